extension XML {
    /// An encoder for structs with synthesized `Codable`, which also writes the extensions that they kept.
    ///
    /// ```swift
    /// let body = try XML.Encoder().encode(entry)                              // an XML.Root
    /// let link = try XML.Encoder().encode(link, as: XML.Name(nil, "link"))
    /// ```
    ///
    /// Elements and attributes are written in the order in which the type encodes them. For synthesized code that is
    /// the order of its properties. If ``XML/Extensions`` remember the document from which they were decoded, they are
    /// written in the order of that document. Namespaces are declared where that document declared them, otherwise on
    /// the root element. Their prefixes are those of that document or of the types. A `nil` property and an empty array
    /// write nothing. A `nil` in an array writes an empty element. A `Date` is written in UTC, from 1865 until 2106
    /// with microseconds. Dates before and after do not hold these, and are written with milliseconds.
    ///
    /// Nested containers are written immediately: it is an error to use one after its parent continued. A document has
    /// one root element, and an element has one attribute of each name: everything else is an error, too.
    public struct Encoder: Sendable {
        /// The rule by which elements and attributes are named.
        public var keyNaming: KeyNaming = .asDeclared

        /// The namespaces of prefixes that a type's keys use but do not declare.
        ///
        /// The empty prefix is for elements without a prefix.
        public var namespaces: [String: String] = [:]

        /// A Boolean value indicating whether the document begins with an XML declaration.
        ///
        /// It is `<?xml version="1.0" encoding="UTF-8"?>`. If ``XML/Extensions`` remember the document from which the
        /// value was decoded, its beginning is written instead.
        public var writesDeclaration = true

        /// A Boolean value indicating whether U+FFFD replaces characters that XML cannot express, such as U+0000.
        ///
        /// Otherwise they are errors. All other characters are written, including the invisible ones of emoji and of
        /// bidirectional text.
        public var replacesIllegalCharacters = false

        /// The values that types find in their encoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

        var conversions: [ObjectIdentifier: @Sendable (Any) throws -> String?] = [:]

        /// Creates an encoder with the defaults.
        public init() {}

        /// Sets a custom conversion for a type, which is used wherever the type occurs.
        ///
        /// ```swift
        /// encoder.convert(Price.self) { $0.text }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The type, such as Foundation's `Date`.
        ///   - conversion: Creates the text of an attribute or element; `encode` throws its errors.
        public mutating func convert<T>(_ type: T.Type, _ conversion: @escaping @Sendable (T) throws -> String) {
            conversions[ObjectIdentifier(type)] = { try ($0 as? T).map(conversion) }
        }

        /// Encodes a document.
        ///
        /// - Parameter value: The value of the root element.
        /// - Returns: UTF-8 bytes.
        /// - Throws: ``XML/Error``, or the errors of the type's own `encode(to:)`.
        public func encode<T: Encodable & Root>(_ value: T) throws -> [UInt8] { try encode(value, as: T.element) }

        /// Encodes a document with a given name of its root element.
        ///
        /// - Parameters:
        ///   - value: The value of the root element.
        ///   - name: The root element's name.
        /// - Returns: UTF-8 bytes.
        /// - Throws: ``XML/Error``, or the errors of the type's own `encode(to:)`.
        public func encode<T: Encodable>(_ value: T, as name: Name) throws -> [UInt8] {
            let source = EncodingSource(self)
            defer { source.finish() }
            let (text, epilog) = try source.encodeDocument(value, as: name)
            return epilog.isEmpty ? text : text + epilog
        }

        /// Encodes a value as an element of a tree, without a text in between.
        ///
        /// The element has what the text would have, except for content around the root element.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - name: The element's name.
        /// - Returns: The element.
        /// - Throws: ``XML/Error``, or the errors of the type's own `encode(to:)`.
        public func encodeElement<T: Encodable>(_ value: T, as name: Name) throws -> Element {
            let source = EncodingSource(self, makesTree: true)
            defer { source.finish() }
            let tape = try source.encodeTree(value, as: name)
            return Element(tape, 1)
        }
    }
}
