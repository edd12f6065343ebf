import AsyncFetchTesting
import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Uploads by commands", .timeLimit(.minutes(5)))
struct CommandUploadTests {
    private static let step = 262_144

    /// The URLs of a session.
    private struct Session {
        let url: String
        let controlURL: String
    }

    private static func start(
        _ client: TestClient,
        _ path: String = "/upload/storage/v1/b/bucket/o?name=n",
        headers: [(String, String)] = [],
        body: [UInt8] = []
    ) async throws -> Session {
        let headers = [("X-Goog-Upload-Protocol", "resumable"), ("X-Goog-Upload-Command", "start")] + headers
        let answer = try await client.send(.POST, path, headers: headers, body: body)
        #expect(answer.status == 200, "\(answer.text)")
        #expect(answer.body.isEmpty)
        #expect(answer.headers.first(name: "X-Goog-Upload-Status") == "active")
        #expect(answer.headers.first(name: "X-Goog-Upload-Chunk-Granularity") == "262144")
        return Session(
            url: try #require(answer.headers.first(name: "X-Goog-Upload-URL")),
            controlURL: try #require(answer.headers.first(name: "X-Goog-Upload-Control-URL"))
        )
    }

    private static func command(
        _ client: TestClient,
        _ url: String,
        _ command: String,
        offset: Int? = nil,
        method: HTTPMethod = .POST,
        headers: [(String, String)] = [],
        _ bytes: [UInt8] = []
    ) async throws -> TestClient.Answer {
        var headers = headers + [("X-Goog-Upload-Command", command)]
        if let offset { headers.append(("X-Goog-Upload-Offset", "\(offset)")) }
        return try await client.send(method, url, headers: headers, body: bytes)
    }

    private static func status(_ answer: TestClient.Answer) -> String? {
        answer.headers.first(name: "X-Goog-Upload-Status")
    }

    private static func received(_ answer: TestClient.Answer) -> String? {
        answer.headers.first(name: "X-Goog-Upload-Size-Received")
    }

    @Test(arguments: [
        [("X-Goog-Upload-Content-Type", "a/b"), ("X-Goog-Upload-Content-Length", "-1")],
        [("X-Goog-Upload-Header-Content-Type", "a/b"), ("X-Goog-Upload-Header-Content-Length", "525288")],
        [("X-Goog-Upload-Content-Type", "a/b"), ("X-Goog-Upload-Raw-Size", "525288")],
    ])
    func partsBecomeAnObject(dialect: [(String, String)]) async throws {
        try await withEmulator { emulator, client async throws in
            let content = noise(2 * Self.step + 1000)
            let session = try await Self.start(client, headers: dialect)
            var answer = try await Self.command(
                client,
                session.url,
                "upload",
                offset: 0,
                Array(content[..<Self.step])
            )
            #expect(answer.status == 200)
            #expect(Self.status(answer) == "active")
            #expect(Self.received(answer) == "262144")
            answer = try await Self.command(client, session.url, "query")
            #expect(Self.received(answer) == "262144")
            answer = try await Self.command(
                client,
                session.url,
                "upload, finalize",
                offset: Self.step,
                method: .PUT,
                Array(content[Self.step...])
            )
            #expect(answer.status == 200)
            #expect(Self.status(answer) == "final")
            #expect(try answer.json["contentType"]?.string == "a/b")
            #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == content)
            let operations = emulator.journal.entries.map(\.operation)
            #expect(operations == ["upload.start", "upload.chunk", "upload.query", "upload.chunk", "download.media"])
        }
    }

