import Synchronization
import Testing

/// A trait of tests whose exit test needs the server in this process: such tests run one after the other.
///
/// While a process of an exit test runs, Swift Testing keeps a thread of the pool from all other tasks. With two such
/// processes on a machine with two cores, no thread is left for the server that both wait for.
struct OtherProcessTrait: TestTrait, TestScoping {
    private struct State {
        var isTaken = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private static let state = Mutex(State())

    @concurrent func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await withCheckedContinuation { turn in
            let isFree = Self.state.withLock { state in
                guard state.isTaken else {
                    state.isTaken = true
                    return true
                }
                state.waiting.append(turn)
                return false
            }
            if isFree { turn.resume() }
        }
        defer {
            let next = Self.state.withLock { state in
                state.isTaken = !state.waiting.isEmpty
                return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
            }
            next?.resume()
        }
        try await function()
    }
}

extension Trait where Self == OtherProcessTrait {
    /// Not beside another test whose exit test needs this process.
    static var startsAnotherProcess: Self { Self() }
}
