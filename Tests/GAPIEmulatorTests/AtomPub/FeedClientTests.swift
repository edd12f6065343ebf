import Foundation
import GAPIEmulator
import Testing

/// Clients that nobody here wrote judge the feeds of the emulator.
@Suite("Foreign clients of feeds", .timeLimit(.minutes(5)))
struct FeedClientTests {
    private static let peers = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Peers").standardizedFileURL
    private static let python = URL(
        filePath: ProcessInfo.processInfo.environment["PEERS_VENV"]
            ?? peers.appending(path: "../../.build/peers").standardizedFileURL.path
    ).appending(path: "bin/python3").path

    @Test(.enabled(if: hasFeedparser, "Scripts/bootstrap --peers installs feedparser"))
    func feedparserReadsTheFeeds() async throws {
        try await Emulator.run { emulator in
            try await expectOK(Self.python, "feedparser_client.py", emulator)
        }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/curl"), "curl is not installed"))
    func curlReadsAndWritesTheFeeds() async throws {
        var configuration = EmulatorConfiguration()
        configuration.feedAccount = FeedAccount(user: "liz@example.com", password: "pencil")
        try await Emulator.run(configuration) { emulator in
            try await expectOK("/bin/bash", "curl_feeds.sh", emulator)
            #expect(emulator.journal.count { $0.operation == "feeds.upload.chunk" } == 3)
        }
    }

    private static var hasFeedparser: Bool {
        guard FileManager.default.isExecutableFile(atPath: python) else { return false }
        let process = Process()
        process.executableURL = URL(filePath: python)
        process.arguments = ["-c", "import feedparser"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    /// Runs a script with the URL of an emulator; scripts end by themselves within half a minute.
    private func expectOK(_ interpreter: String, _ script: String, _ emulator: Emulator) async throws {
        let arguments = [Self.peers.appending(path: script).path, emulator.url]
        let (status, output) = try await ForeignProgram.run(interpreter, arguments)
        #expect(status == 0 && output.hasSuffix("ok\n"), "\(output)")
    }
}
