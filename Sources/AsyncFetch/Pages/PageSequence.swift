/// The pages of a list, fetched one at a time as the loop asks for them.
///
/// - Nothing is fetched before `next()`, and nothing ahead of it.
/// - An empty page that has a token is a page like any other; a missing or empty token ends the list.
/// - A token that was there before means that the list would never end: its page is delivered, then an error is thrown.
/// - After `maxPages` pages, a list that goes on throws rather than looking complete.
/// - After an error the sequence has ended; start another one from the resume token that the error carries.
///
/// Buffers one page, and eight bytes for each token that was seen. Each loop starts again from the first page.
public struct PageSequence<Page: Sendable>: AsyncSequence, Sendable {
    /// What the sequence gives.
    public typealias Element = Page
    /// What the sequence can throw.
    public typealias Failure = any Error

    let start: PageCursor<Page>

    /// Creates the pages of any list with tokens.
    /// - Parameters:
    ///   - token: of the first page; `nil` for the beginning.
    ///   - maxPages: the most pages that one loop may take, or `nil` for no limit.
    ///   - failure: makes the error for a list that breaks the contract above.
    ///   - fetch: fetches the page of a token, and tells the token of the next. `number` counts the pages of a loop from 1.
    public init(
        from token: String? = nil,
        maxPages: Int? = nil,
        failure: @escaping @Sendable (PageFailure) -> any Error = { FetchError($0) },
        fetch: @escaping @Sendable (_ token: String?, _ number: Int) async throws -> (page: Page, nextToken: String?)
    ) {
        start = PageCursor(fetch: fetch, failure: failure, maxPages: maxPages, token: token)
    }

    private init(start: PageCursor<Page>) { self.start = start }

    /// Fetches the first page and returns the same pages, which begin with it.
    ///
    /// For those who must know that there is a list before they say so to others, such as a server that streams it on: its 404
    /// precedes the head of their answer. Each loop begins with the page that is here, which is held as long as the sequence.
    ///
    /// - Throws: what the first page throws. Cancelling the task ends the request.
    public func started() async throws -> Self { Self(start: try await start.started()) }

    /// Starts one pass.
    public func makeAsyncIterator() -> Iterator { Iterator(cursor: start) }

    /// Fetches the pages of one loop.
    public struct Iterator: AsyncIteratorProtocol {
        var cursor: PageCursor<Page>

        /// The next element; `nil` at the end.
        public mutating func next() async throws -> Page? { try await cursor.next() }

        /// The next element, on the isolation of its caller.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Page? {
            try await cursor.next(isolation: actor)
        }
    }
}

@available(*, unavailable)
extension PageSequence.Iterator: Sendable {}

/// How a list broke the contract of ``PageSequence``.
public struct PageFailure: Sendable, Hashable {
    /// What was wrong.
    public enum Kind: Sendable, Hashable {
        /// The server sent a token for the second time.
        case repeatedToken
        /// More pages than the caller allowed.
        case tooManyPages
    }

    /// What was wrong.
    public let kind: Kind
    /// The token of the page that was not fetched.
    public let resumeToken: String?
    /// The pages that were delivered.
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
    /// The error of a list that breaks the contract of ``PageSequence``.
    public init(_ failure: PageFailure) {
        self.init(.invalidResponse, failure.message)
    }
}

/// The place in a list: what both kinds of iterator move along, and what can travel into a prefetching task.
struct PageCursor<Page: Sendable>: Sendable {
    let fetch: @Sendable (String?, Int) async throws -> (page: Page, nextToken: String?)
    let failure: @Sendable (PageFailure) -> any Error
    let maxPages: Int?
    var token: String?
    private var seenTokens: Set<Int> = []
    private var pages = 0
    private var pending: PageFailure.Kind?
    private var last = false
    /// A page that was fetched before it was asked for.
    private var first: Page?

    /// Whether there is nothing more to come.
    var hasEnded: Bool { last && first == nil }

    init(
        fetch: @escaping @Sendable (String?, Int) async throws -> (page: Page, nextToken: String?),
        failure: @escaping @Sendable (PageFailure) -> any Error,
        maxPages: Int?,
        token: String?
    ) {
        self.fetch = fetch
        self.failure = failure
        self.maxPages = maxPages
        self.token = token
        if let token { seenTokens.insert(token.hashValue) }
    }

    /// Ends the list after a failure.
    mutating func end() { (last, first) = (true, nil) }

    /// The same place, whose page is here already.
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
        guard !last else { return nil }
        last = true  // unless this page turns out to have a successor
        if pages == maxPages { pending = .tooManyPages }
        if let pending { throw failure(PageFailure(kind: pending, resumeToken: token, pages: pages)) }
        try Task.checkCancellation()  // a ticket would have begun before it hears of it
        let (page, nextToken) = try await fetch(token, pages + 1)
        pages += 1
        if let nextToken, !nextToken.isEmpty {
            last = false
            token = nextToken
            if !seenTokens.insert(nextToken.hashValue).inserted { pending = .repeatedToken }
        }
        return page
    }
}
