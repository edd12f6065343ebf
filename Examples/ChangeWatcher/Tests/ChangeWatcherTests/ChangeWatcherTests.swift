import GAPIDrive
import GAPIEmulator
import Hummingbird
import Logging
import Testing

@testable import ChangeWatcher

@Suite("ChangeWatcher", .timeLimit(.minutes(2)))
struct ChangeWatcherTests {
    /// Runs a watcher in front of an emulator; it polls so seldom that only notifications wake it.
    private func run(
        _ body: @Sendable (Watcher, DriveService, Emulator, _ url: String) async throws -> Void
    ) async throws {
        try await Emulator.run { emulator in
            let drive = DriveService(configuration: .init { $0.rootURL = emulator.url })
            let watcher = Watcher(drive)
            let (ports, started) = AsyncStream.makeStream(of: Int.self)
            let application = WatcherApplication.make(
                watcher,
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
                    let url = "http://127.0.0.1:\(port)"
                    let options = GAPI.ChangeOptions {
                        $0.polling.initialDelay = .seconds(3600)
                        $0.polling.maximumDelay = .seconds(3600)
                        $0.polling.minimumDelay = .zero
                    }
                    group.addTask { try await watcher.run(address: "\(url)/notifications", options: options) }
                    try await body(watcher, drive, emulator, url)
                    // A channel can be closed when the service has answered.
                    while watcher.channels.allSatisfy({ $0.resourceID == nil }) { await Task.yield() }
                    break
                }
                group.cancelAll()
            }
            #expect(emulator.journal.count { $0.operation == "drive.channels.stop" } == 1)
            await drive.shutdown()
        }
    }

    @Test func aNotificationBringsTheChange() async throws {
        try await run { watcher, drive, emulator, url in
            // Until the channel is open, nobody says that something has changed.
            try await emulator.journal.waitUntil { $0.contains { $0.operation == "drive.changes.watch" } }
            let file = try await drive.execute(Drive.FilesCreateQuery(Drive.File { $0.name = "a" }))
            let id = try #require(file.id)
            for await names in watcher.updates where names[id] == "a" { break }
            _ = try await drive.execute(Drive.FilesUpdateQuery(fileId: id, Drive.File { $0.name = "b" }))
            for await names in watcher.updates where names[id] == "b" { break }
            let served = try await Fetcher().fetch("\(url)/files")
            #expect(try JSON.Value(parsing: served.text) == [id: "b"])
            try await drive.execute(Drive.FilesDeleteQuery(fileId: id))
            for await names in watcher.updates where names[id] == nil { break }
        }
    }

    @Test func whatIsNoNotificationIsRefused() async throws {
        try await run { _, _, emulator, url in
            try await emulator.journal.waitUntil { $0.contains { $0.operation == "drive.changes.watch" } }
            let fields: [[String: String]] = [
                [:],
                [
                    "X-Goog-Channel-ID": "guessed", "X-Goog-Channel-Token": "guessed", "X-Goog-Resource-ID": "r",
                    "X-Goog-Resource-State": "change", "X-Goog-Message-Number": "1",
                ],
            ]
            var statuses: [Int] = []
            for fields in fields {
                var request = try HTTPRequest(.post, url: "\(url)/notifications")
                for (name, value) in fields {
                    if let name = HTTPField.Name(name) { request.headerFields[name] = value }
                }
                statuses.append(try await Fetcher().fetch(request).head.status.code)
            }
            #expect(statuses == [400, 404])
        }
    }
}
