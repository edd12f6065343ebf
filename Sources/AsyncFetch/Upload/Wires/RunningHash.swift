import AsyncJSON
import HTTPTypes

/// The checksum of what Cloud Storage has stored of an upload: `X-Goog-Running-Hash: crc32c=4waSgw==`.
enum RunningHash {
    private static let name = HTTPField.Name.known("X-Goog-Running-Hash")
    /// The header field of a request that tells the checksum of all bytes.
    static let whole = HTTPField.Name.known("x-goog-hash")

    /// Returns each CRC32C that an answer tells; other hashes, and what is not four bytes in base64, are ignored.
    static func checksums(in head: HTTPResponse) -> [UInt32] {
        head.headerFields[values: name].flatMap { $0.split(separator: ",") }.compactMap { item in
            let pair = item.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, trimmed(pair[0]).lowercased() == "crc32c",
                let bytes = try? JSON.Bytes(parsing: String(trimmed(pair[1]))).bytes, bytes.count == 4
            else { return nil }
            return bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
    }

    /// Makes the value of ``whole`` from the four bytes of the checksum.
    static func field(_ hash: [UInt8]) -> String { "crc32c=" + JSON.Bytes(hash).description }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
