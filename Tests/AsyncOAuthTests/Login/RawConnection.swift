import NIOCore
import NIOPosix

/// One connection to this machine that sends bytes as they are, and collects what comes until the other side closes.
struct RawConnection: Sendable {
    private let channel: any Channel
    private let received: EventLoopFuture<String>

    /// A Boolean value indicating whether this machine has the address ::1.
    static let hasIPv6: Bool = {
        let group = MultiThreadedEventLoopGroup.singleton
        guard let channel = try? ServerBootstrap(group: group).bind(host: "::1", port: 0).wait() else { return false }
        channel.close(promise: nil)
        return true
    }()

    init(host: String = "127.0.0.1", port: Int) async throws {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let all = loop.makePromise(of: String.self)
        received = all.futureResult
        do {
            channel = try await ClientBootstrap(group: loop)
                .channelInitializer { channel in
                    channel.eventLoop.makeCompletedFuture {
                        try channel.pipeline.syncOperations.addHandler(Collector(all))
                    }
                }
                .connect(host: host, port: port).get()
        } catch {
            all.fail(error)
            throw error
        }
    }

    func send(_ text: String) async { await send(bytes: Array(text.utf8)) }

    /// Sends bytes; the other side may have closed the connection already.
    func send(bytes: [UInt8]) async { try? await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get() }

    /// Waits until the other side has closed the connection; returns what it has sent.
    func answer() async throws -> String { try await received.get() }

    /// Sends a request on a connection of its own; returns the answer.
    static func answer(to request: String, host: String = "127.0.0.1", port: Int) async throws -> String {
        let connection = try await RawConnection(host: host, port: port)
        await connection.send(request)
        return try await connection.answer()
    }
}

/// The handler that collects what comes.
private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let all: EventLoopPromise<String>
    private var text = ""

    init(_ all: EventLoopPromise<String>) { self.all = all }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { text += String(buffer: unwrapInboundIn(data)) }

    func channelInactive(context: ChannelHandlerContext) { all.succeed(text) }

    /// A reset is an end too.
    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

/// The port of a loopback URL.
func loopbackPort(of url: String) -> Int? {
    url.split(separator: ":").last.flatMap { Int($0.prefix(while: \.isNumber)) }
}
