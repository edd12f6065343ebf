@testable import AsyncFetch
import AsyncFetchTesting
import Crypto
import HTTPTypes
import NIOCore
import Testing

@Suite("A cache in a shared store", .timeLimit(.minutes(5)))
struct SharedCacheTests {
    private let clock = VirtualClock()
    private let store: UnreliableStore

    init() { store = UnreliableStore(clock: clock) }

    private func bench(_ transport: ScriptedTransport) -> CacheBench {
        CacheBench(transport, .shared(store, lifetime: .seconds(3600)))
    }

    @Test func oneProcessStoresAndAnotherFinds() async throws {
        let first = bench(ScriptedTransport([answer("body", "max-age=60")]))
        #expect(try await first.get().isFromCache == false)
        let second = bench(ScriptedTransport([]))
        let found = try await second.get()
        #expect(found.isFromCache)
        #expect(found.text == "body")
        #expect(await second.cache.count == 1)
        #expect(await second.cache.size > 4)
    }

    @Test func choicesAreKeptApart() async throws {
        let transport = ScriptedTransport { sent in
            answer(sent.header("Accept-Language") ?? "none", "max-age=60", [.vary: "Accept-Language"])
        }
        let bench = bench(transport)
        for language in ["de", "fr", "de", "fr"] {
            let found = try await bench.get(address, [.acceptLanguage: language])
            #expect(found.text == language)
        }
        #expect(transport.requests.count == 2)
    }

    @Test func identitiesAreKeptApart() async throws {
        let transport = ScriptedTransport { answer($0.header("Authorization") ?? "none", "max-age=60") }
        let bench = bench(transport)
        for user in ["ann", "bob", "ann"] {
            #expect(try await bench.get(address, [.authorization: "Bearer \(user)"]).text == "Bearer \(user)")
        }
        #expect(transport.requests.count == 2)
        for name in try store.base.names(withPrefix: "", after: nil, limit: 10) {
            #expect(!name.name.contains("ann") && !name.name.contains("example"))
        }
    }

    @Test func aChangeRemovesForAll() async throws {
        let transport = ScriptedTransport { answer("\($0.request.method)", "max-age=60") }
        let (first, second) = (bench(transport), bench(transport))
        _ = try await first.get()
        _ = try await first.get(address + "/other")
        _ = try await second.send(.put)
        #expect(try await first.get().isFromCache == false)
        #expect(try await second.get(address + "/other").isFromCache)
        try await second.cache.removeAll()
        #expect(try await first.get(address + "/other").isFromCache == false)
    }

    @Test func responsesExpireByTheClockOfTheStore() async throws {
        let transport = ScriptedTransport { _ in answer("body", "max-age=100000") }
        let bench = bench(transport)
        _ = try await bench.get()
        clock.advance(by: .seconds(3600))
        #expect(try await bench.get().isFromCache == false)
    }

    @Test func aFailingStoreIsAMiss() async throws {
        let transport = ScriptedTransport { _ in answer("body", "max-age=60") }
        let bench = bench(transport)
        store.trouble = .fails
        #expect(try await bench.get().text == "body")
        #expect(try await bench.get().text == "body")
        #expect(bench.cache.statistics.failures > 0)
    }

    /// The deadline of the call comes while it waits for the store.
    @Test(arguments: [HTTPRequest.Method.get, .post])
    func aStoreThatHangsTakesNoResponseFromItsCall(_ method: HTTPRequest.Method) async throws {
        let status = method == .get ? 200 : 201
        let transport = ScriptedTransport { [store] _ in
            store.trouble = .hangs
            return answer("new", status: status, "max-age=60")
        }
        let configuration = Fetcher.Configuration {
            $0.cache = ResponseCache(.shared(store))
            $0.clock = FetchClock(clock)
        }
        let fetcher = Fetcher(configuration, transport: transport)
        let ticket = try fetcher.ticket(request(method))
        // A GET has looked up before, and stores its response; a POST removes what it has changed.
        try await eventually { store.calls >= (method == .get ? 2 : 1) }
        clock.advance(by: .seconds(300))
        let response = try await ticket.value
        #expect(response.head.status.code == status && response.text == "new")
    }

