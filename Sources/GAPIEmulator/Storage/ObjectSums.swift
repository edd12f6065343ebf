import AsyncFetch
import AsyncJSON

/// The size and the checksums of an object's content, as its resource has them.
struct ObjectSums: Sendable {
    let count: Int64
    /// The MD5 in base64; `nil` for an object that is composed of others.
    let md5Hash: String?
    let crc32cHash: String
    /// The number of objects of which the object is composed; `nil` if it was uploaded.
    var componentCount: Int64?

    init(_ digest: ContentDigest) {
        count = digest.count
        md5Hash = digest.md5Hash
        crc32cHash = digest.crc32cHash
    }

    /// Creates the sums of a copy.
    init(_ object: StoredObject) {
        count = object.size
        md5Hash = object.resource["md5Hash"]?.string
        crc32cHash = object.resource["crc32c"]?.string ?? ""
        componentCount = object.resource.int64("componentCount")
    }

    /// Creates the sums of objects one after another; the checksum is computed from theirs, without reading them.
    init(joining objects: [StoredObject]) {
        var sum: UInt32 = 0
        var count: Int64 = 0
        for object in objects {
            let bytes = (try? JSON.Bytes(parsing: object.resource["crc32c"]?.string ?? "").bytes) ?? []
            let next = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            sum = CRC32C.combine(sum, next, secondCount: Int(clamping: object.size))
            count += object.size
        }
        self.count = count
        md5Hash = nil
        crc32cHash = CRC32C.base64(sum)
        // A number of 32 bits, which compositions of compositions soon exceed.
        componentCount = objects.reduce(0) { sum, object in
            min(Int64(Int32.max), sum + min(Int64(Int32.max), object.resource.int64("componentCount") ?? 1))
        }
    }
}
