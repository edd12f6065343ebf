extension XML {
    /// Whatever an element contains that its type has no property for, and where everything stood.
    ///
    /// ```swift
    /// struct Entry: Codable {
    ///     var title: String
    ///     var extensions = XML.Extensions()
    /// }
    /// entry.extensions[Color.self]?.value = "#FF0000"
    /// ```
    ///
    /// A property of this type, of any name, collects unknown attributes, elements, texts, comments and processing instructions
    /// with their prefixes. It remembers the order of the known ones, the white space between them, and the attributes of
    /// elements that are a text or number for the type. So an element that is decoded and encoded again comes out as it was, but
    /// for white space within tags, the kind of quotes, references, and namespace declarations that stood between attributes.
    /// An element of which a property holds one is unknown from the second on. Of a root element they also keep what is around
    /// it. They are an own copy of their part of the document, kept as it was read until it is changed.
    ///
    /// In a class and its superclass, both of which have such a property, each holds what its own keys do not ask for: the
    /// members of the other one too. They are written once, and changes are taken from the one that was changed.
    ///
    /// Two values are equal when they contain the same unknown things in the same order, whatever the prefixes, the white space,
    /// the place, and what is around a root element.
    public struct Extensions: Sendable {
        /// Nil for none, so that most elements pay eight bytes and no allocation.
        var storage: ExtensionStorage?

        /// None.
        public init() {}

        init(_ storage: ExtensionStorage?) { self.storage = storage }

        /// Whether there is nothing unknown.
        public var isEmpty: Bool { storage?.isEmpty ?? true }

        // MARK: Elements

        /// The first extension of a type; nil where there is none, or it does not fit the type.
        ///
        /// Setting replaces the first one in its place, or adds one; setting nil removes all of the type.
        ///
        /// - Parameter type: The extension's type.
        public subscript<E: Extension>(type: E.Type) -> E? {
            get { fitting { try decode(type) } }
            set { if let newValue { set(newValue) } else { removeAll(type) } }
        }

        /// All extensions of a type that fit it, in document order.
        ///
        /// - Parameter type: The extensions' type.
        /// - Returns: The extensions.
        public func all<E: Extension>(_ type: E.Type) -> [E] {
            guard let storage else { return [] }
            return storage.elements(of: type).compactMap { index in fitting { try storage.decode(type, at: index) } }
        }

        /// The first extension of a type.
        ///
        /// - Parameter type: The extension's type.
        /// - Returns: The extension; nil where there is none.
        /// - Throws: ``XML/Error`` where the element does not fit the type, or what the type's own `init(from:)` throws.
        public func decode<E: Extension>(_ type: E.Type) throws -> E? {
            guard let storage, let element = storage.elements(of: type).first else { return nil }
            return try storage.decode(type, at: element)
        }

        /// Adds an extension after all others.
        ///
        /// One that cannot be encoded is reported when the element is.
        ///
        /// - Parameter value: The extension.
        public mutating func add<E: Extension>(_ value: E) { edit { $0.add(value) } }

        /// Removes all extensions of a type.
        ///
        /// - Parameter type: The extensions' type.
        public mutating func removeAll<E: Extension>(_ type: E.Type) {
            guard let storage, !storage.elements(of: type).isEmpty else { return }
            edit { $0.removeAll(storage.elements(of: type)) }
        }

        /// Has these extensions of a type and no others: the first in the place of the first, and so on; further ones are added
        /// after all others.
        ///
        /// Those that are equal to the one in their place stay as they were read, and elements that do not fit the type stay where
        /// they are.
        ///
        /// - Parameters:
        ///   - type: The extensions' type.
        ///   - values: The extensions.
        public mutating func replaceAll<E: Extension & Equatable>(_ type: E.Type, with values: [E]) {
            let storage = storage
            let old = (storage?.elements(of: type) ?? []).compactMap { index in
                fitting { try storage?.decode(type, at: index) }.map { (index: index, value: $0) }
            }
            guard !old.elementsEqual(values, by: { $0.value == $1 && $0.value.elementName == $1.elementName }) else {
                return
            }
            edit { editor in
                for (number, value) in values.enumerated() {
                    if number >= old.count {
                        editor.add(value)
                    } else if old[number].value != value || old[number].value.elementName != value.elementName {
                        editor.add(value, inPlaceOf: old[number].index)
                    }
                }
                editor.removeAll(old.dropFirst(values.count).map(\.index))
            }
        }

        private mutating func set<E: Extension>(_ value: E) {
            let first = storage?.elements(of: E.self).first
            edit { $0.add(value, inPlaceOf: first) }
        }

        /// Everything that the decoder's ``XML/ExtensionRegistry`` knows, in document order.
        ///
        /// Elements that do not fit their types are left out.
        public var declared: [any Extension] { storage?.declared ?? [] }

        /// All elements that no property holds, in document order, whether a type is known for them or not.
        ///
        /// For what no type describes, such as the XML that programs keep in a `gd:extendedProperty`. Setting leaves those that
        /// are still there where and as they were read; changed ones stay in their places, new ones stand between those that
        /// they stand between here, and what is missing is removed. One that cannot be written is reported when the element that has the extensions is.
        ///
        /// ```swift
        /// property.extensions.elements.append(XML.Element(XML.Name("urn:mine", "m:state"), text: "done"))
        /// property.extensions.elements[0][attribute: "version"] = "2"
        /// ```
        public var elements: [Element] {
            get {
                guard let storage else { return [] }
                return storage.elements.map { Element(storage.tape, $0) }
            }
            set {
                let old = storage?.elements ?? []
                guard !newValue.isEmpty || !old.isEmpty else { return }
                let tape = storage?.tape
                edit { $0.replace(old, of: tape, with: newValue) }
            }
        }

        // MARK: Attributes

        /// The value of an unknown attribute; nil where there is none.
        ///
        /// - Parameter name: The attribute's name.
        public subscript(attribute name: Name) -> String? {
            get { storage?.attribute(name) }
            set { edit { $0.setAttribute(name, newValue) } }
        }

        /// The value of an unknown attribute as a type; nil where there is none or it does not fit.
        ///
        /// - Parameter type: The attribute's type.
        public subscript<A: AttributeExtension>(type: A.Type) -> A? {
            get { storage?.attribute(A.attribute).flatMap(A.init(text:)) }
            set { edit { $0.setAttribute(A.attribute, newValue?.text) } }
        }

        private mutating func edit(_ body: (inout ExtensionEditor) -> Void) {
            var editor = ExtensionEditor(storage)
            body(&editor)
            storage = editor.finish()
        }
    }

    /// An element that a type does not know, as a type of its own.
    ///
    /// ```swift
    /// struct Color: XML.Extension {
    ///     static let element = XML.Name("http://schemas.google.com/gCal/2005", "gCal:color")
    ///     var value: String
    ///     enum CodingKeys: String, CodingKey { case value = "@value" }
    /// }
    /// extension Entry {
    ///     var color: Color? { get { extensions[Color.self] } set { extensions[Color.self] = newValue } }
    /// }
    /// ```
    ///
    /// The local name `*` stands for all elements of a namespace, but for those that are declared as another type; such a type
    /// stores ``elementName``.
    public protocol Extension: Codable, Sendable {
        /// The element's name, with the prefix that new ones are written with.
        static var element: Name { get }

        /// The name of this element; for types that are more than one.
        var elementName: Name { get set }
    }

    /// An attribute that a type does not know, as a type of its own.
    public protocol AttributeExtension: Sendable {
        /// The attribute's name, with the prefix that new ones are written with.
        static var attribute: Name { get }

        /// The attribute's value.
        var text: String { get }

        /// Reads a value; nil if it is none.
        ///
        /// - Parameter text: The attribute's value.
        init?(text: String)
    }
}

extension XML.Extension {
    /// The type's own name.
    public var elementName: XML.Name {
        get { Self.element }
        set {}
    }
}
