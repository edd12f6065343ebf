import AsyncFetch
import AsyncFetchTesting
import AsyncGAPIStores
import NIOCore
import Testing

/// What every engine has to do, in the same words for each.
@Suite("Every engine of a shared store", .timeLimit(.minutes(5)))
struct StoreConformanceTests {
    @Test(arguments: StoreEngine.allCases) func whatIsStoredIsFound(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            #expect(try await bench.text() == nil)
            let version = try #require(try await bench.put("one"))
            #expect(try await bench.text() == "one")
            #expect(try await bench.store.value(for: "a")?.version == version)
            #expect(try await bench.text("b") == nil)
        }
    }

    @Test(arguments: StoreEngine.allCases) func anyBytesAreKept(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            for bytes in [[], [0], Array(0...255), [UInt8](repeating: 7, count: 300_000)] as [[UInt8]] {
                _ = try await bench.store.put(ByteBuffer(bytes: bytes), for: "a", expecting: .any, expiresIn: nil)
                let found = try #require(try await bench.store.value(for: "a"))
                #expect(Array(found.content.readableBytesView) == bytes)
            }
        }
    }

    @Test(arguments: StoreEngine.allCases) func aChangeNeedsTheExpectedState(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            #expect(try await bench.put("x", .version(12345)) == nil)
            let first = try #require(try await bench.put("one", .absent))
            #expect(try await bench.put("x", .absent) == nil)
            let second = try #require(try await bench.put("two", .version(first)))
            #expect(second != first)
            #expect(try await bench.put("x", .version(first)) == nil)
            #expect(try await bench.text() == "two")
            #expect(try await !bench.store.remove("a", expecting: .version(first)))
            #expect(try await bench.text() == "two")
            #expect(try await bench.store.remove("a", expecting: .version(second)))
            #expect(try await bench.text() == nil)
            // No version comes again.
            let third = try #require(try await bench.put("three", .absent))
            #expect(third != first && third != second)
            #expect(try await bench.put("x", .version(second)) == nil)
        }
    }

    @Test(arguments: StoreEngine.allCases) func removingNothingSucceeds(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            let results = [
                try await bench.store.remove("a", expecting: .any),
                try await bench.store.remove("a", expecting: .absent),
                try await bench.store.remove("a", expecting: .version(1)),
            ]
            #expect(results == [true, true, false])
        }
    }

    @Test(arguments: StoreEngine.allCases) func valuesExpireByTheClockOfTheStore(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            _ = try await bench.put("one", expiresIn: .seconds(100))
            _ = try await bench.put("stays", for: "b")
            bench.time.advance(by: .seconds(90))
            #expect(try await bench.text() == "one")
            #expect(try await bench.put("x", .absent) == nil)
            bench.time.advance(by: .seconds(20))
            #expect(try await bench.text() == nil)
            #expect(try await bench.text("b") == "stays")
            #expect(try await bench.store.names(withPrefix: "", after: nil, limit: 10).map(\.name) == ["b"])
            // What has expired counts as absent, and its place can be taken.
            let version = try #require(try await bench.put("two", .absent, expiresIn: .seconds(100)))
            #expect(try await bench.text() == "two")
            bench.time.advance(by: .seconds(90))
            _ = try #require(try await bench.put("three", .version(version), expiresIn: .seconds(100)))
            bench.time.advance(by: .seconds(90))
            #expect(try await bench.text() == "three")
        }
    }

    @Test(arguments: StoreEngine.allCases) func aValueTellsItsAge(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            _ = try await bench.put("one")
            bench.time.advance(by: .seconds(60))
            var age = try #require(try await bench.store.value(for: "a")).age
            // A server's Date has whole seconds.
            #expect(age >= .seconds(58) && age <= .seconds(70))
            _ = try await bench.put("two")
            age = try #require(try await bench.store.value(for: "a")).age
            #expect(age <= .seconds(10))
        }
    }

    @Test(arguments: StoreEngine.allCases) func namesAreListedByPrefixInOrder(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            for name in ["b/2", "b/10", "a", "b", "b/é", "c/1", "b/1"] { _ = try await bench.put("12345", for: name) }
            func names(_ prefix: String, after name: String? = nil, limit: Int = 100) async throws -> [String] {
                try await bench.store.names(withPrefix: prefix, after: name, limit: limit).map(\.name)
            }
            #expect(try await names("b/") == ["b/1", "b/10", "b/2", "b/é"])
            #expect(try await names("b/", after: "b/1") == ["b/10", "b/2", "b/é"])
            #expect(try await names("b/", after: "b/1", limit: 2) == ["b/10", "b/2"])
            #expect(try await names("") == ["a", "b", "b/1", "b/10", "b/2", "b/é", "c/1"])
            #expect(try await names("x") == [])
            #expect(try await names("b/", after: "z") == [])
            #expect(try await names("", limit: 0) == [])
            #expect(try await bench.store.names(withPrefix: "a", after: nil, limit: 1).map(\.size) == [5])
        }
    }

    @Test(
        arguments: StoreEngine.allCases,
        ["", "a\u{0}b", "a\nb", String(repeating: "x", count: 513), String(repeating: "é", count: 257)]
    )
    func suchANameIsRefused(_ engine: StoreEngine, name: String) async throws {
        try await engine.run { bench in
            var code: FetchError.Code?
            do { _ = try await bench.put("x", for: name) } catch { code = (error as? FetchError)?.code }
            #expect(code == .invalidRequest)
        }
    }

    @Test(arguments: StoreEngine.allCases) func namesOfAnyOtherKindAreTaken(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            for name in ["a b?c=d&e#f%2F", "../x", "é", "'; DROP TABLE value; --", String(repeating: "x", count: 512)] {
                _ = try #require(try await bench.put(name, for: name, .absent))
                #expect(try await bench.text(name) == name)
            }
            #expect(try await bench.store.names(withPrefix: "", after: nil, limit: 10).count == 5)
        }
    }

    @Test(arguments: StoreEngine.allCases) func tooLargeAValueIsRefused(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            let content = ByteBuffer(repeating: 0, count: 16 << 20 + 1)
            var code: FetchError.Code?
            do {
                _ = try await bench.store.put(content, for: "a", expecting: .any, expiresIn: nil)
            } catch { code = (error as? FetchError)?.code }
            #expect(code == .tooLarge)
        }
    }

    /// Many tasks count with compare-and-swap: no step is lost, and none is made twice.
    @Test(arguments: StoreEngine.allCases) func noChangeIsLost(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            let (tasks, steps) = (8, 15)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<tasks {
                    group.addTask {
                        for _ in 0..<steps {
                            while true {
                                let seen = try await bench.store.value(for: "count")
                                let count = seen.flatMap { Int(String(buffer: $0.content)) } ?? 0
                                let state = seen.map { FetchSharedState.version($0.version) } ?? .absent
                                if try await bench.put("\(count + 1)", for: "count", state) != nil { break }
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await bench.text("count") == "\(tasks * steps)")
        }
    }

    /// One lease, several owners in turn: the numbers of the owners grow by one, whatever the engine.
    @Test(arguments: StoreEngine.allCases) func leasesWork(_ engine: StoreEngine) async throws {
        try await engine.run { bench in
            let options = SharedLease.Options { $0.clock = FetchClock(bench.time.clock) }
            for number in 1...3 {
                let lease = try #require(try await SharedLease.take("work", in: bench.store, options))
                #expect(lease.fencingNumber == Int64(number))
                #expect(try await SharedLease.take("work", in: bench.store, options) == nil)
                try await lease.setContent(ByteBuffer(string: "\(number)"))
                await lease.release()
            }
            var lease = try await SharedLease.take("work", in: bench.store, options)
            #expect(lease.map { String(buffer: $0.content) } == "3")
            lease = nil
            bench.time.advance(by: .seconds(40))
            let next = try #require(try await SharedLease.take("work", in: bench.store, options))
            #expect(next.fencingNumber == 5)
            await next.release()
        }
    }
}
