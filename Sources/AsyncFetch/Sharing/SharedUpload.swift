import AsyncJSON
import NIOCore
import Synchronization

/// An upload of ``SharedUploadSessions`` that this process holds.
public final class SharedUpload: UploadKeeper {
    /// The session as an earlier process has left it; `nil` if the upload has not begun.
    public let session: UploadSession?
    private let lease: SharedLease
    private let state = Mutex(State())

    private struct State {
        /// What sends to the session at this moment, and can be stopped.
        var senders: [FetchID: Task<FetchResponse, any Error>] = [:]
        var isReleased = false
    }

    init(_ lease: SharedLease) throws(FetchError) {
        self.lease = lease
        let content = lease.content
        guard content.readableBytes > 0 else {
            session = nil
            return
        }
        do { session = try JSON.Decoder().decode(UploadSession.self, from: Array(content.readableBytesView)) } catch {
            // The cause would show what is in the session.
            throw FetchError(
                .invalidRequest,
                "the stored upload session cannot be read; it is damaged or of a later version"
            )
        }
    }

    /// The number of this process's ownership; see ``SharedLease/fencingNumber``.
    public var fencingNumber: Int64 { lease.fencingNumber }

    /// A Boolean value indicating whether no other process can have the upload at this moment.
    public var isHeld: Bool { lease.isHeld }

    /// Stores a session, if the upload still belongs to this process.
    ///
    /// Cancelling the task ends the wait.
    ///
    /// - Throws: ``FetchError/Code/leaseLost``; the errors of the store; `CancellationError`.
    public func keep(_ session: UploadSession) async throws {
        guard !isReleased else { throw Self.released }
        try lease.check()
        try await lease.setContent(ByteBuffer(bytes: JSON.Encoder().encode(session)))
    }

    /// Removes the session from the store; the upload still belongs to this process.
    ///
    /// If the store fails, the session stays there; the server then says that it is gone or complete.
    public func forget(_ session: UploadSession) async {
        // A task of its own: a cancelled upload, too, is forgotten.
        await Task { [lease] in try? await lease.setContent(ByteBuffer()) }.value
    }

    /// Gives the upload back, so that another process can go on at once.
    ///
    /// What still sends to the session is stopped before, and the session stays: cancelling a task that waits for a
    /// ``FetchUpload`` does not stop the upload itself.
    public func release() async {
        let senders = state.withLock { state in
            state.isReleased = true
            return state.senders
        }
        for sender in senders.values {
            sender.cancel()
            _ = await sender.result
        }
        // Without a session, there is nothing to remember.
        if lease.content.readableBytes == 0 { await lease.remove() } else { await lease.release() }
    }

    /// Sends to the session; ``release()`` stops it, and waits for its end.
    func send(_ body: @escaping @Sendable () async throws -> FetchResponse) async throws -> FetchResponse {
        let id = FetchID()
        let sender = Task { try await body() }
        let isLate = state.withLock { state in
            state.senders[id] = sender
            return state.isReleased
        }
        if isLate { sender.cancel() }
        defer { state.withLock { $0.senders[id] = nil } }
        do {
            return try await withTaskCancellationHandler {
                try await sender.value
            } onCancel: {
                sender.cancel()
            }
        } catch {
            guard error is CancellationError, !Task.isCancelled, isReleased else { throw error }
            throw Self.released
        }
    }

    private var isReleased: Bool { state.withLock { $0.isReleased } }
    private static let released = FetchError(
        .leaseLost,
        "the upload was given back while it was running; take it again to go on"
    )

    func whileHeld<R: Sendable>(_ body: @escaping @Sendable (SharedUpload) async throws -> R) async throws -> R {
        try await lease.whileHeld { [self] _ in try await body(self) }
    }
}

extension SharedUpload: CustomStringConvertible, CustomReflectable {
    /// A readable form, without the session's URL.
    public var description: String {
        "SharedUpload(number \(fencingNumber), \(session.map(String.init) ?? "not begun"))"
    }
    /// A mirror without the session's URL.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
