extension GData {
    /// One condition of a query on the categories of entries, such as "labelled A, or not labelled B".
    ///
    /// ```swift
    /// query.categories = ["tea", .any("green", .not("black"))]                 // /-/tea/green%7C-black
    /// query.categories = [.any(.init("event", scheme: GData.Kind.scheme))]
    /// ```
    ///
    /// All filters of a query must hold. A path has no way to say some names: `a|b`, `{a}`, `-a`, `..`. A service refuses to ask for these.
    public struct CategoryFilter: Sendable, Hashable, ExpressibleByStringLiteral {
        /// What may be the case; one of them must.
        public var alternatives: [Term]

        /// One category that an entry has, or has not.
        public struct Term: Sendable, Hashable, ExpressibleByStringLiteral {
            /// The category's term.
            public var term: String
            /// Its scheme; nil for any, the empty text for none.
            public var scheme: String?
            /// Whether entries that have the category are left out.
            public var isExcluded: Bool

            /// Creates a term.
            ///
            /// - Parameters:
            ///   - term: The category's term.
            ///   - scheme: Its scheme; nil for any, the empty text for none.
            ///   - isExcluded: Whether entries that have the category are left out.
            public init(_ term: String, scheme: String? = nil, isExcluded: Bool = false) {
                self.term = term
                self.scheme = scheme
                self.isExcluded = isExcluded
            }

            /// A category of any scheme.
            ///
            /// - Parameter value: The category's term.
            public init(stringLiteral value: String) { self.init(value) }

            /// The same category, to be left out.
            ///
            /// - Parameter term: The category.
            /// - Returns: The opposite.
            public static func not(_ term: Term) -> Term { Term(term.term, scheme: term.scheme, isExcluded: true) }

            /// What stands in the path: names without what means something there, such as `a|-b`, `{scheme}term` and `..`.
            fileprivate var text: String {
                let start = isExcluded ? "-" : ""
                guard let scheme else { return start + Self.name(term.isEmpty ? "%" : term, isFirst: true) }
                return "\(start){\(Self.name(scheme, isFirst: false))}\(Self.name(term, isFirst: false))"
            }

            /// The same with the names as they are.
            fileprivate var plainText: String {
                (isExcluded ? "-" : "") + (scheme.map { "{\($0)}" } ?? "") + term
            }

            /// There is no way to say them, so they become names that no category has.
            ///
            /// Goes by scalars: a bar with an accent is another character for Swift, and for a server a bar.
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

        /// A category of any scheme.
        ///
        /// - Parameter value: The category's term.
        public init(stringLiteral value: String) { alternatives = [Term(value)] }

        private init(_ alternatives: [Term]) { self.alternatives = alternatives }

        /// One of several conditions.
        ///
        /// - Parameter alternatives: The conditions.
        /// - Returns: The filter.
        public static func any(_ alternatives: Term...) -> Self { Self(alternatives) }

        /// What stands in the path.
        var text: String { alternatives.isEmpty ? "%" : alternatives.map(\.text).joined(separator: "|") }

        /// Whether that is what is asked for: some names cannot be said in a path.
        var isExpressible: Bool { !alternatives.isEmpty && alternatives.allSatisfy { $0.text == $0.plainText } }
    }
}
