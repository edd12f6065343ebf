import GAPIEmulator
import GAPIStorage
import GRDB
import Hummingbird
import Logging
import ServiceLifecycle

@testable import CatalogServer

/// The application and its service in a group, on a free port, in front of an emulator with one bucket.
struct TestBed: Sendable {
    /// Two full pages and a third one.
    static let names = (0..<2500).map { "object-\(10_000 + $0)" }

    let emulator: Emulator
    let storage: StorageService
    let group: ServiceGroup
    /// The URL of the bucket at the application, without a trailing slash.
    let url: String

    /// The number of pages that were requested from the storage.
    var pageRequests: Int { emulator.journal.count { $0.operation == "storage.objects.list" } }

    static func run(_ body: @Sendable (TestBed) async throws -> Void) async throws {
        var configuration = EmulatorConfiguration()
        configuration.seeds = [.init(bucket: "photos", names: names, content: [1, 2, 3])]
        try await Emulator.run(configuration) { emulator in
            let storage = StorageService(configuration: .init { $0.rootURL = emulator.url + "/" })
            let catalog = try Catalog(DatabaseQueue())
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let (ports, started) = AsyncStream.makeStream(of: Int.self)
            let application = CatalogApplication.make(
                storage,
                catalog,
                at: .hostname("127.0.0.1", port: 0),
                logger: logger,
                onServerRunning: { started.yield($0) }
            )
            let group = CatalogApplication.group(application, storage, logger: logger)
            try await withThrowingTaskGroup(of: Void.self) { tasks in
                tasks.addTask {
                    defer { started.finish() }
                    try await group.run()
                }
                for await port in ports {
                    let url = "http://127.0.0.1:\(port)/buckets/photos"
                    try await body(TestBed(emulator: emulator, storage: storage, group: group, url: url))
                    break
                }
                await group.triggerGracefulShutdown()
                try await tasks.waitForAll()
            }
        }
    }

    /// Has the bucket listed by the application; returns its answer.
    func list() async throws -> JSON.Value {
        let fetcher = Fetcher()
        let answer = try await fetcher.fetch(HTTPRequest(.post, url: url + "/listing"))
        await fetcher.shutdown()
        return try JSON.Value(parsing: answer.text)
    }
}
