import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import HTTPTypes
import NIOHTTP1
import Testing

@Suite("Batches", .timeLimit(.minutes(5)))
struct BatchTests {
    private static let objects = "/storage/v1/b/bucket/o"

    @Test func eachCallHasItsAnswer() async throws {
        try await withEmulator { emulator, client async throws in
            try await client.insert("a", [1, 2, 3])
            emulator.journal.clear()
            let answer = try await client.batch([
                call("GET \(Self.objects)/a?fields=name,size"), call("GET \(Self.objects)/none"),
                call("PATCH \(Self.objects)/a?fields=metadata", json: #"{"metadata":{"k":"v"}}"#),
                call("DELETE \(Self.objects)/a"),
            ])
            #expect(answer.status == 200)
            let parts = try answer.parts
            #expect(parts.map(\.status) == [200, 404, 200, 204])
            #expect(parts.map(\.contentID) == ["<response-1>", "<response-2>", "<response-3>", "<response-4>"])
            #expect(try parts[0].json["size"]?.string == "3")
            #expect(try parts[1].json["error"]?["errors"]?[0]?["reason"]?.string == "notFound")
            #expect(try parts[2].json["metadata"]?["k"]?.string == "v")
            #expect(parts[3].body.isEmpty)
            #expect(parts[3].field("Content-Length") == "0")
            #expect(parts[0].field("ETag")?.isEmpty == false)
            #expect(parts[0].field("Content-Length") == "\(parts[0].body.utf8.count)")

            let entries = emulator.journal.entries
            #expect(
                entries.map(\.operation) == [
                    "batch", "storage.objects.get", "storage.objects.get", "storage.objects.patch",
                    "storage.objects.delete",
                ]
            )
            #expect(entries.map(\.status) == [200, 200, 404, 200, 204])
            #expect(entries.map { $0.batch == entries[0].sequenceNumber } == [false, true, true, true, true])
            #expect(entries[3].receivedBytes == 22)
        }
    }

    @Test(arguments: ["1000", "9223372036854775807", "-9223372036854775808", "99999999999999999999"])
    func aCallMayClaimAnyLength(length: String) async throws {
        try await withEmulator { _, client async throws in
            let calls = [call("GET /storage/v1/b", "Content-Length: \(length)"), call("GET /storage/v1/b")]
            #expect(try await client.batch(calls).parts.map(\.status) == [200, 200])
        }
    }

    /// The boundary ends the body.
    @Test(arguments: ["+3", "-1", "x"]) func aLengthThatIsNoNumberOfBytesIsIgnored(length: String) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a", [1])
            let line = "PATCH \(Self.objects)/a?fields=metadata"
            let patch = call(line, "Content-Type: application/json", "Content-Length: \(length)")
            let parts = try await client.batch([patch + #"{"metadata":{"k":"v"}}"#]).parts
            #expect(try parts[0].json["metadata"]?["k"]?.string == "v")
        }
    }

    /// As of requests outside of batches.
    @Test(arguments: [(256, 0, 200), (257, 0, 400), (0, 254, 200), (0, 255, 400)])
    func aPartHasAtMost256HeaderFields(inner: Int, outer: Int, status: Int) async throws {
        try await withEmulator { emulator, client async throws in
            let fields = { (count: Int) in String(repeating: "a: b\r\n", count: count) }
            let parts =
                "--b\r\nContent-Type: application/http\r\nContent-ID: <1>\r\n\(fields(outer))\r\n"
                + "GET /storage/v1/b/bucket HTTP/1.1\r\n\(fields(inner))\r\n\r\n--b--\r\n"
            let answer = try await client.send(
                .POST,
                "/batch/storage/v1",
                headers: [("Content-Type", "multipart/mixed; boundary=b")],
                body: Array(parts.utf8)
            )
            #expect(answer.status == status, "\(answer.text)")
            if status == 400 {
                #expect(answer.text.contains("more than 256 header fields"))
                #expect(emulator.journal.entries.map(\.operation) == ["batch"])
            }
        }
    }

    @Test func theBoundaryIsUnquotedAndHasAnEqualsSign() async throws {
        try await withEmulator { _, client async throws in
            let type = try await client.batch([call("GET /storage/v1/b")]).headers.first(name: "Content-Type") ?? ""
            let boundary = type.dropFirst("multipart/mixed; boundary=".count)
            #expect(boundary.hasPrefix("batch_") && boundary.contains("=") && !boundary.contains("\""))
        }
    }

