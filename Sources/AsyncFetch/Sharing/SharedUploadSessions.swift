import AsyncJSON
import NIOCore

/// The unfinished uploads of a group of processes: each belongs to one process at a time.
///
/// ```swift
/// let uploads = SharedUploadSessions(in: store)
/// try await uploads.with("talk.mp4") { shared in
///     let options = UploadOptions { $0.keeper = shared }
///     if let session = shared.session {                        // another process has begun
///         _ = try await storage.resumeUpload(session, …, upload: options).value
///     } else {
///         _ = try await storage.upload(query, from: .file("talk.mp4"), …, upload: options).value
///     }
/// }
/// ```
///
/// If a process dies, its upload is free after 30 s, and another process goes on from what the server has stored. Two
/// processes never send to one session at the same time: a process whose lease was lost sends no further part, and fails
/// with ``FetchError/Code/leaseLost``. A part that was on its way then may still arrive; it has the same bytes, because a
/// session goes on only with the source that it began with.
///
/// A session's URL is as good as a password. So the store must be private (``FetchSharedStore/isPrivate``): a SQLite
/// store is, and any other one becomes so as an ``EncryptedSharedStore``.
public struct SharedUploadSessions: Sendable {
    private static let prefix = "uploads/"
    private let store: any FetchSharedStore
    private let options: SharedLease.Options

    /// Creates the uploads in a store; nothing is read before they are used.
    ///
    /// - Parameters:
    ///   - store: The store that all processes share.
    ///   - options: The settings of the leases.
    public init(in store: any FetchSharedStore, _ options: SharedLease.Options = .init()) {
        self.store = store
        self.options = options
    }

    /// Takes the upload with a name, begun or not.
    ///
    /// It is held until it is released, or its last reference goes away. Cancelling the task ends the wait.
    ///
    /// - Parameter name: The application's own name of the upload, at most 500 bytes.
    /// - Returns: `nil` if another process has it.
    /// - Throws: ``FetchError/Code/invalidRequest`` for a store that is not private, or a session that this version
    ///   cannot read; the errors of the store; `CancellationError`.
    public func take(_ name: String) async throws -> SharedUpload? {
        guard store.isPrivate else {
            throw FetchError(
                .invalidRequest,
                "upload sessions are secrets, and this store is not private; use an EncryptedSharedStore on top of it"
            )
        }
        guard let lease = try await SharedLease.take(Self.prefix + name, in: store, options) else { return nil }
        do { return try SharedUpload(lease) } catch {
            await lease.release()
            throw error
        }
    }

    /// Takes the upload with a name, runs work with it, and releases it at the end.
    ///
    /// If the lease is lost, the work is cancelled. Cancelling the task cancels the work. The upload is released in any
    /// case, which stops what still sends; its session stays unless the upload is complete.
    ///
    /// - Parameters:
    ///   - name: The application's own name of the upload, at most 500 bytes.
    ///   - body: The work.
    /// - Returns: The result of the work.
    /// - Throws: ``FetchError/Code/leaseLost`` if another process has the upload, or gets it; the errors of
    ///   ``take(_:)`` and of the work.
    public func with<R: Sendable>(
        _ name: String,
        _ body: @escaping @Sendable (SharedUpload) async throws -> R
    ) async throws -> R {
        guard let upload = try await take(name) else {
            throw FetchError(.leaseLost, "another process has the upload; try again later, or wait with `patience`")
        }
        let result: Result<R, any Error>
        do { result = .success(try await upload.whileHeld(body)) } catch { result = .failure(error) }
        await upload.release()
        return try result.get()
    }

    /// Returns the names of the uploads that were begun and are not complete, held by a process or not.
    ///
    /// Cancelling the task ends the wait. All names are in memory.
    ///
    /// - Throws: The errors of the store; `CancellationError`.
    public func names() async throws -> [String] {
        try await store.allNames(withPrefix: Self.prefix).map { String($0.name.dropFirst(Self.prefix.count)) }
    }
}
