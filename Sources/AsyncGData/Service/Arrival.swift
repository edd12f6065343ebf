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
        if var value = document as? any Arriving {
            value.note(self)
            return value as? Document ?? document
        }
        if var view = document as? any Feeds.AtomEntry {
            view.entry.note(self)
            return view as? Document ?? document
        }
        if var view = document as? any Feeds.AtomFeed {
            view.noteInFeed(self)
            return view as? Document ?? document
        }
        return document
    }
}

private protocol Arriving {
    mutating func note(_ arrival: Arrival)
}

extension Atom.Entry: Arriving {
    fileprivate mutating func note(_ arrival: Arrival) {
        if links.contains(where: \.isRelative) { base = arrival.base.inside(base).uri }
        etag = etag ?? arrival.etag
    }
}

extension Feeds.AnyEntry: Arriving {
    fileprivate mutating func note(_ arrival: Arrival) { atom?.note(arrival) }
}

extension Atom.Feed: Arriving {
    fileprivate mutating func note(_ arrival: Arrival) {
        let inside = Arrival(base: arrival.base.inside(base))
        for index in entries.indices { entries[index] = inside.noted(in: entries[index]) }
        if links.contains(where: \.isRelative) { base = inside.base.uri }
        etag = etag ?? arrival.etag
    }
}

extension Feeds.AtomFeed {
    fileprivate mutating func noteInFeed(_ arrival: Arrival) { feed.note(arrival) }
}

extension Feeds.Document: Arriving {
    fileprivate mutating func note(_ arrival: Arrival) {
        switch self {
        case .feed(let feed): self = .feed(arrival.noted(in: feed))
        case .entry(let entry): self = .entry(arrival.noted(in: entry))
        case .service, .categories, .rss, .rdf, .atom03: break
        }
    }
}

extension Atom.Link {
    /// A Boolean value indicating whether the link's target depends on the place of the link.
    fileprivate var isRelative: Bool {
        base == nil && href.map { !$0.prefix { !"/?#".contains($0) }.contains(":") } ?? false
    }
}