    /// What Google's clients send (batch requests recorded from them), each with a call for the object `a`.
    @Test(
        arguments: [
            // google-api-python-client: LF, quoted boundary, an ID with spaces, header fields even for GET.
            (
                type: #"multipart/mixed; boundary="===============42==""#,
                body: "--===============42==\nContent-Type: application/http\nMIME-Version: 1.0\n"
                    + "Content-Transfer-Encoding: binary\nContent-ID: <6e2d + 1>\n\nGET /storage/v1/b/bucket/o/a? HTTP/1.1\n"
                    + "Content-Type: application/json\nMIME-Version: 1.0\naccept: application/json\n"
                    + "accept-encoding: gzip, deflate\nHost: 127.0.0.1:1\n\n\n--===============42==--\n",
                id: "<response-6e2d + 1>"
            ),
            // An ID that Python has folded.
            (
                type: #"multipart/mixed; boundary="==""#,
                body: "--==\nContent-Type: application/http\nContent-ID:\n <6e2d + long>\n\n"
                    + "GET /storage/v1/b/bucket/o/a HTTP/1.1\n\n\n--==--",
                id: "<response-6e2d + long>"
            ),
            // google-cloud-storage: LF, absolute URL, no ID.
            (
                type: #"multipart/mixed; boundary="===============7==""#,
                body: "--===============7==\nContent-Type: application/http\nMIME-Version: 1.0\n\n"
                    + "GET http://storage.example/storage/v1/b/bucket/o/a?projection=noAcl HTTP/1.1\n"
                    + "X-Goog-API-Client: gccl-invocation-id/1\n\n\n--===============7==--\n",
                id: nil
            ),
            // GTLR: CRLF, a bare ID, no version, the length of no body.
            (
                type: "multipart/mixed; boundary=END_OF_PART",
                body: "--END_OF_PART\r\nContent-Type: application/http\r\nContent-ID: gtlr_3\r\n\r\n"
                    + "GET /storage/v1/b/bucket/o/a\r\nContent-Type: application/json; charset=utf-8\r\n"
                    + "Content-Length: 0\r\n\r\n\r\n--END_OF_PART--\r\n",
                id: "response-gtlr_3"
            ),
            // Java: a number as ID, and a whole URL of https.
            (
                type: "multipart/mixed; boundary=__END_OF_PART__a-b-c__",
                body:
                    "--__END_OF_PART__a-b-c__\r\nContent-Length: 99\r\nContent-Type: application/http\r\ncontent-id: 1\r\n"
                    + "content-transfer-encoding: binary\r\n\r\nGET https://storage.example/storage/v1/b/bucket/o/a HTTP/1.1\r\n"
                    + "\r\n\r\n--__END_OF_PART__a-b-c__--\r\n",
                id: "response-1"
            ),
            // A preamble, blanks behind the boundary, and no last boundary line end.
            (
                type: "Multipart/Mixed; charset=utf-8; boundary=b",
                body: "preamble\r\n--b \r\nContent-Type: application/http\r\n\r\n"
                    + "GET /storage/v1/b/bucket/o/a HTTP/1.1\r\n\r\n\r\n--b--",
                id: nil
            ),
        ] as [(type: String, body: String, id: String?)]
    )
    func theTextsOfGooglesClientsAreRead(type: String, body: String, id: String?) async throws {
        try await withEmulator { emulator, client async throws in
            try await client.insert("a")
            let answer = try await client.send(
                .POST,
                "/batch/storage/v1",
                headers: [("Content-Type", type)],
                body: Array(body.utf8)
            )
            let parts = try answer.parts
            #expect(parts.map(\.status) == [200])
            #expect(parts.first?.contentID == id)
            #expect(try parts.first?.json["name"]?.string == "a")
            #expect(emulator.journal.entries.last?.path == "/storage/v1/b/bucket/o/a")
        }
    }

