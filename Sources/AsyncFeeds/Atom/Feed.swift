public import AsyncXML

extension Atom {
    /// A feed: its metadata and its entries (RFC 4287, section 4.1.1).
    ///
    /// ```swift
    /// let feed = try XML.Decoder().decode(Atom.Feed<Atom.Entry>.self, from: bytes)
    /// let mine = try XML.Decoder().decode(Atom.Feed<Recipe>.self, from: bytes)      // any type with Codable
    /// let mixed = try registry.decoder.decode(Feeds.AnyFeed.self, from: bytes)      // each entry as its kind says
    /// ```
    ///
    /// Everything that has no property is in ``extensions``. To read a long feed in constant memory, read it entry by
    /// entry: `XML.Records(Atom.Entry.self, in: chunks)`.
    public struct Feed<Entry: Codable & Sendable>: XML.Extension, Feeds.Extensible, XML.Root {
        /// The element's name.
        public static var element: XML.Name { Atom.feed }

        /// The version of the feed (`gd:etag`).
        public var etag: String?
        /// The parts of the feed that are present (`gd:fields`).
        public var fields: String?
        /// The kind of feed, such as `calendar#eventFeed` (`gd:kind`); older services state the kind in a category.
        public var kind: String?
        /// The base of relative URIs in the feed (`xml:base`).
        public var base: String?
        /// The language of the feed's texts (`xml:lang`).
        public var lang: String?
        /// The identifier: an IRI that never changes.
        public var id: String?
        /// The time of the last significant change.
        public var updated: DateTime?
        /// The categories of the feed.
        public var categories: [Category] = []
        /// The title.
        public var title: Text?
        /// A description or subtitle.
        public var subtitle: Text?
        /// A small square image.
        public var icon: String?
        /// An image twice as wide as high.
        public var logo: String?
        /// The rights in the feed, such as a copyright notice.
        public var rights: Text?
        /// Related resources.
        public var links: [Link] = []
        /// The authors of the entries that name no author.
        public var authors: [Person] = []
        /// Other people who contributed.
        public var contributors: [Person] = []
        /// The software that made the feed.
        public var generator: Generator?
        /// The entries.
        public var entries: [Entry] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty feed.
        public init() {}

        /// Creates a feed and fills it in.
        ///
        /// - Parameter configure: Sets properties.
        public init(_ configure: (inout Self) throws -> Void) rethrows { try configure(&self) }

        enum CodingKeys: String, Feeds.Keys {
            case etag = "@gd:etag"
            case fields = "@gd:fields"
            case kind = "@gd:kind"
            case base = "@xml:base"
            case lang = "@xml:lang"
            case id, updated
            case categories = "category"
            case title, subtitle, icon, logo, rights
            case links = "link"
            case authors = "author"
            case contributors = "contributor"
            case generator
            case entries = "entry"
            case extensions
        }
    }
}

extension Atom.Feed: Equatable where Entry: Equatable {}
extension Atom.Feed: Hashable where Entry: Hashable {}

extension Atom.Feed: CustomStringConvertible {
    /// Every property that is set.
    public var description: String { Feeds.describe(self, as: "feed") }
}
