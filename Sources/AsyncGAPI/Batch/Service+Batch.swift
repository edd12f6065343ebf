extension GAPI.Service {
    /// Makes several calls in one request, and returns their results.
    ///
    /// ```swift
    /// let (file, about) = try await drive.batch(Drive.FilesGetQuery(fileId: id), Drive.AboutGetQuery())
    /// print(try file.get().name, try about.get().user)
    /// ```
    ///
    /// A batch saves connections and time, not quota. The server runs the calls in any order and at the same time, so
    /// no call may depend on another one. Uploads and downloads do not take part: they are not queries.
    ///
    /// - Results: one for each call; a failed call fails alone. A call whose part of the answer was lost is made again
    ///   if that is safe, or else fails with ``GAPI/Error/Code/outcomeUnknown`` or
    ///   ``GAPI/Error/Code/batchPartMissing``.
    /// - Retries: each call by its own rules, together with others. A call that was refused because of its rate did not
    ///   run and is made again, whatever its method.
    /// - Buffering: the requests and the answers of the running batches are in memory.
    /// - Cancellation: cancelling the task closes the connections. Servers may have carried out some of the calls.
    ///
    /// - Parameters:
    ///   - query: The queries; wrap one in a ``GAPI/BatchCall`` to give it its own options or credentials.
    ///   - options: The options of the batch.
    /// - Returns: The results, in the order of the queries.
    /// - Throws: ``GAPI/Error/Code/batchUnsupported`` before anything is sent, if the service takes no batches;
    ///   `CancellationError`.
    @concurrent public func batch<each Q: GAPI.Query>(
        _ query: repeat each Q,
        options: GAPI.BatchOptions = .init()
    ) async throws -> (repeat Result<(each Q).Response, GAPI.Error>) {
        let slots = (repeat BatchSlot(for: each query))
        var jobs: [BatchJob] = []
        repeat jobs.append(BatchJob(each query, each slots))
        if !jobs.isEmpty {
            let context = try await batchContext(options)
            let run = BatchRun(context, BatchSource(base: jobs)) { job, _, member in
                try await job.perform(context, member)
            }
            while try await run.next() != nil {}
        }
        return (repeat try (each slots).result)
    }

    /// Makes any number of calls of one type in batches, and returns their results.
    ///
    /// The calls are divided by the limits of the service, and at most ``GAPI/BatchOptions/batchesInFlight`` batches run
    /// at the same time. All results are buffered; for thousands of calls, take them from
    /// ``batchResults(of:options:)`` as they come. For results, retries and cancellation, see
    /// ``batch(_:options:)``.
    ///
    /// - Returns: The results, in the order of the queries.
    /// - Throws: ``GAPI/Error/Code/batchUnsupported`` before anything is sent, if the service takes no batches;
    ///   `CancellationError`.
    @concurrent public func batch<Q: GAPI.Query>(
        _ queries: [Q],
        options: GAPI.BatchOptions = .init()
    ) async throws -> [Result<Q.Response, GAPI.Error>] {
        guard !queries.isEmpty else { return [] }
        var results = [Result<Q.Response, GAPI.Error>?](repeating: nil, count: queries.count)
        for try await (index, result) in batchResults(of: queries, options: options) { results[index] = result }
        return results.compactMap(\.self)
    }

    /// Returns the results of calls that are sent in batches, each as soon as it is there.
    ///
    /// See ``GAPI/BatchResults`` for order, memory and cancellation, and ``batch(_:options:)`` for retries.
    ///
    /// - Parameters:
    ///   - queries: The queries, which are read as their results are taken.
    ///   - options: The options of the batches.
    /// - Returns: The results; nothing has been sent yet.
    public nonisolated func batchResults<S: Sequence & Sendable>(
        of queries: S,
        options: GAPI.BatchOptions = .init()
    ) -> GAPI.BatchResults<S.Element> where S.Element: GAPI.Query {
        batchResults(from: BatchSource(base: queries), options)
    }

    /// Returns the results of calls that are sent in batches, each as soon as it is there.
    ///
    /// See ``GAPI/BatchResults`` for order, memory and cancellation, and ``batch(_:options:)`` for retries. A
    /// call does not wait longer than ``GAPI/BatchOptions/gatheringTime`` for the sequence to return another one.
    ///
    /// - Parameters:
    ///   - queries: The queries, which are read as their results are taken.
    ///   - options: The options of the batches.
    /// - Returns: The results; nothing has been sent yet.
    public nonisolated func batchResults<S: AsyncSequence & Sendable>(
        of queries: S,
        options: GAPI.BatchOptions = .init()
    ) -> GAPI.BatchResults<S.Element> where S.Element: GAPI.Query {
        batchResults(from: queries, options)
    }

    nonisolated func batchResults<S: AsyncSequence & Sendable>(
        from queries: S,
        _ options: GAPI.BatchOptions,
        isListing: Bool = false
    ) -> GAPI.BatchResults<S.Element> where S.Element: GAPI.Query {
        GAPI.BatchResults { [self] in
            let context = try await batchContext(options, isListing: isListing)
            return BatchRun(context, queries) { query, index, member in
                (index, try await context.result(of: query, member))
            }
        }
    }

    nonisolated func batchContext(_ options: GAPI.BatchOptions, isListing: Bool = false) async throws -> BatchContext {
        try Task.checkCancellation()
        return try BatchContext(core, options, await credentials, isListing: isListing)
    }
}
