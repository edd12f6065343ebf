public import NIOCore
public import HTTPTypes

extension TrafficLog {
    /// A body whose attempt has ended, for which the application chooses a ``BodyView``.
    public struct RawBody: Sendable {
        /// The fetch that the body belongs to.
        public let fetch: FetchID
        /// The request, with `REDACTED` for secrets.
        public let request: HTTPRequest
        /// The status and header fields of the response, with `REDACTED` for secrets; `nil` for the body of a request.
        public let response: HTTPResponse?
        /// The value of `Content-Type`.
        public let contentType: String?
        /// The bytes as they went over the wire, including secrets; only the first ones if there were too many.
        public let bytes: ByteBuffer
        /// A Boolean value indicating whether there were more bytes.
        public let isCut: Bool
    }

    /// The way in which a body is shown.
    public enum BodyView: Sendable {
        /// The usual way of the log.
        case usual
        /// A text in place of the body, for example of an encrypted or binary message; its secrets are removed, too.
        case text(String)
        /// Only the length of the body.
        case hidden
    }
}