    @Test func metadataComeWithTheStartAndTheMaskForTheEnd() async throws {
        try await withEmulator { _, client async throws in
            let session = try await Self.start(
                client,
                "/resumable/upload/storage/v1/b/bucket/o?fields=name,metadata",
                body: Array(#"{"name":"n","metadata":{"a":"b"}}"#.utf8)
            )
            let answer = try await Self.command(client, session.url, "upload, finalize", offset: 0, [1])
            let object = try answer.json
            #expect(object.members?.count == 2)
            #expect(object["name"]?.string == "n")
            #expect(object["metadata"]?["a"]?.string == "b")
        }
    }

    @Test func anUploadEndsWithoutBytesToo() async throws {
        try await withEmulator { emulator, client async throws in
            let session = try await Self.start(client)
            _ = try await Self.command(client, session.url, "upload", offset: 0, noise(Self.step))
            let answer = try await Self.command(client, session.url, "finalize")
            #expect(Self.status(answer) == "final")
            #expect(try answer.json["size"]?.string == "262144")
            #expect(emulator.journal.entries.last?.operation == "upload.finalize")
        }
    }

    @Test func ofAnUnevenPartTheFullStepsAreKept() async throws {
        try await withEmulator { _, client async throws in
            let session = try await Self.start(client)
            let answer = try await Self.command(client, session.url, "upload", offset: 0, noise(Self.step + 5))
            #expect(Self.received(answer) == "262144")
        }
    }

    @Test(arguments: [1, 300_000]) func aWrongOffsetIs409(offset: Int) async throws {
        try await withEmulator { _, client async throws in
            let session = try await Self.start(client)
            let answer = try await Self.command(client, session.url, "upload", offset: offset, noise(Self.step))
            #expect(answer.status == 409)
            #expect(Self.status(answer) == "active")
            #expect(Self.received(answer) == "0")
        }
    }

    @Test func aMissingOffsetAndUnknownCommandsAre400() async throws {
        try await withEmulator { _, client async throws in
            let session = try await Self.start(client)
            for command in ["upload", "start", "explode", "upload, query", ""] {
                let answer = try await Self.command(client, session.url, command, [1])
                #expect(answer.status == 400, "\(command)")
                #expect(Self.status(answer) == "active", "\(command)")
            }
        }
    }

    @Test func anUnknownSessionIs404WithoutAStatus() async throws {
        try await withEmulator { _, client async throws in
            let url = "/upload/storage/v1/b/bucket/o?upload_id=none"
            let answer = try await Self.command(client, url, "query")
            #expect(answer.status == 404)
            #expect(Self.status(answer) == nil)
        }
    }

    @Test func aCompleteUploadTakesOnlyQueries() async throws {
        try await withEmulator { _, client async throws in
            let session = try await Self.start(client)
            _ = try await Self.command(client, session.url, "upload, finalize", offset: 0, [1, 2])
            for command in ["upload", "finalize", "cancel"] {
                let answer = try await Self.command(client, session.url, command, offset: 2, [3])
                #expect(answer.status == 400, "\(command)")
                #expect(Self.status(answer) == "final", "\(command)")
            }
            let state = try await Self.command(client, session.url, "query")
            #expect(state.status == 200)
            #expect(Self.status(state) == "final")
            #expect(try state.json["size"]?.string == "2")
        }
    }

    @Test(arguments: [false, true]) func aCancelledUploadIsOver(byControlURL: Bool) async throws {
        try await withEmulator { _, client async throws in
            let session = try await Self.start(client)
            _ = try await Self.command(client, session.url, "upload", offset: 0, noise(Self.step))
            let url = byControlURL ? session.controlURL : session.url
            let cancelled = try await Self.command(client, url, "cancel")
            #expect(cancelled.status == 200)
            #expect(Self.status(cancelled) == "cancelled")
            for (command, status) in [("query", 410), ("upload", 400), ("cancel", 400)] {
                let answer = try await Self.command(client, session.url, command, offset: Self.step)
                #expect(answer.status == status, "\(command)")
                #expect(Self.status(answer) == "cancelled", "\(command)")
            }
            #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
        }
    }

    @Test func afterABreakTheServerSaysWhereToGoOn() async throws {
        var configuration = EmulatorConfiguration()
        configuration.faults = FaultPlan([.init(.acceptThenReset(uploadBytes: 600_000), operation: "upload.chunk")])
        try await withEmulator(configuration) { _, client async throws in
            let content = noise(700_000)
            let session = try await Self.start(client)
            await #expect(throws: (any Error).self) {
                try await Self.command(client, session.url, "upload, finalize", offset: 0, content)
            }
            #expect(Self.received(try await Self.command(client, session.url, "query")) == "524288")
            let rest = Array(content[524_288...])
            let answer = try await Self.command(client, session.url, "upload, finalize", offset: 524_288, rest)
            #expect(Self.status(answer) == "final")
            #expect(try await client.get("/storage/v1/b/bucket/o/n?alt=media").body == content)
        }
    }

