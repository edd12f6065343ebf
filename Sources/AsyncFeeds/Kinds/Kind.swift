extension GData {
    /// The kind of an entry or feed, as its service states it.
    ///
    /// ```swift
    /// "http://schemas.google.com/g/2005#event"                          // a category's term, or an attribute's value
    /// GData.Kind("…#table", scheme: "http://schemas.google.com/spreadsheets/2006")
    /// ```
    ///
    /// Newer services state the kind in the attribute `gd:kind`. Older services use a category in the scheme of kinds.
    /// Other services use a category in a scheme of their own.
    public struct Kind: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The scheme of categories whose terms are kinds.
        public static let scheme = GD.namespace + "#kind"

        /// The kind's name.
        public let term: String
        /// The scheme of the category that states the kind; `nil` for the scheme of kinds, and for no scheme.
        public let scheme: String?

        /// Creates a kind.
        ///
        /// - Parameters:
        ///   - term: The kind's name; an empty text stands for any category of the scheme.
        ///   - scheme: The scheme of the category that states the kind; `nil` for the scheme of kinds.
        public init(_ term: String, scheme: String? = nil) {
            self.term = term
            self.scheme = scheme == Self.scheme ? nil : scheme
        }

        /// Creates a kind.
        ///
        /// - Parameter value: The kind's name.
        public init(stringLiteral value: String) { self.init(value) }
    }

    /// The kinds that an entry or feed states.
    struct StatedKinds: Decodable {
        var kind: String?
        var categories: [Category]

        struct Category: Decodable {
            var term: String?
            var scheme: String?
            enum CodingKeys: String, GData.Keys { case term = "@term", scheme = "@scheme" }
        }

        enum CodingKeys: String, GData.Keys { case kind = "@gd:kind", categories = "category" }

        /// The kinds in order of precedence: the attribute, then the categories, then the schemes of the categories.
        var kinds: [Kind] {
            var kinds = kind.map { [Kind($0)] } ?? []
            kinds += categories.compactMap { category in category.term.map { Kind($0, scheme: category.scheme) } }
            return kinds + categories.compactMap { category in category.scheme.map { Kind("", scheme: $0) } }
        }
    }
}
