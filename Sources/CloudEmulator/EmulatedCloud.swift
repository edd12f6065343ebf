public import AsyncFetchTesting
import EmulatorServer

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
/// `/_emulator/maintenance` (PUT, DELETE) and `/_emulator/health` (GET) offer the same over HTTP. With a
/// ``Configuration/credential``, all of them except `health` require it.
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
        var server = EmulatorServer(host: configuration.host, port: configuration.port)
        server.limits = configuration.limits
        server.names = configuration.hostNames
        server.origins = configuration.allowedOrigins
        server.proxy = configuration.proxy
        return try await server.run(
            start: { address in
                let cloud = EmulatedCloud(
                    url: address.url,
                    faults: configuration.faults,
                    journal: Journal(capacity: configuration.journalCapacity),
                    server: CloudServer(configuration, url: address.url)
                )
                return RequestHandler(
                    cloud: cloud,
                    credential: configuration.credential,
                    // A buffer holds not quite 4 GiB.
                    limit: min(configuration.bodyLimit, Int(Int32.max))
                )
            },
            stop: { await $0.cloud.server.release() }
        ) { try await body($0.cloud) }
    }
}
