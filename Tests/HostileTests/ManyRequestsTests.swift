import AsyncFetch
import Foundation
import GAPIEmulator
import HTTPTypes
import NIOCore
import Testing

/// A server that has answered many requests has as much memory and as many open files as before.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct ManyRequestsTests {
    /// `REQUESTS=100000` sends more than those of each run.
    private static let count = ProcessInfo.processInfo.environment["REQUESTS"].flatMap { Int($0) } ?? 5000
    private static let hasFigures = FileManager.default.fileExists(atPath: "/proc/self/fd")

    /// The figures are those of a whole process, so the test needs one of its own.
    @Test(.enabled(if: hasFigures, "this system has no /proc"))
    func manyRequestsLeaveNothingBehind() async {
        let count = Self.count
        await #expect(processExitsWith: .success) { [count = count as Int] in try await ManyRequests.send(count) }
    }
}

private enum ManyRequests {
    struct Growth: Error {
        let text: String
    }

    /// The bytes and open files by which the process may grow after the first requests, however many follow: the pools of
    /// the allocator and of connections.
    private static let margin = (bytes: 48 << 20, files: 16)
    /// The requests after which both are compared.
    private static let warmUp = 2000
    /// The requests of a client with connections of its own.
    private static let perClient = 250

    private struct Line {
        let method: HTTPRequest.Method
        let path: String
        var type = "application/json"
        var body = ""
    }

    /// What replaces, reads, lists and refuses; what was deleted is remembered by some services.
    private static let lines = [
        Line(method: .post, path: "/upload/storage/v1/b/flat/o?uploadType=media&name=a", type: "text/plain", body: "a"),
        Line(method: .get, path: "/storage/v1/b/flat/o/a?alt=media"),
        Line(method: .get, path: "/storage/v1/b/flat/o?matchGlob=**"),
        Line(method: .patch, path: "/storage/v1/b/flat/o/a", body: #"{"metadata": {"a": "b"}}"#),
        Line(method: .put, path: "/flat/a", type: "text/plain", body: "b"), Line(method: .get, path: "/flat/a"),
        Line(method: .get, path: "/storage/v1/b/flat/o/none"), Line(method: .post, path: "/storage/v1/b", body: "{"),
        Line(method: .patch, path: "/drive/v3/files/root", body: #"{"starred": true}"#),
        Line(method: .get, path: "/drive/v3/files?q=name%20contains%20%27a%27"),
        Line(method: .get, path: "/drive/v3/changes?pageToken=1"),
        Line(method: .get, path: "/calendar/v3/calendars/primary/events"),
        Line(method: .get, path: "/feeds/entries?q=a"), Line(method: .get, path: "/_emulator/journal"),
        Line(
            method: .post,
            path: "/batch/drive/v3",
            type: "multipart/mixed; boundary=b",
            body: "--b\r\nContent-Type: application/http\r\n\r\nGET /drive/v3/files HTTP/1.1\r\n\r\n\r\n--b--\r\n"
        ),
    ]

    static func send(_ count: Int) async throws {
        var configuration = EmulatorConfiguration()
        configuration.journalCapacity = 100
        try await Emulator.run(configuration) { emulator in
            let bucket = Line(
                method: .post,
                path: "/storage/v1/b?project=p",
                body: #"{"name": "flat", "softDeletePolicy": {"retentionDurationSeconds": "0"}}"#
            )
            try await send([bucket], to: emulator)
            try await send(warmUp, to: emulator)
            let before = (bytes: residentBytes(), files: openFiles())
            try await send(count, to: emulator)
            let after = (bytes: residentBytes(), files: openFiles())
            guard after.bytes - before.bytes <= margin.bytes, after.files - before.files <= margin.files else {
                throw Growth(text: "\(count) requests: \(before) became \(after)")
            }
        }
    }

    private static func send(_ count: Int, to emulator: Emulator) async throws {
        var sent = 0
        while sent < count {
            let next = min(perClient, count - sent)
            try await send((sent..<sent + next).map { lines[$0 % lines.count] }, to: emulator)
            sent += next
        }
    }

    private static func send(_ lines: [Line], to emulator: Emulator) async throws {
        let fetcher = Fetcher()
        let options = FetchOptions { $0.retry = .none }
        for line in lines {
            var request = try HTTPRequest(line.method, url: emulator.url + line.path)
            if !line.body.isEmpty { request.headerFields[.contentType] = line.type }
            let body: FetchRequestBody? = line.body.isEmpty ? nil : .bytes(ByteBuffer(string: line.body))
            let status = try await fetcher.fetch(request, body: body, options: options).head.status.code
            guard status < 500 else { throw Growth(text: "\(line.method) \(line.path) has the status \(status)") }
        }
        await fetcher.shutdown()
    }

    private static func openFiles() -> Int {
        ((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []).count
    }

    private static func residentBytes() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4096
    }
}
