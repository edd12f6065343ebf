public import HTTPTypes

extension Fetcher {
    /// Downloads to a file.
    ///
    /// ```swift
    /// try await fetcher.download("https://example.com/talk.mp4", to: "talk.mp4") { progress in … }
    /// ```
    ///
    /// The bytes go to a file beside `path`, which takes its place only when it is complete and on the disk: whatever goes wrong,
    /// `path` holds the old content or the new one. After a broken connection the rest is asked for, as long as a strong `ETag` tells
    /// that nothing has changed (`If-Match`, RFC 9110 §13.1.1), or the generation of an object of Cloud Storage; where the server
    /// tells no version, all of it is asked for again. `options.retry` says how often. Memory does not grow with the file.
    /// `options.transferTimeout` covers the whole. Cancelling the surrounding task closes the connection; what has arrived is kept for
    /// the next download to the same file, in this process or another, unless `resume` is ``DownloadResume/never``.
    /// - Parameters:
    ///   - request: what to get; without a `Range` of its own. An `Accept-Encoding` of its own wins over `encoding`.
    ///   - path: where to put it.
    ///   - range: the bytes to get, such as `0..<100`, `100...` or `.suffix(100)`; everything when `nil`.
    ///   - encoding: the content, or the bytes as they are stored.
    ///   - resume: whether to go on with what an earlier download has left, and to leave something for a later one.
    ///   - options: what this download does differently.
    ///   - progress: is told how far it is, at most once per chunk; must not block.
    /// - Returns: what the server said of the media.
    /// - Throws: ``FetchError``: with ``FetchError/Code/status`` for an answer that is no media,
    ///   ``FetchError/Code/mediaChanged``, ``FetchError/Code/checksumMismatch`` when the bytes are not those of `x-goog-hash`,
    ///   ``FetchError/Code/file`` for what the disk does not take; `CancellationError`.
    @discardableResult
    @concurrent public func download(
        _ request: HTTPRequest,
        to path: String,
        range: (any MediaRangeExpression)? = nil,
        encoding: MediaEncoding = .identity,
        resume: DownloadResume = .automatic,
        options: FetchOptions = .init(),
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        guard request.headerFields[.range] == nil else {
            throw FetchError(.invalidRequest, "a download asks for ranges itself; stream the request instead")
        }
        try Task.checkCancellation()
        let core = core
        return try await core.ticket(timeout: options.transferTimeout) { monitor in
            try await MediaTransfer(
                core: core,
                monitor: monitor,
                range: range?.mediaRange,
                encoding: encoding,
                options: options
            ) { generation in
                var call = FetchCall(request, options: options)
                call.options.timeout = nil
                if let generation { call.request.headerFields[.ifGenerationMatch] = generation }
                return call
            }
            .run(toFile: path, resume: resume, progress: progress)
        }.join()
    }

    /// Downloads a URL to a file.
    ///
    /// See ``download(_:to:range:encoding:resume:options:progress:)-(HTTPRequest,_,_,_,_,_,_)``.
    @discardableResult
    @concurrent public func download(
        _ url: String,
        to path: String,
        range: (any MediaRangeExpression)? = nil,
        encoding: MediaEncoding = .identity,
        resume: DownloadResume = .automatic,
        options: FetchOptions = .init(),
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        try await download(
            HTTPRequest(url: url),
            to: path,
            range: range,
            encoding: encoding,
            resume: resume,
            options: options,
            progress: progress
        )
    }
}

extension HTTPField.Name {
    /// As the XML interface of Cloud Storage has it, to which plain URLs of objects belong.
    fileprivate static let ifGenerationMatch = Self.known("x-goog-if-generation-match")
}