    @Test func aLookUpThatHangsIsAMissAndNothingWaitsLong() async throws {
        let patience = WaitLimit(.milliseconds(1))
        let cacheStore = SharedCacheStore(
            store,
            lifetime: .seconds(60),
            maximumEntryBytes: 1_000,
            patience: patience
        )
        let bench = CacheBench(
            ScriptedTransport { answer("\($0.method)", "max-age=60") },
            ResponseCache.Store { _ in cacheStore }
        )
        store.trouble = .hangs
        #expect(try await bench.get().text == "GET")
        #expect(bench.cache.statistics.failures > 0)
        #expect(try await bench.send(.post).text == "POST")
        let error = await thrown { try await bench.cache.removeAll() }
        #expect((error as? FetchError)?.code == .sharedStore)
        // No operation is left, and what was begun has failed.
        await bench.cache.flush()
    }

    /// The store fails for a moment, just when a newer response is to be stored.
    @Test func whatCouldNotBeReplacedIsNotReturned() async throws {
        let count = Counter()
        let transport = ScriptedTransport { [store] _ in
            let number = count.increment()
            if number == 2 { store.trouble = .fails }
            return answer("\(number)", "max-age=600")
        }
        let bench = bench(transport)
        #expect(try await bench.get().text == "1")
        bench.wall.advance(by: 1)
        #expect(try await bench.get(address, [.cacheControl: "no-cache"]).text == "2")
        // The insertion and the removal after it.
        try await eventually { bench.cache.statistics.failures == 2 }
        store.trouble = nil
        bench.wall.advance(by: 1)
        for isFromCache in [false, true] {
            let response = try await bench.get()
            #expect(response.text == "3" && response.isFromCache == isFromCache)
        }
    }

    /// The limit has ended the wait for it, and a change has come since.
    @Test func whatIsPutTooLateIsNotReturned() async throws {
        let late = LateStore(base: store)
        let cacheStore = SharedCacheStore(
            late,
            lifetime: .seconds(600),
            maximumEntryBytes: 1_000,
            patience: WaitLimit(.milliseconds(1))
        )
        let count = Counter()
        let transport = ScriptedTransport { _ in answer("\(count.increment())", "max-age=600") }
        let bench = CacheBench(transport, ResponseCache.Store { _ in cacheStore })
        #expect(try await bench.get().text == "1")
        bench.wall.advance(by: 1)
        _ = try await bench.send(.put)
        bench.wall.advance(by: 1)
        late.opening.fulfill(.success(()))
        await bench.cache.flush()
        #expect(try await bench.get().text == "3")
    }

    @Test func aDamagedValueIsAMiss() async throws {
        let transport = ScriptedTransport { _ in answer("body", "max-age=60") }
        let bench = bench(transport)
        _ = try await bench.get()
        let name = try #require(try store.base.names(withPrefix: "cache/", after: nil, limit: 10).first?.name)
        var content = try #require(try store.base.value(for: name)).content
        content.setInteger(UInt8(0xFF), at: content.writerIndex - 1)
        _ = try store.base.put(content, for: name, expecting: .any, expiresIn: nil)
        let again = try await bench.get()
        #expect(!again.isFromCache)
        #expect(again.text == "body")
    }

