public import AsyncFetch

/// A running upload: it can be watched, paused, cancelled, and carried on by another process.
///
/// ```swift
/// let upload = storage.upload(Storage.ObjectsInsertQuery(bucket: "talks"), from: .file("talk.mp4"), contentType: "video/mp4")
/// for await progress in upload.progress { print(progress.acknowledged, progress.sent, progress.total ?? 0) }
/// let object = try await upload.value
/// ```
///
/// Starts when it is made and runs in a task of its own; dropping the last reference does not stop it.
public final class Upload<Response: Sendable>: Sendable, Identifiable {
    private let control: UploadControl
    private let ticket: Ticket<Response>

    package init(start: (UploadControl) -> Ticket<Response>) {
        control = UploadControl()
        ticket = start(control)
        if ticket.isFinished { control.progress.finish() }  // it never ran: the fetcher was shut down
    }

    /// Tells this upload from others; its events carry it.
    public var id: FetchID { ticket.id }

    /// What the service answers when it has all bytes.
    ///
    /// Cancelling a task that waits ends its wait only.
    ///
    /// - Throws: ``GAPIError``; `CancellationError` after ``cancel()``, always.
    public var value: Response {
        get async throws { try await ticket.value }
    }

    /// How far the upload has come, starting with the latest value; ends with the upload.
    ///
    /// Values that nobody reads in time are skipped, and nothing waits for a reader.
    public var progress: AsyncStream<TransferProgress> { control.progress.stream }

    /// What happens to the requests of the upload.
    public var events: AsyncStream<FetchEvent> { ticket.events }

    /// What is known of the requests of the upload.
    public var fetch: FetchSnapshot { ticket.fetch }

    /// Where the upload can be resumed, also by another process: `nil` until the server has opened a session, and for uploads in
    /// one request.
    public var session: Session? { control.session.map { Session(state: $0) } }

    /// Stops to send until ``resume()``; the part under way is given up.
    ///
    /// An upload in one request does not pause.
    public func pause() { control.pause() }

    /// Goes on after ``pause()`` with what the server has not stored.
    public func resume() { control.resume() }

    /// Ends the upload and aborts its session: what the server has stored of it is dropped.
    ///
    /// A session that the server was just opening is not known here; it is empty, and expires by itself.
    public func cancel() { ticket.cancel() }

    /// An upload that is under way at a server.
    ///
    /// Whoever has it can add to the upload: keep it like a password.
    public struct Session: Codable, Sendable, Hashable, CustomStringConvertible {
        package let state: UploadSession

        init(state: UploadSession) { self.state = state }

        /// Reads a session that ``encode(to:)`` wrote.
        public init(from decoder: any Decoder) throws {
            state = try UploadSession(from: decoder)
        }

        /// Writes it with any encoder.
        public func encode(to encoder: any Encoder) throws {
            try state.encode(to: encoder)
        }

        /// The method that the upload calls, such as `storage.objects.insert`.
        public var method: String { state.method }
        /// The bytes that the server is known to have.
        public var acknowledged: Int64 { state.acknowledged }
        /// All bytes of the upload, if that is known.
        public var total: Int64? { state.total }

        /// A readable form.
        public var description: String {
            "upload session of \(method), \(acknowledged) of \(total.map(String.init) ?? "?") bytes stored"
        }
    }
}

/// What a session is, apart from the type of its answer.
package struct UploadSession: Codable, Sendable, Hashable {
    package let method: String
    package var url: String
    package let contentType: String
    package let chunkSize: Int
    package let total: Int64?
    package var acknowledged: Int64
    package let source: SourceIdentity?
}