    @Test func aBodyMayLookLikeABoundary() async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a")
            let json = "{\"metadata\":{\"k\":\"--b--\",\n\"l\":\"\\n--b\\nContent-ID: 1\"}}"
            let parts = try await client.batch([call("PATCH \(Self.objects)/a", json: json)]).parts
            #expect(try parts.first?.json["metadata"]?["k"]?.string == "--b--")
        }
    }

    @Test(arguments: [
        ("application/json", "{}"), ("multipart/mixed", "--b--"), ("multipart/mixed; boundary=", "--b--"),
        ("multipart/mixed; boundary=b", ""), ("multipart/mixed; boundary=b", "--b--\r\n"),
        ("multipart/mixed; boundary=b", "--b\r\n\r\nnonsense\r\n--b--"),
        ("multipart/mixed; boundary=b", "--b\r\n\r\nGET / HTTP/1.1\r\nno field\r\n\r\n--b--"),
    ])
    func whatIsNoBatchIs400(type: String, body: String) async throws {
        try await withEmulator { _, client async throws in
            let answer = try await client.send(
                .POST,
                "/batch/storage/v1",
                headers: [("Content-Type", type)],
                body: Array(body.utf8)
            )
            #expect(answer.status == 400)
        }
    }

    @Test(arguments: [
        "/batch/bigquery/v2", "/batch/none/v1", "/batch/storage", "/batch/storage/v1/more", "/$api/drive/v3/batch/a/v1",
    ]) func thereIsNoBatchElsewhere(path: String) async throws {
        try await withEmulator { _, client async throws in
            let answer = try await client.batch([call("GET /storage/v1/b")], to: path)
            #expect(answer.status == 404)
        }
    }

    @Test(arguments: [
        ("POST /upload/storage/v1/b/bucket/o?uploadType=media&name=n", 400),
        ("GET /storage/v1/b/bucket/o/a?alt=media", 400),
        ("GET /download/storage/v1/b/bucket/o/a?alt=media", 400), ("POST /batch/storage/v1", 400),
        ("GET /drive/v3/files", 404), ("GET /_emulator/journal", 404), ("GET /storage/v1/b/%zz", 400),
    ])
    func whatIsNoCallOfTheServiceIsRefusedAlone(line: String, status: Int) async throws {
        try await withEmulator { _, client async throws in
            try await client.insert("a")
            let parts = try await client.batch([call(line), call("GET \(Self.objects)/a")]).parts
            #expect(parts.map(\.status) == [status, 200])
        }
    }

    @Test func aLongGetMayComeAsAPostInABatchToo() async throws {
        try await withEmulator { _, client async throws in
            for name in ["a", "b"] { try await client.insert(name) }
            let head =
                "POST \(Self.objects)%@ HTTP/1.1\r\nX-HTTP-Method-Override: GET\r\n"
                + "Content-Type: application/x-www-form-urlencoded\r\n\r\n"
            let list = head.replacing("%@", with: "") + "prefix=b&fields=items%2Fname"
            let media = head.replacing("%@", with: "/a") + "alt=media"
            let parts = try await client.batch([list, media]).parts
            #expect(parts.map(\.status) == [200, 400])
            #expect(parts[0].body == #"{"items":[{"name":"b"}]}"#)
        }
    }

    @Test func headerFieldsAndParametersOfTheBatchApplyToEachCall() async throws {
        try await withEmulator { emulator, client async throws in
            let etag = try #require(try await client.insert("a").json["etag"]?.string)
            emulator.journal.clear()
            let answer = try await client.batch(
                [
                    call("GET \(Self.objects)/a", "X-Test: inner"), call("GET \(Self.objects)/a?fields=size"),
                    call("GET \(Self.objects)/a", "If-None-Match: \"\(etag)\""),
                ],
                to: "/batch/storage/v1?fields=name&key=secret",
                headers: [("X-Test", "outer"), ("If-None-Match", "\"other\""), ("Content-Language", "x")]
            )
            let parts = try answer.parts
            #expect(parts.map(\.status) == [200, 200, 304])
            #expect(parts[0].body == #"{"name":"a"}"#)
            #expect(parts[1].body == #"{"size":"0"}"#)
            let test = try #require(HTTPField.Name("X-Test"))
            let entries = emulator.journal.entries.dropFirst()
            #expect(entries.map { $0.headers[test] } == ["inner", "outer", "outer"])
            #expect(entries.allSatisfy { $0.headers[.contentLanguage] == nil })
            #expect(!entries.contains { "\($0)".contains("secret") })
        }
    }
}
