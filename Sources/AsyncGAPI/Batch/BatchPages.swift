import AsyncFetch

extension GAPI {
    /// The pages of several lists, fetched in batches.
    ///
    /// ```swift
    /// for try await (list, page) in drive.batchPages(of: folders.map { folder in listing(of: folder) }) { … }
    /// ```
    ///
    /// The first batch has the first page of each list, the next one the second page of those that go on, and so forth.
    /// The pages of one batch come as they settle; the next batch is sent when all of them were taken.
    ///
    /// - An empty page with a token goes on; a missing or empty token ends the list.
    /// - A list that repeats a token, or has more pages than allowed, fails after its last page, and alone.
    /// - A failed page ends its list. ``GAPI/Error/resumeToken`` is its token: set it as the `pageToken` of the query to
    ///   go on, as ``GAPI/Page/resumeToken`` of any page.
    ///
    /// The sequence buffers the pages of a batch. Leaving the loop, or cancelling its task, cancels what is running.
    public struct BatchPages<Q: PagedQuery>: AsyncSequence, Sendable {
        /// The number of a list, and its next page or its failure.
        public typealias Element = (index: Int, page: Result<GAPI.Page<Q>, GAPI.Error>)
        /// The type of the errors.
        public typealias Failure = any Swift.Error

        let listings: [Q]
        let maxPages: Int?
        let fetch: @Sendable ([Q]) -> BatchResults<Q>

        /// Starts one pass; nothing is sent before `next()`.
        public func makeAsyncIterator() -> Iterator { Iterator(self) }

        /// An iterator over the pages of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            /// A page that is being fetched.
            private struct Place {
                let list: Int
                let query: Q
                let token: String?
                let number: Int
            }

            private let pages: BatchPages
            private var tokens: [PageTokens]
            /// The lists that had a page in the last round; only these may go on.
            private var unfinished: [Int]
            private var round: [Place] = []
            private var results: BatchResults<Q>.Iterator?
            /// The lists that broke the rules.
            private var failures: [Element] = []
            private var hasEnded = false

            fileprivate init(_ pages: BatchPages) {
                self.pages = pages
                unfinished = Array(pages.listings.indices)
                tokens = pages.listings.map { query in
                    PageTokens(from: query.pageToken, maxPages: pages.maxPages) { GAPI.Error($0, of: query.method) }
                }
            }

            /// Returns the next page; `nil` at the end.
            ///
            /// - Throws: ``GAPI/Error/Code/batchUnsupported`` or `CancellationError`.
            public mutating func next() async throws -> Element? { try await next(isolation: #isolation) }

            /// Returns the next page, on the isolation of its caller; `nil` at the end.
            ///
            /// - Throws: ``GAPI/Error/Code/batchUnsupported`` or `CancellationError`.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
                while !hasEnded {
                    if let failure = failures.popLast() { return failure }
                    if results == nil { beginRound() }
                    if round.isEmpty {
                        hasEnded = failures.isEmpty
                        continue
                    }
                    hasEnded = true  // unless the round goes on
                    let next = try await results?.next(isolation: actor)
                    hasEnded = false
                    if let (index, result) = next { return page(result, at: round[index]) }
                    results = nil
                    round = []
                }
                return nil
            }

            private mutating func beginRound() {
                round = []
                for list in unfinished {
                    do {
                        guard let (token, number) = try tokens[list].next() else { continue }
                        let query = pages.listings[list].page(token)
                        round.append(Place(list: list, query: query, token: token, number: number))
                    } catch {
                        failures.append((list, .failure(GAPI.Error(error, method: pages.listings[list].method.id))))
                    }
                }
                failures.reverse()
                unfinished = round.map(\.list)
                if !round.isEmpty { results = pages.fetch(round.map(\.query)).makeAsyncIterator() }
            }

            private mutating func page(_ result: Result<Q.Response, GAPI.Error>, at place: Place) -> Element {
                switch result {
                case .success(let response):
                    do {
                        let page = try GAPI.Page<Q>(response, of: place.query, number: place.number)
                        tokens[place.list].add(page.resumeToken)
                        return (place.list, .success(page))
                    } catch {
                        var error = GAPI.Error(error, method: place.query.method.id)
                        error.resumeToken = place.token
                        return (place.list, .failure(error))
                    }
                case .failure(var error):
                    error.resumeToken = place.token
                    return (place.list, .failure(error))
                }
            }
        }
    }
}

@available(*, unavailable)
extension GAPI.BatchPages.Iterator: Sendable {}

extension GAPI.Service {
    /// Returns the pages of several lists, fetched in batches; only lists that have not ended take part.
    ///
    /// See ``GAPI/BatchPages`` for the rules and ``batch(_:options:)`` for retries.
    ///
    /// - Parameters:
    ///   - listings: The queries of the lists; a `pageToken` in one is where its list begins.
    ///   - maxPages: The most pages of each list; one that goes on fails with ``GAPI/Error/Code/tooManyPages``.
    ///   - options: The options of the batches.
    /// - Returns: The pages; nothing has been sent yet.
    public nonisolated func batchPages<Q: GAPI.PagedQuery>(
        of listings: [Q],
        maxPages: Int? = nil,
        options: GAPI.BatchOptions = .init()
    ) -> GAPI.BatchPages<Q> {
        GAPI.BatchPages(listings: listings, maxPages: maxPages) { [self] queries in
            batchResults(from: BatchSource(base: queries), options, isListing: true)
        }
    }
}
