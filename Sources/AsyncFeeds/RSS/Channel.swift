public import AsyncXML

extension RSS {
    /// An RSS feed.
    public struct Channel: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The title.
        public var title: String?
        /// The URL of the web page that the feed belongs to.
        public var link: String?
        /// The description, as HTML.
        public var description: String?
        /// The language.
        public var language: String?
        /// The rights in the feed, such as a copyright notice.
        public var copyright: String?
        /// The person responsible for the content: an address, with a name in brackets.
        public var managingEditor: String?
        /// The person responsible for the technology: an address, with a name in brackets.
        public var webMaster: String?
        /// The time of publication.
        public var pubDate: Atom.DateTime?
        /// The time of the last change.
        public var lastBuildDate: Atom.DateTime?
        /// The categories of the feed.
        public var categories: [Category] = []
        /// The software that made the feed.
        public var generator: String?
        /// The URL of a page about the format.
        public var docs: String?
        /// The number of minutes for which the feed may be cached.
        public var ttl: String?
        /// An image for the feed.
        public var image: Image?
        /// The base of relative URIs in the feed (`xml:base`).
        public var base: String?
        /// The language of the feed's texts (`xml:lang`).
        public var lang: String?
        /// The identifier in RSS 1.0 (`rdf:about`).
        public var about: String?
        /// The items.
        public var items: [Item] = []
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates a feed.
        ///
        /// - Parameters:
        ///   - title: The title.
        ///   - link: The URL of the web page that the feed belongs to.
        ///   - description: The description, as HTML.
        public init(title: String, link: String, description: String) {
            self.title = title
            self.link = link
            self.description = description
        }

        enum CodingKeys: String, Keys {
            case title, link, description, language, copyright, managingEditor, webMaster, pubDate, lastBuildDate
            case categories = "category"
            case generator, docs, ttl, image
            case base = "@xml:base"
            case lang = "@xml:lang"
            case about = "@rdf:about"
            case items = "item"
            case extensions
        }
    }
}
