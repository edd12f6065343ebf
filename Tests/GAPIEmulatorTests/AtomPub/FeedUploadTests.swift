import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Uploads to feeds", .timeLimit(.minutes(5)))
struct FeedUploadTests {
    /// Begins an upload and returns the URL of its session.
    private func start(
        _ client: TestClient,
        _ method: HTTPMethod = .POST,
        _ path: String = "/upload/feeds/f",
        headers: [(String, String)] = []
    ) async throws -> String {
        let answer = try await client.send(method, path, headers: [("X-Upload-Content-Type", "a/b")] + headers)
        return try #require(answer.headers.first(name: "Location"), "\(answer.status) \(answer.text)")
    }

    private func configuration(granularity: Int) -> EmulatorConfiguration {
        var configuration = EmulatorConfiguration()
        configuration.resumableChunkGranularity = granularity
        return configuration
    }

    @Test func partsBecomeTheMediaOfAnEntry() async throws {
        try await withEmulator(configuration(granularity: 1)) { emulator, client in
            let session = try await start(client, headers: [("Slug", "film.mp4"), ("X-Upload-Content-Length", "5")])
            #expect(try await client.put(session, "*/*").headers.first(name: "Range") == nil)
            var answer = try await client.put(session, "0-1/5", [1, 2])
            #expect(answer.status == 308)
            #expect(answer.headers.first(name: "Range") == "bytes=0-1")
            answer = try await client.put(session, "1-4/5", [2, 3, 4, 5])
            #expect(answer.status == 201)
            #expect(answer.text.contains("film.mp4"))
            let location = try #require(answer.headers.first(name: "Location"))
            #expect(try await client.get(location + "/media").body == [1, 2, 3, 4, 5])
            // For a client that has not received the answer.
            answer = try await client.put(session, "*/5")
            #expect(answer.status == 201 && answer.headers.first(name: "Location") == location)
            #expect(emulator.journal.entries.count { $0.operation == "feeds.upload.chunk" } == 4)
        }
    }

    /// The JSON services answer the first part with 400, for it is neither a full step nor the last part.
    @Test func whatComesIsStoredInFullSteps() async throws {
        try await withEmulator(configuration(granularity: 4)) { _, client in
            let session = try await start(client)
            let answer = try await client.put(session, "0-5/*", [1, 2, 3, 4, 5, 6])
            #expect(answer.status == 308)
            #expect(answer.headers.first(name: "Range") == "bytes=0-3")
            #expect(try await client.put(session, "6-9/10", [7, 8, 9, 10]).status == 503)
            #expect(try await client.put(session, "4-9/10", [5, 6, 7, 8, 9, 10, 11]).status == 400)
            #expect(try await client.put(session, "4-9/10", [5, 6, 7, 8, 9, 10]).status == 201)
        }
    }

    @Test func anEntryThatHasChangedKeepsItsMedia() async throws {
        try await withEmulator { _, client in
            let entry = "<entry xmlns='http://www.w3.org/2005/Atom'><title>a</title></entry>"
            let headers = [("Content-Type", "application/atom+xml")]
            let created = try await client.send(.POST, "/feeds/f", headers: headers, body: Array(entry.utf8))
            let path = try #require(created.headers.first(name: "Location")?.split(separator: "/").last)
            let session = try await start(client, .PUT, "/upload/feeds/f/\(path)", headers: [("If-Match", "\"0.0\"")])
            #expect(try await client.put(session, "0-2/3", [1, 2, 3]).status == 412)
            #expect(try await client.put(session, "*/3").status == 412)
            #expect(try await client.get("/feeds/f/\(path)/media").status == 404)
        }
    }

    @Test func aPartNeedsItsRange() async throws {
        try await withEmulator { _, client in
            let session = try await start(client)
            #expect(try await client.put(session, nil, [1]).status == 400)
            #expect(try await client.put(session, "*/*").status == 308)
        }
    }

    @Test func aCancelledSessionIsGone() async throws {
        try await withEmulator { _, client in
            let session = try await start(client)
            #expect(try await client.send(.DELETE, session).status == 499)
            #expect(try await client.put(session, "*/*").status == 404)
            #expect(try await client.send(.DELETE, session).status == 404)
        }
    }
}
