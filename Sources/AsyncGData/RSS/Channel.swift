public import AsyncXML

extension RSS {
    /// A feed of RSS.
    public struct Channel: Codable, Hashable, Sendable, GData.Extensible {
        /// What it is called.
        public var title: String?
        /// The page that it belongs to.
        public var link: String?
        /// What it is about, as HTML.
        public var description: String?
        /// Its language.
        public var language: String?
        /// Who has which rights in it.
        public var copyright: String?
        /// Whom to ask about what it says: an address, with a name in brackets.
        public var managingEditor: String?
        /// Whom to ask about how it works: an address, with a name in brackets.
        public var webMaster: String?
        /// When it was published.
        public var pubDate: Atom.DateTime?
        /// When it was changed.
        public var lastBuildDate: Atom.DateTime?
        /// What it is about.
        public var categories: [Category] = []
        /// The software that made it.
        public var generator: String?
        /// A page about its format.
        public var docs: String?
        /// For how many minutes it is good.
        public var ttl: String?
        /// An image that stands for it.
        public var image: Image?
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language of its texts (`xml:lang`).
        public var lang: String?
        /// Its identifier, in RSS 1.0 (`rdf:about`).
        public var about: String?
        /// The items.
        public var items: [Item] = []
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates a feed.
        ///
        /// - Parameters:
        ///   - title: What it is called.
        ///   - link: The page that it belongs to.
        ///   - description: What it is about, as HTML.
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
