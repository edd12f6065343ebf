import AsyncFetch
import NIOCore
import NIOPosix
import Synchronization

/// The content of an upload as it arrives, in one request or in several.
///
/// Bytes are buffered up to 1 MiB and stored in full steps of the granularity. At the end of the content, the rest is
/// stored as well. If a request breaks off, its bytes after the last full step are discarded, as at Google, and the
/// client has to send them again. So stored bytes, and their digest, never have to be reverted.
///
/// Each request has a turn. A new request may begin while an old one is still being read, because its client has given
/// up. The old one can then add no more bytes.
final class Upload: Sendable {
    /// The right of a request to add bytes.
    struct Turn: Sendable {
        fileprivate let number: Int
        /// The number of stored bytes at the start of the turn.
        let storedCount: Int64
    }

    private struct State {
        var writer: ContentWriter
        /// The digest of the stored bytes.
        var digest: ContentDigest
        /// The bytes that have arrived and are not stored yet.
        var gathered = ByteBuffer()
        /// The room of these bytes; `nil` if nobody counts them.
        var room: StoreMemory.Room?
        var turn = 0
        var end: End?

        /// Stores a number of the buffered bytes; if that fails, they stay in the buffer.
        mutating func store(_ count: Int) throws {
            guard count > 0, let piece = gathered.getSlice(at: gathered.readerIndex, length: count) else { return }
            try writer.append(piece, room?.split(count))
            digest.update(piece)
            gathered.moveReaderIndex(forwardBy: count)
            // A new buffer, because the old one may still hold the stored piece.
            var rest = ByteBuffer()
            rest.writeBuffer(&gathered)
            gathered = rest
        }
    }

    /// The end of an upload, after which nothing can be added.
    private enum End {
        /// The content belongs to a resource, or will soon.
        case finished
        case cancelled
    }

    private static let gatheredLimit = 1 << 20

    private let state: Mutex<State>
    /// A Boolean value indicating whether the upload is finished or cancelled.
    private let hasEnded = Atomic(false)
    private let isFile: Bool
    private let granularity: Int

    /// Creates an upload to a place.
    ///
    /// A file is removed with this object, unless somebody keeps it.
    init(_ place: ContentPlace, granularity: Int, hashes: Set<ContentHash> = [.md5]) throws {
        var room: StoreMemory.Room?
        switch place {
        case .memory(let memory):
            isFile = false
            room = try memory?.room(for: 0)
        case .file: isFile = true
        }
        self.granularity = max(1, granularity)
        let writer = try ContentWriter(place)
        state = Mutex(State(writer: writer, digest: ContentDigest(hashes), room: room))
    }

    /// Continues an upload with the bytes of a file; this call blocks.
    init(restoring file: StoredFile, granularity: Int, hashes: Set<ContentHash>) throws {
        isFile = true
        self.granularity = max(1, granularity)
        var digest = ContentDigest(hashes)
        let writer = try ContentWriter(restoring: file, steps: self.granularity) { digest.update($0) }
        state = Mutex(State(writer: writer, digest: digest))
    }

    /// The file with the bytes; `nil` for memory, and after ``close()``.
    var file: StoredFile? { state.withLock { $0.writer.stored } }

    /// A Boolean value indicating whether the upload is finished or cancelled.
    var isOver: Bool { hasEnded.load(ordering: .acquiring) }

    /// Lets the file of a finished upload go.
    func close() { state.withLock { $0.writer = ContentWriter() } }

    /// Stores content that arrives in a single request.
    ///
    /// - Parameters:
    ///   - place: The place of the content.
    ///   - hashes: The checksums besides CRC-32C.
    ///   - next: Returns the next bytes; `nil` at the end.
    /// - Returns: The content and its digest.
    /// - Throws: Any error of `next`; ``FileError`` if the file cannot be written; 507 if there is no room in memory.
    static func receive(
        _ place: ContentPlace,
        hashes: Set<ContentHash> = [.md5],
        next: () async throws -> ByteBuffer?
    ) async throws -> (Content, ContentDigest) {
        let upload = try Upload(place, granularity: 1, hashes: hashes)
        let turn = try await upload.begin()
        while let bytes = try await next() { try await upload.append(bytes, turn) }
        return try await upload.finish(turn)
    }

