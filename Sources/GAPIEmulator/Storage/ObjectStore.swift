import AsyncJSON
import EmulatorServer
import Synchronization

/// All buckets and objects.
///
/// The index in memory is what readers see; they wait for nobody. Writers change it in transactions, one after the other:
/// with a data directory, a transaction is in the database before anybody sees it, and one that cannot be stored has
/// changed nothing.
final class ObjectStore: Sendable {
    private struct State {
        var buckets: [String: StoredBucket]
        /// The time at which the next deleted generation may have to go for good; never too late.
        var nextErasure: Int64
    }

    private let state: Mutex<State>
    let directory: DataDirectory?
    /// The memory for what is in no directory; `nil` if nobody counts it.
    let memory: StoreMemory?
    /// The order of the writers.
    let transactions: TransactionQueue
    /// The current time in microseconds since 1970.
    let now: @Sendable () -> Int64
    let links: ResourceLinks
    private let generations: GenerationCounter

    /// Creates a store with the contents of a directory, or in memory.
    init(
        _ contents: StoreContents = StoreContents(),
        directory: DataDirectory?,
        memory: StoreMemory? = nil,
        links: ResourceLinks,
        now: @escaping @Sendable () -> Int64 = WallClock.microseconds
    ) {
        self.directory = directory
        self.memory = memory
        self.links = links
        self.now = now
        transactions = directory?.transactions ?? TransactionQueue(database: nil)
        generations = GenerationCounter(after: contents.lastGeneration, clock: now)
        // The first transaction finds out what the next time is.
        state = Mutex(State(buckets: contents.buckets, nextErasure: 0))
    }

    /// Returns the place of a new content.
    func newContentPlace() -> ContentPlace {
        guard let directory else { return .memory(memory) }
        return .file(directory.contentPath(generations.next()))
    }

    // MARK: Transactions

    /// Runs a transaction: others see all of its changes or none, and none of theirs is between them.
    ///
    /// The closure must not block. If it throws, nothing is changed.
    func transact<R: Sendable>(_ body: @escaping @Sendable (inout StoreTransaction) throws -> R) async throws -> R {
        try await transactions.perform { [self] commit in
            let before = state.withLock { $0 }
            var transaction = StoreTransaction(
                before.buckets,
                nextErasure: before.nextErasure,
                now: now(),
                links,
                generations,
                memory: directory == nil ? memory : nil
            )
            let result = try body(&transaction)
            try commit(transaction.changes)
            transaction.settle()
            let after = State(buckets: transaction.buckets, nextErasure: transaction.nextErasure)
            state.withLock { $0 = after }
            return result
        }
    }

    // MARK: Buckets

    func buckets() -> [StoredBucket] {
        let all = state.withLock { Array($0.buckets.values) }
        return all.filter { $0.name != StoredBucket.ownName }.sorted { $0.name.precedes($1.name) }
    }

    func bucket(_ name: String) throws(GoogleError) -> StoredBucket {
        let (found, nextErasure) = state.withLock { ($0.buckets[name], $0.nextErasure) }
        guard var bucket = found else { throw .noBucket(name) }
        let now = now()
        if nextErasure <= now { _ = bucket.eraseExpired(now) }
        return bucket
    }

    func insertBucket(_ metadata: JSON.Value) async throws -> StoredBucket {
        try await transact { try $0.insertBucket(metadata) }
    }

    /// Replaces the metadata of a bucket by the result of a closure.
    func updateBucket(
        _ name: String,
        _ preconditions: Preconditions,
        _ change: @escaping @Sendable (JSON.Value) throws -> JSON.Value
    ) async throws -> StoredBucket {
        try await transact { try $0.updateBucket(name, preconditions, change) }
    }

    /// Removes a bucket with its documents and deleted generations; throws 409 if it has other objects.
    func deleteBucket(_ name: String, _ preconditions: Preconditions) async throws {
        try await transact { try $0.deleteBucket(name, preconditions) }
    }

    // MARK: Documents

    /// Returns a document of a bucket; `nil` if there is none with the key.
    func document(_ bucket: String, _ key: String) throws(GoogleError) -> JSON.Value? {
        try self.bucket(bucket).documents[key]
    }

