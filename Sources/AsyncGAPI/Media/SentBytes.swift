import AsyncFetch
import NIOCore
import Synchronization

/// Counts and checks what has been sent of a source. Bytes that are sent again count once.
final class SentBytes: Sendable {
    private struct State {
        var checksum: CRC32C
        /// All bytes before this one are in the checksum.
        var end: Int64
        /// Where the next chunk belongs.
        var position: Int64
    }

    private let state = Mutex(State(checksum: CRC32C(), end: 0, position: 0))

    var count: Int64 { state.withLock { $0.end } }

    /// Says where the chunks that follow belong.
    func seek(to position: Int64) {
        state.withLock { $0.position = position }
    }

    /// - Returns: how far the source has been sent, at the most so far.
    @discardableResult
    func add(_ chunk: ByteBuffer) -> Int64 {
        state.withLock { state in
            let next = state.position + Int64(chunk.readableBytes)
            defer { state.position = next }
            let known = Int(max(state.end - state.position, 0))
            guard known < chunk.readableBytes, state.position + Int64(known) == state.end else { return state.end }
            chunk.withUnsafeReadableBytes { state.checksum.update(UnsafeRawBufferPointer(rebasing: $0.dropFirst(known))) }
            state.end = next
            return next
        }
    }

    /// Reads what another process has sent.
    func catchUp(to end: Int64, in source: OpenSource) async throws {
        let start = count
        guard start < end else { return }
        seek(to: start)
        let part = try await source.part(from: start, limit: Int(end - start))
        for try await chunk in part.body.chunks() { add(chunk) }
    }

    /// - Parameter expected: CRC32C in base64 as the server computed it; `nil` when it did not say.
    func verify(_ expected: String?) throws {
        let computed = state.withLock { $0.checksum.base64 }
        guard let expected, expected != computed else { return }
        throw GAPIError(
            .checksumMismatch,
            "the server stored other bytes than were sent (CRC32C \(expected) instead of \(computed)); delete the object and try again"
        )
    }
}
