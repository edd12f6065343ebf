extension Feeds {
    /// The elements and attributes that may extend an entry or feed, or an element inside it.
    ///
    /// ```swift
    /// static let declarations = Feeds.Declarations(Chess.Opening.self, Chess.Player.self)
    ///     .in(Atom.Link.self, Chess.Board.self)                  // links of such an entry carry it
    /// ```
    ///
    /// Any extension can be read without a declaration. In addition, `extensions.declared` lists the declared ones, and
    /// they do not count as unknown. If several declarations fit an element, the first one is used.
    public struct Declarations: Sendable {
        package struct Declaration: Sendable {
            package let item: any Declarable.Type
            /// The type that carries the item; `nil` for the entry or feed itself.
            package let carrier: (any Extensible.Type)?
        }

        package var all: [Declaration]

        /// Creates declarations of extensions of the entry or feed itself.
        ///
        /// - Parameter items: Elements, properties, flags and attributes.
        public init(_ items: any Declarable.Type...) {
            all = items.map { Declaration(item: $0, carrier: nil) }
        }

        /// Returns these declarations and others for a type inside the entry or feed, at any depth.
        ///
        /// - Parameters:
        ///   - carrier: The type that carries the items, such as `Atom.Link.self`.
        ///   - items: Elements, properties, flags and attributes.
        /// - Returns: All declarations.
        public func `in`(_ carrier: any Extensible.Type, _ items: any Declarable.Type...) -> Self {
            var result = self
            result.all += items.map { Declaration(item: $0, carrier: carrier) }
            return result
        }

        /// Returns the declarations of both operands, so that similar kinds can share them.
        ///
        /// - Parameters:
        ///   - lhs: The declarations that take precedence.
        ///   - rhs: The other declarations.
        /// - Returns: All declarations.
        public static func + (lhs: Self, rhs: Self) -> Self {
            var result = lhs
            result.all += rhs.all
            return result
        }

        /// Returns these declarations and those of others whose elements or attributes are not declared here.
        func union(_ others: Self) -> Self {
            let own = Set(all.map { ObjectIdentifier($0.item) })
            var result = self
            result.all += others.all.filter { !own.contains(ObjectIdentifier($0.item)) }
            return result
        }

        /// The declared elements, properties, flags and attributes, in the order of their declaration.
        public var items: [any Declarable.Type] { all.map(\.item) }
    }
}
