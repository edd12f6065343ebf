import EmulatorServer
import AsyncJSON
import Synchronization

/// All buckets and objects.
///
/// The index is in memory, behind a lock under which nothing blocks. Content and, with a data directory, metadata are
/// written outside of the lock, before the response is sent.
final class ObjectStore: Sendable {
    private struct State {
        var buckets: [String: StoredBucket] = [:]
        var lastGeneration: Int64 = 0

        /// Returns a new generation: the microseconds since 1970, as at Google, but never the same number twice.
        mutating func nextGeneration() -> Int64 {
            lastGeneration = max(lastGeneration + 1, WallClock.microseconds())
            return lastGeneration
        }
    }

    private let state = Mutex(State())
    let directory: DataDirectory?
    /// The uploads that an earlier process has started.
    let uploads: [UploadRecord]
    private let links: ResourceLinks

    /// Creates a store, and loads the contents of the directory.
    init(directory: DataDirectory?, links: ResourceLinks) async throws {
        self.directory = directory
        self.links = links
        let (buckets, objects, uploads) = try await directory?.load() ?? ([], [], [])
        self.uploads = uploads
        state.withLock { state in
            for resource in buckets {
                if let bucket = StoredBucket(resource: links.applied(toBucket: resource)) {
                    state.buckets[bucket.name] = bucket
                }
            }
            for (resource, content) in objects {
                guard let object = StoredObject(resource: links.applied(toObject: resource), content: content) else {
                    continue
                }
                state.buckets[object.bucket]?[object.name] = object
                state.lastGeneration = max(state.lastGeneration, object.generation)
            }
            for upload in uploads { state.lastGeneration = max(state.lastGeneration, Int64(upload.content) ?? 0) }
        }
    }

    /// Returns the path of a new file for an upload; `nil` for memory.
    func newContentPath() -> String? {
        directory.map { $0.contentPath(state.withLock { $0.nextGeneration() }) }
    }

    // MARK: Buckets

    func buckets() -> [StoredBucket] {
        state.withLock { $0.buckets.values.sorted { $0.name.precedes($1.name) } }
    }

    func bucket(_ name: String) throws(GoogleError) -> StoredBucket {
        guard let bucket = state.withLock({ $0.buckets[name] }) else { throw .noBucket(name) }
        return bucket
    }

    func insertBucket(_ metadata: JSON.Value) async throws -> StoredBucket {
        guard let name = metadata["name"]?.string else { throw GoogleError.required("name") }
        guard StoredBucket.isValid(name) else { throw GoogleError.invalid("name", "\"\(name)\" is no bucket name") }
        let now = WallClock.timestamp(WallClock.microseconds())
        var resource = metadata
        for (member, value) in ["location": "US", "locationType": "multi-region", "storageClass": "STANDARD"]
        where resource[member] == nil {
            resource[member] = JSON.Value(value)
        }
        for (member, value) in [
            ("kind", "storage#bucket"), ("id", name), ("projectNumber", "0"), ("metageneration", "1"),
            ("etag", "CAE="), ("timeCreated", now), ("updated", now),
        ] {
            resource[member] = JSON.Value(value)
        }
        guard let bucket = StoredBucket(resource: links.applied(toBucket: resource)) else {
            throw GoogleError.invalid("bucket", "is no bucket")
        }
        let exists = state.withLock { state in
            if state.buckets[name] != nil { return true }
            state.buckets[name] = bucket
            return false
        }
        if exists { throw GoogleError.conflict("The bucket \(name) exists already.") }
        try await directory?.save(bucket)
        return bucket
    }

    /// Replaces the metadata of a bucket by the result of a closure.
    func updateBucket(
        _ name: String,
        _ preconditions: Preconditions,
        _ change: (JSON.Value) -> JSON.Value
    ) async throws -> StoredBucket {
        let bucket = try state.withLock { state in
            guard let current = state.buckets[name] else { throw GoogleError.noBucket(name) }
            try preconditions.check(current.version)
            let metageneration = current.version.metageneration + 1
            var resource = change(current.resource)
            resource["metageneration"] = JSON.Value("\(metageneration)")
            resource["etag"] = JSON.Value(ObjectDraft.etag(0, metageneration))
            resource["updated"] = JSON.Value(WallClock.timestamp(WallClock.microseconds()))
            let bucket = current.replacing(resource)
            state.buckets[name] = bucket
            return bucket
        }
        try await directory?.save(bucket)
        return bucket
    }

