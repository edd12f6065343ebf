import NIOCore

/// The identity of a source, by which a resumed upload makes sure that its source is still the same.
package struct SourceIdentity: Codable, Sendable, Hashable {
    /// The number of bytes of either end that are compared.
    private static let sampleSize: Int64 = 64 << 10

    let size: Int64
    /// Nanoseconds since 1970; `nil` for bytes in memory.
    let modified: Int64?
    /// CRC32C of the first 64 KiB.
    let head: UInt32
    /// CRC32C of the last 64 KiB.
    let tail: UInt32

    init(of source: OpenSource, modified: Int64?) async throws {
        size = source.length ?? 0
        self.modified = modified
        func sample(from offset: Int64) async throws -> UInt32 {
            var checksum = CRC32C()
            let part = try await source.part(from: offset, limit: Int(Self.sampleSize))
            for try await chunk in part.body.chunks() { checksum.update(chunk) }
            return checksum.value
        }
        head = try await sample(from: 0)
        tail = try await sample(from: max(size - Self.sampleSize, 0))
    }
}

extension CRC32C {
    mutating func update(_ chunk: ByteBuffer) {
        chunk.withUnsafeReadableBytes { update($0) }
    }
}
