import GAPIDescription

/// Makes the plans of queries from methods.
struct QueryResolver {
    let document: API.Document
    let names: ServiceNames
    let shared: SharedEnumerations
    /// The short names of scopes, by URL.
    let scopeNames: [String: String]
    var schemas: SchemaResolver

    /// Returns the plan of a method; `nil`, with a diagnostic, if the method cannot be called.
    mutating func query(_ entry: API.Document.MethodEntry, name: String) -> QueryPlan? {
        let method = entry.method
        guard let verb = Self.verbs[method.httpMethod?.uppercased() ?? ""] else {
            fail(entry, .unknownType, ".httpMethod", "there is no HTTP method `\(method.httpMethod ?? "")`")
            return nil
        }
        guard let path = method.path, let template = PathTemplate(checking: path) else {
            fail(entry, .invalidPath, ".path", "the path has no valid form")
            return nil
        }
        for variable in template.variables where method.parameters?[variable]?.location != "path" {
            fail(
                entry,
                .invalidPath,
                ".path",
                "the path has a variable `\(variable)`, but no path parameter has this name"
            )
            return nil
        }
        var plan = QueryPlan(name: name, id: method.id ?? entry.qualifiedName, verb: verb, path: path)
        plan.wrapsData = document.wrapsData
        if let version = method.apiVersion {
            if version.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
                plan.apiVersion = version
            } else {
                warn(entry, .ignored, ".apiVersion", "a header field cannot have this value: it is not sent")
            }
        }
        plan.isDeprecated = entry.isDeprecated
        resolveBody(of: entry, &plan)
        resolveRepetition(of: entry, &plan)
        let response = resolveResponse(of: entry, &plan)
        resolveParameters(of: entry, template, response, &plan)
        if let response {
            resolvePaging(of: entry, response, &plan)
            resolveChanges(of: entry, response, &plan)
        }
        resolveMedia(of: entry, &plan)
        plan.documentation = documentation(of: entry, plan)
        return plan
    }

    private static let verbs = [
        "GET": "get", "POST": "post", "PUT": "put", "PATCH": "patch", "DELETE": "delete", "HEAD": "head",
        "OPTIONS": "options",
    ]

    mutating func fail(
        _ entry: API.Document.MethodEntry,
        _ kind: API.Diagnostic.Kind,
        _ member: String,
        _ message: String
    ) {
        schemas.diagnostics.append(
            .init(
                .error,
                kind,
                at: entry.path + member,
                message,
                remedy: "the method is left out: correct the description"
            )
        )
    }

    mutating func warn(
        _ entry: API.Document.MethodEntry,
        _ kind: API.Diagnostic.Kind,
        _ member: String,
        _ message: String,
        _ severity: API.Diagnostic.Severity = .warning
    ) {
        schemas.diagnostics.append(.init(severity, kind, at: entry.path + member, message))
    }

    /// Sets the rule for repetition of a query, and the source of the `etag` in its body.
    private mutating func resolveRepetition(of entry: API.Document.MethodEntry, _ plan: inout QueryPlan) {
        plan.idempotency = document.idempotency(of: entry.method)
        plan.matchesETag = document.matchesETag(entry.method)
        var needsETag = plan.matchesETag
        if case .conditional(let preconditions)? = plan.idempotency, preconditions.contains(.bodyETag) {
            needsETag = true
        }
        guard needsETag, let body = plan.body, let name = entry.method.request?.ref else { return }
        let type = schemas.require(name, at: entry.path + ".request")
        let property = schemas.resolvedModel(type)?["etag"]
        plan.bodyETag =
            switch (body, property?.type) {
            case (.patch, _), (.value, _): "body[\"etag\"]?.string"
            case (.model, .string?): "body.\(Namer.escaped(property?.name ?? ""))"
            case (.model, .bytes?): "body.\(Namer.escaped(property?.name ?? ""))?.description"
            default: nil
            }
    }

    // MARK: Bodies

    private mutating func resolveBody(of entry: API.Document.MethodEntry, _ plan: inout QueryPlan) {
        if entry.method.request != nil, plan.verb == "get" {
            warn(entry, .ignored, ".request", "a GET request has no body: it is not sent", .note)
        }
        switch document.requestPayload(of: entry.method) {
        case .none: break
        case .raw: plan.body = .raw
        case .model(let name):
            let type = schemas.require(name, at: entry.path + ".request")
            guard let model = schemas.resolvedModel(type) else {
                plan.body = .value(anyJSON(type))
                return
            }
            let isOptional = model.properties.isEmpty || entry.method.mediaUpload != nil
            plan.body = plan.verb == "patch" ? .patch(written(type)) : .model(written(type), isOptional: isOptional)
        case .value:
            plan.body = .value(anyJSON(valueType(entry.method.request, at: entry.path + ".request")))
        }
    }

    private mutating func resolveResponse(
        of entry: API.Document.MethodEntry,
        _ plan: inout QueryPlan
    ) -> Model? {
        switch document.responsePayload(of: entry.method) {
        case .none: break
        case .raw: plan.response = "GAPI.HTTPBody"
        case .model(let name):
            let type = schemas.require(name, at: entry.path + ".response")
            let model = schemas.resolvedModel(type)
            plan.response = model == nil ? codable(type) : written(type)
            return model
        case .value:
            plan.response = codable(valueType(entry.method.response, at: entry.path + ".response"))
        }
        return nil
    }

    /// Returns the type of a body that has no named schema.
    private mutating func valueType(_ schema: API.Schema?, at path: String) -> SwiftType {
        guard let schema else { return .any }
        if let ref = schema.ref { return schemas.require(ref, at: path) }
        if schema.type == "object", let values = schema.additionalProperties {
            return .map(values.ref.map { schemas.require($0, at: path) } ?? .any)
        }
        return .any
    }

    /// Returns the source of a body's type: a map of any values stays a map, and every other type becomes any value.
    private func anyJSON(_ type: SwiftType) -> String { type == .map(.any) ? type.source : SwiftType.any.source }

    /// Returns the source of a type that JSON's coder reads and writes as the service does; any value for other types,
    /// such as quoted numbers.
    private func codable(_ type: SwiftType) -> String {
        func isCodable(_ type: SwiftType) -> Bool {
            switch type {
            case .model, .any, .string, .bool: true
            case .array(let element), .map(let element): isCodable(element)
            default: false
            }
        }
        return written(isCodable(type) ? type : .any)
    }

    /// Returns the source of a type in a query, which has own types with the names `Item` and `Response`.
    func written(_ type: SwiftType) -> String {
        switch type {
        case .model(_, let name), .enumeration(let name):
            Namer.reservedTypesOfQueries.contains(name) ? "\(names.namespace).\(name)" : name
        case .array(let element): "[\(written(element))]"
        case .map(let element): "[Swift.String: \(written(element))]"
        default: type.source
        }
    }
}
