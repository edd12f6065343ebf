import ArgumentParser
import AsyncGAPI
import AsyncJSON

/// The command `gapi list`, which lists the services, or the methods of a service.
struct ListCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List the services that can be called, or the methods of one.",
        discussion: """
            Examples:
              gapi list
              gapi list drive:v3
              gapi list storage --json | jq -r '.[] | select(.pages) | .method'
            """
    )

    @Argument(help: "A service: drive:v3, drive, a file.", completion: .custom(MethodCompletion.services))
    var api: String?

    @OptionGroup var documents: DocumentOptions
    @OptionGroup var tracing: TraceOptions

    @Flag(help: "Write a JSON array of objects.")
    var json = false

    func run(_ streams: ToolStreams) async throws {
        try await reporting(asJSON: json, to: streams.errors, tracing: tracing.trace) { [self] in
            let console = streams.output
            if let api {
                let document = try await documents.library.document(api)
                json
                    ? writeJSON(document.methodList(document.allMethods), console)
                    : Description(document, on: console).methods()
            } else {
                list(try await documents.library.allEntries(), console)
            }
        }
    }

    private func list(_ entries: [GAPI.DescriptionLibrary.Entry], _ console: Console) {
        if json {
            return writeJSON(
                JSON.Value(
                    entries.map {
                        ["name": JSON.Value($0.name), "version": JSON.Value($0.version), "title": JSON.Value($0.title)]
                    }
                ),
                console
            )
        }
        let width = entries.map { $0.name.count + $0.version.count + 1 }.max() ?? 0
        let table = Table(.init("service", width: width, .left), .init("title", width: 0, .left))
        console.print(console.styled(console.fit(table.header), .dim))
        for entry in entries {
            console.print(console.fit(table.line(["\(entry.name):\(entry.version)", entry.title.singleLine])))
        }
    }
}

/// The command `gapi describe`, which describes a service, a method or a schema.
struct DescribeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "describe",
        abstract: "Describe a service, one of its methods, or one of its schemas.",
        usage: "gapi describe <service> [<method, resource or schema>] [<options>]",
        discussion: """
            Examples:
              gapi describe drive:v3
              gapi describe drive:v3 files
              gapi describe drive:v3 files.list
              gapi describe drive:v3 File
              gapi describe drive:v3 files.list --json
            """
    )

    // One argument, because Bash counts drive:v3 as three words.
    @Argument(
        help: ArgumentHelp(
            "A service (drive:v3, drive, a file), and one of its methods, resources or schemas.",
            valueName: "name"
        ),
        completion: .custom(MethodCompletion.words)
    )
    var names: [String]

    @OptionGroup var documents: DocumentOptions
    @OptionGroup var tracing: TraceOptions

    @Flag(help: "Write the description itself as JSON.")
    var json = false

    func run(_ streams: ToolStreams) async throws {
        try await reporting(asJSON: json, to: streams.errors, tracing: tracing.trace) { [self] in
            try describe(try await documents.library.document(api), on: streams.output)
        }
    }

    func validate() throws {
        guard (1...2).contains(names.count) else {
            throw ValidationError("Name a service, and one method, resource or schema.")
        }
    }

    private var api: String { names.first ?? "" }
    private var name: String? { names.dropFirst().first }

    func describe(_ document: API.Document, on console: Console) throws {
        let description = Description(document, on: console)
        guard let name else {
            return json ? writeJSON(JSON.Value(document), console) : description.overview()
        }
        if let entry = document.method(named: name) {
            json ? writeJSON(JSON.Value(entry.method), console) : description.method(entry, api: api)
        } else if let schema = document.schemas?[name] {
            json ? writeJSON(JSON.Value(schema), console) : description.schema(name, schema)
        } else if let methods = document.methods(ofResource: name) {
            json ? writeJSON(document.methodList(methods), console) : description.methods(methods)
        } else {
            let names = document.allMethods.map(\.qualifiedName) + (document.schemas ?? [:]).keys.sorted()
            let near = Suggestion.nearest(to: name, among: names)
            throw ToolFailure(.usage, "\(document.name ?? api) has no method and no schema `\(name)`; \(near)")
        }
    }
}

func writeJSON(_ value: JSON.Value, _ console: Console) {
    console.write(String(decoding: value.encoded(pretty: true), as: UTF8.self) + "\n")
}

extension API.Document {
    /// Returns the methods of a resource and of those in it; `nil` if there is no such resource.
    fileprivate func methods(ofResource name: String) -> [MethodEntry]? {
        let methods = allMethods.filter { $0.qualifiedName.hasPrefix(name + ".") }
        return methods.isEmpty ? nil : methods
    }

    /// Returns methods as JSON, for programs.
    fileprivate func methodList(_ entries: [MethodEntry]) -> JSON.Value {
        JSON.Value(
            entries.map { entry in
                let marks = Description.marks(entry, self)
                return [
                    "method": JSON.Value(entry.qualifiedName), "id": JSON.Value(entry.method.id ?? ""),
                    "verb": JSON.Value(entry.method.httpMethod ?? ""), "path": JSON.Value(entry.method.path ?? ""),
                    "pages": JSON.Value(marks.contains("pages")), "upload": JSON.Value(marks.contains("upload")),
                    "download": JSON.Value(marks.contains("download")),
                    "deprecated": JSON.Value(marks.contains("deprecated")),
                    "repeated": JSON.Value(repetition(of: entry.method).word),
                ]
            }
        )
    }
}

extension API.Idempotency {
    /// The rule as a word, for programs.
    fileprivate var word: String {
        switch self {
        case .always: "always"
        case .conditional: "conditional"
        case .never: "never"
        }
    }
}
