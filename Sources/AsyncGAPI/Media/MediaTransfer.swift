import AsyncFetch
import NIOCore

/// Downloads media in order, through broken connections: after each break it asks for the rest, and makes sure that the rest
/// belongs to the same version.
struct MediaTransfer<S: Service, Q: DownloadQuery>: Sendable {
    let service: S
    let query: Q
    let range: Range<Int64>?
    /// Merged already.
    let options: QueryOptions
    let monitor: FetchMonitor

    /// Tells `begin` once what is coming, and gives the bytes to `sink` in order; an error from it ends the transfer.
    func run(
        begin: (MediaInfo) -> Void,
        sink: (ByteBuffer) async throws -> Void
    ) async throws -> MediaInfo {
        let core = service.core.fetcher.core
        let fetchOptions = options.fetch ?? FetchOptions()
        var backoff = Backoff(core, fetchOptions, timeout: fetchOptions.transferTimeout)
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
        var call = try service.core.builder(options).call(for: query, purpose: .download)
        if let range {
            call.request.headerFields[.range] = "bytes=\(offset)-\(range.upperBound - 1)"
        } else if offset > 0 {
            call.request.headerFields[.range] = "bytes=\(offset)-"
        }
        if let first {
            call.request.headerFields[.ifMatch] = first.etag
        }
        call = await service.admit(call, for: query, options)
        call.transport = options.responders.transport(for: query, isDownload: true)
        return call
    }

    /// Checks that an answer is the part that was asked for.
    private func part(
        _ response: TransportResponse,
        from offset: Int64,
        after first: MediaInfo?
    ) async throws -> MediaInfo {
        let status = response.head.status.code
        guard status == 200 || status == 206 else {
            if status == 416, let range, let total = MediaInfo.total(in: response.head), range.lowerBound >= total {
                throw GAPIError(.server, "the range begins at byte \(range.lowerBound) of \(total)", status: status)
            }
            let body = try await response.body.collect(upTo: 1 << 20)
            var error = GAPIError(
                response: FetchResponse(head: response.head, body: body, attempts: monitor.attempts)
            )
            if status == 412, first != nil {
                error.code = .sourceChanged
                error.message = "the media changed while it was downloaded; start again"
            }
            throw error
        }
        let part = MediaInfo(response.head)
        guard part.start <= offset else {
            throw GAPIError(
                .unexpectedContent,
                "the server sends from byte \(part.start) where \(offset) was asked for",
                status: status
            )
        }
        if let first, first.etag != part.etag || first.total != part.total {
            throw GAPIError(.sourceChanged, "the media changed while it was downloaded; start again", status: status)
        }
        return part
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
