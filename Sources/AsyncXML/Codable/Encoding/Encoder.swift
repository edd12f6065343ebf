extension XML {
    /// Encodes structs with plain synthesized `Codable`, together with the extensions they kept.
    ///
    /// ```swift
    /// let body = try XML.Encoder().encode(entry)                              // an XML.Root
    /// let link = try XML.Encoder().encode(link, as: XML.Name(nil, "link"))
    /// ```
    ///
    /// Elements are written in the order in which the type encodes them, which for synthesized code is that of its properties,
    /// or in that of the document that they were decoded from where ``XML/Extensions`` remembers it, as are attributes. Namespaces
    /// are declared where they were, else on the root element, with the prefixes of that document or of the types. Nil and
    /// empty arrays write nothing.
    ///
    /// Nested containers are written at once: one that is used after its parent went on is an error.
    public struct Encoder: Sendable {
        /// How elements and attributes are named.
        public var keyNaming: KeyNaming = .asDeclared

        /// The namespaces of prefixes that a type's keys use and do not declare; the empty prefix is for elements without one.
        public var namespaces: [String: String] = [:]

        /// Whether the document begins with `<?xml version="1.0" encoding="UTF-8"?>`, or as the document that the value was
        /// decoded from did where ``XML/Extensions`` remembers it.
        public var writesDeclaration = true

        /// Whether U+FFFD takes the place of characters that XML cannot express, such as U+0000.
        ///
        /// Otherwise they are errors. All others are written, the invisible ones of emoji and of bidirectional text too.
        public var replacesIllegalCharacters = false

        /// What types find in their encoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

        var conversions: [ObjectIdentifier: @Sendable (Any) throws -> String?] = [:]

        /// An encoder with the defaults.
        public init() {}

        /// Encodes a type in a way of your own, wherever it occurs.
        ///
        /// ```swift
        /// encoder.convert(Price.self) { $0.text }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The type, such as Foundation's `Date`.
        ///   - conversion: Makes the text of an attribute or element; what it throws leaves `encode`.
        public mutating func convert<T>(_ type: T.Type, _ conversion: @escaping @Sendable (T) throws -> String) {
            conversions[ObjectIdentifier(type)] = { try ($0 as? T).map(conversion) }
        }

        /// Encodes a document.
        ///
        /// - Parameter value: What the root element is.
        /// - Returns: UTF-8 bytes.
        /// - Throws: ``XML/Error``, or what the type's own `encode(to:)` throws.
        public func encode<T: Encodable & Root>(_ value: T) throws -> [UInt8] { try encode(value, as: T.element) }

        /// Encodes a document.
        ///
        /// - Parameters:
        ///   - value: What the root element is.
        ///   - name: The root element's name.
        /// - Returns: UTF-8 bytes.
        /// - Throws: ``XML/Error``, or what the type's own `encode(to:)` throws.
        public func encode<T: Encodable>(_ value: T, as name: Name) throws -> [UInt8] {
            let source = EncodingSource(self)
            defer { source.finish() }
            let (text, epilog) = try source.encodeDocument(value, as: name)
            return epilog.isEmpty ? text : text + epilog
        }
    }
}
