import NIOCore
import NIOPosix
import Synchronization

/// The content of one upload as it arrives, in one request or in several.
///
/// What counts as stored grows in steps of ``granularity``: when a request breaks off, what it brought beyond the last
/// full step is forgotten, as at Google, and the client has to send it again. Each request takes a turn; when a new
/// one begins while an old one is still being read (its client has given up on it), the old one can add nothing more.
final class Upload: Sendable {
    /// The right of one request to add bytes.
    struct Turn: Sendable {
        fileprivate let number: Int
    }

    private struct State {
        var writer: ContentWriter
        var digest = ContentDigest()
        /// The digest at the last full step.
        var stored = ContentDigest()
        var turn = 0
    }

    private let state: Mutex<State>
    private let isFile: Bool
    private let granularity: Int64

    /// Begins an upload into a new file at a path, or into memory.
    init(path: String?, granularity: Int) throws {
        let writer = try ContentWriter(path: path)
        isFile = writer.isFile
        state = Mutex(State(writer: writer))
        self.granularity = Int64(max(1, granularity))
    }

    /// How many bytes are stored for good.
    var storedCount: Int64 { state.withLock { $0.stored.count } }

    /// Begins a request: ends the turn of any other and forgets what that one brought beyond the last full step.
    func begin() -> Turn {
        state.withLock { state in
            state.turn += 1
            state.writer.truncate(to: state.stored.count)
            state.digest = state.stored
            return Turn(number: state.turn)
        }
    }

    /// Adds bytes; where content is written to a file, on a thread that may block.
    func append(_ bytes: ByteBuffer, _ turn: Turn) async throws {
        if isFile {
            try await NIOThreadPool.singleton.runIfActive { try self.appendBlocking(bytes, turn) }
        } else {
            try appendBlocking(bytes, turn)
        }
    }

    /// Ends the content: all bytes count.
    func finish(_ turn: Turn) async throws -> (Content, ContentDigest) {
        if isFile {
            try await NIOThreadPool.singleton.runIfActive { try self.finishBlocking(turn) }
        } else {
            try finishBlocking(turn)
        }
    }

    private static let superseded = GoogleError(
        code: 503,
        reason: "backendError",
        message: "Another request has taken the upload over."
    )

    private func appendBlocking(_ bytes: ByteBuffer, _ turn: Turn) throws {
        try state.withLock { state in
            guard state.turn == turn.number else { throw Self.superseded }
            try state.writer.append(bytes)
            var rest = bytes
            let end = state.digest.count + Int64(bytes.readableBytes)
            let step = end - end % granularity
            if step > state.stored.count, let first = rest.readSlice(length: Int(step - state.digest.count)) {
                state.digest.update(first)
                state.stored = state.digest
            }
            state.digest.update(rest)
        }
    }

    private func finishBlocking(_ turn: Turn) throws -> (Content, ContentDigest) {
        try state.withLock { state in
            guard state.turn == turn.number else { throw Self.superseded }
            state.turn += 1
            state.stored = state.digest
            return (try state.writer.finish(), state.digest)
        }
    }
}
