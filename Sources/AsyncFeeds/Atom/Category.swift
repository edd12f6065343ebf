public import AsyncXML

extension Atom {
    /// A category of a feed or entry (RFC 4287, section 4.2.2).
    public struct Category: Codable, Hashable, Sendable, Feeds.Extensible {
        /// The name of the category in its scheme.
        public var term: String?
        /// The URI of the scheme that the term is from.
        public var scheme: String?
        /// The category's name for people.
        public var label: String?
        /// The language of the label (`xml:lang`).
        public var lang: String?
        /// Other attributes, children and text.
        public var extensions = XML.Extensions()

        /// Creates a category.
        ///
        /// - Parameters:
        ///   - term: The name of the category in its scheme.
        ///   - scheme: The scheme's URI.
        ///   - label: The category's name for people.
        public init(_ term: String, scheme: String? = nil, label: String? = nil) {
            self.term = term
            self.scheme = scheme
            self.label = label
        }

        enum CodingKeys: String, Feeds.Keys {
            case term = "@term"
            case scheme = "@scheme"
            case label = "@label"
            case lang = "@xml:lang"
            case extensions
        }
    }
}

extension Atom.Category: CustomStringConvertible {
    /// Every property that is set.
    public var description: String { Feeds.describe(self, as: "category") }
}
