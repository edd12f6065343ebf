extension GData {
    /// Which elements and attributes may extend an entry or feed, and what is inside of it.
    ///
    /// ```swift
    /// static let declarations = GData.Declarations(GD.When.self, GCal.Color.self)
    ///     .in(Atom.Link.self, GCal.WebContent.self)              // links of such an entry carry it
    /// ```
    ///
    /// Any extension can be asked for without having been declared. What is declared is besides that listed by
    /// `extensions.declared`, and no longer counts as unknown. Where several declarations fit an element, the first one counts.
    public struct Declarations: Sendable {
        struct Declaration: Sendable {
            let item: any Declarable.Type
            /// What carries it; nil for the entry or feed itself.
            let carrier: (any Extensible.Type)?
        }

        var all: [Declaration]

        /// Declares what may extend the entry or feed itself.
        ///
        /// - Parameter items: Elements, properties, flags and attributes.
        public init(_ items: any Declarable.Type...) {
            all = items.map { Declaration(item: $0, carrier: nil) }
        }

        /// Declares also what may extend something inside of the entry or feed, at whatever depth.
        ///
        /// - Parameters:
        ///   - carrier: What carries it, such as `Atom.Link.self`.
        ///   - items: Elements, properties, flags and attributes.
        /// - Returns: All of them.
        public func `in`(_ carrier: any Extensible.Type, _ items: any Declarable.Type...) -> Self {
            var result = self
            result.all += items.map { Declaration(item: $0, carrier: carrier) }
            return result
        }

        /// These declarations and more, which is how similar kinds share theirs.
        ///
        /// - Parameters:
        ///   - lhs: Those that count first.
        ///   - rhs: Those that count then.
        /// - Returns: All of them.
        public static func + (lhs: Self, rhs: Self) -> Self {
            var result = lhs
            result.all += rhs.all
            return result
        }

        /// The elements, properties, flags and attributes, in the order in which they were declared.
        public var items: [any Declarable.Type] { all.map(\.item) }
    }
}
