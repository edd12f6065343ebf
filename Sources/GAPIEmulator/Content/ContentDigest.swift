import AsyncFetch
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
    var md5Hash: String { Base64.encode(md5.finalize()) }

    /// The MD5 in hexadecimal, in the format of Drive's `md5Checksum`.
    var md5Checksum: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: md5.finalize().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// The CRC-32C in base64, in the format of `crc32c`.
    var crc32cHash: String { crc32c.base64 }
}

/// The encoder of padded base64.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        var bits: UInt32 = 0
        var bitCount: UInt32 = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            bitCount += 8
            while bitCount >= 6 {
                bitCount -= 6
                text.append(alphabet[Int(bits >> bitCount & 63)])
            }
        }
        if bitCount > 0 { text.append(alphabet[Int(bits << (6 - bitCount) & 63)]) }
        while text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
        return String(decoding: text, as: UTF8.self)
    }
}
