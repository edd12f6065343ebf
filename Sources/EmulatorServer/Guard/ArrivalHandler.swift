import NIOCore
import NIOHTTP1

/// Tells the guard of a connection about arriving bytes; it is the first handler, before the parser.
final class ArrivalHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let connection: ConnectionGuard

    init(_ connection: ConnectionGuard) { self.connection = connection }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        connection.noteBytes(at: context.eventLoop.now)
        context.fireChannelRead(data)
    }
}

/// Answers a connection that is one too many, and closes it without reading a request.
final class OverflowHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let body: EmulatorRefusal.Body

    init(_ body: EmulatorRefusal.Body) { self.body = body }

    func channelActive(context: ChannelHandlerContext) {
        let head = EmulatorRefusal.tooManyConnections.head(body)
        var text = ByteBuffer(string: "HTTP/1.1 \(head.status.code) \(head.status.reasonPhrase)\r\n")
        for field in head.headers { text.writeString("\(field.name): \(field.value)\r\n") }
        text.writeString("\r\n")
        text.writeImmutableBuffer(body.bytes)
        context.writeAndFlush(wrapOutboundOut(text), promise: nil)
        context.close(mode: .output, promise: nil)
        // Closed at once, a request that is on its way would take the answer with it.
        context.eventLoop.assumeIsolated().scheduleTask(in: .seconds(1)) { context.close(promise: nil) }
        context.fireChannelActive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
}
