public import AsyncFetchTesting
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import Synchronization

/// A server in this process that speaks the protocols of ownCloud, for tests and demonstrations.
///
/// It keeps everything in memory. The server runs as long as the closure of ``run(_:_:)``:
///
/// ```swift
/// try await EmulatedCloud.run { cloud in
///     try await cloud.write("/a.txt", "hello", user: "alice")
///     cloud.faults.append(.init(.status(503), method: .put))
///     … // talk to cloud.url as alice with the password alice-secret
///     #expect(cloud.journal.count { $0.method == .put } == 1)
/// }
/// ```
///
/// For tests in other languages, `/_emulator/journal` (GET, DELETE), `/_emulator/faults` (GET, PUT, DELETE),
/// `/_emulator/maintenance` (PUT, DELETE) and `/_emulator/health` (GET) offer the same over HTTP.
public struct EmulatedCloud: Sendable {
    /// The URL of the server, without a trailing slash: `http://127.0.0.1:PORT`.
    public let url: String
    /// The faults; they can be changed at any time.
    public let faults: FaultPlan
    /// The requests that the server has received.
    public let journal: Journal
    let server: CloudServer

    /// Starts a server, runs a closure with it, and stops the server; requests that are still running are aborted.
    ///
    /// Cancellation of the task before the server has started ends the call. After that, the closure has to notice it.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the server.
    ///   - body: The closure to run while the server runs.
    /// - Returns: The result of the closure.
    /// - Throws: Any error of the closure; the reason why the server could not start, such as a port in use;
    ///   `CancellationError` if the task is cancelled before the start.
    public static func run<R>(
        _ configuration: Configuration = Configuration(),
        _ body: (EmulatedCloud) async throws -> R
    ) async throws -> R {
        try await withThrowingTaskGroup(of: Void.self) { group in
            let (started, continuation) = AsyncThrowingStream.makeStream(of: EmulatedCloud.self)
            group.addTask { await serve(configuration, started: continuation) }
            defer { group.cancelAll() }
            for try await cloud in started { return try await body(cloud) }
            throw CancellationError()
        }
    }

    /// Serves requests until the task is cancelled; yields the server, or finishes with the reason why there is none.
    private static func serve(
        _ configuration: Configuration,
        started: AsyncThrowingStream<EmulatedCloud, any Error>.Continuation
    ) async {
        // Requests are accepted only after `onServerRunning` has returned, so each of them finds the handler.
        let handler = Mutex<RequestHandler?>(nil)
        let server = Server(
            childChannelSetup: CloudChannel { request, writer, channel in
                try await handler.withLock(\.self)?.respond(to: request, writer, channel)
            },
            configuration: ServerConfiguration(address: .hostname(configuration.host, port: configuration.port)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? configuration.port
                let url = "http://\(configuration.host):\(port)"
                let cloud = EmulatedCloud(
                    url: url,
                    faults: configuration.faults,
                    journal: Journal(capacity: configuration.journalCapacity),
                    server: CloudServer(configuration, url: url)
                )
                handler.withLock { $0 = RequestHandler(cloud: cloud, limit: configuration.bodyLimit) }
                started.yield(cloud)
            },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
            logger: Logger(label: "CloudEmulator") { _ in SwiftLogNoOpLogHandler() }
        )
        do {
            try await server.run()
            started.finish()
        } catch {
            started.finish(throwing: error)
        }
        await handler.withLock(\.self)?.cloud.server.release()
    }
}
