import AsyncFetch
import AsyncGAPI
import AsyncOAuth
import GAPIEmulator
import GAPIStorage
import NIOCore
import Testing

/// Tokens that end while pages are listed and uploads run, at an emulator that has issued them.
@Suite("Tokens that end too early", .timeLimit(.minutes(5)))
struct OutlivedTokensTests {
    private static func run(
        scopes: [String] = ["a"],
        _ body: (StorageService, Emulator, _ endTokens: () -> Void) async throws -> Void
    ) async throws {
        var configuration = EmulatorConfiguration()
        configuration.identity = IdentityConfiguration()
        configuration.resumableChunkGranularity = 1
        try await Emulator.run(configuration) { emulator in
            let identity = try #require(emulator.identity)
            let key = try GAPI.ServiceAccountKey(parsing: identity.serviceAccountFile)
            let network = TokenEnvironment()
            let fetcher = Fetcher()
            let storage = StorageService(
                credentials: .serviceAccount(key, scopes: scopes, network: network),
                configuration: .init { $0.rootURL = emulator.url },
                fetcher: fetcher
            )
            _ = try await storage.execute(Storage.BucketsInsertQuery(project: "p", Storage.Bucket { $0.name = "box" }))
            try await body(storage, emulator) { identity.endTokens() }
            await fetcher.shutdown()
            await network.fetcher.shutdown()
        }
    }

    private static func refreshes(_ emulator: Emulator) -> Int {
        emulator.journal.count { $0.operation == "identity.token" }
    }

    /// Without scopes of its own, the account signs its tokens itself.
    @Test func aServiceOfGoogleCloudTakesTheTokensThatTheAccountSigns() async throws {
        try await Self.run(scopes: []) { storage, emulator, endTokens in
            endTokens()
            let buckets = try await storage.collect(Storage.BucketsListQuery(project: "p"))
            #expect(buckets.map(\.name) == ["box"])
            #expect(Self.refreshes(emulator) == 0)
        }
    }

    @Test func aListingGoesOnWithAnotherToken() async throws {
        try await Self.run { storage, emulator, endTokens in
            for number in 0..<7 {
                let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "o\(number)" })
                _ = try await storage.upload(query, from: .bytes([1]), contentType: "a/b").value
            }
            var names: [String] = []
            var listing = Storage.ObjectsListQuery(bucket: "box")
            listing.maxResults = 2
            for try await page in storage.pages(listing) {
                names += page.items.compactMap(\.name)
                endTokens()
            }
            #expect(names == (0..<7).map { "o\($0)" })
            // The first one, and one for each of the three pages after the first.
            #expect(Self.refreshes(emulator) == 4)
        }
    }

    /// The URL of a session is its own secret, so that only the first request of an upload needs a token.
    @Test func uploadsOutliveTheirTokenAndTheCallsAfterThemShareAnother() async throws {
        try await Self.run { storage, emulator, endTokens in
            let count = 8
            let gates = (0..<count).map { _ in
                AsyncThrowingStream.makeStream(of: ByteBuffer.self, throwing: (any Error).self)
            }
            let uploads = gates.indices.map { number in
                storage.upload(
                    Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "u\(number)" }),
                    from: .sequence(gates[number].stream),
                    contentType: "a/b",
                    upload: UploadOptions {
                        $0.mode = .resumable
                        $0.chunkSize = 256 << 10
                    }
                )
            }
            // Each has sent a part when the token ends.
            for gate in gates { gate.continuation.yield(ByteBuffer(repeating: 1, count: 400_000)) }
            try await emulator.journal.waitFor("upload.chunk", count: count)
            endTokens()
            for gate in gates {
                gate.continuation.yield(ByteBuffer(repeating: 2, count: 400_000))
                gate.continuation.finish()
            }
            for upload in uploads { #expect(try await upload.value.size == 800_000) }
            #expect(Self.refreshes(emulator) == 1)
            let tickets = uploads.indices.map {
                storage.ticket(Storage.ObjectsGetQuery(bucket: "box", object: "u\($0)"))
            }
            for ticket in tickets { #expect(try await ticket.value.size == 800_000) }
            #expect(Self.refreshes(emulator) == 2)
        }
    }

    @Test func aSessionNeedsNoCredentialOfTheEmulatorEither() async throws {
        var configuration = EmulatorConfiguration()
        configuration.credential = "secret"
        try await Emulator.run(configuration) { emulator in
            let fetcher = Fetcher()
            let storage = StorageService(
                credentials: .bearer("secret"),
                configuration: .init { $0.rootURL = emulator.url },
                fetcher: fetcher
            )
            _ = try await storage.execute(Storage.BucketsInsertQuery(project: "p", Storage.Bucket { $0.name = "box" }))
            let query = Storage.ObjectsInsertQuery(bucket: "box", Storage.Object { $0.name = "o" })
            let upload = storage.upload(
                query,
                from: .bytes([1, 2]),
                contentType: "a/b",
                upload: UploadOptions { $0.mode = .resumable }
            )
            #expect(try await upload.value.size == 2)
            await fetcher.shutdown()
        }
    }
}
