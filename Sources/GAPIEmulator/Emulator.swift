public import AsyncFetchTesting
import EmulatorServer

/// A server in this process that speaks the wire protocol of Google's services, for tests and demonstrations.
///
/// It emulates Cloud Storage v1, Drive v3, Calendar v3 and the feeds of Google Data, and with
/// ``EmulatorConfiguration/documents`` any other service that has a description.
///
/// The server runs as long as the closure of ``run(_:_:)``. Other processes can use it as well:
///
/// ```swift
/// try await Emulator.run { emulator in
///     emulator.faults.append(.init(.status(503, retryAfter: 1), operation: "storage.objects.list"))
///     … // talk to emulator.url
///     #expect(emulator.journal.count { $0.operation == "storage.objects.list" } == 2)
/// }
/// ```
///
/// For tests in other languages, `/_emulator/journal` (GET, DELETE), `/_emulator/faults` (GET, PUT, DELETE) and
/// `/_emulator/health` (GET) offer the same over HTTP, and `/_emulator/identity` (GET, DELETE) credentials of an emulator with
/// ``EmulatorConfiguration/identity``. With a ``EmulatorConfiguration/credential``, all of them except
/// `health` require it.
public struct Emulator: Sendable {
    /// The URL of the server, without a trailing slash: `http://127.0.0.1:PORT`.
    public let url: String
    /// The faults; they can be changed at any time.
    public let faults: FaultPlan
    /// The requests that the server has received.
    public let journal: RequestJournal
    /// The accounts and their tokens, with ``EmulatorConfiguration/identity``; `nil` without.
    public let identity: EmulatedIdentity?
    /// The damage in the data directory that was found at the start, one sentence for each record that was set aside.
    public let problems: [String]

    /// Starts a server, runs a closure with it, and stops the server; requests that are still running are aborted.
    ///
    /// Cancellation of the task before the server has started ends the call. After that, the closure has to notice it.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the server.
    ///   - body: The closure to run while the server runs.
    /// - Returns: The result of the closure.
    /// - Throws: Any error of the closure; the reason why the server could not start, such as a port in use;
    ///   ``DirectoryError`` for a directory that cannot be read or written; `CancellationError` if the task is
    ///   cancelled before the start.
    public static func run<R>(
        _ configuration: EmulatorConfiguration = EmulatorConfiguration(),
        _ body: (Emulator) async throws -> R
    ) async throws -> R {
        var server = EmulatorServer(host: configuration.host, port: configuration.port)
        server.limits = configuration.limits
        server.names = configuration.hostNames
        server.origins = configuration.allowedOrigins
        server.proxy = configuration.proxy
        return try await server.run(
            start: { address in try await start(configuration, at: address) },
            stop: { handler in
                handler.stop()
                await handler.directory?.close()
            }
        ) { try await body($0.emulator) }
    }

    /// Returns the service of a server that listens at an address; if that fails, others can use the folder.
    private static func start(
        _ configuration: EmulatorConfiguration,
        at address: EmulatorServer.Address
    ) async throws -> RequestHandler {
        guard case .directory(let path) = configuration.store else {
            return try await start(configuration, at: address, in: nil)
        }
        do {
            let directory = try await DataDirectory.open(path)
            do { return try await start(configuration, at: address, in: directory) } catch {
                await directory.close()
                throw error
            }
        } catch {
            if let failure = DirectoryError(path, error) { throw failure }
            throw error
        }
    }

    private static func start(
        _ configuration: EmulatorConfiguration,
        at address: EmulatorServer.Address,
        in directory: DataDirectory?
    ) async throws -> RequestHandler {
        let url = address.url
        let identity = try configuration.identity.map { rules in
            let issuer = try TokenIssuer(rules, credential: configuration.credential)
            return EmulatedIdentity(issuer: issuer, url: url)
        }
        let links = ResourceLinks(root: url)
        let contents = try await directory?.load(links) ?? StoreContents()
        let memory = StoreMemory(limit: configuration.limits.memoryBytes)
        let objects = ObjectStore(
            contents,
            directory: directory,
            memory: memory,
            links: links,
            now: configuration.clock
        )
        let emulator = Emulator(
            url: url,
            faults: configuration.faults,
            journal: RequestJournal(capacity: configuration.journalCapacity),
            identity: identity,
            problems: contents.problems
        )
        let storage = StorageServer(
            store: objects,
            granularity: configuration.resumableChunkGranularity,
            limits: configuration.limits,
            mediaHasETags: configuration.mediaHasETags,
            rewriteStep: configuration.rewriteBytesPerCall
        )
        let feeds = FeedServer(
            account: configuration.feedAccount,
            granularity: configuration.resumableChunkGranularity,
            limits: configuration.limits,
            contents,
            sharing: objects
        )
        let drive = DriveServer(
            granularity: configuration.resumableChunkGranularity,
            limits: configuration.limits,
            memory: memory,
            sendsEmptyPages: configuration.sendsEmptyPages
        )
        let calendar = CalendarServer(
            memory: memory,
            sendsEmptyPages: configuration.sendsEmptyPages,
            syncTokenLifetime: configuration.syncTokenLifetime
        )
        // A stranger would reach the other servers of this machine through this one.
        let isOurs = address.isOfThisMachine || configuration.credential != nil
        for channels in [drive.channels, calendar.channels] {
            channels.refuse(ports: address.ports)
            if !isOurs { channels.refuseAll() }
        }
        var services: [any EmulatedService] = [
            storage, feeds, drive, calendar,
            DiscoveryServer(
                configuration.documents,
                granularity: configuration.resumableChunkGranularity,
                limits: configuration.limits,
                memory: memory,
                sendsEmptyPages: configuration.sendsEmptyPages
            ),
            RecordedService(answers: configuration.recorded),
        ]
        services += UnspokenMethods.all
        services.append(XMLStorageServer(storage: storage))
        if let identity { services.insert(IdentityServer(issuer: identity.issuer), at: 0) }
        let handler = RequestHandler(
            emulator,
            credential: configuration.credential,
            batchLimit: configuration.batchLimit,
            services: services,
            memory: memory,
            directory: directory
        )
        do {
            for seed in configuration.seeds { try await objects.insert(seed) }
            try await storage.restore(contents.uploads, root: url)
            try await feeds.restore(contents.feedUploads)
        } catch {
            handler.stop()
            throw error
        }
        return handler
    }
}
