import AsyncFeeds
import AsyncFetch
import AsyncXML
import HTTPTypes
import NIOCore

/// The entries of a feed across its pages, read while they arrive.
///
/// ```swift
/// for try await entry in blog.entries(Atom.Entry.self, from: url) { … }
/// ```
///
/// - `Atom.Entry` is read from feeds of any format, RSS included, as with `Feeds.FeedEntries`. Other types are read
///   from Atom 1.0 only.
/// - Nothing is fetched before `next()`. Each loop starts again at the first page.
/// - Memory does not depend on the length of a page: the sequence holds one chunk of the response, the entries that
///   were complete in it, the metadata of the page, and 8 bytes for each page. The server sends as fast as the loop
///   reads.
/// - Requests are retried as the options say, until their response begins to arrive; `timeout` covers the time until
///   then. If a response breaks off, the page that ``GDataServiceError/resumeURL`` names may repeat entries that were
///   read already.
/// - The pages follow the rules of `FetchPageSequence`; their tokens are their URLs. If a page links to an earlier
///   page, the loop throws after the entries of that page. If there are more than `maxPages` pages, it throws after the
///   entries of the last allowed page.
/// - Errors are ``GDataServiceError`` values with a `resumeURL`, or `CancellationError`.
/// - Leaving the loop, or cancelling its task, closes the connection.
public struct EntrySequence<Entry: Codable & Sendable>: AsyncSequence, Sendable {
    /// The type of the entries.
    public typealias Element = Entry
    /// The type of the errors.
    public typealias Failure = any Error

    let service: GDataService
    let first: FeedRequest
    let maxPages: Int?
    let options: FetchOptions?

    /// Creates an iterator that starts at the first page.
    public func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

    /// An iterator over the entries, for one loop.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate typealias Chunks = AsyncMapSequence<ChunkStream, ByteBufferView>

        /// A page that is being read.
        fileprivate struct Page {
            let url: String
            /// The base of the page: its URL after redirects.
            let origin: Atom.Base
            let head: HTTPResponse
            var source: Source
            /// The base of the entries' relative links; `nil` until the page's metadata has arrived.
            var arrival: Arrival?
        }

        fileprivate let sequence: EntrySequence
        /// The URLs of the pages.
        private var pages: PageTokens
        private var page: Page?

        fileprivate init(sequence: EntrySequence) {
            self.sequence = sequence
            pages = PageTokens(from: sequence.first.url, maxPages: sequence.maxPages) { GDataServiceError($0) }
        }

        /// Returns the next entry; `nil` at the end.
        public mutating func next() async throws -> Entry? { try await next(isolation: #isolation) }

        /// Returns the next entry, on the isolation of the caller; `nil` at the end.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Entry? {
            while true {
                if var current = page {
                    page = nil  // the end, unless there is another entry or page
                    if let entry = try await current.nextEntry() {
                        page = current
                        return entry
                    }
                    pages.add(try await current.nextPage())
                }
                guard let place = try pages.next() else { return nil }
                page = try await open(place.token ?? sequence.first.url, isFirst: place.number == 1)
            }
        }

        private func open(_ url: String, isFirst: Bool) async throws -> Page {
            let service = sequence.service
            do {
                let request = try service.prepared {
                    isFirst ? try service.core.request(sequence.first) : try service.core.request(linked: url)
                }
                let (response, chunks) = try await service.core.stream(
                    await service.call(request, options: sequence.options, namesIt: isFirst)
                )
                var decoder = service.core.decoder
                decoder.charset = response.head.headerFields[.contentType].flatMap { XML.Charset(contentType: $0) }
                let source = Source(chunks.map { $0.readableBytesView }, decoder)
                let origin = Atom.Base(response.redirectedURL ?? request.url)
                return Page(url: request.url, origin: origin, head: response.head, source: source)
            } catch var error as GDataServiceError {
                error.resumeURL = url
                throw error
            }
        }
    }
}

@available(*, unavailable)
extension EntrySequence.Iterator: Sendable {}

extension EntrySequence.Iterator.Page {
    mutating func nextEntry() async throws -> Entry? {
        try await reading { page in
            if page.arrival == nil {
                let feed = try await page.source.feed()
                page.arrival = Arrival(base: page.origin.inside(feed.base))
            }
            let entry = try await page.source.next()
            return entry.map { page.arrival?.noted(inEntry: $0) ?? $0 }
        }
    }

    /// Returns the URL of the next page, after this page was read completely; `nil` if there is none.
    mutating func nextPage() async throws -> String? {
        try await reading { page in
            let feed = try await page.source.feed()
            return feed.link(.next)?.target(in: page.origin.inside(feed.base))
        }
    }

    /// Maps any failure, except cancellation, to an error of the service.
    private mutating func reading<Value>(_ read: (inout Self) async throws -> Value) async throws -> Value {
        do {
            return try await read(&self)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            var error = error as? GDataServiceError ?? GDataCore.unreadable(head, cause: error)
            error.resumeURL = url
            throw error
        }
    }
}

extension EntrySequence.Iterator {
    /// The reader of the entries of one page.
    fileprivate enum Source {
        /// The entries as a type of the caller.
        case typed(XML.Records<Entry, Chunks>.Iterator)
        /// The entries of a feed of any format, as Atom entries.
        case anyFormat(Feeds.FeedEntries<Chunks>.Iterator)

        init(_ chunks: Chunks, _ decoder: XML.Decoder) {
            if Entry.self == Atom.Entry.self {
                self = .anyFormat(Feeds.FeedEntries(in: chunks, decoder: decoder).makeAsyncIterator())
            } else {
                let place = XML.RecordPlace.name(Atom.entry, depth: 1)
                let records = XML.Records(Entry.self, at: place, in: chunks, decoder: decoder)
                self = .typed(records.makeAsyncIterator())
            }
        }

        mutating func next() async throws -> Entry? {
            switch self {
            case .typed(var records):
                defer { self = .typed(records) }
                return try await records.next()
            case .anyFormat(var entries):
                defer { self = .anyFormat(entries) }
                return try await entries.next() as? Entry
            }
        }

        /// Returns the page's metadata, as far as it has been read.
        mutating func feed() async throws -> Atom.Feed<Atom.Entry> {
            switch self {
            case .typed(var records):
                defer { self = .typed(records) }
                return try await records.head(Atom.Feed<Atom.Entry>.self)
            case .anyFormat(var entries):
                defer { self = .anyFormat(entries) }
                return try await entries.head()
            }
        }
    }
}
