import AsyncFetch
import AsyncJSON

/// The service's information about the bytes that it has stored, from the response to an upload.
///
/// Cloud Storage sends `crc32c` and `md5Hash` in base64. Drive sends `md5Checksum`, `sha1Checksum` and `sha256Checksum`
/// in hexadecimal. Both send `size`.
struct StoredMedia {
    /// A hash of a response, and the form in which it is written.
    struct Hash {
        let kind: ContentHash
        let member: String
        private let isHexadecimal: Bool

        static let all = [
            Hash(.crc32c, "crc32c"), Hash(.md5, "md5Hash"), Hash(.md5, "md5Checksum", isHexadecimal: true),
            Hash(.sha256, "sha256Checksum", isHexadecimal: true), Hash(.sha1, "sha1Checksum", isHexadecimal: true),
        ]

        private init(_ kind: ContentHash, _ member: String, isHexadecimal: Bool = false) {
            (self.kind, self.member, self.isHexadecimal) = (kind, member, isHexadecimal)
        }

        func text(_ hash: [UInt8]) -> String {
            isHexadecimal ? hash.hexadecimal : JSON.Bytes(hash).description
        }

        func isSame(_ told: String, as hash: [UInt8]) -> Bool {
            text(hash) == (isHexadecimal ? told.lowercased() : told)
        }
    }

    /// The hashes of the response.
    let hashes: [(hash: Hash, told: String)]
    /// The number of bytes; `nil` if the response does not tell it for these bytes.
    let size: Int64?
    /// The version of the object, for an application that wants to remove it.
    let generation: String?

    /// Creates the information from a response; `nil` for one that has no members.
    init?(_ response: some Sendable, method: String) {
        guard let value = (response as? any JSON.Model).map({ JSON.Value($0) }) ?? response as? JSON.Value,
            value.isObject
        else { return nil }
        hashes = Hash.all.compactMap { hash in value[hash.member]?.string.map { (hash, $0) } }
        generation = value["generation"]?.string
        // In other services, `size` has other meanings, and a document of Drive is not the file that it was made from.
        let isFile = method.hasPrefix("drive.") && hashes.contains { $0.hash.member.hasSuffix("Checksum") }
        let tellsSize = method.hasPrefix("storage.") || isFile
        size = tellsSize ? value["size"].flatMap { $0.int64 ?? $0.string.flatMap { WireNumber.count($0) } } : nil
    }

    /// Returns the hashes besides CRC32C that a response with this mask will have.
    static func hashes(namedIn mask: String?) -> Set<ContentHash> {
        guard let mask else { return [] }
        let names = Set(mask.split { !($0.isLetter || $0.isNumber || $0 == "*") }.map(String.init))
        let named = Hash.all.filter {
            names.contains($0.member) || names.contains("*") && $0.member.hasSuffix("Checksum")
        }
        return Set(named.map(\.kind))
    }
}
