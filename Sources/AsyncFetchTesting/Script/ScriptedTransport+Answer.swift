public import AsyncFetch
public import HTTPTypes
public import NIOCore

extension ScriptedTransport {
    /// What a ``ScriptedTransport`` does with one request.
    public struct Answer: Sendable {
        enum Outcome: Sendable {
            case response(HTTPResponse, ResponseBody)
            case failure(FetchError)
            case stall
        }

        /// Where a body ends before its time.
        struct Limit: Sendable {
            let count: Int
            let stalls: Bool
        }

        let outcome: Outcome
        private(set) var delay: Duration = .zero
        private(set) var limit: Limit?
        private(set) var corrupted: Int?

        private init(_ outcome: Outcome) { self.outcome = outcome }

        /// An answer with a body of any kind; a sequence lets the test decide when its chunks come.
        public static func response(_ status: Int, headers: HTTPFields = [:], body: ResponseBody) -> Self {
            Self(.response(HTTPResponse(status: .init(code: status), headerFields: headers), body))
        }

        /// An answer with text as its body.
        public static func status(_ status: Int, headers: HTTPFields = [:], body: String = "") -> Self {
            response(status, headers: headers, body: ResponseBody(ByteBuffer(string: body)))
        }

        /// An answer whose body comes in these chunks.
        public static func chunks(_ chunks: [ByteBuffer], status: Int = 200, headers: HTTPFields = [:]) -> Self {
            let (stream, continuation) = AsyncThrowingStream.makeStream(of: ByteBuffer.self, throwing: (any Error).self)
            for chunk in chunks { continuation.yield(chunk) }
            continuation.finish()
            return response(status, headers: headers, body: ResponseBody(stream))
        }

        /// No answer, but an error of the transport.
        public static func failure(_ code: FetchError.Code) -> Self {
            Self(.failure(FetchError(code, "as the script says")))
        }

        /// No answer until the request is cancelled or the transport shut down.
        public static let stall = Self(.stall)

        /// The same answer, whose connection breaks after so many bytes of the body.
        public func cut(afterBytes count: Int) -> Self { with(Limit(count: count, stalls: false)) }

        /// The same answer, whose body stops after so many bytes without coming to an end.
        public func stalled(afterBytes count: Int) -> Self { with(Limit(count: count, stalls: true)) }

        /// The same answer with another byte at this place of the body, counted from 0.
        public func corrupted(at place: Int) -> Self {
            var answer = self
            answer.corrupted = place
            return answer
        }

        /// The same answer, begun later.
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
