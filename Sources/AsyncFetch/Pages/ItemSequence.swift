/// The items of all pages of a list, one after the other.
///
/// Holds one page, and with `prefetch` one more that is fetched while the items of the first are read. Everything else is as
/// ``PageSequence`` says. Items of a page that is here cost no suspension.
public struct ItemSequence<Page: RandomAccessCollection & Sendable>: AsyncSequence, Sendable {
    /// What the sequence gives.
    public typealias Element = Page.Element
    /// What the sequence can throw.
    public typealias Failure = any Error

    private let pages: PageSequence<Page>
    private let prefetches: Bool
    private let maxItems: Int?

    /// Creates the items of pages.
    ///
    /// - Parameters:
    ///   - pages: the pages of the list.
    ///   - maxItems: the most items; the sequence ends after them, and no page is fetched that is not needed for them.
    ///   - prefetch: the number of pages fetched ahead: 0 or 1.
    public init(_ pages: PageSequence<Page>, maxItems: Int? = nil, prefetch: Int = 0) {
        self.pages = pages
        self.maxItems = maxItems
        prefetches = prefetch > 0
    }

    /// Fetches the first page and returns the same items, which begin with those of it.
    ///
    /// See ``PageSequence/started()``.
    public func started() async throws -> Self {
        Self(try await pages.started(), maxItems: maxItems, prefetch: prefetches ? 1 : 0)
    }

    /// Starts one pass.
    public func makeAsyncIterator() -> Iterator {
        Iterator(cursor: pages.start, prefetches: prefetches, remaining: maxItems ?? .max)
    }

    /// Reads the items of one loop.
    public struct Iterator: AsyncIteratorProtocol {
        private var cursor: PageCursor<Page>
        private let prefetches: Bool
        /// How many more items there may be.
        private var remaining: Int
        private var ahead: Prefetch<Page>?
        private var page: Page?
        private var position: Page.Index?

        init(cursor: PageCursor<Page>, prefetches: Bool, remaining: Int) {
            self.cursor = cursor
            self.prefetches = prefetches
            self.remaining = remaining
        }

        /// The next element; `nil` at the end.
        public mutating func next() async throws -> Element? { try await next(isolation: #isolation) }

        /// The next element, on the isolation of its caller.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
            while remaining > 0 {
                if let page, let position, position < page.endIndex {
                    self.position = page.index(after: position)
                    remaining -= 1
                    return page[position]
                }
                page = nil  // before the next one arrives, so that only one is held
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
extension ItemSequence.Iterator: Sendable {}

/// A page on its way.
///
/// Ends its request when it is dropped, so that leaving a loop leaves nothing behind.
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
