import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncGAPIStores
import GAPIEmulator
import GAPIStorage
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct BucketStoreTests {
    /// Runs a test with a store in an empty bucket, whose clock is the emulator's own.
    private func run(_ body: (Emulator, BucketStore) async throws -> Void) async throws {
        try await Emulator.run { emulator in
            let fetcher = Fetcher(
                .init {
                    $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(4)))
                    $0.random = { 0.01 }
                }
            )
            let storage = StorageService(configuration: .init { $0.rootURL = emulator.url }, fetcher: fetcher)
            _ = try await storage.execute(Storage.BucketsInsertQuery(project: "p", Storage.Bucket { $0.name = "box" }))
            try await body(emulator, BucketStore(storage, bucket: "box", prefix: "app/"))
            await fetcher.shutdown()
        }
    }

    private func put(_ store: BucketStore, _ name: String, expiresIn lifetime: Duration? = nil) async throws -> Int64? {
        try await store.put(ByteBuffer(string: "taken"), for: name, expecting: .absent, expiresIn: lifetime)
    }

    /// The second attempt finds the bytes that it was to store, but those of another process.
    @Test(arguments: [nil, Duration.seconds(60)])
    func ofTwoThatStoreTheSameBytesOneNotices(lifetime: Duration?) async throws {
        try await run { emulator, store in
            let first = try await put(store, "lock", expiresIn: lifetime)
            #expect(first != nil)
            emulator.faults.append(.init(.status(503), operation: "storage.objects.insert"))
            #expect(try await put(store, "lock", expiresIn: lifetime) == nil)
            #expect(emulator.journal.count { $0.fault != nil } == 1)
            #expect(try await store.value(for: "lock")?.version == first)
        }
    }

    @Test func aLostAnswerIsFound() async throws {
        try await run { emulator, store in
            emulator.faults.append(.init(.carryOutThenReset, operation: "storage.objects.insert"))
            let version = try await put(store, "lock")
            #expect(emulator.journal.count { $0.fault != nil } == 1)
            #expect(version != nil)
            #expect(try await store.value(for: "lock")?.version == version)
        }
    }

    /// Whoever removes what a list names would find nothing to remove.
    @Test(arguments: [#"{"items": "x"}"#, #"{"error": {"code": 500, "message": "x"}}"#, #"{"nextPageToken": 5}"#])
    func anAnswerThatIsNoListNamesNothing(answer: String) async throws {
        let answers = [ScriptedTransport.Answer.status(200, headers: [.contentType: "application/json"], body: answer)]
        let fetcher = Fetcher(transport: ScriptedTransport(answers))
        let store = BucketStore(StorageService(fetcher: fetcher), bucket: "box", prefix: "app/")
        let error = await #expect(throws: GAPI.Error.self) {
            _ = try await store.names(withPrefix: "", after: nil, limit: 10)
        }
        #expect(error?.code == .unexpectedContent)
        #expect(error?.method == "storage.objects.list")
        await fetcher.shutdown()
    }
}
