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
        let uploads = state.withLock { state in
            state.waiter = state.waiter ?? Promise()
            return Array(state.uploads.values)
        }
        for upload in uploads { upload.pause() }
    }

    func resume() {
        let (waiter, uploads) = state.withLock { state in
            defer { state.waiter = nil }
            return (state.waiter, Array(state.uploads.values))
        }
        waiter?.fulfill(.success(()))
        for upload in uploads { upload.resume() }
    }

    func waitWhilePaused() async throws {
        while let waiter = state.withLock({ $0.waiter }) { try await waiter.value }
    }

    /// Waits for an upload, which a pause reaches and the task's cancellation aborts.
    ///
    /// - Parameters:
    ///   - upload: The upload.
    ///   - report: A closure that gets the progress; an error from it ends the upload.
    /// - Returns: The new object.
    /// - Throws: The error of the upload, or `CancellationError`.
    func value(
        of upload: FetchUpload<Storage.Object>,
        _ report: @escaping @Sendable (TransferProgress) async throws -> Void
    ) async throws -> Storage.Object {
        let isPaused = state.withLock { state in
            state.uploads[upload.id] = upload
            return state.waiter != nil
        }
        defer { state.withLock { _ = $0.uploads.removeValue(forKey: upload.id) } }
        if isPaused { upload.pause() }
        // A task that is not cancelled: an aborted upload has ended when this returns, and makes no object afterwards.
        let wait = Task {
            do { for await progress in upload.progress { try await report(progress) } } catch {
                upload.cancel()
                _ = try? await upload.value
                throw error
            }
            return try await upload.value
        }
        return try await withTaskCancellationHandler {
            try await wait.value
        } onCancel: {
            upload.cancel()
        }
    }
}
