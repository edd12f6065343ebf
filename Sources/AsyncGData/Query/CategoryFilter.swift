extension GData {
    /// A condition on the categories of entries, such as "in category A, or not in category B".
    ///
    /// ```swift
    /// query.categories = ["tea", .any("green", .not("black"))]                 // /-/tea/green%7C-black
    /// query.categories = [.any(.init("event", scheme: Feeds.Kind.scheme))]
    /// ```
    ///
    /// All filters of a query must hold. A URL path cannot express some names: `a|b`, `{a}`, `-a`, `..`. A service
    /// throws an error for these names and sends nothing.
    public struct CategoryFilter: Sendable, Hashable, ExpressibleByStringLiteral {
        /// The alternatives, at least one of which must hold.
        public var alternatives: [Term]

        /// A category that an entry must have, or must not have.
        public struct Term: Sendable, Hashable, ExpressibleByStringLiteral {
            /// The category's term.
            public var term: String
            /// The scheme of the category; `nil` for any scheme, an empty text for no scheme.
            public var scheme: String?
            /// A Boolean value indicating whether entries with the category are excluded.
            public var isExcluded: Bool

            /// Creates a term.
            ///
            /// - Parameters:
            ///   - term: The category's term.
            ///   - scheme: The scheme of the category; `nil` for any scheme, an empty text for no scheme.
            ///   - isExcluded: A Boolean value indicating whether entries with the category are excluded.
            public init(_ term: String, scheme: String? = nil, isExcluded: Bool = false) {
                self.term = term
                self.scheme = scheme
                self.isExcluded = isExcluded
            }

            /// Creates a term for a category of any scheme.
            ///
            /// - Parameter value: The category's term.
            public init(stringLiteral value: String) { self.init(value) }

            /// Returns a term that excludes a category.
            ///
            /// - Parameter term: The term with the category.
            /// - Returns: The term that excludes it.
            public static func not(_ term: Term) -> Term { Term(term.term, scheme: term.scheme, isExcluded: true) }

            /// The term in the path, such as `a|-b`, `{scheme}term` and `..`, with special characters in its names
            /// encoded.
            fileprivate var text: String {
                let start = isExcluded ? "-" : ""
                guard let scheme else { return start + Self.name(term.isEmpty ? "%" : term, isFirst: true) }
                return "\(start){\(Self.name(scheme, isFirst: false))}\(Self.name(term, isFirst: false))"
            }

            /// The term in the path, with its names as they are.
            fileprivate var plainText: String {
                (isExcluded ? "-" : "") + (scheme.map { "{\($0)}" } ?? "") + term
            }

            /// Encodes a name that a path cannot express, so that it matches no category.
            ///
            /// The loop is over scalars: a bar with a combining accent is a bar for a server, but not for Swift.
            private static func name(_ name: String, isFirst: Bool) -> String {
                var result = ""
                for scalar in name.unicodeScalars {
                    switch scalar {
                    case "|": result += "%7C"
                    case "{": result += "%7B"
                    case "}": result += "%7D"
                    case "-" where isFirst && result.isEmpty: result += "%2D"
                    default: result.unicodeScalars.append(scalar)
                    }
                }
                return isFirst && (result == "." || result == "..") ? result.replacing(".", with: "%2E") : result
            }
        }

        /// Creates a filter for a category of any scheme.
        ///
        /// - Parameter value: The category's term.
        public init(stringLiteral value: String) { alternatives = [Term(value)] }

        private init(_ alternatives: [Term]) { self.alternatives = alternatives }

        /// Returns a filter with several alternatives.
        ///
        /// - Parameter alternatives: The alternatives.
        /// - Returns: The filter.
        public static func any(_ alternatives: Term...) -> Self { Self(alternatives) }

        /// The filter in the path.
        var text: String { alternatives.isEmpty ? "%" : alternatives.map(\.text).joined(separator: "|") }

        /// A Boolean value indicating whether the path expresses the filter exactly.
        var isExpressible: Bool { !alternatives.isEmpty && alternatives.allSatisfy { $0.text == $0.plainText } }
    }
}
