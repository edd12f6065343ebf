import HTTPTypes

/// Drives any wire: sends a source part by part, and goes on after breaks and pauses with what the server lacks.
///
/// The server's word counts. It may store less than was sent, so each step starts from what it says. Partial storage,
/// lost answers, pauses and other processes are one case: a question, and the part that follows from its answer.
package struct UploadEngine: Sendable {
    let run: UploadRun
    let wire: any UploadWire
    /// The call that opens the session.
    let call: FetchCall
    let carrier: UploadCarrier
    /// The bytes that have been sent, to compare with what the server says that it has.
    package let sent: SentBytes
    /// The keeper of the session.
    let keeper: (any UploadKeeper)?

    /// The size of parts where one request for everything does not do.
    static let usualPartSize = 8 << 20
    /// The number of bytes that another process has sent which are read only if the server tells no checksum of them.
    private static let longestReading: Int64 = 64 << 20

    /// Creates an engine for one upload.
    ///
    /// - Parameters:
    ///   - run: The upload.
    ///   - wire: The protocol.
    ///   - call: The call that opens the session; of a resumed upload, a call whose header fields go with each part.
    ///   - kinds: The hashes to compute while the bytes are sent, besides CRC32C and that of the wire.
    ///   - keeper: The keeper of the session.
    package init(
        _ run: UploadRun,
        _ wire: any UploadWire,
        _ call: FetchCall,
        hashing kinds: Set<ContentHash> = [],
        keeper: (any UploadKeeper)? = nil
    ) {
        self.run = run
        self.wire = wire
        self.call = call
        carrier = UploadCarrier(call, wire)
        sent = SentBytes(hashing: wire.finalHash.map { kinds.union([$0]) } ?? kinds)
        self.keeper = keeper
    }

    /// Opens a session and sends a source to it.
    ///
    /// - Parameters:
    ///   - source: The bytes.
    ///   - contentType: Their media type.
    ///   - method: The method that the upload calls; stored with the session.
    ///   - partSize: The number of bytes of a part, before it is rounded up to the server's unit; `nil` for everything
    ///     in one request, if the source can be read again and no keeper waits between parts.
    /// - Returns: The last answer.
    /// - Throws: ``FetchError``; `CancellationError` when the upload was cancelled, and then its session is cancelled.
    package func upload(
        _ source: OpenSource,
        contentType: String,
        method: String,
        partSize: Int?
    ) async throws -> FetchResponse {
        let partSize = partSize ?? (source.canBeReadAgain && keeper == nil ? .max : Self.usualPartSize)
        // Before there is a session, which would stay open if this failed or was cancelled.
        let identity = try await source.identity()
        let (opening, step) = try await open(source, contentType, partSize: partSize)
        let unit = max(opening.partUnit, 1)
        let session = UploadSession(
            wire: type(of: wire).name,
            method: method,
            url: opening.place,
            contentType: contentType,
            partSize: Self.rounded(partSize, to: unit),
            partUnit: unit,
            total: source.length,
            stored: 0,
            notes: opening.notes,
            source: identity
        )
        return try await send(source, to: session, openedBy: step)
    }

    /// Sends to a session that was opened earlier, possibly by another process, what its server lacks.
    ///
    /// - Returns: The last answer.
    /// - Throws: As ``upload(_:contentType:method:partSize:)``; ``FetchError/Code/source`` for another source than the
    ///   session's, and ``FetchError/Code/invalidRequest`` for a session of another protocol.
    package func resume(_ session: UploadSession, from source: OpenSource) async throws -> FetchResponse {
        guard session.wire == type(of: wire).name else {
            throw FetchError(.invalidRequest, "the session belongs to another upload protocol, \(session.wire)")
        }
        // A stored session may come from anywhere, like a link.
        _ = try run.core.request(linked: session.url, from: call.request)
        guard let identity = try await source.identity(), identity == session.source, session.total == source.length
        else {
            throw Self.anotherSource
        }
        var session = session
        if keeper != nil {
            let usual = Self.rounded(Self.usualPartSize, to: max(session.partUnit, 1))
            session.partSize = min(session.partSize, usual)
        }
        try await takeOver(session.hashed, of: source)
        return try await send(source, to: session, openedBy: nil)
    }

    private static var anotherSource: FetchError {
        FetchError(.source, "the source is not the one that the upload began with; start a new upload")
    }

    /// Takes over the checksum of what an earlier process has sent.
    ///
    /// Bytes in memory have no time of change by which they are known. They are read, which takes no time.
    private func takeOver(_ hashed: HashedPrefix, of source: OpenSource) async throws {
        // Of a stored session, only what its source can have is believed.
        guard hashed.count > 0, hashed.count <= source.length ?? 0 else { return }
        guard case .bytes = source else { return sent.skip(hashed) }
        try await sent.catchUp(to: hashed.count, in: source)
        guard sent.prefix == hashed else { throw Self.anotherSource }
    }

    private static func rounded(_ size: Int, to unit: Int) -> Int {
        size > Int.max - unit ? Int.max / unit * unit : max((size + unit - 1) / unit, 1) * unit
    }

    // MARK: Sending

    /// The state of an upload between two requests.
    struct State {
        var session: UploadSession
        var backoff: Backoff
        /// A Boolean value indicating whether `session.stored` is what the server has; if not, the next request asks.
        var isKnown: Bool
        /// A Boolean value indicating whether another process may have sent to the session.
        var mayBeShared: Bool
        /// A Boolean value indicating whether the last part had an answer that tells nothing of it.
        var isOwedAnAnswer = false
        /// A Boolean value indicating whether the last part was sent, so that the server may have ended the upload.
        var hasSentLastPart: Bool
        /// The number of parts that failed since the server last stored more.
        var failedParts = 0
    }

    /// Sends what the server lacks, and cancels the session when the upload is cancelled.
    ///
    /// A session that another process has opened has no step that opened it.
    private func send(
        _ source: OpenSource,
        to session: UploadSession,
        openedBy step: Step?
    ) async throws -> FetchResponse {
        // Who gives the upload back must be able to wait for the end of this.
        guard let shared = keeper as? SharedUpload else {
            return try await sendAlone(source, to: session, openedBy: step)
        }
        return try await shared.send { try await sendAlone(source, to: session, openedBy: step) }
    }

    private func sendAlone(
        _ source: OpenSource,
        to session: UploadSession,
        openedBy step: Step?
    ) async throws -> FetchResponse {
        let backoff = Backoff(run.core, run.options, timeout: run.options.transferTimeout)
        var state = State(
            session: session,
            backoff: backoff,
            isKnown: false,
            mayBeShared: step == nil,
            hasSentLastPart: step?.part?.isLast == true
        )
        run.control.begin(session, sent)
        do {
            try await keep(session)
            return try await answer(source, openedBy: step, &state)
        } catch {
            let code = (error as? FetchError)?.code
            if code == .uploadSessionExpired { await keeper?.forget(state.session) }
            // Sources and retry policies may have errors of their own for their cancellation.
            guard error is CancellationError || Task.isCancelled else { throw error }
            // After a timeout it can still be resumed; after the loss of the lease it is somebody else's.
            if !run.monitor.hasExpired, !run.control.isLeft, code != .leaseLost { await cancel(state.session) }
            throw CancellationError()
        }
    }

    /// Has the session kept as it is now.
    func keep(_ session: UploadSession) async throws {
        guard let keeper else { return }
        var session = session
        session.hashed = sent.prefix
        do { try await keeper.keep(session) } catch {
            guard !(error is CancellationError), !(error is FetchError) else { throw error }
            let what = "the keeper of the upload's session threw; the session is as it was"
            throw FetchError(.leaseLost, what, cause: error)
        }
    }

    /// Has the session forgotten, when the caller has read the last answer; a proxy's page may look like one.
    package func forgetSession() async {
        if let session = run.control.session { await keeper?.forget(session) }
    }

    private func answer(
        _ source: OpenSource,
        openedBy step: Step?,
        _ state: inout State
    ) async throws -> FetchResponse {
        if let step, let answer = try await conclude(step, source, &state) { return answer }
        return try await sendParts(of: source, &state)
    }

    private func sendParts(of source: OpenSource, _ state: inout State) async throws -> FetchResponse {
        while true {
            // Outside of what a pause interrupts: a sequence whose reader is cancelled has often ended for good.
            let part = state.isKnown ? try await nextPart(of: source, for: state.session) : nil
            let wasPaused = try await run.control.waitWhilePaused()
            state.isKnown = false
            try await keep(state.session)
            if wasPaused {
                // Another process may have gone on, if it has the source too: the server is asked.
                if source.canBeReadAgain { state.mayBeShared = true }
                if part != nil { continue }
            }
            if part?.isLast == true { state.hasSentLastPart = true }
            do {
                let session = state.session
                guard let step = try await run.control.interruptibly({ try await exchange(part, session) }) else {
                    state.isOwedAnAnswer = false
                    continue  // paused
                }
                if let answer = try await conclude(step, source, &state) { return answer }
            } catch let failure as TransientFailure {
                guard let delay = await state.backoff.delay(after: failure.attempt) else { throw failure.error }
                // A failure before the attempt, such as that of the credentials, has not been reported.
                run.monitor.didFail(status: nil, failure: failure.error.code)
                try await run.core.wait(delay, run.monitor)
                state.isOwedAnAnswer = false
                if part != nil { state.failedParts += 1 }
                // What does not come through in one request may do so in smaller ones.
                if state.failedParts > 1 {
                    let unit = max(state.session.partUnit, 1)
                    state.session.partSize = min(state.session.partSize, Self.rounded(Self.usualPartSize, to: unit))
                }
            }
        }
    }

    /// Takes the server's word for what it has.
    ///
    /// - Returns: The last answer, if the upload is complete.
    private func conclude(
        _ step: Step,
        _ source: OpenSource,
        _ state: inout State
    ) async throws -> FetchResponse? {
        let tellsOfPart = step.part != nil && !step.opens || state.isOwedAnAnswer
        switch step.status {
        case .finished:
            guard mayEnd(source, with: step, state) else {
                throw violation("the server ends the upload before everything was sent")
            }
            return step.response
        case .unknown:
            guard step.part != nil || step.opens else { throw violation("the server does not tell what it has") }
            state.isOwedAnAnswer = !step.opens
        case .stored(let count, let place, let notes):
            guard count >= 0 else { throw violation("the server claims to have \(count) bytes") }
            if count > sent.count {
                guard state.mayBeShared, count <= source.length ?? 0 else {
                    throw violation("the server claims to have \(count) bytes, more than were sent")
                }
            }
            let told = wire.runningChecksums(in: step.response.head)
            try await compare(told, upTo: count, source, isShared: state.mayBeShared)
            if let place { state.session.url = try self.place(place, in: step.response, to: step.request) }
            state.session.notes.merge(notes) { $1 }
            let before = state.session.stored
            state.session.stored = count
            state.isKnown = true
            state.isOwedAnAnswer = false
            // What a server forgets and gets again is no progress.
            if run.control.publish(state.session) {
                state.backoff.reset()
                state.failedParts = 0
            } else if tellsOfPart, count <= before {
                state.isKnown = step.part == nil  // the answer to a question holds
                throw stagnation(after: step.request)
            }
        case .busy: throw wait(after: step)
        case .gone: throw refusal(step.response, .uploadSessionExpired)
        case .failed: throw failure(of: step)
        }
        return nil
    }

    /// Compares the checksums that the server tells of its bytes with that of the source's.
    ///
    /// Bytes that another process has sent are read, unless they are many and the server tells their checksum: then it
    /// goes on from there.
    private func compare(
        _ told: [UInt32],
        upTo count: Int64,
        _ source: OpenSource,
        isShared: Bool
    ) async throws {
        if let first = told.first, count - sent.count > Self.longestReading {
            sent.skip(HashedPrefix(count: count, crc32c: first))
        } else {
            try await sent.catchUp(to: count, in: source)
        }
        let prefix = sent.prefix
        guard prefix.count == count, told.contains(where: { $0 != prefix.crc32c }) else { return }
        let what = "the server has other bytes than this source"
        throw isShared
            ? FetchError(
                .source,
                "\(what): it changed, or it is not the one that the upload began with; start a new upload"
            )
            : FetchError(.checksumMismatch, "\(what): they changed on the way; start a new upload")
    }

    /// Returns `true` if the server can have all bytes.
    ///
    /// After a question that is so if this process has sent the last part, or if another one may have sent it.
    private func mayEnd(_ source: OpenSource, with step: Step, _ state: State) -> Bool {
        if let part = step.part { return part.isLast }
        return step.opens ? source.length == 0 : state.mayBeShared || state.hasSentLastPart
    }
}
