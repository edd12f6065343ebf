@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Synchronization

/// A store in memory for the responses of a cache, whose look-ups, insertions and removals a test can let wait, and whose
/// removals it can let fail.
///
/// A removal ends when it is cancelled, and has then removed nothing.
final class TroubledStore: CacheStore {
    let memory = MemoryStore(maximumBytes: 1 << 20)
    private let gates: (afterLookUp: Gate?, beforeInsertion: Gate?, afterInsertion: Gate?, beforeRemoval: Gate?)
    private let failsToRemove = Mutex(false)
    var maximumEntryBytes: Int { memory.maximumEntryBytes }
    var isImmediate: Bool { false }

    /// Creates a store; the gate after look-ups is for those that have found something.
    init(
        afterLookUp: Gate? = nil,
        beforeInsertion: Gate? = nil,
        afterInsertion: Gate? = nil,
        beforeRemoval: Gate? = nil
    ) {
        gates = (afterLookUp, beforeInsertion, afterInsertion, beforeRemoval)
    }

    func failToRemove(_ isFailing: Bool) { failsToRemove.withLock { $0 = isFailing } }

    func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry? {
        let found = try await (memory as any CacheStore).entry(for: key, fitting: request)
        if found != nil { try await gates.afterLookUp?.pass() }
        return found
    }

    func insert(
        _ entry: CacheEntry,
        for key: CacheKey,
        if isCurrent: @escaping @Sendable () -> Bool
    ) async throws {
        try await gates.beforeInsertion?.pass()
        try await (memory as any CacheStore).insert(entry, for: key, if: isCurrent)
        try await gates.afterInsertion?.pass()
    }

    func remove(_ entry: CacheEntry, for key: CacheKey) async throws {
        try await prepareToRemove()
        try await (memory as any CacheStore).remove(entry, for: key)
    }

    func removeAll(from url: String) async throws {
        try await prepareToRemove()
        try await (memory as any CacheStore).removeAll(from: url)
    }

    func removeAll() async throws {
        try await prepareToRemove()
        try await (memory as any CacheStore).removeAll()
    }

    func usage() async throws -> (count: Int, bytes: Int) { try await (memory as any CacheStore).usage() }

    private func prepareToRemove() async throws {
        try Task.checkCancellation()
        try await gates.beforeRemoval?.pass()
        if failsToRemove.withLock({ $0 }) { throw FetchError(.sharedStore, "planned") }
    }
}
