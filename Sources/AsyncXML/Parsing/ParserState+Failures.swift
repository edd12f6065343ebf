import CLibXML2

extension ParserState {
    /// Records a failure if it is the first one; for later ones, which may be many, not even the place is computed.
    mutating func fail(_ code: XML.Error.Code, _ message: String) {
        if accepts { stop(error(code, message)) }
    }

    /// Returns an error at the parser's current place.
    func error(_ code: XML.Error.Code, _ message: String) -> XML.Error {
        XML.Error(code, message, line: Int(position.line), column: Int(position.column), path: path)
    }

    private var path: String {
        let record = records.open
        return builder.view.path(to: builder.open, record: record?.element ?? 0, recordNumber: record?.number ?? 0)
    }

    var position: TapePosition {
        guard let input = context?.pointee.input else { return TapePosition(line: 0, column: 0) }
        return TapePosition(
            line: UInt32(truncatingIfNeeded: input.pointee.line),
            column: UInt32(truncatingIfNeeded: input.pointee.col)
        )
    }

    /// The number of bytes of the document that the parser has consumed.
    var inputOffset: Int {
        guard let input = context?.pointee.input, let next = input.pointee.cur, let start = input.pointee.base else {
            return 0
        }
        return Int(input.pointee.consumed) + (next - start)
    }

    /// A Boolean value indicating whether no tag ends in the bytes that the parser has not read yet.
    private var endsInsideTag: Bool {
        guard let input = context?.pointee.input, let next = input.pointee.cur,
            let end = input.pointee.end
        else {
            return true
        }
        return !UnsafeBufferPointer(start: next, count: max(0, end - next)).contains(UInt8(ascii: ">"))
    }

    mutating func take(
        domain: Int32,
        code: Int32,
        level: xmlErrorLevel,
        message: UnsafePointer<CChar>?,
        line: Int32,
        column: Int32
    ) {
        // If an entity has no declaration but might have one elsewhere, this warning is the only sign of its removal.
        let isUndefinedEntity =
            code == Int32(XML_WAR_UNDECLARED_ENTITY.rawValue)
            || code == Int32(XML_ERR_UNDECLARED_ENTITY.rawValue)
        guard accepts, level.rawValue >= XML_ERR_ERROR.rawValue || isUndefinedEntity else { return }
        // Declarations have no effect, so it is not important if they are valid.
        guard domain != Int32(XML_FROM_DTD.rawValue), domain != Int32(XML_FROM_VALID.rawValue) else { return }
        var text = message.map { String(cString: $0) } ?? "The document is not well-formed"
        // Further lines show bytes. The parser's advice ends with an exclamation mark.
        if let lineBreak = text.firstIndex(where: \.isNewline) { text.removeSubrange(lineBreak...) }
        while let last = text.last, last.isWhitespace || last == "." || last == "!" { text.removeLast() }
        let kind: XML.Error.Code =
            if isAtEnd, builder.depth > 0 || !hasRoot,
                endsInsideTag || hasOpenTag || Self.endErrors.contains(code)
            {
                .unexpectedEnd
            } else if domain == Int32(XML_FROM_NAMESPACE.rawValue) {
                code == Int32(XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue) ? .undeclaredPrefix : .syntax
            } else if isUndefinedEntity {
                .undefinedEntity
            } else if domain == Int32(XML_FROM_I18N.rawValue) || Self.encodingErrors.contains(code)
                || text.hasPrefix("Input is not proper UTF-8")
            {
                .invalidEncoding
            } else {
                .syntax
            }
        stop(XML.Error(kind, text, line: Int(line), column: Int(column), path: path))
    }

    private static let encodingErrors: Set<Int32> = [
        Int32(XML_ERR_INVALID_ENCODING.rawValue), Int32(XML_ERR_UNKNOWN_ENCODING.rawValue),
        Int32(XML_ERR_UNSUPPORTED_ENCODING.rawValue), Int32(XML_ERR_ENCODING_NAME.rawValue),
    ]

    private static let endErrors: Set<Int32> = [
        Int32(XML_ERR_DOCUMENT_EMPTY.rawValue), Int32(XML_ERR_DOCUMENT_END.rawValue),
        Int32(XML_ERR_TAG_NOT_FINISHED.rawValue), Int32(XML_ERR_CDATA_NOT_FINISHED.rawValue),
        Int32(XML_ERR_COMMENT_NOT_FINISHED.rawValue), Int32(XML_ERR_PI_NOT_FINISHED.rawValue),
        Int32(XML_ERR_DOCTYPE_NOT_FINISHED.rawValue), Int32(XML_ERR_XMLDECL_NOT_FINISHED.rawValue),
        Int32(XML_ERR_ATTRIBUTE_NOT_FINISHED.rawValue),
    ]
}
