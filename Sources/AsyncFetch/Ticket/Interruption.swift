import Synchronization

/// Ends the wait of an operation that runs in a task which is not its own, and so cannot be cancelled for it.
final class Interruption: Sendable {
    /// That of the operation which runs in this task; `nil` where the task is the operation's own.
    @TaskLocal static var current: Interruption?

    private struct State {
        var isStopped = false
        var end: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// Ends what the operation waits for, or will wait for next.
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

    /// Waits for something that `end` ends.
    func during<R>(_ wait: () async throws -> R, end: @escaping @Sendable () -> Void) async rethrows -> R {
        let isStopped = state.withLock { state in
            state.end = end
            return state.isStopped
        }
        if isStopped { end() }
        defer { state.withLock { $0.end = nil } }
        return try await wait()
    }

    /// Waits for something that `end` ends, when the operation is stopped or its task is cancelled.
    static func ending<R>(_ wait: () async throws -> R, by end: @escaping @Sendable () -> Void) async rethrows -> R {
        guard let current else { return try await withTaskCancellationHandler(operation: wait, onCancel: end) }
        return try await current.during(wait, end: end)
    }

    /// Waits for something that only the cancellation of its task ends.
    static func cancellable<R: Sendable>(_ wait: @escaping @Sendable () async throws -> R) async throws -> R {
        guard let current else { return try await wait() }
        let task = Task { try await $current.withValue(nil, operation: wait) }
        return try await current.during {
            try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
        } end: {
            task.cancel()
        }
    }
}
