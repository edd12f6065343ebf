package import NIOCore
import Synchronization

/// A count and the hashes of the bytes of a source that have been sent.
///
/// Bytes that are sent again count once.
package final class SentBytes: Sendable {
    fileprivate struct State {
        var hashes: ContentHashes
        /// All bytes before this one are in the hashes.
        var end: Int64
    }

    private let state: Mutex<State>

    /// Counts from the first byte; CRC32C is computed whatever `kinds` has.
    package init(hashing kinds: Set<ContentHash> = []) {
        state = Mutex(State(hashes: ContentHashes(kinds), end: 0))
    }

    /// The position up to which the source has been sent.
    package var count: Int64 { state.withLock { $0.end } }

    /// The hashes of the bytes that have been sent, and their count.
    package var snapshot: (hashes: ContentHashes, count: Int64) { state.withLock { ($0.hashes, $0.end) } }

    /// Adds a chunk that belongs at `position` in the source.
    ///
    /// - Returns: The position up to which the source has been sent.
    @discardableResult
    package func add(_ chunk: ByteBuffer, at position: Int64) -> Int64 {
        state.withLock { state in
            state.add(chunk, at: position)
            return state.end
        }
    }

    /// Reads the bytes that another process has sent.
    package func catchUp(to end: Int64, in source: OpenSource) async throws {
        let start = count
        guard start < end else { return }
        let part = try await source.part(from: start, limit: Int(end - start))
        var position = start
        for try await chunk in part.body.chunks() {
            add(chunk, at: position)
            position += Int64(chunk.readableBytes)
        }
    }

    /// Returns the hash of all bytes, those of the last part included; `nil` for a kind that is not computed.
    func hash(_ kind: ContentHash, through part: OpenSource.Part) async throws -> [UInt8]? {
        var state = state.withLock { $0 }
        if state.end < part.offset + part.length {
            var position = part.offset
            for try await chunk in part.body.chunks() {
                state.add(chunk, at: position)
                position += Int64(chunk.readableBytes)
            }
        }
        return state.hashes[kind]
    }
}

extension SentBytes.State {
    fileprivate mutating func add(_ chunk: ByteBuffer, at position: Int64) {
        let known = Int(clamping: end - position)
        guard known >= 0, known < chunk.readableBytes else { return }
        chunk.withUnsafeReadableBytes { hashes.update(UnsafeRawBufferPointer(rebasing: $0.dropFirst(known))) }
        end = position + Int64(chunk.readableBytes)
    }
}
