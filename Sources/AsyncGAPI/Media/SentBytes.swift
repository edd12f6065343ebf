import AsyncFetch
import AsyncJSON
package import NIOCore
import Synchronization

/// Counts and checks what has been sent of a source.
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
    package init(hashing kinds: Set<ContentHashes.Kind> = []) {
        state = Mutex(State(hashes: ContentHashes(kinds), end: 0))
    }

    package var count: Int64 { state.withLock { $0.end } }

    /// Adds a chunk that belongs at `position` in the source.
    ///
    /// - Returns: how far the source has been sent, at the most so far.
    @discardableResult
    package func add(_ chunk: ByteBuffer, at position: Int64) -> Int64 {
        state.withLock { state in
            state.add(chunk, at: position)
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

    /// The value of `x-goog-hash` for a request that carries the last part: what all bytes must be, that one's included.
    func hash(through part: OpenSource.Part) async throws -> String {
        var state = state.withLock { $0 }
        if state.end < part.offset + part.length {
            var position = part.offset
            for try await chunk in part.body.chunks() {
                state.add(chunk, at: position)
                position += Int64(chunk.readableBytes)
            }
        }
        return "crc32c=" + StoredMedia.Hash.all[0].text(state.hashes[.crc32c] ?? [])
    }

    /// Compares with what the server says that it has: the size, and each hash that is computed.
    ///
    /// Where the answer has hashes and none of these, the source is read again for one of them, if it can be.
    func verify(_ response: some Sendable, of source: OpenSource, method: String) async throws {
        guard let stored = StoredMedia(response, method: method) else { return }
        var (hashes, count) = state.withLock { ($0.hashes, $0.end) }
        if let size = stored.size, size != count { throw mismatch(stored, "\(size) bytes instead of \(count)") }
        if let cheapest = stored.hashes.first, source.canBeReadAgain,
            !stored.hashes.contains(where: { hashes[$0.hash.kind] != nil })
        {
            hashes = ContentHashes([cheapest.hash.kind])
            for try await chunk in source.whole().chunks() { chunk.withUnsafeReadableBytes { hashes.update($0) } }
        }
        for (hash, told) in stored.hashes {
            guard let computed = hashes[hash.kind], !hash.isSame(told, as: computed) else { continue }
            throw mismatch(stored, "\(hash.member) \(told.prefix(80)) instead of \(hash.text(computed))")
        }
    }

    private func mismatch(_ stored: StoredMedia, _ what: String) -> GAPIError {
        let version = stored.generation.map { " (generation \($0.prefix(40)))" } ?? ""
        return GAPIError(
            .checksumMismatch,
            "the server stored other bytes than were sent: \(what); delete the object\(version) and try again"
        )
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
