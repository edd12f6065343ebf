import AsyncFetch
import GAPIStorage

/// Objects that exist only while something is made of them: all those of one prefix, which nobody else uses.
struct TemporaryObjects: Sendable, Hashable, Codable {
    private static let rounds = 3

    let bucket: String
    let prefix: String

    /// Creates the place of the temporary objects of one piece of work.
    ///
    /// - Parameters:
    ///   - bucket: The bucket, that of the final object.
    ///   - folder: The beginning of the names of all temporary objects, for a lifecycle rule.
    init(in bucket: String, under folder: String) {
        self.bucket = bucket
        prefix = folder + UniqueName.make() + "/"
    }

    func location(_ name: String) -> StorageLocation { StorageLocation(bucket, prefix + name) }

    /// Returns the objects that are there.
    func list(with storage: StorageService, _ options: GAPI.QueryOptions) async throws -> [Storage.Object] {
        var query = Storage.ObjectsListQuery(bucket: bucket) { $0.prefix = prefix }
        query.fields = "items(name,generation,size,crc32c),nextPageToken"
        return try await storage.collect(query, maxPages: 1_000, options: options)
    }

    func isEmpty(with storage: StorageService, _ options: GAPI.QueryOptions) async throws -> Bool {
        try await list(with: storage, options).isEmpty
    }

    /// Deletes the objects that are there.
    ///
    /// This is done to its end even if the task is cancelled: nobody else knows these objects.
    ///
    /// - Throws: The first error; some objects may then be left.
    func remove(with storage: StorageService, _ options: GAPI.QueryOptions) async throws {
        let work = Task {
            // Once more after a deletion: a request that was broken off may have had its effect meanwhile.
            for _ in 0..<Self.rounds {
                let places = try await list(with: storage, options).compactMap { object in
                    object.name.map { StorageLocation(bucket, $0, generation: object.generation) }
                }
                if places.isEmpty { return }
                for result in try await storage.deleteMany(places, ignoresMissing: true, options: options) {
                    try result.get()
                }
            }
        }
        do { try await work.value } catch var error as GAPI.Error {
            error.message = "temporary objects are left below gs://\(bucket)/\(prefix): \(error.message)"
            throw error
        }
    }

    /// Deletes the objects after a failure, whose error is worth more than one of this.
    func removeIfPossible(with storage: StorageService, _ options: GAPI.QueryOptions) async {
        _ = try? await remove(with: storage, options)
    }
}
