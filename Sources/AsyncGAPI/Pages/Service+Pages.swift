public import AsyncFetch

extension GAPI.Service {
    /// Returns the pages of a list, fetched one at a time as the loop asks for them.
    ///
    /// See `FetchPageSequence` for the rules. All parameters of the query are sent for each page. Each page is a
    /// separate call, with its own retries and timeout. Cancelling the surrounding task closes the connection at once.
    ///
    /// - Parameters:
    ///   - query: The query of the list.
    ///   - resumeToken: The start: ``GAPI/Page/resumeToken`` of a page or ``GAPI/Error/resumeToken`` of an error.
    ///   - maxPages: The most pages; a list that goes on throws ``GAPI/Error/Code/tooManyPages``.
    ///   - options: The options of the requests of this list.
    /// - Returns: The pages; none has been fetched yet. The loop throws ``GAPI/Error`` or `CancellationError`.
    public nonisolated func pages<Q: GAPI.PagedQuery>(
        _ query: Q,
        from resumeToken: String? = nil,
        maxPages: Int? = nil,
        options: GAPI.QueryOptions = .init()
    ) -> FetchPageSequence<GAPI.Page<Q>> {
        let options = core.options(options).listing(query)
        return pages(query, from: resumeToken, maxPages: maxPages) { [self] in
            try await start($0, options).join()
        }
    }

    /// Returns the items of all pages of a list, one after the other.
    ///
    /// One page is in memory, and with `prefetch` one more. For calls, retries and cancellation, see
    /// ``pages(_:from:maxPages:options:)``.
    ///
    /// - Parameters:
    ///   - query: The query of the list.
    ///   - resumeToken: The start: ``GAPI/Page/resumeToken`` of a page or ``GAPI/Error/resumeToken`` of an error.
    ///   - maxPages: The most pages; a list that goes on throws ``GAPI/Error/Code/tooManyPages``.
    ///   - maxItems: The most items. The sequence ends after them and fetches no page that they do not need.
    ///   - pageSize: The number of items on a page that the service is asked for, if the method has such a parameter
    ///     (`pageSize`, `maxResults`). Services have their own limits, and may send fewer items at any time.
    ///   - prefetch: 1 to fetch the next page while the items of this one are read; 0 to wait until they are read.
    ///   - options: The options of the requests of this list.
    /// - Returns: The items; none has been fetched yet. The loop throws ``GAPI/Error`` or `CancellationError`.
    public nonisolated func items<Q: GAPI.PagedQuery>(
        _ query: Q,
        from resumeToken: String? = nil,
        maxPages: Int? = nil,
        maxItems: Int? = nil,
        pageSize: Int? = nil,
        prefetch: Int = 0,
        options: GAPI.QueryOptions = .init()
    ) -> FetchItemSequence<GAPI.Page<Q>> {
        var options = options
        if let pageSize, let name = query.pageSizeParameter { options.parameters[name] = "\(pageSize)" }
        let pages = pages(query, from: resumeToken, maxPages: maxPages, options: options)
        return FetchItemSequence(pages, maxItems: maxItems, prefetch: prefetch)
    }

    /// Returns the items of all pages at once.
    ///
    /// All items are buffered in memory. Each page is a separate call, with its own retries and timeout. Cancelling the
    /// surrounding task closes the connection at once.
    ///
    /// - Throws: ``GAPI/Error/Code/tooManyPages`` when there are more pages than `maxPages`, never a part of the list;
    ///   the errors of calls; `CancellationError`.
    @concurrent public func collect<Q: GAPI.PagedQuery>(
        _ query: Q,
        maxPages: Int = 25,
        options: GAPI.QueryOptions = .init()
    ) async throws -> [Q.Item] {
        var items: [Q.Item] = []
        for try await page in pages(query, maxPages: maxPages, options: options) { items += page.items }
        return items
    }

    /// Starts to collect the items of all pages and returns at once.
    ///
    /// `currentQuery` of the ticket is the query of the page that is being fetched. `options.timeout` limits the whole.
    /// For retries and memory, see ``collect(_:maxPages:options:)``.
    public nonisolated func ticket<Q: GAPI.PagedQuery>(
        collecting query: Q,
        maxPages: Int = 25,
        options: GAPI.QueryOptions = .init()
    ) -> GAPI.QueryTicket<Q, [Q.Item]> {
        let options = core.options(options).listing(query)
        return GAPI.QueryTicket(query, options) { position in
            let timeout = options.fetch.timeout
            return core.ticket(timeout: timeout, method: query.method.id) { [self] monitor in
                let pages = pages(query, maxPages: maxPages) { [self] page in
                    position.move(to: page)
                    return try await answer(to: page, options, monitor)
                }
                var items: [Q.Item] = []
                for try await page in pages { items += page.items }
                return items
            }
        }
    }

    private nonisolated func pages<Q: GAPI.PagedQuery>(
        _ query: Q,
        from resumeToken: String? = nil,
        maxPages: Int?,
        fetch: @escaping @Sendable (Q) async throws -> Q.Response
    ) -> FetchPageSequence<GAPI.Page<Q>> {
        let failure: @Sendable (FetchPageFailure) -> any Error = { GAPI.Error($0, of: query.method) }
        return FetchPageSequence(from: resumeToken ?? query.pageToken, maxPages: maxPages, failure: failure) {
            token,
            number in
            do {
                let query = query.page(token)
                let page = try GAPI.Page<Q>(try await fetch(query), of: query, number: number)
                return (page, page.resumeToken)
            } catch var error as GAPI.Error {
                error.resumeToken = token
                throw error
            }
        }
    }
}

extension GAPI.QueryOptions {
    /// Returns the options with a mask that includes the next token, if the options have a mask.
    func listing(_ query: some GAPI.PagedQuery) -> Self {
        var options = self
        options.parameters["fields"] = parameters["fields"].map { FieldsMask.adding(query.pageFields, to: $0) }
        return options
    }
}

extension GAPI.Error {
    init(_ failure: FetchPageFailure, of method: GAPI.QueryMethod) {
        self.init(failure.kind == .repeatedToken ? .repeatedPageToken : .tooManyPages, failure.message)
        self.method = method.id
        resumeToken = failure.resumeToken
    }
}