    /// Returns the documents of a bucket whose keys have a prefix, in the order of the keys' bytes.
    func documents(_ bucket: String, prefix: String) throws(GoogleError) -> [(key: String, value: JSON.Value)] {
        try self.bucket(bucket).documents.filter { $0.key.utf8.starts(with: prefix.utf8) }
            .sorted { $0.key.precedes($1.key) }
            .map { (key: $0.key, value: $0.value) }
    }

    /// Replaces a document of a bucket by the result of a closure, which is also returned; `nil` removes it.
    @discardableResult
    func updateDocument(
        _ bucket: String,
        _ key: String,
        _ change: @escaping @Sendable (JSON.Value?) throws -> JSON.Value?
    ) async throws -> JSON.Value? {
        try await transact { transaction in
            let value = try change(try transaction.bucket(bucket).documents[key])
            try transaction.setDocument(bucket, key, value)
            return value
        }
    }

    // MARK: Objects

    /// Returns the live object, the live or noncurrent one with a generation, or a deleted one that can be restored.
    func object(
        _ bucket: String,
        _ name: String,
        generation: Int64? = nil,
        isSoftDeleted: Bool = false
    ) throws(GoogleError) -> StoredObject {
        try self.bucket(bucket).existing(name, generation: generation, isSoftDeleted: isSoftDeleted, now: now())
    }

    /// Checks the preconditions of an upload before its bytes are received.
    func checkInsert(_ bucket: String, _ name: String, _ preconditions: Preconditions) throws(GoogleError) {
        try preconditions.check(try self.bucket(bucket)[name]?.version ?? .absent)
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
    /// - Throws: ``GoogleError`` for other checksums than the client has stated, or if a condition fails; errors of the database.
    func insert(
        _ draft: ObjectDraft,
        content: Content,
        _ sums: ObjectSums,
        _ preconditions: Preconditions,
        upload: String? = nil
    ) async throws -> StoredObject {
        try await transact { try $0.insert(draft, content: content, sums, preconditions, upload: upload) }
    }

    /// Replaces the metadata of an object by the result of a closure.
    func update(
        _ bucket: String,
        _ name: String,
        generation: Int64? = nil,
        _ preconditions: Preconditions,
        _ change: @escaping @Sendable (JSON.Value) throws -> JSON.Value
    ) async throws -> StoredObject {
        try await transact { try $0.update(bucket, name, generation: generation, preconditions, change) }
    }

    /// Removes the live object, or the live or noncurrent one with a generation.
    func deleteObject(
        _ bucket: String,
        _ name: String,
        generation: Int64?,
        _ preconditions: Preconditions
    ) async throws {
        try await transact { try $0.deleteObject(bucket, name, generation: generation, preconditions) }
    }

    /// Makes a live copy of a deleted generation, which has a generation of its own.
    ///
    /// - Parameters:
    ///   - bucket: The name of the bucket.
    ///   - name: The name of the object.
    ///   - generation: The deleted generation, which stays until its time is over.
    ///   - preconditions: The conditions for the live object that is replaced.
    ///   - change: Returns the metadata of the copy from those of the deleted object.
    /// - Returns: The copy.
    /// - Throws: ``GoogleError`` if there is no such generation, if a condition fails, or if the live object must stay;
    ///   errors of files and the database.
    func restoreObject(
        _ bucket: String,
        _ name: String,
        generation: Int64,
        _ preconditions: Preconditions,
        _ change: (JSON.Value) -> JSON.Value = { $0 }
    ) async throws -> StoredObject {
        let source = try object(bucket, name, generation: generation, isSoftDeleted: true)
        let metadata = ObjectDraft.copied(change(source.resource), with: [:])
        let draft = try ObjectDraft(bucket: bucket, name: name, contentType: nil, metadata: metadata)
        let content = try await Content.joining([(source.content, source.size)], in: newContentPlace())
        return try await transact {
            try $0.insertUnlessKept(draft, content: content, ObjectSums(source), preconditions)
        }
    }
}

extension GoogleError {
    static func noBucket(_ name: String) -> Self { .notFound("There is no bucket \(name).") }

    static func noObject(_ bucket: String, _ name: String) -> Self {
        .notFound("There is no object \(name) in the bucket \(bucket).")
    }
}
