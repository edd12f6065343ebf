import NIOCore
import NIOHTTP1

/// Ends a connection whose response has a status below 100, which is none (RFC 9110 §15).
///
/// AsyncHTTPClient takes each status below 200 for that of an interim response and waits for another head. What follows
/// is a body, for which it stops the process.
final class StatusCheck: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart

    private var isBroken = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isBroken else { return }
        if case .head(let head) = unwrapInboundIn(data), head.status.code < 100 {
            isBroken = true
            context.fireErrorCaught(FetchError(.invalidResponse, "the server sent a status below 100"))
            return context.close(promise: nil)
        }
        context.fireChannelRead(data)
    }
}
