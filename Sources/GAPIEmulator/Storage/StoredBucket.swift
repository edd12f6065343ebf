import AsyncJSON
import NIOCore

/// A bucket with its objects, as it is at one moment: a copy shares the objects, and later writes do not change it.
struct StoredBucket: Sendable {
    let name: String
    private(set) var resource: JSON.Value
    private(set) var json: ByteBuffer
    /// The room that ``json`` takes in memory; `nil` if nobody counts it.
    var room: StoreMemory.Room?
    /// The live objects, one for each name.
    private(set) var live = ObjectIndex()
    /// The old generations.
    private(set) var noncurrent = ObjectIndex()
    /// The deleted generations that can be restored.
    private(set) var softDeleted = ObjectIndex()
    /// The JSON documents that belong to the bucket, such as its policy, by their keys.
    var documents = DocumentTable()

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

    /// A Boolean value indicating whether the bucket keeps old generations.
    var hasVersions: Bool { resource["versioning"]?["enabled"]?.bool == true }

    /// The number of seconds for which deleted generations can be restored; at most that of 90 days, Google's limit.
    var softDeleteSeconds: Int64 {
        let seconds = resource["softDeletePolicy"]?.int64("retentionDurationSeconds") ?? 0
        return min(max(seconds, 0), 90 * 86_400)
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

    /// The live object with a name.
    subscript(name: String) -> StoredObject? { live.first(name) }

    /// Returns the live or noncurrent object with a name and a generation; `nil` if there is none.
    func object(_ name: String, generation: Int64) -> StoredObject? {
        live.object(name, generation: generation) ?? noncurrent.object(name, generation: generation)
    }

    /// Returns an object.
    ///
    /// - Parameters:
    ///   - name: The name of the object.
    ///   - generation: The generation of a live or noncurrent object; `nil` for the live one.
    ///   - isSoftDeleted: A Boolean value indicating whether to look for a deleted generation instead.
    ///   - now: The time, after which a deleted generation must end.
    /// - Returns: The object.
    /// - Throws: 404 if there is none.
    func existing(
        _ name: String,
        generation: Int64?,
        isSoftDeleted: Bool = false,
        now: Int64
    ) throws(GoogleError) -> StoredObject {
        let found: StoredObject? =
            switch generation {
            case let generation? where isSoftDeleted: softDeleted.object(name, generation: generation)
            case let generation?: object(name, generation: generation)
            case nil: isSoftDeleted ? nil : self[name]
            }
        guard let found, found.hardDeleteTime > now else { throw .noObject(self.name, name) }
        return found
    }

    /// Removes the deleted generations that can be restored no longer, and returns them.
    mutating func eraseExpired(_ now: Int64) -> [StoredObject] {
        let expired = softDeleted.filter { $0.hardDeleteTime <= now }
        for object in expired { softDeleted.remove(object) }
        return expired
    }

    /// Adds an object to the part that its state names, where it replaces the same generation.
    mutating func insert(_ object: StoredObject) {
        switch object.state {
        case .live: live.insert(object)
        case .noncurrent: noncurrent.insert(object)
        case .softDeleted: softDeleted.insert(object)
        }
    }

    /// Removes an object from the part that its state names.
    mutating func remove(_ object: StoredObject) {
        switch object.state {
        case .live: live.remove(object)
        case .noncurrent: noncurrent.remove(object)
        case .softDeleted: softDeleted.remove(object)
        }
    }

    /// Adds objects of all parts, in any order.
    mutating func load(_ objects: [StoredObject]) {
        let parts = Dictionary(grouping: objects, by: \.state)
        live = ObjectIndex(parts[.live] ?? [])
        noncurrent = ObjectIndex(parts[.noncurrent] ?? [])
        softDeleted = ObjectIndex(parts[.softDeleted] ?? [])
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
