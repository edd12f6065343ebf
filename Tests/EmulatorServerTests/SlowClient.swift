import NIOCore
import NIOEmbedded

/// A client that takes bytes only when it is told to, in front of all handlers of an embedded channel.
///
/// As the channel of a socket does, it closes the output behind the last byte, and is writable while nothing waits.
final class SlowClient: ChannelOutboundHandler {
    typealias OutboundIn = IOData
    typealias OutboundOut = ByteBuffer

    /// All that the client has taken.
    private(set) var taken = ""
    /// A Boolean value indicating whether the output is closed.
    private(set) var hasEnd = false

    private var waiting = ByteBuffer()
    private var end: EventLoopPromise<Void>?
    private var isEnding = false
    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .byteBuffer(let bytes) = unwrapOutboundIn(data) { waiting.writeImmutableBuffer(bytes) }
        // Tests wait for it.
        promise?.succeed(())
        show()
    }

    func flush(context: ChannelHandlerContext) {}

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        if mode == .output {
            (end, isEnding) = (promise, true)
            endOutput()
        } else {
            context.close(mode: mode, promise: promise)
            end?.fail(ChannelError.ioOnClosedChannel)
            end = nil
        }
    }

    /// Takes a number of bytes, or as many as there are.
    func take(_ count: Int) {
        taken += waiting.readString(length: min(count, waiting.readableBytes)) ?? ""
        show()
        endOutput()
    }

    /// Shows the channel how many bytes wait: it counts those that were written and not flushed.
    private func show() {
        guard let context else { return }
        context.flush()
        context.write(wrapOutboundOut(waiting), promise: nil)
        let isWritable = waiting.readableBytes == 0
        guard let channel = context.channel as? EmbeddedChannel, channel.isWritable != isWritable else { return }
        channel.isWritable = isWritable
        channel.pipeline.fireChannelWritabilityChanged()
    }

    private func endOutput() {
        guard isEnding, !hasEnd, waiting.readableBytes == 0 else { return }
        hasEnd = true
        end?.succeed(())
        end = nil
    }
}
