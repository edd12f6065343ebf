import HTTPTypes

// One request of an upload, and the meaning of its answer.
extension UploadEngine {
    /// A request to the session, and its answer.
    struct Step: Sendable {
        let request: HTTPRequest
        let response: FetchResponse
        let status: UploadSession.Status
        /// The part that it carried; `nil` if it asked.
        let part: UploadSession.Part?
        /// A Boolean value indicating whether it opened the session.
        var opens = false
    }

    /// A failure after which the upload asks the server what it has, and goes on.
    struct TransientFailure: Error {
        let error: FetchError
        let attempt: FailedAttempt
    }

    private static let timeToCancel = Duration.seconds(5)

    /// The longest part that is read once for its hash before it is sent.
    private static var longestHashedPart: Int64 { 64 << 20 }

    /// Returns the part that begins where the server's bytes end.
    func nextPart(of source: OpenSource, for session: UploadSession) async throws -> OpenSource.Part {
        let unit = max(session.partUnit, 1)  // a session may come from anywhere
        return try await part(of: source, from: session.stored, limit: max(session.partSize, unit), unit: unit)
    }

    /// Returns the part that begins at `start` and has at most `limit` bytes.
    func part(of source: OpenSource, from start: Int64, limit: Int, unit: Int) async throws -> OpenSource.Part {
        var limit = limit
        if !source.canBeReadAgain { limit = max(min(limit, SequentialSource.maximumWindow) / unit, 1) * unit }
        // A last part that is too long to be read twice leaves a small one to the end.
        if wire.finalHash != nil, let length = source.length {
            let rest = length - start
            let most = (rest - 1) / Int64(unit) * Int64(unit)
            if rest > Self.longestHashedPart, rest <= limit, most > 0 { limit = Int(most) }
        }
        return try await source.part(from: start, limit: limit)
    }

    /// Sends a part, or asks what is stored.
    func exchange(_ part: OpenSource.Part?, _ session: UploadSession) async throws -> Step {
        var described: UploadSession.Part?
        if let part { described = try await describe(part) }
        let request = if let described { try wire.part(described, of: session) } else { try wire.query(of: session) }
        var call = try carrier.call(request, to: session, run)
        call.body = request.body
        if let part, part.length > 0 || call.body == nil {
            call.body = run.counting(part.body, from: part.offset, in: sent)
        }
        var response: FetchResponse
        do { response = try await run.fetch(call) } catch let error as FetchError where error.isRetryable {
            throw TransientFailure(
                error: error,
                attempt: FailedAttempt(ofTransfer: call.request, run.options, error: error)
            )
        }
        // Everyone who reads the answer or its error is to see the status that the server means.
        guard let code = WireNumber.status(try wire.status(of: response.head)) else {
            throw violation("the server answers with a status that is none")
        }
        if code != response.head.status.code { response.head.status = .init(code: code) }
        let status = try wire.status(of: response, to: described, of: session)
        return Step(request: call.request, response: response, status: status, part: described)
    }

    func describe(_ part: OpenSource.Part) async throws -> UploadSession.Part {
        var hash: [UInt8]?
        if let kind = wire.finalHash, part.isLast { hash = try await sent.hash(kind, through: part) }
        var ownHash: [UInt8]?
        if let kind = wire.partHash {
            var hashes = ContentHashes([kind])
            for try await chunk in part.body.chunks() { chunk.withUnsafeReadableBytes { hashes.update($0) } }
            ownHash = hashes[kind]
        }
        return UploadSession.Part(
            offset: part.offset,
            length: part.length,
            isLast: part.isLast,
            hash: hash,
            ownHash: ownHash
        )
    }

    /// Ends a session, so that the server drops what it has stored.
    ///
    /// Runs to its end although its caller is cancelled, but not for long.
    func cancel(_ session: UploadSession) async {
        guard let request = wire.cancellation(of: session),
            var call = try? carrier.call(request, to: session, run)
        else { return }
        call.body = request.body
        call.options.timeout = Self.timeToCancel
        _ = await Task { [call] in
            // A session that may be somebody else's by now is left alone.
            if keeper != nil {
                let clock = run.core.configuration.clock
                do { try await clock.limiting(Self.timeToCancel) { try await keep(session) } } catch { return }
            }
            // Without an answer, as at the end of the process, it is still there for another one.
            guard let answer = try? await run.core.call(call) else { return }
            let status = (try? wire.status(of: answer.head)) ?? answer.head.status.code
            guard status < 500, status != 429 else { return }
            await keeper?.forget(session)
        }.value
    }

    /// Returns the URL that a reference in an answer means (RFC 9110, section 10.2.2).
    ///
    /// - Throws: ``FetchError/Code/uploadProtocol`` where the server that gave the answer must not lead.
    func place(_ reference: String, in response: FetchResponse, to request: HTTPRequest) throws -> String {
        do {
            let answered = try response.redirectedURL.map { try HTTPRequest(url: $0) } ?? request
            return try run.core.request(linked: reference, from: answered).url
        } catch let error as FetchError {
            throw violation(error.message)
        }
    }

    // MARK: Errors

    func violation(_ what: String) -> FetchError { FetchError(.uploadProtocol, what) }

    /// Returns the error of an answer that is no success.
    func refusal(_ response: FetchResponse, _ code: FetchError.Code = .status) -> FetchError {
        let status = Redaction.shown(response.head.status)
        let what = "an upload was answered with HTTP \(status.code) \(status.reasonPhrase)"
        var error = FetchError(code, what, attempts: response.attempts)
        error.response = response
        return error
    }

    /// Returns the failure of an answer: one that passes, or a refusal.
    func failure(of step: Step) -> any Error {
        let error = refusal(step.response)
        let failed = FailedAttempt(
            ofTransfer: step.request,
            run.options,
            response: step.response.head,
            body: step.response.body
        )
        return failed.mayPass ? TransientFailure(error: error, attempt: failed) : error
    }

    /// Returns the failure of a server that is busy with the session, whatever the status.
    func wait(after step: Step) -> TransientFailure {
        let error = refusal(step.response)
        let attempt = FailedAttempt(
            ofTransfer: step.request,
            run.options,
            response: step.response.head,
            body: step.response.body,
            error: FetchError(.connectionLost, error.message)
        )
        return TransientFailure(error: error, attempt: attempt)
    }

    /// Returns the failure of a server that takes parts and does not store them.
    func stagnation(after request: HTTPRequest) -> TransientFailure {
        let error = violation("the server stores nothing of what is sent")
        let attempt = FailedAttempt(
            ofTransfer: request,
            run.options,
            error: FetchError(.connectionLost, error.message)
        )
        return TransientFailure(error: error, attempt: attempt)
    }
}
