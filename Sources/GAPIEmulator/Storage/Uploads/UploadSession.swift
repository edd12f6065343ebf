import Synchronization

/// One resumable upload, from the request that starts it until its object is there.
final class UploadSession: Sendable {
    struct State: Sendable {
        var draft: ObjectDraft
        /// The size of the whole, once the client has said it.
        var total: Int64?
        /// The object that the upload has become.
        var object: StoredObject?
    }

    let id: String
    let preconditions: Preconditions
    let upload: Upload
    let state: Mutex<State>

    init(id: String, draft: ObjectDraft, total: Int64?, preconditions: Preconditions, upload: Upload) {
        self.id = id
        self.preconditions = preconditions
        self.upload = upload
        state = Mutex(State(draft: draft, total: total))
    }

    var object: StoredObject? { state.withLock { $0.object } }

    /// Notes the size of the whole; throws 400 when the client has said another before.
    func declare(total: Int64?) throws(GoogleError) {
        guard let total else { return }
        let known = state.withLock { state in
            state.total = state.total ?? total
            return state.total
        }
        guard known == total else {
            throw .badRequest("The upload's size was said to be \(known ?? 0) bytes before, and now \(total).")
        }
    }
}

/// The resumable uploads under way, and the newest of those that are done.
final class UploadSessions: Sendable {
    private struct State {
        var sessions: [String: UploadSession] = [:]
        var finished: [String] = []
        var lastNumber: UInt64 = 0
    }

    private static let finishedLimit = 1000
    private let state = Mutex(State())

    /// A new id; nobody can guess one who has not seen it.
    func newID() -> String {
        let number = state.withLock { state in
            state.lastNumber += 1
            return state.lastNumber
        }
        let random = UInt64.random(in: .min ... .max)
        return "upload-\(number)-\(String(random, radix: 36))"
    }

    subscript(id: String) -> UploadSession? {
        get { state.withLock { $0.sessions[id] } }
        set { state.withLock { $0.sessions[id] = newValue } }
    }

    /// Keeps a finished session for clients that have missed its answer, and lets the oldest of such go.
    func finish(_ session: UploadSession) {
        state.withLock { state in
            state.finished.append(session.id)
            guard state.finished.count > Self.finishedLimit else { return }
            state.sessions[state.finished.removeFirst()] = nil
        }
    }
}
