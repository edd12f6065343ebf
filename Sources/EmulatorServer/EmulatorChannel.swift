import AsyncFetchTesting
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import Synchronization

/// An HTTP/1.1 connection that is served on its own event loop.
///
/// Without the executor, each request would switch several times between the event loop's thread and the cooperative
/// pool, which costs more than the response itself.
struct EmulatorChannel: ServerChildChannel {
    private let http: HTTP1Channel
    private let limits: EmulatorLimits
    private let admission: RequestAdmission
    private let refusalBody: @Sendable (EmulatorRefusal) -> EmulatorRefusal.Body
    private let open = OpenConnections()

    init(
        _ limits: EmulatorLimits,
        _ admission: RequestAdmission,
        refusalBody: @escaping @Sendable (EmulatorRefusal) -> EmulatorRefusal.Body,
        responder: @escaping HTTPChannelHandler.Responder
    ) {
        self.limits = limits
        self.admission = admission
        self.refusalBody = refusalBody
        http = HTTP1Channel(
            responder: responder,
            configuration: .init(
                additionalChannelHandlers: [DisconnectHandler()],
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: limits.headerBytes,
                    maxHeaderListSize: limits.headerBytes,
                    maxHeaderFieldCount: limits.headerCount
                )
            )
        )
    }

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Arrival> {
        channel.keepFromChildren()
        let isOneTooMany = open.add(channel) > limits.connections
        return http.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let pipeline = channel.pipeline.syncOperations
            if isOneTooMany {
                try pipeline.addHandler(OverflowHandler(refusalBody(.tooManyConnections)), position: .first)
            } else {
                let connection = ConnectionGuard(limits, admission, refusalBody)
                let parser = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
                try pipeline.addHandler(connection, position: .after(parser))
                try pipeline.addHandler(ArrivalHandler(connection), position: .first)
            }
            return Arrival(value, http, logger)
        }
    }

    func handle(value: Arrival, logger: Logger) async {
        await withTaskExecutorPreference(EventLoopExecutor(value.channel.eventLoop)) { await value.serve() }
    }
}

/// The number of a server's open connections.
private final class OpenConnections: Sendable {
    private let count = Atomic(0)

    /// Counts a connection until it is closed, and returns the number of open ones.
    func add(_ channel: any Channel) -> Int {
        channel.closeFuture.whenComplete { _ in self.count.subtract(1, ordering: .relaxed) }
        return count.add(1, ordering: .relaxed).newValue
    }
}

/// An accepted connection.
///
/// When a server stops, it drops the connections that it has not begun to serve. NIO ends the process if nothing
/// consumes an accepted connection. So a dropped connection is closed, and served until it is closed.
final class Arrival: ServerChildChannelValue {
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

/// Runs tasks on an event loop.
private final class EventLoopExecutor: TaskExecutor {
    private let eventLoop: any EventLoop

    init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        eventLoop.execute { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}

/// Closes the connection when the client has closed its side, so that the server does not work on a response that no
/// client waits for.
private final class DisconnectHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        context.fireUserInboundEventTriggered(event)
        if case ChannelEvent.inputClosed? = event as? ChannelEvent { context.close(promise: nil) }
    }
}
