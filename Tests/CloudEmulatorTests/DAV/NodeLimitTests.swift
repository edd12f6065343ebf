import HTTPTypes
import Testing

@testable import CloudEmulator

/// The number of a user's files and folders, which have no bytes.
@Suite("Limits of emulated accounts", .timeLimit(.minutes(2)))
struct NodeLimitTests {
    private let files = "/remote.php/dav/files/alice/"

    private func status(
        _ server: CloudServer,
        _ method: String,
        _ path: String,
        _ headers: [String: String] = [:],
        body: String = ""
    ) async throws -> Int {
        try await server.reply(to: .alice(method, path, headers, body: body)).status.code
    }

    @Test func copiesDoNotDoubleForEver() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1", mostNodes: 4)
        for path in ["a", "a/b"] { #expect(try await status(server, "MKCOL", files + path) == 201) }
        #expect(try await status(server, "COPY", files + "a", ["Destination": files + "c"]) == 201)
        #expect(try await status(server, "COPY", files + "a", ["Destination": files + "d"]) == 507)
        #expect(try await status(server, "MKCOL", files + "d") == 507)
        #expect(try await status(server, "PUT", files + "d", body: "d") == 507)
        let lock = "<D:lockinfo xmlns:D=\"DAV:\"><D:lockscope><D:exclusive/></D:lockscope></D:lockinfo>"
        #expect(try await status(server, "LOCK", files + "d", body: lock) == 507)
        // What is moved within an account is not new.
        #expect(try await status(server, "MOVE", files + "c", ["Destination": files + "d"]) == 201)
        await server.release()
    }

    @Test func whatIsInTheTrashCountsUntilItIsForgotten() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1", mostNodes: 2)
        for path in ["a", "a/b"] { #expect(try await status(server, "MKCOL", files + path) == 201) }
        #expect(try await status(server, "DELETE", files + "a") == 204)
        #expect(try await status(server, "MKCOL", files + "c") == 507)
        #expect(try await status(server, "DELETE", "/remote.php/dav/trash-bin/alice") == 204)
        for path in ["c", "c/d"] { #expect(try await status(server, "MKCOL", files + path) == 201) }
        await server.release()
    }

    @Test func whatComesFromAnotherUserIsNew() async throws {
        let server = CloudServer(EmulatedCloud.Configuration(), url: "http://127.0.0.1", mostNodes: 3)
        try await server.makeFolder("/shared/of/bob", user: "bob")
        let form = "path=/shared&shareType=0&shareWith=alice"
        let shared = try CloudRequest.alice(
            "POST",
            "/ocs/v2.php/apps/files_sharing/api/v1/shares",
            ["Authorization": "Basic Ym9iOmJvYi1zZWNyZXQ="],  // bob:bob-secret
            body: form
        )
        #expect(await server.reply(to: shared).status.code == 200)
        for path in ["a", "b"] { #expect(try await status(server, "MKCOL", files + path) == 201) }
        let target = ["Destination": files + "c"]
        #expect(try await status(server, "MOVE", files + "shared/of", target) == 507)
        #expect(try await status(server, "MOVE", files + "shared/of/bob", target) == 201)
        // They are bob's no longer.
        try #expect(await server.reply(to: .alice("MKCOL", files + "shared/new")).status.code == 201)
        #expect(try await status(server, "MKCOL", files + "d") == 507)
        await server.release()
    }
}
