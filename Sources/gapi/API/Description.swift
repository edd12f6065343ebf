import AsyncGAPI
import AsyncJSON

/// The output of a description for people.
struct Description {
    private let document: API.Document
    private let console: Console

    init(_ document: API.Document, on console: Console) {
        self.document = document
        self.console = console
    }

    // MARK: Services

    /// Writes an overview of the service.
    func overview() {
        let name = "\(document.name ?? ""):\(document.version ?? "")"
        console.print("\(name)  \(document.title ?? "")".singleLine, after: "", indent: 2, .bold)
        if let text = document.description { writeSentence(of: text) }
        console.print()
        let facts = [
            ("root", (document.rootUrl ?? "") + (document.servicePath ?? "")), ("revision", document.revision ?? ""),
            ("documentation", document.documentationLink ?? ""), ("batches", document.batchLimits.summary),
            ("methods", "\(document.allMethods.count)"), ("schemas", "\((document.schemas ?? [:]).count)"),
        ]
        for (name, value) in facts where !value.isEmpty {
            console.print(value.singleLine, after: "  \(name.aligned(.left, 14)) ", indent: 17)
        }
        let scopes = (document.auth?.oauth2?.scopes ?? [:]).sorted { $0.key < $1.key }
        if !scopes.isEmpty { heading("scopes") }
        for (scope, meaning) in scopes {
            let line = "  \(Self.short(scope))  ".singleLine
            let text = console.fit((meaning.description ?? "").singleLine, after: line.count)
            console.print(line + console.styled(text, .dim))
        }
        console.print()
        methods()
    }

    /// Writes methods of the service, one in each line; by default all.
    func methods(_ chosen: [API.Document.MethodEntry]? = nil) {
        let entries = chosen ?? document.allMethods
        let table = Table(
            .init("method", width: min(entries.map(\.qualifiedName.count).max() ?? 0, 48), .left),
            .init("verb", width: 6, .left),
            .init("path", width: min(entries.map { ($0.method.path ?? "").count }.max() ?? 0, 60), .left),
            .init("", width: 0, .left)
        )
        console.print(console.styled(console.fit(table.header), .dim))
        for entry in entries {
            let line = table.line([
                entry.qualifiedName, entry.method.httpMethod ?? "", entry.method.path ?? "",
                Self.marks(entry, document).joined(separator: " "),
            ])
            console.print(console.fit(line.singleLine))
        }
    }

    /// Returns the special features of a method, one word for each.
    static func marks(_ entry: API.Document.MethodEntry, _ document: API.Document) -> [String] {
        var marks: [String] = []
        if document.paging(of: entry) != nil { marks.append("pages") }
        if entry.method.mediaUpload != nil { marks.append("upload") }
        if entry.method.supportsMediaDownload == true { marks.append("download") }
        if let answer = document.resolved(entry.method.response),
            document.isLongRunningOperation(answer) || document.isComputeOperation(answer)
        {
            marks.append("operation")
        }
        if entry.isDeprecated { marks.append("deprecated") }
        return marks
    }

    // MARK: Methods

    /// Writes all about a method; `api` is the user's name for the service.
    func method(_ entry: API.Document.MethodEntry, api: String) {
        let method = entry.method
        let root = (document.rootUrl ?? "") + (document.servicePath ?? "")
        let id = method.id ?? entry.qualifiedName
        console.print(
            "\(method.httpMethod ?? "GET") \(root)\(method.path ?? "")",
            after: console.styled(id, .bold) + "  ",
            used: id.count + 2,
            indent: 2
        )
        if let text = method.description { writeSentence(of: text) }
        if entry.isDeprecated { console.print("  " + console.styled("deprecated", .yellow)) }
        parameters(of: method)
        switch document.requestPayload(of: method) {
        case .none: break
        case .raw:
            heading("body")
            console.print("{\"contentType\": …, \"data\": base64}: bytes of any type", after: "  ", indent: 4)
        case .model, .value:
            heading("body" + (method.request?.ref.map { ": \($0)" } ?? ""))
            if let request = method.request { tree(request, isRequest: true) }
        }
        switch document.responsePayload(of: method) {
        case .none:
            heading("response")
            console.print("  empty")
        case .raw:
            heading("response")
            console.print("  bytes of any type")
        case .model, .value:
            heading("response" + (method.response?.ref.map { ": \($0)" } ?? ""))
            if let response = method.response { tree(response, isRequest: false) }
        }
        media(of: entry)
        repetition(of: method)
        if let scopes = method.scopes, !scopes.isEmpty {
            heading("scopes, any one of")
            console.print(scopes.map(Self.short).joined(separator: " "), after: "  ", indent: 2)
        }
        heading("example")
        // A line is broken as a shell reads it, for people paste it.
        console.print(words: example(entry, api: api), after: "  ", indent: 4, continuation: " \\")
    }

