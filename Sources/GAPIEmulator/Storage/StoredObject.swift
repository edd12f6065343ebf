import AsyncJSON
import NIOCore

/// One generation of an object with its metadata: never changed, only replaced.
final class StoredObject: Sendable {
    let bucket: String
    let name: String
    let generation: Int64
    let metageneration: Int64
    /// The object resource as clients see it.
    let resource: JSON.Value
    /// The text of ``resource``, ready to send.
    let json: ByteBuffer
    let content: Content
    let size: Int64
    /// The opaque entity tag, without quotes.
    let etag: String

    /// Reads what a request needs to know out of a resource; `nil` when one of these members is missing or wrong.
    init?(resource: JSON.Value, content: Content) {
        guard let bucket = resource["bucket"]?.string, let name = resource["name"]?.string,
            let generation = resource.int64("generation"), let metageneration = resource.int64("metageneration"),
            let size = resource.int64("size"), let etag = resource["etag"]?.string
        else { return nil }
        self.bucket = bucket
        self.name = name
        self.generation = generation
        self.metageneration = metageneration
        self.size = size
        self.etag = etag
        self.resource = resource
        self.content = content
        json = ByteBuffer(bytes: resource.encoded())
    }
}

extension JSON.Value {
    /// A 64-bit member, which Google's services write as a string.
    func int64(_ name: String) -> Int64? {
        guard let member = self[name] else { return nil }
        return member.int64 ?? member.string.flatMap { Int64($0) }
    }
}

extension String {
    /// Whether this name comes before another in a listing: by bytes of UTF-8, not by characters.
    func precedes(_ other: String) -> Bool {
        let result = utf8.withContiguousStorageIfAvailable { mine in
            other.utf8.withContiguousStorageIfAvailable { theirs in
                mine.lexicographicallyPrecedes(theirs)
            } ?? utf8.lexicographicallyPrecedes(other.utf8)
        }
        return result ?? utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Whether two names are the same bytes; characters that only look alike differ.
    func isSameName(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
