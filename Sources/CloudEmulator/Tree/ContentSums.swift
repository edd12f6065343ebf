import AsyncFetch
import Crypto
import NIOCore

/// The checksums of a file's content.
struct ContentSums: Sendable, Hashable {
    var sha1 = ""
    var md5 = ""
    var adler32 = ""

    init() {}

    init(_ content: ByteBuffer) {
        var (first, second) = (Insecure.SHA1(), Insecure.MD5())
        content.withUnsafeReadableBytes { bytes in
            first.update(bufferPointer: bytes)
            second.update(bufferPointer: bytes)
            adler32 = Self.hexadecimal(Self.adler32(bytes).bigEndianBytes)
        }
        sha1 = Self.hexadecimal(first.finalize())
        md5 = Self.hexadecimal(second.finalize())
    }

    /// The text of `oc:checksum`.
    var text: String { "SHA1:\(sha1) MD5:\(md5) ADLER32:\(adler32)" }

    /// Returns whether a checksum such as `SHA1:…` is of this content; `nil` for an unknown algorithm.
    func agrees(with header: String) -> Bool? {
        let parts = header.split(maxSplits: 1) { $0 == ":" || $0 == " " }
        guard parts.count == 2 else { return nil }
        let value = parts[1].lowercased()
        return switch parts[0].uppercased() {
        case "SHA1": value == sha1
        case "MD5": value == md5
        case "ADLER32": value == adler32
        default: nil
        }
    }

    /// Returns the checksum of RFC 1950, section 8.2.
    static func adler32(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }

    static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

extension UInt32 {
    var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }
}
