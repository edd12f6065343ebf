import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import Synchronization
import Testing

@testable import PhotoWall

/// The application on a free port, in front of an emulated ownCloud.
struct TestBed: Sendable {
    let cloud: EmulatedCloud
    let wall: Wall
    /// The client of the application for what is not endless.
    let client: any TestClientProtocol
    /// The fetcher of another program of the user.
    let fetcher: Fetcher
    /// The names that the query of the wall has judged.
    let judged: Names
    /// The clock of the heartbeats, which stands still.
    let heartbeats: VirtualClock

    /// Runs a closure with an application and some pictures.
    ///
    /// Pages that are still open at the end must not keep the server from stopping.
    static func run(
        _ names: [String] = [],
        in folder: Cloud.Path = "/Photos",
        _ body: @Sendable (TestBed) async throws -> Void
    ) async throws {
        let vault = FileManager.default.temporaryDirectory.appending(path: "wall-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: vault) }
        try await EmulatedCloud.run { cloud in
            try await cloud.makeFolder(folder.string, user: "alice")
            for name in names { try await cloud.write("\(folder)/\(name)", name, user: "alice") }
            let settings = WallSettings(
                url: cloud.url,
                user: "alice",
                password: "alice-secret",
                folder: folder,
                vault: vault
            )
            let judged = Names()
            let heartbeats = VirtualClock()
            let login = try BasicCredentials(user: settings.user, password: settings.password)
            let fetcher = Fetcher(.init { $0.credentials[cloud.url] = login })
            // The core looks for changes without a pause.
            let clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            try await settings.run(clock: clock, where: { judged.insert($0.name) }) { wall in
                let application = WallApplication.make(
                    wall,
                    clock: FetchClock(heartbeats),
                    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
                )
                try await application.test(.live) { client in
                    try await body(
                        TestBed(
                            cloud: cloud,
                            wall: wall,
                            client: client,
                            fetcher: fetcher,
                            judged: judged,
                            heartbeats: heartbeats
                        )
                    )
                }
            }
            await fetcher.shutdown()
        }
    }

    /// Writes a picture, as another program of the user would.
    func write(_ name: String, _ contents: String = "") async throws {
        try await cloud.write("\(wall.folder)/\(name)", contents, user: "alice")
    }

    /// Gives a picture another name, as another program of the user would.
    func rename(_ name: String, to other: String) async throws {
        let connection = try Cloud.Connection(cloud.url, fetcher: fetcher)
        try await connection.move(wall.folder.appending(name), to: wall.folder.appending(other))
    }

    /// Opens the page.
    func open() async throws -> Browser { try await Browser(port: #require(client.port)) }

    /// Asks for a path of the application.
    func get(_ path: String) async throws -> TestResponse { try await client.execute(uri: path, method: .get) }
}

/// The names that somebody has seen.
final class Names: Sendable {
    private let state = Mutex<Set<String>>([])

    var all: Set<String> { state.withLock { $0 } }

    /// Adds a name, and returns `true`.
    func insert(_ name: String) -> Bool {
        state.withLock { _ = $0.insert(name) }
        return true
    }
}
