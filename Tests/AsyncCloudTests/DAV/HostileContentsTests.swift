import AsyncCloud
import AsyncFetch
import AsyncFetchTesting
import Foundation
import HTTPTypes
import NIOCore
import Testing

/// Servers, gateways and networks that send something else than the file.
@Suite("Hostile contents", .timeLimit(.minutes(5)))
struct HostileContentsTests {
    /// The checksum of `hello`, as `sha1sum` computes it.
    private static let sum = "aaf4c61ddcc5e8a2dabede0f3b482cd9aea9434d"

    /// Downloads `/a` to a file in a folder of its own that holds `old`, and then looks at the folder.
    private func download(
        _ answers: [ScriptedTransport.Answer],
        _ body: (_ download: () async throws -> Void, _ files: () -> [String: String]) async throws -> Void
    ) async throws -> [SentRequest] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID())").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("old".utf8).write(to: URL(filePath: folder + "/a"))
        let transport = ScriptedTransport(answers)
        try await withDAV(transport) { dav in
            try await body {
                try await dav.download("/a", to: folder + "/a")
            } _: {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                let files = names.map { ($0, FileManager.default.contents(atPath: "\(folder)/\($0)") ?? Data()) }
                return Dictionary(files.map { ($0, String(decoding: $1, as: UTF8.self)) }) { $1 }
            }
        }
        return transport.requests
    }

    // MARK: Downloads

    @Test(arguments: [301, 302, 303, 307, 308])
    func aDownloadIsNotLedToALoginPage(status: Int) async throws {
        let page = ScriptedTransport.Answer.status(200, headers: [.eTag: "\"1\""], body: "<html>login</html>")
        let sent = try await download([.status(status, headers: [.location: "/login"]), page]) { download, files in
            let error = await #expect(throws: Cloud.Error.self) { try await download() }
            #expect(error?.code == .refused && error?.status == status)
            #expect(files() == ["a": "old"])
        }
        #expect(sent.map(\.path) == ["/dav/a"])
    }

    @Test(arguments: ["text/html", "application/octet-stream", ""])
    func anAnswerWithoutAVersionIsNoFile(type: String) async throws {
        let headers: HTTPFields = type.isEmpty ? [:] : [.contentType: type]
        _ = try await download([.status(200, headers: headers, body: "<html>login</html>")]) { download, files in
            let error = await #expect(throws: Cloud.Error.self) { try await download() }
            #expect(error?.code == .badAnswer)
            #expect(files() == ["a": "old"])
        }
    }

    @Test(arguments: ["text/html", "application/octet-stream", ""])
    func anAnswerWithoutAVersionIsNoStreamOfAFile(type: String) async throws {
        let headers: HTTPFields = type.isEmpty ? [:] : [.contentType: type]
        let page = ScriptedTransport.Answer.status(200, headers: headers, body: "<html>login</html>")
        let transport = ScriptedTransport { _ in page }
        try await withDAV(transport) { dav in
            let error = await #expect(throws: Cloud.Error.self) { _ = try await dav.media(at: "/a") }
            #expect(error?.code == .badAnswer)
        }
        try await transport.waitForOpen(atMost: 0)
    }

    @Test(
        arguments: [
            [.eTag: "\"1\""], [.lastModified: "Fri, 20 Nov 2026 21:29:23 GMT"],
            [.eTag: "W/\"1\"", .contentType: "text/html"],
        ] as [HTTPFields]
    )
    func anAnswerWithAVersionIsAFile(headers: HTTPFields) async throws {
        _ = try await download([.status(200, headers: headers, body: "hello")]) { download, files in
            try await download()
            #expect(files() == ["a": "hello"])
        }
        try await withDAV(ScriptedTransport([.status(200, headers: headers, body: "hello")])) { dav in
            let body = try await dav.media(at: "/a").collect(upTo: 100)
            #expect(body == ByteBuffer(string: "hello"))
        }
    }

    @Test(arguments: [
        "SHA1:\(sum)", "sha1:\(sum.uppercased())", "SHA1:\(sum) MD5:5d41402abc4b2a76b9719d911017c592 ADLER32:062c0215",
        "MD5:5d41402abc4b2a76b9719d911017c592 SHA1:\(sum)",
    ])
    func otherBytesThanTheServerHasReplaceNothing(checksum: String) async throws {
        let headers: HTTPFields = [.eTag: "\"1\"", .init("OC-Checksum")!: checksum]
        let good = ScriptedTransport.Answer.status(200, headers: headers, body: "hello")
        let sent = try await download([good.corrupted(at: 2), good]) { download, files in
            let error = await #expect(throws: Cloud.Error.self) { try await download() }
            #expect(error?.code == .checksumMismatch)
            #expect(files() == ["a": "old"])
            // Nothing of the wrong bytes is used by the next one.
            try await download()
            #expect(files() == ["a": "hello"])
        }
        #expect(sent.count == 2 && sent.allSatisfy { $0.header("Range") == nil })
    }

    @Test(arguments: ["", "MD5:5d41402abc4b2a76b9719d911017c592", "SHA1", "SHA1:", "nonsense", "SHA1:a:b"])
    func aChecksumThatNobodyCanCompareIsLeftOut(checksum: String) async throws {
        let headers: HTTPFields = [.eTag: "\"1\"", .init("OC-Checksum")!: checksum]
        _ = try await download([.status(200, headers: headers, body: "hello")]) { download, files in
            try await download()
            #expect(files() == ["a": "hello"])
        }
    }

    /// The sum stands in the first answer alone; the part, and the note beside it, are all that the second call has.
    @Test(
        arguments: [
            .status(206, headers: [.eTag: "\"1\"", .contentRange: "bytes 3-4/5"], body: "lo"),
            .status(200, headers: [.eTag: "\"1\"", .contentLength: "5"], body: "hello"),
        ] as [ScriptedTransport.Answer]
    )
    func aDownloadThatWasTakenUpAgainIsComparedWithTheChecksumOfItsBeginning(
        rest: ScriptedTransport.Answer
    ) async throws {
        let headers: HTTPFields = [.eTag: "\"1\"", .contentLength: "5", .init("OC-Checksum")!: "SHA1:\(Self.sum)"]
        let good = ScriptedTransport.Answer.status(200, headers: headers, body: "hello")
        let sent = try await download([good.corrupted(at: 1).cut(afterBytes: 3), .status(403), rest, good]) {
            download,
            files in
            let refusal = await #expect(throws: Cloud.Error.self) { try await download() }
            #expect(refusal?.status == 403)
            #expect(files()["a.part"] != nil)
            let error = await #expect(throws: Cloud.Error.self) { try await download() }
            #expect(error?.code == .checksumMismatch)
            #expect(files() == ["a": "old"])
            try await download()
            #expect(files() == ["a": "hello"])
        }
        #expect(sent.map { $0.header("Range") } == [nil, "bytes=3-", "bytes=3-", nil])
    }

    /// All bytes are there, and the process ended before it looked at them: the server has none to add.
    @Test func aWholePartIsComparedWithTheChecksumOfItsBeginning() async throws {
        let headers: HTTPFields = [.eTag: "\"1\"", .init("OC-Checksum")!: "SHA1:\(Self.sum)"]
        let good = ScriptedTransport.Answer.status(200, headers: headers, body: "hello")
        let nothing = ScriptedTransport.Answer.status(416, headers: [.contentRange: "bytes */5"])
        _ = try await download([good.corrupted(at: 1).cut(afterBytes: 5), .status(403), nothing, good]) {
            download,
            files in
            await #expect(throws: Cloud.Error.self) { try await download() }
            let error = await #expect(throws: Cloud.Error.self) { try await download() }
            #expect(error?.code == .checksumMismatch)
            #expect(files() == ["a": "old"])
            try await download()
            #expect(files() == ["a": "hello"])
        }
    }

    // MARK: Parts

    @Test(arguments: [Range<Int64>?.none, 0..<100])
    func aPieceIsNotTheWhole(range: Range<Int64>?) async throws {
        let piece = ScriptedTransport.Answer.status(
            206,
            headers: [.contentRange: "bytes 0-9/1000"],
            body: "0123456789"
        )
        try await withDAV(ScriptedTransport { _ in piece }) { dav in
            let error = await #expect(throws: Cloud.Error.self) {
                _ = try await dav.media(at: "/a", range: range).collect(upTo: 1_000)
            }
            #expect(error?.code == (range == nil ? .badAnswer : .unsupported))
        }
    }

    @Test(arguments: [
        "bytes 0-9/1000", "bytes 0-9/*", "bytes 0-98/1000", "bytes 1-100/1000", "bytes 0-100/1000", "bytes 0-99/50",
        "bytes 99-0/1000", "bytes */1000", "bytes 0-99", "items 0-99/1000", "bytes 0-99/-1", "bytes 0-99/0", "",
        "bytes 9223372036854775807-9223372036854775807/9223372036854775807",
        "bytes 0-99/99999999999999999999999", "bytes 5-4/10", "bytes -99/1000",
    ])
    func aPartIsTheOneThatWasAskedFor(contentRange: String) async throws {
        let answer = ScriptedTransport.Answer.status(
            206,
            headers: [.contentRange: contentRange],
            body: String(repeating: "x", count: 100)
        )
        try await withDAV(ScriptedTransport { _ in answer }) { dav in
            let error = await #expect(throws: Cloud.Error.self) {
                _ = try await dav.media(at: "/a", range: 0..<100).collect(upTo: 1_000)
            }
            #expect(error?.code == .unsupported)
        }
    }

    @Test(
        arguments: [
            (0..<100, "bytes 0-9/10", 10), (990..<2_000, "bytes 990-999/1000", 10), (0..<100, "bytes 0-99/*", 100),
            (0..<Int64.max, "bytes 0-9/10", 10),
        ] as [(Range<Int64>, String, Int)]
    )
    func aPartEndsWithTheFile(range: Range<Int64>, contentRange: String, count: Int) async throws {
        let body = String(repeating: "x", count: count)
        let answer = ScriptedTransport.Answer.status(206, headers: [.contentRange: contentRange], body: body)
        try await withDAV(ScriptedTransport { _ in answer }) { dav in
            let part = try await dav.media(at: "/a", range: range).collect(upTo: 1_000)
            #expect(String(buffer: part) == body)
        }
    }

    @Test(arguments: [0, 10, 99, 101, 200])
    func aPartHasAsManyBytesAsItSays(count: Int) async throws {
        let answer = ScriptedTransport.Answer.status(
            206,
            headers: [.contentRange: "bytes 0-99/1000"],
            body: String(repeating: "x", count: count)
        )
        try await withDAV(ScriptedTransport { _ in answer }) { dav in
            let error = await #expect(throws: FetchError.self) {
                for try await _ in try await dav.media(at: "/a", range: 0..<100) {}
            }
            #expect(error?.code == .invalidResponse)
        }
    }

    // MARK: Uploads

    @Test(
        arguments: [
            (["OC-ETag": "", "ETag": "\"1\""], "1"), (["OC-ETag": "\"1\"", "ETag": "\"2\""], "1"),
            (["OC-ETag": "\"\"", "ETag": "\"1\""], "1"), (["ETag": "1"], "1"), (["OC-ETag": "\"a b\""], nil),
            ([:], nil),
        ] as [([String: String], String?)]
    )
    func theVersionOfAnUploadIsTheFirstThatIsOne(fields: [String: String], version: String?) async throws {
        var headers = HTTPFields()
        for (name, value) in fields { headers[try #require(HTTPField.Name(name))] = value }
        let answer = ScriptedTransport.Answer.status(201, headers: headers)
        try await withDAV(ScriptedTransport { _ in answer }) { dav in
            let uploaded = try await dav.upload(.bytes([]), to: "/a")
            #expect(uploaded.eTag?.value == version)
        }
    }

    @Test func whatHasNoSizeIsNoFileToUpload() async throws {
        let pipe = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID())").path
        try #require(mkfifo(pipe, 0o600) == 0)
        defer { try? FileManager.default.removeItem(atPath: pipe) }
        let transport = ScriptedTransport { _ in .status(201) }
        try await withDAV(transport) { dav in
            for file in [pipe, "/dev/null", "/dev/zero", FileManager.default.temporaryDirectory.path] {
                await #expect(throws: Cloud.Error.self) { try await dav.upload(file: file, to: "/a") }
            }
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func aVersionThatIsSentTwiceIsOne() async throws {
        var headers = HTTPFields()
        for _ in 0..<2 { headers.append(HTTPField(name: .eTag, value: "\"1\"")) }
        let answer = ScriptedTransport.Answer.status(201, headers: headers)
        try await withDAV(ScriptedTransport { _ in answer }) { dav in
            let uploaded = try await dav.upload(.bytes([]), to: "/a")
            #expect(uploaded.eTag == Cloud.ETag("1"))
        }
    }
}
