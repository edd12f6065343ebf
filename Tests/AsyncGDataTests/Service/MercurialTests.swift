import AsyncGData
import Foundation
import Testing

/// A server that nobody here wrote: the feeds of Mercurial's own web server.
@Suite("Feeds of a Mercurial repository", .timeLimit(.minutes(1)))
struct MercurialTests {
    private static let hg = URL(
        filePath: ProcessInfo.processInfo.environment["PEERS_VENV"]
            ?? URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../.build/peers")
            .standardizedFileURL.path
    ).appending(path: "bin/hg").path

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: hg), "Scripts/bootstrap --peers installs it"))
    func itsFeedsAreReadStreamedAndAskedForAgain() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hg-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let commits = (1...3).map { "echo \($0) >f; \"$0\" commit -qA -u Liz -m \"Change \($0)\"" }.joined(
            separator: "; "
        )
        // Ends by itself within the time limit, and before that with this test.
        let serve = "exec timeout 50 \"$0\" serve --address 127.0.0.1 --port 0 --print-url"
        let server = try start("\"$0\" init; \(commits); \(serve)", in: folder)
        defer { server.process.terminate() }
        let line = try await firstLine(of: server.output)
        let port = try #require(URL(string: line)?.port, "\(line)")
        let url = "http://127.0.0.1:\(port)"

        let service = GDataService()
        let feed = try await service.fetch(Atom.Feed<Atom.Entry>.self, from: url + "/atom-log")
        let titles = ["[default] Change 3", "Change 2", "Change 1"]
        #expect(feed.entries.map { $0.title?.plainText } == titles)
        #expect(feed.entries.first?.authors.first?.name == "Liz")
        for path in ["/atom-log", "/rss-log"] {
            var streamed: [String?] = []
            for try await entry in service.entries(Atom.Entry.self, from: url + path) {
                streamed.append(entry.title?.plainText)
            }
            #expect(streamed == titles, "\(path)")
        }
        #expect(feed.etag?.hasPrefix("W/") == true)
        #expect(try await service.refresh(feed) == nil)

        // Its ETag is the time of the last change in seconds.
        let change = try start("\(commits); touch -d '+10 seconds' .hg/store/00changelog.i", in: folder)
        _ = try await rest(of: change.output)
        let changed = try await service.refresh(feed)
        #expect(changed?.entries.count == 6 && changed?.etag != feed.etag)
        await service.shutdown()
    }

    private func start(_ script: String, in folder: URL) throws -> (process: Process, output: FileHandle) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-ec", script, Self.hg]
        process.currentDirectoryURL = folder
        process.environment = ["HGRCPATH": "", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        return (process, pipe.fileHandleForReading)
    }

    private func firstLine(of output: FileHandle) async throws -> String {
        try await blocking {
            var text = Data()
            while !text.contains(UInt8(ascii: "\n")) {
                let next = output.availableData
                if next.isEmpty { break }
                text += next
            }
            return text
        }
    }

    private func rest(of output: FileHandle) async throws -> String {
        try await blocking { try output.readToEnd() ?? Data() }
    }

    /// Reading blocks until a process writes or ends, so it must not take a thread of the tasks.
    private func blocking(_ read: @escaping @Sendable () throws -> Data) async throws -> String {
        let data = try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try read() }) }.start()
        }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
