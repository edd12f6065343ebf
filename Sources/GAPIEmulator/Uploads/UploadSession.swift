import Synchronization

/// Media that have arrived completely.
struct ReceivedMedia: Sendable {
    let content: Content
    let digest: ContentDigest
    /// The checksums that the content should have.
    var hashes = StatedHashes()
    /// The id of the session; `nil` for media that arrived in one request.
    var session: String?
}

/// An upload in several requests, from the request that opens it until its resource exists.
final class UploadSession<Resource: Sendable>: Sendable {
    /// The statements of a client about the whole upload.
    struct Statements: Sendable, Equatable {
        /// The size in bytes.
        var total: Int64?
        /// The checksums of the `x-goog-hash` header fields.
        var hashes = StatedHashes()
    }

    private struct State {
        var statements: Statements
        /// The statements that another process would know.
        var saved: Statements
        var resource: Resource?
        var time: Int64
    }

    let id: String
    let upload: Upload
    /// The room that the metadata of the first request take in memory; `nil` if nobody counts it.
    private let room: StoreMemory.Room?
    /// Creates the resource from the media.
    let finish: @Sendable (ReceivedMedia) async throws -> Resource
    /// Removes the record of a session that would outlive this process, and its file if no resource needs it.
    let discard: @Sendable (_ deletesContent: Bool) async throws -> Void
    /// Stores statements in the record of a session that would outlive this process.
    private let record: @Sendable (Statements) async throws -> Void
    private let state: Mutex<State>

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - id: The id that the client has.
    ///   - time: The time of the start, in microseconds since 1970.
    ///   - statements: The statements of the request that started the upload.
    ///   - upload: The bytes.
    ///   - room: The room that the metadata of that request take in memory.
    ///   - record: Stores later statements.
    ///   - discard: Removes the record, and the file if no resource needs it.
    ///   - finish: Creates the resource.
    init(
        id: String,
        time: Int64,
        _ statements: Statements,
        upload: Upload,
        room: StoreMemory.Room? = nil,
        record: @escaping @Sendable (Statements) async throws -> Void = { _ in },
        discard: @escaping @Sendable (_ deletesContent: Bool) async throws -> Void = { _ in },
        finish: @escaping @Sendable (ReceivedMedia) async throws -> Resource
    ) {
        self.id = id
        self.upload = upload
        self.room = room
        self.record = record
        self.discard = discard
        self.finish = finish
        state = Mutex(State(statements: statements, saved: statements, time: time))
    }

    /// The upload's resource; `nil` until it exists.
    var resource: Resource? { state.withLock(\.resource) }

    /// The time of the start or, once there is a resource, of the end.
    var time: Int64 { state.withLock(\.time) }

    /// Ends the session with a resource, and closes the file.
    func end(with resource: Resource, at time: Int64) {
        state.withLock { state in
            state.resource = resource
            state.time = time
        }
        upload.close()
    }

    /// The size of the whole upload, as soon as the client has stated it.
    var total: Int64? { state.withLock(\.statements.total) }

    var hashes: StatedHashes { state.withLock(\.statements.hashes) }

    /// Notes a header field with checksums, which clients may repeat in each request; throws Google's 400 for a value
    /// that is none.
    func note(hashHeader: String?) throws(GoogleError) {
        let result = state.withLock { state -> Result<Void, GoogleError> in
            Result { () throws(GoogleError) in try state.statements.hashes.note(hashHeader) }
        }
        try result.get()
    }

    /// Stores what the client has stated since the start, for another process.
    func save() async throws {
        let (statements, saved) = state.withLock { ($0.statements, $0.saved) }
        guard statements != saved else { return }
        try await record(statements)
        state.withLock { $0.saved = statements }
    }

    /// Sets the size of the whole upload, unless the client has stated it before.
    ///
    /// - Returns: The size as it was stated first.
    @discardableResult
    func declare(total: Int64) -> Int64 {
        state.withLock { state in
            let first = state.statements.total ?? total
            state.statements.total = first
            return first
        }
    }
}
