package import NIOCore

/// Downloads media in order, through broken connections: after each break it asks for the rest, and makes sure that the rest
/// belongs to the same version.
package struct MediaTransfer: Sendable {
    private let core: FetcherCore
    private let monitor: FetchMonitor
    private let range: Range<Int64>?
    private let options: FetchOptions
    private let makeCall: @Sendable () async throws -> FetchCall

    /// Prepares a download.
    ///
    /// - Parameters:
    ///   - core: what sends the requests.
    ///   - monitor: is told of them.
    ///   - range: the bytes to get, counted from 0; everything when nil.
    ///   - options: those of its calls; ``FetchOptions/transferTimeout`` bounds the waits between attempts.
    ///   - makeCall: the call for all of it, made anew for each part.
    package init(
        core: FetcherCore,
        monitor: FetchMonitor,
        range: Range<Int64>? = nil,
        options: FetchOptions,
        makeCall: @escaping @Sendable () async throws -> FetchCall
    ) {
        self.core = core
        self.monitor = monitor
        self.range = range
        self.options = options
        self.makeCall = makeCall
    }

    /// Puts everything into a file, which has its name only when it is complete, verified and on the disk.
    package func run(
        toFile path: String,
        progress: (@Sendable (TransferProgress) -> Void)?
    ) async throws -> MediaInfo {
        let sink = try await FileSink(path: path)
        do {
            var state = TransferProgress()
            let info = try await run {
                state.total = $0.total
            } sink: { chunk in
                state.sent += Int64(chunk.readableBytes)
                state.acknowledged = try await sink.write(chunk)
                progress?(state)
            }
            try await sink.flush()
            state.acknowledged = await sink.written
            progress?(state)
            let checksum = await sink.checksum
            if let expected = info.checksum, expected != checksum.base64 {
                throw FetchError(
                    .checksumMismatch,
                    "other bytes arrived than the server has (CRC32C \(checksum.base64) instead of \(expected)); try again"
                )
            }
            try await sink.commit()
            return info
        } catch {
            await sink.discard()
            throw error
        }
    }

    /// Tells `begin` once what is coming, and gives the bytes to `sink` in order; an error from it ends the transfer.
    package func run(
        begin: (MediaInfo) -> Void,
        sink: (ByteBuffer) async throws -> Void
    ) async throws -> MediaInfo {
        var backoff = Backoff(core, options, timeout: options.transferTimeout)
        var offset = range?.lowerBound ?? 0
        var first: MediaInfo?
        while true {
            let call = try await call(from: offset, after: first)
            let response = try await core.respond(to: call, monitor: monitor)
            let part = try await part(response, from: offset, after: first)
            if first == nil { begin(part) }
            let info = first ?? part
            first = info
            let end = range.map { min($0.upperBound, info.total ?? $0.upperBound) } ?? info.total
            do {
                var surplus = offset - part.start  // of a server that starts over although it was asked for the rest
                for try await chunk in response.body {
                    guard let fresh = chunk.part(droppingFirst: &surplus, upTo: end.map { $0 - offset }) else {
                        continue
                    }
                    try await sink(fresh)
                    offset += Int64(fresh.readableBytes)
                    backoff.reset()
                    if !part.isPartial, range != nil, offset == end { return info }  // the rest is not wanted
                }
                if let end, offset < end {
                    throw FetchError(.connectionLost, "the answer ended at byte \(offset) of \(end)")
                }
                return info
            } catch var error as FetchError where error.isRetryable {
                monitor.didFail(status: nil, failure: error.code)
                error.attempts = monitor.attempts
                let failed = FailedAttempt(call.request, isIdempotent: true, error: error)
                guard info.canResume, let delay = await backoff.delay(after: failed) else { throw error }
                try await core.wait(delay, monitor)
            }
        }
    }

    private func call(from offset: Int64, after first: MediaInfo?) async throws -> FetchCall {
        var call = try await makeCall()
        if let range {
            call.request.headerFields[.range] = "bytes=\(offset)-\(range.upperBound - 1)"
        } else if offset > 0 {
            call.request.headerFields[.range] = "bytes=\(offset)-"
        }
        if let first {
            call.request.headerFields[.ifMatch] = first.etag
        }
        return call
    }

    /// Checks that an answer is the part that was asked for.
    private func part(
        _ response: TransportResponse,
        from offset: Int64,
        after first: MediaInfo?
    ) async throws -> MediaInfo {
        let status = response.head.status
        if status == .preconditionFailed, first != nil { throw changed }
        guard status == .ok || status == .partialContent else {
            let body = try await response.body.collect(upTo: 1 << 20)
            var error = FetchError(
                .status,
                "a download was answered with HTTP \(status.code) \(status.reasonPhrase)",
                attempts: monitor.attempts
            )
            error.response = FetchResponse(head: response.head, body: body, attempts: monitor.attempts)
            throw error
        }
        let part = MediaInfo(response.head)
        guard part.start <= offset else {
            let what = "the server sends from byte \(part.start) where \(offset) was asked for"
            throw FetchError(.invalidResponse, what, attempts: monitor.attempts)
        }
        if let first, first.etag != part.etag || first.total != part.total { throw changed }
        return part
    }

    private var changed: FetchError {
        FetchError(
            .mediaChanged,
            "the media changed while it was downloaded; start again",
            attempts: monitor.attempts
        )
    }
}

extension ByteBuffer {
    /// What is left of a chunk after dropping bytes from its start, at most `limit`; `nil` for nothing.
    fileprivate func part(droppingFirst count: inout Int64, upTo limit: Int64?) -> ByteBuffer? {
        let dropped = Int(min(count, Int64(readableBytes)))
        count -= Int64(dropped)
        let rest = readableBytes - dropped
        let taken = limit.map { Int(min($0, Int64(rest))) } ?? rest
        return taken > 0 ? getSlice(at: readerIndex + dropped, length: taken) : nil
    }
}
