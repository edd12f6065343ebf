public import HTTPTypes

extension Fetcher {
    /// Uploads through a session of any protocol, and returns at once with a handle on the running upload.
    ///
    /// ```swift
    /// let request = try HTTPRequest(.post, url: "https://storage.example/upload?name=talk.mp4")
    /// let upload = fetcher.upload(request, from: .file("talk.mp4"), contentType: "video/mp4", by: ContentRangeWire())
    /// for await progress in upload.progress { print(progress.acknowledged, progress.total ?? 0) }
    /// let answer = try await upload.value
    /// ```
    ///
    /// Bytes that the server stored are never sent again. Parts are retried as `options` say, counted anew whenever the
    /// server has stored more. Memory does not grow with the source: a file is read 1 MiB at a time, of a sequence one
    /// part is kept. `options.transferTimeout` covers the whole. Cancelling the upload ends its session; a timeout does
    /// not.
    ///
    /// - Parameters:
    ///   - request: The request that opens the session.
    ///   - body: The body of that request, such as a description of the media.
    ///   - source: The bytes.
    ///   - contentType: The media type of the bytes.
    ///   - wire: The protocol.
    ///   - partSize: The number of bytes of one request, rounded up to a multiple of what the server asks for. `nil`
    ///     means as ``UploadOptions/chunkSize`` says.
    ///   - keeper: The keeper of the session, so that another process can go on; `nil` to keep it nowhere.
    ///   - options: The options of the requests.
    /// - Returns: The running upload, whose value is the last answer. It throws ``FetchError``: with
    ///   ``FetchError/Code/status`` for a refusal, ``FetchError/Code/uploadSessionExpired`` for a session that the
    ///   server has dropped, ``FetchError/Code/uploadProtocol`` for an answer that breaks the protocol, and
    ///   ``FetchError/Code/source`` for a source that fails or changes.
    public nonisolated func upload(
        _ request: HTTPRequest,
        body: FetchRequestBody? = nil,
        from source: UploadSource,
        contentType: String = "application/octet-stream",
        by wire: any UploadWire,
        partSize: Int? = nil,
        keeper: (any UploadKeeper)? = nil,
        options: FetchOptions = .init()
    ) -> FetchUpload<FetchResponse> {
        start(options) { run in
            let opened = try await run.open(source)
            let call = FetchCall(request, body: body, options: options)
            let engine = UploadEngine(run, wire, call, keeper: keeper)
            let method = "\(request.method) \(Redaction.urlWithoutQuery(request))"
            let answer = try await engine.upload(opened, contentType: contentType, method: method, partSize: partSize)
            await engine.forgetSession()
            run.finish(opened, engine.sent)
            return answer
        }
    }

    /// Resumes an upload that another process, or an earlier part of this one, has begun.
    ///
    /// Asks the server which bytes it has, and sends the rest.
    ///
    /// - Parameters:
    ///   - session: The session of the upload.
    ///   - source: The same file or bytes as before. Size, time of change and the bytes at both ends are compared; of
    ///     bytes in memory also the checksum of what was sent.
    ///   - wire: The protocol of the session; `nil` if it is one of Google's, ``ContentRangeWire`` or
    ///     ``GoogleUploadWire``.
    ///   - request: The request that opened the session, or one like it: its header fields, such as keys for the stored
    ///     bytes, go with each request as they did before, secrets only to its origin. The session must not be where
    ///     that server must not lead to. With `nil`, no header fields are added.
    ///   - keeper: The keeper of the session.
    ///   - options: The options of the requests.
    /// - Returns: The running upload. Its value throws as that of a new upload, and ``FetchError`` with
    ///   ``FetchError/Code/source`` if the source is another one.
    public nonisolated func resumeUpload(
        _ session: FetchUpload<FetchResponse>.Session,
        from source: UploadSource,
        by wire: (any UploadWire)? = nil,
        openedBy request: HTTPRequest? = nil,
        keeper: (any UploadKeeper)? = nil,
        options: FetchOptions = .init()
    ) -> FetchUpload<FetchResponse> {
        start(options) { run in
            let opened = try await run.open(source)
            let like = try request ?? HTTPRequest(url: session.state.url)
            let wire = try wire ?? session.state.googleWire(sendsHash: false)
            let engine = UploadEngine(run, wire, FetchCall(like, options: options), keeper: keeper)
            let answer = try await engine.resume(session.state, from: opened)
            await engine.forgetSession()
            run.finish(opened, engine.sent)
            return answer
        }
    }

    private nonisolated func start(
        _ options: FetchOptions,
        _ operation: @escaping @Sendable (UploadRun) async throws -> FetchResponse
    ) -> FetchUpload<FetchResponse> {
        FetchUpload(core, options, ticket: { core.ticket(timeout: options.transferTimeout, $0) }, operation: operation)
    }
}
