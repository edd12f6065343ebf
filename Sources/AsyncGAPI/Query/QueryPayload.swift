public import AsyncJSON

extension GAPI {
    /// The request body of a query, ready to be sent.
    public struct QueryPayload: Sendable, Hashable {
        /// The bytes of the body.
        public var bytes: [UInt8]
        /// The media type of the bytes.
        public var contentType: String

        /// Creates a payload from bytes.
        public init(_ bytes: [UInt8], contentType: String) {
            self.bytes = bytes
            self.contentType = contentType
        }

        /// Creates a payload from a model as JSON; with `wrapped`, inside a member `data`, as some services need it.
        public static func json(_ model: some JSON.Model, wrapped: Bool = false) -> QueryPayload {
            wrapped ? json(JSON.Value(model), wrapped: true) : QueryPayload(model.jsonBytes())
        }

        /// Creates a payload from any JSON; with `wrapped`, inside a member `data`, as some services need it.
        public static func json(_ value: JSON.Value, wrapped: Bool = false) -> QueryPayload {
            QueryPayload((wrapped ? ["data": value] : value).encoded())
        }

        /// Creates a payload from a map as JSON.
        public static func json(_ members: [String: JSON.Value], wrapped: Bool = false) -> QueryPayload {
            json(JSON.Value(members: members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }), wrapped: wrapped)
        }

        /// Creates a payload from bytes of any media type.
        public static func raw(_ body: HTTPBody) -> QueryPayload {
            QueryPayload(body.bytes, contentType: body.contentType)
        }

        private init(_ json: [UInt8]) {
            self.init(json, contentType: "application/json; charset=utf-8")
        }
    }

    /// Bytes of any media type, for methods that take or return something other than JSON (`google.api.HttpBody`).
    public struct HTTPBody: Sendable, Hashable {
        /// The bytes of the body.
        public var bytes: [UInt8]
        /// The media type of the bytes.
        public var contentType: String

        /// Creates a body from bytes.
        public init(_ bytes: some Sequence<UInt8>, contentType: String) {
            self.bytes = Array(bytes)
            self.contentType = contentType
        }
    }
}
