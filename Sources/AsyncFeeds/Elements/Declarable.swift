public import AsyncXML

extension Feeds {
    /// An element or attribute that can be declared as an extension: see ``Declarations``.
    ///
    /// Do not conform to this protocol directly. Conform to ``Element``, ``TextProperty``, ``ValueProperty``, ``Flag``
    /// or ``Attribute``, which refine it.
    public protocol Declarable: SendableMetatype {
        /// The name of the element or attribute; the local name `*` stands for every element of the namespace.
        static var declaredName: XML.Name { get }

        /// A Boolean value indicating whether it is an attribute.
        static var isAttribute: Bool { get }

        /// Declares the element in an XML registry; does nothing for attributes.
        ///
        /// - Parameters:
        ///   - parent: The type that carries the element.
        ///   - root: The type inside which the declaration applies; `nil` for everywhere.
        ///   - registry: The registry.
        static func declare<Parent>(
            in parent: Parent.Type,
            below root: (any Any.Type)?,
            to registry: inout XML.ExtensionRegistry
        )
    }
}

extension Feeds.Declarable {
    /// Always `false`.
    public static var isAttribute: Bool { false }
}

extension Feeds.Element {
    /// The name of the element.
    public static var declaredName: XML.Name { element }

    /// Declares the element in an XML registry.
    ///
    /// - Parameters:
    ///   - parent: The type that carries the element.
    ///   - root: The type inside which the declaration applies; `nil` for everywhere.
    ///   - registry: The registry.
    public static func declare<Parent>(
        in parent: Parent.Type,
        below root: (any Any.Type)?,
        to registry: inout XML.ExtensionRegistry
    ) {
        registry.declare(Self.self, in: parent, below: root)
    }
}

extension Feeds.Property {
    /// The name of the element.
    public static var declaredName: XML.Name { element }

    /// Declares the element in an XML registry.
    ///
    /// - Parameters:
    ///   - parent: The type that carries the element.
    ///   - root: The type inside which the declaration applies; `nil` for everywhere.
    ///   - registry: The registry.
    public static func declare<Parent>(
        in parent: Parent.Type,
        below root: (any Any.Type)?,
        to registry: inout XML.ExtensionRegistry
    ) {
        registry.declare(Feeds.PropertyElement<Self>.self, in: parent, below: root)
    }
}

extension Feeds.Flag {
    /// The name of the element.
    public static var declaredName: XML.Name { element }

    /// Declares the element in an XML registry.
    ///
    /// - Parameters:
    ///   - parent: The type that carries the element.
    ///   - root: The type inside which the declaration applies; `nil` for everywhere.
    ///   - registry: The registry.
    public static func declare<Parent>(
        in parent: Parent.Type,
        below root: (any Any.Type)?,
        to registry: inout XML.ExtensionRegistry
    ) {
        registry.declare(Feeds.FlagElement<Self>.self, in: parent, below: root)
    }
}

extension Feeds.Attribute {
    /// The name of the attribute.
    public static var declaredName: XML.Name { attribute }

    /// Always `true`.
    public static var isAttribute: Bool { true }

    /// Does nothing, because XML registries hold only elements.
    ///
    /// - Parameters:
    ///   - parent: The type that carries the attribute.
    ///   - root: The type inside which the declaration applies.
    ///   - registry: The registry.
    public static func declare<Parent>(
        in parent: Parent.Type,
        below root: (any Any.Type)?,
        to registry: inout XML.ExtensionRegistry
    ) {}
}
