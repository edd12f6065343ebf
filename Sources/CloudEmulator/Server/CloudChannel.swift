import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// An HTTP/1.1 connection of the server.
struct CloudChannel: ServerChildChannel {
    private let http: HTTP1Channel

    init(responder: @escaping HTTPChannelHandler.Responder) {
        http = HTTP1Channel(
            responder: responder,
            configuration: .init(additionalChannelHandlers: [DisconnectHandler()])
        )
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<AcceptedConnection> {
        http.setup(channel: channel, logger: logger).map { AcceptedConnection($0, http, logger) }
    }

    func handle(value: AcceptedConnection, logger: Logger) async { await value.serve() }
}

/// An accepted connection.
///
/// A server that stops drops the connections that it has not begun to serve, and NIO ends the process if nothing consumes
/// such a connection. So a dropped connection is closed and served to its end.
final class AcceptedConnection: ServerChildChannelValue {
    private let value: HTTP1Channel.Value
    private let http: HTTP1Channel
    private let logger: Logger
    private let isServed = Atomic(false)

    var channel: any Channel { value.channel }

    init(_ value: HTTP1Channel.Value, _ http: HTTP1Channel, _ logger: Logger) {
        (self.value, self.http, self.logger) = (value, http, logger)
    }

    func serve() async {
        isServed.store(true, ordering: .relaxed)
        await http.handle(value: value, logger: logger)
    }

    deinit {
        guard !isServed.load(ordering: .relaxed) else { return }
        value.channel.close(promise: nil)
        Task { [http, value, logger] in await http.handle(value: value, logger: logger) }
    }
}

/// Closes the connection when the client has closed its side.
private final class DisconnectHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        context.fireUserInboundEventTriggered(event)
        if case ChannelEvent.inputClosed? = event as? ChannelEvent { context.close(promise: nil) }
    }
}
