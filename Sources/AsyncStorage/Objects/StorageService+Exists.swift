public import GAPIStorage

extension StorageService {
    /// Returns `true` if there is an object of a name.
    ///
    /// An object that the credentials may not see, and one in a bucket that does not exist, count as absent: the
    /// service answers with 404 in these cases, too. The call is retried as the options say; cancelling the task
    /// cancels it.
    ///
    /// - Throws: ``GAPI/Error`` for every answer but 404; `CancellationError`.
    @concurrent public func exists(
        _ bucket: String,
        _ object: String,
        generation: Int64? = nil,
        options: GAPI.QueryOptions = .init()
    ) async throws -> Bool {
        var query = Storage.ObjectsGetQuery(bucket: bucket, object: object) { $0.generation = generation }
        query.fields = "name"
        do {
            _ = try await execute(query, options: options)
            return true
        } catch let error as GAPI.Error where error.isNotFound {
            return false
        }
    }
}
