import HummingbirdCore
import NIOCore
import NIOHTTP1
import Testing

@testable import GAPIEmulator

/// Each client has its own way of writing the boundary of a multipart body.
@Suite("Boundaries of multipart bodies", .timeLimit(.minutes(5)))
struct BoundaryTests {
    @Test(arguments: [
        // gcloud storage: single quotes that do not belong to the boundary, and line feeds alone.
        (type: "multipart/related; boundary='===1==='", boundary: "===1===", end: "\n"),
        // A boundary that does have single quotes.
        ("multipart/related; boundary='x'", "'x'", "\r\n"), (#"multipart/related; boundary="'x'""#, "'x'", "\r\n"),
        (#"multipart/related; boundary="a;b""#, "a;b", "\r\n"), (#"multipart/related; boundary="a\b""#, "ab", "\n"),
        ("multipart/related; type=\"application/json\"; boundary=b; start=x", "b", "\r\n"),
    ])
    func uploadsAreReadWithEach(type: String, boundary: String, end: String) async throws {
        try await withEmulator { _, client async throws in
            let lines = [
                "--\(boundary)", "Content-Type: application/json", "", #"{"name":"n"}"#, "--\(boundary)",
                "Content-Type: text/x", "", "'x' b", "--\(boundary)--", "",
            ]
            let answer = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=multipart",
                headers: [("Content-Type", type)],
                body: Array(lines.joined(separator: end).utf8)
            )
            #expect(answer.status == 200, "\(answer.text)")
            #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").text == "'x' b")
        }
    }

    @Test(arguments: ["'b'", "b", #""b""#])
    func batchesAreReadWithEach(quoted: String) async throws {
        try await withEmulator { _, client async throws in
            let body = "--b\nContent-Type: application/http\n\nGET /storage/v1/b/bucket HTTP/1.1\n\n--b--\n"
            let answer = try await client.send(
                .POST,
                "/batch/storage/v1",
                headers: [("Content-Type", "multipart/mixed; boundary=\(quoted)")],
                body: Array(body.utf8)
            )
            #expect(try answer.parts.map(\.status) == [200])
        }
    }

    /// Each line of a body is compared with the boundary, so a long one would take much time (RFC 2046 §5.1.1).
    @Test(arguments: [
        ("/upload/storage/v1/b/bucket/o?uploadType=multipart", "related"), ("/batch/storage/v1", "mixed"),
    ])
    func aBoundaryOfMoreThan70CharactersIs400(path: String, kind: String) async throws {
        try await withEmulator { _, client async throws in
            let boundary = String(repeating: "b", count: 71)
            let answer = try await client.send(
                .POST,
                path,
                headers: [("Content-Type", "multipart/\(kind); boundary=\(boundary)")],
                body: Array("--\(boundary)\n\n{}\n--\(boundary)\n\n\n--\(boundary)--\n".utf8)
            )
            #expect(answer.status == 400)
            #expect(answer.text.contains("70 characters"))
        }
    }

    /// A body with none of two boundaries is not searched for ever.
    @Test func aBodyWithoutItsBoundariesIs400() async throws {
        try await withEmulator { _, client async throws in
            let answer = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=multipart",
                headers: [("Content-Type", "multipart/related; boundary='b'")],
                body: [UInt8](repeating: 10, count: 1 << 20)
            )
            #expect(answer.status == 400)
        }
    }

    // MARK: Lines that only begin like a delimiter

    /// Returns what the reader finds in a body that comes in pieces of so many bytes.
    private func media(
        of body: String,
        type: String = "multipart/related; boundary=b",
        in size: Int
    ) async throws -> String {
        let bytes = Array(body.utf8)
        let chunks = AsyncStream<ByteBuffer> { continuation in
            for start in stride(from: 0, to: bytes.count, by: size) {
                continuation.yield(ByteBuffer(bytes: bytes[start..<min(start + size, bytes.count)]))
            }
            continuation.finish()
        }
        var reader = try MultipartRelated(
            contentType: type,
            body: IncomingBody(RequestBody(asyncSequence: chunks), fault: nil)
        )
        #expect(String(buffer: try await reader.readMetadata().metadata) == "{}")
        var media = ""
        while let piece = try await reader.nextPiece() { media += String(buffer: piece) }
        return media
    }

    /// RFC 2046 §5.1.1: behind the boundary, a delimiter has nothing but `--`, blanks and the end of its line.
    @Test(arguments: [
        "--bxyz", "--b.", "--b x", "--b-", "--b-x", "--b--x", "--b-- x", "--b---", "--b\rx", "--b \t\r\rx",
        "--b" + String(repeating: " ", count: 1025), "--b\u{B}",
    ])
    func aLineThatOnlyBeginsLikeADelimiterIsContent(line: String) async throws {
        for end in ["\n", "\r\n"] {
            let content = ["first", line, line, "last"].joined(separator: end)
            let body = ["\(line)", "--b", "", "{}", "--b", "", content, "--b--", "after"].joined(separator: end)
            for size in [1, 3, 1 << 20] { #expect(try await media(of: body, in: size) == content, "\(size)") }
        }
    }

    @Test(arguments: ["--b--", "--b--\n", "--b--\r\n", "--b-- \t\r\n", "--b--  ", "--b--\r"])
    func theLastDelimiterMayEndWithTheBody(last: String) async throws {
        let body = "--b \t\n\n{}\r\n--b\t\r\n\r\nbytes\r\n\(last)"
        for size in [1, 3, 1 << 20] { #expect(try await media(of: body, in: size) == "bytes", "\(size)") }
    }

    /// The first line has the boundary between single quotes as its beginning only.
    @Test func aLineThatOnlyBeginsLikeADelimiterChoosesNoBoundary() async throws {
        let body = "--bx\n--'b'x\n--'b'\n\n{}\n--'b'\n\n--b\n--'b'--"
        for size in [1, 3, 1 << 20] {
            #expect(try await media(of: body, type: "multipart/related; boundary='b'", in: size) == "--b", "\(size)")
        }
    }

    /// The loss would be answered with 200.
    @Test func anUploadKeepsALineThatOnlyBeginsLikeItsDelimiter() async throws {
        try await withEmulator { _, client async throws in
            let media = "one\r\n--b2\r\ntwo"
            let answer = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=multipart",
                headers: [("Content-Type", "multipart/related; boundary=b")],
                body: Array("--b\r\n\r\n{\"name\":\"n\"}\r\n--b\r\n\r\n\(media)\r\n--b--\r\n".utf8)
            )
            #expect(answer.status == 200, "\(answer.text)")
            #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").text == media)
        }
    }

    @Test func aBatchKeepsALineThatOnlyBeginsLikeItsDelimiter() async throws {
        try await withEmulator { _, client async throws in
            let call = "POST /storage/v1/b HTTP/1.1\nContent-Type: application/json\n\n"
            let json = "{\"name\": \"other\", \"labels\": {\"k\": \"\n--b2\n--b--x\n\"}}"
            let body = "--b\nContent-Type: application/http\n\n\(call)\(json)\n--b--\n"
            let texts = try #require(try MultipartMixed.parts(of: body, contentType: "multipart/mixed; boundary=b"))
            #expect(texts.map { $0.hasSuffix(json) } == [true])
            let get = "--b\nContent-Type: application/http\n\nGET /storage/v1/b/bucket HTTP/1.1\n\n"
            let answer = try await client.send(
                .POST,
                "/batch/storage/v1",
                headers: [("Content-Type", "multipart/mixed; boundary=b")],
                body: Array("\(get)--b2\n--b--x\n\n\(get)--b--\n".utf8)
            )
            #expect(try answer.parts.map(\.status) == [200, 200])
        }
    }

    // MARK: Parts

    /// A third part would be lost.
    @Test(arguments: [
        ("/upload/storage/v1/b/bucket/o?uploadType=multipart", "{\"name\":\"n\"}"),
        ("/upload/drive/v3/files?uploadType=multipart", "{\"name\":\"n\"}"),
        ("/feeds/f", "<entry xmlns='http://www.w3.org/2005/Atom'><title>n</title></entry>"),
    ])
    func aThirdPartIs400(path: String, metadata: String) async throws {
        try await withEmulator { _, client async throws in
            let parts = "--b\n\n\(metadata)\n--b\n\nmedia\n--b\n\nmore\n--b--\n"
            let answer = try await client.send(
                .POST,
                path,
                headers: [("Content-Type", "multipart/related; boundary=b")],
                body: Array(parts.utf8)
            )
            #expect(answer.status == 400)
            #expect(answer.text.contains("more parts than"))
            if path.hasPrefix("/upload") { #expect(answer.reason == "badRequest") }
            #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
            #expect(try await client.get("/feeds/f").text.contains("<entry") == false)
        }
    }

    /// As long as a preamble can be while two boundaries are looked for.
    @Test(.timeLimit(.minutes(1))) func aLongPreambleMayComeInSingleBytes() async throws {
        let text = String(repeating: "x\n", count: 8000) + "--b\nContent-Type: a/b\n\n{}\n--b\n\nbytes\n--b--\n"
        let chunks = AsyncStream<ByteBuffer> { continuation in
            for byte in text.utf8 { continuation.yield(ByteBuffer(bytes: [byte])) }
            continuation.finish()
        }
        var reader = try MultipartRelated(
            contentType: "multipart/related; boundary='b'",
            body: IncomingBody(RequestBody(asyncSequence: chunks), fault: nil)
        )
        #expect(String(buffer: try await reader.readMetadata().metadata) == "{}")
        var media = ""
        while let piece = try await reader.nextPiece() { media += String(buffer: piece) }
        #expect(media == "bytes")
    }
}
