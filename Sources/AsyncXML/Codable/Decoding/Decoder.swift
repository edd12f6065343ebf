extension XML {
    /// A decoder for structs with synthesized `Codable`, which keeps the content for which they have no property.
    ///
    /// ```swift
    /// struct Link: Codable {
    ///     var href: String
    ///     var extensions = XML.Extensions()           // collects all other attributes and children
    ///     enum CodingKeys: String, CodingKey { case href = "@href", extensions }
    /// }
    /// let link = try XML.Decoder().decode(Link.self, from: bytes)
    /// ```
    ///
    /// ``XML/Keys`` describes how raw values of coding keys name attributes, elements and text. A missing array is
    /// empty. For an optional number, an empty element is `nil`. For any optional, an element with `xsi:nil="true"` is
    /// `nil`. Strings keep all their white space; around numbers and dates it is ignored. `Date` is read in the formats
    /// of RFC 3339 and XML Schema, `Data` as base64, and `URL` and `Decimal` as their text. Errors are ``XML/Error``
    /// with path, line and column.
    public struct Decoder: Sendable {
        /// The rule by which elements and attributes are named.
        public var keyNaming: KeyNaming = .asDeclared

        /// The namespaces of prefixes that a type's keys use but do not declare.
        ///
        /// The empty prefix is for elements without a prefix.
        public var namespaces: [String: String] = [:]

        /// A Boolean value indicating whether missing values, and values of similar types, are accepted.
        ///
        /// This is for services that are careless with types. For required properties, missing numbers, booleans and
        /// strings are 0, `false` and empty. Numbers and booleans without text are 0 and `false`. Dates are also read
        /// from seconds since 1970. If there is no element for a key without `@`, an attribute of that name is used.
        public var isLenient = false

        /// The limits beyond which a document is refused.
        public var limits = Limits()

        /// The encoding that the transport names; see ``XML/Charset/init(contentType:)``.
        ///
        /// It has precedence over the document's own declaration, and a byte order mark has precedence over both.
        public var charset: Charset?

        /// The types that may extend other types.
        public var extensions = ExtensionRegistry()

        /// A Boolean value indicating whether ``XML/Extensions`` keep the content for which a type has no property.
        ///
        /// If `false`, they stay empty. That is faster for documents that are only read. The result then lacks all
        /// content that its types do not declare, and the extensions that ``extensions`` declares. If it is written
        /// back in place of the document, that content is deleted.
        public var keepsExtensions = true

        /// The values that types find in their decoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

        var conversions: [ObjectIdentifier: @Sendable (String) throws -> Any] = [:]

        /// Creates a decoder with the defaults.
        public init() {}

        /// Sets a custom conversion for a type, which is used wherever the type occurs.
        ///
        /// ```swift
        /// decoder.convert(Price.self) { try Price(parsing: $0) }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The type, such as Foundation's `Date`.
        ///   - conversion: Creates a value from the text of an attribute or element; `decode` throws its errors.
        public mutating func convert<T>(_ type: T.Type, _ conversion: @escaping @Sendable (String) throws -> T) {
            conversions[ObjectIdentifier(type)] = conversion
        }

        /// Decodes a document.
        ///
        /// Memory: an index with the text in it, about twice as large as the document, until it returns.
        /// ``XML/Records`` reads long documents in constant memory.
        ///
        /// - Parameters:
        ///   - type: The type of the root element; an ``XML/Root`` declares the element's name.
        ///   - bytes: The document, in any encoding.
        /// - Returns: The value.
        /// - Throws: ``XML/Error``, or the errors of the type's own `init(from:)`.
        @_disfavoredOverload
        public func decode<T: Decodable>(_ type: T.Type, from bytes: some Sequence<UInt8>) throws -> T {
            let tape = try parse(bytes)
            return try decode(type, from: tape, at: tape.view.root, outline: outline(bytes))
        }

        func outline(_ bytes: some Sequence<UInt8>) -> DocumentOutline? {
            bytes.withContiguousStorageIfAvailable { DocumentOutline($0) } ?? nil
        }

        /// Decodes an element of a document as if it were a root element.
        ///
        /// - Parameters:
        ///   - type: The type of the element; an ``XML/Root`` declares the element's name.
        ///   - element: The element, such as one of ``XML/Extensions/elements``.
        /// - Returns: The value.
        /// - Throws: ``XML/Error``, or the errors of the type's own `init(from:)`.
        public func decode<T: Decodable>(_ type: T.Type, from element: Element) throws -> T {
            if case .taped(let tape, let index) = element.storage { return try decode(type, from: tape, at: index) }
            let tape = try TapeAssembly.tape(of: element)
            return try decode(type, from: tape, at: tape.view.root)
        }

        func parse(_ bytes: some Sequence<UInt8>) throws(XML.Error) -> Tape {
            try Tape.parse(bytes, charset: charset, limits: limits)
        }

        func decode<T: Decodable>(_ type: T.Type, from tape: Tape) throws -> T {
            try decode(type, from: tape, at: tape.view.root)
        }

        private func decode<T: Decodable>(
            _ type: T.Type,
            from tape: Tape,
            at root: Int?,
            outline: DocumentOutline? = nil
        ) throws -> T {
            let source = DecodingSource(tape, self)
            source.outline = outline
            defer {
                source.settle()
                source.finish()
            }
            return try source.decode(type, at: source.checked(root, type), by: .none)
        }
    }
}

extension DecodingSource {
    /// Returns a root element, and throws if it does not have the name that its type declares.
    func checked(_ root: Int?, _ type: any Any.Type) throws(XML.Error) -> Int {
        guard let root else { throw XML.Error(.unexpectedEnd, "The document has no root element") }
        if let expected = (type as? any XML.Root.Type)?.element, !view.name(at: root).means(expected) {
            throw error(
                .unexpectedElement,
                "The root element is \(names.name(view[root].name)), not \(expected)",
                at: root
            )
        }
        return root
    }
}
