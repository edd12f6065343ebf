import AsyncFetch
import Dispatch
import NIOCore
import NIOPosix
import Synchronization

/// The content of an upload as it arrives, in one request or in several.
///
/// Bytes are gathered up to 1 MiB and stored in full steps of the granularity, in a file while the next ones arrive. At
/// the end of the content, the rest is stored as well. If a request breaks off, its bytes after the last full step are
/// discarded, as at Google, and the client has to send them again. The same happens to bytes that cannot be stored, and to
/// all after them. So stored bytes, and their digest, never have to be reverted, and nothing is gathered between two
/// requests.
///
/// Each request has a turn. A new request may begin while an old one is still being read, because its client has given
/// up. The old one can then add no more bytes. A request is over when nothing of its turn is being stored any more, so that
/// the next server can have the folder.
final class Upload: Sendable {
    /// Runs work on a thread that may block.
    typealias Threads = @Sendable (_ work: @escaping @Sendable () -> Void) -> Void

    /// The right of a request to add bytes.
    struct Turn: Sendable {
        fileprivate let number: Int
        /// The number of stored bytes at the start of the turn.
        let storedCount: Int64
        /// The storing of the bytes before those that are gathered.
        fileprivate var storing: Task<Void, any Error>?
    }

    /// The bytes that are stored.
    private struct Storage {
        /// The least bytes that are hashed in a thread of their own.
        private static let parallelBytes = 256 << 10

        var writer: ContentWriter
        var digest: ContentDigest

        /// Appends bytes with the room that they take; if that fails, nothing changes.
        mutating func append(_ bytes: ByteBuffer, _ room: StoreMemory.Room?) throws {
            guard writer.stored != nil, bytes.readableBytes >= Self.parallelBytes else {
                try writer.append(bytes, room)
                return digest.update(bytes)
            }
            // Either takes about as long as the other.
            let written = Mutex(Result<ContentWriter, any Error>.success(writer))
            let hashed = Mutex(digest)
            DispatchQueue.concurrentPerform(iterations: 2) { step in
                switch step {
                case 0:
                    written.withLock { written in
                        written = Result {
                            var writer = try written.get()
                            try writer.append(bytes, room)
                            return writer
                        }
                    }
                default: hashed.withLock { $0.update(bytes) }
                }
            }
            writer = try written.withLock { try $0.get() }
            digest = hashed.withLock { $0 }
        }
    }

    /// The bytes that have arrived and are not stored yet, and who may add some.
    private struct Arrival {
        var gathered = ByteBuffer()
        /// The room of these bytes; `nil` if nobody counts them.
        var room: StoreMemory.Room?
        var turn = 0
        var end: End?
        /// A Boolean value indicating whether somebody wants the upload to end without a resource.
        var isCancelled = false

        /// Removes a number of bytes from the beginning, and returns them with their room.
        mutating func take(_ count: Int) -> (bytes: ByteBuffer, room: StoreMemory.Room?)? {
            guard count > 0, let bytes = gathered.readSlice(length: count) else { return nil }
            // A new buffer, because the old one may still hold what was taken.
            var rest = ByteBuffer()
            rest.writeBuffer(&gathered)
            gathered = rest
            return (bytes, room?.split(count))
        }

        /// Ends the turn, and discards what is gathered.
        mutating func endTurn() {
            gathered = ByteBuffer()
            room?.clear()
            turn += 1
        }
    }

    /// The end of an upload, after which nothing can be added.
    private enum End {
        /// The content belongs to a resource, or will soon.
        case finished
        case cancelled
    }

    private static let gatheredLimit = 1 << 20
    private static let cancelled = GoogleError.notFound("The upload is cancelled.")

    /// Held while bytes are stored, so that only work that may block waits for it; ``arrival`` may be locked inside it,
    /// not the other way round.
    private let storage: Mutex<Storage>
    private let arrival: Mutex<Arrival>
    private let stored: Mutex<StoredFile?>
    private let isFile: Bool
    private let granularity: Int
    private let threads: Threads

    /// The threads for the files of all uploads.
    static let commonThreads: Threads = { work in NIOThreadPool.singleton.submit { _ in work() } }

