extension API {
    /// What a body is, in the ways that matter to who sends or reads it.
    public enum Payload: Sendable, Hashable {
        /// No body, or an object that can have no members.
        case none
        /// Bytes of any type (`google.api.HttpBody`).
        case raw
        /// An object with a schema of this name.
        case model(String)
        /// Anything else: a map, an array, a value without a schema.
        case value
    }
}

extension API.Document {
    /// What a method sends.
    ///
    /// A body that is declared for GET is never sent.
    public func requestPayload(of method: API.Method) -> API.Payload {
        guard method.httpMethod?.uppercased() != "GET", let request = method.request else { return .none }
        let payload = payload(request)
        // An empty object is still sent: the server expects one.
        if payload == .none, let ref = request.ref { return .model(ref) }
        return payload
    }

    /// What a method answers.
    public func responsePayload(of method: API.Method) -> API.Payload {
        method.response.map(payload) ?? .none
    }

    private func payload(_ schema: API.Schema) -> API.Payload {
        guard let target = resolved(schema) else { return .value }
        guard target.type == nil || target.type == "object" else { return .value }
        let properties = target.properties ?? [:]
        if properties.isEmpty {
            return target.additionalProperties == nil && target.type != nil ? .none : .value
        }
        if Set(properties.keys) == ["contentType", "data", "extensions"] { return .raw }
        return schema.ref.map { .model($0) } ?? .value
    }

    /// Whether answers of a schema are operations that go on (`google.longrunning.Operation`), by shape.
    public func isLongRunningOperation(_ schema: API.Schema) -> Bool {
        let properties = schema.properties ?? [:]
        return properties["name"]?.type == "string" && properties["done"]?.type == "boolean"
            && properties["error"] != nil && properties["response"] != nil
    }

    /// Whether answers of a schema are operations of Compute Engine's kind: `status`, `operationType` and `targetLink`.
    public func isComputeOperation(_ schema: API.Schema) -> Bool {
        let properties = schema.properties ?? [:]
        return ["status", "operationType", "targetLink", "selfLink"].allSatisfy { properties[$0] != nil }
    }
}
