import AsyncJSON
import NIOCore

/// A bucket with its objects in the order of their names.
struct StoredBucket: Sendable {
    let name: String
    private(set) var resource: JSON.Value
    private(set) var json: ByteBuffer
    private(set) var objects: [StoredObject] = []

    init?(resource: JSON.Value) {
        guard let name = resource["name"]?.string else { return nil }
        self.name = name
        self.resource = resource
        json = ByteBuffer(bytes: resource.encoded())
    }

    /// Returns the bucket with other metadata and the same objects.
    func replacing(_ resource: JSON.Value) -> StoredBucket {
        var bucket = self
        bucket.resource = resource
        bucket.json = ByteBuffer(bytes: resource.encoded())
        return bucket
    }

    /// The members that a client cannot set by patch or update.
    private static let serverMembers: Set<String> = [
        "kind", "id", "name", "selfLink", "projectNumber", "location", "locationType", "metageneration", "etag",
        "timeCreated", "updated",
    ]

    /// Returns the metadata after a merge patch; without `merges`, only the members that the server sets stay.
    static func changed(_ resource: JSON.Value, by sent: JSON.Value, merges: Bool) -> JSON.Value {
        let kept = (resource.members ?? []).filter { merges || serverMembers.contains($0.name) }
        let own = (sent.members ?? []).filter { !serverMembers.contains($0.name) }
        return JSON.Value(members: kept).applying(mergePatch: JSON.Value(members: own))
    }

    /// The metageneration and entity tag, for preconditions.
    var version: Version {
        Version(
            generation: 0,
            metageneration: resource.int64("metageneration") ?? 1,
            etag: resource["etag"]?.string ?? ""
        )
    }

    /// Returns the position of the first object whose name does not precede another name.
    func position(of name: String) -> Int {
        var low = 0
        var high = objects.count
        while low < high {
            let middle = (low + high) / 2
            if objects[middle].name.precedes(name) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The object with a name; setting `nil` removes it.
    subscript(name: String) -> StoredObject? {
        get {
            let position = position(of: name)
            guard position < objects.count, objects[position].name.isSameName(as: name) else { return nil }
            return objects[position]
        }
        set {
            let position = position(of: name)
            let exists = position < objects.count && objects[position].name.isSameName(as: name)
            objects.replaceSubrange(position..<position + (exists ? 1 : 0), with: newValue.map { [$0] } ?? [])
        }
    }

    /// Returns whether a name is valid for a bucket; valid names are also safe as names of files.
    static func isValid(_ name: String) -> Bool {
        let letters = Array(name.utf8)
        let isAlphanumeric = { (byte: UInt8) in (97...122).contains(byte) || (48...57).contains(byte) }
        guard (3...222).contains(letters.count), let first = letters.first, let last = letters.last else {
            return false
        }
        return isAlphanumeric(first) && isAlphanumeric(last)
            && letters.allSatisfy { isAlphanumeric($0) || "-_.".utf8.contains($0) }
    }
}
