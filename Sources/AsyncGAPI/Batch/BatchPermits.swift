import AsyncFetch
import Synchronization

/// The calls that a run may start before the results of others are taken.
final class BatchPermits: Sendable {
    private struct State {
        var free: Int
        var waiter: Promise<Void>?
    }

    private let state: Mutex<State>

    init(_ count: Int) { state = Mutex(State(free: count)) }

    /// Takes a permit if there is one.
    func takeFree() -> Bool {
        state.withLock { state in
            guard state.free > 0 else { return false }
            state.free -= 1
            return true
        }
    }

    /// Waits until there is a permit, and does not take it.
    func wait() async throws {
        let promise = state.withLock { state -> Promise<Void>? in
            guard state.free == 0 else { return nil }
            let promise = state.waiter ?? Promise()
            state.waiter = promise
            return promise
        }
        try await promise?.value
    }

    /// Gives a permit back.
    func give() {
        let waiter = state.withLock { state in
            state.free += 1
            return state.waiter.take()
        }
        waiter?.fulfill(.success(()))
    }
}
