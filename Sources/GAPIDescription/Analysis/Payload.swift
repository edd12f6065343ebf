extension API {
    /// The kinds of bodies that senders and readers treat differently.
    public enum Payload: Sendable, Hashable {
        /// No body, or an object that can have no members.
        case none
        /// Bytes of any type (`google.api.HttpBody`).
        case raw
        /// An object of the schema with this name.
        case model(String)
        /// Any other value: a map, an array, or a value without a schema.
        case value
    }
}

extension API.Document {
    /// Returns the kind of a method's request body.
    ///
    /// The request body that a description declares for a GET method is never sent.
    public func requestPayload(of method: API.Method) -> API.Payload {
        guard method.httpMethod?.uppercased() != "GET", let request = method.request else { return .none }
        let payload = payload(request)
        // An empty object is still sent: the server expects one.
        if payload == .none, let ref = request.ref { return .model(ref) }
        return payload
    }

    /// Returns the kind of a method's response body.
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

    /// Returns whether a schema has the members of a long-running operation (`google.longrunning.Operation`).
    public func isLongRunningOperation(_ schema: API.Schema) -> Bool {
        let properties = schema.properties ?? [:]
        return properties["name"]?.type == "string" && properties["done"]?.type == "boolean"
            && properties["error"] != nil && properties["response"] != nil
    }

    /// Returns whether a schema has the members of an operation of Compute Engine: `status`, `operationType`,
    /// `targetLink` and `selfLink`.
    public func isComputeOperation(_ schema: API.Schema) -> Bool {
        let properties = schema.properties ?? [:]
        return ["status", "operationType", "targetLink", "selfLink"].allSatisfy { properties[$0] != nil }
    }
}
