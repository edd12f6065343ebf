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

    /// The search for the first boundary goes on where it ended, and does not begin again with each byte.
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
