import AsyncFetch
import AsyncJSON
import NIOCore

// The Content-Range protocol of Google's services: POST opens a session, each PUT to it carries a part, and 308 tells in `Range`
// what is stored. The server may store less than was sent, so every step starts from its word.

extension Service {
    /// Opens a session.
    nonisolated func openSession<Q: UploadQuery>(
        for query: Q,
        _ source: OpenSource,
        _ contentType: String,
        _ uploadOptions: UploadOptions,
        _ run: UploadRun
    ) async throws -> UploadSession {
        var call = try core.builder(run.options).call(for: query, purpose: .upload(type: "resumable"))
        call.request.headerFields[.uploadContentType] = contentType
        call.request.headerFields[.uploadContentLength] = source.length.map { "\($0)" }
        call.body = call.body ?? .bytes([])
        call.options.isIdempotent = true  // a session that nobody uses has no effect
        call = await admit(call, for: query, run.options)
        let response = try await core.fetcher.core.fetch(call, monitor: run.monitor)
        guard response.head.status.kind == .successful else { throw GAPIError(response: response) }
        guard let location = response.head.headerFields[.location] else {
            throw GAPIError(
                .uploadProtocol,
                "the server opened no session (no Location)",
                status: response.head.status.code
            )
        }
        return UploadSession(
            method: Q.method.id,
            url: location,
            contentType: contentType,
            chunkSize: uploadOptions.roundedChunkSize,
            total: source.length,
            acknowledged: 0,
            source: try await source.identity()
        )
    }

    /// Sends a source, part by part, and aborts the session when the upload is cancelled.
    ///
    /// When it `resumes`, the server may have more than this process has sent.
    nonisolated func send<Response: JSON.Model>(
        _ source: OpenSource,
        resumes: Bool,
        verifies: Bool,
        _ run: UploadRun
    ) async throws -> Response {
        let sent = SentBytes()
        do {
            let response: Response = try await sendParts(of: source, resumes: resumes, sent, run)
            if verifies {
                if let length = source.length { try await sent.catchUp(to: length, in: source) }
                try sent.verify((response as? any MediaDescription)?.mediaChecksum)
            }
            run.control.progress.finish(at: source.length ?? sent.count)
            return response
        } catch is CancellationError {
            if !run.monitor.hasExpired { await abortSession(run) }  // after a timeout it can still be resumed
            throw CancellationError()
        }
    }

    private nonisolated func sendParts<Response: JSON.Model>(
        of source: OpenSource,
        resumes: Bool,
        _ sent: SentBytes,
        _ run: UploadRun
    ) async throws -> Response {
        guard let chunkSize = run.control.session?.chunkSize else { throw CancellationError() }
        let options = run.options.fetch ?? FetchOptions()
        var backoff = Backoff(core.fetcher.core, options, timeout: options.transferTimeout)
        var offset: Int64? = resumes ? nil : 0  // where the next part begins; nil when only the server knows
        while true {
            // Outside of what a pause interrupts: a sequence whose reader is cancelled has often ended for good.
            var part: OpenSource.Part?
            if let offset { part = try await source.part(from: offset, limit: chunkSize) }
            try await run.control.waitWhilePaused()
            let before = run.control.acknowledged
            do {
                let answer: SessionAnswer<Response>? = try await run.control.interruptibly { [self, part] in
                    if let part { try await send(part, sent, run) } else { try await ask(run) }
                }
                switch answer {
                case .done(let response): return response
                case nil: offset = nil  // paused
                case .stored(let count):
                    if count > sent.count {
                        guard resumes, count <= source.length ?? 0 else {
                            throw GAPIError(
                                .uploadProtocol,
                                "the server claims to have \(count) bytes, more than were sent"
                            )
                        }
                        try await sent.catchUp(to: count, in: source)
                    }
                    run.control.acknowledge(count)
                    if count > before {
                        backoff.reset()
                    } else if part != nil {
                        let message = "the server stores nothing of what is sent"
                        let request = try HTTPRequest(.put, url: run.control.session?.url ?? "")
                        let error = FetchError(.connectionLost, message)
                        throw TransientFailure(
                            GAPIError(.uploadProtocol, message),
                            FailedAttempt(request, isIdempotent: true, error: error)
                        )
                    }
                    offset = count
                }
            } catch let failure as TransientFailure {
                guard let delay = await backoff.delay(after: failure.attempt) else { throw failure.error }
                try await core.fetcher.core.wait(delay, run.monitor)
                offset = nil
            }
        }
    }

