import AsyncJSON
import NIOCore

/// An upload of ``SharedUploadSessions`` that this process holds.
public final class SharedUpload: UploadKeeper {
    /// The session as an earlier process has left it; `nil` if the upload has not begun.
    public let session: UploadSession?
    private let lease: SharedLease

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
    public func release() async {
        // Without a session, there is nothing to remember.
        if lease.content.readableBytes == 0 { await lease.remove() } else { await lease.release() }
    }

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
