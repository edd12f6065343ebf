public import AsyncXML

extension Atom {
    /// A reference to something on the web (RFC 4287, section 4.2.7).
    public struct Link: GData.Element {
        /// `link`, also of feeds in other formats.
        public static let element = XML.Name(Atom.namespace, "atom:link")

        /// The resource's URI, which may be relative to ``base``.
        public var href: String?
        /// How the resource is related to the one with the link: a name such as `edit`, or a URI; nil stands for `alternate`.
        public var rel: String?
        /// The media type that the resource probably has.
        public var type: String?
        /// The language of the resource.
        public var hreflang: String?
        /// The resource described for people.
        public var title: String?
        /// The resource's size in bytes.
        public var length: String?
        /// What relative URIs in it are relative to (`xml:base`).
        public var base: String?
        /// The language of its texts (`xml:lang`).
        public var lang: String?
        /// The version of the resource (`gd:etag`).
        public var etag: String?
        /// Other attributes and children.
        public var extensions = XML.Extensions()

        /// Creates a link without anything in it.
        public init() {}

        /// Creates a link.
        ///
        /// - Parameters:
        ///   - href: The resource's URI.
        ///   - rel: How it is related.
        ///   - type: Its media type.
        public init(_ href: String, rel: String? = nil, type: String? = nil) {
            self.href = href
            self.rel = rel
            self.type = type
        }

        enum CodingKeys: String, GData.Keys {
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
