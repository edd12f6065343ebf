import CLibXML2

extension ParserState {
    /// Notes a failure if it is the first one; of another one not even its place is worked out, for there may be very many.
    mutating func fail(_ code: XML.Error.Code, _ message: String) {
        if accepts { stop(error(code, message)) }
    }

    /// An error at the place where the parser stands.
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

    /// How many bytes of the document the parser is past.
    var inputOffset: Int {
        guard let input = context?.pointee.input, let next = input.pointee.cur, let start = input.pointee.base else {
            return 0
        }
        return Int(input.pointee.consumed) + (next - start)
    }

    /// Whether no tag ends in what the parser has yet to read.
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
        // An entity without a declaration that might be elsewhere vanishes from the text with no more than this.
        let isUndefinedEntity =
            code == Int32(XML_WAR_UNDECLARED_ENTITY.rawValue)
            || code == Int32(XML_ERR_UNDECLARED_ENTITY.rawValue)
        guard accepts, level.rawValue >= XML_ERR_ERROR.rawValue || isUndefinedEntity else { return }
        var text = message.map { String(cString: $0) } ?? "The document is not well-formed"
        // Further lines show bytes, and what the parser advises ends with an exclamation mark.
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
