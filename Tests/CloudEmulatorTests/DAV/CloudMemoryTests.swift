import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@testable import CloudEmulator

/// The bytes of all users, wherever the server holds them: it holds 100.
@Suite("The memory of emulated clouds", .timeLimit(.minutes(2)))
struct CloudMemoryTests {
    private let files = "/remote.php/dav/files/alice/"
    private let upload = "/remote.php/dav/uploads/alice/t"
    private let clock = TestTime(1_000_000_000)
    private let server: CloudServer

    init() {
        let clock = self.clock
        var configuration = EmulatedCloud.Configuration()
        configuration.limits.memoryBytes = 100
        configuration.hasTUS = true
        configuration.now = { clock.seconds }
        server = CloudServer(configuration, url: "http://127.0.0.1")
    }

    private func status(
        _ method: String,
        _ path: String,
        _ headers: [String: String] = [:],
        bytes: Int = 0
    ) async throws -> Int {
        let body = String(repeating: "b", count: bytes)
        return try await server.reply(to: .alice(method, path, headers, body: body)).status.code
    }

    @Test func whatIsInTheTrashIsHeldUntilItIsForgotten() async throws {
        #expect(try await status("PUT", files + "a", bytes: 60) == 201)
        #expect(try await status("PUT", files + "b", bytes: 41) == 507)
        #expect(try await status("DELETE", files + "a") == 204)
        #expect(try await status("PUT", files + "b", bytes: 41) == 507)
        #expect(try await status("DELETE", "/remote.php/dav/trash-bin/alice") == 204)
        #expect(try await status("PUT", files + "b", bytes: 100) == 201)
        await server.release()
    }

    @Test func versionsAreHeld() async throws {
        #expect(try await status("PUT", files + "a", bytes: 40) == 201)
        #expect(try await status("PUT", files + "a", bytes: 40) == 204)
        #expect(try await status("PUT", files + "a", bytes: 21) == 507)
        #expect(try await status("PUT", files + "a", bytes: 20) == 204)
        await server.release()
    }

    @Test func theOldestOfTooManyVersionsGivesItsBytesBack() async throws {
        // The file and 32 versions, of three bytes each, leave one.
        for number in 0...Node.Version.most {
            #expect(try await status("PUT", files + "a", bytes: 3) == (number == 0 ? 201 : 204))
        }
        #expect(try await status("PUT", files + "a", bytes: 1) == 204)
        #expect(try await status("PUT", files + "b", bytes: 4) == 507)
        #expect(try await status("PUT", files + "b", bytes: 3) == 201)
        await server.release()
    }

    @Test func aCopyCountsLikeAnyFile() async throws {
        #expect(try await status("PUT", files + "a", bytes: 51) == 201)
        #expect(try await status("COPY", files + "a", ["Destination": files + "b"]) == 507)
        #expect(try await status("MOVE", files + "a", ["Destination": files + "b"]) == 201)
        await server.release()
    }

    @Test func chunksAreHeldAndCountOnceWhenTheyAreAFile() async throws {
        #expect(try await status("MKCOL", upload) == 201)
        #expect(try await status("PUT", upload + "/1", bytes: 60) == 201)
        #expect(try await status("PUT", upload + "/2", bytes: 41) == 507)
        #expect(try await status("PUT", upload + "/1", bytes: 50) == 204)
        #expect(try await status("PUT", upload + "/2", bytes: 50) == 201)
        #expect(try await status("PUT", files + "a", bytes: 1) == 507)
        #expect(try await status("MOVE", upload + "/.file", ["Destination": files + "a"]) == 201)
        #expect(try await status("PUT", files + "b", bytes: 1) == 507)
        await server.release()
    }

    @Test func partsOfResumableUploadsAreHeld() async throws {
        let fields = ["Tus-Resumable": "1.0.0", "Upload-Length": "101", "Upload-Metadata": "filename YQ=="]
        #expect(try await status("POST", files, fields, bytes: 60) == 201)
        let begun = await server.resumableUploads.keys.first
        let id = try #require(begun)
        let path = "/remote.php/dav/tus/" + id
        #expect(try await status("PATCH", path, ["Upload-Offset": "60"], bytes: 41) == 507)
        #expect(try await status("PATCH", path, ["Upload-Offset": "60"], bytes: 40) == 204)
        #expect(try await status("POST", files, fields, bytes: 1) == 507)
        #expect(await server.resumableUploads.count == 1)
        #expect(try await status("DELETE", path) == 204)
        #expect(try await status("PUT", files + "a", bytes: 100) == 201)
        await server.release()
    }

    @Test func oldUploadsMakeRoom() async throws {
        #expect(try await status("MKCOL", upload) == 201)
        #expect(try await status("PUT", upload + "/1", bytes: 100) == 201)
        #expect(try await status("PUT", files + "a", bytes: 1) == 507)
        clock.seconds += 604_800
        #expect(try await status("PUT", files + "a", bytes: 100) == 201)
        await server.release()
    }

    @Test func whoeverHasTheServerIsToldToo() async throws {
        try await server.write("/a", HashedContent(ByteBuffer(repeating: 0, count: 100)), user: "alice")
        await #expect(throws: EmulatedCloud.Refusal.self) {
            try await server.write("/b", HashedContent(ByteBuffer(repeating: 0, count: 1)), user: "alice")
        }
        await server.release()
    }
}
