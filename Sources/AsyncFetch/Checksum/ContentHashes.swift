import Crypto

/// Several hashes of the same content, computed together as its bytes pass by.
package struct ContentHashes: Sendable {
    private var crc32c = CRC32C()
    private var md5: Insecure.MD5?
    private var sha1: Insecure.SHA1?
    private var sha256: SHA256?

    /// Creates the hashes of no bytes; CRC32C is always included, because it costs very little.
    package init(_ kinds: Set<ContentHash> = []) {
        if kinds.contains(.md5) { md5 = Insecure.MD5() }
        if kinds.contains(.sha1) { sha1 = Insecure.SHA1() }
        if kinds.contains(.sha256) { sha256 = SHA256() }
    }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        crc32c.update(bytes)
        md5?.update(bufferPointer: bytes)
        sha1?.update(bufferPointer: bytes)
        sha256?.update(bufferPointer: bytes)
    }

    /// Returns the hash of all bytes so far; `nil` for a hash that is not computed.
    package subscript(kind: ContentHash) -> [UInt8]? {
        switch kind {
        case .crc32c: (0..<4).map { UInt8(truncatingIfNeeded: crc32c.value >> (24 - 8 * $0)) }
        case .md5: md5.map { Array($0.finalize()) }
        case .sha1: sha1.map { Array($0.finalize()) }
        case .sha256: sha256.map { Array($0.finalize()) }
        }
    }
}
