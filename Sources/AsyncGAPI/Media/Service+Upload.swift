import AsyncFetch
public import AsyncJSON

extension Service {
    /// Uploads media; returns at once with a handle on the running upload.
    ///
    /// Small sources are sent in one request together with the query's body. Larger ones are sent through an upload
    /// session, which survives broken connections; bytes that the server has stored are never sent again. Memory use
    /// does not grow with the source: a file is read 1 MiB at a time, and one chunk of a sequence is kept.
    ///
    /// The parts of a session are retried as `options` say, and the attempts are counted again whenever the server has
    /// stored more. An upload in one request is retried only with a precondition such as `ifGenerationMatch`, and only
    /// if the source can be read again. Cancelling the upload aborts its session. `options.transferTimeout` limits the
    /// whole upload; after that time, the session can still be resumed.
    ///
    /// - Parameters:
    ///   - query: The query, whose body describes the media.
    ///   - source: The bytes.
    ///   - contentType: The media type of the bytes.
    ///   - uploadOptions: The way to send; the defaults suit most uses.
    ///   - options: The options of the requests of this upload.
    /// - Returns: The running upload.
    public nonisolated func upload<Q: UploadQuery>(
        _ query: Q,
        from source: UploadSource,
        contentType: String = "application/octet-stream",
        upload uploadOptions: UploadOptions = .init(),
        options: QueryOptions = .init()
    ) -> Upload<Q.Response> {
        start(options, method: query.method.id) { [self] run in
            let opened = try await source.open()
            run.control.progress.report { $0.total = opened.length }
            switch uploadOptions.mode(
                for: opened.length,
                method: query.method,
                hasResponder: run.hasResponder(for: query)
            )
            {
            case .media:
                return try await sendAtOnce(query, body: nil, opened, contentType, uploadOptions, run)
            case .multipart:
                return try await sendAtOnce(query, body: query.payload, opened, contentType, uploadOptions, run)
            case .resumable, .automatic:
                return try await sendToSession(opening: query, opened, contentType, uploadOptions, run)
            }
        }
    }

    /// Continues an upload that another process, or an earlier part of this one, has begun.
    ///
    /// The upload asks the server which bytes it has, and sends the rest. Its `value` throws
    /// ``GAPIError/Code/sourceChanged`` for another source, and ``GAPIError/Code/uploadSessionExpired`` when the server
    /// has dropped the session. For retries, cancellation and memory, see
    /// ``upload(_:from:contentType:upload:options:)``.
    ///
    /// - Parameters:
    ///   - session: The session of the upload.
    ///   - source: The same file or bytes as before. The size, the time of change and the bytes at both ends are
    ///     compared.
    ///   - options: The options of the requests of this upload. No responder can answer these requests: if there is any
    ///     responder, the upload fails, unless ``Responders/refusesOthers`` is `false`.
    /// - Returns: The running upload.
    public nonisolated func resumeUpload<Response: JSON.Model>(
        _ session: Upload<Response>.Session,
        from source: UploadSource,
        options: QueryOptions = .init()
    ) -> Upload<Response> {
        resumeUpload(session, from: source, options: options) { try $0.model() }
    }

    /// Continues an upload whose response is any JSON.
    nonisolated func resumeUpload<Response: Sendable>(
        _ session: Upload<Response>.Session,
        from source: UploadSource,
        options: QueryOptions,
        decode: @escaping @Sendable (FetchResponse) throws -> Response
    ) -> Upload<Response> {
        start(options, method: session.method) { [self] run in
            try run.options.responders.requireServer(for: "the rest of an upload")
            let state = session.state
            guard state.method.hasPrefix(core.definition.name + ".") else {
                throw GAPIError(.invalidRequest, "the session belongs to another service")
            }
            let opened = try await source.open()
            guard let identity = try await opened.identity(), identity == state.source else {
                throw GAPIError(
                    .sourceChanged,
                    "the source is not the one that the upload began with; start a new upload"
                )
            }
            run.control.session = state
            run.control.progress.report { $0.total = state.total }
            return try await resume(opened, run, decode: decode)
        }
    }

    private nonisolated func start<Response: Sendable>(
        _ options: QueryOptions,
        method: String,
        _ operation: @escaping @Sendable (UploadRun) async throws -> Response
    ) -> Upload<Response> {
        let options = core.options(options)
        return Upload { control in
            core.ticket(timeout: options.fetch.transferTimeout, method: method) { monitor in
                defer { control.progress.finish() }
                return try await operation(UploadRun(options: options, control: control, monitor: monitor))
            }
        }
    }
}

/// The values that stay the same during one upload.
struct UploadRun: Sendable {
    let options: QueryOptions
    let control: UploadControl
    let monitor: FetchMonitor

    func hasResponder<Q: Query>(for query: Q) -> Bool {
        options.responders.transport(for: query) != nil
    }
}

extension UploadOptions {
    fileprivate func mode(for length: Int64?, method: QueryMethod, hasResponder: Bool) -> Mode {
        guard mode == .automatic else { return mode }
        guard case .resumable = method.upload, !hasResponder else { return .multipart }
        guard let length else { return .resumable }
        return length < resumableThreshold ? .multipart : .resumable
    }
}
