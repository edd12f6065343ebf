extension Feeds {
    /// The kind of an entry or feed, as its service states it.
    ///
    /// ```swift
    /// "http://schemas.google.com/g/2005#event"                          // a category's term, or an attribute's value
    /// Feeds.Kind("…#table", scheme: "http://schemas.google.com/spreadsheets/2006")
    /// ```
    ///
    /// Newer services state the kind in the attribute `gd:kind`. Older services use a category in the scheme of kinds.
    /// Other services use a category in a scheme of their own.
    public struct Kind: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The scheme of categories whose terms are kinds.
        public static let scheme = statementNamespace + "#kind"

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
}
