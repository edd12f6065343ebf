import AsyncFetch
import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A server on this machine that waits for the one redirect of a login (RFC 8252 §7.3).
///
/// It reads and writes no more than a request and a small page for each connection, and logs nothing.
struct LoopbackListener: Sendable {
    /// The limits of what others on this machine can do to the listener.
    struct Limits: Sendable {
        /// The most bytes of a request.
        var bytes = 32 * 1024
        /// The most connections; another one ends the oldest.
        var connections = 16
        /// The longest life of a connection.
        var time = TimeAmount.seconds(20)
    }

    /// The URL that leads to this listener.
    let redirectURL: String

    private let address: LoopbackRedirect
    private let channels: [any Channel]
    private let connections: LoopbackConnections
    private let gate: RedirectGate

    /// Starts to listen.
    ///
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` for an address that cannot be used, or that is in use.
    static func start(_ address: LoopbackRedirect, limits: Limits = Limits()) async throws -> LoopbackListener {
        guard 0...65_535 ~= address.port, address.path.isEmpty || address.path.hasPrefix("/"),
            address.path.isPlain(besides: "/-._~")
        else {
            throw OAuthError(
                .invalidConfiguration,
                "a loopback redirect has a port up to 65535 and a path of letters, digits, and characters of /-._~"
            )
        }
        let connections = LoopbackConnections(maximum: limits.connections)
        let gate = RedirectGate()
        // On one event loop, connections come in their order.
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton.next())
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { connection in
                connections.add(connection)
                return connection.eventLoop.makeCompletedFuture { try set(up: connection, gate, limits) }
            }
        let channels: [any Channel]
        do {
            channels = try await Self.channels(at: address) { host, port in
                try await bootstrap.bind(host: host, port: port).get()
            }
        } catch {
            throw OAuthError(
                .invalidConfiguration,
                "nothing can listen at \(address.host.rawValue), port \(address.port); choose another port, or 0",
                cause: error
            )
        }
        return LoopbackListener(address, channels, connections, gate)
    }

    /// The most ports that are tried if others have one half of each.
    private static let mostPorts = 8

    /// Binds the addresses that the host of a redirect can mean, all at one port.
    ///
    /// A browser may look for `localhost` at either address. If a stranger had the port at the other one, the browser
    /// would bring the code there.
    static func channels(
        at address: LoopbackRedirect,
        _ bind: (_ host: String, _ port: Int) async throws -> any Channel
    ) async throws -> [any Channel] {
        guard address.host == .localhost else {
            return [try await bind(address.host == .ipv6 ? "::1" : "127.0.0.1", address.port)]
        }
        var portsLeft = address.port == 0 ? mostPorts : 1
        while true {
            portsLeft -= 1
            let first = try await bind("127.0.0.1", address.port)
            do throws(any Error) {
                return [first, try await bind("::1", first.localAddress?.port ?? address.port)]
            } catch let error as IOError where [EADDRNOTAVAIL, EAFNOSUPPORT].contains(error.errnoCode) {
                // There is no IPv6 on this machine, for anybody.
                return [first]
            } catch {
                try? await first.close().get()
                guard portsLeft > 0, (error as? IOError)?.errnoCode == EADDRINUSE else { throw error }
            }
        }
    }

    private init(
        _ address: LoopbackRedirect,
        _ channels: [any Channel],
        _ connections: LoopbackConnections,
        _ gate: RedirectGate
    ) {
        var address = address
        address.port = channels.first?.localAddress?.port ?? address.port
        self.address = address
        self.channels = channels
        self.connections = connections
        self.gate = gate
        redirectURL = "http://\(address.authority)\(address.path)"
    }

    /// Opens the page of a login, and waits for its redirect.
    ///
    /// - Returns: The code for the token endpoint.
    /// - Throws: The error of `open`; ``OAuthError`` as the redirect says; ``OAuthError/Code/timeout``;
    ///   `CancellationError`.
    func code(
        for request: AuthorizationRequest,
        within timeout: Duration,
        by clock: FetchClock,
        open: @escaping @Sendable (String) async throws -> Void
    ) async throws -> String {
        gate.expect(request, at: address)
        return try await withThrowingTaskGroup(of: String?.self) { group in
            group.addTask {
                try await open(request.url)
                return nil
            }
            group.addTask { try await gate.code.value }
            group.addTask {
                try await clock.sleep(timeout)
                throw gate.timeout(after: timeout)
            }
            defer { group.cancelAll() }
            while let code = try await group.next() {
                if let code { return code }
            }
            throw CancellationError()
        }
    }

    /// Closes the port and all connections; returns when nothing listens any more.
    func stop() async {
        for channel in channels { try? await channel.close().get() }
        connections.end()
    }

    private static func set(up connection: any Channel, _ gate: RedirectGate, _ limits: Limits) throws {
        var configuration = NIOHTTPDecoderLimitConfiguration()
        configuration.maxHeaderFieldSize = limits.bytes
        configuration.maxHeaderListSize = limits.bytes
        let decoder = HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: configuration)
        let pipeline = connection.pipeline.syncOperations
        try pipeline.addHandler(ByteLimit(limits.bytes))
        try pipeline.addHandler(HTTPResponseEncoder())
        try pipeline.addHandler(ByteToMessageHandler(decoder))
        try pipeline.addHandler(RedirectHandler(gate))
        let end = connection.eventLoop.scheduleTask(in: limits.time) { connection.close(promise: nil) }
        connection.closeFuture.whenComplete { _ in end.cancel() }
    }
}
