public import AsyncFetch
public import HTTPTypes
public import NIOCore

extension ScriptedTransport {
    /// The reaction of a ``ScriptedTransport`` to one request.
    public struct Answer: Sendable {
        enum Outcome: Sendable {
            case response(HTTPResponse, FetchResponseBody)
            case failure(FetchError)
            case stall
        }

        /// The place where a body ends too early.
        struct Limit: Sendable {
            let count: Int
            let stalls: Bool
        }

        let outcome: Outcome
        private(set) var delay: Duration = .zero
        private(set) var limit: Limit?
        private(set) var corrupted: Int?

        private init(_ outcome: Outcome) { self.outcome = outcome }

        /// Creates a response with any body; with a sequence, the test decides when the chunks come.
        public static func response(_ status: Int, headers: HTTPFields = [:], body: FetchResponseBody) -> Self {
            Self(.response(HTTPResponse(status: .init(code: status), headerFields: headers), body))
        }

        /// Creates a response with a text body.
        public static func status(_ status: Int, headers: HTTPFields = [:], body: String = "") -> Self {
            response(status, headers: headers, body: FetchResponseBody(ByteBuffer(string: body)))
        }

        /// Creates a response whose body comes in these chunks.
        public static func chunks(_ chunks: [ByteBuffer], status: Int = 200, headers: HTTPFields = [:]) -> Self {
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: ByteBuffer.self, throwing: (any Error).self)
            for chunk in chunks { continuation.yield(chunk) }
            continuation.finish()
            return response(status, headers: headers, body: FetchResponseBody(stream))
        }

        /// Creates an error of the transport in place of a response.
        public static func failure(_ code: FetchError.Code) -> Self {
            Self(.failure(FetchError(code, "as the script says")))
        }

        /// A stall: no response until the request is cancelled or the transport is shut down.
        public static let stall = Self(.stall)

        /// Returns the same response, whose connection breaks after `count` bytes of the body.
        public func cut(afterBytes count: Int) -> Self { with(Limit(count: count, stalls: false)) }

        /// Returns the same response, whose body stalls after `count` bytes and does not end.
        public func stalled(afterBytes count: Int) -> Self { with(Limit(count: count, stalls: true)) }

        /// Returns the same response with a changed byte at this place of the body, counted from 0.
        public func corrupted(at place: Int) -> Self {
            var answer = self
            answer.corrupted = place
            return answer
        }

        /// Returns the same response, which begins later.
        public func delayed(by delay: Duration) -> Self {
            var answer = self
            answer.delay = delay
            return answer
        }

        private func with(_ limit: Limit) -> Self {
            var answer = self
            answer.limit = limit
            return answer
        }
    }
}