    /// Creates an upload to a place.
    ///
    /// A file is removed with this object, unless somebody keeps it.
    init(
        _ place: ContentPlace,
        granularity: Int,
        hashes: Set<ContentHash> = [.md5],
        on threads: @escaping Threads = Upload.commonThreads
    ) throws {
        var room: StoreMemory.Room?
        switch place {
        case .memory(let memory):
            isFile = false
            room = try memory?.room(for: 0)
        case .file: isFile = true
        }
        self.granularity = max(1, granularity)
        self.threads = threads
        let writer = try ContentWriter(place)
        stored = Mutex(writer.stored)
        storage = Mutex(Storage(writer: writer, digest: ContentDigest(hashes)))
        arrival = Mutex(Arrival(room: room))
    }

    /// Continues an upload with the bytes of a file; this call blocks.
    init(restoring file: StoredFile, granularity: Int, hashes: Set<ContentHash>) throws {
        isFile = true
        self.granularity = max(1, granularity)
        threads = Self.commonThreads
        var digest = ContentDigest(hashes)
        let writer = try ContentWriter(restoring: file, steps: self.granularity) { digest.update($0) }
        stored = Mutex(file)
        storage = Mutex(Storage(writer: writer, digest: digest))
        arrival = Mutex(Arrival())
    }

    /// The file with the bytes; `nil` for memory, and after ``close()``.
    var file: StoredFile? { stored.withLock { $0 } }

    /// A Boolean value indicating whether the upload is finished or cancelled.
    var isOver: Bool { arrival.withLock { $0.end != nil } }

