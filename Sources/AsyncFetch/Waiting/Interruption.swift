import Synchronization

/// A way to end the waits of an operation that runs in its caller's task, which it must not cancel.
final class Interruption: Sendable {
    /// The interruption of the operation that runs in this task; `nil` where the task is the operation's own.
    @TaskLocal static var current: Interruption?

    private struct State {
        var isStopped = false
        var end: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// Ends the current wait of the operation, or its next one.
    func stop() {
        let end = state.withLock { state in
            state.isStopped = true
            return state.end
        }
        end?()
    }

    func check() throws {
        if isStopped { throw CancellationError() }
    }

    /// Begins a wait that `end` can end, and that ``endWait()`` follows.
    private func beginWait(_ end: @escaping @Sendable () -> Void) {
        let isStopped = state.withLock { state in
            state.end = end
            return state.isStopped
        }
        if isStopped { end() }
    }

    private func endWait() { state.withLock { $0.end = nil } }

    /// Waits for something, and calls `end` when the operation is stopped or its task is cancelled.
    static func ending<R>(_ wait: () async throws -> R, by end: @escaping @Sendable () -> Void) async rethrows -> R {
        guard let current else { return try await withTaskCancellationHandler(operation: wait, onCancel: end) }
        current.beginWait(end)
        defer { current.endWait() }
        return try await wait()
    }

    /// Waits for something that only the cancellation of its task can end.
    static func cancellable<R: Sendable>(_ wait: @escaping @Sendable () async throws -> R) async throws -> R {
        guard let current else { return try await wait() }
        let task = Task { try await $current.withValue(nil, operation: wait) }
        current.beginWait { task.cancel() }
        defer { current.endWait() }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
