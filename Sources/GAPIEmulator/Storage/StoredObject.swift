import AsyncJSON
import NIOCore

/// A generation of an object with its metadata, which is never changed, only replaced.
final class StoredObject: Sendable {
    /// The part of a bucket in which a generation is.
    enum State: Int64, Sendable {
        /// The generation that requests without a generation mean.
        case live
        /// An old generation in a bucket with versions.
        case noncurrent
        /// A deleted generation that can be restored for some time.
        case softDeleted
    }

    let bucket: String
    let name: String
    let generation: Int64
    let metageneration: Int64
    let state: State
    /// The object resource as clients see it.
    let resource: JSON.Value
    /// The text of ``resource``, ready to send.
    let json: ByteBuffer
    let content: Content
    let size: Int64
    /// The opaque entity tag, without quotes.
    let etag: String
    /// The room that ``json`` takes in memory; `nil` if nobody counts it.
    let room: StoreMemory.Room?
    /// The time at which a soft-deleted generation goes for good, in microseconds since 1970; `.max` for others.
    let hardDeleteTime: Int64

    /// Creates an object from a resource; `nil` if a required member is missing or has the wrong type.
    ///
    /// - Parameters:
    ///   - resource: The resource.
    ///   - json: The text of the resource, if it is at hand.
    ///   - content: The content.
    ///   - state: The part of the bucket.
    ///   - room: The room that the text takes in memory.
    init?(
        resource: JSON.Value,
        json: ByteBuffer? = nil,
        content: Content,
        state: State = .live,
        room: StoreMemory.Room? = nil
    ) {
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
        self.state = state
        self.room = room
        if state == .softDeleted {
            guard let time = resource.microseconds("hardDeleteTime") else { return nil }
            hardDeleteTime = time
        } else {
            hardDeleteTime = .max
        }
        self.json = json ?? ByteBuffer(bytes: resource.encoded())
    }
}

extension JSON.Value {
    /// Returns a 64-bit member, which Google's services write as a string.
    func int64(_ name: String) -> Int64? {
        guard let member = self[name] else { return nil }
        return member.int64 ?? member.string.flatMap { Int64($0) }
    }

    /// Returns a time in microseconds since 1970; `nil` for anything else.
    func microseconds(_ name: String) -> Int64? {
        guard let text = self[name]?.string, let time = try? JSON.Timestamp(parsing: text) else { return nil }
        let (product, overflows) = time.seconds.multipliedReportingOverflow(by: 1_000_000)
        return overflows ? nil : product + Int64(time.nanoseconds) / 1000
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
