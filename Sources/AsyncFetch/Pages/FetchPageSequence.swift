/// The pages of a list, fetched one at a time as the loop asks for them.
///
/// - Nothing is fetched before `next()`, and nothing is fetched ahead.
/// - An empty page with a token is a page like any other; a missing or empty token ends the list.
/// - A token that occurred before means that the list would never end: its page is delivered, then an error is thrown.
/// - After `maxPages` pages, a list that goes on throws, so that it does not look complete.
/// - After an error the sequence has ended; start another one from the resume token in the error.
///
/// The sequence buffers one page, and eight bytes for each token so far. Each loop starts again from the first page.
/// Cancelling the task of the loop cancels the request for a page.
public struct FetchPageSequence<Page: Sendable>: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = Page
    /// The type of the errors.
    public typealias Failure = any Error

    let start: PageCursor<Page>

    /// Creates the pages of any list with tokens.
    ///
    /// - Parameters:
    ///   - token: The token of the first page; `nil` for the beginning.
    ///   - maxPages: The most pages that one loop may take, or `nil` for no limit.
    ///   - failure: Makes the error for a list that breaks the rules above.
    ///   - fetch: Fetches the page of a token, and returns the page and the next token. `number` counts the pages of a
    ///     loop from 1.
    public init(
        from token: String? = nil,
        maxPages: Int? = nil,
        failure: @escaping @Sendable (FetchPageFailure) -> any Error = { FetchError($0) },
        fetch: @escaping @Sendable (_ token: String?, _ number: Int) async throws -> (page: Page, nextToken: String?)
    ) {
        start = PageCursor(PageTokens(from: token, maxPages: maxPages, failure: failure), fetch: fetch)
    }

    private init(start: PageCursor<Page>) { self.start = start }

    /// Fetches the first page and returns a sequence that begins with it.
    ///
    /// Use it to find out that a list exists before you report that to others. For example, a server that streams the
    /// list to its clients can then respond with 404 before it sends a response head. Each loop begins with the fetched
    /// page, which stays in memory as long as the sequence. Cancelling the task cancels the request.
    ///
    /// - Throws: The error of fetching the first page; `CancellationError`.
    public func started() async throws -> Self { Self(start: try await start.started()) }

    /// Starts one pass.
    public func makeAsyncIterator() -> Iterator { Iterator(cursor: start) }

    /// An iterator over the pages of one loop.
    public struct Iterator: AsyncIteratorProtocol {
        var cursor: PageCursor<Page>

        /// Returns the next page; `nil` at the end.
        ///
        /// - Throws: The error of fetching the page; `CancellationError`.
        public mutating func next() async throws -> Page? { try await cursor.next() }

        /// Returns the next page, on the isolation of its caller; `nil` at the end.
        ///
        /// - Throws: The error of fetching the page; `CancellationError`.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Page? {
            try await cursor.next(isolation: actor)
        }
    }
}

@available(*, unavailable)
extension FetchPageSequence.Iterator: Sendable {}

/// A violation of the rules of ``FetchPageSequence`` by a list.
public struct FetchPageFailure: Sendable, Hashable {
    /// A kind of violation.
    public enum Kind: Sendable, Hashable {
        /// The server sent a token for the second time.
        case repeatedToken
        /// The list has more pages than the caller allowed.
        case tooManyPages
    }

    /// The kind of violation.
    public let kind: Kind
    /// The token of the page that was not fetched.
    public let resumeToken: String?
    /// The number of pages that were delivered.
    public let pages: Int

    /// A sentence that says what happened and what to do.
    public var message: String {
        switch kind {
        case .repeatedToken: "the server repeated a page token after \(pages) pages; the list would never end"
        case .tooManyPages: "there are more than \(pages) pages; raise maxPages or go on from the resume token"
        }
    }
}

extension FetchError {
    /// Creates the error of a list that breaks the rules of ``FetchPageSequence``.
    public init(_ failure: FetchPageFailure) {
        self.init(.invalidResponse, failure.message)
    }
}

/// A place in a list, which both kinds of iterator advance and a prefetching task can take with it.
struct PageCursor<Page: Sendable>: Sendable {
    private let fetch: @Sendable (String?, Int) async throws -> (page: Page, nextToken: String?)
    private var tokens: PageTokens
    /// A page that was fetched in advance.
    private var first: Page?

    /// A Boolean value indicating whether the list has ended.
    var hasEnded: Bool { tokens.hasEnded && first == nil }

    init(
        _ tokens: PageTokens,
        fetch: @escaping @Sendable (String?, Int) async throws -> (page: Page, nextToken: String?)
    ) {
        self.tokens = tokens
        self.fetch = fetch
    }

    /// Ends the list after a failure.
    mutating func end() {
        tokens.end()
        first = nil
    }

    /// Returns the same place with its page already fetched.
    func started() async throws -> Self {
        guard first == nil else { return self }
        var moved = self
        moved.first = try await moved.next()
        return moved
    }

    mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Page? {
        if let page = first {
            first = nil
            return page
        }
        guard let place = try tokens.next() else { return nil }
        try Task.checkCancellation()  // otherwise a ticket would begin before it notices the cancellation
        let (page, nextToken) = try await fetch(place.token, place.number)
        tokens.add(nextToken)
        return page
    }
}
