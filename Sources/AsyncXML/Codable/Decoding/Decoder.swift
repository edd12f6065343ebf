extension XML {
    /// Decodes structs with plain synthesized `Codable`, and keeps what they do not know.
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
    /// ``XML/Keys`` says how raw values of coding keys name attributes, elements and text. A missing array is empty; an empty
    /// element is nil for an optional number, and so is one with `xsi:nil="true"` for any optional. Strings are kept as they
    /// are, with all their white space; around numbers and dates it does not count. `Date` is read as RFC 3339 and as XML
    /// Schema writes it, `Data` as base64, `URL` and `Decimal` as their text. Errors are ``XML/Error`` with path, line and
    /// column.
    public struct Decoder: Sendable {
        /// How elements and attributes are named.
        public var keyNaming: KeyNaming = .asDeclared

        /// The namespaces of prefixes that a type's keys use and do not declare; the empty prefix is for elements without one.
        public var namespaces: [String: String] = [:]

        /// Whether what is missing or merely resembles what was asked for will do, for services that are careless with types.
        ///
        /// Missing numbers, booleans and strings of properties that are not optional are 0, false and empty, as numbers and
        /// booleans are without text; dates are also read from seconds since 1970; and a key without `@` is also looked up as
        /// an attribute where there is no such element.
        public var isLenient = false

        /// What to refuse.
        public var limits = Limits()

        /// The encoding that came with the document, as of ``XML/Charset/init(contentType:)``.
        ///
        /// It counts more than what the document says of itself, and less than a byte order mark.
        public var charset: Charset?

        /// Which types may extend which.
        public var extensions = ExtensionRegistry()

        /// Lets ``XML/Extensions`` take what a type has no property for; without it they stay empty.
        ///
        /// It is cheaper without, where documents are only read. What was read so lacks all that its types do not know, and the
        /// extensions that ``extensions`` declares; written back in place of what it was read from, it would delete them.
        public var keepsExtensions = true

        /// What types find in their decoder's `userInfo`.
        public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

        var conversions: [ObjectIdentifier: @Sendable (String) throws -> Any] = [:]

        /// A decoder with the defaults.
        public init() {}

        /// Decodes a type in a way of your own, wherever it occurs.
        ///
        /// ```swift
        /// decoder.convert(Price.self) { try Price(parsing: $0) }
        /// ```
        ///
        /// - Parameters:
        ///   - type: The type, such as Foundation's `Date`.
        ///   - conversion: Makes a value of an attribute's or element's text; what it throws leaves `decode`.
        public mutating func convert<T>(_ type: T.Type, _ conversion: @escaping @Sendable (String) throws -> T) {
            conversions[ObjectIdentifier(type)] = conversion
        }

        /// Decodes a document.
        ///
        /// Memory: about as much as the document, until it returns. ``XML/Records`` reads long ones in constant memory.
        ///
        /// - Parameters:
        ///   - type: What the root element is; a ``XML/Root`` says how that is named.
        ///   - bytes: The document, in any encoding.
        /// - Returns: The value.
        /// - Throws: ``XML/Error``, or what the type's own `init(from:)` throws.
        @_disfavoredOverload
        public func decode<T: Decodable>(_ type: T.Type, from bytes: some Sequence<UInt8>) throws -> T {
            let tape = try parse(bytes)
            return try decode(type, from: tape, at: tape.view.root, outline: outline(bytes))
        }

        func outline(_ bytes: some Sequence<UInt8>) -> DocumentOutline? {
            bytes.withContiguousStorageIfAvailable { DocumentOutline($0) } ?? nil
        }

        /// Decodes an element of a document, as if it were the root of one.
        ///
        /// - Parameters:
        ///   - type: What the element is; a ``XML/Root`` says how that is named.
        ///   - element: The element, such as one of ``XML/Extensions/elements``.
        /// - Returns: The value.
        /// - Throws: ``XML/Error``, or what the type's own `init(from:)` throws.
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
            defer { source.finish() }
            return try source.decode(type, at: source.checked(root, type), by: .none)
        }
    }
}

extension DecodingSource {
    /// A root element, which must have the name that its type gives it.
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
