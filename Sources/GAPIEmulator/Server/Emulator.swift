public import AsyncFetchTesting
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import Synchronization

/// A server for tests and demonstrations that speaks the wire protocol of Google's services in this process.
///
/// It speaks Cloud Storage v1, Drive v3, Calendar v3 and the feeds of Google Data; given ``EmulatorConfiguration/documents``, any
/// other service that has a description.
///
/// It runs as long as the closure that is given to ``run(_:_:)``, and other processes can use it as well:
///
/// ```swift
/// try await Emulator.run { emulator in
///     emulator.faults.append(.init(.status(503, retryAfter: 1), operation: "storage.objects.list"))
///     … // talk to emulator.url
///     #expect(emulator.journal.count { $0.operation == "storage.objects.list" } == 2)
/// }
/// ```
///
/// Over HTTP, `/_emulator/journal` (GET, DELETE), `/_emulator/faults` (GET, PUT, DELETE) and `/_emulator/health` (GET)
/// give the same to tests in other languages; with a ``EmulatorConfiguration/credential``, all but `health` need it.
public struct Emulator: Sendable {
    /// The URL of the server, without a slash at the end: `http://127.0.0.1:PORT`.
    public let url: String
    /// What goes wrong; can be changed at any time.
    public let faults: FaultPlan
    /// The requests so far.
    public let journal: RequestJournal

    /// Starts a server, runs the closure with it, and stops it: requests under way are broken off.
    ///
    /// - Parameters:
    ///   - configuration: Where to listen, where to store, what shall go wrong.
    ///   - body: What to do while the server runs. Cancelling the task is left to it to notice.
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws, or why the server could not start: a port in use, an unreadable directory.
    public static func run<R>(
        _ configuration: EmulatorConfiguration = EmulatorConfiguration(),
        _ body: (Emulator) async throws -> R
    ) async throws -> R {
        try await withThrowingTaskGroup(of: Void.self) { group in
            let (started, continuation) = AsyncThrowingStream.makeStream(of: Emulator.self)
            group.addTask { await serve(configuration, started: continuation) }
            defer { group.cancelAll() }
            for try await emulator in started { return try await body(emulator) }
            throw CancellationError()
        }
    }

    /// Serves until the task is cancelled; sends the emulator, or why there is none.
    private static func serve(
        _ configuration: EmulatorConfiguration,
        started: AsyncThrowingStream<Emulator, any Error>.Continuation
    ) async {
        // Requests are accepted only after `onServerRunning` has returned, so the handler is there for all of them.
        let handler = Mutex<RequestHandler?>(nil)
        let proxy = Mutex<MutatingProxy?>(nil)
        let server = Server(
            childChannelSetup: EmulatorChannel { request, writer, channel in
                try await handler.withLock(\.self)?.respond(to: request, writer, channel)
            },
            configuration: ServerConfiguration(address: .hostname(configuration.host, port: configuration.port)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? configuration.port
                do {
                    var url = "http://\(configuration.host):\(port)"
                    if let plan = try configuration.proxy ?? .ofEnvironment() {
                        let started = try await MutatingProxy.start(to: port, host: configuration.host, plan)
                        proxy.withLock { $0 = started }
                        url = started.url
                    }
                    let emulator = Emulator(
                        url: url,
                        faults: configuration.faults,
                        journal: RequestJournal(capacity: configuration.journalCapacity)
                    )
                    let services: [any EmulatedService] = [
                        try await storageService(configuration, url: emulator.url),
                        FeedService(
                            account: configuration.feedAccount,
                            granularity: configuration.resumableChunkGranularity
                        ),
                        DriveService(
                            granularity: configuration.resumableChunkGranularity,
                            sendsEmptyPages: configuration.sendsEmptyPages
                        ),
                        CalendarService(
                            sendsEmptyPages: configuration.sendsEmptyPages,
                            syncTokenLifetime: configuration.syncTokenLifetime
                        ),
                        DiscoveryService(
                            configuration.documents,
                            granularity: configuration.resumableChunkGranularity,
                            sendsEmptyPages: configuration.sendsEmptyPages
                        ),
                        RecordedService(answers: configuration.recorded),
                    ]
                    let ready = RequestHandler(emulator, credential: configuration.credential, services: services)
                    handler.withLock { $0 = ready }
                    started.yield(emulator)
                } catch {
                    started.finish(throwing: error)
                }
            },
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
            logger: Logger(label: "GAPIEmulator") { _ in SwiftLogNoOpLogHandler() }
        )
        do {
            try await server.run()
            started.finish()
        } catch {
            started.finish(throwing: error)
        }
        await proxy.withLock(\.self)?.stop()
    }

    private static func storageService(
        _ configuration: EmulatorConfiguration,
        url: String
    ) async throws -> any EmulatedService {
        let directory: DataDirectory? =
            switch configuration.store {
            case .memory: nil
            case .directory(let path): try DataDirectory(path: path)
            }
        let store = try await ObjectStore(directory: directory, links: ResourceLinks(root: url))
        for seed in configuration.seeds { try await store.insert(seed) }
        let service = StorageService(
            store: store,
            granularity: configuration.resumableChunkGranularity,
            mediaHasETags: configuration.mediaHasETags
        )
        try await service.restoreUploads(root: url)
        return service
    }
}
