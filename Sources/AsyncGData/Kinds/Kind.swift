extension GData {
    /// What an entry or feed is, as its service says.
    ///
    /// ```swift
    /// "http://schemas.google.com/g/2005#event"                          // a category's term, or an attribute's value
    /// GData.Kind("…#table", scheme: "http://schemas.google.com/spreadsheets/2006")
    /// ```
    ///
    /// Newer services say it by the attribute `gd:kind`, older ones by a category in the scheme of kinds, others by a category in
    /// one of their own.
    public struct Kind: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The scheme of categories whose terms are kinds.
        public static let scheme = GD.namespace + "#kind"

        /// The kind's name.
        public let term: String
        /// The scheme of the category that says it; nil for that of all kinds, or none.
        public let scheme: String?

        /// Creates a kind.
        ///
        /// - Parameters:
        ///   - term: Its name; empty for any category of the scheme.
        ///   - scheme: The scheme of the category that says it; nil for that of all kinds.
        public init(_ term: String, scheme: String? = nil) {
            self.term = term
            self.scheme = scheme == Self.scheme ? nil : scheme
        }

        /// Creates a kind.
        ///
        /// - Parameter value: Its name.
        public init(stringLiteral value: String) { self.init(value) }
    }

    /// What an entry or feed says about its kind.
    struct StatedKinds: Decodable {
        var kind: String?
        var categories: [Category]

        struct Category: Decodable {
            var term: String?
            var scheme: String?
            enum CodingKeys: String, GData.Keys { case term = "@term", scheme = "@scheme" }
        }

        enum CodingKeys: String, GData.Keys { case kind = "@gd:kind", categories = "category" }

        /// In the order in which they count: the attribute, then the categories; those whose terms nobody knows come last.
        var kinds: [Kind] {
            var kinds = kind.map { [Kind($0)] } ?? []
            kinds += categories.compactMap { category in category.term.map { Kind($0, scheme: category.scheme) } }
            return kinds + categories.compactMap { category in category.scheme.map { Kind("", scheme: $0) } }
        }
    }
}
