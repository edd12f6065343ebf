public import AsyncXML

extension Atom {
    /// A reference to something on the web (RFC 4287, section 4.2.7).
    public struct Link: Feeds.Element {
        /// The name of a link's element, which feeds in other formats use too.
        public static let element = XML.Name(Atom.namespace, "atom:link")

        /// The resource's URI, which may be relative to ``base``.
        public var href: String?
        /// The relation of the resource to the one with the link: a name such as `edit`, or a URI; `nil` stands for
        /// `alternate`.
        public var rel: String?
        /// The media type that the resource is expected to have.
        public var type: String?
        /// The language of the resource.
        public var hreflang: String?
        /// The resource's title for people.
        public var title: String?
        /// The resource's size in bytes.
        public var length: String?
        /// The base of relative URIs in the link (`xml:base`).
        public var base: String?
        /// The language of the link's texts (`xml:lang`).
        public var lang: String?
        /// The version of the resource (`gd:etag`).
        public var etag: String?
        /// Other attributes and children.
        public var extensions = XML.Extensions()

        /// Creates an empty link.
        public init() {}

        /// Creates a link.
        ///
        /// - Parameters:
        ///   - href: The resource's URI.
        ///   - rel: The relation of the resource to the one with the link.
        ///   - type: Its media type.
        public init(_ href: String, rel: String? = nil, type: String? = nil) {
            self.href = href
            self.rel = rel
            self.type = type
        }

        enum CodingKeys: String, Feeds.Keys {
            case href = "@href"
            case rel = "@rel"
            case type = "@type"
            case hreflang = "@hreflang"
            case title = "@title"
            case length = "@length"
            case base = "@xml:base"
            case lang = "@xml:lang"
            case etag = "@gd:etag"
            case extensions
        }
    }
}
