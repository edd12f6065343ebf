import AsyncFetch
import Synchronization

@testable import AsyncCloud

/// A database of items in memory.
final class MemoryStore: Cloud.QueryStore {
    private struct State {
        var anchor: Int64 = 1
        var items: [String: Cloud.Item] = [:]
        var readers: [AsyncThrowingStream<Cloud.QueryChange, any Error>.Continuation] = []
        var failure: Cloud.Error?
        var loads = 0
    }

    private let state = Mutex(State())

    init(_ items: [Cloud.Item] = []) {
        state.withLock { state in
            for item in items { state.items[item.id] = item }
        }
    }

    var anchor: Int64 { state.withLock { $0.anchor } }
    var items: [Cloud.Item] { state.withLock { Array($0.items.values) } }
    var loads: Int { state.withLock { $0.loads } }

    func contents(of query: Cloud.Query) async throws -> Cloud.QueryContents {
        try state.withLock { state in
            state.loads += 1
            if let failure = state.failure { throw failure }
            return Cloud.QueryContents(anchor: state.anchor, items: Array(state.items.values))
        }
    }

    func queryChanges() -> any AsyncSequence<Cloud.QueryChange, any Error> & Sendable {
        let (stream, continuation) = AsyncThrowingStream<Cloud.QueryChange, any Error>.makeStream()
        state.withLock { $0.readers.append(continuation) }
        return stream
    }

    /// Stores and removes items in one commit; readers learn of one that is not told only by ``reload()``.
    func commit(_ stored: [Cloud.Item], removing ids: [String] = [], isTold: Bool = true) {
        state.withLock { state in
            state.anchor += 1
            var changes: [(before: Cloud.Item?, after: Cloud.Item?)] = []
            for id in ids { if let item = state.items.removeValue(forKey: id) { changes.append((item, nil)) } }
            for item in stored { changes.append((state.items.updateValue(item, forKey: item.id), item)) }
            guard isTold else { return }
            for reader in state.readers { reader.yield(.items(anchor: state.anchor, changes)) }
        }
    }

    /// Tells the readers that they fell behind.
    func reload() {
        for reader in state.withLock({ $0.readers }) { reader.yield(.reload) }
    }

    /// Tells the readers that there is a new file.
    func rebuild() {
        for reader in state.withLock({ $0.readers }) { reader.yield(.rebuilt) }
    }

    /// Makes reading fail.
    func fail(_ error: Cloud.Error) { state.withLock { $0.failure = error } }

    /// Ends the changes.
    func close() {
        for reader in state.withLock({ $0.readers }) { reader.finish() }
    }
}

/// A server for queries that does what the test says.
final class ScriptedHost: Cloud.QueryHost {
    /// The folder that was asked for, and the way to tell how things are.
    struct Call: Sendable {
        let folder: Cloud.Path
        let report: @Sendable (Cloud.QueryServing) -> Void
    }

    let call = Promise<Call>()
    let ended = Promise<Void>()

    func serve(_ folder: Cloud.Path, report: @escaping @Sendable (Cloud.QueryServing) -> Void) async {
        call.fulfill(.success(Call(folder: folder, report: report)))
        try? await Promise<Void>().value
        ended.fulfill(.success(()))
    }

    func databaseWasRebuilt() async {}
}
