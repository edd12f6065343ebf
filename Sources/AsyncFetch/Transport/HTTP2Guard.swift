import NIOCore
import NIOHPACK
import NIOHTTP2

/// Keeps from a stream of HTTP/2 what the libraries below stop the process for.
enum HTTP2Guard {
    /// Looks after a new stream: NIO takes the first digit of an empty `:status`, and the rest is ``AnswerOrder``'s.
    static func install(in channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        let codec = try pipeline.handler(type: HTTP2FramePayloadToHTTP1ClientCodec.self)
        try pipeline.addHandler(StatusCheck(), position: .before(codec))
        try pipeline.addHandler(AnswerOrder(), position: .after(codec))
    }

    /// Lets heads with a status of three digits through.
    private final class StatusCheck: ChannelInboundHandler {
        typealias InboundIn = HTTP2Frame.FramePayload
        typealias InboundOut = HTTP2Frame.FramePayload

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if case .headers(let head) = unwrapInboundIn(data),
                head.headers.first(name: ":status").map(Self.isStatus) == false
            {
                context.fireErrorCaught(FetchError(.invalidResponse, "the server sent a status that is no number"))
                return context.close(promise: nil)
            }
            context.fireChannelRead(data)
        }

        private static func isStatus(_ text: String) -> Bool {
            text.utf8.count == 3 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
        }
    }
}
