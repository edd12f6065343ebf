import AsyncFetch
import AsyncFetchTesting
import AsyncGAPIStores
import NIOCore
import Synchronization
import Testing

/// Random operations of several tasks at the same time, whose results must be those of some order one after the other.
///
/// The check is that for registers with unique values: the versions that compare-and-swap produced form one chain from
/// the first value on. A fork would be a lost change; a read of a value outside of the chain, or of an older one than a
/// change that had ended before the read began, would be a read from the past.
@Suite("Operations at the same time", .timeLimit(.minutes(5)))
struct StoreModelTests {
    /// A change from one version of a name to another.
    private struct Change: Sendable {
        let from: Int64?
        let to: Int64?
        /// The steps of a common counter before and after the operation.
        let began: Int
        let ended: Int
    }

    /// A version that was read.
    private struct Reading: Sendable {
        let version: Int64?
        let began: Int
        let ended: Int
    }

    private final class History: Sendable {
        private struct State {
            var step = 0
            var changes: [String: [Change]] = [:]
            var readings: [String: [Reading]] = [:]
        }

        private let state = Mutex(State())

        func next() -> Int {
            state.withLock { state in
                state.step += 1
                return state.step
            }
        }

        func add(_ change: Change, _ name: String) { state.withLock { $0.changes[name, default: []].append(change) } }
        func add(_ reading: Reading, _ name: String) {
            state.withLock { $0.readings[name, default: []].append(reading) }
        }

        /// Follows the chain of each name.
        func check() {
            let state = state.withLock { $0 }
            for (name, changes) in state.changes {
                var left = changes
                var current: Int64?
                var chain: [Change] = []
                while let index = left.indices.filter({ left[$0].from == current }).min(by: {
                    left[$0].ended < left[$1].ended
                }) {
                    let change = left.remove(at: index)
                    // Nothing takes effect after something that had not begun when it ended.
                    if let last = chain.last { #expect(change.ended > last.began, "\(name): order") }
                    chain.append(change)
                    current = change.to
                }
                #expect(left.isEmpty, "\(name): \(left.count) changes began at a version that another one had replaced")
                for reading in state.readings[name] ?? [] {
                    guard let version = reading.version else { continue }
                    let written = chain.firstIndex { $0.to == version }
                    #expect(written != nil, "\(name): a version that nobody stored")
                    guard let written else { continue }
                    #expect(chain[written].began < reading.ended, "\(name): read before it was stored")
                    if written + 1 < chain.count {
                        #expect(reading.began < chain[written + 1].ended, "\(name): an old version was read")
                    }
                }
            }
        }
    }

    @Test(arguments: StoreEngine.allCases, 0..<6)
    func resultsAreThoseOfSomeOrder(_ engine: StoreEngine, seed: UInt64) async throws {
        try await engine.run { bench in
            let history = History()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<5 {
                    group.addTask {
                        var generator = SplitMix(state: seed * 100 + UInt64(task))
                        for step in 0..<20 {
                            let name = "name-\(Int.random(in: 0..<2, using: &generator))"
                            let choice = Int.random(in: 0..<10, using: &generator)
                            try await Self.operate(bench, history, name, choice, "\(task)-\(step)")
                        }
                    }
                }
                try await group.waitForAll()
            }
            history.check()
        }
    }

    private static func operate(
        _ bench: StoreBench,
        _ history: History,
        _ name: String,
        _ choice: Int,
        _ text: String
    ) async throws {
        var began = history.next()
        let seen = try await bench.store.value(for: name)?.version
        history.add(Reading(version: seen, began: began, ended: history.next()), name)
        guard choice > 1 else { return }
        let state = seen.map { FetchSharedState.version($0) } ?? .absent
        began = history.next()
        if let version = try await bench.put(text, for: name, state) {
            history.add(Change(from: seen, to: version, began: began, ended: history.next()), name)
        }
    }
}
