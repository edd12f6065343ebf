import AsyncFetchTesting
import AsyncJSON
import HummingbirdCore
import NIOCore
import NIOHTTP1
import Testing

@testable import GAPIEmulator

/// What strangers can store in a server's memory, and what not.
@Suite("The limit of the memory", .timeLimit(.minutes(5)))
struct MemoryLimitTests {
    /// More than half of the memory of each server.
    private static let large = [UInt8](repeating: 7, count: 150_000)
    private static let image = [("Content-Type", "image/png")]

    private static var configuration: EmulatorConfiguration {
        var configuration = EmulatorConfiguration()
        configuration.limits.memoryBytes = 200_000
        configuration.resumableChunkGranularity = 1
        return configuration
    }

    // MARK: The count

    @Test func roomComesBackWithTheLastReference() throws {
        let memory = StoreMemory(limit: 100)
        var first: StoreMemory.Room? = try memory.room(for: 60)
        #expect(throws: GoogleError.self) { try memory.room(for: 41) }
        let part = first?.split(20)
        first = nil
        let second = try memory.room(for: 70)
        #expect(throws: GoogleError.self) { try second.grow(by: 11) }
        try second.grow(by: 10)
        #expect(throws: GoogleError.self) { try memory.room(for: 1) }
        second.clear()
        _ = try memory.room(for: 80)
        withExtendedLifetime((part, second)) {}
    }

    /// What is deleted but remembered has a text that may be a little longer.
    @Test func aTextMayReplaceOneOfItsSize() throws {
        let memory = StoreMemory(limit: 100)
        let old = try memory.room(for: 100)
        let new = try memory.room(for: 110, inPlaceOf: old)
        #expect(throws: GoogleError.self) { try memory.room(for: 200, inPlaceOf: old) }
        withExtendedLifetime((old, new)) {}
    }

    // MARK: Objects

