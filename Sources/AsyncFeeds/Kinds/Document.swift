public import AsyncXML

extension Feeds {
    /// A document of any format, chosen by its root element, and by its kind if a ``Registry`` has a type for it.
    ///
    /// ```swift
    /// switch try registry.decoder.decode(Feeds.Document.self, from: bytes) {
    /// case .feed(let feed as Tournament): …
    /// case .feed(let feed as Feeds.AnyFeed): …
    /// case .entry(let entry): …
    /// case .service(let service): …
    /// default: …
    /// }
    /// ```
    public enum Document: Sendable {
        /// A feed: a type of the registry, or else ``AnyFeed``.
        case feed(any FeedKind)
        /// An entry: a type of the registry, or else ``Atom/Entry``.
        case entry(any EntryKind)
        /// A service document: the collections that a service offers.
        case service(AtomPub.Service)
        /// A list of categories.
        case categories(AtomPub.Categories)
        /// A feed of RSS 0.91 to 2.0.
        case rss(RSS.Document)
        /// A feed of RSS 0.90 or 1.0.
        case rdf(RSS.RDF)
        /// A feed of Atom 0.3.
        case atom03(Atom03.Feed)
    }
}

extension Feeds.Document: XML.CursorDecodable {
    /// Reads a document.
    ///
    /// - Parameter xml: The root element.
    /// - Throws: `XML.Error`, or ``Feeds/Error`` with the code `unknownDocument` for any other root element.
    public init(xml: borrowing XML.Cursor) throws {
        let name = xml.name
        switch name {
        case Atom.feed: self = .feed(try xml.value(ChosenFeed.self).value)
        case Atom.entry: self = .entry(try xml.value(Feeds.AnyEntry.self).value)
        case AtomPub.name("service"), AtomPubDrafts.name("service"):
            var service = try xml.value(AtomPub.Service.self)
            service.elementName = name
            self = .service(service)
        case AtomPub.name("categories"), AtomPubDrafts.name("categories"):
            var categories = try xml.value(AtomPub.Categories.self)
            categories.elementName = name
            self = .categories(categories)
        case _ where name.local == "rss":
            var document = try xml.value(RSS.Document.self)
            document.elementName = name
            self = .rss(document)
        case RSS.RDF.element: self = .rdf(try xml.value(RSS.RDF.self))
        case Atom03.Feed.element: self = .atom03(try xml.value(Atom03.Feed.self))
        default: throw Feeds.Error(.unknownDocument, "The root element is \(name), which is no feed, entry or service")
        }
    }

    private struct ChosenFeed: Decodable {
        let value: any Feeds.FeedKind

        init(from decoder: any Decoder) throws {
            let type = Feeds.Registry.of(decoder).registry.feedType(for: try Feeds.StatedKinds(from: decoder).kinds)
            value = try decoder.singleValueContainer().decode(type)
        }
    }
}

extension Feeds.Document {
    /// Encodes the document in its own format; unchanged parts are written as they were read.
    ///
    /// - Parameter encoder: The encoder to use.
    /// - Returns: UTF-8 bytes.
    /// - Throws: `XML.Error`.
    public func encoded(by encoder: XML.Encoder = XML.Encoder()) throws -> [UInt8] {
        switch self {
        case .feed(let feed): try encoder.encode(feed, as: Atom.feed)
        case .entry(let entry): try encoder.encode(entry, as: Atom.entry)
        case .service(let service): try encoder.encode(service, as: service.elementName)
        case .categories(let categories): try encoder.encode(categories, as: categories.elementName)
        case .rss(let document): try encoder.encode(document, as: document.elementName)
        case .rdf(let rdf): try encoder.encode(rdf)
        case .atom03(let feed): try encoder.encode(feed)
        }
    }

    /// The feed in the form of Atom 1.0, whatever its format; `nil` for other documents.
    ///
    /// This is one view of all formats: elements that have other names in RSS and Atom 0.3 are where Atom 1.0 has them,
    /// and extensions stay in their entries. To change a feed and write it back in its own format, change the value of
    /// the case instead.
    public var feed: Atom.Feed<Atom.Entry>? {
        switch self {
        case .feed(let feed): Feeds.atomFeed(of: feed)?.forgiven
        case .rss(let document): document.channel?.atom(document.items.isEmpty ? nil : document.allItems)
        case .rdf(let rdf): (rdf.channel ?? rdf.oldChannel)?.atom(rdf.items + rdf.oldItems)
        case .atom03(let feed): feed.atom
        case .entry, .service, .categories: nil
        }
    }
}

extension RSS.Document {
    fileprivate var allItems: [RSS.Item] { (channel?.items ?? []) + items }
}
