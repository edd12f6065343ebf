public import AsyncXML

extension GData {
    /// An element or attribute that a kind of entries or feeds can declare: see ``Declarations``.
    ///
    /// Conform to ``Element``, ``TextProperty``, ``ValueProperty``, ``Flag`` or ``Attribute``, which are such.
    public protocol Declarable: SendableMetatype {
        /// The name of the element or attribute; the local name `*` stands for all elements of the namespace.
        static var declaredName: XML.Name { get }

        /// Whether it is an attribute.
        static var isAttribute: Bool { get }

        /// Declares the element in a registry of XML; attributes need no such thing.
        ///
        /// - Parameters:
        ///   - parent: What carries it.
        ///   - root: In what; nil for everywhere.
        ///   - registry: The registry.
        static func declare<Parent>(
            in parent: Parent.Type,
            below root: (any Any.Type)?,
            to registry: inout XML.ExtensionRegistry
        )
    }
}

extension GData.Declarable {
    /// False.
    public static var isAttribute: Bool { false }
}

extension GData.Element {
    /// The name of the element.
    public static var declaredName: XML.Name { element }

    /// Declares the element in a registry of XML.
    ///
    /// - Parameters:
    ///   - parent: What carries it.
    ///   - root: In what; nil for everywhere.
    ///   - registry: The registry.
    public static func declare<Parent>(
        in parent: Parent.Type,
        below root: (any Any.Type)?,
        to registry: inout XML.ExtensionRegistry
    ) {
        registry.declare(Self.self, in: parent, below: root)
    }
}

extension GData.Property {
    /// The name of the element.
    public static var declaredName: XML.Name { element }

    /// Declares the element in a registry of XML.
    ///
    /// - Parameters:
    ///   - parent: What carries it.
    ///   - root: In what; nil for everywhere.
    ///   - registry: The registry.
    public static func declare<Parent>(
        in parent: Parent.Type,
        below root: (any Any.Type)?,
        to registry: inout XML.ExtensionRegistry
    ) {
        registry.declare(GData.PropertyElement<Self>.self, in: parent, below: root)
    }
}

extension GData.Flag {
    /// The name of the element.
    public static var declaredName: XML.Name { element }

    /// Declares the element in a registry of XML.
    ///
    /// - Parameters:
    ///   - parent: What carries it.
    ///   - root: In what; nil for everywhere.
    ///   - registry: The registry.
    public static func declare<Parent>(
        in parent: Parent.Type,
        below root: (any Any.Type)?,
        to registry: inout XML.ExtensionRegistry
    ) {
        registry.declare(GData.FlagElement<Self>.self, in: parent, below: root)
    }
}

extension GData.Attribute {
    /// The name of the attribute.
    public static var declaredName: XML.Name { attribute }

    /// True.
    public static var isAttribute: Bool { true }

    /// Does nothing, for a registry of XML is about elements.
    ///
    /// - Parameters:
    ///   - parent: What carries it.
    ///   - root: In what.
    ///   - registry: The registry.
    public static func declare<Parent>(
        in parent: Parent.Type,
        below root: (any Any.Type)?,
        to registry: inout XML.ExtensionRegistry
    ) {}
}