    @Test func aLostEndIsToldToAQuery() async throws {
        try await withEmulator { emulator, client async throws in
            emulator.faults.append(.init(.carryOutThenReset, operation: "upload.chunk"))
            let session = try await Self.start(client)
            await #expect(throws: (any Error).self) {
                try await Self.command(client, session.url, "upload, finalize", offset: 0, [1, 2, 3])
            }
            let state = try await Self.command(client, session.url, "query")
            #expect(Self.status(state) == "final")
            #expect(try state.json["size"]?.string == "3")
        }
    }

    @Test func whatTheServiceRefusesIsFinal() async throws {
        try await withEmulator { _, client async throws in
            let headers = [("X-Goog-Upload-Protocol", "resumable"), ("X-Goog-Upload-Command", "start")]
            let start = try await client.send(
                .POST,
                "/upload/storage/v1/b/none/o?name=n",
                headers: headers
            )
            #expect(start.status == 404)
            #expect(Self.status(start) == "final")
            let session = try await Self.start(client, "/upload/storage/v1/b/bucket/o?name=n&ifGenerationMatch=0")
            try await client.insert("n")
            let end = try await Self.command(client, session.url, "upload, finalize", offset: 0, [1])
            #expect(end.status == 412)
            #expect(Self.status(end) == "final")
            let hashed = try await Self.start(client)
            let hash = [("x-goog-hash", "crc32c=AAAAAA==")]
            let refused = try await Self.command(client, hashed.url, "upload, finalize", offset: 0, headers: hash, [1])
            #expect(refused.status == 400)
            #expect(Self.status(refused) == "final")
        }
    }

    @Test func moreOrFewerBytesThanAnnouncedAreRefused() async throws {
        try await withEmulator { _, client async throws in
            let length = [("X-Goog-Upload-Raw-Size", "2")]
            let session = try await Self.start(client, headers: length)
            for bytes: [UInt8] in [[1], [1, 2, 3]] {
                let answer = try await Self.command(client, session.url, "upload, finalize", offset: 0, bytes)
                #expect(answer.status == 400)
                #expect(Self.status(answer) == "active")
            }
            let answer = try await Self.command(client, session.url, "upload, finalize", offset: 0, [1, 2])
            #expect(Self.status(answer) == "final")
        }
    }

    @Test func oneRequestNeedsNoSession() async throws {
        try await withEmulator { emulator, client async throws in
            let answer = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?name=n",
                headers: [("X-Goog-Upload-Protocol", "raw"), ("Content-Type", "a/b")],
                body: [1, 2]
            )
            #expect(answer.status == 200)
            #expect(try answer.json["contentType"]?.string == "a/b")
            #expect(emulator.journal.entries.last?.operation == "storage.objects.insert")
        }
    }

    @Test func driveSpeaksItToo() async throws {
        try await withEmulator { _, client async throws in
            let session = try await Self.start(
                client,
                "/resumable/upload/drive/v3/files?fields=name,size",
                headers: [("X-Goog-Upload-Content-Type", "text/plain")],
                body: Array(#"{"name":"n"}"#.utf8)
            )
            let answer = try await Self.command(client, session.url, "upload, finalize", offset: 0, [1, 2])
            #expect(try answer.json["size"]?.string == "2")
        }
    }
}
