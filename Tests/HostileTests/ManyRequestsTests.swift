import AsyncFetch
import Foundation
import GAPIEmulator
import HTTPTypes
import NIOCore
import Testing

/// A server that has answered many requests has as much memory and as many files as after half of them.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct ManyRequestsTests {
    /// The requests that are counted, in two halves; `REQUESTS=100000` sends more than those of each run.
    private static let count = ProcessInfo.processInfo.environment["REQUESTS"].flatMap { Int($0) } ?? 5000
    private static let hasFigures = FileManager.default.fileExists(atPath: "/proc/self/fd")

    /// The figures are those of a whole process, so the test needs one of its own.
    @Test(.enabled(if: hasFigures, "this system has no /proc"), arguments: [false, true])
    func manyRequestsLeaveNothingBehind(inDirectory: Bool) async {
        let count = Self.count
        await #expect(processExitsWith: .success) { [count = count as Int, inDirectory = inDirectory as Bool] in
            if inDirectory { try await ManyRequests.sendToDirectory(count) } else { try await ManyRequests.send(count) }
        }
    }

    @Test(.enabled(if: hasFigures, "this system has no /proc"))
    func manyRequestsToACloudLeaveNothingBehind() async {
        let count = Self.count
        await #expect(processExitsWith: .success) { [count = count as Int] in
            try await ManyRequests.sendToCloud(count)
        }
    }
}

/// The requests of the tests, each round of which leaves nothing behind.
enum ManyRequests {
    /// The reason why a server is not flat.
    struct Failure: Error {
        let text: String
    }

    /// The requests before those that are counted.
    static let warmUp = 2000
    /// The ended uploads that a service remembers.
    private static let remembered = 1000
    /// The requests of a client with connections of its own.
    private static let perClient = 250

    /// A request.
    struct Line {
        let method: HTTPRequest.Method
        let path: String
        var type = "application/json"
        var body = ""
        /// The header fields besides that of the type.
        var fields: HTTPFields = [:]
        /// The status that the answer must have; `nil` for any below 500.
        var status: Int?
        /// The byte of the upload that the request begins.
        var content: UInt8?
    }

    private static let upload = Line(
        method: .post,
        path: "/upload/storage/v1/b/flat/o?uploadType=resumable&name=r",
        body: "{}",
        content: 7
    )

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
        upload,
    ]

    static func sendToDirectory(_ count: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "requests-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await send(count, folder)
    }

    /// Sends requests to a server with its data in memory, or in a folder.
    static func send(_ count: Int, _ folder: String? = nil) async throws {
        var configuration = EmulatorConfiguration()
        configuration.journalCapacity = 100
        configuration.store = folder.map { .directory($0) } ?? .memory
        try await Emulator.run(configuration) { emulator in
            let bucket = Line(
                method: .post,
                path: "/storage/v1/b?project=p",
                body: #"{"name": "flat", "softDeletePolicy": {"retentionDurationSeconds": "0"}}"#
            )
            try await send([bucket], to: emulator.url)
            try await send(remembered, of: [upload], to: emulator.url)
            try await send(warmUp, of: lines, to: emulator.url)
            try await compareHalves(of: count, of: lines, to: emulator.url, folder)
        }
    }

    /// Sends requests in two halves, and throws if the second one leaves something behind, however many they are.
    static func compareHalves(of count: Int, of lines: [Line], to url: String, _ folder: String? = nil) async throws {
        // Whole rounds, because a round ends where it has begun.
        let half = max(1, count / 2 / lines.count) * lines.count
        try await send(half, of: lines, to: url)
        let before = ProcessFigures(folder)
        try await send(half, of: lines, to: url)
        let after = ProcessFigures(folder)
        if let problem = after.growth(since: before) { throw Failure(text: "\(half) requests: \(problem)") }
    }

    static func send(_ count: Int, of lines: [Line], to url: String) async throws {
        var sent = 0
        while sent < count {
            let next = min(perClient, count - sent)
            try await send((sent..<sent + next).map { lines[$0 % lines.count] }, to: url)
            sent += next
        }
    }

    private static func send(_ lines: [Line], to url: String) async throws {
        let fetcher = Fetcher()
        let options = FetchOptions { $0.retry = .none }
        for line in lines {
            var request = try HTTPRequest(line.method, url: url + line.path, headerFields: line.fields)
            if !line.body.isEmpty { request.headerFields[.contentType] = line.type }
            let body: FetchRequestBody? = line.body.isEmpty ? nil : .bytes(ByteBuffer(string: line.body))
            let head = try await fetcher.fetch(request, body: body, options: options).head
            let status = head.status.code
            guard line.status.map({ $0 == status }) ?? (status < 500) else {
                throw Failure(text: "\(line.method) \(line.path) has the status \(status)")
            }
            guard let content = line.content else { continue }
            guard let place = head.headerFields[.location] else { throw Failure(text: "no upload: \(status)") }
            let part = try HTTPRequest(.put, url: place, headerFields: [.contentRange: "bytes 0-0/1"])
            let end = try await fetcher.fetch(part, body: .bytes(ByteBuffer(bytes: [content])), options: options)
            guard end.head.status == .ok else { throw Failure(text: "an upload ends with \(end.head.status)") }
        }
        await fetcher.shutdown()
    }
}
