import AsyncFetch
public import AsyncJSON

extension GAPI.Service {
    /// Uploads media; returns at once with a handle on the running upload.
    ///
    /// Small sources are sent in one request together with the query's body. Larger ones are sent through an upload
    /// session, which survives broken connections; bytes that the server has stored are never sent again. A session gets
    /// everything in one request if the source can be read again, else parts of 8 MiB: see ``UploadOptions/chunkSize``.
    /// Memory use does not grow with the source: a file is read 1 MiB at a time, and one part of a sequence is kept.
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
    public nonisolated func upload<Q: GAPI.UploadQuery>(
        _ query: Q,
        from source: UploadSource,
        contentType: String = "application/octet-stream",
        upload uploadOptions: UploadOptions = .init(),
        options: GAPI.QueryOptions = .init()
    ) -> FetchUpload<Q.Response> {
        let options = core.options(options)
        return core.upload(options.fetch, method: query.method.id) { [self] run in
            let opened = try await run.open(source)
            try (query as? GAPI.DynamicQuery)?.entry.method.mediaUpload?.check(opened.length, contentType)
            let hasResponder = options.responders.transport(for: query) != nil
            switch uploadOptions.mode(for: opened.length, method: query.method, hasResponder: hasResponder) {
            case .media:
                return try await sendAtOnce(query, body: nil, opened, contentType, uploadOptions, options, run)
            case .multipart:
                let body = query.payload
                return try await sendAtOnce(query, body: body, opened, contentType, uploadOptions, options, run)
            case .resumable, .automatic:
                return try await sendToSession(opening: query, opened, contentType, uploadOptions, options, run)
            }
        }
    }

    /// Continues an upload that another process, or an earlier part of this one, has begun.
    ///
    /// The upload asks the server which bytes it has, and sends the rest. Its `value` throws
    /// ``GAPI/Error/Code/sourceChanged`` for another source, and ``GAPI/Error/Code/uploadSessionExpired`` when the
    /// server has dropped the session. For retries, cancellation and memory, see
    /// ``upload(_:from:contentType:upload:options:)``.
    ///
    /// - Parameters:
    ///   - session: The session of the upload.
    ///   - source: The same file or bytes as before. The size, the time of change and the bytes at both ends are
    ///     compared; of bytes in memory also the checksum of what was sent.
    ///   - uploadOptions: The keeper of the session, and whether the answer is compared; the session has all else.
    ///   - options: The options of the requests of this upload. No responder can answer these requests: if there is any
    ///     responder, the upload fails, unless ``GAPI/Responders/refusesOthers`` is `false`.
    /// - Returns: The running upload.
    public nonisolated func resumeUpload<Response: JSON.Model>(
        _ session: FetchUpload<Response>.Session,
        from source: UploadSource,
        upload uploadOptions: UploadOptions = .init(),
        options: GAPI.QueryOptions = .init()
    ) -> FetchUpload<Response> {
        resumeUpload(session, from: source, upload: uploadOptions, options: options) { try $0.model() }
    }

    /// Continues an upload whose response is any JSON.
    nonisolated func resumeUpload<Response: Sendable>(
        _ session: FetchUpload<Response>.Session,
        from source: UploadSource,
        upload uploadOptions: UploadOptions,
        options: GAPI.QueryOptions,
        decode: @escaping @Sendable (FetchResponse) throws -> Response
    ) -> FetchUpload<Response> {
        let options = core.options(options)
        return core.upload(options.fetch, method: session.method) { [self] run in
            try options.responders.requireServer(for: "the rest of an upload")
            guard session.method.hasPrefix(core.definition.name + ".") else {
                throw GAPI.Error(.invalidRequest, "the session belongs to another service")
            }
            return try await send(
                try await run.open(source),
                to: session.state,
                uploadOptions,
                options,
                run,
                decode: decode
            )
        }
    }
}

extension UploadOptions {
    fileprivate func mode(for length: Int64?, method: GAPI.QueryMethod, hasResponder: Bool) -> Mode {
        guard mode == .automatic else { return mode }
        guard case .resumable = method.upload, !hasResponder else { return .multipart }
        guard let length else { return .resumable }
        return length < resumableThreshold ? .multipart : .resumable
    }
}
