public import NIOCore
public import HTTPTypes

extension TrafficLog {
    /// A body whose attempt has ended, for the application to say what is shown of it.
    public struct RawBody: Sendable {
        /// The fetch that it belongs to.
        public let fetch: FetchID
        /// What was sent, with `REDACTED` for secrets.
        public let request: HTTPRequest
        /// Status and headers of what came back, with `REDACTED` for secrets; nil for the body of a request.
        public let response: HTTPResponse?
        /// The value of `Content-Type`.
        public let contentType: String?
        /// The bytes as they went over the wire, secrets among them; only the first when there were too many.
        public let bytes: ByteBuffer
        /// Whether there were more.
        public let isCut: Bool
    }

    /// What is shown of a body.
    public enum BodyView: Sendable {
        /// What the log makes of it by itself.
        case usual
        /// A text in its place, such as that of a message that is encrypted or no text; secrets are taken out of it, too.
        case text(String)
        /// Nothing but its length.
        case hidden
    }
}
