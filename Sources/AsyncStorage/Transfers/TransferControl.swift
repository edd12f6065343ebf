import AsyncFetch
import GAPIStorage
import Synchronization

/// The switch with which a transfer pauses, and the uploads that it pauses.
final class TransferControl: Sendable {
    private struct State {
        var waiter: Promise<Void>?
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

    func waitWhilePaused() async throws {
        while let waiter = state.withLock({ $0.waiter }) { try await waiter.value }
    }

    /// Waits for an upload, which a pause reaches and the task's cancellation aborts.
    ///
    /// - Parameters:
    ///   - upload: The upload.
    ///   - report: A closure that gets the progress; it must not block.
    /// - Returns: The new object.
    /// - Throws: The error of the upload, or `CancellationError`.
    func value(
        of upload: FetchUpload<Storage.Object>,
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
            upload.cancel()
        }
    }
}
