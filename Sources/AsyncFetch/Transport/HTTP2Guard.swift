import NIOCore
import NIOHPACK
import NIOHTTP2

/// A guard for HTTP/2 streams: it stops input for which the libraries below would stop the process.
///
/// NIO reads the first digit of `:status` even if it is empty. And when AsyncHTTPClient shuts down, it cancels the
/// request of a stream whose response ended before the request body did, although the stream no longer has that
/// request.
enum HTTP2Guard {
    static func install(in channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        let check = StatusCheck()
        let codec = try pipeline.handler(type: HTTP2FramePayloadToHTTP1ClientCodec.self)
        try pipeline.addHandler(check, position: .before(codec))
        try pipeline.addHandler(LateEvents(after: check), position: .last)
    }

    /// Lets heads with a status of three digits pass, and records the end of the response.
    private final class StatusCheck: ChannelInboundHandler {
        typealias InboundIn = HTTP2Frame.FramePayload
        typealias InboundOut = HTTP2Frame.FramePayload

        private(set) var hasEnded = false

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .headers(let head):
                guard head.headers.first(name: ":status").map(Self.isStatus) != false else {
                    context.fireErrorCaught(FetchError(.invalidResponse, "the server sent a status that is no number"))
                    return context.close(promise: nil)
                }
                hasEnded = hasEnded || head.endStream
            case .data(let part): hasEnded = hasEnded || part.endStream
            default: break
            }
            context.fireChannelRead(data)
        }

        private static func isStatus(_ text: String) -> Bool {
            text.utf8.count == 3 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        }
    }

    /// Closes the stream instead of passing on events for a request whose response has ended.
    private final class LateEvents: ChannelOutboundHandler {
        typealias OutboundIn = Any

        private let check: StatusCheck

        init(after check: StatusCheck) { self.check = check }

        func triggerUserOutboundEvent(context: ChannelHandlerContext, event: Any, promise: EventLoopPromise<Void>?) {
            if check.hasEnded {
                context.channel.close(promise: promise)
            } else {
                context.triggerUserOutboundEvent(event, promise: promise)
            }
        }
    }
}
