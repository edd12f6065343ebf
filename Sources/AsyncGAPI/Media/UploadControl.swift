import AsyncFetch
import Synchronization

/// The state that both sides of an upload share: the running operation, and the code that watches and controls it.
package final class UploadControl: Sendable {
    private struct State {
        var session: UploadSession?
        var isPaused = false
        var part: Task<Void, Never>?
        var isInterrupted = false
        var waiter: Promise<Void>?
    }

    private let state = Mutex(State())
    package let progress = ProgressReporter()

    package var session: UploadSession? {
        get { state.withLock { $0.session } }
        set { state.withLock { $0.session = newValue } }
    }

    /// The number of bytes that the server has confirmed.
    var acknowledged: Int64 { session?.acknowledged ?? 0 }

    func acknowledge(_ count: Int64) {
        state.withLock { $0.session?.acknowledged = count }
        progress.report { $0.acknowledged = count }
    }

    func moveSession(to url: String) {
        state.withLock { $0.session?.url = url }
    }

    func pause() {
        let part = state.withLock { state in
            state.isPaused = true
            state.isInterrupted = true
            return state.part
        }
        part?.cancel()
    }

    func resume() {
        let waiter = state.withLock { state in
            state.isPaused = false
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.fulfill(.success(()))
    }

    /// Waits until the upload is not paused.
    func waitWhilePaused() async throws {
        let waiter = state.withLock { state -> Promise<Void>? in
            guard state.isPaused else { return nil }
            let waiter = state.waiter ?? Promise()
            state.waiter = waiter
            return waiter
        }
        try await waiter?.value
    }

    /// Runs a part of the upload so that ``pause()`` ends it.
    ///
    /// - Returns: The value of the part, or `nil` when a pause ended it.
    func interruptibly<R: Sendable>(_ body: @escaping @Sendable () async throws -> R) async throws -> R? {
        let promise = Promise<R>()
        let task = Task {
            do { promise.fulfill(.success(try await body())) } catch { promise.fulfill(.failure(error)) }
        }
        let isPaused = state.withLock { state in
            state.part = task
            state.isInterrupted = state.isPaused
            return state.isPaused
        }
        if isPaused { task.cancel() }
        defer { state.withLock { $0.part = nil } }
        do {
            return try await promise.value(onCancel: { task.cancel() })
        } catch is CancellationError where !Task.isCancelled && state.withLock({ $0.isInterrupted }) {
            return nil
        }
    }
}
