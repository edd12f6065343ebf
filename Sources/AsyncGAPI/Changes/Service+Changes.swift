import AsyncFetch

extension GAPI.Service {
    /// Returns the changes of a list, as they happen.
    ///
    /// See ``GAPI/ChangeSequence`` for the rules. Service modules have shorter spellings, such as `drive.changes(from:)`.
    ///
    /// - Parameters:
    ///   - query: The query of the list, without a page token or a cursor.
    ///   - cursor: The place after which the changes are of interest: the last ``GAPI/ChangeElement/checkpoint(_:)``.
    ///     `nil` to begin with everything.
    ///   - options: The times of the requests, and their options.
    /// - Returns: The changes; none has been fetched yet. The loop throws ``GAPI/Error`` or `CancellationError`.
    public nonisolated func changes<Q: GAPI.ChangeQuery>(
        of query: Q,
        from cursor: GAPI.ChangeCursor? = nil,
        options: GAPI.ChangeOptions = .init()
    ) -> GAPI.ChangeSequence<Q> {
        let feed = Q.changeFeed
        var query = query
        (query.pageToken, query.changeToken) = (nil, nil)
        query.fields = query.fields.map { FieldsMask.adding(feed.fields, to: $0) }
        var sent = core.options(options.query)
        let digest = GAPI.ChangeCursor.digest(of: query, sent)
        if let size = options.pageSize, let name = query.pageSizeParameter { sent.parameters[name] = "\(size)" }
        if let name = feed.request { sent.parameters[name] = "true" }
        if let mask = feed.mask, let names = value(of: mask.parameter, in: query, sent),
            !names.split(separator: ",").contains(mask.member[...])
        {
            sent.parameters[mask.parameter] = "\(names),\(mask.member)"
        }
        sent.parameters["fields"] = sent.parameters["fields"].map {
            FieldsMask.adding("\(query.pageFields),\(feed.fields)", to: $0)
        }
        var checked = options
        checked.query = sent
        let settings = core.fetcher.core.configuration
        let (list, sentOptions) = (query, sent)
        var start: (@Sendable () async throws -> String)?
        if feed.start != nil { start = { [self] in try await firstCursor(of: list, options.query) } }
        let source = ChangeSource<Q>(
            query: list,
            options: checked,
            digest: digest,
            clock: settings.clock,
            random: settings.random,
            fetch: { [self] in try await execute($0, options: sentOptions) },
            start: start
        )
        return GAPI.ChangeSequence(source: source, cursor: cursor)
    }

    /// Returns the value of a parameter as it is sent; `nil` if it is not sent, or is empty.
    private nonisolated func value(
        of name: String,
        in query: some GAPI.Query,
        _ options: GAPI.QueryOptions
    ) -> String? {
        var parameters = GAPI.QueryParameters()
        query.encode(into: &parameters)
        let value = options.parameters[name] ?? parameters.query.first { $0.name == name }?.value
        return value.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the service's token for the changes after now.
    nonisolated func firstCursor<Q: GAPI.ChangeQuery>(
        of query: Q,
        _ options: GAPI.QueryOptions
    ) async throws -> String {
        guard let start = Q.changeFeed.start else { return "" }
        var options = options
        options.parameters = options.parameters.filter { start.parameters.contains($0.key) }
        let response = try await execute(
            FeedCall(start.method, of: query, parameters: start.parameters),
            options: options
        )
        let value = response[start.member]
        // History numbers are texts in JSON, but a number is as good.
        guard let token = value?.string ?? value?.int64.map({ "\($0)" }), !token.isEmpty else {
            var error = GAPI.Error(.decoding, "the response has no `\(start.member)` to follow the changes from")
            error.method = start.method.id
            throw error
        }
        return token
    }
}
