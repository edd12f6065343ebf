import AsyncFetch
import AsyncJSON
import NIOCore

/// The size of content and its checksums: CRC-32C, and those that a service stores besides.
struct ContentDigest: Sendable {
    private(set) var count: Int64 = 0
    private var hashes: ContentHashes

    /// Creates the digest of no bytes; a checksum of another kind is empty later.
    init(_ kinds: Set<ContentHash> = [.md5]) { hashes = ContentHashes(kinds) }

    mutating func update(_ bytes: ByteBuffer) {
        count += Int64(bytes.readableBytes)
        bytes.withUnsafeReadableBytes { hashes.update($0) }
    }

    /// The MD5 in base64, in the format of `md5Hash`.
    var md5Hash: String { JSON.Bytes(hashes[.md5] ?? []).description }

    /// The CRC-32C in base64, in the format of `crc32c`.
    var crc32cHash: String { JSON.Bytes(hashes[.crc32c] ?? []).description }

    /// Returns a checksum in hexadecimal, in the format of Drive's `md5Checksum`.
    func hexadecimal(_ kind: ContentHash) -> String { (hashes[kind] ?? []).hexadecimal }
}
