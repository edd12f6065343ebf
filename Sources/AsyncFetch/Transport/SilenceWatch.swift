import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// A watch that ends a request when the server keeps the client waiting too long.
///
/// A slow reader asks for no bytes, and a slow body source leaves nothing to send. In both cases the server is not
/// silent, so there is no limit here to the time that they may take.
///
/// There is one timer for each connection in use, and none for each request. It fires when the limit could have passed,
/// and is set again as long as something moves.
final class SilenceWatch: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    private let limit: TimeAmount
    /// A Boolean value indicating whether the channel can tell how many bytes are still unsent.
    private let tellsUnsent: Bool
    /// A Boolean value that is `true` from the head of a request to the end of its response.
    private var isRunning = false
    /// The number of the request, because the last event of the request before may come late.
    private var number = 0
    private var hasBody = false
    /// A Boolean value indicating whether the last byte of the request was passed to the channel.
    private var isWritten = false
    /// A Boolean value indicating whether the system has taken the last byte of the request.
    private var isSent = false
    /// A Boolean value indicating whether the channel waits for bytes.
    ///
    /// It is `true` at first: a connection reads as soon as it is made, perhaps before the watch is added.
    private var isReading = true
    private var unsent = 0
    /// The time when something last moved, by the clock of the event loop.
    private var latest = NIODeadline.uptimeNanoseconds(0)
    private var timer: Scheduled<Void>?

    init(limit: TimeAmount, tellsUnsent: Bool) {
        self.limit = limit
        self.tellsUnsent = tellsUnsent
    }

    /// Returns the initializer that adds a watch to each new HTTP/1.1 connection or HTTP/2 stream.
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
        // If the source gives nothing, there is nothing to send.
        guard isWritten || !context.channel.isWritable else { return false }
        guard tellsUnsent, let options = context.channel.syncOptions,
            let count = try? options.getOption(.bufferedWritableBytes)
        else { return true }
        defer { unsent = count }
        return count == unsent  // otherwise something has moved
    }
}
