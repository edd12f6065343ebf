import NIOCore
import NIOHTTP1

/// The handler of one connection to a listener: it answers one request with a page, and closes the connection.
final class RedirectHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let gate: RedirectGate
    private var head: HTTPRequestHead?
    private var hasAnswered = false

    init(_ gate: RedirectGate) { self.gate = gate }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasAnswered else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): self.head = head
        // No body is waited for: a redirect has none.
        case .body, .end: answer(head.map(gate.judge) ?? .stray(.badRequest), context)
        }
    }

    /// Answers bytes that are no HTTP.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if !hasAnswered { answer(.stray(.badRequest), context) }
    }

    private func answer(_ verdict: RedirectGate.Verdict, _ context: ChannelHandlerContext) {
        hasAnswered = true
        let page = RedirectPage(verdict)
        let answer = HTTPResponseHead(version: .http1_1, status: page.status, headers: page.headers)
        context.write(wrapOutboundOut(.head(answer)), promise: nil)
        if head?.method != .HEAD {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: page.text)))), promise: nil)
        }
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { [gate] _ in
            gate.carryOut(verdict)
            channel.close(promise: nil)
        }
    }
}
