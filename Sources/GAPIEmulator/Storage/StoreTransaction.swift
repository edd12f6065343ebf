import AsyncJSON
import EmulatorServer
import NIOCore

/// Changes of buckets and objects that others see together, or not at all.
///
/// A transaction sees what it has changed itself. A change that throws has changed nothing.
struct StoreTransaction {
    private(set) var buckets: [String: StoredBucket]
    /// The changes for the database.
    private(set) var changes: [StoreChange] = []
    /// The contents that the store has from now on.
    private var added: [Content] = []
    /// The contents that the store has no longer.
    private var removed: [Content] = []
    /// The time of the transaction in microseconds since 1970.
    let now: Int64
    private let links: ResourceLinks
    private let generations: GenerationCounter
    /// The memory for all texts; `nil` if nobody counts them.
    private let memory: StoreMemory?

    /// The time at which the next deleted generation may have to go for good; never too late.
    private(set) var nextErasure: Int64

    /// Begins a transaction with the buckets as the last one has left them.
    init(
        _ buckets: [String: StoredBucket],
        nextErasure: Int64,
        now: Int64,
        _ links: ResourceLinks,
        _ generations: GenerationCounter,
        memory: StoreMemory?
    ) {
        self.buckets = buckets
        self.nextErasure = nextErasure
        self.now = now
        self.links = links
        self.generations = generations
        self.memory = memory
        if nextErasure <= now { eraseExpired() }
    }

    /// Keeps the files of added contents, and lets those of removed ones go away; called after the changes are stored.
    func settle() {
        for content in added { content.file?.keep() }
        for content in removed { content.file?.release() }
    }

    private var timestamp: JSON.Value { JSON.Value(WallClock.timestamp(now)) }

    // MARK: Buckets

    func bucket(_ name: String) throws(GoogleError) -> StoredBucket {
        guard let bucket = buckets[name] else { throw .noBucket(name) }
        return bucket
    }

    mutating func insertBucket(_ metadata: JSON.Value) throws(GoogleError) -> StoredBucket {
        guard let name = metadata["name"]?.string else { throw GoogleError.required("name") }
        guard StoredBucket.isValid(name) || name == StoredBucket.ownName else {
            throw GoogleError.invalid("name", "\"\(name)\" is no bucket name")
        }
        var resource = metadata
        for (member, value) in ["location": "US", "locationType": "multi-region", "storageClass": "STANDARD"]
        where resource[member] == nil {
            resource[member] = JSON.Value(value)
        }
        for (member, value) in [
            ("kind", "storage#bucket"), ("id", name), ("projectNumber", "0"), ("metageneration", "1"),
            ("etag", "CAE="),
        ] {
            resource[member] = JSON.Value(value)
        }
        resource["timeCreated"] = timestamp
        resource["updated"] = timestamp
        guard var bucket = StoredBucket(resource: links.applied(toBucket: resource)) else {
            throw GoogleError.invalid("bucket", "is no bucket")
        }
        try ResourceSize.check(bucket.json.readableBytes)
        guard buckets[name] == nil else { throw GoogleError.conflict("The bucket \(name) exists already.") }
        bucket.room = try memory?.room(for: bucket.json.readableBytes)
        put(bucket)
        return bucket
    }

    /// Replaces the metadata of a bucket by the result of a closure.
    mutating func updateBucket(
        _ name: String,
        _ preconditions: Preconditions,
        _ change: (JSON.Value) throws -> JSON.Value
    ) throws -> StoredBucket {
        let current = try bucket(name)
        try preconditions.check(current.version)
        let metageneration = current.version.metageneration + 1
        var resource = try change(current.resource)
        resource["metageneration"] = JSON.Value("\(metageneration)")
        resource["etag"] = JSON.Value(ObjectDraft.etag(0, metageneration))
        resource["updated"] = timestamp
        var bucket = current.replacing(resource)
        try ResourceSize.check(bucket.json.readableBytes)
        bucket.room = try memory?.room(for: bucket.json.readableBytes, inPlaceOf: current.room)
        put(bucket)
        return bucket
    }

    private mutating func put(_ bucket: StoredBucket) {
        buckets[bucket.name] = bucket
        changes.append(.save(StoreRecord(kind: .bucket, key: bucket.name, value: bucket.json)))
    }

    /// Removes a bucket with its documents, deleted generations and multipart uploads; throws 409 if it has other objects.
    mutating func deleteBucket(_ name: String, _ preconditions: Preconditions) throws(GoogleError) {
        let bucket = try bucket(name)
        try preconditions.check(bucket.version)
        guard bucket.live.isEmpty, bucket.noncurrent.isEmpty else {
            throw .conflict("The bucket \(name) is not empty.")
        }
        try removePartUploads { $0["bucket"]?.string == name }
        for object in bucket.softDeleted { erase(object) }
        for key in bucket.documents.keys {
            changes.append(.remove(.document, key: DocumentTable.recordKey(name, key)))
        }
        buckets[name] = nil
        changes.append(.remove(.bucket, key: name))
    }

    /// Sets or removes a document of a bucket.
    mutating func setDocument(_ bucket: String, _ key: String, _ value: JSON.Value?) throws(GoogleError) {
        guard try self.bucket(bucket).documents[key] != nil || value != nil else { return }
        let name = DocumentTable.recordKey(bucket, key)
        guard let value else {
            buckets[bucket]?.documents[key] = nil
            changes.append(.remove(.document, key: name))
            return
        }
        let text = ByteBuffer(bytes: value.encoded())
        let old = buckets[bucket]?.documents.room(key)
        let room = try memory?.room(for: text.readableBytes, inPlaceOf: old)
        buckets[bucket]?.documents.set(key, value, room)
        changes.append(.save(StoreRecord(kind: .document, key: name, value: text)))
    }

