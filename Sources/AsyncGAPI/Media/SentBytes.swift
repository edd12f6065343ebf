import AsyncFetch
import AsyncJSON
package import NIOCore
import Synchronization

/// A count and checksums of the bytes that have been sent of a source.
///
/// Bytes that are sent again count once.
package final class SentBytes: Sendable {
    fileprivate struct State {
        var hashes: ContentHashes
        /// The end of the bytes in the hashes, which begin at 0.
        var end: Int64
    }

    private let state: Mutex<State>

    /// Creates the count of no bytes; CRC32C is always computed, and the hashes of `kinds` as well.
    package init(hashing kinds: Set<ContentHashes.Kind> = []) {
        state = Mutex(State(hashes: ContentHashes(kinds), end: 0))
    }

    package var count: Int64 { state.withLock { $0.end } }

    /// Adds a chunk that belongs at `position` in the source.
    ///
    /// - Returns: The number of bytes of the source that have been sent so far.
    @discardableResult
    package func add(_ chunk: ByteBuffer, at position: Int64) -> Int64 {
        state.withLock { state in
            state.add(chunk, at: position)
            return state.end
        }
    }

    /// Reads the bytes that another process has sent.
    func catchUp(to end: Int64, in source: OpenSource) async throws {
        let start = count
        guard start < end else { return }
        let part = try await source.part(from: start, limit: Int(end - start))
        for try await chunk in part.body.chunks() { add(chunk, at: count) }
    }

    /// Returns the value of `x-goog-hash` for the request with the last part: the checksum of all bytes.
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

    /// Compares with the size and hashes that the server reports.
    ///
    /// If the response has hashes and none of them was computed, the source is read again for one of them, if possible.
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
