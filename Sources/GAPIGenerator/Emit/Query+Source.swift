import GAPIDescription

extension ModulePlan {
    /// Returns the source of a query and of its enumerations' values.
    func declaration(of query: QueryPlan) -> Declaration {
        let path = "\(names.namespace).\(query.name)"
        let values = query.enumerations.map { Self.values(of: $0, in: path, isDeprecated: query.isDeprecated) }
        return Declaration(source: source(of: query), extensions: values.joined())
    }

    private func source(of query: QueryPlan) -> String {
        let conformances = query.conformances.isEmpty ? "GAPI.Query" : query.conformances.joined(separator: ", ")
        var text = query.documentation.comment("    ")
        if query.isDeprecated { text += "    @available(*, deprecated)\n" }
        text += "    public struct \(query.name): \(conformances) {\n"
        text += "        public typealias Response = \(query.response)\n"
        text += Self.properties(of: query)
        text += Self.initializers(of: query)
        text += "        public var method: GAPI.QueryMethod { \(Self.method(of: query)) }\n"
        if let payload = query.payload { text += "        public var payload: GAPI.QueryPayload? { \(payload) }\n" }
        if let etag = query.bodyETag { text += "        public var bodyETag: Swift.String? { \(etag) }\n" }
        text += Self.encoding(of: query)
        text += Self.paging(of: query)
        for enumeration in query.enumerations { text += "\n" + Self.source(of: enumeration, "        ") }
        return text + "    }\n"
    }

    private static func properties(of query: QueryPlan) -> String {
        var text = ""
        for parameter in query.parameters {
            text += parameter.documentation.comment("        ")
            let mark = query.isOptional(parameter) ? "?" : ""
            text += "        public var \(Namer.escaped(parameter.name)): \(parameter.type.source)\(mark)\n"
        }
        if let body = query.body {
            let type = if case .patch = body { "JSON.Value" } else { body.type }
            text += "        public var body: \(type)\n"
        }
        return text + "        public var common = GAPI.CommonParameters()\n"
    }

    private static func initializers(of query: QueryPlan) -> String {
        let required = query.parameters.filter(\.isRequired)
        let parameters = required.map {
            "\(Namer.escaped($0.name)): \($0.type.source)" + ($0.default.map { " = \($0)" } ?? "")
        }
        let assignments = required.map { "self.\(Namer.escaped($0.name)) = \(Namer.escaped($0.name))" }

        func initializer(_ body: String?, _ statements: [String]) -> String {
            let configure = "_ configure: (inout Self) -> Void = { _ in }"
            let all = parameters + [body, configure].compactMap(\.self)
            return "        public init(\(all.joined(separator: ", "))) {\n"
                + packed(statements + ["configure(&self)"], separator: ";", "            ") + "        }\n"
        }
        switch query.body {
        case nil: return initializer(nil, assignments)
        case .model(let type, let isOptional):
            return initializer(
                "_ body: \(type)" + (isOptional ? " = \(type)()" : ""),
                assignments + ["self.body = body"]
            )
        case .value(let type):
            return initializer("_ body: \(type)", assignments + ["self.body = body"])
        case .raw:
            return initializer("_ body: GAPI.HTTPBody", assignments + ["self.body = body"])
        case .patch(let type):
            return initializer("_ body: JSON.Value", assignments + ["self.body = body"])
                + initializer("_ body: \(type)", assignments + ["self.body = JSON.Value(body)"])
        }
    }

    private static func method(of query: QueryPlan) -> String {
        var arguments = [
            "id: \(Literal.string(query.id))", "verb: .\(query.verb)", "path: \(Literal.string(query.path))",
        ]
        if let upload = query.upload { arguments.append("upload: .\(upload)") }
        if query.wrapsData { arguments.append("wrapsData: true") }
        if let version = query.apiVersion { arguments.append("apiVersion: \(Literal.string(version))") }
        if let rule = query.idempotency { arguments.append("idempotency: \(Self.source(of: rule))") }
        if query.matchesETag { arguments.append("matchesETag: true") }
        return "GAPI.QueryMethod(\(arguments.joined(separator: ", ")))"
    }

    private static func source(of rule: API.Idempotency) -> String {
        switch rule {
        case .always: return ".always"
        case .never: return ".never"
        case .conditional(let preconditions):
            let list = preconditions.map { precondition in
                switch precondition {
                case .parameter(let name): ".parameter(\(Literal.string(name)))"
                case .bodyETag: ".bodyETag"
                }
            }
            return ".conditional(on: [\(list.joined(separator: ", "))])"
        }
    }

    private static func encoding(of query: QueryPlan) -> String {
        guard !query.parameters.isEmpty else {
            return "        public func encode(into p: inout GAPI.QueryParameters) {}\n"
        }
        var text = "        public func encode(into p: inout GAPI.QueryParameters) {\n"
        let sorted =
            query.parameters.filter(\.isInPath) + query.parameters.filter { !$0.isInPath }.sorted { $0.key < $1.key }
        let statements = sorted.map {
            let value = $0.name == "p" ? "self.p" : Namer.escaped($0.name)
            return "p.\($0.isInPath ? "path" : "query")(\(Literal.string($0.key)), \(value))"
        }
        text += packed(statements, separator: ";", "            ")
        return text + "        }\n"
    }

    private static func paging(of query: QueryPlan) -> String {
        guard let paging = query.paging else { return "" }
        var text = ""
        if let token = paging.token {
            text += "        public var pageToken: Swift.String? { get { \(token.get) } set { \(token.set) } }\n"
        }
        text += "        public func nextPageToken(in response: Response) -> Swift.String? {"
        if paging.next.contains("\n") {
            let lines = paging.next.split(separator: "\n").map { "            \($0)\n" }
            text += "\n\(lines.joined())        }\n"
        } else {
            text += " \(paging.next) }\n"
        }
        text += "        public func items(in response: Response) -> [\(paging.item)] { \(paging.items) }\n"
        if paging.pageFields != "nextPageToken" {
            text += "        public var pageFields: Swift.String { \(Literal.string(paging.pageFields)) }\n"
        }
        return text
    }
}

extension QueryPlan {
    /// The source of the query's payload; `nil` without a body.
    fileprivate var payload: String? {
        switch body {
        case nil: nil
        case .raw: ".raw(body)"
        case .model, .patch, .value: wrapsData ? ".json(body, wrapped: true)" : ".json(body)"
        }
    }

    /// Returns whether the property of a parameter is optional.
    ///
    /// The page token always is, even if it is a required parameter, because `GAPI.PagedQuery` has an optional token.
    fileprivate func isOptional(_ parameter: Parameter) -> Bool {
        !parameter.isRequired || (paging != nil && paging?.token == nil && parameter.name == "pageToken")
    }
}
