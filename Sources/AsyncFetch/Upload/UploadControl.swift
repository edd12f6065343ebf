import Synchronization

/// The state that the two sides of an upload share: the engine, and those who watch and steer it.
final class UploadControl: Sendable {
    private struct State {
        var session: UploadSession?
        var sent: SentBytes?
        var isPaused = false
        /// A Boolean value indicating whether there was a pause since the last wait.
        var wasPaused = false
        var part: Task<Void, Never>?
        var isInterrupted = false
        var waiter: Promise<Void>?
        var isLeft = false
    }

    private let state = Mutex(State())
    let progress = ProgressReporter()

    /// The session as it was after the last answer, with the checksum of what has been sent by now; `nil` before one is
    /// opened.
    var session: UploadSession? {
        let (session, sent) = state.withLock { ($0.session, $0.sent) }
        guard var session, let sent else { return session }
        session.hashed = sent.prefix
        return session
    }

    /// Shows a session before the server has said what is stored of it.
    func begin(_ session: UploadSession, _ sent: SentBytes) {
        state.withLock { ($0.session, $0.sent) = (session, sent) }
    }

    /// Shows a session, and reports what is stored of it.
    ///
    /// - Returns: A Boolean value indicating whether more is stored than ever before.
    func publish(_ session: UploadSession) -> Bool {
        state.withLock { $0.session = session }
        return progress.report { $0.acknowledged = session.stored }
    }

    func pause() {
        let part = state.withLock { state in
            state.isPaused = true
            state.wasPaused = true
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

    /// A Boolean value indicating whether the session stays when the upload is cancelled.
    var isLeft: Bool { state.withLock { $0.isLeft } }

    func leave() { state.withLock { $0.isLeft = true } }

    /// Waits until the upload is not paused.
    ///
    /// - Returns: A Boolean value indicating whether there was a pause since the last wait.
    func waitWhilePaused() async throws -> Bool {
        let waiter = state.withLock { state -> Promise<Void>? in
            guard state.isPaused else { return nil }
            let waiter = state.waiter ?? Promise()
            state.waiter = waiter
            return waiter
        }
        try await waiter?.value
        return state.withLock { state in
            defer { state.wasPaused = false }
            return state.wasPaused
        }
    }

    /// Runs a part of the upload so that ``pause()`` ends it.
    ///
    /// - Returns: The result; `nil` when a pause ended it, whatever error the part made of that.
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
        } catch {
            guard !Task.isCancelled, state.withLock({ $0.isInterrupted }) else { throw error }
            return nil
        }
    }
}
