import AsyncFetch
import AsyncJSON
package import NIOCore
import Synchronization

/// Counts and checks what has been sent of a source.
///
/// Bytes that are sent again count once.
package final class SentBytes: Sendable {
    package init() {}

    private struct State {
        var checksum: CRC32C
        /// All bytes before this one are in the checksum.
        var end: Int64
    }

    private let state = Mutex(State(checksum: CRC32C(), end: 0))

    package var count: Int64 { state.withLock { $0.end } }

    /// Adds a chunk that belongs at `position` in the source.
    ///
    /// - Returns: how far the source has been sent, at the most so far.
    @discardableResult
    package func add(_ chunk: ByteBuffer, at position: Int64) -> Int64 {
        state.withLock { state in
            let known = Int(clamping: state.end - position)
            guard known >= 0, known < chunk.readableBytes else { return state.end }
            chunk.withUnsafeReadableBytes {
                state.checksum.update(UnsafeRawBufferPointer(rebasing: $0.dropFirst(known)))
            }
            state.end = position + Int64(chunk.readableBytes)
            return state.end
        }
    }

    /// Reads what another process has sent.
    func catchUp(to end: Int64, in source: OpenSource) async throws {
        let start = count
        guard start < end else { return }
        let part = try await source.part(from: start, limit: Int(end - start))
        for try await chunk in part.body.chunks() { add(chunk, at: count) }
    }

    /// Compares with the CRC32C (base64) that the server computed, if it tells one: as the member `crc32c`.
    func verify(_ response: some Sendable) throws {
        let description = (response as? any JSON.Model).map { JSON.Value($0) } ?? response as? JSON.Value
        let computed = state.withLock { $0.checksum.base64 }
        guard let expected = description?["crc32c"]?.string, expected != computed else { return }
        throw GAPIError(
            .checksumMismatch,
            "the server stored other bytes than were sent (CRC32C \(expected) instead of \(computed)); delete the object and try again"
        )
    }
}
