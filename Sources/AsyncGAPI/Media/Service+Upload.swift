import AsyncFetch
public import AsyncJSON

extension Service {
    /// Uploads media and returns at once with a handle on the running upload.
    ///
    /// Small sources go in one request together with the query's body, larger ones through a session that survives
    /// broken connections. Memory does not grow with the source: a file is read 1 MiB at a time, of a sequence one part
    /// is kept. Bytes that the server stored are never sent again. Cancelling the upload ends its session.
    ///
    /// Parts of a session are retried as `options` say, counted anew whenever the server has stored more. An upload in
    /// one request is only retried with a precondition such as `ifGenerationMatch`. The upload's `value` throws
    /// ``GAPIError``.
    ///
    /// - Parameters:
    ///   - query: The query, with the description of what is uploaded.
    ///   - source: The bytes.
    ///   - contentType: The media type of the bytes.
    ///   - uploadOptions: The options of the upload; the defaults suit most uses.
    ///   - options: The options of the upload's requests.
    /// - Returns: The running upload.
    public nonisolated func upload<Q: UploadQuery>(
        _ query: Q,
        from source: UploadSource,
        contentType: String = "application/octet-stream",
        upload uploadOptions: UploadOptions = .init(),
        options: QueryOptions = .init()
    ) -> Upload<Q.Response> {
        let options = core.options(options)
        return core.upload(options.fetch, method: query.method.id) { [self] run in
            let opened = try await run.open(source)
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

    /// Resumes an upload that another process, or an earlier part of this one, has begun.
    ///
    /// Asks the server which bytes it has, and sends the rest. The upload's `value` throws
    /// ``GAPIError/Code/sourceChanged`` for another source, and ``GAPIError/Code/uploadSessionExpired`` if the server
    /// has dropped the session.
    ///
    /// - Parameters:
    ///   - session: The session of the upload.
    ///   - source: The same file or bytes as before. Size, time of change and the bytes at both ends are compared.
    ///   - options: The options of the upload's requests.
    /// - Returns: The running upload.
    public nonisolated func resumeUpload<Response: JSON.Model>(
        _ session: Upload<Response>.Session,
        from source: UploadSource,
        options: QueryOptions = .init()
    ) -> Upload<Response> {
        resumeUpload(session, from: source, options: options) { try $0.model() }
    }

    /// Resumes an upload whose answer is any JSON.
    nonisolated func resumeUpload<Response: Sendable>(
        _ session: Upload<Response>.Session,
        from source: UploadSource,
        options: QueryOptions,
        decode: @escaping @Sendable (FetchResponse) throws -> Response
    ) -> Upload<Response> {
        let options = core.options(options)
        return core.upload(options.fetch, method: session.method) { [self] run in
            guard session.method.hasPrefix(core.definition.name + ".") else {
                throw GAPIError(.invalidRequest, "the session belongs to another service")
            }
            return try await send(try await run.open(source), to: session.state, options, run, decode: decode)
        }
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
