import NIOCore
import NIOHPACK
import NIOHTTP2

/// A guard for HTTP/2 connections and streams: it stops input for which the libraries below would stop the process.
enum HTTP2Guard {
    /// Looks after a new stream: NIO takes the first digit of an empty `:status`, and the rest is ``AnswerOrder``'s.
    static func install(in channel: any Channel) throws {
        let pipeline = channel.pipeline.syncOperations
        let codec = try pipeline.handler(type: HTTP2FramePayloadToHTTP1ClientCodec.self)
        try pipeline.addHandler(PseudoHeaderCheck(), position: .before(codec))
        try pipeline.addHandler(AnswerOrder(), position: .after(codec))
    }

    /// Runs a check of a new connection before a request is sent on it, and holds back its frames in the meantime.
    ///
    /// At that time, AsyncHTTPClient has not told its pool about the connection. Its pool stops the process for
    /// SETTINGS or GOAWAY of an unknown connection.
    static func holding(
        _ channel: any Channel,
        during check: @Sendable (any Channel) -> EventLoopFuture<Void>
    ) -> EventLoopFuture<Void> {
        let hold = Hold()
        do {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(hold, position: .after(pipeline.handler(type: NIOHTTP2Handler.self)))
        } catch {
            channel.close(promise: nil)
            return channel.eventLoop.makeFailedFuture(error)
        }
        let held = NIOLoopBound(hold, eventLoop: channel.eventLoop)
        return check(channel).flatMapThrowing {
            guard channel.isActive else { throw ChannelError.ioOnClosedChannel }
            // The pool learns of the connection right after this.
            channel.eventLoop.execute { held.value.release() }
        }
    }

    /// Lets heads with a status from 100 to 999 pass; for those below, see `StatusCheck` of HTTP/1.1.
    private final class PseudoHeaderCheck: ChannelInboundHandler {
        typealias InboundIn = HTTP2Frame.FramePayload
        typealias InboundOut = HTTP2Frame.FramePayload

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if case .headers(let head) = unwrapInboundIn(data),
                head.headers.first(name: ":status").map(Self.isStatus) == false
            {
                context.fireErrorCaught(FetchError(.invalidResponse, "the server sent a status that is none"))
                return context.close(promise: nil)
            }
            context.fireChannelRead(data)
        }

        private static func isStatus(_ text: String) -> Bool {
            text.utf8.count == 3 && text.utf8.allSatisfy { 0x30...0x39 ~= $0 } && text.utf8.first != 0x30
        }
    }

    /// A handler that keeps inbound data, and reads no more, until it is released.
    final class Hold: ChannelDuplexHandler {
        typealias InboundIn = Any
        typealias InboundOut = Any
        typealias OutboundIn = Any
        typealias OutboundOut = Any

        private var context: ChannelHandlerContext?
        private var isReleased = false
        private var kept: [NIOAny] = []
        private var wantsMore = false

        func handlerAdded(context: ChannelHandlerContext) { self.context = context }

        func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if isReleased { context.fireChannelRead(data) } else { kept.append(data) }
        }

        func read(context: ChannelHandlerContext) {
            if isReleased { context.read() } else { wantsMore = true }
        }

        func release() {
            isReleased = true
            let kept = kept
            self.kept = []
            guard let context else { return }
            for data in kept { context.fireChannelRead(data) }
            context.fireChannelReadComplete()
            if wantsMore { context.read() }
        }
    }
}
