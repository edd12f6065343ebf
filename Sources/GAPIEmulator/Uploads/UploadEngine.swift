import AsyncFetch
import AsyncFetchTesting
import EmulatorServer
import HTTPTypes
import NIOCore
import Synchronization

/// The server's side of uploads in several requests, with the `Content-Range` protocol of Google's documentation.
///
/// The engine has the running sessions, and the latest of the finished ones for clients that did not receive the
/// response. It receives parts, answers queries, and ends sessions. Its users open the sessions, and say which resource
/// the media become and how a response shows it.
final class UploadEngine<Resource: Sendable>: Sendable {
    typealias Session = UploadSession<Resource>

    private struct State {
        var sessions: [String: Session] = [:]
        /// The number of sessions that are being made.
        var opening = 0
        var finished: [String] = []
        var cancelled: [String] = []
        var lastNumber: UInt64 = 0
    }

    /// The step in bytes: the stored bytes of a part are a multiple of it, unless the part is the last one.
    let granularity: Int
    private let rules: UploadRules
    private let limits: EmulatorLimits
    /// The current time in microseconds since 1970.
    let now: @Sendable () -> Int64
    private let state = Mutex(State())

    /// The number of ended sessions that are remembered.
    private static var endedLimit: Int { 1000 }

    init(
        granularity: Int,
        rules: UploadRules,
        limits: EmulatorLimits,
        now: @escaping @Sendable () -> Int64 = WallClock.microseconds
    ) {
        self.granularity = max(1, granularity)
        self.rules = rules
        self.limits = limits
        self.now = now
    }

    /// The most uploads that may be open.
    var openUploads: Int { limits.openUploads }

    // MARK: Sessions

    /// Returns a new id, which a client that has not seen it cannot guess.
    private func newID() -> String {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let random = UInt64.random(in: .min ... .max)
        return "upload-\(number)-\(String(random, radix: 36))"
    }

    /// Opens the session that a closure makes, and ends those whose time is over.
    ///
    /// Its place is taken before it is made, so that requests at the same time do not open more than may be open.
    ///
    /// - Parameter make: Makes the session with an id, which no other session has.
    /// - Returns: The session.
    /// - Throws: 503 if there are too many open ones; the error of the closure.
    func open(_ make: (_ id: String) async throws -> Session) async throws -> Session {
        // What cannot be removed now is tried again.
        for session in state.withLock({ $0.sessions.values.filter(isExpired) }) { try? await end(session) }
        let count = state.withLock { state in
            let count = state.opening + state.sessions.values.count { $0.resource == nil }
            if count < limits.openUploads { state.opening += 1 }
            return count
        }
        guard count < limits.openUploads else { throw GoogleError.tooManyOpen(count, "uploads") }
        do {
            let session = try await make(newID())
            state.withLock { state in
                state.opening -= 1
                state.sessions[session.id] = session
            }
            return session
        } catch {
            state.withLock { $0.opening -= 1 }
            throw error
        }
    }

    private func isExpired(_ session: Session) -> Bool {
        .microseconds(now()) - .microseconds(session.time) >= limits.uploadLifetime
    }

    /// Lets requests find a session of an earlier process.
    func restore(_ session: Session) async {
        state.withLock { $0.sessions[session.id] = session }
        if session.resource != nil { await keepFinished(session) }
    }

    /// Returns a session; throws 404 if there is none, or none any more.
    func session(_ id: String) throws(GoogleError) -> Session {
        guard let session = state.withLock({ $0.sessions[id] }), !isExpired(session) else {
            throw .notFound("There is no upload \(id).")
        }
        return session
    }

    /// Removes a session and its stored bytes, unless the bytes belong to a resource by now.
    ///
    /// - Returns: The error with which Google answers.
    func cancel(_ session: Session) async throws -> GoogleError {
        try await end(session)
        state.withLock { state in
            state.cancelled.append(session.id)
            if state.cancelled.count > Self.endedLimit { state.cancelled.removeFirst() }
        }
        return GoogleError(code: 499, reason: "cancelled", message: "The upload is cancelled.")
    }

    /// Lets the sessions go, which refer to their service; what is stored of them stays for another process.
    func stop() {
        let sessions = state.withLock { state in
            defer { state.sessions = [:] }
            return state.sessions
        }
        withExtendedLifetime(sessions) {}  // files are closed outside of the lock
    }

    /// Returns whether a client has cancelled the session with an id, as far as it is remembered.
    func isCancelled(_ id: String) -> Bool { state.withLock { $0.cancelled.contains(id) } }

    /// Ends a session, and forgets it when nothing of it is left.
    ///
    /// On a full disk, the room of its bytes may be what the removal of its record needs. If that fails nevertheless, the
    /// session stays, so that a client can try once more. A session that gets its resource at this moment stays as well;
    /// if it gets none, ``finish(_:_:)`` ends it.
    private func end(_ session: Session) async throws {
        let isUseless = try await session.upload.cancel()
        guard isUseless || session.resource != nil else { return }
        try await session.discard(isUseless)
        state.withLock { state in
            state.sessions[session.id] = nil
            state.finished.removeAll { $0 == session.id }
        }
    }

    // MARK: Parts

