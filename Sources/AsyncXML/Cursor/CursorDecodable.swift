extension XML {
    /// A type that reads itself from an element without `Codable`: the fast path for generated models.
    ///
    /// ```swift
    /// struct Entry: XML.CursorDecodable {
    ///     var id = ""
    ///     var links: [Link] = []
    ///     var extensions: XML.Extensions
    ///
    ///     enum CodingKeys: String, AtomKeys { case id, links = "link", extensions }
    ///
    ///     init(xml: borrowing XML.Cursor) throws {
    ///         extensions = try xml.extensions(CodingKeys.self)
    ///         try xml.forEach(CodingKeys.self) { key, item in
    ///             switch key {
    ///             case .id: id = item.string
    ///             case .links: links.append(try item.value(Link.self))
    ///             case .extensions: break
    ///             }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// Its keys are like those of `Codable`, with all forms of ``XML/Keys``, so one type can support both.
    /// ``XML/Decoder``, ``XML/Records`` and ``XML/RecordReader`` accept such a type like a `Decodable` one. If a type
    /// is both, they read it with a cursor. It is written as `Encodable`; if the keys are the same, its extensions
    /// return to their places. An ``XML/ExtensionRegistry`` accepts it like any other type.
    public protocol CursorDecodable {
        /// Creates a value from an element.
        ///
        /// - Parameter xml: The element; it cannot be kept.
        /// - Throws: An error for content that does not fit the type.
        init(xml: borrowing Cursor) throws
    }
}

extension XML.Decoder {
    /// Decodes a document as a type that reads itself.
    ///
    /// - Parameters:
    ///   - type: The type of the root element; an ``XML/Root`` declares the element's name.
    ///   - bytes: The document, in any encoding.
    /// - Returns: The value.
    /// - Throws: ``XML/Error``, or the errors of the type's own `init(xml:)`.
    public func decode<R: XML.CursorDecodable>(_ type: R.Type, from bytes: some Sequence<UInt8>) throws -> R {
        let source = DecodingSource(try parse(bytes), self)
        source.outline = outline(bytes)
        defer {
            source.settle()
            source.finish()
        }
        return try source.read(type, at: source.checked(source.view.root, type))
    }
}

extension DecodingSource {
    /// Reads an element with a cursor.
    func read<R: XML.CursorDecodable>(_ type: R.Type, at index: Int) throws -> R {
        try withExtendedLifetime(self) {
            try XML.Cursor(source: .passUnretained(self), index: index).value(type)
        }
    }
}
