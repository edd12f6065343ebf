import AsyncFetch
import Synchronization

/// Calls to look at once; those that nobody waits for count as one.
final class Calls: Sendable {
    private struct State {
        var isRung = false
        var promise: Promise<Void>?
    }

    private let state = Mutex(State())

    func ring() {
        let promise = state.withLock { state in
            defer { state.promise = nil }
            if state.promise == nil { state.isRung = true }
            return state.promise
        }
        promise?.fulfill(.success(()))
    }

    /// Waits for a call, but not longer than a time.
    ///
    /// - Returns: `true` if there was a call.
    func wait(upTo limit: Duration, _ clock: FetchClock) async throws -> Bool {
        try Task.checkCancellation()
        let promise = state.withLock { state -> Promise<Void>? in
            if state.isRung {
                state.isRung = false
                return nil
            }
            let promise = state.promise ?? Promise<Void>()
            state.promise = promise
            return promise
        }
        guard let promise else { return true }
        // A call that came with the end of the time is answered by the same look. After a cancelled wait, a call must
        // not go to a promise that nobody awaits.
        defer { state.withLock { if $0.promise === promise { $0.promise = nil } } }
        return try await withThrowingTaskGroup(of: Bool.self) { group in
            group.addTask {
                try await promise.value
                return true
            }
            group.addTask {
                try await clock.sleep(limit)
                return false
            }
            defer { group.cancelAll() }
            guard let isRung = try await group.next() else { throw CancellationError() }
            return isRung
        }
    }
}
