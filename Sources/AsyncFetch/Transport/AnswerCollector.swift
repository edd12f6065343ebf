import AsyncHTTPClient
import HTTPTypes
import NIOCore
import NIOHTTP1

/// A collector of a response on the event loop on which it arrives.
///
/// Invariant behind `@unchecked`: AsyncHTTPClient calls a delegate only on the event loop of its task, one call after
/// the other.
final class AnswerCollector: HTTPClientResponseDelegate, @unchecked Sendable {
    private let limit: Int
    private let onHead: @Sendable (HTTPResponse) -> Void
    private var head: HTTPResponse?
    private var httpVersion: String?
    private var body = ByteBuffer()

    init(limit: Int, onHead: @escaping @Sendable (HTTPResponse) -> Void) {
        self.limit = limit
        self.onHead = onHead
    }

    func didReceiveHead(task: HTTPClient.Task<TransportResponse>, _ head: HTTPResponseHead) -> EventLoopFuture<Void> {
        do {
            httpVersion = head.version.name
            let head = try HTTPResponse(head.status, head.headers)
            self.head = head
            onHead(head)
            return task.eventLoop.makeSucceededVoidFuture()
        } catch {
            return task.eventLoop.makeFailedFuture(error)
        }
    }

    func didReceiveBodyPart(task: HTTPClient.Task<TransportResponse>, _ part: ByteBuffer) -> EventLoopFuture<Void> {
        guard body.readableBytes + part.readableBytes <= limit else {
            return task.eventLoop.makeFailedFuture(FetchError.tooLarge(limit))
        }
        // Most response bodies come in one part, which then needs no copy.
        if body.readableBytes == 0 { body = part } else { body.writeImmutableBuffer(part) }
        return task.eventLoop.makeSucceededVoidFuture()
    }

    func didFinishRequest(task: HTTPClient.Task<TransportResponse>) -> TransportResponse {
        var response = TransportResponse(head: head ?? HTTPResponse(status: .ok), body: ResponseBody(body))
        response.httpVersion = httpVersion
        return response
    }
}

extension HTTPResponse {
    /// Returns `true` if no body follows (RFC 9112 §6.3), whatever the head says about the content.
    func hasNoBody(to method: HTTPRequest.Method) -> Bool {
        method == .head || status == .noContent || status == .notModified || headerFields[.contentLength] == "0"
    }
}