    /// Sends one part.
    private nonisolated func send<Response: JSON.Model>(
        _ part: OpenSource.Part,
        _ sent: SentBytes,
        _ run: UploadRun
    ) async throws -> SessionAnswer<Response> {
        let end = part.offset + part.length
        let total = run.control.session?.total ?? (part.isLast ? end : nil)
        let range = part.length == 0 ? "*" : "\(part.offset)-\(end - 1)"
        let progress = run.control.progress
        let body = part.body.observed { chunk, position in
            let count = sent.add(chunk, at: part.offset + position)
            progress.report { $0.sent = count }
        }
        return try await put("bytes \(range)/\(total.map(String.init) ?? "*")", body, run)
    }

    /// Asks what is stored.
    private nonisolated func ask<Response: JSON.Model>(_ run: UploadRun) async throws -> SessionAnswer<Response> {
        let total = run.control.session?.total
        return try await put("bytes */\(total.map(String.init) ?? "*")", .bytes([]), run)
    }

    private nonisolated func put<Response: JSON.Model>(
        _ contentRange: String,
        _ body: RequestBody,
        _ run: UploadRun
    ) async throws -> SessionAnswer<Response> {
        guard let session = run.control.session else { throw CancellationError() }
        // No credentials: the URL of a session is one.
        var call = FetchCall(try HTTPRequest(.put, url: session.url), body: body)
        call.options.retry = .none
        call.options.timeout = nil
        call.request.headerFields[.contentRange] = contentRange
        call.request.headerFields[.contentType] = session.contentType
        // Proxies follow a 308; then 200 comes, and the truth beside it
        call.request.headerFields[.noPermanentRedirect] = "yes"
        let response: FetchResponse
        do {
            response = try await core.fetcher.core.fetch(call, monitor: run.monitor)
        } catch let error as FetchError where error.isRetryable {
            var wrapped = GAPIError(.transport, error.message, cause: error)
            wrapped.attempts = error.attempts
            throw TransientFailure(wrapped, FailedAttempt(call.request, isIdempotent: true, error: error))
        }
        if let location = response.head.headerFields[.location] { run.control.moveSession(to: location) }
        let status = response.head.headerFields[.statusOverride].flatMap { Int($0) } ?? response.head.status.code
        switch status {
        case 308: return .stored(try response.storedBytes())
        case 200..<300: return .done(try response.model())
        case 404, 410:
            var error = GAPIError(response: response)
            error.code = .uploadSessionExpired
            throw error
        default:
            let error = GAPIError(response: response)
            var failed = FailedAttempt(call.request, isIdempotent: true, response: response.head, body: response.body)
            failed.response?.status = .init(code: status)
            guard failed.mayPass else { throw error }
            throw TransientFailure(error, failed)
        }
    }

    /// Drops what the server has stored.
    ///
    /// Runs to its end although its caller is cancelled, but not for long.
    private nonisolated func abortSession(_ run: UploadRun) async {
        guard let session = run.control.session, let request = try? HTTPRequest(.delete, url: session.url) else {
            return
        }
        let fetcher = core.fetcher
        let options = FetchOptions {
            $0.timeout = .seconds(5)
            $0.retry = .none
        }
        _ = await Task { try? await fetcher.fetch(request, options: options) }.value  // 499, or nothing
    }
}

/// What the server says of a session.
private enum SessionAnswer<Response: Sendable>: Sendable {
    /// The first so many bytes are stored.
    case stored(Int64)
    /// All of it; the upload is over.
    case done(Response)
}

/// A failure after which the upload asks the server what it has, and goes on.
private struct TransientFailure: Error {
    let error: GAPIError
    let attempt: FailedAttempt

    init(_ error: GAPIError, _ attempt: FailedAttempt) {
        self.error = error
        self.attempt = attempt
    }
}

extension FetchResponse {
    /// The bytes that a 308 says are stored: `Range: bytes=0-N`; without the header, none.
    fileprivate func storedBytes() throws -> Int64 {
        guard let range = head.headerFields[.range] else { return 0 }
        let ends = range.drop { $0 != "=" }.dropFirst().split(separator: "-", omittingEmptySubsequences: false)
        guard range.hasPrefix("bytes="), ends.count == 2, ends[0] == "0", let last = Int64(ends[1]), last >= 0 else {
            throw GAPIError(.uploadProtocol, "the server tells what it has as `\(range)`, not as `bytes=0-N`")
        }
        return last + 1
    }
}

extension HTTPField.Name {
    fileprivate static let uploadContentType = Self.known("X-Upload-Content-Type")
    fileprivate static let uploadContentLength = Self.known("X-Upload-Content-Length")
    fileprivate static let noPermanentRedirect = Self.known("X-GUploader-No-308")
    fileprivate static let statusOverride = Self.known("X-HTTP-Status-Code-Override")
}
