public import HTTPTypes

extension Fetcher {
    /// Downloads media to a file.
    ///
    /// ```swift
    /// try await fetcher.download("https://example.com/talk.mp4", to: "talk.mp4") { progress in … }
    /// ```
    ///
    /// The bytes go to a file next to `path`, which replaces `path` only when it is complete and on the disk. So `path`
    /// always has the old content or the new one. Memory use does not grow with the file.
    ///
    /// After a broken connection, only the rest is requested, if a strong `ETag` (`If-Match`, RFC 9110 §13.1.1) or the
    /// generation of a Cloud Storage object shows that nothing has changed. If the server tells no version, the whole
    /// is requested again. `options.retry` limits these attempts, and `options.transferTimeout` limits the whole
    /// download.
    ///
    /// Cancelling the surrounding task closes the connection. The bytes that have arrived are kept for the next
    /// download to the same file, in this process or another, unless `resume` is ``DownloadResume/never``.
    ///
    /// - Parameters:
    ///   - request: The request, without its own `Range`. If it has an `Accept-Encoding`, that replaces `encoding`.
    ///   - path: The path of the file.
    ///   - range: The bytes to get, such as `0..<100`, `100...` or `.suffix(100)`; all bytes if `nil`.
    ///   - encoding: The form of the bytes: the content itself, or the bytes as they are stored.
    ///   - resume: The way in which the download continues an earlier one, and leaves bytes for a later one.
    ///   - slices: The division of all bytes into slices that arrive at the same time; a `range` comes as one stream.
    ///   - options: The options of this download.
    ///   - progress: A closure that gets the progress after each chunk and at the end; it must not block.
    /// - Returns: The server's information about the media.
    /// - Throws: ``FetchError``: with ``FetchError/Code/status`` for a response without media,
    ///   ``FetchError/Code/mediaChanged``, ``FetchError/Code/checksumMismatch`` if the bytes do not match
    ///   `x-goog-hash`, ``FetchError/Code/file`` if the file cannot be written, ``FetchError/Code/invalidRequest`` for
    ///   an empty range, a request with a `Range`, required slices of media without, or a range after the end of media
    ///   whose server ignores ranges; `CancellationError`.
    @discardableResult
    @concurrent public func download(
        _ request: HTTPRequest,
        to path: String,
        range: (any MediaRangeExpression)? = nil,
        encoding: MediaEncoding = .identity,
        resume: DownloadResume = .automatic,
        slices: DownloadSlices = .never,
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
            .run(toFile: path, resume: resume, slices: slices, progress: progress)
        }.join()
    }

    /// Downloads a URL to a file.
    ///
    /// See ``download(_:to:range:encoding:resume:slices:options:progress:)-(HTTPRequest,_,_,_,_,_,_,_)``.
    @discardableResult
    @concurrent public func download(
        _ url: String,
        to path: String,
        range: (any MediaRangeExpression)? = nil,
        encoding: MediaEncoding = .identity,
        resume: DownloadResume = .automatic,
        slices: DownloadSlices = .never,
        options: FetchOptions = .init(),
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        try await download(
            HTTPRequest(url: url),
            to: path,
            range: range,
            encoding: encoding,
            resume: resume,
            slices: slices,
            options: options,
            progress: progress
        )
    }
}

extension HTTPField.Name {
    /// The name of the precondition in the XML API of Cloud Storage, to which plain URLs of objects belong.
    fileprivate static let ifGenerationMatch = Self.known("x-goog-if-generation-match")
}
