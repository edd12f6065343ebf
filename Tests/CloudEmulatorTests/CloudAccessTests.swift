import AsyncFetchTesting
import CloudEmulator
import Testing

@Suite("Access to an emulated cloud", .timeLimit(.minutes(5)))
struct CloudAccessTests {
    private let uploads = "/remote.php/dav/uploads/alice/"

    @Test func theCredentialGuardsTheControlInterface() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.credential = "secret"
        try await EmulatedCloud.run(configuration) { cloud in
            let client = CloudClient(cloud)
            for path in ["/_emulator/journal", "/_emulator/faults", "/_emulator/nothing"] {
                let missing = try await client.status("GET", path)
                let wrong = try await client.status("GET", path, ["Authorization": "Bearer wrong"])
                #expect([missing, wrong] == [401, 401], "\(path)")
            }
            let change = try await client.status("PUT", "/_emulator/maintenance")
            let health = try await client.status("GET", "/_emulator/health")
            let journal = try await client.status("GET", "/_emulator/journal", ["Authorization": "Bearer secret"])
            let status = try await client.status("GET", "/status.php")
            #expect([change, health, journal, status] == [401, 200, 200, 200])
        }
    }

    @Test func pagesOfOthersAreRefused() async throws {
        try await EmulatedCloud.run { cloud in
            let client = CloudClient(cloud)
            let other = try await client.status("GET", "/status.php", ["Origin": "http://evil.example"])
            let own = try await client.status("GET", "/status.php", ["Origin": cloud.url])
            #expect([other, own] == [403, 200])
        }
    }

    @Test func openUploadsAreLimited() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.limits.openUploads = 1
        try await EmulatedCloud.run(configuration) { cloud in
            let client = CloudClient(cloud)
            var statuses: [Int] = []
            for (method, name) in [("MKCOL", "one"), ("MKCOL", "two"), ("DELETE", "one"), ("MKCOL", "two")] {
                statuses.append(try await client.status(method, uploads + name))
            }
            #expect(statuses == [201, 503, 204, 201])
        }
    }

    @Test func anUploadThatNobodyUsesEnds() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.limits.openUploads = 1
        configuration.limits.uploadLifetime = .seconds(-1)
        try await EmulatedCloud.run(configuration) { cloud in
            let client = CloudClient(cloud)
            var statuses: [Int] = []
            for (method, name) in [("MKCOL", "one"), ("MKCOL", "two"), ("PROPFIND", "one")] {
                statuses.append(try await client.status(method, uploads + name))
            }
            #expect(statuses == [201, 201, 404])
        }
    }
}
