/// The items of all pages of a list, one after the other.
///
/// The sequence holds one page in memory. With `prefetch` it holds one more, which is fetched while the items of the
/// first are read. The items of a page in memory need no suspension. For tokens, limits and errors, see
/// ``FetchPageSequence``.
///
/// Leaving the loop, or cancelling its task, cancels the request for a page.
public struct FetchItemSequence<Page: RandomAccessCollection & Sendable>: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = Page.Element
    /// The type of the errors.
    public typealias Failure = any Error

    private let pages: FetchPageSequence<Page>
    private let prefetches: Bool
    private let maxItems: Int?

    /// Creates the items of the pages of a list.
    ///
    /// - Parameters:
    ///   - pages: The pages of the list.
    ///   - maxItems: The most items. The sequence ends after them and fetches no page that they do not need.
    ///   - prefetch: The number of pages to fetch ahead: 0 or 1.
    public init(_ pages: FetchPageSequence<Page>, maxItems: Int? = nil, prefetch: Int = 0) {
        self.pages = pages
        self.maxItems = maxItems
        prefetches = prefetch > 0
    }

    /// Fetches the first page and returns a sequence that begins with its items.
    ///
    /// For cancellation and errors, see ``FetchPageSequence/started()``.
    public func started() async throws -> Self {
        Self(try await pages.started(), maxItems: maxItems, prefetch: prefetches ? 1 : 0)
    }

    /// Starts one pass.
    public func makeAsyncIterator() -> Iterator {
        Iterator(cursor: pages.start, prefetches: prefetches, remaining: maxItems ?? .max)
    }

    /// An iterator over the items of one loop.
    public struct Iterator: AsyncIteratorProtocol {
        private var cursor: PageCursor<Page>
        private let prefetches: Bool
        /// The number of items that may still follow.
        private var remaining: Int
        private var ahead: Prefetch<Page>?
        private var page: Page?
        private var position: Page.Index?

        init(cursor: PageCursor<Page>, prefetches: Bool, remaining: Int) {
            self.cursor = cursor
            self.prefetches = prefetches
            self.remaining = remaining
        }

        /// Returns the next item; `nil` at the end.
        ///
        /// - Throws: The error of fetching a page; `CancellationError`.
        public mutating func next() async throws -> Element? { try await next(isolation: #isolation) }

        /// Returns the next item, on the isolation of its caller; `nil` at the end.
        ///
        /// - Throws: The error of fetching a page; `CancellationError`.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
            while remaining > 0 {
                if let page, let position, position < page.endIndex {
                    self.position = page.index(after: position)
                    remaining -= 1
                    return page[position]
                }
                page = nil  // released before the next one arrives, so that only one is held
                guard let page = try await nextPage(isolation: actor) else { return nil }
                self.page = page
                position = page.startIndex
            }
            page = nil
            ahead = nil
            return nil
        }

        private mutating func nextPage(isolation actor: isolated (any Actor)?) async throws -> Page? {
            guard prefetches else { return try await cursor.next(isolation: actor) }
            let arriving = ahead ?? Prefetch(cursor)
            ahead = nil
            cursor.end()  // unless the page arrives
            let (page, moved) = try await arriving.page(isolation: actor)
            cursor = moved
            if let page, !moved.hasEnded, page.count < remaining { ahead = Prefetch(moved) }
            return page
        }
    }
}

@available(*, unavailable)
extension FetchItemSequence.Iterator: Sendable {}

/// A page that is being fetched.
///
/// Releasing it cancels its request, so that no request outlives the loop.
private final class Prefetch<Page: Sendable>: Sendable {
    private let task: Task<(Page?, PageCursor<Page>), any Error>

    init(_ cursor: PageCursor<Page>) {
        task = Task {
            var cursor = cursor
            let page = try await cursor.next(isolation: nil)
            return (page, cursor)
        }
    }

    deinit { task.cancel() }

    func page(isolation actor: isolated (any Actor)?) async throws -> (Page?, PageCursor<Page>) {
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