    /// An age that is no number, or too large for an integer, must not reach the header field `Age`.
    @Test(arguments: [Double.nan, -.infinity, .infinity, -1e300, 1e300])
    func aStoredTimeThatIsNoneIsAMiss(time: Double) async throws {
        let transport = ScriptedTransport { _ in answer("new", "max-age=60") }
        let bench = bench(transport)
        _ = try await bench.get()
        let name = try #require(try store.base.names(withPrefix: "cache/", after: nil, limit: 10).first?.name)
        let entry = CacheEntry(
            head: HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=60"]),
            choices: [],
            requested: time,
            received: time
        )
        let digest = try String((CacheKey.url(of: request()) + "\n").sha256.prefix(32))
        let bytes = entry.encoded(for: digest)
        var content = ByteBuffer(integer: UInt32(bytes.readableBytes))
        content.writeImmutableBuffer(bytes)
        _ = try store.base.put(content, for: name, expecting: .any, expiresIn: nil)
        let found = try await bench.get(address, [.cacheControl: "max-stale"])
        #expect(!found.isFromCache)
        #expect(found.text == "new")
    }

    // MARK: The store of a cache

    private let key = CacheKey(url: address, identity: "")

    private func cacheStore(_ store: any FetchSharedStore) -> SharedCacheStore {
        SharedCacheStore(store, lifetime: .seconds(60), maximumEntryBytes: 1000)
    }

    private func entry(at time: Double = 0, for language: String? = nil) -> CacheEntry {
        CacheEntry(
            head: HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=60"]),
            choices: language.map { [CacheEntry.Choice(name: .acceptLanguage, value: $0)] } ?? [],
            requested: time,
            received: time
        )
    }

    @Test func aRemovalDuringAStoreIsNotUndone() async throws {
        let (cacheStore, entry) = (cacheStore(store), entry())
        let checks = Counter()
        // The removal comes after the check and before the end of the insertion.
        try await cacheStore.insert(entry, for: key) { checks.increment() == 1 }
        #expect(try await cacheStore.entry(for: key, fitting: request()) == nil)
    }

