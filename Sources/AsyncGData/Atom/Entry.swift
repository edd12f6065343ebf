public import AsyncXML

extension Atom {
    /// An entry of a feed, or one on its own (RFC 4287, section 4.1.2).
    ///
    /// ```swift
    /// var entry = Atom.Entry { $0.title = "Tea"; $0.content = .html("<p>Darjeeling</p>") }
    /// entry.link(rel: .alternate)?.href
    /// entry[Media.Group.self]?.thumbnails              // elements of other vocabularies
    /// ```
    ///
    /// Whatever it has no property for is in ``extensions``. ``GData/AtomEntry`` makes a type of its own of a kind of entries.
    public struct Entry: GData.Element, XML.Root {
        /// The element's name.
        public static let element = Atom.entry

        /// The version of the entry (`gd:etag`).
        public var etag: String?
        /// Which parts of the entry are there, or are to be changed (`gd:fields`).
        public var fields: String?
        /// The kind of entry, such as `calendar#event` (`gd:kind`); older services say it by a category.
        public var kind: String?
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language of its texts (`xml:lang`).
        public var lang: String?
        /// The identifier: an IRI that never changes.
        public var id: String?
        /// When it was first there.
        public var published: DateTime?
        /// When it was changed in a way that matters.
        public var updated: DateTime?
        /// What it is about.
        public var categories: [Category] = []
        /// Its title.
        public var title: Text?
        /// A short form of it.
        public var summary: Text?
        /// All of it, or where that is found.
        public var content: Content?
        /// Related resources.
        public var links: [Link] = []
        /// Who wrote it; see also ``source`` and the feed.
        public var authors: [Person] = []
        /// Who else took part.
        public var contributors: [Person] = []
        /// Who has which rights in it.
        public var rights: Text?
        /// Whatever no property is for.
        public var extensions = XML.Extensions()

        /// Creates an entry without anything in it.
        public init() {}

        enum CodingKeys: String, GData.Keys {
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
