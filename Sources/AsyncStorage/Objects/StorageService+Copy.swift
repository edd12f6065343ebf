public import GAPIStorage

extension StorageService {
    /// The number of calls without any progress after which a copy is given up.
    private static let patience = 50

    /// Copies an object, also to another bucket, location or storage class, without its bytes passing through here.
    ///
    /// The service copies large objects in several calls (`objects.rewrite`); this goes on until the last one. The
    /// version of the source is fixed before the first call, so the copy never mixes two versions.
    ///
    /// ```swift
    /// try await storage.copy(from: .init("photos", "cat.jpg"), to: .init("archive", "2026/cat.jpg"))
    /// ```
    ///
    /// Nothing is buffered. Each call is retried as the options say: its token makes it safe to repeat. Cancelling the
    /// task stops after the bytes that are copied; with the value that `progress` has got last, a later call goes on
    /// from there, in this process or another.
    ///
    /// - Parameters:
    ///   - source: The object to copy.
    ///   - destination: The place of the copy.
    ///   - metadata: The metadata of the copy; those of the source if `nil`. The content type must be among them.
    ///   - condition: The condition under which the destination is written.
    ///   - rewrite: A copy that has begun; it must be one of the same object to the same place.
    ///   - maximumBytesPerCall: The most bytes that the service copies in one call, a multiple of 1 MiB; its own choice
    ///     if `nil`.
    ///   - options: The options of the calls.
    ///   - progress: A closure that gets the copy after each call but the last; it must not block.
    /// - Returns: The new object.
    /// - Throws: ``GAPI/Error``, with ``GAPI/Error/Code/invalidRequest`` for a `rewrite` of something else and
    ///   ``GAPI/Error/Code/unexpectedContent`` if the service does not come to an end; `CancellationError`.
    @discardableResult
    @concurrent public func copy(
        from source: StorageLocation,
        to destination: StorageLocation,
        metadata: Storage.Object? = nil,
        condition: StorageCondition = .none,
        resuming rewrite: StorageRewrite? = nil,
        maximumBytesPerCall: Int64? = nil,
        options: GAPI.QueryOptions = .init(),
        progress: (@Sendable (StorageRewrite) -> Void)? = nil
    ) async throws -> Storage.Object {
        guard rewrite?.belongs(to: source, destination) != false else {
            throw GAPI.Error(.invalidRequest, "the copy to go on with is not one of \(source) to \(destination)")
        }
        var source = source
        if let rewrite {
            source.generation = rewrite.generation
        } else {
            source.generation = try await generation(of: source, options)
        }
        var rewrite = rewrite ?? StorageRewrite(source, destination)
        var options = options
        // The same version to the same place: twice is the same as once.
        options.isIdempotent = options.isIdempotent ?? true
        var callsWithoutProgress = 0
        while true {
            let query = Storage.ObjectsRewriteQuery(
                sourceBucket: source.bucket,
                sourceObject: source.name,
                destinationBucket: destination.bucket,
                destinationObject: destination.name,
                metadata ?? Storage.Object()
            ) {
                $0.sourceGeneration = source.generation
                $0.ifGenerationMatch = condition.generation
                $0.rewriteToken = rewrite.token
                $0.maxBytesRewrittenPerCall = maximumBytesPerCall
            }
            let answer = try await execute(query, options: options)
            if answer.done == true {
                guard let object = answer.resource else {
                    throw GAPI.Error(.emptyResponse, "the answer to the copy of \(source) has no object; look for it")
                }
                return object
            }
            guard let token = answer.rewriteToken, !token.isEmpty else {
                throw GAPI.Error(
                    .unexpectedContent,
                    "the copy of \(source) is not done, and there is no token to go on"
                )
            }
            let copied = answer.totalBytesRewritten ?? 0
            callsWithoutProgress = copied > rewrite.copied ? 0 : callsWithoutProgress + 1
            guard callsWithoutProgress < Self.patience else {
                throw GAPI.Error(
                    .unexpectedContent,
                    "the service has copied nothing of \(source) in \(Self.patience) calls; try again later"
                )
            }
            rewrite.token = token
            rewrite.copied = max(copied, rewrite.copied)
            rewrite.total = answer.objectSize
            progress?(rewrite)
            try Task.checkCancellation()
        }
    }

    /// Copies a version of an object to a place, if nothing is there.
    ///
    /// - Returns: The new object, also if the answer was lost and a repetition has found it there; `nil` if something
    ///   else is there.
    /// - Throws: ``GAPI/Error``; `CancellationError`.
    package nonisolated func copy(
        _ version: StorageLocation,
        toFree destination: StorageLocation
    ) async throws -> Storage.Object? {
        let repetition = Occurrence()
        do {
            let options = self.options(.init(), noting: repetition)
            return try await copy(from: version, to: destination, condition: .absent, options: options)
        } catch let error as GAPI.Error where error.isPreconditionFailed {
            guard repetition.hasHappened, let there = try await objectIfPresent(destination, .init()),
                let source = try await objectIfPresent(version, .init()), let content = PartContent(there),
                content == PartContent(source)
            else { return nil }
            return there
        }
    }

    /// Returns the version that a place names, or the current one.
    private nonisolated func generation(
        of location: StorageLocation,
        _ options: GAPI.QueryOptions
    ) async throws
        -> Int64?
    {
        if let generation = location.generation { return generation }
        var query = Storage.ObjectsGetQuery(bucket: location.bucket, object: location.name)
        query.fields = "generation"
        return try await execute(query, options: options).generation
    }
}
