extension XML.Document: CustomStringConvertible {
    /// The document as text.
    ///
    /// Namespaces that names need and nobody declared are declared. Pretty means that each child of an element without
    /// text of its own stands on a line of its own, indented by two spaces; text is never changed, nor anything where
    /// `xml:space` says `preserve`.
    ///
    /// - Parameter pretty: Whether to put white space between elements where that has no meaning.
    /// - Returns: UTF-8 bytes with an XML declaration.
    /// - Throws: ``XML/Error`` for names and characters that XML has no form for.
    public func encoded(pretty: Bool = false) throws(XML.Error) -> [UInt8] {
        let tape = try tape()
        var writer = Writer(capacity: tape.textCount * 2 + 1024)
        if pretty { writer.prettyDocument(tape) } else { writer.document(tape) }
        return try writer.finish()
    }

    /// The document as text; empty if it has a name that XML has no form for.
    public var description: String {
        guard let tape = try? tape() else { return "" }
        var writer = Writer(replacesIllegalCharacters: true)
        writer.document(tape)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension XML.Element: CustomStringConvertible {
    /// The element as text that stands for itself: all namespaces that hold where it comes from are declared.
    ///
    /// - Parameter pretty: Whether to put white space between elements where that has no meaning.
    /// - Returns: UTF-8 bytes without an XML declaration.
    /// - Throws: ``XML/Error`` for names and characters that XML has no form for.
    public func encoded(pretty: Bool = false) throws(XML.Error) -> [UInt8] {
        let tape = try TapeAssembly.tape(of: self)
        var writer = Writer(capacity: tape.textCount * 2 + 256)
        if pretty { writer.prettySubtree(1, of: tape.view) } else { writer.subtree(1, of: tape.view) }
        return try writer.finish()
    }

    /// The element as text; empty if it has a name that XML has no form for.
    public var description: String {
        guard let tape = try? TapeAssembly.tape(of: self) else { return "" }
        var writer = Writer(replacesIllegalCharacters: true)
        writer.subtree(1, of: tape.view)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
