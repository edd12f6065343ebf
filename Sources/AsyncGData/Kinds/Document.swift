public import AsyncXML

extension GData {
    /// A document of any kind, told by its root element, and by kind where a ``Registry`` knows that.
    ///
    /// ```swift
    /// switch try registry.decoder.decode(GData.Document.self, from: bytes) {
    /// case .feed(let feed as Calendar.EventFeed): …
    /// case .feed(let feed as GData.AnyFeed): …
    /// case .entry(let entry): …
    /// case .service(let service): …
    /// default: …
    /// }
    /// ```
    public enum Document: Sendable {
        /// A feed: a type of the registry, else ``AnyFeed``.
        case feed(any FeedKind)
        /// An entry: a type of the registry, else ``Atom/Entry``.
        case entry(any EntryKind)
        /// What a service has to offer.
        case service(AtomPub.Service)
        /// A list of categories.
        case categories(AtomPub.Categories)
    }
}

extension GData.Document: XML.Record {
    /// Reads a document.
    ///
    /// - Parameter xml: The root element.
    /// - Throws: `XML.Error`; ``GData/Error`` with the code `unknownDocument` for any other root element.
    public init(xml: borrowing XML.Cursor) throws {
        let name = xml.name
        switch name {
        case Atom.feed: self = .feed(try xml.value(ChosenFeed.self).value)
        case Atom.entry: self = .entry(try xml.value(GData.AnyEntry.self).value)
        case AtomPub.name("service"), AtomPub.old("service"): self = .service(try xml.value(AtomPub.Service.self))
        case AtomPub.name("categories"), AtomPub.old("categories"):
            self = .categories(try xml.value(AtomPub.Categories.self))
        default: throw GData.Error(.unknownDocument, "The root element is \(name), which is no feed, entry or service")
        }
    }

    private struct ChosenFeed: Decodable {
        let value: any GData.FeedKind

        init(from decoder: any Decoder) throws {
            let type = GData.Registry.of(decoder).feedType(for: try GData.StatedKinds(from: decoder).kinds)
            value = try decoder.singleValueContainer().decode(type)
        }
    }
}
