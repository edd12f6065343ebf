/// The tokens of a list, in the order of its pages: the rules of ``FetchPageSequence``, however a page is fetched and
/// read.
///
/// Ask ``next()`` for the place of a page. When the page was delivered, report its token for the page after it with
/// ``add(_:)``. A list ends if nothing is reported, so it has ended after an error.
package struct PageTokens: Sendable {
    private let maxPages: Int?
    private let failure: @Sendable (FetchPageFailure) -> any Error
    private var token: String?
    private var seen: Set<Int> = []
    private var pages = 0
    private var pending: FetchPageFailure.Kind?

    /// A Boolean value indicating whether no page follows.
    package private(set) var hasEnded = false

    /// Creates the tokens of a list.
    ///
    /// - Parameters:
    ///   - token: The token of the first page; `nil` for the beginning.
    ///   - maxPages: The most pages, or `nil` for no limit.
    ///   - failure: Makes the error for a list that breaks the rules.
    package init(
        from token: String?,
        maxPages: Int? = nil,
        failure: @escaping @Sendable (FetchPageFailure) -> any Error
    ) {
        self.token = token
        self.maxPages = maxPages
        self.failure = failure
        if let token { seen.insert(token.hashValue) }
    }

    /// Returns the token of the next page, and its number counted from 1; `nil` at the end.
    ///
    /// - Throws: The error for a token that was seen before, or for more pages than the caller allowed.
    package mutating func next() throws -> (token: String?, number: Int)? {
        guard !hasEnded else { return nil }
        hasEnded = true  // unless this page has a successor
        if pages == maxPages { pending = .tooManyPages }
        if let pending { throw failure(FetchPageFailure(kind: pending, resumeToken: token, pages: pages)) }
        return (token, pages + 1)
    }

    /// Adds the token of the page after the one that was delivered; a missing or empty token ends the list.
    package mutating func add(_ nextToken: String?) {
        pages += 1
        guard let nextToken, !nextToken.isEmpty else { return }
        hasEnded = false
        token = nextToken
        if !seen.insert(nextToken.hashValue).inserted { pending = .repeatedToken }
    }

    /// Ends the list, whatever was added.
    package mutating func end() { hasEnded = true }
}
