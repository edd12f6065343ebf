import AsyncJSON
import NIOCore

/// A generation of an object with its metadata, which is never changed, only replaced.
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

    /// Creates an object from a resource; `nil` if a required member is missing or has the wrong type.
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
    /// Returns a 64-bit member, which Google's services write as a string.
    func int64(_ name: String) -> Int64? {
        guard let member = self[name] else { return nil }
        return member.int64 ?? member.string.flatMap { Int64($0) }
    }
}

extension String {
    /// Returns whether this name precedes another in a listing, in the order of UTF-8 bytes instead of characters.
    func precedes(_ other: String) -> Bool {
        let result = utf8.withContiguousStorageIfAvailable { mine in
            other.utf8.withContiguousStorageIfAvailable { theirs in
                mine.lexicographicallyPrecedes(theirs)
            } ?? utf8.lexicographicallyPrecedes(other.utf8)
        }
        return result ?? utf8.lexicographicallyPrecedes(other.utf8)
    }

    /// Returns whether two names have the same bytes; characters that only look alike differ.
    func isSameName(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
