import AsyncFetch
package import GAPIStorage

extension StorageService {
    /// Makes a bucket.
    ///
    /// - Returns: The new bucket, also if the answer was lost and a repetition has found the bucket there.
    /// - Throws: ``GAPI/Error``; `CancellationError`.
    package nonisolated func makeBucket(_ query: Storage.BucketsInsertQuery) async throws -> Storage.Bucket {
        let repetition = Occurrence()
        do {
            return try await execute(query, options: options(.init(), noting: repetition))
        } catch let error as GAPI.Error where error.status == 409 && repetition.hasHappened {
            let there: Storage.Bucket
            let look = Storage.BucketsGetQuery(bucket: query.body.name ?? "")
            do { there = try await execute(look) } catch is GAPI.Error { throw error }
            // Names are the whole world's. Another's bucket that everybody may read has been changed since it was made.
            guard there.metageneration ?? 1 == 1, fits(there.location, query.body.location),
                fits(there.storageClass, query.body.storageClass)
            else { throw error }
            return there
        }
    }

    private nonisolated func fits(_ there: String?, _ wanted: String?) -> Bool {
        wanted.map { $0.uppercased() == there?.uppercased() } ?? true
    }

    /// Removes an empty bucket; a repetition that does not find it any more has succeeded.
    ///
    /// - Throws: ``GAPI/Error``; `CancellationError`.
    package nonisolated func removeBucket(_ name: String) async throws {
        let repetition = Occurrence()
        do {
            try await execute(Storage.BucketsDeleteQuery(bucket: name), options: options(.init(), noting: repetition))
        } catch let error as GAPI.Error where error.isNotFound && repetition.hasHappened {}
    }

    /// Returns options with which it is known whether a call was repeated.
    nonisolated func options(_ options: GAPI.QueryOptions, noting repetition: Occurrence) -> GAPI.QueryOptions {
        var options = options
        options.willRetry = { [decide = options.willRetry ?? configuration.options.willRetry] failed, delay in
            repetition.happen()
            return await decide?(failed, delay) ?? true
        }
        return options
    }
}