    /// The number of bytes that stay if the request breaks off now.
    var storedCount: Int64 {
        state.withLock { $0.digest.count + Int64(fullSteps(of: $0.gathered)) }
    }

    /// The digest of the bytes that stay if the request breaks off now.
    var storedDigest: ContentDigest {
        state.withLock { state in
            var digest = state.digest
            let count = fullSteps(of: state.gathered)
            if let piece = state.gathered.getSlice(at: state.gathered.readerIndex, length: count) {
                digest.update(piece)
            }
            return digest
        }
    }

    /// Begins the turn of a request: ends any other turn, and discards its bytes after the last full step.
    ///
    /// Throws 503 for a finished upload: a client that tries again gets the resource as soon as it exists. Throws 404
    /// for a cancelled upload.
    func begin() async throws -> Turn {
        try await blocking { state in
            switch state.end {
            case .finished?:
                throw GoogleError(code: 503, reason: "backendError", message: "The upload is being finished.")
            case .cancelled?: throw GoogleError.notFound("The upload is cancelled.")
            case nil: break
            }
            try state.store(self.fullSteps(of: state.gathered))
            state.gathered.clear()
            state.room?.clear()
            state.turn += 1
            return Turn(number: state.turn, storedCount: state.digest.count)
        }
    }

    /// Adds bytes; throws 503 if the turn has ended, and 507 if there is no room in memory.
    func append(_ bytes: ByteBuffer, _ turn: Turn) async throws {
        let isFull = try state.withLock { state in
            try Self.check(turn, state)
            try state.room?.grow(by: bytes.readableBytes)
            state.gathered.writeImmutableBuffer(bytes)
            return state.gathered.readableBytes >= Self.gatheredLimit
        }
        guard isFull else { return }
        try await blocking { state in
            try Self.check(turn, state)
            try state.store(self.fullSteps(of: state.gathered))
        }
    }

    /// Ends the content, and stores all bytes; throws 503 if the turn has ended.
    func finish(_ turn: Turn) async throws -> (Content, ContentDigest) {
        try await blocking { state in
            try Self.check(turn, state)
            state.turn += 1
            try state.store(state.gathered.readableBytes)
            state.end = .finished
            self.hasEnded.store(true, ordering: .releasing)
            return (state.writer.content, state.digest)
        }
    }

    /// Lets requests go on with a finished upload whose resource could not be stored.
    func reopen() {
        state.withLock { state in
            guard state.end == .finished else { return }
            state.end = nil
            self.hasEnded.store(false, ordering: .releasing)
        }
    }

    /// Ends the upload for good; no request can add to it or finish it any more.
    ///
    /// Returns whether the content is no longer needed; the content of a finished upload belongs to a resource.
    func cancel() async throws -> Bool {
        try await blocking { state in
            if state.end == .finished { return false }
            state.turn += 1
            state.end = .cancelled
            self.hasEnded.store(true, ordering: .releasing)
            return true
        }
    }

    private func fullSteps(of gathered: ByteBuffer) -> Int {
        gathered.readableBytes - gathered.readableBytes % granularity
    }

    /// Changes the state; for content in a file, on a thread that may block.
    private func blocking<R: Sendable>(
        _ body: @escaping @Sendable (inout sending State) throws -> sending R
    ) async throws -> R {
        guard isFile else { return try state.withLock(body) }
        return try await NIOThreadPool.singleton.runIfActive { try self.state.withLock(body) }
    }

    private static func check(_ turn: Turn, _ state: State) throws(GoogleError) {
        guard state.turn == turn.number else {
            throw GoogleError(code: 503, reason: "backendError", message: "Another request has taken the upload over.")
        }
    }
}
