public import AsyncXML

extension RSS {
    /// An item of an RSS feed.
    public struct Item: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The title.
        public var title: String?
        /// The URL of the item's web page.
        public var link: String?
        /// A summary or the full content, as HTML.
        public var description: String?
        /// The author: an address, with a name in brackets.
        public var author: String?
        /// The categories of the item.
        public var categories: [Category] = []
        /// The URL of a page with comments.
        public var comments: String?
        /// The files that belong to the item.
        public var enclosures: [Enclosure] = []
        /// The identifier.
        public var guid: GUID?
        /// The time of publication.
        public var pubDate: Atom.DateTime?
        /// The feed that it was taken from.
        public var source: Source?
        /// The base of relative URIs in the item (`xml:base`).
        public var base: String?
        /// The language of the item's texts (`xml:lang`).
        public var lang: String?
        /// The identifier in RSS 1.0 (`rdf:about`).
        public var about: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty item.
        public init() {}

        /// Creates an item and sets its properties.
        ///
        /// - Parameter configure: Sets properties.
        public init(_ configure: (inout Self) throws -> Void) rethrows { try configure(&self) }

        enum CodingKeys: String, Keys {
            case title, link, description, author
            case categories = "category"
            case comments
            case enclosures = "enclosure"
            case guid, pubDate, source
            case base = "@xml:base"
            case lang = "@xml:lang"
            case about = "@rdf:about"
            case extensions
        }
    }
}
