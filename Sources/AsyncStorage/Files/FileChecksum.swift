import AsyncFetch
import NIOCore

/// The checksum of a part of a file.
enum FileChecksum {
    private static let chunkBytes = 1 << 20

    /// Returns the checksum of the bytes of a range; 1 MiB is in memory at a time.
    ///
    /// - Throws: `FetchError.Code.source` if the file ends before; `FetchError.Code.file`; `CancellationError`.
    @concurrent static func crc32c(of path: String, _ range: Range<Int64>) async throws -> UInt32 {
        let file = try await OpenFile.readingParts(path)
        var checksum = CRC32C()
        var offset = range.lowerBound
        while offset < range.upperBound {
            try Task.checkCancellation()
            let chunk = try await file.read(from: offset, count: Int(min(range.upperBound - offset, Int64(chunkBytes))))
            guard chunk.readableBytes > 0 else {
                throw FetchError(.source, "\(path) ends at byte \(offset): it shrank while it was read")
            }
            chunk.withUnsafeReadableBytes { checksum.update($0) }
            offset += Int64(chunk.readableBytes)
        }
        return checksum.value
    }
}