    private func parameters(of method: API.Method) {
        let required = document.requiredParameters(of: method)
        let names = Set(required.map(\.name))
        let optional = (method.parameters ?? [:]).filter { !names.contains($0.key) }.sorted { $0.key < $1.key }
        let all = required.map { ($0.name, $0.schema) } + optional.map { ($0.key, $0.value) }
        guard !all.isEmpty else { return }
        heading("parameters (* required)")
        let width = min(all.map(\.0.count).max() ?? 0, 32)
        for (name, schema) in all {
            let mark = names.contains(name) ? "*" : " "
            let type = schema.summary.aligned(.left, 14)
            let text = Self.sentence(schema.description ?? "")
            let line = " \(mark)--\(name.aligned(.left, width))  \(type)  ".singleLine
            if console.hasRoom(for: line) {
                console.print(line + console.styled(console.fit(text, after: line.count), .dim))
            } else {
                let words = "\(schema.summary) \(text)".singleLine
                console.print(words, after: " \(mark)--\(name)  ".singleLine, indent: 6)
            }
            if let values = schema.values, !values.isEmpty {
                let words = values.dropLast().map { $0.singleLine + " |" } + values.suffix(1).map { $0.singleLine }
                let indent = console.isTerminal ? min(width + 6, console.width / 3) : width + 6
                console.print(words: words, after: String(repeating: " ", count: indent), indent: indent)
            }
        }
        let common = (document.parameters ?? [:]).keys.filter { !$0.contains(".") }.sorted()
        if !common.isEmpty {
            let words = "and for all methods: " + common.joined(separator: " ")
            console.print(words, after: "  ", indent: 4, .dim)
        }
    }

