package import NIOCore
import Synchronization

/// A count and the hashes of the bytes of a source that have been sent.
///
/// Bytes that are sent again count once. Of the bytes that another process has sent, the checksum is enough to go on:
///
///     CRC32C(prefix + rest) = combine(CRC32C(prefix), CRC32C(rest), length of rest)
package final class SentBytes: Sendable {
    private let state: Mutex<SentHashes>

    /// Counts from the first byte; CRC32C is computed whatever `kinds` has.
    package init(hashing kinds: Set<ContentHash> = []) {
        state = Mutex(SentHashes(kinds))
    }

    /// The position up to which the source has been sent.
    package var count: Int64 { state.withLock { $0.end } }

    /// The hashes of the bytes that have been sent.
    package var hashes: SentHashes { state.withLock { $0 } }

    /// The bytes that have been sent, by number and checksum.
    package var prefix: HashedPrefix {
        state.withLock { HashedPrefix(count: $0.end, crc32c: $0.crc32c) }
    }

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

    /// Goes on after bytes that another process has sent; the other hashes than CRC32C end here.
    ///
    /// A prefix that is not longer than what was sent changes nothing.
    func skip(_ prefix: HashedPrefix) {
        state.withLock { state in
            guard prefix.count > state.end else { return }
            state = SentHashes(after: prefix)
        }
    }

    /// Reads the bytes that another process has sent.
    package func catchUp(to end: Int64, in source: OpenSource) async throws {
        let start = count
        guard start < end else { return }
        let part = try await source.part(from: start, limit: Int(clamping: end - start))
        var position = start
        for try await chunk in part.body.chunks() {
            add(chunk, at: position)
            position += Int64(chunk.readableBytes)
        }
    }

    /// Returns the hash of all bytes, those of the last part included; `nil` for a kind that is not computed.
    func hash(_ kind: ContentHash, through part: OpenSource.Part) async throws -> [UInt8]? {
        var hashes = hashes
        if hashes.end < part.offset + part.length {
            var position = part.offset
            for try await chunk in part.body.chunks() {
                hashes.add(chunk, at: position)
                position += Int64(chunk.readableBytes)
            }
        }
        return hashes[kind]
    }
}

/// The hashes of the first bytes of a source.
package struct SentHashes: Sendable {
    private let prefix: HashedPrefix
    /// The hashes of the bytes after the prefix.
    private var rest: ContentHashes
    /// All bytes before this one are in the hashes.
    package private(set) var end: Int64

    init(_ kinds: Set<ContentHash>) {
        prefix = HashedPrefix()
        rest = ContentHashes(kinds)
        end = 0
    }

    init(after prefix: HashedPrefix) {
        self.prefix = prefix
        rest = ContentHashes()
        end = prefix.count
    }

    /// The CRC32C of all bytes.
    var crc32c: UInt32 {
        let checksum = (rest[.crc32c] ?? []).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        guard prefix.count > 0 else { return checksum }
        return CRC32C.combine(prefix.crc32c, checksum, secondCount: Int(clamping: end - prefix.count))
    }

    /// The hash of all bytes, four bytes for CRC32C, most significant first; `nil` for one that is not computed.
    package subscript(kind: ContentHash) -> [UInt8]? {
        if kind == .crc32c { return (0..<4).map { UInt8(truncatingIfNeeded: crc32c >> (24 - 8 * $0)) } }
        return prefix.count > 0 ? nil : rest[kind]
    }

    mutating func add(_ chunk: ByteBuffer, at position: Int64) {
        let known = Int(clamping: end - position)
        guard known >= 0, known < chunk.readableBytes else { return }
        chunk.withUnsafeReadableBytes { rest.update(UnsafeRawBufferPointer(rebasing: $0.dropFirst(known))) }
        end = position + Int64(chunk.readableBytes)
    }
}