    /// Lets the file of a finished upload, in which nothing is stored any more, go.
    func close() {
        stored.withLock { $0 = nil }
        storage.withLock { $0.writer = ContentWriter() }
    }

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
        return try await upload.withTurn { turn in
            while let bytes = try await next() { try await upload.append(bytes, &turn) }
            return try await upload.finish(turn)
        }
    }

    /// Stores what has arrived up to the last full step, and returns the digest of all that is stored.
    ///
    /// So a client may forget what it is told to be here. Throws 404 for a cancelled upload, and the error of storing.
    func storedDigest() async throws -> ContentDigest {
        try await blocking { storage in
            if self.arrival.withLock({ $0.end }) == .cancelled { throw Self.cancelled }
            try self.storeFullSteps(&storage)
            return storage.digest
        }
    }

    /// Runs a closure in the turn of a request, which ends any other turn.
    ///
    /// When the call returns or throws, nothing of the turn is being stored any more. Unless the upload is finished, the
    /// bytes up to the last full step are stored then, and the rest is discarded.
    ///
    /// Throws the errors of ``begin()`` and of the closure; that of storing instead, because the others follow from it.
    func withTurn<R>(_ body: (inout Turn) async throws -> R) async throws -> R {
        var turn = try await begin()
        let result: R
        do { result = try await body(&turn) } catch {
            try await turn.storing?.value
            try? await end(turn)
            throw error
        }
        try await turn.storing?.value
        try await end(turn)
        return result
    }

    /// Ends a turn, unless it has ended.
    private func end(_ turn: Turn) async throws {
        let number = turn.number
        guard isCurrent(number) else { return }
        try await blocking { storage in if self.isCurrent(number) { try self.endTurn(&storage) } }
    }

    /// Begins the turn of a request, which ``withTurn(_:)`` ends: ends any other turn, and discards its bytes after the
    /// last full step.
    ///
    /// Throws 503 for a finished upload: a client that tries again gets the resource as soon as it exists. Throws 404
    /// for a cancelled upload.
    func begin() async throws -> Turn {
        try await blocking { storage in
            switch self.arrival.withLock({ $0.end }) {
            case .finished?:
                throw GoogleError(code: 503, reason: "backendError", message: "The upload is being finished.")
            case .cancelled?: throw Self.cancelled
            case nil: break
            }
            try self.endTurn(&storage)
            return Turn(number: self.arrival.withLock { $0.turn }, storedCount: storage.digest.count)
        }
    }

    /// Adds bytes.
    ///
    /// Throws 503 if the turn has ended, 507 if there is no room in memory, and the error of storing earlier bytes.
    func append(_ bytes: ByteBuffer, _ turn: inout Turn) async throws {
        let number = turn.number
        let isFull = try arrival.withLock { arrival in
            try Self.check(number, arrival)
            try arrival.room?.grow(by: bytes.readableBytes)
            arrival.gathered.writeImmutableBuffer(bytes)
            return arrival.gathered.readableBytes >= Self.gatheredLimit
        }
        guard isFull else { return }
        guard isFile else { return try storage.withLock { try storeFullSteps(&$0) } }
        try await turn.storing?.value
        turn.storing = Task {
            try await self.blocking { storage in if self.isCurrent(number) { try self.storeFullSteps(&storage) } }
        }
    }

    /// Ends the content, and stores all bytes; throws 503 if the turn has ended.
    func finish(_ turn: Turn) async throws -> (Content, ContentDigest) {
        try await blocking { storage in
            try self.arrival.withLock { arrival in
                try Self.check(turn.number, arrival)
                arrival.turn += 1
            }
            try self.store(\.readableBytes, &storage)
            self.arrival.withLock { $0.end = .finished }
            return (storage.writer.content, storage.digest)
        }
    }

    /// Takes back the end of a finished upload that has no resource, and lets requests go on with it, unless it is refused
    /// or was cancelled meanwhile.
    ///
    /// Returns whether requests can go on.
    func reopen(isRefused: Bool) -> Bool {
        arrival.withLock { arrival in
            let isOver = isRefused || arrival.isCancelled
            arrival.end = isOver ? .cancelled : nil
            return !isOver
        }
    }

    /// Ends the upload for good: no request can add to it or finish it any more, and its bytes are removed.
    ///
    /// The bytes of a finished upload belong to a resource, or will soon: it is only cancelled if it gets none.
    ///
    /// Returns whether the upload ends without a resource. The call can be repeated if the bytes cannot be removed.
    func cancel() async throws -> Bool {
        try await blocking { storage in
            let isOver = self.arrival.withLock { arrival in
                arrival.isCancelled = true
                if arrival.end == .finished { return false }
                arrival.endTurn()
                arrival.end = .cancelled
                return true
            }
            if isOver { try storage.writer.erase() }
            return isOver
        }
    }

    /// Ends whatever turn there is: stores its bytes up to the last full step, and discards the rest.
    private func endTurn(_ storage: inout Storage) throws {
        try storeFullSteps(&storage)
        arrival.withLock { $0.endTurn() }
    }

    /// Stores the gathered bytes up to the last full step.
    private func storeFullSteps(_ storage: inout Storage) throws {
        try store(fullSteps, &storage)
    }

    /// Stores a number of the gathered bytes; if that fails, the turn ends without them, for there is no place for those
    /// after them.
    private func store(_ count: (ByteBuffer) -> Int, _ storage: inout Storage) throws {
        guard let piece = arrival.withLock({ $0.take(count($0.gathered)) }) else { return }
        do { try storage.append(piece.bytes, piece.room) } catch {
            arrival.withLock { $0.endTurn() }
            throw error
        }
    }

    private func fullSteps(of gathered: ByteBuffer) -> Int {
        gathered.readableBytes - gathered.readableBytes % granularity
    }

    /// Changes the storage; for content in a file, on a thread that may block, and even if the task is cancelled.
    private func blocking<R: Sendable>(
        _ body: @escaping @Sendable (inout sending Storage) throws -> sending R
    ) async throws -> R {
        guard isFile else { return try storage.withLock(body) }
        return try await withCheckedThrowingContinuation { continuation in
            threads { continuation.resume(with: Result<R, any Error> { try self.storage.withLock(body) }) }
        }
    }

    /// Returns whether a turn has not ended; while the storage is locked, none ends.
    private func isCurrent(_ turn: Int) -> Bool { arrival.withLock { $0.turn == turn } }

    private static func check(_ turn: Int, _ arrival: Arrival) throws(GoogleError) {
        guard arrival.turn == turn else {
            throw GoogleError(code: 503, reason: "backendError", message: "Another request has taken the upload over.")
        }
    }
}
