public import AsyncFeeds
public import AsyncFetch
import AsyncXML

extension GDataService {
    /// Returns the pages of a feed, each with a link to the next one (RFC 5005); a loop over them fetches them.
    ///
    /// See `FetchPageSequence` for the contract: its tokens are the URLs of the pages. Each page is a call of its own,
    /// with its own retries and timeout, and its response is buffered. Errors are ``GDataServiceError`` values with a
    /// `resumeURL`, or `CancellationError`. Cancelling the surrounding task closes the connection at once.
    ///
    /// - Parameters:
    ///   - type: The type of the pages.
    ///   - url: The URL of the first page, or ``GDataServiceError/resumeURL`` of an error.
    ///   - query: The query of the first page; servers keep it in their links. A mask (`fields`) is extended by the
    ///     link to the next page.
    ///   - maxPages: The maximum number of pages; a longer feed throws ``GDataServiceError/Code/tooManyPages``.
    ///   - options: The options of the calls; `nil` for those of the service.
    /// - Returns: The pages; none is fetched yet.
    public nonisolated func pages<Feed: Feeds.FeedRepresentable>(
        _ type: Feed.Type = Feed.self,
        from url: String,
        query: some GData.ServiceQuery = GData.Query(),
        maxPages: Int? = nil,
        options: FetchOptions? = nil
    ) -> FetchPageSequence<Feed> {
        let first = FeedRequest(query, of: url, isListing: true)
        let failure: @Sendable (FetchPageFailure) -> any Error = { GDataServiceError($0) }
        return FetchPageSequence(from: first.url, maxPages: maxPages, failure: failure) { [self] page, number in
            let page = page ?? first.url
            do {
                let request = try prepared {
                    number == 1 ? try core.request(first) : try core.request(linked: page)
                }
                let response = try await core.send(await call(request, options: options, namesIt: number == 1))
                let feed = try core.decode(response, from: request.url) { try $0.decode(Feed.self, from: $1) }
                return (feed, feed.atomFeed.target(.next))
            } catch var error as GDataServiceError {
                error.resumeURL = page
                throw error
            }
        }
    }

    /// Returns the entries of all pages of a feed, each as soon as it has arrived.
    ///
    /// See ``EntrySequence`` for cancellation, buffering, retries and errors.
    ///
    /// - Parameters:
    ///   - type: The type of the entries; `Feeds.AnyEntry` for the types of their kinds.
    ///   - url: The URL of the first page, or ``GDataServiceError/resumeURL`` of an error.
    ///   - query: The query of the first page; servers keep it in their links. A mask (`fields`) is extended by the
    ///     link to the next page.
    ///   - maxPages: The maximum number of pages; a longer feed throws ``GDataServiceError/Code/tooManyPages``.
    ///   - options: The options of the calls; `nil` for those of the service.
    /// - Returns: The entries; none is fetched yet.
    public nonisolated func entries<Entry: Codable & Sendable>(
        _ type: Entry.Type = Entry.self,
        from url: String,
        query: some GData.ServiceQuery = GData.Query(),
        maxPages: Int? = nil,
        options: FetchOptions? = nil
    ) -> EntrySequence<Entry> {
        EntrySequence(
            service: self,
            first: FeedRequest(query, of: url, isListing: true),
            maxPages: maxPages,
            options: options
        )
    }
}
