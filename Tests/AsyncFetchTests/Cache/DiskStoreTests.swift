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

@Suite("Answers on disk", .timeLimit(.minutes(5)))
struct DiskStoreTests {
    private func counting(_ control: String = "max-age=60", body: String = "body ") -> ScriptedTransport {
        let count = Counter()
        return ScriptedTransport { _ in
            answer(body + "\(count.increment())", control, [.eTag: "\"ä\"", .contentType: "text/plain"])
        }
    }

    @Test func answersOutliveTheCache() async throws {
        try await withDirectory { directory in
            let transport = counting()
            let earlier = CacheBench(transport, .disk(directory))
            let first = try await earlier.get()
            await earlier.fetcher.shutdown()
            let bench = CacheBench(transport, .disk(directory))
            let second = try await bench.get()
            #expect(second.isFromCache && second.text == first.text)
            var head = second.head
            head.headerFields[.age] = nil
            #expect(head == first.head)
            #expect(await bench.cache.count == 1)
            #expect(await bench.cache.size == contents(of: files(in: directory)[0]).readableBytes)
            try await bench.cache.removeAll()
            #expect(await bench.cache.count == 0)
            #expect(files(in: directory).isEmpty)
        }
    }

    @Test func aStoreWithoutLimitsKeepsAnswers() async throws {
        try await withDirectory { directory in
            let store = ResponseCache.Store.disk(directory, maximumBytes: .max, maximumEntryBytes: .max)
            let bench = CacheBench(counting(), store)
            let first = try await bench.get()
            let second = try await bench.get()
            #expect(second.isFromCache && second.text == first.text)
        }
    }

    @Test func whatIsClearedIsGone() async throws {
        try await withDirectory { directory in
            let bench = CacheBench(counting(), .disk(directory))
            for url in [address, address + "/1"] {
                for user in ["ann", "bob"] { _ = try await bench.get(url, [.authorization: user]) }
            }
            #expect(await bench.cache.count == 4)
            try await bench.cache.remove(address)
            #expect(await bench.cache.count == 2)
            #expect(try await bench.get(address + "/1", [.authorization: "ann"]).isFromCache)
            _ = try await bench.send(.put, address + "/1")
            #expect(await bench.cache.count == 0)
            await #expect(throws: FetchError.self) { try await bench.cache.remove("no URL") }
        }
    }

