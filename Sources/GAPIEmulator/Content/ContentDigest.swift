import AsyncFetch
import AsyncJSON
import Crypto
import NIOCore

/// The size of an object and the two checksums that Cloud Storage stores for it.
struct ContentDigest: Sendable {
    private(set) var count: Int64 = 0
    private var md5 = Insecure.MD5()
    private var crc32c = CRC32C()

    mutating func update(_ bytes: ByteBuffer) {
        count += Int64(bytes.readableBytes)
        bytes.withUnsafeReadableBytes {
            md5.update(bufferPointer: $0)
            crc32c.update($0)
        }
    }

    /// The MD5 in base64, in the format of `md5Hash`.
    var md5Hash: String { JSON.Bytes(md5.finalize()).description }

    /// The MD5 in hexadecimal, in the format of Drive's `md5Checksum`.
    var md5Checksum: String { md5.finalize().hexadecimal }

    /// The CRC-32C in base64, in the format of `crc32c`.
    var crc32cHash: String { crc32c.base64 }
}
