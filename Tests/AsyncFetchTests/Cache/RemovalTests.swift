@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// After a change or a removal, nothing from before it is returned, whatever becomes of the removal.
@Suite("Removals that wait, fail or are left", .timeLimit(.minutes(5)))
struct RemovalTests {
    private func bench(
        _ store: TroubledStore,
        _ change: @escaping @Sendable () -> ScriptedTransport.Answer = { .status(204) }
    ) -> CacheBench {
        let count = Counter()
        let transport = ScriptedTransport { sent in
            sent.method == .get ? answer("\(count.increment())", "max-age=600") : change()
        }
        return CacheBench(transport, ResponseCache.Store { _ in store })
    }

    // MARK: Cancellation

    @Test func aChangeThatIsCancelledRemovesWhatItMayHaveChanged() async throws {
        let store = TroubledStore()
        let bench = bench(store) { .stall }
        _ = try await bench.get()
        let change = Task { try await bench.send(.put) }
        try await bench.transport.waitForRequests(2)
        change.cancel()
        await #expect(throws: CancellationError.self) { try await change.value }
        #expect(try await !bench.get().isFromCache)
        await bench.cache.flush()
        _ = try await bench.get()
        #expect(try await bench.get().isFromCache)
    }

    @Test func aChangeThatIsCancelledDuringARemovalRemovesAllOfIt() async throws {
        let gate = Gate()
        let store = TroubledStore(beforeRemoval: gate)
        let bench = bench(store) { .status(201, headers: [.location: "/things/1", .contentLocation: "/things/2"]) }
        let urls = [address, address + "/1", address + "/2"]
        for url in urls { _ = try await bench.get(url) }
        let change = Task { try await bench.send(.post) }
        try await gate.waitForArrival()
        change.cancel()
        await #expect(throws: CancellationError.self) { try await change.value }
        // They are still there, and none of them is returned.
        #expect(store.memory.usage().count == 3)
        for url in urls { #expect(try await !bench.get(url).isFromCache) }
        gate.open()
        await bench.cache.flush()
        #expect(store.memory.usage().count == 0)
    }

    /// What the disk has to remove.
    enum Target: CaseIterable { case one, url, everything }

    @Test(arguments: Target.allCases)
    func whatWaitsToBeRemovedFromDiskIsNotFound(_ target: Target) async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = DiskStore(
                directory: directory,
                maximumBytes: 1 << 20,
                maximumEntryBytes: 1 << 20,
                now: { WallClock.start },
                submit: { pool.submit($0) }
            )
            let key = CacheKey(url: address, identity: "")
            let head = HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=60"])
            let entry = try #require(CacheEntry(head, to: request(), requested: 0, received: 0))
            try await store.insert(entry, for: key) { true }
            await store.flush()
            #expect(try await store.entry(for: key, fitting: request()) != nil)
            pool.hang()
            let removal = Task {
                switch target {
                case .one: try await store.remove(entry, for: key)
                case .url: try await store.removeAll(from: key.url)
                case .everything: try await store.removeAll()
                }
            }
            removal.cancel()
            await #expect(throws: CancellationError.self) { try await removal.value }
            #expect(files(in: directory).count == 1)
            #expect(try await store.entry(for: key, fitting: request()) == nil)
            pool.goOn()
            await store.flush()
            #expect(files(in: directory).isEmpty)
            try await store.insert(entry, for: key) { true }
            await store.flush()
            #expect(try await store.entry(for: key, fitting: request()) != nil)
        }
    }

    // MARK: Calls that have looked up before

    /// It has been read from the store by then, and the removal has ended.
    @Test func whatIsRemovedDuringALookUpIsNotReturned() async throws {
        let lookUp = Gate()
        let bench = bench(TroubledStore(afterLookUp: lookUp))
        _ = try await bench.get()
        let late = Task { try await bench.get().text }
        try await lookUp.waitForArrival()
        try await bench.cache.remove(address)
        lookUp.open()
        #expect(try await late.value == "2")
    }

    /// It was found before the request, and the server fails.
    @Test(arguments: [503, nil] as [Int?], [false, true])
    func whatIsRemovedDuringACallDoesNotStandIn(status: Int?, removalFails: Bool) async throws {
        let (gate, count, store) = (Gate(), Counter(), TroubledStore())
        let transport = ScriptedTransport { _ in
            if count.increment() == 1 { return answer("old", "max-age=60, stale-if-error=600") }
            try await gate.pass()
            return status.map { ScriptedTransport.Answer.status($0) } ?? .failure(.connectionLost)
        }
        let bench = CacheBench(transport, ResponseCache.Store { _ in store })
        _ = try await bench.get()
        bench.wall.advance(by: 61)
        let call = Task { try? await bench.send(.get) }
        try await gate.waitForArrival()
        store.failToRemove(removalFails)
        _ = try? await bench.cache.remove(address)
        gate.open()
        let response = await call.value
        #expect(response?.text != "old")
    }

    /// The call that learnt of it would end its wait after some seconds.
    @Test func whatGoesIsNotReturnedWhileItsRemovalWaits() async throws {
        let (gate, count) = (Gate(), Counter())
        let transport = ScriptedTransport { _ in
            let number = count.increment()
            return answer("\(number)", number == 2 ? "no-store" : "max-age=60")
        }
        let store = TroubledStore(beforeRemoval: gate)
        let bench = CacheBench(transport, ResponseCache.Store { _ in store })
        _ = try await bench.get()
        bench.wall.advance(by: 1)
        let call = Task { try await bench.get(address, [.cacheControl: "no-cache"]).text }
        try await gate.waitForArrival()
        bench.wall.advance(by: 1)
        #expect(try await bench.get().text == "3")
        gate.open()
        #expect(try await call.value == "2")
        await bench.cache.flush()
    }

    @Test func aRemovalDuringAnInsertionCountsWhenThatHasEnded() {
        let (ledger, key) = (CacheLedger(), CacheKey(url: "url", identity: ""))
        func mayServe(_ requested: Double) -> Bool {
            let head = HTTPResponse(status: .ok)
            let entry = CacheEntry(head: head, choices: [], requested: requested, received: requested)
            return ledger.mayServe(entry, for: key, since: ledger.latestRemoval, at: requested)
        }
        let insertion = ledger.beginChange([], for: key, isInsertion: true, at: 5)
        #expect(!mayServe(5) && mayServe(6))
        let number = ledger.beginRemoval(of: ["url"], at: 7)
        ledger.didRemove("url", by: number)
        ledger.endRemoval()
        #expect(!mayServe(7) && mayServe(8))
        ledger.end(insertion, as: .superseded)
        #expect(mayServe(5))
        let failing = ledger.beginChange([], for: key, isInsertion: false, at: 9)
        ledger.end(failing, as: .failed)
        #expect(!mayServe(9) && mayServe(10))
        ledger.end(ledger.beginChange([], for: key, isInsertion: true, at: 11), as: .done)
        #expect(mayServe(9))
    }

    // MARK: Failures

    @Test func whatCouldNotBeRemovedIsNotReturned() async throws {
        let store = TroubledStore()
        let bench = bench(store)
        let other = address + "/other"
        for url in [address, other] { _ = try await bench.get(url) }
        store.failToRemove(true)
        bench.wall.advance(by: 1)
        _ = try await bench.send(.put)
        #expect(bench.cache.statistics.failures == 1)
        bench.wall.advance(by: 1)
        for text in ["3", "3"] { #expect(try await bench.get().text == text) }
        #expect(try await bench.get(other).isFromCache)
        await #expect(throws: FetchError.self) { try await bench.cache.removeAll() }
        #expect(await bench.cache.count == 2)
        bench.wall.advance(by: 1)
        for text in ["4", "4"] { #expect(try await bench.get().text == text) }
        #expect(try await !bench.get(other).isFromCache)
        store.failToRemove(false)
        try await bench.cache.removeAll()
        #expect(await bench.cache.count == 0)
    }

    @Test func aLaterRemovalThatSucceedsMakesUpForOneThatFailed() async throws {
        let store = TroubledStore()
        let bench = bench(store)
        _ = try await bench.get()
        store.failToRemove(true)
        await #expect(throws: FetchError.self) { try await bench.cache.remove(address) }
        store.failToRemove(false)
        try await bench.cache.remove(address)
        // The time is that of the removals.
        for text in ["2", "2"] { #expect(try await bench.get().text == text) }
    }

    @Test func aClockThatIsSetBackBringsNothingBackThatCouldNotBeRemoved() async throws {
        let store = TroubledStore()
        let bench = bench(store)
        _ = try await bench.get()
        bench.wall.advance(by: -300)
        store.failToRemove(true)
        _ = try await bench.send(.put)
        bench.wall.advance(by: 1)
        #expect(try await bench.get().text == "2")
    }

    @Test func whatSaysThatItIsFromLaterThanNowIsFromBeforeARemoval() {
        let ledger = CacheLedger()
        func mayServe(_ requested: Double, at now: Double) -> Bool {
            let head = HTTPResponse(status: .ok)
            let entry = CacheEntry(head: head, choices: [], requested: requested, received: requested)
            return ledger.mayServe(entry, for: CacheKey(url: "url", identity: ""), since: ledger.latestRemoval, at: now)
        }
        #expect(mayServe(9, at: 5))
        ledger.didFailToRemove(from: "url", at: 5)
        #expect(mayServe(6, at: 6))
        #expect(!mayServe(9, at: 6))
        // That time has come, and it is still the same response.
        #expect(!mayServe(9, at: 10))
        #expect(mayServe(10, at: 10))
    }

    /// It was an hour ahead when the response was requested.
    @Test func aClockThatIsPutRightBringsNothingBack() {
        let ledger = CacheLedger()
        func mayServe(_ requested: Double, at now: Double) -> Bool {
            let head = HTTPResponse(status: .ok)
            let entry = CacheEntry(head: head, choices: [], requested: requested, received: requested)
            let key = CacheKey(url: "url", identity: "")
            return ledger.mayServe(entry, for: key, since: ledger.latestRemoval, at: now)
        }
        _ = ledger.nextNumber(at: 3_600)
        ledger.didFailToRemove(from: "url", at: 5)
        #expect(!mayServe(3_600, at: 3_700) && mayServe(3_601, at: 3_700))
        ledger.didFailToRemove(from: nil, at: 3_800)
        #expect(!mayServe(3_800, at: 3_900) && mayServe(3_801, at: 3_900))
    }

    @Test func moreFailedRemovalsThanCanBeRememberedCountAsOneOfEverything() {
        let ledger = CacheLedger()
        func mayServe(_ time: Double) -> Bool {
            let head = HTTPResponse(status: .ok)
            let entry = CacheEntry(head: head, choices: [], requested: time, received: time)
            let key = CacheKey(url: "other", identity: "")
            return ledger.mayServe(entry, for: key, since: ledger.latestRemoval, at: time)
        }
        _ = ledger.beginRemoval(of: Set((0..<10_000).map { "\($0)" }), at: 5)
        #expect(mayServe(5))
        let number = ledger.beginRemoval(of: ["one more"], at: 6)
        #expect(!mayServe(6) && mayServe(7))
        ledger.didRemoveAll(by: number - 1)
        #expect(!mayServe(6))
        ledger.didRemoveAll(by: number)
        #expect(mayServe(6))
    }

    private struct Numbered: Error {
        let number: Int
    }

    @Test func everythingIsTriedAndTheFirstFailureIsThrown() throws {
        var (tried, failed): ([Int], Int?) = ([], nil)
        do {
            try (1...4).inSpiteOfFailures { number in
                tried.append(number)
                if number > 1 { throw Numbered(number: number) }
            }
        } catch let failure as Numbered {
            failed = failure.number
        }
        #expect(tried == [1, 2, 3, 4] && failed == 2)
    }
}