    func deleteBucket(_ name: String, _ preconditions: Preconditions) async throws {
        let result: Result<Void, GoogleError> = state.withLock { state in
            Result { () throws(GoogleError) in
                guard let bucket = state.buckets[name] else { throw .noBucket(name) }
                try preconditions.check(bucket.version)
                guard bucket.objects.isEmpty else { throw .conflict("The bucket \(name) is not empty.") }
                state.buckets[name] = nil
            }
        }
        try result.get()
        try await directory?.deleteBucket(name)
    }

    // MARK: Objects

    func object(_ bucket: String, _ name: String, generation: Int64? = nil) throws(GoogleError) -> StoredObject {
        guard let object = try self.bucket(bucket)[name], object.generation == generation ?? object.generation else {
            throw .noObject(bucket, name)
        }
        return object
    }

    /// Checks the preconditions of an upload before its bytes are received.
    func checkInsert(_ bucket: String, _ name: String, _ preconditions: Preconditions) throws(GoogleError) {
        try preconditions.check(try self.bucket(bucket)[name]?.version ?? .absent)
    }

    func insert(
        _ draft: ObjectDraft,
        content: Content,
        _ sums: ObjectSums,
        _ preconditions: Preconditions
    ) async throws -> StoredObject {
        do {
            try draft.verify(sums)
            let resource = draft.resource(sums)
            let (object, replaced) = try replace(draft.bucket, draft.name, isInsert: true) {
                current,
                generation throws(GoogleError) in
                try preconditions.check(current?.version ?? .absent)
                return (draft.stamped(resource, generation: generation), content)
            }
            try await save(object, inPlaceOf: replaced)
            if let replaced { try await directory?.delete(replaced) }
            return object
        } catch {
            try await directory?.delete(content)
            throw error
        }
    }

    /// Replaces the metadata of an object by the result of a closure.
    func update(
        _ bucket: String,
        _ name: String,
        generation: Int64? = nil,
        _ preconditions: Preconditions,
        _ change: (JSON.Value) -> JSON.Value
    ) async throws -> StoredObject {
        let (object, replaced) = try replace(bucket, name, isInsert: false) { current, _ throws(GoogleError) in
            guard let current, current.generation == generation ?? current.generation else {
                throw .noObject(bucket, name)
            }
            try preconditions.check(current.version)
            var resource = change(current.resource)
            let metageneration = current.metageneration + 1
            resource["metageneration"] = JSON.Value("\(metageneration)")
            resource["etag"] = JSON.Value(ObjectDraft.etag(current.generation, metageneration))
            resource["updated"] = JSON.Value(WallClock.timestamp(WallClock.microseconds()))
            return (resource, current.content)
        }
        try await save(object, inPlaceOf: replaced)
        return object
    }

    func deleteObject(
        _ bucket: String,
        _ name: String,
        generation: Int64?,
        _ preconditions: Preconditions
    ) async throws {
        let result: Result<StoredObject, GoogleError> = state.withLock { state in
            Result { () throws(GoogleError) in
                guard let stored = state.buckets[bucket] else { throw .noBucket(bucket) }
                guard let object = stored[name], object.generation == generation ?? object.generation else {
                    throw .noObject(bucket, name)
                }
                try preconditions.check(object.version)
                state.buckets[bucket]?[name] = nil
                return object
            }
        }
        let object = try result.get()  // not within the call, which is skipped without a directory
        try await directory?.delete(object)
    }

    /// Writes an object's metadata; if that fails, the replaced object takes its place again, unless another object is
    /// there by now.
    private func save(_ object: StoredObject, inPlaceOf replaced: StoredObject?) async throws {
        do {
            try await directory?.save(object)
        } catch {
            state.withLock { state in
                guard state.buckets[object.bucket]?[object.name] === object else { return }
                state.buckets[object.bucket]?[object.name] = replaced
            }
            throw error
        }
    }

    /// Replaces the current object by a new one, and returns both.
    private func replace(
        _ bucket: String,
        _ name: String,
        isInsert: Bool,
        _ make: (StoredObject?, _ generation: Int64) throws(GoogleError) -> (JSON.Value, Content)
    ) throws -> (StoredObject, StoredObject?) {
        try state.withLock { state in
            guard let current = state.buckets[bucket].map({ $0[name] }) else { throw GoogleError.noBucket(bucket) }
            let (resource, content) = try make(current, isInsert ? state.nextGeneration() : 0)
            guard let object = StoredObject(resource: links.applied(toObject: resource), content: content) else {
                throw GoogleError.invalid("object", "has members of the wrong type")
            }
            state.buckets[bucket]?[name] = object
            return (object, current)
        }
    }
}

extension GoogleError {
    static func noBucket(_ name: String) -> Self { .notFound("There is no bucket \(name).") }

    static func noObject(_ bucket: String, _ name: String) -> Self {
        .notFound("There is no object \(name) in the bucket \(bucket).")
    }
}