    /// The store has kept it, but its answer is lost.
    @Test func aRemovalDuringAStoreThatFailsIsNotUndoneEither() async throws {
        let (cacheStore, entry) = (cacheStore(store), entry())
        let checks = Counter()
        store.trouble = .loses
        await #expect(throws: FetchError.self) {
            try await cacheStore.insert(entry, for: key) { checks.increment() == 1 }
        }
        #expect(store.puts == 1)
        #expect(try await cacheStore.entry(for: key, fitting: request()) == nil)
    }

    /// The later one has been stored by now.
    @Test func anEarlierAnswerThatComesTooLateTakesNothingWithIt() async throws {
        let cacheStore = cacheStore(store)
        try await cacheStore.insert(entry(at: 2), for: key) { true }
        try await cacheStore.insert(entry(at: 1), for: key) { false }
        #expect(try await cacheStore.entry(for: key, fitting: request())?.received == 2)
        #expect(store.puts == 1)
    }

    @Test func whatWasSupersededDoesNotComeBack() async throws {
        let cacheStore = cacheStore(store)
        var german = try request()
        german.headerFields[.acceptLanguage] = "de"
        try await cacheStore.insert(entry(at: 1, for: "de"), for: key) { true }
        try await cacheStore.insert(entry(at: 2, for: "fr"), for: key) { true }
        #expect(try await cacheStore.entry(for: key, fitting: german)?.received == 1)
        try await cacheStore.insert(entry(at: 3), for: key) { true }
        #expect(try await cacheStore.entry(for: key, fitting: german)?.received == 3)
        try await cacheStore.remove(entry(), for: key)
        #expect(try await cacheStore.entry(for: key, fitting: german) == nil)
    }

    @Test func aRemovalGoesOnAfterAFailure() async throws {
        store.trouble = .keepsFirst
        let cacheStore = cacheStore(store)
        for user in ["ann", "bob", "eve"] {
            try await cacheStore.insert(entry(), for: CacheKey(url: address, identity: user)) { true }
        }
        await #expect(throws: FetchError.self) { try await cacheStore.removeAll(from: address) }
        #expect(try await cacheStore.usage().count == 1)
        await #expect(throws: FetchError.self) { try await cacheStore.removeAll() }
        #expect(try await cacheStore.usage().count == 1)
    }

    /// The clock of the second process is an hour behind that of the first.
    @Test func aClockThatIsBehindMakesNoAnswerFresherThanTheStoreSays() async throws {
        let first = bench(ScriptedTransport([answer("old", "max-age=60")]))
        _ = try await first.get()
        let wall = WallClock()
        wall.advance(by: -3600)
        let transport = ScriptedTransport([answer("new", "max-age=60")])
        let second = CacheBench(transport, .shared(store, lifetime: .seconds(3600)), wall: wall)
        clock.advance(by: .seconds(59))
        let found = try await second.get()
        #expect(found.text == "old" && found.head.headerFields[.age] == "59")
        clock.advance(by: .seconds(2))
        #expect(try await second.get().text == "new")
    }

    // MARK: Encryption

    @Test func anEncryptedStoreShowsNothingAndBindsValuesToTheirNames() async throws {
        let key = SymmetricKey(size: .bits256)
        let encrypted = EncryptedSharedStore(store, key: key)
        #expect(encrypted.isPrivate)
        let version = try await encrypted.put(
            ByteBuffer(string: "plain text"),
            for: "a",
            expecting: .absent,
            expiresIn: nil
        )
        #expect(try await encrypted.value(for: "a")?.content.text == "plain text")
        #expect(try await encrypted.value(for: "a")?.version == version)
        let raw = try #require(try store.base.value(for: "a")).content
        #expect(!raw.text.contains("plain"))
        _ = try store.base.put(raw, for: "b", expecting: .any, expiresIn: nil)
        #expect((await thrown { _ = try await encrypted.value(for: "b") } as? FetchError)?.code == .sharedStore)
        let other = EncryptedSharedStore(store, key: SymmetricKey(size: .bits256))
        #expect((await thrown { _ = try await other.value(for: "a") } as? FetchError)?.code == .sharedStore)
        _ = try store.base.put(ByteBuffer(string: "short"), for: "a", expecting: .any, expiresIn: nil)
        #expect((await thrown { _ = try await encrypted.value(for: "a") } as? FetchError)?.code == .sharedStore)
        #expect(!"\(encrypted)".contains("bits"))
        #expect(try await encrypted.remove("a", expecting: .any))
        #expect(try await encrypted.names(withPrefix: "", after: nil, limit: 9).map(\.name) == ["b"])
    }

    @Test(arguments: [0, 7, 33]) func aKeyOfAnotherLengthIsAnError(bytes: Int) async throws {
        let encrypted = EncryptedSharedStore(store, key: SymmetricKey(data: [UInt8](repeating: 1, count: bytes)))
        let error = await thrown {
            _ = try await encrypted.put(ByteBuffer(string: "x"), for: "a", expecting: .any, expiresIn: nil)
        }
        #expect((error as? FetchError)?.code == .invalidRequest)
    }
}

/// A store whose puts wait until a test lets them go on, even if they are cancelled.
private struct LateStore: FetchSharedStore {
    let base: UnreliableStore
    let opening = Promise<Void>()

    var isPrivate: Bool { base.isPrivate }

    func value(for name: String) async throws -> FetchSharedValue? { try await base.value(for: name) }

    func put(
        _ content: ByteBuffer,
        for name: String,
        expecting state: FetchSharedState,
        expiresIn lifetime: Duration?
    ) async throws -> Int64? {
        try await opening.value(onCancel: {})
        return try await base.put(content, for: name, expecting: state, expiresIn: lifetime)
    }

    func remove(_ name: String, expecting state: FetchSharedState) async throws -> Bool {
        try await base.remove(name, expecting: state)
    }

    func names(withPrefix prefix: String, after name: String?, limit: Int) async throws -> [FetchSharedName] {
        try await base.names(withPrefix: prefix, after: name, limit: limit)
    }
}
