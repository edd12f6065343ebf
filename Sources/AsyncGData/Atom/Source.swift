public import AsyncXML

extension Atom {
    /// What the feed that an entry was taken from says about itself (RFC 4287, section 4.2.11).
    public struct Source: GData.Element, Linked {
        /// `source`.
        public static let element = XML.Name(Atom.namespace, "source")

        /// The feed's identifier.
        public var id: String?
        /// When the feed was changed.
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
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language of its texts (`xml:lang`).
        public var lang: String?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates an element without anything in it.
        public init() {}

        enum CodingKeys: String, GData.Keys {
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
