import NIOCore
import NIOHTTP1

/// Ends a connection whose response has a status below 100, which is none (RFC 9110 §15), or too many interim ones
/// (``InterimResponses``).
///
/// AsyncHTTPClient takes each status below 200 for that of an interim response and waits for another head. After a status
/// below 100, a body may follow, for which it stops the process.
final class StatusCheck: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart

    private var interim = InterimResponses()
    private var isBroken = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isBroken else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            if let failure = failure(at: head) {
                isBroken = true
                context.fireErrorCaught(failure)
                return context.close(promise: nil)
            }
        case .body: break
        case .end: interim.reset()
        }
        context.fireChannelRead(data)
    }

    private func failure(at head: HTTPResponseHead) -> FetchError? {
        if head.status.code < 100 { return FetchError(.invalidResponse, "the server sent a status below 100") }
        return interim.failure(at: head)
    }
}
