import AsyncFetch
import GAPIStorage
import Synchronization

/// The switch with which a transfer pauses, and the uploads that it pauses.
final class TransferControl: Sendable {
    private struct State {
        var waiter: Promise<Void>?
        var isStopped = false
        var uploads: [FetchID: FetchUpload<Storage.Object>] = [:]
    }

    private let state = Mutex(State())

    func pause() {
        // Inside the lock, as below: the uploads hear of pauses in the order in which they are made.
        state.withLock { state in
            state.waiter = state.waiter ?? Promise()
            for upload in state.uploads.values { upload.pause() }
        }
    }

    func resume() {
        let waiter = state.withLock { state in
            defer { state.waiter = nil }
            for upload in state.uploads.values { upload.resume() }
            return state.waiter
        }
        waiter?.fulfill(.success(()))
    }

    /// A Boolean value indicating whether the next process goes on with what is under way.
    var isStopped: Bool { state.withLock { $0.isStopped } }

    /// Has the cancellation, which is to follow, keep what is under way.
    func stop() { state.withLock { $0.isStopped = true } }

    func waitWhilePaused() async throws {
        while let waiter = state.withLock({ $0.waiter }) { try await waiter.value }
    }

    /// Waits for an upload, which a pause reaches and the task's cancellation aborts.
    ///
    /// - Parameters:
    ///   - upload: The upload.
    ///   - isKept: If `true`, the manifest has its session, which stays when the transfer is stopped.
    ///   - report: A closure that gets the progress; it must not block.
    /// - Returns: The new object.
    /// - Throws: The error of the upload, or `CancellationError`.
    func value(
        of upload: FetchUpload<Storage.Object>,
        isKept: Bool = false,
        _ report: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> Storage.Object {
        state.withLock { state in
            state.uploads[upload.id] = upload
            if state.waiter != nil { upload.pause() }
        }
        defer { state.withLock { _ = $0.uploads.removeValue(forKey: upload.id) } }
        // A task that is not cancelled: an aborted upload has ended when this returns, and makes no object afterwards.
        let wait = Task {
            for await progress in upload.progress { report(progress) }
            return try await upload.value
        }
        return try await withTaskCancellationHandler {
            try await wait.value
        } onCancel: {
            if isKept, isStopped { upload.leave() } else { upload.cancel() }
        }
    }
}
