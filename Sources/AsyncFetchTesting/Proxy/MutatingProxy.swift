import NIOCore
import NIOPosix
import Synchronization

/// A proxy between a client and a server that changes, delays, duplicates and cuts the bytes, by a plan with a seed.
///
/// The proxy knows nothing about HTTP: it passes bytes on in both directions and mutates them. So it works with servers
/// of others as well, and imitates networks and broken peers.
///
/// ```swift
/// let plan = try MutatingProxy.Plan(parsing: "7:pieces=11,cut=300000")    // the same seed does the same again
/// try await MutatingProxy.run(to: server.port, plan) { proxy in
///     … // talk to proxy.url
///     print(proxy.journal)                                                // what happened, and after how many bytes
/// }
/// ```
///
/// A proxy listens on the loopback interface only. TLS passes through it unread, so a flipped bit makes a broken TLS
/// record.
public struct MutatingProxy: Sendable {
    /// The port on which the proxy listens.
    public let port: Int

    /// The address of the server for clients, without a slash at the end: `http://127.0.0.1:PORT`.
    public var url: String { "http://127.0.0.1:\(port)" }

    /// The mutations so far, in order.
    public var journal: [Mutation] { log.mutations.withLock(\.self) }

    private let log: ProxyLog
    private let listener: any Channel

    /// Starts a proxy, runs the closure with it, and stops the proxy, which closes its connections.
    ///
    /// - Parameters:
    ///   - server: The port of the server.
    ///   - host: The host of the server.
    ///   - plan: The mutations; without any, bytes pass unchanged.
    ///   - body: The operation to run while the proxy runs. When the task is cancelled, this closure must notice it and
    ///     end.
    /// - Returns: The value that the closure returns.
    /// - Throws: The error of the closure, or the reason why the proxy could not listen.
    public static func run<R>(
        to server: Int,
        host: String = "127.0.0.1",
        _ plan: Plan,
        _ body: (MutatingProxy) async throws -> R
    ) async throws -> R {
        let proxy = try await start(to: server, host: host, plan)
        let result: Result<R, any Error>
        do { result = .success(try await body(proxy)) } catch { result = .failure(error) }
        await proxy.stop()
        return try result.get()
    }

    /// Starts a proxy that runs until ``stop()``.
    ///
    /// - Throws: The reason why the proxy could not listen.
    public static func start(to server: Int, host: String = "127.0.0.1", _ plan: Plan) async throws -> MutatingProxy {
        let log = ProxyLog()
        let listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .serverChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture { channel.keepFromChildren() }
            }
            .childChannelOption(.autoRead, value: false)
            .childChannelOption(.allowRemoteHalfClosure, value: true)
            .childChannelInitializer { client in
                client.keepFromChildren()
                let number = log.open(client)
                return ClientBootstrap(group: client.eventLoop)
                    .channelInitializer { server in
                        server.eventLoop.makeCompletedFuture { server.keepFromChildren() }
                    }
                    .channelOption(.autoRead, value: false)
                    .channelOption(.allowRemoteHalfClosure, value: true)
                    .connect(host: host, port: server)
                    .flatMapThrowing { server in
                        log.keep(server)
                        let connection = (plan: plan, number: number, log: log)
                        try client.pipeline.syncOperations.addHandler(Relay(connection, to: server, .toServer))
                        try server.pipeline.syncOperations.addHandler(Relay(connection, to: client, .toClient))
                        server.read()
                    }
            }
            .bind(host: "127.0.0.1", port: 0)
            .get()
        return MutatingProxy(port: listener.localAddress?.port ?? 0, log: log, listener: listener)
    }

    /// Stops the proxy and closes its connections; returns when it no longer listens.
    public func stop() async {
        try? await listener.close()
        log.closeAll()
    }
}

extension MutatingProxy {
    /// A direction through a proxy.
    public enum Direction: String, Sendable, Hashable, CaseIterable {
        /// From the client to the server: requests.
        case toServer
        /// From the server to the client: responses.
        case toClient
    }

    /// A mutation that a proxy made.
    public struct Mutation: Sendable, Hashable, CustomStringConvertible {
        /// The number of the connection, counted from 1.
        public var connection: Int
        /// The direction of the bytes.
        public var direction: Direction
        /// The number of bytes that had come in this direction before.
        public var offset: Int
        /// The kind of change.
        public var kind: Kind

        /// The mutation in words, such as `connection 2, toClient, at byte 300000: cut`.
        public var description: String {
            "connection \(connection), \(direction.rawValue), at byte \(offset): \(kind.rawValue)"
        }
    }
}

/// The state that the connections of a proxy share.
final class ProxyLog: Sendable {
    let mutations = Mutex<[MutatingProxy.Mutation]>([])
    private let channels = Mutex<(count: Int, open: [ObjectIdentifier: any Channel])>((0, [:]))

    /// Adds a client's connection.
    ///
    /// - Returns: The number of the connection.
    func open(_ channel: any Channel) -> Int {
        keep(channel)
        return channels.withLock { state in
            state.count += 1
            return state.count
        }
    }

    /// Remembers a channel until it is closed.
    func keep(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        channels.withLock { $0.open[id] = channel }
        channel.closeFuture.whenComplete { _ in self.channels.withLock { _ = $0.open.removeValue(forKey: id) } }
    }

    func note(
        _ happened: [(offset: Int, kind: MutatingProxy.Kind)],
        connection: Int,
        _ direction: MutatingProxy.Direction
    ) {
        guard !happened.isEmpty else { return }
        mutations.withLock { mutations in
            for (offset, kind) in happened {
                mutations.append(.init(connection: connection, direction: direction, offset: offset, kind: kind))
            }
        }
    }

    func closeAll() {
        for channel in channels.withLock({ Array($0.open.values) }) { channel.close(promise: nil) }
    }
}
