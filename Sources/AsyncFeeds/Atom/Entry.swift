public import AsyncXML

extension Atom {
    /// An entry of a feed, or a stand-alone entry (RFC 4287, section 4.1.2).
    ///
    /// ```swift
    /// var entry = Atom.Entry { $0.title = "Tea"; $0.content = .html("<p>Darjeeling</p>") }
    /// entry.link(rel: .alternate)?.href
    /// entry[Media.Group.self]?.thumbnails              // elements of other vocabularies
    /// ```
    ///
    /// Everything that has no property is in ``extensions``. A type that conforms to ``Feeds/AtomEntry`` represents one
    /// kind of entry.
    public struct Entry: Feeds.Element, XML.Root {
        /// The element's name.
        public static let element = Atom.entry

        /// The version of the entry (`gd:etag`).
        public var etag: String?
        /// The parts of the entry that are present, or that a change concerns (`gd:fields`).
        public var fields: String?
        /// The kind of entry, such as `calendar#event` (`gd:kind`); older services state the kind in a category.
        public var kind: String?
        /// The base of relative URIs in the entry (`xml:base`).
        public var base: String?
        /// The language of the entry's texts (`xml:lang`).
        public var lang: String?
        /// The identifier: an IRI that never changes.
        public var id: String?
        /// The time of the entry's first publication.
        public var published: DateTime?
        /// The time of the last significant change.
        public var updated: DateTime?
        /// The categories of the entry.
        public var categories: [Category] = []
        /// The title.
        public var title: Text?
        /// A short form of the entry.
        public var summary: Text?
        /// The full content, or a reference to it.
        public var content: Content?
        /// Related resources.
        public var links: [Link] = []
        /// The authors; see also ``source`` and the feed.
        public var authors: [Person] = []
        /// Other people who contributed.
        public var contributors: [Person] = []
        /// The rights in the entry, such as a copyright notice.
        public var rights: Text?
        /// Attributes, children and text that have no property.
        public var extensions = XML.Extensions()

        /// Creates an empty entry.
        public init() {}

        enum CodingKeys: String, Feeds.Keys {
            case etag = "@gd:etag"
            case fields = "@gd:fields"
            case kind = "@gd:kind"
            case base = "@xml:base"
            case lang = "@xml:lang"
            case id, published, updated
            case categories = "category"
            case title, summary, content
            case links = "link"
            case authors = "author"
            case contributors = "contributor"
            case rights, extensions
        }
    }
}
