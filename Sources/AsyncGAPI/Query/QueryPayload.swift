public import AsyncJSON

/// The body of a query, ready to be sent.
public struct QueryPayload: Sendable, Hashable {
    /// The bytes.
    public var bytes: [UInt8]
    /// Their media type.
    public var contentType: String

    /// Creates a payload.
    public init(_ bytes: [UInt8], contentType: String) {
        self.bytes = bytes
        self.contentType = contentType
    }

    /// A model as JSON; inside a member `data` for services that want it so.
    public static func json(_ model: some JSON.Model, wrapped: Bool = false) -> QueryPayload {
        wrapped ? json(JSON.Value(model), wrapped: true) : QueryPayload(model.jsonBytes())
    }

    /// Any JSON; inside a member `data` for services that want it so.
    public static func json(_ value: JSON.Value, wrapped: Bool = false) -> QueryPayload {
        QueryPayload((wrapped ? ["data": value] : value).encoded())
    }

    /// A map as JSON.
    public static func json(_ members: [String: JSON.Value], wrapped: Bool = false) -> QueryPayload {
        json(JSON.Value(members: members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }), wrapped: wrapped)
    }

    /// Bytes of any type.
    public static func raw(_ body: HTTPBody) -> QueryPayload {
        QueryPayload(body.bytes, contentType: body.contentType)
    }

    private init(_ json: [UInt8]) {
        self.init(json, contentType: "application/json; charset=utf-8")
    }
}

/// Bytes of any media type, for methods that take or give something other than JSON (`google.api.HttpBody`).
public struct HTTPBody: Sendable, Hashable {
    /// The bytes.
    public var bytes: [UInt8]
    /// Their media type.
    public var contentType: String

    /// Creates a body.
    public init(_ bytes: some Sequence<UInt8>, contentType: String) {
        self.bytes = Array(bytes)
        self.contentType = contentType
    }
}
