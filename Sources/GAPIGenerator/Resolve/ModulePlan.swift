import GAPIDescription

/// The contents of the module to emit.
struct ModulePlan {
    let document: API.Document
    let options: Generator.Options
    let names: ServiceNames
    private(set) var queries: [QueryPlan] = []
    /// All structs, including those inside others; those of the namespace are ``roots``.
    private(set) var models: [Model] = []
    private(set) var roots: [Int] = []
    private(set) var enumerations: [Enumeration] = []
    private(set) var aliases: [Alias] = []
    private(set) var sharedEnumerations: [Enumeration] = []
    private(set) var scopes: [Constant] = []
    private(set) var regions: [Constant] = []
    /// The kinds, and the number of the struct that each stands for.
    private(set) var kinds: [(kind: String, model: Int)] = []
    /// The long-running operations, and the methods that poll them.
    private(set) var operations: [Operation] = []
    private(set) var diagnostics: [API.Diagnostic] = []
    private(set) var boxed = 0

    /// A named string.
    struct Constant {
        let name: String
        let value: String
        var documentation = Documentation()
    }

    /// A struct that is a long-running operation.
    struct Operation {
        let model: Int
        let id: String
        let path: String
    }

    init(_ document: API.Document, _ options: Generator.Options) {
        self.document = document
        self.options = options
        names = ServiceNames(document, options)
        scopes = Self.scopes(of: document, describes: options.includesDescriptions)
        regions = Self.regions(of: document)

        let methods = document.allMethods
        var schemas = SchemaResolver(document, names, includesDescriptions: options.includesDescriptions)
        let shared = SharedEnumerations(methods, &schemas)
        sharedEnumerations = shared.enumerations
        let scopeNames = Dictionary(scopes.map { ($0.value, $0.name) }) { first, _ in first }
        var resolver = QueryResolver(
            document: document,
            names: names,
            shared: shared,
            scopeNames: scopeNames,
            schemas: schemas
        )
        resolveQueries(methods, &resolver)
        if options.includesUnusedSchemas {
            for name in (document.schemas ?? [:]).keys.sorted() { _ = resolver.schemas.require(name, at: "$.schemas") }
        }
        resolver.schemas.resolveAll()
        takeTypes(from: resolver.schemas, methods)
    }

    private mutating func resolveQueries(_ methods: [API.Document.MethodEntry], _ resolver: inout QueryResolver) {
        let filter = MethodFilter(options.methods, methods)
        for pattern in filter.unmatched {
            diagnostics.append(
                .init(.error, .noMatch, at: "$", "no method matches `\(pattern)`", remedy: "see `gapi describe`")
            )
        }
        var ids: Set<String> = []
        for entry in methods {
            // All methods claim names, so that a choice of methods changes no name.
            let words = (entry.resources + [entry.name]).map { Namer.type($0, or: "Method") }
            let name = resolver.schemas.claim(words.joined() + "Query")
            guard filter.includes(entry) else { continue }
            if let id = entry.method.id, !ids.insert(id).inserted {
                diagnostics.append(
                    .init(.warning, .duplicateName, at: entry.path + ".id", "another method has the id `\(id)`")
                )
            }
            if let query = resolver.query(entry, name: name) { queries.append(query) }
        }
    }

    private mutating func takeTypes(from schemas: SchemaResolver, _ methods: [API.Document.MethodEntry]) {
        models = schemas.models
        boxed = Boxing(&models).count
        roots = schemas.roots.sorted { models[$0].name < models[$1].name }
        enumerations = schemas.enumerations.sorted { $0.name < $1.name }
        aliases = schemas.aliases.sorted { $0.name < $1.name }
        diagnostics += schemas.diagnostics

        var kinds: [String: [Int]] = [:]
        for id in roots {
            guard let schema = schemas.schema(of: id) else { continue }
            if let kind = schema.properties?["kind"], kind.type == "string", let text = kind.default {
                kinds[text, default: []].append(id)
            }
            if let operation = operation(id, schema, schemas, methods) { operations.append(operation) }
        }
        for (kind, ids) in kinds.sorted(by: { $0.key < $1.key }) {
            if ids.count == 1 {
                self.kinds.append((kind, ids[0]))
            } else {
                let names = ids.map { "`\(models[$0].name)`" }.joined(separator: ", ")
                diagnostics.append(
                    .init(
                        .note,
                        .duplicateName,
                        at: "$.schemas",
                        "the kind `\(kind)` is that of \(names): it is registered for none of them"
                    )
                )
            }
        }
    }

    /// Returns the method that polls an operation: by the operation's own link, or by GET with its name alone; `nil`
    /// for other structs.
    private func operation(
        _ id: Int,
        _ schema: API.Schema,
        _ schemas: SchemaResolver,
        _ methods: [API.Document.MethodEntry]
    ) -> Operation? {
        guard document.isLongRunningOperation(schema) || document.isComputeOperation(schema) else { return nil }
        let polls = methods.filter {
            $0.method.httpMethod == "GET" && schemas.isSchema($0.method.response?.ref, of: id)
        }
        if schema.properties?["selfLink"] != nil, let first = polls.first {
            return Operation(model: id, id: first.method.id ?? first.qualifiedName, path: "{+selfLink}")
        }
        let best = polls.filter {
            document.requiredParameters(of: $0.method).map(\.name) == ["name"]
                && PathTemplate(checking: $0.method.path ?? "")?.variables == ["name"]
        }.min {
            ($0.method.path?.utf8.count ?? 0, $0.qualifiedName) < (
                $1.method.path?.utf8.count ?? 0, $1.qualifiedName
            )
        }
        guard let best, let path = best.method.path else { return nil }
        return Operation(model: id, id: best.method.id ?? best.qualifiedName, path: path)
    }

    // MARK: Constants

    private static func scopes(of document: API.Document, describes: Bool) -> [Constant] {
        let scopes = (document.auth?.oauth2?.scopes ?? [:]).sorted { $0.key < $1.key }
        var names = NameScope(reserved: Namer.reservedValues)
        let short = scopes.map { Namer.member(lastPart(of: $0.key), or: "scope") }
        let counts = Dictionary(short.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(scopes, short).map { scope, short in
            // Two scopes may have the same last part; then their names come from the whole URL.
            let path = scope.key.replacing("https://", with: "").replacing("www.googleapis.com/auth/", with: "")
            let name = counts[short] == 1 ? short : Namer.member(path, or: short)
            let documentation = Documentation(text: describes ? scope.value.description : nil)
            return Constant(name: names.claim(name, orWith: "Value"), value: scope.key, documentation: documentation)
        }
    }

    private static func lastPart(of url: String) -> String {
        url.split(separator: "/").last.map(String.init) ?? url
    }

    private static func regions(of document: API.Document) -> [Constant] {
        var names = NameScope(reserved: Namer.reservedValues)
        return (document.endpoints ?? []).compactMap { endpoint in
            guard let url = endpoint.endpointUrl, let location = endpoint.location else { return nil }
            let name = names.claim(Namer.member(location, or: "region"), orWith: "Value")
            let documentation = Documentation(facts: endpoint.deprecated == true ? ["Deprecated."] : [])
            return Constant(name: name, value: url, documentation: documentation)
        }
    }
}
