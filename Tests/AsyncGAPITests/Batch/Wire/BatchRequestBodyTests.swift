import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@testable import AsyncGAPI

@Suite("Requests of batches", .timeLimit(.minutes(5)))
struct BatchRequestBodyTests {
    private var generator = StuckGenerator()

    /// Python's `email.parser` finds the parts of this text with these lines, and `http.server` these requests in them.
    @Test mutating func aBatchIsWrittenAsTheDocumentationShowsIt() throws {
        let change = BatchSamples.call(
            .patch,
            "/drive/v3/files/f7?fields=id",
            [.contentType: "application/json", .ifMatch: #""e3""#, .authorization: "Bearer other-user"],
            body: #"{"name":"x"}"#
        )
        let parts = [
            try BatchSamples.part("1", BatchSamples.call()), try BatchSamples.part("2", change),
            try BatchSamples.part("3", BatchSamples.call(.post, "/drive/v3/files/f7/copy")),
            try BatchSamples.part("4", BatchSamples.call(.delete)),
        ]
        let batch = BatchRequestBody(parts, using: &generator)
        #expect(batch.contentType == "multipart/mixed; boundary=batch_0123456789abcdef0123456789abcdef")
        let lines = [
            "--batch_0123456789abcdef0123456789abcdef", "Content-Type: application/http", "Content-ID: <1>", "",
            "GET /drive/v3/files/f7 HTTP/1.1", "", "",
            "--batch_0123456789abcdef0123456789abcdef", "Content-Type: application/http", "Content-ID: <2>", "",
            "PATCH /drive/v3/files/f7?fields=id HTTP/1.1", "Content-Type: application/json", #"If-Match: "e3""#,
            "Authorization: Bearer other-user", "Content-Length: 12", "", #"{"name":"x"}"#,
            "--batch_0123456789abcdef0123456789abcdef", "Content-Type: application/http", "Content-ID: <3>", "",
            "POST /drive/v3/files/f7/copy HTTP/1.1", "Content-Length: 0", "", "",
            "--batch_0123456789abcdef0123456789abcdef", "Content-Type: application/http", "Content-ID: <4>", "",
            "DELETE /drive/v3/files/f7 HTTP/1.1", "", "", "--batch_0123456789abcdef0123456789abcdef--", "",
        ]
        #expect(String(buffer: batch.body) == lines.joined(separator: "\r\n"))
    }

    @Test(arguments: [0, 1, 7, 100])
    func theSizeIsKnownBefore(count: Int) throws {
        var generator = SplitMix(state: UInt64(count))
        let parts = try (0..<count).map { index in
            let body = index % 2 == 0 ? nil : String(repeating: "é", count: index)
            return try BatchSamples.part("\(index + 1)", BatchSamples.call(.put, "/x?n=\(index)", body: body))
        }
        let batch = BatchRequestBody(parts, using: &generator)
        let size = parts.reduce(BatchRequestBody.closingSize) { $0 + BatchRequestBody.encodedSize(of: $1) }
        #expect(batch.body.readableBytes == size)
    }

    @Test(arguments: ["body", "field", "path"])
    mutating func aBoundaryThatOccursInACallIsDrawnAgain(place: String) throws {
        let taken = "batch_0123456789abcdef0123456789abcdef"
        let call =
            switch place {
            case "body": BatchSamples.call(.post, body: "\r\n--\(taken)--\r\n")
            case "field": BatchSamples.call(.get, "/x", [.ifMatch: taken])
            default: BatchSamples.call(.get, "/\(taken)")
            }
        let batch = BatchRequestBody([try BatchSamples.part("1", call)], using: &generator)
        #expect(batch.boundary == "batch_0123456789abcdf00123456789abcdef")
    }

    @Test func boundariesAreRandomAndShort() {
        var generator = SplitMix(state: 19)
        let boundaries = (0..<100).map { _ in BatchRequestBody([], using: &generator).boundary }
        #expect(Set(boundaries).count == 100)
        #expect(boundaries.allSatisfy { $0.utf8.count == 38 })
    }

    @Test func fieldsOfTheConnectionAreNotInAPart() throws {
        let fields: HTTPFields = [
            .contentLength: "99", .acceptEncoding: "gzip", .userAgent: "u", .connection: "close",
            .transferEncoding: "chunked", .expect: "100-continue", .cookie: "a=b", .known("Host"): "evil.example",
            .accept: "application/json", .ifNoneMatch: "*", .known("X-Goog-User-Project"): "p",
        ]
        let part = try BatchSamples.part("1", BatchSamples.call(.get, "/x", fields))
        #expect(
            String(buffer: part.message) == """
                GET /x HTTP/1.1\r
                Accept: application/json\r
                If-None-Match: *\r
                X-Goog-User-Project: p\r
                \r\n
                """
        )
    }
}
