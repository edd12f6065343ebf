import Synchronization

/// A way to end the waits of an operation that runs in its caller's task, which it must not cancel.
package final class Interruption: Sendable {
    /// The interruption of the operation that runs in this task; `nil` where the task is the operation's own.
    @TaskLocal package static var current: Interruption?

    /// A wait that can be ended.
    private struct Wait {
        let number: Int
        let end: @Sendable () -> Void
    }

    private struct State {
        var stop: FetchStop?
        var hasEnded = false
        var lastNumber = 0
        var wait: Wait?
        /// The waits besides that one: middleware may send two requests at the same time.
        var others: [Wait] = []
    }

    private let state = Mutex(State())
    /// The monitor of the operation.
    let monitor: FetchMonitor

    init(_ monitor: FetchMonitor = FetchMonitor(nil, keepsEvents: false)) {
        self.monitor = monitor
    }

    var isStopped: Bool { state.withLock { $0.stop != nil } }

    /// Ends the current waits of the operation, and all later ones; does nothing when it has ended or was stopped.
    func stop(_ reason: FetchStop) {
        let (wait, others) = state.withLock { state -> (Wait?, [Wait]) in
            guard !state.hasEnded, state.stop == nil else { return (nil, []) }
            state.stop = reason
            return (state.wait, state.others)
        }
        wait?.end()
        for other in others { other.end() }
    }

    /// Ends the operation, which nothing stops from then on.
    ///
    /// - Returns: The reason why it was stopped; `nil` if it was not.
    func end() -> FetchStop? {
        state.withLock { state in
            state.hasEnded = true
            return state.stop
        }
    }

    func check() throws {
        if isStopped { throw CancellationError() }
    }

    /// Begins a wait that `end` can end, and that ``endWait(_:)`` follows.
    private func beginWait(_ end: @escaping @Sendable () -> Void) -> Int {
        let (number, isStopped) = state.withLock { state in
            state.lastNumber += 1
            let wait = Wait(number: state.lastNumber, end: end)
            if state.wait == nil { state.wait = wait } else { state.others.append(wait) }
            return (wait.number, state.stop != nil)
        }
        if isStopped { end() }
        return number
    }

    private func endWait(_ number: Int) {
        state.withLock { state in
            if state.wait?.number == number { state.wait = nil } else { state.others.removeAll { $0.number == number } }
        }
    }

    /// Waits for something, and calls `end` when the operation is stopped or its task is cancelled.
    package static func ending<R>(
        _ wait: () async throws -> R,
        by end: @escaping @Sendable () -> Void
    ) async rethrows -> R {
        guard let current else { return try await withTaskCancellationHandler(operation: wait, onCancel: end) }
        let number = current.beginWait(end)
        defer { current.endWait(number) }
        // The task can be that of one of two requests, which is cancelled alone.
        return try await withTaskCancellationHandler(operation: wait, onCancel: end)
    }

    /// Waits for something that only the cancellation of its task can end.
    package static func cancellable<R: Sendable>(_ wait: @escaping @Sendable () async throws -> R) async throws -> R {
        guard let current else { return try await wait() }
        let task = Task { try await $current.withValue(nil, operation: wait) }
        let number = current.beginWait { task.cancel() }
        defer { current.endWait(number) }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
