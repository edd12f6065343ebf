import Synchronization

/// A result that is available later; any number of tasks can await it.
package final class Promise<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var waiters: [FetchID: CheckedContinuation<Value, any Error>] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    package var result: Result<Value, any Error>? { state.withLock { $0.result } }

    /// Sets the result and resumes all waiting tasks.
    ///
    /// Only the first call has an effect.
    package func fulfill(_ result: Result<Value, any Error>) {
        let waiters = state.withLock { state in
            guard state.result == nil else { return state.waiters }
            state.result = result
            defer { state.waiters = [:] }
            return state.waiters
        }
        for waiter in waiters.values { waiter.resume(with: result) }
    }

    /// The result, awaited.
    ///
    /// Cancelling the waiting task ends only its own wait, with `CancellationError`.
    package var value: Value {
        get async throws {
            let waiter = FetchID()
            return try await withTaskCancellationHandler {
                // The flag is set before cancellation handlers run: either this closure sees it, or the handler finds
                // the waiter.
                try await wait(as: waiter) { Task.isCancelled ? .failure(CancellationError()) : nil }
            } onCancel: {
                state.withLock { $0.waiters.removeValue(forKey: waiter) }?.resume(throwing: CancellationError())
            }
        }
    }

    /// Awaits the result even when the waiting task is cancelled; `onCancel` must bring about the result.
    package func value(onCancel: @Sendable () -> Void) async throws -> Value {
        try await withTaskCancellationHandler {
            try await wait(as: FetchID()) { nil }
        } onCancel: {
            onCancel()
        }
    }

    private func wait(as waiter: FetchID, unless early: () -> Result<Value, any Error>?) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let result = state.withLock { state in
                let result = state.result ?? early()
                if result == nil { state.waiters[waiter] = continuation }
                return result
            }
            if let result { continuation.resume(with: result) }
        }
    }
}
