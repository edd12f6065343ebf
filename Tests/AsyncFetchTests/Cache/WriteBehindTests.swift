@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import NIOPosix
import Synchronization
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Answers that wait until they are written.
@Suite("Writing behind the calls", .timeLimit(.minutes(5)))
struct WriteBehindTests {
    private func store(
        _ directory: String,
        on pool: StuckPool,
        pendingBytes: Int = 1 << 20,
        refusedBytes: Int = 1 << 20
    ) -> DiskStore {
        DiskStore(
            directory: directory,
            maximumBytes: 1 << 20,
            maximumEntryBytes: 1 << 20,
            maximumPendingBytes: pendingBytes,
            maximumRefusedBytes: refusedBytes,
            now: { WallClock.start },
            submit: { pool.submit($0) }
        )
    }

    private func entry(_ body: String, _ headers: HTTPFields = [:], for language: String? = nil) throws -> CacheEntry {
        var request = try request()
        request.headerFields[.acceptLanguage] = language
        var headers = headers
        headers[.cacheControl] = "max-age=60"
        let head = HTTPResponse(status: .ok, headerFields: headers)
        var entry = try #require(
            CacheEntry(head, to: request, requested: WallClock.start, received: WallClock.start)
        )
        entry.body = ByteBuffer(string: body)
        return entry
    }

    /// Waits for nothing, because its task is cancelled; what was begun is done all the same.
    private func begin(_ work: @escaping @Sendable () async throws -> Void) async {
        let task = Task { try await work() }
        task.cancel()
        _ = await task.result
    }

    /// With the smaller limit, many insertions are refused while others wait.
    @Test(arguments: [1 << 20, 1_000])
    func insertionsAndRemovalsHaveTheirEffectsInOrder(pendingBytes: Int) async throws {
        var generator = SplitMix(state: 17)
        let keys = [("/1", ""), ("/1", "ann"), ("/2", "")].map { CacheKey(url: address + $0, identity: $1) }
        for round in 0..<150 {
            try await withDirectory { directory in
                let pool = StuckPool()
                let store = store(directory, on: pool, pendingBytes: pendingBytes)
                var expected: [CacheKey: String] = [:]
                for step in 0..<8 {
                    if Bool.random(using: &generator) { pool.hang() } else { pool.goOn() }
                    guard let key = keys.randomElement(using: &generator) else { continue }
                    switch Int.random(in: 0..<9, using: &generator) {
                    case 0:
                        let entry = try entry("")
                        await begin { try await store.remove(entry, for: key) }
                        expected[key] = nil
                    case 1:
                        await begin { try await store.removeAll(from: key.url) }
                        for other in keys where other.url == key.url { expected[other] = nil }
                    case 2:
                        await begin { try await store.removeAll() }
                        expected = [:]
                    default:
                        let entry = try entry("\(round) \(step)")
                        do {
                            try await store.insert(entry, for: key) { true }
                            expected[key] = "\(round) \(step)"
                        } catch is FetchError {
                            expected[key] = nil
                        }
                    }
                }
                pool.goOn()
                await store.flush()
                for store in [store, self.store(directory, on: StuckPool())] {
                    for key in keys {
                        let found = try await store.entry(for: key, fitting: request())
                        #expect(found?.body.text == expected[key], "round \(round)")
                    }
                    #expect(try await store.usage().count == expected.count)
                }
            }
        }
    }

    @Test func whatIsRemovedWhileItWaitsIsNotFound() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = store(directory, on: pool)
            let keys = ["/1", "/2", "/3"].map { CacheKey(url: address + $0, identity: "") }
            pool.hang()
            for key in keys { try await store.insert(try entry("x"), for: key) { true } }
            for key in keys { #expect(try await store.entry(for: key, fitting: request()) != nil) }
            let removed = try entry("")
            await begin { try await store.remove(removed, for: keys[0]) }
            await begin { try await store.removeAll(from: keys[1].url) }
            pool.goOn()
            await store.flush()
            for (key, isThere) in zip(keys, [false, false, true]) {
                #expect(try await (store.entry(for: key, fitting: request()) != nil) == isThere)
            }
            #expect(files(in: directory).count == 1)
        }
    }

    @Test func anAnswerIsNoLongerCurrentWhenItsRemovalCameFirst() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = store(directory, on: pool)
            pool.hang()
            let key = CacheKey(url: address, identity: "")
            try await store.insert(try entry("x"), for: key) { false }
            pool.goOn()
            await store.flush()
            #expect(try await store.entry(for: key, fitting: request()) == nil)
            #expect(files(in: directory).isEmpty)
        }
    }

    @Test func choicesThatWaitAreToldApart() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = store(directory, on: pool)
            let key = CacheKey(url: address, identity: "")
            pool.hang()
            for language in ["de", "fr", "de"] {
                try await store.insert(try entry(language, [.vary: "Accept-Language"], for: language), for: key) {
                    true
                }
            }
            for isWritten in [false, true] {
                for language in ["de", "fr", "en"] {
                    var request = try request()
                    request.headerFields[.acceptLanguage] = language
                    let found = isWritten || language != "en" ? try await store.entry(for: key, fitting: request) : nil
                    #expect(found?.body.text == (language == "en" ? nil : language))
                }
                pool.goOn()
                await store.flush()
            }
            #expect(try await store.usage().count == 2)
        }
    }

    /// The server has begun to choose by a header field of the request.
    @Test func whatAnAnswerThatWaitsTakesThePlaceOfIsNotFound() async throws {
        try await withDirectory { directory in
            let jobs = Jobs()
            let store = DiskStore(
                directory: directory,
                maximumBytes: 1 << 20,
                maximumEntryBytes: 1 << 20,
                now: { WallClock.start },
                submit: { jobs.add($0) }
            )
            let key = CacheKey(url: address, identity: "")
            try await store.insert(try entry("old"), for: key) { true }
            while jobs.doNext() {}
            try await store.insert(try entry("de", [.vary: "Accept-Language"], for: "de"), for: key) { true }
            var french = try request()
            french.headerFields[.acceptLanguage] = "fr"
            let asked = french
            let lookUp = Task { try await store.entry(for: key, fitting: asked) }
            // The file is read before the answer that waits is written.
            try await eventually { jobs.count == 2 }
            jobs.doLast()
            #expect(try await lookUp.value == nil)
            while jobs.doNext() {}
        }
    }

    // MARK: Limits

    @Test func tooMuchThatWaitsDropsTheWriteAndNotTheCall() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let gate = Gate()
            let transport = ScriptedTransport { sent in
                try await gate.pass()
                return answer(String(repeating: sent.path, count: 1000), "max-age=60")
            }
            let bench = CacheBench(
                transport,
                ResponseCache.Store {
                    DiskStore(
                        directory: directory,
                        maximumBytes: 1 << 20,
                        maximumEntryBytes: 1 << 20,
                        maximumPendingBytes: 10_000,
                        now: $0,
                        submit: { pool.submit($0) }
                    )
                }
            )
            // Their look-ups are done before the disk hangs.
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 1...5 {
                    group.addTask {
                        let response = try await bench.get(address + "/\(number)")
                        #expect(response.text.count == 9000 && !response.isFromCache)
                    }
                }
                try await transport.waitForRequests(5)
                pool.hang()
                gate.open()
                try await group.waitForAll()
            }
            // The first alone has room.
            #expect(bench.cache.statistics.failures == 4)
            pool.goOn()
            #expect(await bench.cache.count == 1)
        }
    }

    @Test func oneAnswerIsNeverTooMuch() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = store(directory, on: pool, pendingBytes: 10)
            pool.hang()
            let keys = ["/1", "/2"].map { CacheKey(url: address + $0, identity: "") }
            try await store.insert(try entry(String(repeating: "x", count: 5000)), for: keys[0]) { true }
            await #expect(throws: FetchError.self) { try await store.insert(try entry("x"), for: keys[1]) { true } }
            pool.goOn()
            await store.flush()
            try await store.insert(try entry("x"), for: keys[1]) { true }
            #expect(try await store.usage().count == 2)
        }
    }

    /// A list of what waits must not remember what no longer does.
    @Test func theOrderOfManyReplacementsIsForgotten() throws {
        var writes = PendingWrites(maximumBytes: 1 << 20)
        let keys = (0..<3).map { CacheKey(url: address + "/\($0)", identity: "") }
        for number in 0..<10_000 {
            let isAdded = writes.add(try entry("\(number)"), for: keys[number % 3])
            #expect(isAdded)
        }
        #expect(writes.order.count < 100)
        for text in ["9997", "9998", "9999"] {
            let next = writes.next()
            let write = try #require(next)
            #expect(write.entry.body.text == text)
            writes.finish(write)
        }
        let last = writes.next()
        #expect(last == nil && writes.bytes == 0)
    }

    /// The latest answer is served or none (RFC 9111, section 4).
    @Test func anAnswerThatHasNoRoomTakesTheOlderOneWithIt() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = store(directory, on: pool, pendingBytes: 3000)
            let keys = ["/1", "/2"].map { CacheKey(url: address + $0, identity: "") }
            try await store.insert(try entry("old"), for: keys[0]) { true }
            await store.flush()
            pool.hang()
            try await store.insert(try entry(String(repeating: "x", count: 5000)), for: keys[1]) { true }
            await #expect(throws: FetchError.self) { try await store.insert(try entry("new"), for: keys[0]) { true } }
            pool.goOn()
            await store.flush()
            #expect(try await store.entry(for: keys[0], fitting: request()) == nil)
            #expect(try await store.entry(for: keys[1], fitting: request()) != nil)
        }
    }

    /// Fills what may wait, and returns the key of the response that does.
    private func fill(_ store: DiskStore) async throws -> CacheKey {
        let key = CacheKey(url: address + "/waiting", identity: "")
        try await store.insert(try entry(String(repeating: "x", count: 5_000)), for: key) { true }
        return key
    }

    private func refuse(_ key: CacheKey, _ store: DiskStore, for language: String? = nil) async throws {
        let headers: HTTPFields = language == nil ? [:] : [.vary: "Accept-Language"]
        let entry = try entry("refused", headers, for: language)
        await #expect(throws: FetchError.self) { try await store.insert(entry, for: key) { true } }
    }

    @Test func anAnswerThatHasNoRoomAgainAndAgainIsRemovedOnce() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = store(directory, on: pool, pendingBytes: 3_000)
            pool.hang()
            let waiting = try await fill(store)
            let keys = ["/1", "/2"].map { CacheKey(url: address + $0, identity: "") }
            for number in 0..<100 {
                try await refuse(keys[0], store)
                try await refuse(keys[1], store, for: number % 2 == 0 ? "de" : "fr")
            }
            #expect(store.waitingRemovals == 2)
            pool.goOn()
            await store.flush()
            #expect(store.waitingRemovals == 0)
            #expect(try await store.entry(for: waiting, fitting: request()) != nil)
        }
    }

    @Test func equalRemovalsThatWaitAreDoneOnce() async throws {
        try await withDirectory { directory async throws in
            let pool = StuckPool()
            let store = store(directory, on: pool, pendingBytes: 3_000)
            pool.hang()
            for _ in 0..<50 {
                let removal = Task { try await store.removeAll(from: address) }
                removal.cancel()
                _ = await removal.result
            }
            #expect(store.waitingRemovals == 1)
            pool.goOn()
            await store.flush()
            #expect(store.waitingRemovals == 0)
        }
    }

    /// While the disk hangs, the older answer is still there.
    @Test func anOlderAnswerThanOneThatHadNoRoomIsNotFound() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = store(directory, on: pool, pendingBytes: 3_000)
            let key = CacheKey(url: address, identity: "")
            try await store.insert(try entry("old"), for: key) { true }
            await store.flush()
            pool.hang()
            _ = try await fill(store)
            try await refuse(key, store)
            #expect(files(in: directory).count == 1)
            #expect(try await store.entry(for: key, fitting: request()) == nil)
            pool.goOn()
        }
    }

    @Test func removalsAndOlderWritesTakeTurns() async throws {
        try await withDirectory { directory in
            let jobs = Jobs()
            let store = DiskStore(
                directory: directory,
                maximumBytes: 1 << 20,
                maximumEntryBytes: 1 << 20,
                maximumPendingBytes: 3_000,
                now: { WallClock.start },
                submit: { jobs.add($0) }
            )
            _ = try await fill(store)
            for number in 0..<40 { try await refuse(CacheKey(url: address + "/\(number)", identity: ""), store) }
            // One turn of the job on its thread.
            jobs.doNext()
            #expect(files(in: directory).count == 1)
            #expect(store.waitingRemovals > 20)
            while jobs.doNext() {}
            #expect(store.waitingRemovals == 0)
            #expect(files(in: directory).count == 1)
        }
    }

    @Test func moreAnswersWithoutRoomThanCanBeRememberedEmptyTheDisk() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = store(directory, on: pool, pendingBytes: 3_000, refusedBytes: 10_000)
            let keys = (0..<1_000).map { CacheKey(url: address + "/\($0)", identity: "") }
            for key in keys.prefix(5) { try await store.insert(try entry("old"), for: key) { true } }
            await store.flush()
            #expect(files(in: directory).count == 5)
            pool.hang()
            let waiting = try await fill(store)
            for key in keys.dropFirst(3) {
                try await refuse(key, store)
                #expect(store.waitingRemovals < 100)
            }
            // None of those on disk is found, for it is not known any more which of them are old.
            for key in keys.prefix(5) { #expect(try await store.entry(for: key, fitting: request()) == nil) }
            pool.goOn()
            await store.flush()
            #expect(try await store.usage().count == 1)
            #expect(try await store.entry(for: waiting, fitting: request()) != nil)
            try await store.insert(try entry("new"), for: keys[0]) { true }
            await store.flush()
            #expect(try await store.entry(for: keys[0], fitting: request())?.body.text == "new")
        }
    }

    @Test func anAnswerThatCannotBeWrittenTakesTheOlderOneWithIt() async throws {
        try await withDirectory { directory in
            let store = store(directory, on: StuckPool())
            let key = CacheKey(url: address, identity: "")
            try await store.insert(try entry("old"), for: key) { true }
            await store.flush()
            // Where the file is written first, there is no folder.
            let new = directory + "/v2/new"
            try FileManager.default.removeItem(atPath: new)
            try Data("a file".utf8).write(to: URL(filePath: new))
            try await store.insert(try entry("new"), for: key) { true }
            await store.flush()
            #expect(try await store.entry(for: key, fitting: request()) == nil)
            #expect(files(in: directory) == [new])
        }
    }

    @Test func whatIsReplacedTakesNoRoom() throws {
        let key = CacheKey(url: address, identity: "")
        let other = CacheKey(url: address + "/2", identity: "")
        let text = String(repeating: "x", count: 1000)
        var writes = PendingWrites(maximumBytes: 2 * (try entry(text).byteCount(for: other)))
        for (key, isAdded) in [(other, true), (key, true), (key, true)] {
            let wasAdded = writes.add(try entry(text), for: key)
            #expect(wasAdded == isAdded)
        }
    }

    /// Their texts are all that is large in them.
    @Test func theKeysAndChoicesOfWhatWaitsTakeRoom() throws {
        let text = String(repeating: "x", count: 5_000)
        let long = CacheKey(url: address + "/" + text, identity: text)
        let entry = try entry("", [.vary: "Accept-Language"], for: String(repeating: "de,", count: 1_667))
        var writes = PendingWrites(maximumBytes: 1 << 20)
        let isAdded = writes.add(entry, for: long)
        #expect(isAdded)
        #expect(writes.bytes > 15_000)
        writes.removeAll(from: long.url)
        #expect(writes.bytes == 0)
    }

    // MARK: The end

    @Test func aFetchersEndWritesWhatWaits() async throws {
        try await withDirectory { directory in
            let transport = ScriptedTransport { answer($0.path, "max-age=60") }
            let bench = CacheBench(transport, .disk(directory))
            for number in 0..<50 { _ = try await bench.get(address + "/\(number)") }
            await bench.fetcher.shutdown()
            #expect(files(in: directory).count == 50)
            let other = CacheBench(transport, .disk(directory))
            for number in 0..<50 { #expect(try await other.get(address + "/\(number)").isFromCache) }
        }
    }

    @Test func aDiskThatHangsDoesNotKeepAFetcherFromItsEnd() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let store = store(directory, on: pool)
            let bench = CacheBench(
                ScriptedTransport { _ in
                    pool.hang()
                    return answer("x", "max-age=60")
                },
                ResponseCache.Store { _ in store }
            )
            _ = try await bench.get()
            await bench.fetcher.shutdown()
            #expect(files(in: directory).isEmpty)
            pool.goOn()
        }
    }
}

/// Jobs that the test does one after the other.
private final class Jobs: Sendable {
    private let waiting = Mutex<[@Sendable (NIOThreadPool.WorkItemState) -> Void]>([])

    var count: Int { waiting.withLock { $0.count } }

    func add(_ job: @escaping @Sendable (NIOThreadPool.WorkItemState) -> Void) { waiting.withLock { $0.append(job) } }

    /// Does the job that came last.
    func doLast() {
        let job: (@Sendable (NIOThreadPool.WorkItemState) -> Void)? = waiting.withLock { $0.popLast() }
        job?(.active)
    }

    /// Does the next job.
    ///
    /// - Returns: `false` if there is none.
    @discardableResult
    func doNext() -> Bool {
        let job: (@Sendable (NIOThreadPool.WorkItemState) -> Void)? = waiting.withLock { waiting in
            waiting.isEmpty ? nil : waiting.removeFirst()
        }
        job?(.active)
        return job != nil
    }
}