    /// Every byte counts: whichever is changed, cut off or added, the file is none.
    @Test func aFileDamagedAtAnyByteIsAMiss() async throws {
        try await withDirectory { directory in
            let wall = WallClock()
            let store = DiskStore(directory: directory, maximumBytes: 1 << 20, maximumEntryBytes: 1 << 20) {
                wall.now().timeIntervalSince1970
            }
            let key = CacheKey(url: address, identity: "")
            let head = HTTPResponse(status: .ok, headerFields: [.cacheControl: "max-age=60", .vary: "Accept"])
            var entry = try #require(
                CacheEntry(head, to: request(), requested: WallClock.start, received: WallClock.start)
            )
            entry.body = ByteBuffer(string: "the body")
            try await store.insert(entry, for: key) { true }
            await store.flush()
            let path = try #require(files(in: directory).first)
            let good = Array(contents(of: path).readableBytesView)

            func isFound(_ bytes: [UInt8]) async throws -> Bool {
                try Data(bytes).write(to: URL(filePath: path))
                return try await store.entry(for: key, fitting: request()) != nil
            }
            #expect(try await isFound(good))
            for index in good.indices {
                for mask in [0x01, 0x80, 0xFF] as [UInt8] {
                    var bad = good
                    bad[index] ^= mask
                    #expect(try await !isFound(bad), "byte \(index) with \(mask)")
                    #expect(!FileManager.default.fileExists(atPath: path))
                }
                #expect(try await !isFound(Array(good[..<index])), "cut at \(index)")
            }
            #expect(try await !isFound(good + [0]))
            #expect(try await !isFound([UInt8](repeating: 0, count: good.count)))
            #expect(try await isFound(good))
        }
    }

    @Test func aFileInTheWrongPlaceIsAMiss() async throws {
        try await withDirectory { directory in
            let bench = CacheBench(counting(), .disk(directory))
            _ = try await bench.get(address, [.authorization: "ann"])
            await bench.cache.flush()
            let anns = try #require(files(in: directory).first)
            _ = try await bench.get(address, [.authorization: "bob"])
            await bench.cache.flush()
            let bobs = try #require(files(in: directory).first { $0 != anns })
            try contents(of: anns).readableBytesView.withUnsafeBytes { try Data($0).write(to: URL(filePath: bobs)) }
            #expect(try await !bench.get(address, [.authorization: "bob"]).isFromCache)
        }
    }

    @Test func aLongListOfDamagedHeadersIsRefusedQuickly() {
        var file = ByteBuffer(repeating: 0xFF, count: 1000)
        file.setInteger(UInt32(0x4146_4332), at: 0)
        #expect(CacheEntry(decoding: file, of: "") == nil)
    }

    /// What a crash leaves: a file that was being written.
    @Test func aLeftoverIsNotFoundAndGoesAwayAfterAnHour() async throws {
        try await withDirectory { directory in
            let new = directory + "/v2/new"
            try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
            for (name, age) in [("old", 7200.0), ("young", 60)] {
                try Data("half".utf8).write(to: URL(filePath: new + "/" + name))
                let date = Date().addingTimeInterval(-age)
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: new + "/" + name)
            }
            let bench = CacheBench(counting(), .disk(directory))
            _ = try await bench.get()
            #expect(await bench.cache.count == 1)
            #expect(try FileManager.default.contentsOfDirectory(atPath: new) == ["young"])
        }
    }

    @Test func theLeastRecentlyUsedMakesRoomAlsoAfterANewStart() async throws {
        try await withDirectory { directory in
            let wall = WallClock()
            let transport = counting("max-age=9999", body: String(repeating: "x", count: 10_000))
            func bench() -> CacheBench {
                CacheBench(transport, .disk(directory, maximumBytes: 55_000), wall: wall)
            }
            func get(_ number: Int, _ bench: CacheBench) async throws -> Bool {
                // Uses are told apart by the minute.
                wall.advance(by: 61)
                let isFromCache = try await bench.get(address + "/\(number)").isFromCache
                await bench.cache.flush()
                return isFromCache
            }
            for number in 1...5 { _ = try await get(number, bench()) }
            #expect(try await get(1, bench()))
            #expect(try await !get(6, bench()))
            let last = bench()
            #expect(await last.cache.size <= 55_000)
            // 2 was not used for longest; room is made for a tenth more than needed.
            for (number, isThere) in [(1, true), (6, true), (5, true), (4, true), (2, false)] {
                #expect(try await get(number, last) == isThere, "\(number)")
            }
        }
    }

    @Test func anAnswerLargerThanTheLimitIsNotKept() async throws {
        try await withDirectory { directory in
            let transport = counting(body: String(repeating: "x", count: 5000))
            for store in [
                ResponseCache.Store.disk(directory, maximumBytes: 4000),
                .disk(directory, maximumEntryBytes: 4000), .memory(maximumBytes: 4000),
            ] {
                let bench = CacheBench(transport, store)
                _ = try await bench.get()
                #expect(await bench.cache.count == 0)
            }
            #expect(files(in: directory).isEmpty)
        }
    }

    @Test func twoCachesUseOneDirectory() async throws {
        try await withDirectory { directory in
            let wall = WallClock()
            let transport = ScriptedTransport { received in
                let url = received.request.path ?? ""
                return answer(String(repeating: url + " ", count: 300), "max-age=60", [.eTag: "\"\(url)\""])
            }
            let store = ResponseCache.Store.disk(directory, maximumBytes: 100_000)
            let benches = (0..<2).map { _ in CacheBench(transport, store, wall: wall) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for worker in 0..<8 {
                    group.addTask {
                        let bench = benches[worker % 2]
                        for step in 0..<150 {
                            let path = "/\((step * 7 + worker * 3) % 60)"
                            let text = try await bench.get("https://api.example" + path).text
                            #expect(text == String(repeating: path + " ", count: 300))
                            if step % 40 == 39 { try await bench.cache.remove("https://api.example" + path) }
                            if worker == 0, step == 100 { try await bench.cache.removeAll() }
                        }
                    }
                }
                try await group.waitForAll()
            }
            for bench in benches { await bench.cache.flush() }
            #expect(await benches[0].cache.size <= 100_000 * 10 / 8)
            for bench in benches {
                #expect(bench.cache.statistics.hits > 0)
                #expect(bench.cache.statistics.failures == 0)
            }
        }
    }

    @Test func aDirectoryThatCannotBeMadeIsNoFailureOfTheCall() async throws {
        try await withDirectory { directory in
            try Data("a file".utf8).write(to: URL(filePath: directory))
            let bench = CacheBench(counting(), .disk(directory + "/cache"))
            for number in 1...2 {
                #expect(try await bench.get().text == "body \(number)")
                await bench.cache.flush()
            }
            #expect(bench.cache.statistics.failures == 2)
            #expect(await bench.cache.count == 0)
        }
    }

    private func bench(_ transport: ScriptedTransport, on pool: StuckPool, _ directory: String) -> CacheBench {
        CacheBench(
            transport,
            ResponseCache.Store {
                DiskStore(
                    directory: directory,
                    maximumBytes: 1 << 20,
                    maximumEntryBytes: 1 << 20,
                    now: $0,
                    submit: { pool.submit($0) }
                )
            }
        )
    }

    @Test(arguments: ["lookup", "clear", "change"])
    func aCallThatWaitsForTheDiskEndsAtOnceWhenCancelled(_ wait: String) async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let transport = ScriptedTransport { received in
                if received.request.method == .put { pool.hang() }
                return answer("x", "no-cache", [.eTag: "\"1\""])
            }
            let bench = bench(transport, on: pool, directory)
            _ = try await bench.get()
            if wait != "change" { pool.hang() }
            let call = Task {
                switch wait {
                case "clear": try await bench.cache.removeAll()
                case "change": _ = try await bench.send(.put)
                default: _ = try await bench.get()
                }
            }
            try await eventually { pool.waitingCount == 1 }
            call.cancel()
            await #expect(throws: CancellationError.self) { try await call.value }
            #expect(bench.fetcher.inFlightCount == 0)
            #expect(transport.openCount == 0)
            // The step that was waited for is done all the same.
            pool.goOn()
            #expect(await bench.cache.count == (wait == "lookup" ? 1 : 0))
        }
    }

    @Test func noCallWaitsLongForADiskThatHangs() async throws {
        try await withDirectory { directory async throws in
            let (pool, patience, count) = (StuckPool(), WaitLimit(.milliseconds(1)), Counter())
            let transport = ScriptedTransport { _ in answer("\(count.increment())", "max-age=60") }
            let bench = CacheBench(
                transport,
                ResponseCache.Store {
                    DiskStore(
                        directory: directory,
                        maximumBytes: 1 << 20,
                        maximumEntryBytes: 1 << 20,
                        patience: patience,
                        now: $0,
                        submit: { pool.submit($0) }
                    )
                }
            )
            pool.hang()
            #expect(try await bench.get().text == "1")
            #expect(bench.cache.statistics.failures == 1)
            #expect(try await bench.get().isFromCache)
            #expect(try await bench.send(.put).text == "2")
            #expect(try await bench.get().text == "3")
            // The disk has that look-up and the job that writes to do; no other look-up is added.
            #expect(try await bench.get(address + "/2").text == "4")
            #expect(pool.waitingCount == 2)
            #expect(bench.cache.statistics.failures == 1)
            pool.goOn()
            #expect(await bench.cache.count == 2)
            #expect(try await bench.get(address + "/2").isFromCache)
        }
    }

    @Test func noCallWaitsUntilItsAnswerIsWritten() async throws {
        try await withDirectory { directory in
            let pool = StuckPool()
            let transport = ScriptedTransport { received in
                pool.hang()
                return received.request.headerFields[.ifNoneMatch] != nil
                    ? .status(304) : answer("x", "no-cache", [.eTag: "\"1\""])
            }
            let bench = bench(transport, on: pool, directory)
            // The second is the validation of the first, which is found although it is not on the disk yet.
            for isValidated in [false, true] {
                let response = try await bench.get()
                #expect(response.text == "x" && response.isFromCache == isValidated)
            }
            #expect(bench.cache.statistics.revalidations == 1)
            #expect(files(in: directory).isEmpty && pool.waitingCount == 1)
            pool.goOn()
            #expect(await bench.cache.count == 1)
        }
    }
}
