/// A running upload, which can be watched, paused, cancelled, and continued by another process.
///
/// ```swift
/// let query = Storage.ObjectsInsertQuery(bucket: "talks")
/// let upload = storage.upload(query, from: .file("talk.mp4"), contentType: "video/mp4")
/// for await progress in upload.progress { print(progress.acknowledged, progress.sent, progress.total ?? 0) }
/// let object = try await upload.value
/// ```
///
/// An upload starts when it is created and runs in its own task. Releasing the last reference does not stop it.
public final class FetchUpload<Response: Sendable>: Sendable, Identifiable {
    private let control: UploadControl
    private let ticket: FetchTicket<Response>

    /// Starts an upload.
    ///
    /// - Parameters:
    ///   - core: The core of the fetcher that sends the requests.
    ///   - options: The options of the requests.
    ///   - ticket: Starts an operation.
    ///   - operation: The upload.
    package init(
        _ core: FetcherCore,
        _ options: FetchOptions,
        ticket: (@escaping @Sendable (FetchMonitor) async throws -> Response) -> FetchTicket<Response>,
        operation: @escaping @Sendable (UploadRun) async throws -> Response
    ) {
        let control = UploadControl()
        self.control = control
        self.ticket = ticket { monitor in
            defer { control.progress.finish() }
            return try await operation(UploadRun(core: core, options: options, control: control, monitor: monitor))
        }
        if self.ticket.isFinished { control.progress.finish() }  // it never ran: the fetcher was shut down
    }

    /// The identifier of this upload; its events carry it.
    public var id: FetchID { ticket.id }

    /// The service's response when it has all bytes, awaited.
    ///
    /// Cancelling a waiting task ends only its own wait.
    ///
    /// - Throws: The error of the service, such as ``FetchError`` of a fetcher; `CancellationError` after ``cancel()``,
    ///   always.
    public var value: Response {
        get async throws { try await ticket.value }
    }

    /// The progress of the upload, starting with the latest value; the stream ends with the upload.
    ///
    /// The stream keeps only the latest unread value, and nothing waits for a reader.
    public var progress: AsyncStream<TransferProgress> { control.progress.stream }

    /// The events of the upload's requests.
    public var events: AsyncStream<FetchEvent> { ticket.events }

    /// The current state of the upload's requests.
    public var fetch: FetchSnapshot { ticket.fetch }

    /// The session from which the upload can be resumed, also by another process.
    ///
    /// It is `nil` until the server has opened a session, and for uploads in one request.
    public var session: Session? { control.session.map { Session($0) } }

    /// Stops sending until ``resume()``; the part that is being sent is abandoned.
    ///
    /// An upload in one request does not pause.
    public func pause() { control.pause() }

    /// Continues after ``pause()`` with the bytes that the server has not stored.
    public func resume() { control.resume() }

    /// Ends the upload and aborts its session: the server drops the bytes that it has stored.
    ///
    /// A session that the server was just opening is not known here. It is empty and expires by itself.
    public func cancel() { ticket.cancel() }

    /// Ends the upload as ``cancel()`` does, but leaves its session to those who go on with it later.
    package func leave() {
        control.leave()
        ticket.cancel()
    }

    /// The session of an upload at a server.
    ///
    /// Anyone who has it can add to the upload: keep it like a password.
    public struct Session: Codable, Sendable, Hashable, CustomStringConvertible {
        /// The session, independent of the type of its response.
        public let state: UploadSession

        /// Creates a session from what an ``UploadKeeper`` has kept.
        public init(_ state: UploadSession) { self.state = state }

        /// Reads the stored form from JSON.
        ///
        /// - Throws: ``FetchError`` with ``FetchError/Code/invalidRequest`` for anything else, and for the form of a
        ///   later version of this package.
        public init(json: some Collection<UInt8>) throws { state = try UploadSession(json: json) }

        /// The stored form as JSON; keep it like a password.
        public var json: [UInt8] { get throws { try state.json } }

        /// Creates a session from the encoded form of ``encode(to:)``.
        public init(from decoder: any Decoder) throws {
            state = try UploadSession(from: decoder)
        }

        /// Encodes the session with any encoder.
        public func encode(to encoder: any Encoder) throws {
            try state.encode(to: encoder)
        }

        /// The method that the upload calls, such as `storage.objects.insert`.
        public var method: String { state.method }
        /// The number of bytes that the server has confirmed.
        public var acknowledged: Int64 { state.stored }
        /// The number of all bytes of the upload; `nil` if it is not known.
        public var total: Int64? { state.total }

        /// A readable form, without the URL.
        public var description: String { state.description }
    }
}
