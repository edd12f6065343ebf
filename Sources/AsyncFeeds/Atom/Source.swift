public import AsyncXML

extension Atom {
    /// The metadata of the feed that an entry was taken from (RFC 4287, section 4.2.11).
    public struct Source: Feeds.Element, Linked {
        /// `source`.
        public static let element = XML.Name(Atom.namespace, "source")

        /// The feed's identifier.
        public var id: String?
        /// The time of the feed's last significant change.
        public var updated: DateTime?
        /// The categories of the feed.
        public var categories: [Category] = []
        /// The feed's title.
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
        /// The base of relative URIs in the element (`xml:base`).
        public var base: String?
        /// The language of the element's texts (`xml:lang`).
        public var lang: String?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty element.
        public init() {}

        enum CodingKeys: String, Feeds.Keys {
            case id, updated
            case categories = "category"
            case title, subtitle, icon, logo, rights
            case links = "link"
            case authors = "author"
            case contributors = "contributor"
            case generator
            case base = "@xml:base"
            case lang = "@xml:lang"
            case extensions
        }
    }
}