    @Test func whatHasNoRoomIs507UntilSomethingIsDeleted() async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            #expect(try await client.insert("a", Self.large).status == 200)
            let refused = try await client.insert("b", Self.large)
            #expect(refused.status == 507)
            #expect(refused.reason == "backendError")
            #expect(try refused.json["error"]?["code"]?.int64 == 507)
            #expect(try await client.get("/storage/v1/b/bucket/o/b").status == 404)
            #expect(try await client.insert("c", [1]).status == 200)
            #expect(try await client.send(.DELETE, "/storage/v1/b/bucket/o/a").status == 204)
            #expect(try await client.insert("b", Self.large).status == 200)
        }
    }

    @Test func anUploadThatFailsGivesItsRoomBack() async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            let path = "/upload/storage/v1/b/bucket/o?uploadType=media&name=a"
            for _ in 0..<3 {
                let wrong = try await client.send(
                    .POST,
                    path,
                    headers: [("Content-Type", "text/plain"), ("x-goog-hash", "crc32c=AAAAAA==")],
                    body: Self.large
                )
                #expect(wrong.status == 400)
                #expect(try await client.insert("a", [UInt8](repeating: 0, count: 250_000)).status == 507)
            }
            #expect(try await client.insert("a", Self.large).status == 200)
        }
    }

    @Test func copiesShareTheirBytes() async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            func copy(_ name: String, _ copy: String) async throws -> Int {
                let path = "/storage/v1/b/bucket/o/\(name)/copyTo/b/bucket/o/\(copy)"
                return try await client.sendJSON(.POST, path, "{}").status
            }
            try await client.insert("a", [UInt8](repeating: 1, count: 100_000))
            for number in 0..<20 { #expect(try await copy("a", "a\(number)") == 200) }
            #expect(try await client.send(.DELETE, "/storage/v1/b/bucket/o/a").status == 204)
            #expect(try await client.insert("c", Self.large).status == 507, "the copies have the bytes")
            for number in 0..<20 {
                #expect(try await client.send(.DELETE, "/storage/v1/b/bucket/o/a\(number)").status == 204)
            }
            // Small pieces are copied.
            try await client.insert("s", [UInt8](repeating: 1, count: 60_000))
            var statuses: [Int] = []
            for number in 0..<3 { statuses.append(try await copy("s", "s\(number)")) }
            #expect(statuses == [200, 200, 507])
        }
    }

    // MARK: Uploads in parts

    @Test func anOpenUploadHasItsRoomUntilItIsCancelled() async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            let session = try await client.startUpload("a")
            #expect(try await client.put(session, "0-149999/150001", Self.large).status == 308)
            #expect(try await client.insert("b", Self.large).status == 507)
            #expect(try await client.send(.DELETE, session).status == 499)
            #expect(try await client.insert("b", Self.large).status == 200)
        }
    }

    @Test func anUploadThatFindsNoRoomCanGoOnLater() async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            try await client.insert("a", [UInt8](repeating: 1, count: 100_000))
            let session = try await client.startUpload("b")
            #expect(try await client.put(session, "0-149999/150000", Self.large).status == 507)
            #expect(try await client.send(.DELETE, "/storage/v1/b/bucket/o/a").status == 204)
            let state = try await client.put(session, "*/150000")
            #expect(state.status == 308)
            let last = state.headers.first(name: "Range").flatMap { Int($0.split(separator: "-").last ?? "") }
            let stored = last.map { $0 + 1 } ?? 0
            #expect(stored < 100_000)
            let rest = Array(Self.large[stored...])
            #expect(try await client.put(session, "\(stored)-149999/150000", rest).status == 200)
            #expect(try await client.get("/storage/v1/b/bucket/o/b?alt=media").body == Self.large)
        }
    }

    @Test func theXMLAPIHasTheSameLimit() async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            #expect(try await client.send(.PUT, "/bucket/a", body: Self.large).status == 200)
            let refused = try await client.send(.PUT, "/bucket/b", body: Self.large)
            #expect(refused.status == 507)
            #expect(refused.text.contains("<Code>InsufficientStorage</Code>"))
            let started = try await client.send(.POST, "/bucket/b?uploads").text
            let id = try #require(started.split(separator: "UploadId>").dropFirst().first).dropLast(2)
            let part = "/bucket/b?partNumber=1&uploadId=\(id)"
            #expect(try await client.send(.PUT, part, body: Self.large).status == 507)
            #expect(try await client.send(.DELETE, "/bucket/a").status == 204)
            #expect(try await client.send(.PUT, part, body: Self.large).status == 200)
            #expect(try await client.send(.PUT, "/bucket/c", body: Self.large).status == 507)
            #expect(try await client.send(.DELETE, "/bucket/b?uploadId=\(id)").status == 204)
            #expect(try await client.send(.PUT, "/bucket/c", body: Self.large).status == 200)
        }
    }

    // MARK: Feeds

    @Test func mediaAndTextsOfFeedsTakeRoom() async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            let created = try await client.send(.POST, "/feeds/f", headers: Self.image, body: Self.large)
            #expect(created.status == 201)
            let refused = try await client.send(.POST, "/feeds/f", headers: Self.image, body: Self.large)
            #expect(refused.status == 507)
            #expect(refused.text.contains("backendError"))
            let title = String(repeating: "t", count: 150_000)
            let entry = Array("<entry xmlns='http://www.w3.org/2005/Atom'><title>\(title)</title></entry>".utf8)
            let atom = [("Content-Type", "application/atom+xml")]
            #expect(try await client.send(.POST, "/feeds/f", headers: atom, body: entry).status == 507)
            let place = try #require(created.headers.first(name: "Location"))
            #expect(try await client.send(.DELETE, place).status == 200)
            #expect(try await client.send(.POST, "/feeds/f", headers: atom, body: entry).status == 201)
            #expect(try await client.send(.POST, "/feeds/f", headers: Self.image, body: Self.large).status == 507)
        }
    }

    /// It is remembered for a week, for a client that has not received the answer.
    @Test func anUploadToAFeedRemembersNoMedia() async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            let path = "/upload/feeds/f"
            let started = try await client.send(.POST, path, headers: [("X-Upload-Content-Type", "image/png")])
            let session = try #require(started.headers.first(name: "Location"))
            let created = try await client.put(session, "0-149999/150000", Self.large)
            #expect(created.status == 201)
            let place = try #require(created.headers.first(name: "Location"))
            #expect(try await client.send(.DELETE, place).status == 200)
            #expect(try await client.send(.POST, "/feeds/f", headers: Self.image, body: Self.large).status == 201)
            #expect(try await client.put(session, "*/150000").status == 201)
        }
    }

    // MARK: Other services

    @Test func filesOfDriveTakeRoom() async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            let path = "/upload/drive/v3/files?uploadType=media"
            let file = try await client.send(.POST, path, headers: Self.image, body: Self.large)
            #expect(file.status == 200)
            #expect(try await client.send(.POST, path, headers: Self.image, body: Self.large).status == 507)
            let id = try #require(try file.json["id"]?.string)
            #expect(try await client.send(.DELETE, "/drive/v3/files/\(id)").status == 204)
            #expect(try await client.send(.POST, path, headers: Self.image, body: Self.large).status == 200)
        }
    }

    /// Small requests, as many as somebody likes.
    @Test(arguments: [
        ("/storage/v1/b?project=p", ##"{"name": "bucket%", "labels": {"k": "#"}}"##),
        ("/drive/v3/files", ##"{"description": "#"}"##), ("/calendar/v3/calendars", ##"{"summary": "#"}"##),
        (
            "/calendar/v3/calendars/primary/events",
            ##"{"start": {"date": "2026-01-01"}, "end": {"date": "2026-01-02"}, "description": "#"}"##
        ),
    ])
    func textsOfResourcesTakeRoom(path: String, body: String) async throws {
        try await withEmulator(Self.configuration) { _, client async throws in
            let text = String(repeating: "a", count: 60_000)
            var statuses: [Int] = []
            for number in 0..<4 {
                let sent = body.replacing("%", with: "\(number)").replacing("#", with: text)
                statuses.append(try await client.sendJSON(.POST, path, sent).status)
            }
            #expect(statuses == [200, 200, 200, 507])
        }
    }

    @Test func whatADirectoryKeepsTakesNoRoom() async throws {
        try await withStore(.directory("")) { stored async throws in
            var configuration = stored
            configuration.limits.memoryBytes = 1000
            try await withEmulator(configuration) { _, client async throws in
                for name in ["a", "b"] { #expect(try await client.insert(name, Self.large).status == 200) }
                let session = try await client.startUpload("c")
                #expect(try await client.put(session, "0-149999/150000", Self.large).status == 200)
                #expect(try await client.send(.POST, "/feeds/f", headers: Self.image, body: Self.large).status == 201)
            }
        }
    }

    /// Many clients with large bodies that arrive slowly would hold much.
    @Test func aBodyOnItsWayTakesRoom() async throws {
        let memory = StoreMemory(limit: 300_000)
        func body(_ count: Int) -> IncomingBody {
            let chunks = AsyncStream<ByteBuffer> { continuation in
                for _ in 0..<count { continuation.yield(ByteBuffer(repeating: 0, count: 100_000)) }
                continuation.finish()
            }
            return IncomingBody(RequestBody(asyncSequence: chunks), fault: nil, memory: memory)
        }
        // The first 256 KiB are free.
        #expect(try await body(5).collect(upTo: 1 << 20).readableBytes == 500_000)
        let error = await #expect(throws: GoogleError.self) { _ = try await body(6).collect(upTo: 1 << 20) }
        #expect(error?.code == 507)
        _ = try memory.room(for: 300_000)
    }
}
