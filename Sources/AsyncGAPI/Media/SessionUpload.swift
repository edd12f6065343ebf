package import AsyncFetch
import HTTPTypes
import NIOCore

// The Content-Range protocol of Google's services: POST opens a session, each PUT to it carries a part, and 308 tells in `Range`
// what is stored. The server may store less than was sent, so every step starts from its word.

/// Sends a source to a session, whatever the answer at its end is.
package struct SessionUpload<Response: Sendable>: Sendable {
    private let fetcher: Fetcher
    private let options: FetchOptions
    private let carrier: UploadCarrier
    private let control: UploadControl
    private let monitor: FetchMonitor
    private let decode: @Sendable (FetchResponse) throws -> Response
    private let failure: @Sendable (FetchResponse, _ isExpired: Bool) -> any Error

    /// - Parameters:
    ///   - fetcher: what sends the requests.
    ///   - options: when the whole has to be done, when to try again, and how each request is sent.
    ///   - carrier: what each request has of the caller's.
    ///   - control: of the upload.
    ///   - monitor: of the upload.
    ///   - decode: reads the last answer.
    ///   - failure: reads the answers that are no success; when the session is gone, `isExpired` is true.
    package init(
        _ fetcher: Fetcher,
        _ options: FetchOptions,
        _ carrier: UploadCarrier,
        _ control: UploadControl,
        _ monitor: FetchMonitor,
        decode: @escaping @Sendable (FetchResponse) throws -> Response,
        failure: @escaping @Sendable (FetchResponse, _ isExpired: Bool) -> any Error
    ) {
        self.fetcher = fetcher
        self.options = options
        self.carrier = carrier
        self.control = control
        self.monitor = monitor
        self.decode = decode
        self.failure = failure
    }

    /// Opens a session with a request that describes what is uploaded.
    package func open(
        _ call: FetchCall,
        method: String,
        _ source: OpenSource,
        _ contentType: String,
        _ uploadOptions: UploadOptions
    ) async throws {
        var call = call
        call.request.headerFields[.uploadContentType] = contentType
        call.request.headerFields[.uploadContentLength] = source.length.map { "\($0)" }
        call.body = call.body ?? .bytes([])
        call.options.isIdempotent = true  // a session that nobody uses has no effect
        let response = try await fetcher.core.fetch(call, monitor: monitor)
        guard response.head.status.kind == .successful else { throw failure(response, false) }
        guard let location = response.head.headerFields[.location] else {
            let status = response.head.status.code
            throw GAPIError(.uploadProtocol, "the server opened no session (no Location)", status: status)
        }
        control.session = UploadSession(
            method: method,
            url: try place(location, in: response, to: call),
            contentType: contentType,
            chunkSize: uploadOptions.roundedChunkSize,
            total: source.length,
            acknowledged: 0,
            source: try await source.identity()
        )
    }

    /// Sends a source, part by part, and aborts the session when the upload is cancelled.
    ///
    /// When it `resumes`, the server may have more than this process has sent. With `sendsHash` the last part says what all bytes
    /// must be, so that the server refuses others.
    package func send(
        _ source: OpenSource,
        _ sent: SentBytes = SentBytes(),
        resumes: Bool,
        sendsHash: Bool = false,
        verify: (_ method: String, Response) async throws -> Void = { _, _ in }
    )
        async throws -> Response
    {
        do {
            let response = try await sendParts(of: source, resumes: resumes, sendsHash: sendsHash, sent)
            try await verify(control.session?.method ?? "", response)
            control.progress.finish(at: source.length ?? sent.count)
            return response
        } catch is CancellationError {
            if !monitor.hasExpired { await abortSession() }  // after a timeout it can still be resumed
            throw CancellationError()
        }
    }

    private func sendParts(
        of source: OpenSource,
        resumes: Bool,
        sendsHash: Bool,
        _ sent: SentBytes
    ) async throws -> Response {
        guard let chunkSize = control.session?.chunkSize else { throw CancellationError() }
        let limit = max(chunkSize, UploadOptions.chunkUnit)  // a session may come from anywhere
        var backoff = Backoff(fetcher.core, options, timeout: options.transferTimeout)
        var offset: Int64? = resumes ? nil : 0  // where the next part begins; nil when only the server knows
        var furthest: Int64 = 0  // what a server forgets and gets again is no progress
        while true {
            // Outside of what a pause interrupts: a sequence whose reader is cancelled has often ended for good.
            var part: OpenSource.Part?
            if let offset {
                part = try await source.part(from: offset, limit: Self.limit(limit, at: offset, of: source.length))
            }
            try await control.waitWhilePaused()
            let before = control.acknowledged
            do {
                let answer: SessionAnswer<Response>? = try await control.interruptibly { [part] in
                    if let part { try await send(part, sent, withHash: sendsHash) } else { try await ask() }
                }
                switch answer {
                case .done(let response):
                    guard source.length != nil || part?.isLast != false else {
                        throw GAPIError(.uploadProtocol, "the server ends the upload before everything was sent")
                    }
                    return response
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
                    control.acknowledge(count)
                    if count > furthest {
                        furthest = count
                        backoff.reset()
                    } else if part != nil, count <= before {
                        let message = "the server stores nothing of what is sent"
                        let request = try HTTPRequest(.put, url: control.session?.url ?? "")
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
                try await fetcher.core.wait(delay, monitor)
                offset = nil
            }
        }
    }

    /// Sends one part.
    private func send(
        _ part: OpenSource.Part,
        _ sent: SentBytes,
        withHash: Bool
    ) async throws -> SessionAnswer<Response> {
        let end = part.offset + part.length
        let total = control.session?.total ?? (part.isLast ? end : nil)
        let range = part.length == 0 ? "*" : "\(part.offset)-\(end - 1)"
        let progress = control.progress
        let hash = withHash && part.isLast ? try await sent.hash(through: part) : nil
        let body = part.body.observed { chunk, position in
            let count = sent.add(chunk, at: part.offset + position)
            progress.report { $0.sent = count }
        }
        return try await put("bytes \(range)/\(total.map(String.init) ?? "*")", body, hash: hash)
    }

    /// The longest part that is read once for its hash before it is sent.
    private static var longestHashedPart: Int64 { 64 << 20 }

    /// The most bytes of the next part: one that would be the last, and is too long to be read twice, leaves a small one to the end.
    private static func limit(_ limit: Int, at offset: Int64, of length: Int64?) -> Int {
        guard let length, length - offset > longestHashedPart, length - offset <= limit else { return limit }
        let unit = Int64(UploadOptions.chunkUnit)
        return Int((length - offset - 1) / unit * unit)
    }

    /// Asks what is stored.
    private func ask() async throws -> SessionAnswer<Response> {
        let total = control.session?.total
        return try await put("bytes */\(total.map(String.init) ?? "*")", .bytes([]))
    }

    private func put(
        _ contentRange: String,
        _ body: RequestBody,
        hash: String? = nil
    ) async throws -> SessionAnswer<Response> {
        guard let session = control.session else { throw CancellationError() }
        var call = try carrier.call(.put, session.url, options)
        call.body = body
        call.takes308AsAnswer = true
        call.request.headerFields[.contentRange] = contentRange
        call.request.headerFields[.googleHash] = hash
        call.request.headerFields[.contentType] = session.contentType
        // Proxies follow a 308; then 200 comes, and the truth beside it
        call.request.headerFields[.noPermanentRedirect] = "yes"
        let response: FetchResponse
        do {
            response = try await fetcher.core.fetch(call, monitor: monitor)
        } catch let error as FetchError where error.isRetryable {
            let wrapped = GAPIError(error, method: session.method, url: Redaction.urlWithoutQuery(call.request))
            throw TransientFailure(wrapped, FailedAttempt(call.request, isIdempotent: true, error: error))
        }
        let status = try response.uploadStatus()
        // Other answers tell there where the thing is that was made, which is no session to be asked or aborted.
        if status == 308, let location = response.head.headerFields[.location] {
            control.moveSession(to: try place(location, in: response, to: call))
        }
        switch status {
        case 308: return .stored(try response.storedBytes())
        case 200..<300: return .done(try decode(response))
        case 404, 410: throw failure(response, true)
        default:
            let error = failure(response, false)
            var failed = FailedAttempt(call.request, isIdempotent: true, response: response.head, body: response.body)
            failed.response?.status = .init(code: status)
            guard failed.mayPass else { throw error }
            throw TransientFailure(error, failed)
        }
    }

    /// Drops what the server has stored.
    ///
    /// Runs to its end although its caller is cancelled, but not for long.
    private func abortSession() async {
        guard let session = control.session, var call = try? carrier.call(.delete, session.url, options) else { return }
        call.options.timeout = .seconds(5)
        _ = await Task { [call] in try? await fetcher.core.call(call) }.value  // 499, or nothing
    }

    /// The URL that the `Location` of an answer means (RFC 9110 §10.2.2), where the server that gave it may lead to it.
    private func place(_ location: String, in response: FetchResponse, to call: FetchCall) throws -> String {
        do {
            let answered = try response.redirectedURL.map { try HTTPRequest(url: $0) } ?? call.request
            return try fetcher.core.request(linked: location, from: answered).url
        } catch let error as FetchError {
            throw GAPIError(.uploadProtocol, error.message)
        }
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
    let error: any Error
    let attempt: FailedAttempt

    init(_ error: any Error, _ attempt: FailedAttempt) {
        self.error = error
        self.attempt = attempt
    }
}

extension FetchResponse {
    /// The status, or the one that stands beside it so that proxies do not take it for a redirect's.
    fileprivate func uploadStatus() throws -> Int {
        guard let text = head.headerFields[.statusOverride] else { return head.status.code }
        guard let status = WireNumber.status(text) else {
            throw GAPIError(.uploadProtocol, "the server tells the status `\(text.prefix(40))`")
        }
        return status
    }

    /// The bytes that a 308 says are stored: `Range: bytes=0-N`; without the header, none.
    fileprivate func storedBytes() throws -> Int64 {
        guard let range = head.headerFields[.range] else { return 0 }
        guard let count = WireNumber.stored(inRange: range) else {
            let told = range.prefix(40)
            throw GAPIError(.uploadProtocol, "the server tells what it has as `\(told)`, not as `bytes=0-N`")
        }
        return count
    }
}

extension HTTPField.Name {
    fileprivate static let googleHash = Self.known("x-goog-hash")
    fileprivate static let uploadContentType = Self.known("X-Upload-Content-Type")
    fileprivate static let uploadContentLength = Self.known("X-Upload-Content-Length")
    fileprivate static let noPermanentRedirect = Self.known("X-GUploader-No-308")
    fileprivate static let statusOverride = Self.known("X-HTTP-Status-Code-Override")
}
