extension XML {
    /// The content of an element for which its type has no property, and the places of all content.
    ///
    /// ```swift
    /// struct Entry: Codable {
    ///     var title: String
    ///     var extensions = XML.Extensions()
    /// }
    /// entry.extensions[Color.self]?.value = "#FF0000"
    /// ```
    ///
    /// A property of this type, of any name, collects unknown attributes, elements, texts, comments and processing
    /// instructions with their prefixes. It remembers the order of the known ones and the white space between them. It
    /// also remembers the attributes of elements that the type reads as a text or number. So an element that is decoded
    /// and encoded again is unchanged, except for white space within tags, the kind of quotes, references, and
    /// namespace declarations between attributes.
    ///
    /// If a property holds one element but there are several, the second and later ones are unknown. The extensions of
    /// a root element also keep the content around it. Extensions are a copy of their part of the document. They are
    /// kept as they were read until they are changed.
    ///
    /// A class and its superclass may both have such a property. Then each holds the content that its own keys do not
    /// name, including the members of the other one. The content is written once. Changes are taken from the property
    /// that was changed.
    ///
    /// Two values are equal if they contain the same unknown content in the same order, attributes in any order.
    /// Prefixes, white space between markup, places, and the content around a root element are ignored.
    public struct Extensions: Sendable {
        /// The contents; `nil` if there are none, so that most elements need eight bytes and no allocation.
        var storage: ExtensionStorage?

        /// Creates empty extensions.
        public init() {}

        init(_ storage: ExtensionStorage?) { self.storage = storage }

        /// A Boolean value indicating whether there is no unknown content.
        public var isEmpty: Bool { storage?.isEmpty ?? true }

        // MARK: Elements

        /// The first extension of a type; `nil` if there is none, or if it does not fit the type.
        ///
        /// Setting an extension replaces the first one in its place, or adds one. Setting `nil` removes all of the
        /// type.
        ///
        /// - Parameter type: The extension's type.
        public subscript<E: Extension>(type: E.Type) -> E? {
            get { fitting { try decode(type) } }
            set { if let newValue { set(newValue) } else { removeAll(type) } }
        }

        /// Returns all extensions of a type that fit it, in document order.
        ///
        /// - Parameter type: The extensions' type.
        /// - Returns: The extensions.
        public func all<E: Extension>(_ type: E.Type) -> [E] { storage?.all(type).map { $0.value } ?? [] }

        /// Returns the first extension of a type.
        ///
        /// - Parameter type: The extension's type.
        /// - Returns: The extension; `nil` if there is none.
        /// - Throws: ``XML/Error`` if the element does not fit the type, or the errors of the type's own `init(from:)`.
        public func decode<E: Extension>(_ type: E.Type) throws -> E? { try storage?.first(type) }

        /// Adds an extension after all others.
        ///
        /// If it cannot be encoded, the error is thrown when the element is encoded.
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

        /// Replaces all extensions of a type by others: the first in the place of the first, and so on.
        ///
        /// Further ones are added after all other content. Extensions that are equal to the one in their place stay as
        /// they were read. Elements that do not fit the type stay where they are.
        ///
        /// - Parameters:
        ///   - type: The extensions' type.
        ///   - values: The extensions.
        public mutating func replaceAll<E: Extension & Equatable>(_ type: E.Type, with values: [E]) {
            let old = storage?.all(type) ?? []
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

        /// All extensions that the decoder's ``XML/ExtensionRegistry`` declares, in document order.
        ///
        /// Elements that do not fit their types are left out.
        public var declared: [any Extension] { storage?.declared ?? [] }

        /// All elements that no property holds, in document order; a declared type is not necessary.
        ///
        /// Use it for elements that no type describes, such as the XML that programs keep in a `gd:extendedProperty`.
        /// When it is set, unchanged elements stay where and as they were read, and changed ones stay in their places.
        /// New ones are written between the neighbors that they have in the array, and missing ones are removed. If an
        /// element cannot be written, the error is thrown when the element with these extensions is encoded.
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

        /// All content that no property holds, in document order: ``elements`` with the texts, comments and processing
        /// instructions between them.
        public var nodes: [Node] { storage.map { $0.tape.children(of: ExtensionStorage.element) } ?? [] }

        // MARK: Attributes

        /// The value of an unknown attribute; `nil` if there is none.
        ///
        /// - Parameter name: The attribute's name.
        public subscript(attribute name: Name) -> String? {
            get { storage?.attribute(name) }
            set { edit { $0.setAttribute(name, newValue) } }
        }

        /// All attributes that no property holds, in document order, without namespace declarations.
        public var attributes: [Attribute] {
            guard let storage else { return [] }
            let view = storage.view
            return view.attributes(of: ExtensionStorage.element).filter { view[$0].kind == .attribute }.map {
                Attribute(storage.tape.names.name(view[$0].name), view.string(at: $0))
            }
        }

        private mutating func edit(_ body: (inout ExtensionEditor) -> Void) {
            var editor = ExtensionEditor(storage)
            body(&editor)
            storage = editor.finish()
        }
    }

    /// A type for an element that another type does not declare.
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
    /// The local name `*` stands for all elements of a namespace, except those that are declared as another type. Such
    /// a type stores ``elementName``.
    public protocol Extension: Codable, Sendable {
        /// The element's name, with the prefix with which new elements are written.
        static var element: Name { get }

        /// The name of this element; for types that stand for several names.
        var elementName: Name { get set }
    }
}

extension XML.Extension {
    /// The type's own name.
    public var elementName: XML.Name {
        get { Self.element }
        set {}
    }
}
