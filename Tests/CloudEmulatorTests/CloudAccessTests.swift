import CloudEmulator
import Testing

@Suite("Access to an emulated cloud", .timeLimit(.minutes(5)))
struct CloudAccessTests {
    @Test func theCredentialGuardsTheControlInterface() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.credential = "secret"
        try await EmulatedCloud.run(configuration) { cloud in
            let client = CloudClient(cloud)
            for path in ["/_emulator/journal", "/_emulator/faults", "/_emulator/nothing"] {
                #expect(try await client.status("GET", path) == 401)
                #expect(try await client.status("GET", path, ["Authorization": "Bearer wrong"]) == 401)
            }
            #expect(try await client.status("PUT", "/_emulator/maintenance") == 401)
            #expect(try await client.status("GET", "/_emulator/health") == 200)
            #expect(try await client.status("GET", "/_emulator/journal", ["Authorization": "Bearer secret"]) == 200)
            #expect(try await client.status("GET", "/status.php") == 200)
        }
    }

    @Test func pagesOfOthersAreRefused() async throws {
        try await EmulatedCloud.run { cloud in
            let client = CloudClient(cloud)
            #expect(try await client.status("GET", "/status.php", ["Origin": "http://evil.example"]) == 403)
            #expect(try await client.status("GET", "/status.php", ["Origin": cloud.url]) == 200)
        }
    }

    @Test func openUploadsAreLimitedAndEnd() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.limits.openUploads = 1
        try await EmulatedCloud.run(configuration) { cloud in
            let client = CloudClient(cloud)
            let folder = "/remote.php/dav/uploads/alice/"
            #expect(try await client.status("MKCOL", folder + "one") == 201)
            #expect(try await client.status("MKCOL", folder + "two") == 503)
            #expect(try await client.status("DELETE", folder + "one") == 204)
            #expect(try await client.status("MKCOL", folder + "two") == 201)
        }
        configuration.limits.uploadLifetime = .seconds(-1)
        try await EmulatedCloud.run(configuration) { cloud in
            let client = CloudClient(cloud)
            #expect(try await client.status("MKCOL", "/remote.php/dav/uploads/alice/one") == 201)
            #expect(try await client.status("MKCOL", "/remote.php/dav/uploads/alice/two") == 201)
            #expect(try await client.status("PROPFIND", "/remote.php/dav/uploads/alice/one") == 404)
        }
    }
}
