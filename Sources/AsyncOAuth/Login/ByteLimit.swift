import NIOCore

/// A limit for the bytes of a connection, in front of its parser.
final class ByteLimit: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private var rest: Int

    init(_ maximum: Int) { rest = maximum }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        rest -= min(rest, unwrapInboundIn(data).readableBytes)
        if rest > 0 { context.fireChannelRead(data) } else { context.close(promise: nil) }
    }
}
