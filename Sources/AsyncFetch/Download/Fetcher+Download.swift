public import HTTPTypes

extension Fetcher {
    /// Downloads to a file.
    ///
    /// ```swift
    /// try await fetcher.download("https://example.com/talk.mp4", to: "talk.mp4") { progress in … }
    /// ```
    ///
    /// The bytes go to a temporary file beside `path`, which takes its place only when it is complete and on the disk: whatever
    /// goes wrong, `path` holds the old content or the new one. After a broken connection the rest is asked for, as long as a
    /// strong `ETag` tells that nothing has changed (`If-Match`, RFC 9110 §13.1.1); `options.retry` says how often. Memory does
    /// not grow with the file. `options.transferTimeout` covers the whole. Cancelling the surrounding task closes the connection
    /// and removes the temporary file.
    /// - Parameters:
    ///   - request: what to get; without a `Range` of its own.
    ///   - path: where to put it.
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
        options: FetchOptions = .init(),
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        guard request.headerFields[.range] == nil else {
            throw FetchError(.invalidRequest, "a download asks for ranges itself; stream the request instead")
        }
        try Task.checkCancellation()
        let core = core
        return try await core.ticket(timeout: options.transferTimeout) { monitor in
            try await MediaTransfer(core: core, monitor: monitor, options: options) {
                var call = FetchCall(request, options: options)
                call.options.timeout = nil
                return call
            }
            .run(toFile: path, progress: progress)
        }.join()
    }

    /// Downloads a URL to a file.
    ///
    /// See ``download(_:to:options:progress:)-(HTTPRequest,_,_,_)``.
    @discardableResult
    @concurrent public func download(
        _ url: String,
        to path: String,
        options: FetchOptions = .init(),
        progress: (@Sendable (TransferProgress) -> Void)? = nil
    ) async throws -> MediaInfo {
        try await download(HTTPRequest(url: url), to: path, options: options, progress: progress)
    }
}
