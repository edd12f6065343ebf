import AsyncJSON
import EmulatorServer
import GAPIEmulator
import NIOHTTP1
import Synchronization
import Testing

/// Old and deleted generations, in memory and in a folder.
@Suite("Generations", .timeLimit(.minutes(5)))
struct GenerationTests {
    private static let stores: [EmulatorConfiguration.Store] = [.memory, .directory("")]
    private let versions = #"{"versioning":{"enabled":true}}"#
    private let week = #"{"softDeletePolicy":{"retentionDurationSeconds":"604800"}}"#

    /// Returns the contents of the listed generations.
    private func listed(_ client: TestClient, _ query: String) async throws -> [[UInt8]] {
        let items = try await client.get("/storage/v1/b/bucket/o?\(query)").json["items"]?.array ?? []
        var contents: [[UInt8]] = []
        for item in items {
            let generation = try #require(item["generation"]?.string)
            let answer = try await client.get("/storage/v1/b/bucket/o/n?alt=media&generation=\(generation)")
            contents.append(answer.status == 200 ? answer.body : [])
        }
        return contents
    }

    @Test(arguments: stores)
    func aBucketWithVersionsKeepsWhatIsReplacedOrDeleted(store: EmulatorConfiguration.Store) async throws {
        try await withStore(store) { configuration in
            try await withEmulator(configuration) { _, client in
                _ = try await client.sendJSON(.PATCH, "/storage/v1/b/bucket", versions)
                for number in 1...3 { try await client.insert("n", [UInt8(number)]) }
                #expect(try await listed(client, "") == [[3]])
                #expect(try await listed(client, "versions=true") == [[1], [2], [3]])
                _ = try await client.send(.DELETE, "/storage/v1/b/bucket/o/n")
                #expect(try await client.get("/storage/v1/b/bucket/o/n").status == 404)
                #expect(try await client.send(.DELETE, "/storage/v1/b/bucket").status == 409)
            }
            guard store != .memory else { return }
            try await withEmulator(configuration) { _, client in
                #expect(try await listed(client, "versions=true") == [[1], [2], [3]])
                let items = try await client.get("/storage/v1/b/bucket/o?versions=true").json["items"]?.array ?? []
                #expect(items.allSatisfy { $0["timeDeleted"] != nil })
                for item in items {
                    let generation = try #require(item["generation"]?.string)
                    let answer = try await client.send(.DELETE, "/storage/v1/b/bucket/o/n?generation=\(generation)")
                    #expect(answer.status == 204)
                }
                #expect(try await client.send(.DELETE, "/storage/v1/b/bucket").status == 204)
            }
            #expect(try files("contents", of: configuration).isEmpty)
        }
    }

    @Test func pagesOfVersionsNeitherRepeatNorLoseAny() async throws {
        try await withEmulator { _, client in
            _ = try await client.sendJSON(.PATCH, "/storage/v1/b/bucket", versions)
            for number in 0..<7 { try await client.insert(number < 5 ? "a" : "b", [UInt8(number)]) }
            var found: [String] = []
            var token = ""
            repeat {
                let path = "/storage/v1/b/bucket/o?versions=true&maxResults=2&pageToken=\(token)"
                let page = try await client.get(path).json
                found += (page["items"]?.array ?? []).compactMap { $0["id"]?.string }
                token = page["nextPageToken"]?.string ?? ""
            } while !token.isEmpty
            #expect(found.count == 7 && Set(found).count == 7)
            #expect(found == found.sorted())
        }
    }

    @Test(arguments: ["v", "v00", "v0000000000000001", "vffffffffffffffff61", "v000000000000000161ff"])
    func aDamagedTokenOfVersionsIsRefusedOrHarmless(token: String) async throws {
        try await withEmulator { _, client async throws in
            let answer = try await client.get("/storage/v1/b/bucket/o?versions=true&pageToken=\(token)")
            #expect(answer.status == (token == "vffffffffffffffff61" ? 200 : 400))
        }
    }

    @Test func deletedGenerationsGoWhenTheirTimeIsOver() async throws {
        try await withStore(.directory("")) { configuration in
            let time = Mutex<Int64>(1_800_000_000_000_000)
            var configuration = configuration
            configuration.clock = { time.withLock { $0 } }
            try await withEmulator(configuration) { _, client in
                _ = try await client.sendJSON(.PATCH, "/storage/v1/b/bucket", week)
                try await client.insert("n", [1])
                try await client.insert("n", [2])
                _ = try await client.send(.DELETE, "/storage/v1/b/bucket/o/n")
                #expect(try await listed(client, "").isEmpty)
                #expect(try await listed(client, "softDeleted=true").count == 2)
            }
            try await withEmulator(configuration) { _, client in
                let items = try await client.get("/storage/v1/b/bucket/o?softDeleted=true").json["items"]?.array
                #expect(items?.count == 2)
                #expect(items?.first?["softDeleteTime"]?.string == WallClock.timestamp(1_800_000_000_000_000))
                #expect(items?.first?["hardDeleteTime"]?.string == WallClock.timestamp(1_800_604_800_000_000))
                time.withLock { $0 += 604_800_000_000 }
                #expect(try await listed(client, "softDeleted=true").isEmpty)
                // The next write clears them.
                try await client.insert("m", [3])
                #expect(try files("contents", of: configuration).count == 1)
            }
            #expect(try records("object", of: configuration) == 1)
        }
    }

    @Test func aBucketGoesWithItsDeletedGenerations() async throws {
        try await withStore(.directory("")) { configuration in
            try await withEmulator(configuration) { _, client in
                _ = try await client.sendJSON(.PATCH, "/storage/v1/b/bucket", week)
                try await client.insert("n", [1])
                _ = try await client.send(.DELETE, "/storage/v1/b/bucket/o/n")
                #expect(try await client.send(.DELETE, "/storage/v1/b/bucket").status == 204)
                #expect(try files("contents", of: configuration).isEmpty)
            }
            for kind in ["object", "bucket"] { #expect(try records(kind, of: configuration) == 0) }
        }
    }

    /// A client cannot make an object look deleted.
    @Test func theTimesOfDeletionAreTheServersOwn() async throws {
        try await withEmulator { _, client in
            let metadata = #"{"name":"n","timeDeleted":"x","hardDeleteTime":"y"}"#
            let session = try await client.send(
                .POST,
                "/upload/storage/v1/b/bucket/o?uploadType=resumable",
                headers: [("Content-Type", "application/json")],
                body: Array(metadata.utf8)
            )
            let url = try #require(session.headers.first(name: "Location"))
            let object = try await client.put(url, "0-0/1", [1]).json
            #expect(object["name"]?.string == "n")
            #expect(object["timeDeleted"] == nil && object["hardDeleteTime"] == nil)
        }
    }
}
