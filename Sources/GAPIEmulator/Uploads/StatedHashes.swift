/// The checksums that a client states for a content, in base64: of each kind, the last one counts.
struct StatedHashes: Sendable, Equatable {
    /// The characters of an MD5 in base64; those of a CRC-32C are fewer.
    private static let longest = 24

    var md5: String?
    var crc32c: String?

    /// Adds the checksums of an `x-goog-hash` header field, `crc32c=…,md5=…`; throws Google's 400 for a value that is
    /// longer than any checksum.
    mutating func note(_ header: String?) throws(GoogleError) {
        guard let header else { return }
        for part in header.split(separator: ",") {
            let hash = part.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            guard hash.count == 2, hash[0] == "md5" || hash[0] == "crc32c" else { continue }
            guard hash[1].utf8.count <= Self.longest else {
                throw .invalid("x-goog-hash", "has a value that is longer than a checksum")
            }
            if hash[0] == "md5" { md5 = String(hash[1]) } else { crc32c = String(hash[1]) }
        }
    }

    /// The checksums as an `x-goog-hash` header field; `nil` if there are none.
    var header: String? {
        let parts = [crc32c.map { "crc32c=\($0)" }, md5.map { "md5=\($0)" }].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ",")
    }
}
