public import GAPIStorage

extension StorageService {
    /// Makes one object of many, whose content follows one after the other, without its bytes passing through here.
    ///
    /// The service takes at most 32 sources in one call. Of more, intermediate objects are made below
    /// `temporaryFolder`, under names that nobody else has; they are deleted afterwards, also after a failure and a
    /// cancellation. A process that ends in between leaves them, so give the bucket a lifecycle rule for that folder.
    ///
    /// Where the service tells the checksums of the parts, that of the result is compared with them. Nothing is
    /// buffered but the list. The calls are retried if all sources name a generation, or with a condition.
    ///
    /// - Parameters:
    ///   - sources: The objects, all in the bucket of the destination; one may occur several times.
    ///   - destination: The place of the new object, which may be one of the sources.
    ///   - metadata: The metadata of the new object, such as its content type.
    ///   - condition: The condition under which the destination is written.
    ///   - temporaryFolder: The beginning of the names of intermediate objects.
    ///   - options: The options of the calls.
    /// - Returns: The new object, which has a CRC32C and no MD5.
    /// - Throws: ``GAPI/Error``, with ``GAPI/Error/Code/invalidRequest`` for no sources or one in another bucket,
    ///   ``GAPI/Error/isPreconditionFailed`` if a source or the destination has changed, and
    ///   ``GAPI/Error/Code/checksumMismatch``; `CancellationError`.
    @discardableResult
    @concurrent public func compose(
        _ sources: [StorageLocation],
        into destination: StorageLocation,
        metadata: Storage.Object = Storage.Object(),
        condition: StorageCondition = .none,
        temporaryFolder: String = StorageTransfers.temporaryFolder,
        options: GAPI.QueryOptions = .init()
    ) async throws -> Storage.Object {
        guard !sources.isEmpty else { throw GAPI.Error(.invalidRequest, "nothing is composed of no objects") }
        guard sources.allSatisfy({ $0.bucket == destination.bucket }) else {
            throw GAPI.Error(
                .invalidRequest,
                "objects are composed within one bucket; copy those of other buckets first"
            )
        }
        let composition = Composition(storage: self, options: options)
        let temporary = TemporaryObjects(in: destination.bucket, under: temporaryFolder)
        let parts = sources.map { ComposedPart($0) }
        guard parts.count > Composition.maximumSources else {
            return try await composition.compose(parts, into: destination, metadata, condition, temporary: temporary)
        }
        let object: Storage.Object
        do {
            object = try await composition.compose(parts, into: destination, metadata, condition, temporary: temporary)
        } catch {
            await temporary.removeIfPossible(with: self, options)
            throw error
        }
        try await temporary.remove(with: self, options)
        return object
    }
}
