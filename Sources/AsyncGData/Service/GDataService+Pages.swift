public import AsyncFetch
import AsyncXML

extension GDataService {
    /// The pages of a feed, each with a link to the next one (RFC 5005), fetched as the loop asks for them.
    ///
    /// See `PageSequence` for the contract; what it calls a token is the URL of a page. Each page is a call of its own, with its
    /// own retries and timeout. Cancelling the surrounding task closes the running request at once.
    /// - Parameters:
    ///   - type: What the pages are.
    ///   - url: The first page, or ``GDataServiceError/resumeURL`` of an error.
    ///   - query: What is wanted; servers keep it in their links. A mask (`fields`) gets the link to the next page added.
    ///   - maxPages: The most pages; a feed that goes on throws ``GDataServiceError/Code/tooManyPages``.
    ///   - options: What the calls do differently; nil for the service's way.
    /// - Returns: The pages, of which none has been fetched yet.
    public nonisolated func pages<Feed: GData.FeedRepresentable>(
        _ type: Feed.Type = Feed.self,
        from url: String,
        query: some GData.ServiceQuery = GData.Query(),
        maxPages: Int? = nil,
        options: FetchOptions? = nil
    ) -> PageSequence<Feed> {
        let first = FeedRequest(query, of: url, isListing: true)
        let failure: @Sendable (PageFailure) -> any Error = {
            GDataServiceError($0.kind, after: $0.pages, at: $0.resumeToken)
        }
        return PageSequence(from: first.url, maxPages: maxPages, failure: failure) { [self] page, number in
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

    /// The entries of all pages of a feed, one after the other, each as soon as it has arrived.
    ///
    /// See ``EntrySequence``.
    /// - Parameters:
    ///   - type: What the entries are; ``GData/AnyEntry`` for what their kinds say.
    ///   - url: The first page, or ``GDataServiceError/resumeURL`` of an error.
    ///   - query: What is wanted; servers keep it in their links. A mask (`fields`) gets the link to the next page added.
    ///   - maxPages: The most pages; a feed that goes on throws ``GDataServiceError/Code/tooManyPages``.
    ///   - options: What the calls do differently; nil for the service's way.
    /// - Returns: The entries, of which none has been fetched yet.
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