    /// Receives a part, or reads a query.
    ///
    /// - Returns: The resource if the upload is complete; `nil` if bytes are missing.
    func receive(_ request: IncomingRequest, _ session: Session) async throws -> Resource? {
        if let resource = session.resource { return resource }
        let range = try request.headers[.contentRange].map { header throws(GoogleError) in
            try ContentRange(header: header)
        }
        guard range != nil || rules.takesWholeContent else {
            throw GoogleError.badRequest("Content-Range is missing.")
        }
        let resource: Resource? = try await session.upload.withTurn { turn in
            // A query does not bind the client to a size: with more or fewer bytes than are stored, the upload goes on.
            if let range, range.bytes != nil, let total = range.total { try declare(total, session, turn) }
            try session.note(hashHeader: request.headers[.wireHash])
            let total = session.total ?? range?.total
            if let range {
                let end = try await receive(request.body, range, total, session.upload, &turn)
                guard end == total else { return nil }
            } else {
                let count = try await receive(request.body, at: 0, upTo: total ?? .max, session.upload, &turn)
                try declare(count, session, turn)
            }
            return try await finish(session, turn)
        }
        // What is acknowledged is stored, even if this process ends now.
        if resource == nil { try await session.save() }
        return resource
    }

    /// Returns 308 with the number of stored bytes; as 200 for clients whose proxies would follow 308 as a redirect.
    func incomplete(
        _ session: Session,
        _ request: IncomingRequest,
        headers: HTTPFields = [:]
    ) async throws -> Reply {
        var reply = Reply(status: .init(code: 308, reasonPhrase: "Resume Incomplete"), headers: headers)
        let stored = try await session.upload.storedDigest()
        if stored.count > 0 {
            reply.headers[.range] = "bytes=0-\(stored.count - 1)"
            reply.headers[.wireRunningHash] = "crc32c=\(stored.crc32cHash)"
        }
        if request.headers[.refuses308] == "yes" {
            reply.status = .ok
            reply.headers[.statusOverride] = "308"
        }
        return reply
    }

    /// Sets the size of the whole upload; throws 400 if more bytes are stored, or if the client has stated another size
    /// before.
    ///
    /// Only in a turn is it certain that no other request stores more.
    func declare(_ total: Int64, _ session: Session, _ turn: Upload.Turn) throws(GoogleError) {
        guard turn.storedCount <= total else {
            throw .badRequest("The upload's size is said to be \(total) bytes, but \(turn.storedCount) are stored.")
        }
        let known = session.declare(total: total)
        guard known == total || !rules.checksParts else {
            throw .badRequest("The upload's size was said to be \(known) bytes before, and now \(total).")
        }
    }

    /// Stores the bytes of a part, except those that are stored already.
    ///
    /// Of a part that is not the last, only the full steps stay, as in Cloud Storage.
    ///
    /// - Returns: The position after the part; for a query, the number of stored bytes.
    private func receive(
        _ body: IncomingBody,
        _ range: ContentRange,
        _ total: Int64?,
        _ upload: Upload,
        _ turn: inout Upload.Turn
    ) async throws -> Int64 {
        guard let part = range.bytes else { return turn.storedCount }
        guard part.lowerBound <= turn.storedCount else {
            throw GoogleError.uploadGap(offset: part.lowerBound, stored: turn.storedCount)
        }
        guard rules.checksParts else {
            return try await receive(body, at: part.lowerBound, upTo: total ?? .max, upload, &turn)
        }
        guard part.upperBound <= total ?? .max else {
            throw GoogleError.badRequest("The chunk ends behind the upload's \(total ?? 0) bytes.")
        }
        let end = try await receive(body, at: part.lowerBound, upTo: part.upperBound, upload, &turn)
        guard end == part.upperBound else {
            throw GoogleError.badRequest("The body is shorter than the Content-Range says.")
        }
        return end
    }

    /// Stores the bytes of a body, except those that are stored already, and returns its end position.
    func receive(
        _ body: IncomingBody,
        at start: Int64,
        upTo limit: Int64,
        _ upload: Upload,
        _ turn: inout Upload.Turn
    ) async throws -> Int64 {
        var position = start
        while var bytes = try await body.next() {
            let end = position + Int64(bytes.readableBytes)
            guard end <= limit else { throw GoogleError.badRequest("The body is longer than the upload can be.") }
            if end > turn.storedCount {
                bytes.moveReaderIndex(forwardBy: Int(max(0, turn.storedCount - position)))
                try await upload.append(bytes, &turn)
            }
            position = end
        }
        return position
    }

    /// Creates the resource from the stored bytes.
    ///
    /// A session whose resource the service refuses ends. If the resource cannot be stored, such as on a full disk or in a
    /// full memory, the client can try to end the upload once more, unless the upload was cancelled meanwhile.
    func finish(_ session: Session, _ turn: Upload.Turn) async throws -> Resource {
        let (content, digest) = try await session.upload.finish(turn)
        do {
            let media = ReceivedMedia(
                content: content,
                digest: digest,
                hashes: session.hashes,
                session: session.id
            )
            let resource = try await session.finish(media)
            session.end(with: resource, at: now())
            await keepFinished(session)
            return resource
        } catch {
            let isRefused = (error as? GoogleError).map { !$0.isStoreFull } ?? false
            // What cannot be removed now goes when its time is over.
            if !session.upload.reopen(isRefused: isRefused) { try? await end(session) }
            throw error
        }
    }

    /// Removes the oldest finished session above the limit.
    private func keepFinished(_ session: Session) async {
        let oldest: Session? = state.withLock { state in
            state.finished.append(session.id)
            guard state.finished.count > Self.endedLimit else { return nil }
            return state.sessions.removeValue(forKey: state.finished.removeFirst())
        }
        // If its record stays, it goes when its time is over.
        try? await oldest?.discard(false)
    }
}
