extension XML {
    /// A table of the types that may extend other types, for whole trees of types that do not declare extensions.
    ///
    /// ```swift
    /// var registry = XML.ExtensionRegistry()
    /// registry.declare(Color.self, in: Entry.self, below: CalendarFeed.self)
    /// decoder.extensions = registry
    /// entry.extensions.declared               // [any XML.Extension]
    /// ```
    ///
    /// If several declarations match an element, ``XML/Extensions/declared`` uses the first of them. Any type with the
    /// element's name can still read it, even if it is not declared.
    public struct ExtensionRegistry: Sendable {
        /// The declarations, by the type that carries the extensions.
        private(set) var declarations: [ObjectIdentifier: [ExtensionDeclaration]] = [:]

        /// Creates an empty registry.
        public init() {}

        /// A Boolean value indicating whether there are no declarations.
        public var isEmpty: Bool { declarations.isEmpty }

        /// Declares that elements of a type may carry an extension.
        ///
        /// - Parameters:
        ///   - child: The extension.
        ///   - parent: The type whose ``XML/Extensions`` contains it.
        ///   - root: The type to which the declaration is limited, with everything it contains; `nil` for no limit.
        public mutating func declare<Child: Extension, Parent>(
            _ child: Child.Type,
            in parent: Parent.Type,
            below root: (any Any.Type)? = nil
        ) {
            declarations[ObjectIdentifier(parent), default: []].append(
                ExtensionDeclaration(
                    name: Child.element,
                    type: ObjectIdentifier(child),
                    root: root.map { ObjectIdentifier($0) },
                    decode: { try $0.decode(child, at: $1, from: $2) }
                )
            )
        }

        /// Adds the declarations of another registry after those of this one.
        ///
        /// - Parameter other: The other registry.
        public mutating func add(_ other: ExtensionRegistry) {
            declarations.merge(other.declarations) { $0 + $1 }
        }
    }
}

/// The declaration that a type may carry an extension.
struct ExtensionDeclaration: Sendable {
    let name: XML.Name
    let type: ObjectIdentifier
    let root: ObjectIdentifier?
    let decode: @Sendable (ExtensionStorage, Int, DecodingSource) throws -> any XML.Extension
}

/// The context in which extensions of an element are decoded: its declarations, and the decoder's options.
final class ExtensionContext: Sendable {
    let options: XML.Decoder
    /// The types that were being decoded, outermost first.
    let types: [ObjectIdentifier]
    let declarations: [ExtensionDeclaration]

    init(_ options: XML.Decoder, types: [ObjectIdentifier] = [], declarations: [ExtensionDeclaration] = []) {
        self.options = options
        self.types = types
        self.declarations = declarations
    }

    /// The context of extensions of new values.
    static let plain = ExtensionContext(XML.Decoder())

    /// Returns the first declaration for a name.
    func declaration(for name: XML.Name) -> ExtensionDeclaration? { declarations.first { name.matches($0.name) } }

    func type(for name: XML.Name) -> ObjectIdentifier? { declaration(for: name)?.type }
}
