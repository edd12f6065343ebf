package import AsyncFetchTesting
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import Synchronization

/// A server on one address, which runs as long as a closure.
package struct EmulatorServer: Sendable {
    /// The address on which the server listens.
    package var host: String
    /// The port on which the server listens; 0 for any free port.
    package var port: Int

    /// The limits for clients.
    package var limits = EmulatorLimits()
    /// The names besides `localhost` and ``host`` by which clients may address the server on loopback.
    package var names: [String] = []
    /// The origins besides the server's own whose pages may use it.
    package var origins: [String] = []
    /// The mutations by a proxy in front of the server; if it is `nil`, those of the environment, or no proxy if it has
    /// none.
    package var proxy: MutatingProxy.Plan?

    /// The address of a server that runs.
    package struct Address: Sendable {
        /// The URL for clients, without a trailing slash: that of the proxy, if one is in front of the server.
        package let url: String
        /// The ports of the server and of its proxy.
        package let ports: [Int]
        /// A Boolean value indicating whether only this machine reaches the server, with or without the proxy.
        package let isOfThisMachine: Bool
    }

    package init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// Starts the server, runs a closure with its service, and stops the server; requests that are still running are
    /// aborted.
    ///
    /// Cancellation of the task before the server has started ends the call. After that, the closure has to notice it.
    ///
    /// - Parameters:
    ///   - start: Makes the service for the address of the server.
    ///   - stop: Releases the service, after the server and its proxy have stopped.
    ///   - body: The closure to run while the server runs.
    /// - Returns: The result of the closure.
    /// - Throws: Any error of the closures; the reason why the server could not start, such as a port in use;
    ///   `CancellationError` if the task is cancelled before the start.
    package func run<Service: EmulatorService, R>(
        start: @escaping @Sendable (Address) async throws -> Service,
        stop: @escaping @Sendable (Service) async -> Void,
        _ body: (Service) async throws -> R
    ) async throws -> R {
        try await withThrowingTaskGroup(of: Void.self) { group in
            let (started, continuation) = AsyncThrowingStream.makeStream(of: Service.self)
            group.addTask { await serve(start, stop, continuation) }
            defer { group.cancelAll() }
            for try await service in started { return try await body(service) }
            throw CancellationError()
        }
    }

    /// Returns a host and port as they stand in a URL, where an address of IPv6 is in brackets.
    static func authority(_ host: String, _ port: Int) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    /// Serves requests until the task is cancelled; yields the service, or finishes with the reason why there is none.
    private func serve<Service: EmulatorService>(
        _ start: @escaping @Sendable (Address) async throws -> Service,
        _ stop: @escaping @Sendable (Service) async -> Void,
        _ started: AsyncThrowingStream<Service, any Error>.Continuation
    ) async {
        // Requests are accepted only after `onServerRunning` has returned, so each of them finds the service.
        let service = Mutex<Service?>(nil)
        let front = Mutex<MutatingProxy?>(nil)
        let server = Server(
            childChannelSetup: EmulatorChannel(
                limits,
                RequestAdmission(names: names + [host], origins: origins),
                refusalBody: { Service.body(of: $0) }
            ) { request, writer, channel in
                if let answer = CrossOrigin.answer(to: request.head) { return try await writer.writeResponse(answer) }
                try await service.withLock(\.self)?.respond(to: request, writer, channel)
            },
            configuration: ServerConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in
                try? await channel.eventLoop.submit { channel.keepFromChildren() }.get()
                let port = channel.localAddress?.port ?? port
                do {
                    let relay = try await startProxy(to: port)
                    front.withLock { $0 = relay }
                    let own = "http://\(Self.authority(host, port))"
                    let address = Address(
                        url: relay?.url ?? own,
                        ports: [port] + (relay.map { [$0.port] } ?? []),
                        // The server's own address: a proxy of this machine does not keep strangers from it.
                        isOfThisMachine: LoginRedirect.isLoopback(own)
                    )
                    let made = try await start(address)
                    service.withLock { $0 = made }
                    started.yield(made)
                } catch {
                    started.finish(throwing: error)
                }
            },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
            logger: Logger(label: "EmulatorServer") { _ in SwiftLogNoOpLogHandler() }
        )
        do {
            try await server.run()
            started.finish()
        } catch {
            started.finish(throwing: error)
        }
        await front.withLock(\.self)?.stop()
        if let service = service.withLock(\.self) { await stop(service) }
    }

    /// Starts the proxy in front of a port, if there is to be one.
    private func startProxy(to port: Int) async throws -> MutatingProxy? {
        guard let plan = try proxy ?? .ofEnvironment() else { return nil }
        return try await MutatingProxy.start(to: port, host: host, plan)
    }
}
