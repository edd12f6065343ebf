extension XML.Document: CustomStringConvertible {
    /// Returns the document as text.
    ///
    /// Missing namespace declarations are added. In a pretty document, the children of an element that has no text are
    /// on separate lines, indented by two spaces. Text is never changed, nor anything inside an element whose
    /// `xml:space` is `preserve`.
    ///
    /// - Parameter pretty: A Boolean value indicating whether to put white space between elements where it has no
    ///   meaning.
    /// - Returns: UTF-8 bytes with an XML declaration.
    /// - Throws: ``XML/Error`` for names and characters that XML cannot express.
    public func encoded(pretty: Bool = false) throws(XML.Error) -> [UInt8] {
        let tape = try tape()
        var writer = Writer(capacity: tape.textCount * 2 + 1024)
        if pretty { writer.prettyDocument(tape) } else { writer.document(tape) }
        return try writer.finish()
    }

    /// The document as text; empty if it has a name that XML cannot express.
    public var description: String {
        guard let tape = try? tape() else { return "" }
        var writer = Writer(replacesIllegalCharacters: true)
        writer.document(tape)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension XML.Element: CustomStringConvertible {
    /// Returns the element as a separate text, with declarations for all namespaces in effect at its origin.
    ///
    /// - Parameter pretty: A Boolean value indicating whether to put white space between elements where it has no
    ///   meaning.
    /// - Returns: UTF-8 bytes without an XML declaration.
    /// - Throws: ``XML/Error`` for names and characters that XML cannot express.
    public func encoded(pretty: Bool = false) throws(XML.Error) -> [UInt8] {
        let tape = try TapeAssembly.tape(of: self)
        var writer = Writer(capacity: tape.textCount * 2 + 256)
        if pretty { writer.prettySubtree(1, of: tape.view) } else { writer.subtree(1, of: tape.view) }
        return try writer.finish()
    }

    /// The element as text; empty if it has a name that XML cannot express.
    public var description: String {
        guard let tape = try? TapeAssembly.tape(of: self) else { return "" }
        var writer = Writer(replacesIllegalCharacters: true)
        writer.subtree(1, of: tape.view)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
