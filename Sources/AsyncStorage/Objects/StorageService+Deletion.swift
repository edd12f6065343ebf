import AsyncFetch
public import GAPIStorage

extension StorageService {
    /// The number of deletions that run at the same time.
    private static let deletionsInFlight = 16

    /// Deletes many objects.
    ///
    /// The failure of one does not stop the others. A deletion that names a generation is retried as the options say;
    /// one of the current version is not, because it might hit a newer one. A repeated deletion that finds nothing any
    /// more has succeeded.
    ///
    /// The results are buffered, one for each place. Cancelling the task ends the rest; those that are done stay so.
    ///
    /// - Parameters:
    ///   - locations: The objects.
    ///   - ignoresMissing: If `true`, an object that is not there counts as deleted.
    ///   - options: The options of the calls.
    /// - Returns: The results in the order of the places.
    /// - Throws: `CancellationError` only.
    @concurrent public func deleteMany(
        _ locations: some Sequence<StorageLocation> & Sendable,
        ignoresMissing: Bool = false,
        options: GAPI.QueryOptions = .init()
    ) async throws -> [Result<Void, GAPI.Error>] {
        let locations = Array(locations)
        var results = [Result<Void, GAPI.Error>?](repeating: nil, count: locations.count)
        if locations.count > 1 { results = try await batchedDeletions(locations, ignoresMissing, options) }
        let rest = results.indices.filter { results[$0] == nil }
        let others = try await BoundedWork.map(rest.count, atOnce: Self.deletionsInFlight) { [self] index in
            try await deletion(locations[rest[index]], ignoresMissing, options)
        }
        for (index, result) in zip(rest, others) { results[index] = result }
        return results.compactMap(\.self)
    }

    /// Deletes objects in batches; an emulator or a proxy without batches leaves `nil` for each.
    private nonisolated func batchedDeletions(
        _ locations: [StorageLocation],
        _ ignoresMissing: Bool,
        _ options: GAPI.QueryOptions
    ) async throws -> [Result<Void, GAPI.Error>?] {
        let queries = locations.map { location in
            Storage.ObjectsDeleteQuery(bucket: location.bucket, object: location.name) {
                $0.generation = location.generation
            }
        }
        return try await batch(queries, options: .init { $0.calls = options }).map { result in
            guard case .failure(let error) = result else { return result }
            if error.code == .batchUnsupported { return nil }
            let isGone = ignoresMissing || !error.attempts.isEmpty
            return error.isNotFound && isGone ? .success(()) : result
        }
    }

    /// Deletes one object.
    ///
    /// - Parameters:
    ///   - location: The object.
    ///   - ignoresMissing: If `true`, an object that is not there counts as deleted.
    ///   - options: The options of the call.
    ///   - isCurrent: If `true`, the version is deleted only while it is the current one, and a bucket with versioning
    ///     keeps it as a noncurrent version. If `false`, a named version is gone for good.
    /// - Returns: Success, or the error.
    /// - Throws: `CancellationError` only.
    nonisolated func deletion(
        _ location: StorageLocation,
        _ ignoresMissing: Bool,
        _ options: GAPI.QueryOptions,
        asCurrent isCurrent: Bool = false
    ) async throws -> Result<Void, GAPI.Error> {
        let query = Storage.ObjectsDeleteQuery(bucket: location.bucket, object: location.name) {
            if isCurrent { $0.ifGenerationMatch = location.generation } else { $0.generation = location.generation }
        }
        let repetition = Occurrence()
        do {
            try await execute(query, options: self.options(options, noting: repetition))
            return .success(())
        } catch let error as GAPI.Error {
            let isGone = ignoresMissing || repetition.hasHappened
            return error.isNotFound && isGone ? .success(()) : .failure(error)
        }
    }
}