    private func media(of entry: API.Document.MethodEntry) {
        if let paging = document.paging(of: entry) {
            heading("pages")
            let token = paging.place == .query ? "--\(paging.token)" : "the body's \(paging.token)"
            console.print(
                "by \(token); items: \(paging.items?.name ?? "the whole response"); gapi pages reads all pages",
                after: "  ",
                indent: 4
            )
        }
        if let upload = entry.method.mediaUpload {
            heading("upload")
            var ways: [String] = []
            if let simple = upload.protocols?.simple {
                ways.append(simple.multipart == true ? "simple, multipart" : "simple")
            }
            if upload.protocols?.resumable != nil { ways.append("resumable") }
            let size = upload.maxSize.map { ", up to \($0)" } ?? ""
            console.print(
                "\(ways.joined(separator: ", "))\(size) of \((upload.accept ?? ["*/*"]).joined(separator: " "))"
                    .singleLine,
                after: "  ",
                indent: 4
            )
        }
        if entry.method.supportsMediaDownload == true {
            heading("download")
            console.print("  with gapi download")
        }
    }

    /// Writes when a failed call is sent again, and whether it protects changes of others.
    private func repetition(of method: API.Method) {
        heading("retries")
        let text =
            switch document.repetition(of: method) {
            case .always: "always"
            case .never: "never"
            case .conditional(let preconditions):
                "only with " + (preconditions.map(\.description) + ["the header If-Match"]).joined(separator: ", or ")
            }
        console.print(text, after: "  ", indent: 4)
        if document.matchesETag(method) {
            console.print("changes only the version in the etag of the body (If-Match)", after: "  ", indent: 4)
        }
    }

    /// Returns the words of an example for a shell; an option and its value are one.
    private func example(_ entry: API.Document.MethodEntry, api: String) -> [String] {
        // Each word is in one line before it is quoted, so that nothing changes in it afterwards.
        func word(_ text: String) -> String { text.singleLine.quotedForShell }
        let method = entry.method
        let command = method.mediaUpload != nil ? "upload" : method.returnsMediaAlone ? "download" : "call"
        var words = ["gapi \(command)", word(api), word(entry.qualifiedName)]
        var parameters = document.requiredParameters(of: method)
        if let id = method.idOfDeletion { parameters.append((name: "id", schema: id)) }
        for (name, schema) in parameters {
            let value = schema.acceptedValue(named: name) ?? document.example(of: schema)
            let invented = schema.resourceName ?? "my-" + name.lowercased()
            let text = schema.keyword ?? (value == "value" ? invented : value.string ?? value.description)
            words.append("\(word("--" + name)) \(word(text))")
        }
        if method.demandsFields, !parameters.contains(where: { $0.name == "fields" }) {
            words.append("--fields '*'")
        }
        let isUpload = method.mediaUpload != nil
        if !isUpload, method.returnsMediaAlone { return words + ["--output FILE"] }
        // An upload needs a body only if nothing else says which resource is changed.
        let needsBody = !isUpload || document.identifierInBody(of: method) != nil
        if needsBody, document.requestPayload(of: method) != .none, let body = document.exampleBody(of: method) {
            words.append("--body \(word(body.description))")
        }
        if isUpload { return words + ["FILE"] }
        if document.paging(of: entry) != nil { words.append("--page-all") }
        return words
    }

    // MARK: Schemas

    /// Writes all about a schema.
    func schema(_ name: String, _ schema: API.Schema) {
        console.print(schema.summary, after: console.styled(name, .bold) + "  ", used: name.count + 2, indent: 2)
        if let text = schema.description { writeSentence(of: text) }
        console.print()
        tree(schema, isRequest: false)
    }

    private func tree(_ schema: API.Schema, isRequest: Bool) {
        var tree = SchemaTree(document: document, leavesOutReadOnly: isRequest)
        for line in tree.lines(of: schema) {
            guard console.hasRoom(for: "  " + line.text) else {
                let indent = 2 + line.text.prefix { $0 == " " }.count
                let start = String(repeating: " ", count: indent)
                console.print(String(line.text.drop { $0 == " " }), after: start, indent: indent + 4)
                continue
            }
            let note = line.note.isEmpty ? "" : "  " + line.note
            console.print("  \(line.text)" + console.styled(console.fit(note, after: line.text.count + 2), .dim))
        }
    }

    // MARK: Text

    private func heading(_ text: String) {
        console.print()
        console.print(text, after: "", indent: 2, .bold)
    }

    /// Writes the first sentence of a text.
    private func writeSentence(of text: String) { console.print(Self.sentence(text), after: "  ", indent: 2) }

    /// Returns the first sentence of a text, in one line.
    static func sentence(_ text: String) -> String {
        var words = text.split(whereSeparator: \.isWhitespace)[...]
        if words.prefix(2).joined(separator: " ") == "Output only." { words = words.dropFirst(2) }
        if ["Optional.", "Required.", "Immutable."].contains(words.first ?? "") { words = words.dropFirst() }
        var sentence: [Substring] = []
        for word in words {
            sentence.append(word)
            if word.hasSuffix("."), !["e.g.", "i.e.", "etc."].contains(word), word.count > 2 { break }
        }
        return sentence.joined(separator: " ").singleLine
    }

    private static func short(_ scope: String) -> String {
        scope.replacing("https://www.googleapis.com/auth/", with: "…/")
    }
}

extension API.BatchLimits {
    /// The limits in a few words.
    var summary: String {
        let limits = "up to \(maximumCalls) calls and \(maximumBytes) bytes"
        return switch support {
        case .documented: limits
        case .undocumented: "undocumented; \(limits) are tried"
        case .off: "none; the service refuses them"
        }
    }
}

extension API.Schema {
    /// The value that the description recommends, such as `primary` for the calendar of the user.
    fileprivate var keyword: String? {
        guard let text = description else { return nil }
        if let match = text.firstMatch(of: /"([A-Za-z]+)" keyword|special value `([A-Za-z]+)`/) {
            return (match.1 ?? match.2).map(String.init)
        }
        return nil
    }

    /// The type in a few words: `int32 1…1000 =100`, `string[]`.
    var summary: String {
        var text = ref ?? format ?? type ?? "any"
        if values?.isEmpty == false { text = "enum" }
        if type == "array", let items { text = items.summary + "[]" }
        if type == "object", let additionalProperties { text = "map of \(additionalProperties.summary)" }
        if repeated == true { text += ", repeated" }
        if minimum != nil || maximum != nil { text += " \(minimum ?? "")…\(maximum ?? "")" }
        if let `default`, !`default`.isEmpty { text += " =\(`default`)" }
        return text.singleLine
    }
}
