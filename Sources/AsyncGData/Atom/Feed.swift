public import AsyncXML

extension Atom {
    /// A feed: what it says about itself, and its entries (RFC 4287, section 4.1.1).
    ///
    /// ```swift
    /// let feed = try XML.Decoder().decode(Atom.Feed<Atom.Entry>.self, from: bytes)
    /// let mine = try XML.Decoder().decode(Atom.Feed<Recipe>.self, from: bytes)      // any type with Codable
    /// let mixed = try registry.decoder.decode(GData.AnyFeed.self, from: bytes)      // each entry as its kind says
    /// ```
    ///
    /// Whatever it has no property for is in ``extensions``. Long feeds are better read entry by entry, in constant
    /// memory: `XML.Records(Atom.Entry.self, in: chunks)`.
    public struct Feed<Entry: Codable & Sendable>: XML.Extension, GData.Extensible, XML.Root {
        /// The element's name.
        public static var element: XML.Name { Atom.feed }

        /// The version of the feed (`gd:etag`).
        public var etag: String?
        /// Which parts of the feed are there (`gd:fields`).
        public var fields: String?
        /// The kind of feed, such as `calendar#eventFeed` (`gd:kind`); older services say it by a category.
        public var kind: String?
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language of its texts (`xml:lang`).
        public var lang: String?
        /// The identifier: an IRI that never changes.
        public var id: String?
        /// When it was changed in a way that matters.
        public var updated: DateTime?
        /// What it is about.
        public var categories: [Category] = []
        /// Its title.
        public var title: Text?
        /// More about it.
        public var subtitle: Text?
        /// A small square image.
        public var icon: String?
        /// An image twice as wide as high.
        public var logo: String?
        /// Who has which rights in it.
        public var rights: Text?
        /// Related resources.
        public var links: [Link] = []
        /// Who wrote the entries that do not say it.
        public var authors: [Person] = []
        /// Who else took part.
        public var contributors: [Person] = []
        /// The software that made it.
        public var generator: Generator?
        /// The entries.
        public var entries: [Entry] = []
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates a feed without anything in it.
        public init() {}

        /// Creates a feed and fills it in.
        ///
        /// - Parameter configure: Sets properties.
        public init(_ configure: (inout Self) throws -> Void) rethrows { try configure(&self) }

        enum CodingKeys: String, GData.Keys {
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
    public var description: String { GData.describe(self, as: "feed") }
}
