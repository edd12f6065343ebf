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
        if locations.count > 1 {
            do { return try await batchedDeletions(locations, ignoresMissing, options) } catch let error as GAPI.Error
                where error.code == .batchUnsupported
            {
                // An emulator or a proxy without batches: one by one.
            }
        }
        return try await BoundedWork.map(locations.count, atOnce: Self.deletionsInFlight) { [self] index in
            try await deletion(locations[index], ignoresMissing, options)
        }
    }

    private nonisolated func batchedDeletions(
        _ locations: [StorageLocation],
        _ ignoresMissing: Bool,
        _ options: GAPI.QueryOptions
    ) async throws -> [Result<Void, GAPI.Error>] {
        let queries = locations.map { location in
            Storage.ObjectsDeleteQuery(bucket: location.bucket, object: location.name) {
                $0.generation = location.generation
            }
        }
        return try await batch(queries, options: .init { $0.calls = options }).map { result in
            if case .failure(let error) = result, ignoresMissing, error.isNotFound { return .success(()) }
            return result
        }
    }

    /// Deletes one object; an error is a result, and only cancellation is thrown.
    nonisolated func deletion(
        _ location: StorageLocation,
        _ ignoresMissing: Bool,
        _ options: GAPI.QueryOptions
    ) async throws -> Result<Void, GAPI.Error> {
        let query = Storage.ObjectsDeleteQuery(bucket: location.bucket, object: location.name) {
            $0.generation = location.generation
        }
        let repetition = Occurrence()
        var options = options
        options.willRetry = { [decide = options.willRetry ?? configuration.options.willRetry] failed, delay in
            repetition.happen()
            return await decide?(failed, delay) ?? true
        }
        do {
            try await execute(query, options: options)
            return .success(())
        } catch let error as GAPI.Error {
            let isGone = ignoresMissing || repetition.hasHappened
            return error.isNotFound && isGone ? .success(()) : .failure(error)
        }
    }
}
