import AsyncFetch
import Synchronization

/// The number of refreshes that are running, for those who must not end before the new tokens are stored.
final class RunningRefreshes: Sendable {
    private struct State {
        var count = 0
        /// The end of the last refresh; `nil` while nobody waits for it.
        var idle: Promise<Void>?
    }

    private let state = Mutex(State())

    var count: Int { state.withLock { $0.count } }

    /// Counts a refresh, which ``leave()`` ends.
    func enter() { state.withLock { $0.count += 1 } }

    /// Ends a refresh: its token has come and is stored, or it has failed.
    func leave() {
        let idle = state.withLock { state -> Promise<Void>? in
            state.count -= 1
            return state.count == 0 ? state.idle.take() : nil
        }
        idle?.fulfill(.success(()))
    }

    /// Waits until no refresh is running.
    ///
    /// Refreshes that begin during the wait are waited for too. Cancelling the task ends only the wait.
    ///
    /// - Throws: `CancellationError`.
    func waitUntilIdle() async throws {
        while let end = promiseOfEnd() { try await end.value }
    }

    private func promiseOfEnd() -> Promise<Void>? {
        state.withLock { state -> Promise<Void>? in
            guard state.count > 0 else { return nil }
            let idle = state.idle ?? Promise()
            state.idle = idle
            return idle
        }
    }
}
