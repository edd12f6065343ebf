import AsyncJSON
import HTTPTypes
import NIOCore
import Synchronization

/// Media that have arrived completely.
struct ReceivedMedia: Sendable {
    let content: Content
    let digest: ContentDigest
    /// The `x-goog-hash` header fields of the requests, with the checksums that the content should have.
    var hashHeaders: [String] = []
}

/// A resumable upload, from the request that starts it until its resource exists.
final class UploadSession: Sendable {
    private struct State {
        var total: Int64?
        var hashHeaders: [String] = []
        var resource: ByteBuffer?
        var contentPath: String?
    }

    let id: String
    let upload: Upload
    /// Creates a resource from the media.
    let finish: MediaUploads.Finish
    private let state: Mutex<State>

    init(id: String, total: Int64?, upload: Upload, finish: @escaping MediaUploads.Finish) {
        self.id = id
        self.upload = upload
        self.finish = finish
        state = Mutex(State(total: total))
    }

    /// The JSON text of the upload's resource; `nil` until the resource exists.
    var resource: ByteBuffer? {
        get { state.withLock(\.resource) }
        set { state.withLock { $0.resource = newValue } }
    }

    /// The path of the file with the bytes, if they outlive this process.
    var contentPath: String? {
        get { state.withLock(\.contentPath) }
        set { state.withLock { $0.contentPath = newValue } }
    }

    /// The size of the whole upload, as soon as the client has stated it.
    var total: Int64? { state.withLock(\.total) }

    var hashHeaders: [String] { state.withLock(\.hashHeaders) }

    func note(hashHeader: String?) {
        if let hashHeader { state.withLock { $0.hashHeaders.append(hashHeader) } }
    }

    /// Sets the size of the whole upload; throws 400 if the client has stated another size before.
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

/// The running resumable uploads, and the latest of the finished ones.
final class UploadSessions: Sendable {
    private struct State {
        var sessions: [String: UploadSession] = [:]
        var finished: [String] = []
        var lastNumber: UInt64 = 0
    }

    private static let finishedLimit = 1000
    private let state = Mutex(State())

    /// Returns a new id, which a client that has not seen it cannot guess.
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

    /// Keeps a finished session for clients that did not receive the response, and removes the oldest finished session
    /// above the limit.
    func finish(_ session: UploadSession) {
        state.withLock { state in
            state.finished.append(session.id)
            guard state.finished.count > Self.finishedLimit else { return }
            state.sessions[state.finished.removeFirst()] = nil
        }
    }
}
