import AsyncHTTPClient
import HTTPTypes
import NIOCore
import NIOHTTP1

/// A collector of a response on the event loop on which it arrives.
///
/// Invariant behind `@unchecked`: AsyncHTTPClient calls a delegate only on the event loop of its task, one call after
/// the other, and not after the end of the task.
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

    func didFinishRequest(task: HTTPClient.Task<TransportResponse>) -> TransportResponse { collected }

    /// Waits for the end of a task that was started with this collector.
    ///
    /// A stream that ends after its whole response, while its request is still being sent, has been answered (RFC 9113
    /// §8.1).
    func answer(of task: HTTPClient.Task<TransportResponse>) async throws -> TransportResponse {
        do {
            return try await Interruption.ending {
                try await task.futureResult.get()
            } by: {
                task.cancel()
            }
        } catch is AnswerIsWhole {
            return collected
        }
    }

    private var collected: TransportResponse {
        var response = TransportResponse(head: head ?? HTTPResponse(status: .ok), body: FetchResponseBody(body))
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
