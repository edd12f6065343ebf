import AsyncFeeds

/// The origin of a document and the `ETag` of its response, to be stored in the document.
struct Arrival: Sendable {
    /// The base of relative references.
    var base: Atom.Base
    /// The `ETag` of the response; `nil` if it has none.
    var etag: String?

    /// Returns the document with its origin stored in it, so that its links keep their meaning wherever the value goes.
    ///
    /// A feed or entry with relative links gets an `xml:base`. One without `gd:etag` gets the `ETag` of the response.
    func noted<Document>(in document: Document) -> Document {
        switch document {
        case let chosen as Feeds.Document: return noted(inChosen: chosen) as? Document ?? document
        case var feed as any Feeds.FeedRepresentable:
            feed.note(self)
            return feed as? Document ?? document
        default: return noted(inEntry: document)
        }
    }

    /// Returns the entry with its origin stored in it.
    func noted<Entry>(inEntry entry: Entry) -> Entry { Feeds.changingEntry(of: entry) { $0.note(self) } }

    private func noted(inChosen document: Feeds.Document) -> Feeds.Document {
        switch document {
        case .feed(let feed): .feed(noted(in: feed))
        case .entry(let entry): .entry(noted(inEntry: entry))
        case .service, .categories, .rss, .rdf, .atom03: document
        }
    }
}

extension Atom.Entry {
    fileprivate mutating func note(_ arrival: Arrival) {
        if links.contains(where: \.isRelative) { base = arrival.base.inside(base).uri }
        etag = etag ?? arrival.etag
    }
}

extension Atom.Feed {
    fileprivate mutating func note(_ arrival: Arrival) {
        let inside = Arrival(base: arrival.base.inside(base))
        for index in entries.indices { entries[index] = inside.noted(inEntry: entries[index]) }
        if links.contains(where: \.isRelative) { base = inside.base.uri }
        etag = etag ?? arrival.etag
    }
}

extension Feeds.FeedRepresentable {
    fileprivate mutating func note(_ arrival: Arrival) { atomFeed.note(arrival) }
}

extension Atom.Link {
    /// A Boolean value indicating whether the link's target depends on the place of the link.
    fileprivate var isRelative: Bool {
        base == nil && href.map { !$0.prefix { !"/?#".contains($0) }.contains(":") } ?? false
    }
}
