import NIOCore
import NIOPosix
import Synchronization

/// The content of one upload as it arrives, in one request or in several.
///
/// Bytes are gathered up to 1 MiB and stored in full steps of the granularity; at the end of the content the rest as
/// well. When a request breaks off, what it brought beyond the last full step is forgotten, as at Google, and the
/// client has to send it again. So what is stored, and its digest, never has to be taken back.
///
/// Each request takes a turn; when a new one begins while an old one is still being read (its client has given up
/// on it), the old one can add nothing more.
final class Upload: Sendable {
    /// The right of one request to add bytes.
    struct Turn: Sendable {
        fileprivate let number: Int
        /// How many bytes were stored when the turn began.
        let storedCount: Int64
    }

    private struct State {
        var writer: ContentWriter
        /// Of what is stored.
        var digest = ContentDigest()
        /// What has arrived and is not stored yet.
        var gathered = ByteBuffer()
        var turn = 0
        /// Whether the content was handed over or given up: it is no longer this object's.
        var isOver = false

        /// Stores so many of the gathered bytes.
        mutating func store(_ count: Int) throws {
            guard count > 0, let piece = gathered.readSlice(length: count) else { return }
            digest.update(piece)
            try writer.append(piece)
            // A new buffer, for the piece may live on in the old one.
            var rest = ByteBuffer()
            rest.writeBuffer(&gathered)
            gathered = rest
        }
    }

    private static let gatheredLimit = 1 << 20

    private let state: Mutex<State>
    private let isFile: Bool
    private let granularity: Int

    /// Begins an upload into a new file at a path, or into memory.
    ///
    /// A file that is not kept goes with this object, unless the upload was finished.
    init(path: String?, granularity: Int, isKept: Bool = false) throws {
        isFile = path != nil
        self.granularity = max(1, granularity)
        let writer = try ContentWriter(path: path)
        if isKept { writer.keep() }
        state = Mutex(State(writer: writer))
    }

    /// Goes on with what is in a file; blocks.
    init(restoring path: String, granularity: Int) throws {
        isFile = true
        self.granularity = max(1, granularity)
        var digest = ContentDigest()
        let writer = try ContentWriter(restoring: path, steps: self.granularity) { digest.update($0) }
        state = Mutex(State(writer: writer, digest: digest))
    }

    /// How many bytes count when the request breaks off now.
    var storedCount: Int64 {
        state.withLock { $0.digest.count + Int64(fullSteps(of: $0.gathered)) }
    }

    /// Begins a request: ends the turn of any other and forgets what that one brought beyond the last full step.
    ///
    /// Throws 503 once the content is handed over: somebody else makes a resource of it, and it can become only one.
    func begin() async throws -> Turn {
        try await blocking { state in
            guard !state.isOver else {
                throw GoogleError(code: 503, reason: "backendError", message: "The upload is being completed.")
            }
            try state.store(self.fullSteps(of: state.gathered))
            state.gathered.clear()
            state.turn += 1
            return Turn(number: state.turn, storedCount: state.digest.count)
        }
    }

    /// Adds bytes.
    func append(_ bytes: ByteBuffer, _ turn: Turn) async throws {
        let isFull = try state.withLock { state in
            try Self.check(turn, state)
            state.gathered.writeImmutableBuffer(bytes)
            return state.gathered.readableBytes >= Self.gatheredLimit
        }
        guard isFull else { return }
        try await blocking { state in
            try Self.check(turn, state)
            try state.store(self.fullSteps(of: state.gathered))
        }
    }

    /// Ends the content: all bytes count.
    func finish(_ turn: Turn) async throws -> (Content, ContentDigest) {
        try await blocking { state in
            try Self.check(turn, state)
            state.turn += 1
            try state.store(state.gathered.readableBytes)
            state.isOver = true
            return (state.writer.finish(), state.digest)
        }
    }

    /// Gives the content up, and ends the turn of any request.
    /// - Returns: false where the content was handed over and is not to be touched any more.
    func cancel() -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            state.isOver = true
            state.turn += 1
            return true
        }
    }

    private func fullSteps(of gathered: ByteBuffer) -> Int {
        gathered.readableBytes - gathered.readableBytes % granularity
    }

    /// Changes the state; where content is in a file, on a thread that may block.
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
