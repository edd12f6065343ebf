import Synchronization

/// Media that have arrived completely.
struct ReceivedMedia: Sendable {
    let content: Content
    let digest: ContentDigest
    /// The `x-goog-hash` header fields of the requests, with the checksums that the content should have.
    var hashHeaders: [String] = []
}

/// An upload in several requests, from the request that opens it until its resource exists.
final class UploadSession<Resource: Sendable>: Sendable {
    private struct State {
        var total: Int64?
        var hashHeaders: [String] = []
        var resource: Resource?
    }

    let id: String
    let upload: Upload
    /// Creates the resource from the media.
    let finish: @Sendable (ReceivedMedia) async throws -> Resource
    /// Removes the record of a session that would outlive this process, and its bytes if no resource needs them.
    let discard: @Sendable (_ deletesContent: Bool) async throws -> Void
    private let state: Mutex<State>

    init(
        id: String,
        total: Int64?,
        upload: Upload,
        discard: @escaping @Sendable (_ deletesContent: Bool) async throws -> Void = { _ in },
        finish: @escaping @Sendable (ReceivedMedia) async throws -> Resource
    ) {
        self.id = id
        self.upload = upload
        self.discard = discard
        self.finish = finish
        state = Mutex(State(total: total))
    }

    /// The upload's resource; `nil` until it exists.
    var resource: Resource? {
        get { state.withLock(\.resource) }
        set { state.withLock { $0.resource = newValue } }
    }

    /// The size of the whole upload, as soon as the client has stated it.
    var total: Int64? { state.withLock(\.total) }

    var hashHeaders: [String] { state.withLock(\.hashHeaders) }

    func note(hashHeader: String?) {
        if let hashHeader { state.withLock { $0.hashHeaders.append(hashHeader) } }
    }

    /// Sets the size of the whole upload, unless the client has stated it before.
    ///
    /// - Returns: The size as it was stated first.
    @discardableResult
    func declare(total: Int64) -> Int64 {
        state.withLock { state in
            let first = state.total ?? total
            state.total = first
            return first
        }
    }
}
