public import AsyncXML

extension RSS {
    /// An item of a feed.
    public struct Item: Codable, Hashable, Sendable, GData.Extensible {
        /// Its title.
        public var title: String?
        /// Its page.
        public var link: String?
        /// A summary, or all of it, as HTML.
        public var description: String?
        /// Who wrote it: an address, with a name in brackets.
        public var author: String?
        /// What it is about.
        public var categories: [Category] = []
        /// A page with comments on it.
        public var comments: String?
        /// Files that belong to it.
        public var enclosures: [Enclosure] = []
        /// What identifies it.
        public var guid: GUID?
        /// When it was published.
        public var pubDate: Atom.DateTime?
        /// The feed that it was taken from.
        public var source: Source?
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language of its texts (`xml:lang`).
        public var lang: String?
        /// Its identifier, in RSS 1.0 (`rdf:about`).
        public var about: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates an item without anything in it.
        public init() {}

        /// Creates an item and fills it in.
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