    // MARK: Objects

    /// Returns a live object, or the live or noncurrent one with a generation.
    func object(_ bucket: String, _ name: String, generation: Int64? = nil) throws(GoogleError) -> StoredObject {
        try self.bucket(bucket).existing(name, generation: generation, now: now)
    }

    /// Adds an object in the place of the live one.
    ///
    /// - Parameters:
    ///   - draft: The object's name and metadata.
    ///   - content: The content, whose file the store keeps.
    ///   - sums: The checksums of the content.
    ///   - preconditions: The conditions for the object that is replaced.
    ///   - upload: The resumable upload that ends with this object; `nil` for none.
    /// - Returns: The object.
    /// - Throws: ``GoogleError`` for other checksums than the client has stated, or if a condition fails.
    mutating func insert(
        _ draft: ObjectDraft,
        content: Content,
        _ sums: ObjectSums,
        _ preconditions: Preconditions,
        upload: String? = nil
    ) throws(GoogleError) -> StoredObject {
        try draft.verify(sums)
        let current = try bucket(draft.bucket)[draft.name]
        try preconditions.check(current?.version ?? .absent)
        let object = try object(draft.stamped(draft.resource(sums), generation: generations.next()), content)
        if let current { retire(current, keepsVersion: true) }
        put(object)
        added.append(content)
        if let upload {
            let end = StoreRecord(kind: .upload, key: upload, state: UploadRecord.ended, time: now, value: object.json)
            changes.append(.save(end))
        }
        let count = ByteBuffer(string: "\(object.generation)")
        changes.append(.save(StoreRecord(kind: .counter, key: "generation", value: count)))
        return object
    }

    /// Replaces the metadata of an object by the result of a closure.
    mutating func update(
        _ bucket: String,
        _ name: String,
        generation: Int64? = nil,
        _ preconditions: Preconditions,
        _ change: (JSON.Value) throws -> JSON.Value
    ) throws -> StoredObject {
        let current = try object(bucket, name, generation: generation)
        try preconditions.check(current.version)
        var resource = StoredObject.released(try change(current.resource), from: current.resource, now: timestamp)
        let metageneration = current.metageneration + 1
        resource["metageneration"] = JSON.Value("\(metageneration)")
        resource["etag"] = JSON.Value(ObjectDraft.etag(current.generation, metageneration))
        resource["updated"] = timestamp
        let object = try object(resource, current.content, current.state, inPlaceOf: current)
        put(object)
        return object
    }

    /// Removes the live object, or the live or noncurrent one with a generation.
    ///
    /// In a bucket with versions, a live object becomes noncurrent if no generation is given.
    mutating func deleteObject(
        _ bucket: String,
        _ name: String,
        generation: Int64?,
        _ preconditions: Preconditions
    ) throws(GoogleError) {
        let object = try object(bucket, name, generation: generation)
        try preconditions.check(object.version)
        retire(object, keepsVersion: generation == nil)
    }

    /// Removes the deleted generations that can be restored no longer.
    private mutating func eraseExpired() {
        nextErasure = .max
        for (name, var bucket) in buckets where !bucket.softDeleted.isEmpty {
            for object in bucket.eraseExpired(now) { erase(object) }
            nextErasure = bucket.softDeleted.reduce(nextErasure) { min($0, $1.hardDeleteTime) }
            buckets[name] = bucket
        }
    }

    private func object(
        _ resource: JSON.Value,
        _ content: Content,
        _ state: StoredObject.State = .live,
        inPlaceOf old: StoredObject? = nil
    ) throws(GoogleError) -> StoredObject {
        let resource = links.applied(toObject: resource)
        let json = ByteBuffer(bytes: resource.encoded())
        try ResourceSize.check(json.readableBytes)
        let room = try memory?.room(for: json.readableBytes, inPlaceOf: old?.room)
        guard let object = StoredObject(resource: resource, json: json, content: content, state: state, room: room)
        else { throw GoogleError.invalid("object", "has members of the wrong type") }
        return object
    }

    private mutating func put(_ object: StoredObject) {
        buckets[object.bucket]?.insert(object)
        changes.append(
            .save(
                StoreRecord(
                    kind: .object,
                    key: "\(object.generation)",
                    state: object.state.rawValue,
                    content: object.content.file?.name,
                    value: object.json
                )
            )
        )
    }

    /// Takes an object from its part of the bucket to the part that the bucket's settings name, or away.
    private mutating func retire(_ object: StoredObject, keepsVersion: Bool) {
        guard let bucket = buckets[object.bucket] else { return }
        buckets[object.bucket]?.remove(object)
        var resource = object.resource
        var state: StoredObject.State?
        if keepsVersion, object.state == .live, bucket.hasVersions {
            resource["timeDeleted"] = timestamp
            state = .noncurrent
        } else if bucket.softDeleteSeconds > 0 {
            resource["softDeleteTime"] = timestamp
            let end = now + bucket.softDeleteSeconds * 1_000_000
            resource["hardDeleteTime"] = JSON.Value(WallClock.timestamp(end))
            state = .softDeleted
        }
        // Nobody refuses a deletion, so it keeps the room that it has, for a text that is some bytes longer.
        if let state,
            let retired = StoredObject(resource: resource, content: object.content, state: state, room: object.room)
        {
            put(retired)
            nextErasure = min(nextErasure, retired.hardDeleteTime)
        } else {
            erase(object)
        }
    }

    private mutating func erase(_ object: StoredObject) {
        changes.append(.remove(.object, key: "\(object.generation)"))
        removed.append(object.content)
    }
}
