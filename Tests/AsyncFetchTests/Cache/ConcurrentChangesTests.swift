@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

/// Answers that arrive while what they tell of is changed.
@Suite(.timeLimit(.minutes(5))) struct ConcurrentChangesTests {
    /// A store in memory that waits at a gate before it keeps anything, and another after.
    private final class SlowStore: CacheStore {
        let memory = MemoryStore(maximumBytes: 1 << 20)
        let before = Gate()
        let after = Gate()
        var maximumEntryBytes: Int { memory.maximumEntryBytes }
        var isImmediate: Bool { false }

        func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry? {
            try await (memory as any CacheStore).entry(for: key, fitting: request)
        }
        func insert(
            _ entry: CacheEntry,
            for key: CacheKey,
            if isCurrent: @escaping @Sendable () -> Bool
        ) async throws {
            try await before.pass()
            try await (memory as any CacheStore).insert(entry, for: key, if: isCurrent)
            try await after.pass()
        }
        func remove(_ entry: CacheEntry, for key: CacheKey) async throws {
            try await (memory as any CacheStore).remove(entry, for: key)
        }
        func removeAll(from url: String) async throws { try await (memory as any CacheStore).removeAll(from: url) }
        func removeAll() async throws { try await (memory as any CacheStore).removeAll() }
        func usage() async throws -> (count: Int, bytes: Int) { try await (memory as any CacheStore).usage() }
    }

    @Test func anAnswerThatIsKeptWhileItsResourceChangesIsNeverGiven() async throws {
        let store = SlowStore()
        let versions = Counter()
        let transport = ScriptedTransport { received in
            received.request.method == .put
                ? .status(204) : answer("version \(versions.increment())", "max-age=1000")
        }
        let bench = CacheBench(transport, ResponseCache.Store { _ in store })
        let first = Task { try await bench.get().text }
        try await store.before.waitForArrival()
        _ = try await bench.send(.put)
        store.before.open()
        try await store.after.waitForArrival()
        // The old answer came to the store after its resource had changed.
        let second = Task { try await bench.get().text }
        try await eventually { versions.value == 2 }
        store.after.open()
        #expect(try await first.value == "version 1")
        #expect(try await second.value == "version 2")
        #expect(try await bench.get().text != "version 1")
    }

    @Test func whatARedirectedChangeHasChangedIsDropped() async throws {
        let transport = ScriptedTransport { received in
            switch (received.request.method, received.request.path) {
            case (.put, "/old"): .status(307, headers: [.location: "https://other.example/new"])
            case (.put, _): .status(204)
            default: answer("body", "max-age=1000")
            }
        }
        let bench = CacheBench(transport)
        #expect(try await !bench.get("https://other.example/new").isFromCache)
        #expect(try await bench.get("https://other.example/new").isFromCache)
        _ = try await bench.send(.put, "https://api.example/old")
        #expect(try await !bench.get("https://other.example/new").isFromCache)
    }
}
