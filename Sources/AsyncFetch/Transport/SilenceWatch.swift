import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// Ends a request whose peer is silent for too long while it is the peer's turn.
///
/// A reader that takes its time asks for nothing, and a body whose source is slow leaves nothing to send: neither is the peer's
/// silence. So there is no limit to how long they may take here.
///
/// There is one timer for each connection in use and none for each request: it looks when the limit could have passed, and goes on
/// for as long as something moves.
final class SilenceWatch: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    private let limit: TimeAmount
    /// Whether the channel can tell how many bytes it has not got rid of.
    private let tellsUnsent: Bool
    /// Between the head of a request and the end of its answer.
    private var isRunning = false
    /// Tells a request from the one before, whose last word may come late.
    private var number = 0
    private var hasBody = false
    /// The last byte of the request was given to the channel.
    private var isWritten = false
    /// And the system has taken it.
    private var isSent = false
    /// Somebody waits for bytes; from the beginning on, for a connection reads when it is made, perhaps before it is looked after.
    private var isReading = true
    private var unsent = 0
    /// When something last moved, by the clock of the event loop.
    private var latest = NIODeadline.uptimeNanoseconds(0)
    private var timer: Scheduled<Void>?

    init(limit: TimeAmount, tellsUnsent: Bool) {
        self.limit = limit
        self.tellsUnsent = tellsUnsent
    }

    /// What looks after each new connection of HTTP/1.1, or each stream of HTTP/2.
    static func initializer(
        limit: TimeAmount,
        tellsUnsent: Bool,
        after handler: @escaping @Sendable (any Channel) throws -> any ChannelHandler
    ) -> @Sendable (any Channel) -> EventLoopFuture<Void> {
        { channel in
            channel.eventLoop.makeCompletedFuture {
                let watch = SilenceWatch(limit: limit, tellsUnsent: tellsUnsent)
                try channel.pipeline.syncOperations.addHandler(watch, position: .after(handler(channel)))
            }
        }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        latest = context.eventLoop.now
        switch unwrapOutboundIn(data) {
        case .head(var head):
            (isRunning, hasBody, isWritten, isSent, unsent) = (true, false, false, false, 0)
            number &+= 1
            if timer == nil { schedule(in: limit, context) }
            if head.restoreTarget() { return context.write(wrapOutboundOut(.head(head)), promise: promise) }
        case .body: hasBody = true
        case .end:
            isWritten = true
            guard hasBody else {
                isSent = true
                break
            }
            let loop = context.eventLoop
            let promise = promise ?? loop.makePromise()
            promise.futureResult.assumeIsolated().whenComplete { [weak self, number] _ in
                guard let self, self.number == number else { return }
                self.isSent = true
                self.latest = loop.now
            }
            return context.write(data, promise: promise)
        }
        context.write(data, promise: promise)
    }

    func read(context: ChannelHandlerContext) {
        if !isReading {
            isReading = true
            latest = context.eventLoop.now
        }
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        latest = context.eventLoop.now
        if case .end = unwrapInboundIn(data) { isRunning = false }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        latest = context.eventLoop.now
        context.fireChannelReadComplete()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        latest = context.eventLoop.now
        context.fireChannelWritabilityChanged()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        timer = nil
    }

    private func schedule(in delay: TimeAmount, _ context: ChannelHandlerContext) {
        let context = NIOLoopBound(context, eventLoop: context.eventLoop)
        let watch = NIOLoopBound(self, eventLoop: context.value.eventLoop)
        timer = context.value.eventLoop.scheduleTask(in: delay) { watch.value.look(context.value) }
    }

    private func look(_ context: ChannelHandlerContext) {
        timer = nil
        guard isRunning, context.channel.isActive else { return }
        let now = context.eventLoop.now
        if !isPeersTurn(context) { latest = now }
        let rest = latest + limit - now
        guard rest <= .zero else { return schedule(in: rest, context) }
        isRunning = false
        context.fireErrorCaught(HTTPClientError.readTimeout)
    }

    private func isPeersTurn(_ context: ChannelHandlerContext) -> Bool {
        if isSent { return isReading }
        // Of a source that gives nothing, nothing is left to send.
        guard isWritten || !context.channel.isWritable else { return false }
        guard tellsUnsent, let options = context.channel.syncOptions,
            let count = try? options.getOption(.bufferedWritableBytes)
        else { return true }
        defer { unsent = count }
        return count == unsent  // else something has moved
    }
}
