import GAPIEmulator
import GAPIStorage
import Hummingbird
import Logging

@testable import ListingServer

/// The application on a free port, in front of an emulator with one bucket of large objects.
struct TestBed: Sendable {
    static let pageSize = 40
    static let pages = 24
    static let objectNames = (0..<pages * pageSize).map { "object-\(10_000 + $0)" }

    let emulator: Emulator
    /// The fetcher with which the application sends its own requests.
    let fetcher: Fetcher
    /// The URL of the listing.
    let url: String

    /// The listing with a prefix that all names have, to tell one caller's page requests from another's.
    func url(prefix: String) -> String { "\(url)?pageSize=\(Self.pageSize)&prefix=\(prefix)" }

    /// Returns the number of pages that were requested with a prefix.
    func pageRequests(prefix: String) -> Int {
        emulator.journal.count { $0.operation == "storage.objects.list" && $0.query.contains("prefix=\(prefix)&") }
    }

    static func run(_ body: @Sendable (TestBed) async throws -> Void) async throws {
        var configuration = EmulatorConfiguration()
        // Some 2.7 KB a line, so that a page is too much for the buffers of a socket.
        let note = String(repeating: "n", count: 2000)
        configuration.seeds = [.init(bucket: "photos", names: objectNames, metadata: ["note": note])]
        try await Emulator.run(configuration) { emulator in
            let fetcher = Fetcher()
            let storage = StorageService(configuration: .init { $0.rootURL = emulator.url + "/" }, fetcher: fetcher)
            let (ports, started) = AsyncStream.makeStream(of: Int.self)
            let application = ListingApplication.make(
                storage,
                at: .hostname("127.0.0.1", port: 0),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
                onServerRunning: { started.yield($0) }
            )
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    defer { started.finish() }
                    try await application.run()
                }
                for await port in ports {
                    let url = "http://127.0.0.1:\(port)/buckets/photos/objects"
                    try await body(TestBed(emulator: emulator, fetcher: fetcher, url: url))
                    break
                }
                group.cancelAll()
            }
            await fetcher.shutdown()
        }
    }
}
