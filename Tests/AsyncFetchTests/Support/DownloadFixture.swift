import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// The media of the servers.
let storedMedia = Array((0..<40_000).flatMap { "\($0)\n".utf8 })

/// A folder for downloads, and servers of the same media.
class DownloadFixture {
    let folder = FileManager.default.temporaryDirectory.appending(path: "resumed-\(UUID().uuidString)")
    /// The name of the downloaded file.
    var name = "file"
    var path: String { folder.appending(path: name).path }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }
    func bytes(_ name: String = "file") throws -> [UInt8] {
        try [UInt8](Data(contentsOf: folder.appending(path: name)))
    }

    /// A server of media with one version: by its tag, by its generation, or unknown.
    struct Server: Sendable {
        var etag: String? = #""1""#
        var generation: String?
        var content = storedMedia
        /// Whether it tells the length of all.
        var tellsLength = true
        /// Whether it sends all, whatever range is wanted.
        var ignoresRanges = false
        /// The `x-goog-hash` of all.
        var hash: String?

        func answer(_ received: SentRequest) -> ScriptedTransport.Answer {
            if let wanted = received.header("If-Match"), wanted != etag { return .status(412) }
            if let wanted = received.header("x-goog-if-generation-match"), wanted != generation { return .status(412) }
            var headers: HTTPFields = [:]
            headers[.eTag] = etag
            if let name = HTTPField.Name("x-goog-generation") { headers[name] = generation }
            if let name = HTTPField.Name("x-goog-hash") { headers[name] = hash }
            guard !ignoresRanges, let range = received.header("Range")?.dropFirst("bytes=".count) else {
                if tellsLength { headers[.contentLength] = "\(content.count)" }
                return .response(200, headers: headers, body: FetchResponseBody(ByteBuffer(bytes: content)))
            }
            let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            let first = ends[0] ?? max(0, content.count - (ends[1] ?? 0))
            let end = ends[0] == nil ? content.count : min(content.count, (ends[1] ?? content.count - 1) + 1)
            guard first < end else {
                return .status(416, headers: [.contentRange: "bytes */\(content.count)"])
            }
            headers[.contentRange] = "bytes \(first)-\(end - 1)/\(content.count)"
            return .response(206, headers: headers, body: FetchResponseBody(ByteBuffer(bytes: content[first..<end])))
        }

        /// A transport that answers so, and stops after so many bytes of each answer.
        func transport(stallingAfter count: Int? = nil) -> ScriptedTransport {
            ScriptedTransport { received in
                let answer = answer(received)
                return count.map { answer.stalled(afterBytes: $0) } ?? answer
            }
        }
    }

    /// Runs a download until it has `count` bytes, and cancels it; the server stops after `each` of an answer.
    func interrupt(
        _ server: Server,
        after count: Int,
        _ url: String = address,
        headerFields: HTTPFields = [:],
        range: (any MediaRangeExpression)? = nil,
        resume: DownloadResume = .automatic,
        slices: DownloadSlices = .never,
        each: Int? = nil
    ) async throws {
        let (path, gate) = (path, Gate())
        let fetcher = makeFetcher(server.transport(stallingAfter: each ?? count))
        let request = try HTTPRequest(.get, url: url, headerFields: headerFields)
        let task = Task {
            try await fetcher.download(request, to: path, range: range, resume: resume, slices: slices) {
                if $0.sent == count { gate.open() }
            }
        }
        try await gate.pass()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
