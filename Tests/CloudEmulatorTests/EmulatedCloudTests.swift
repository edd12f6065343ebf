import AsyncFetch
import AsyncFetchTesting
import CloudEmulator
import HTTPTypes
import NIOCore
import Testing

@Suite("EmulatedCloud", .timeLimit(.minutes(5)))
struct EmulatedCloudTests {
    @Test func aWrittenFileIsThere() async throws {
        try await EmulatedCloud.run { cloud in
            try await cloud.write("/Photos/a.txt", "hello", user: "alice")
            #expect(await cloud.content(of: "/Photos/a.txt", user: "alice") == ByteBuffer(string: "hello"))
            #expect(await cloud.content(of: "/Photos/a.txt", user: "bob") == nil)
        }
    }

    @Test func aFileOfSeveralPiecesArrivesWhole() async throws {
        try await withCloud { cloud, client in
            var generator = SplitMix(state: 0)
            let content = ByteBuffer(bytes: generator.bytes((2 << 20) + 1))
            try await cloud.write("/a", content, user: "alice")
            let answer = try await client.send("GET", "/remote.php/dav/files/alice/a")
            #expect(answer.body == content)
            cloud.faults.append(.init(.cut(afterResponseBytes: 1 << 20), method: .get))
            await #expect(throws: FetchError.self) { try await client.send("GET", "/remote.php/dav/files/alice/a") }
        }
    }

    @Test func behindAProxyTheServersLinksLeadThroughIt() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.hasTUS = true
        configuration.proxy = MutatingProxy.Plan(seed: 1, [.pieces: 100])
        try await withCloud(configuration) { cloud, client in
            let fields = ["Tus-Resumable": "1.0.0", "Upload-Length": "4", "Upload-Metadata": "filename YQ=="]
            let begun = try await client.send("POST", "/remote.php/dav/files/alice/", fields)
            #expect(begun.head.status == .created)
            let location = try #require(begun.head.headerFields[.location])
            #expect(location.hasPrefix(cloud.url + "/"), "\(location)")
            let own = try await client.status("GET", "/status.php", ["Origin": cloud.url])
            #expect(own == 200)
        }
    }

    @Test func aProxyThatCutsLosesAllRequests() async throws {
        var configuration = EmulatedCloud.Configuration()
        configuration.proxy = MutatingProxy.Plan(seed: 1, [.cut: 1])
        try await withCloud(configuration) { cloud, client async throws in
            await #expect(throws: FetchError.self) { try await client.send("GET", "/status.php") }
            #expect(cloud.journal.entries.isEmpty)
        }
    }
}
