import AsyncFetch

/// The checksums of files on this machine, as ownCloud writes them.
enum FileChecksum {
    /// Returns the SHA-1 of a file in lower-case hex; it reads the whole file.
    @concurrent static func sha1(of path: String) async throws -> String {
        let file = try await OpenFile.readingParts(path)
        var hashes = ContentHashes([.sha1])
        var offset: Int64 = 0
        while true {
            try Task.checkCancellation()
            let chunk = try await file.read(from: offset, count: 1 << 20)
            guard chunk.readableBytes > 0 else { break }
            offset += Int64(chunk.readableBytes)
            chunk.withUnsafeReadableBytes { hashes.update($0) }
        }
        return (hashes[.sha1] ?? []).hexadecimal
    }
}
