extension XML {
    /// Which types may extend which, for whole trees of types that know nothing of it.
    ///
    /// ```swift
    /// var registry = XML.ExtensionRegistry()
    /// registry.declare(Color.self, in: Entry.self, below: CalendarFeed.self)
    /// decoder.extensions = registry
    /// entry.extensions.declared               // [any XML.Extension]
    /// ```
    ///
    /// Where several declarations fit an element, ``XML/Extensions/declared`` has it as the first of them. It can be asked for
    /// as any type with its name, declared or not.
    public struct ExtensionRegistry: Sendable {
        /// By the type that carries them.
        private(set) var declarations: [ObjectIdentifier: [ExtensionDeclaration]] = [:]

        /// None.
        public init() {}

        /// Whether there are no declarations.
        public var isEmpty: Bool { declarations.isEmpty }

        /// Declares that elements of a type may carry an extension.
        ///
        /// - Parameters:
        ///   - child: The extension.
        ///   - parent: The type whose ``XML/Extensions`` has it.
        ///   - root: Where the declaration holds: in this type, and in all that it contains; nil for everywhere.
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
                    decode: { try $0.decode(child, at: $1) }
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

/// That a type may carry an extension.
struct ExtensionDeclaration: Sendable {
    let name: XML.Name
    let type: ObjectIdentifier
    let root: ObjectIdentifier?
    let decode: @Sendable (ExtensionStorage, Int) throws -> any XML.Extension
}

/// How the extensions of an element are decoded: what is declared for it, and the decoder's options.
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

    /// For extensions of new values.
    static let plain = ExtensionContext(XML.Decoder())

    /// The first declaration for a name.
    func declaration(for name: XML.Name) -> ExtensionDeclaration? { declarations.first { name.matches($0.name) } }

    func type(for name: XML.Name) -> ObjectIdentifier? { declaration(for: name)?.type }
}
