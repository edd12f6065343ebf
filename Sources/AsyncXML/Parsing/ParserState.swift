import CLibXML2

/// What libxml2's callbacks write to: a tape, and the first failure.
struct ParserState {
    var builder: TapeBuilder
    var context: xmlParserCtxtPtr?
    /// The first failure.
    ///
    /// Nothing is written after it, and the parser gets no more than the slice that it is working on: that is safer
    /// than to stop it in the middle.
    private(set) var failure: XML.Error?
    private(set) var isStopped = false
    var isAtEnd = false
    /// Whether the last `<` of the bytes given so far has no `>` after it.
    var hasOpenTag = false
    private(set) var hasRoot = false
    private var numbers: NameNumbers
    private let limits: XML.Limits
    private var isInDocumentType = false
    /// Which elements are records; nil for none.
    var recordPlace: RecordPlace?
    /// The numbers of the records' names, which differ in their prefixes.
    private var recordNames: [Int] = []
    /// How many elements were around the record that is open; negative outside of records.
    private var recordDepth = -1
    /// The records that are complete, by their indices.
    private(set) var records: [Int] = []
    /// Where a part of a CDATA section ended with a carriage return, so that a line feed there is none; negative for nowhere.
    private var endOfReturn = -1
    /// Whether the builder's memory is still the parser's.
    private var ownsBuilder = true

    init(limits: XML.Limits, capacity: Int) {
        let names = NameTable()
        self.limits = limits
        builder = TapeBuilder(names: names, capacity: capacity, keepsPositions: true)
        numbers = NameNumbers()
    }

    func deallocate() {
        numbers.deallocate()
        if ownsBuilder { builder.deallocate() }
    }

    mutating func finishTape() -> Tape {
        ownsBuilder = false
        return builder.finish()
    }

    /// Changes with everything that is written.
    var progress: Int { builder.count &+ builder.textCount &+ builder.depth }

    // MARK: Failures

    mutating func fail(_ code: XML.Error.Code, _ message: String) { stop(error(code, message)) }

    private mutating func stop(_ error: XML.Error) {
        guard failure == nil else { return }
        failure = error
        isStopped = true
    }

    /// An error at the place where the parser stands.
    func error(_ code: XML.Error.Code, _ message: String) -> XML.Error {
        XML.Error(code, message, line: Int(position.line), column: Int(position.column), path: path)
    }

    private var path: String { builder.view.path(to: builder.open) }

    private var position: TapePosition {
        guard let input = context?.pointee.input else { return TapePosition(line: 0, column: 0) }
        return TapePosition(
            line: UInt32(truncatingIfNeeded: input.pointee.line),
            column: UInt32(truncatingIfNeeded: input.pointee.col)
        )
    }

    /// How many bytes of the document the parser is past.
    private var inputOffset: Int {
        guard let input = context?.pointee.input, let next = input.pointee.cur, let start = input.pointee.base else {
            return 0
        }
        return Int(input.pointee.consumed) + (next - start)
    }

    /// Whether no tag ends in what the parser has yet to read.
    private var endsInsideTag: Bool {
        guard let input = context?.pointee.input, let next = input.pointee.cur, let end = input.pointee.end else {
            return true
        }
        return !UnsafeBufferPointer(start: next, count: max(0, end - next)).contains(UInt8(ascii: ">"))
    }

    fileprivate mutating func take(
        domain: Int32,
        code: Int32,
        level: xmlErrorLevel,
        message: UnsafePointer<CChar>?,
        line: Int32,
        column: Int32
    ) {
        // An entity without a declaration that might be elsewhere vanishes from the text with no more than this.
        let isUndefinedEntity =
            code == Int32(XML_WAR_UNDECLARED_ENTITY.rawValue) || code == Int32(XML_ERR_UNDECLARED_ENTITY.rawValue)
        guard level.rawValue >= XML_ERR_ERROR.rawValue || isUndefinedEntity, failure == nil else { return }
        var text = message.map { String(cString: $0) } ?? "The document is not well-formed"
        // Further lines show bytes, and what the parser advises ends with an exclamation mark.
        if let lineBreak = text.firstIndex(where: \.isNewline) { text.removeSubrange(lineBreak...) }
        while let last = text.last, last.isWhitespace || last == "." || last == "!" { text.removeLast() }
        let kind: XML.Error.Code =
            if isAtEnd, builder.depth > 0 || !hasRoot, endsInsideTag || hasOpenTag || Self.endErrors.contains(code) {
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

    // MARK: Nodes

    private var accepts: Bool {
        @inline(__always) get { !isStopped }
    }

    @inline(__always)
    private mutating func hasRoom(_ count: Int) -> Bool {
        guard builder.count + count <= limits.nodes, builder.textCount <= Int(UInt32.max) - limits.valueLength else {
            fail(.sizeExceeded, "The document has more than \(limits.nodes) nodes or 4 GiB of text")
            return false
        }
        return true
    }

    @inline(__always)
    private mutating func number(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?
    ) -> Int {
        if let number = numbers.find(local, prefix, namespace) { return number }
        return addNumber(local, prefix, namespace)
    }

    @inline(never)
    private mutating func addNumber(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?
    ) -> Int {
        let parts = (namespace: namespace.bytes, prefix: prefix.bytes, local: local.bytes)
        if prefix != nil, namespace == nil {
            fail(.undeclaredPrefix, "The prefix \"\(String(decoding: parts.prefix, as: UTF8.self))\" is not declared")
        }
        if parts.local.count + parts.prefix.count + parts.namespace.count > limits.nameLength {
            fail(.lengthExceeded, "A name is longer than \(limits.nameLength) bytes")
        }
        let names = builder.names.takeUnretainedValue()
        if names.count >= min(limits.names, TapeNode.mostNames) {
            fail(.sizeExceeded, "The document has more than \(limits.names) different names")
        }
        guard accepts else { return 0 }
        let number = names.append(namespace: parts.namespace, prefix: parts.prefix, local: parts.local)
        numbers.insert(local, prefix, namespace, number)
        if let name = recordPlace?.name, names[number].means(name) { recordNames.append(number) }
        return number
    }

    fileprivate mutating func startElement(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?,
        namespaces: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
        _ namespaceCount: Int,
        attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
        _ attributeCount: Int
    ) {
        guard accepts, hasRoom(1 + namespaceCount + attributeCount) else { return }
        guard builder.depth < limits.depth else {
            return fail(.depthExceeded, "Elements are nested deeper than \(limits.depth)")
        }
        guard namespaceCount + attributeCount <= min(limits.attributes, Int(UInt16.max)) else {
            return fail(.attributesExceeded, "An element has more than \(limits.attributes) attributes")
        }
        hasRoot = true
        let name = number(local, prefix, namespace)
        if recordPlace != nil { noteRecord(name) }
        builder.beginElement(
            name: name,
            namespaceCount: namespaceCount,
            attributeCount: attributeCount
        )
        if let namespaces {
            for index in 0..<namespaceCount {
                appendNamespace(prefix: namespaces[2 * index], uri: namespaces[2 * index + 1])
            }
        }
        if let attributes {
            for index in 0..<attributeCount {
                let attribute = attributes + 5 * index
                let name = number(attribute[0], attribute[1], attribute[2])
                guard let start = attribute[3], let end = attribute[4] else { continue }
                appendValue(.attribute, name, UnsafeBufferPointer(start: start, count: end - start))
            }
        }
        builder.appendPosition(position)
    }

    private mutating func appendNamespace(prefix: UnsafePointer<UInt8>?, uri: UnsafePointer<UInt8>?) {
        // The declaration of the default namespace has another key than that of a prefix, which is never empty.
        var number = numbers.find(prefix, nil, NameNumbers.declaration)
        if number == nil {
            let names = builder.names.takeUnretainedValue()
            let local = prefix.map { UnsafePointer<UInt8>?($0).bytes }
            let name = XML.Name(
                namespace: XML.xmlnsNamespace,
                prefix: local == nil ? nil : "xmlns",
                local: local.map { String(decoding: $0, as: UTF8.self) } ?? "xmlns"
            )
            let added = names.append(name)
            numbers.insert(prefix, nil, NameNumbers.declaration, added)
            number = added
        }
        appendValue(.namespace, number ?? 0, uri.bytes)
    }

    private mutating func appendValue(_ kind: TapeNode.Kind, _ name: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.count > limits.valueLength {
            fail(.lengthExceeded, "A value is longer than \(limits.valueLength) bytes")
        }
        builder.append(kind, name: name, bytes)
    }

    @inline(__always)
    fileprivate mutating func endElement() {
        guard accepts, builder.depth > 0 else { return }
        let element = builder.open
        builder.endElement()
        if builder.depth == recordDepth {
            records.append(element)
            recordDepth = -1
        }
    }

    // MARK: Records

    /// Notes an element that is about to begin if it is a record.
    private mutating func noteRecord(_ name: Int) {
        guard recordDepth < 0, let place = recordPlace else { return }
        if let depth = place.depth, builder.depth != depth { return }
        if place.name != nil, !recordNames.contains(name) { return }
        recordDepth = builder.depth
    }

    /// Takes out the records that are complete, with the white space before them.
    mutating func removeRecords() {
        let view = builder.view
        var range = 0..<0
        var parent = 0
        for record in records.reversed() {
            let start = view[record - 1].isText && view.bytes(at: record - 1).isBlank ? record - 1 : record
            let end = view.end(of: record)
            if end == range.lowerBound, view.parent(ofElement: record) == parent {
                range = start..<range.upperBound
            } else {
                builder.remove(range, from: parent)
                range = start..<end
                parent = view.parent(ofElement: record)
            }
        }
        builder.remove(range, from: parent)
        records.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    fileprivate mutating func characters(_ kind: TapeNode.Kind, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts, hasRoom(1) else { return }
        builder.appendPiece(kind, bytes)
    }

    /// A part of a CDATA section, in which libxml2 2.9 lets overlong forms pass, and leaves line ends as they are.
    fileprivate mutating func cdata(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts else { return }
        guard UTF8Scanner.isValid(bytes) else { return fail(.invalidEncoding, "Input is not proper UTF-8") }
        let carriageReturn = UInt8(ascii: "\r")
        let isAfterReturn = endOfReturn == inputOffset
        endOfReturn = bytes.last == carriageReturn ? inputOffset + bytes.count : -1
        guard isAfterReturn || bytes.contains(carriageReturn) else { return characters(.cdata, bytes) }
        var lines: [UInt8] = []
        var previous = isAfterReturn ? carriageReturn : 0
        for byte in bytes {
            if byte != UInt8(ascii: "\n") || previous != carriageReturn {
                lines.append(byte == carriageReturn ? UInt8(ascii: "\n") : byte)
            }
            previous = byte
        }
        lines.withUnsafeBufferPointer { characters(.cdata, $0) }
    }

    fileprivate mutating func comment(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts, !isInDocumentType, hasRoom(1) else { return }
        appendValue(.comment, 0, bytes)
    }

    fileprivate mutating func instruction(_ target: UnsafePointer<UInt8>?, _ bytes: UnsafeBufferPointer<UInt8>) {
        guard accepts, !isInDocumentType, hasRoom(1) else { return }
        appendValue(.instruction, number(target, nil, nil), bytes)
    }

    // MARK: Document type

    /// Keeps what stands between `<!DOCTYPE ` and declarations.
    fileprivate mutating func documentType(
        name: UnsafePointer<UInt8>?,
        publicID: UnsafePointer<UInt8>?,
        systemID: UnsafePointer<UInt8>?
    ) {
        guard accepts, hasRoom(1) else { return }
        isInDocumentType = true
        func quoted(_ id: UnsafePointer<UInt8>) -> String {
            let text = String(decoding: UnsafePointer<UInt8>?(id).bytes, as: UTF8.self)
            return text.contains("\"") ? "'\(text)'" : "\"\(text)\""
        }
        var text = String(decoding: name.bytes, as: UTF8.self)
        if let publicID {
            text += " PUBLIC \(quoted(publicID))"
        } else if systemID != nil {
            text += " SYSTEM"
        }
        if let systemID { text += " \(quoted(systemID))" }
        text.withUTF8 { appendValue(.documentType, 0, $0) }
    }

    fileprivate mutating func endDocumentType() { isInDocumentType = false }

    fileprivate mutating func declaration() {
        guard !limits.allowsDeclarations else { return }
        fail(.documentTypeRefused, "The document type contains declarations, which are refused")
    }
}

// MARK: -

extension ParserState {
    private static func state(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<ParserState>? {
        context?.assumingMemoryBound(to: ParserState.self)
    }

    /// The callbacks.
    ///
    /// Entities are never stored (`entityDecl`, `getEntity`), nothing is loaded (`resolveEntity`, `externalSubset`), and with a
    /// structured error handler libxml2 does not print. `userData` must not be the context, or libxml2 uses its own entities.
    static func handler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = {
            context,
            local,
            prefix,
            uri,
            namespaceCount,
            namespaces,
            count,
            defaulted,
            attributes in
            // The last ones are not in the document, but defaults of its declarations.
            ParserState.state(context)?.pointee.startElement(
                local,
                prefix,
                uri,
                namespaces: namespaces,
                Int(namespaceCount),
                attributes: attributes,
                Int(count - defaulted)
            )
        }
        handler.endElementNs = { context, _, _, _ in ParserState.state(context)?.pointee.endElement() }
        handler.characters = { context, start, count in
            ParserState.state(context)?.pointee
                .characters(.text, UnsafeBufferPointer(start: start, count: Int(count)))
        }
        // The same as characters, or libxml2 guesses for each run of blanks whether it is text.
        handler.ignorableWhitespace = handler.characters
        handler.cdataBlock = { context, start, count in
            ParserState.state(context)?.pointee
                .cdata(UnsafeBufferPointer(start: start, count: Int(count)))
        }
        handler.comment = { context, text in ParserState.state(context)?.pointee.comment(text.bytes) }
        handler.processingInstruction = { context, target, data in
            ParserState.state(context)?.pointee.instruction(target, data.bytes)
        }
        handler.serror = { context, error in
            guard let error else { return }
            ParserState.state(context)?.pointee.take(
                domain: error.pointee.domain,
                code: error.pointee.code,
                level: error.pointee.level,
                message: error.pointee.message.map { UnsafePointer($0) },
                line: error.pointee.line,
                column: error.pointee.int2
            )
        }
        addDocumentType(to: &handler)
        return handler
    }

    private static func addDocumentType(to handler: inout xmlSAXHandler) {
        handler.internalSubset = { context, name, publicID, systemID in
            ParserState.state(context)?.pointee.documentType(name: name, publicID: publicID, systemID: systemID)
        }
        handler.externalSubset = { context, _, _, _ in ParserState.state(context)?.pointee.endDocumentType() }
        handler.entityDecl = { context, _, _, _, _, _ in ParserState.state(context)?.pointee.declaration() }
        handler.elementDecl = { context, _, _, _ in ParserState.state(context)?.pointee.declaration() }
        handler.attributeDecl = { context, _, _, _, _, _, values in
            xmlFreeEnumeration(values)
            ParserState.state(context)?.pointee.declaration()
        }
        handler.notationDecl = { context, _, _, _ in ParserState.state(context)?.pointee.declaration() }
        handler.unparsedEntityDecl = { context, _, _, _, _ in ParserState.state(context)?.pointee.declaration() }
        handler.getEntity = { _, _ in nil }
        handler.getParameterEntity = { context, _ in
            ParserState.state(context)?.pointee.declaration()
            return nil
        }
        handler.resolveEntity = { _, _, _ in nil }
        handler.reference = { context, name in
            let name = String(decoding: name.bytes, as: UTF8.self)
            ParserState.state(context)?.pointee.fail(.undefinedEntity, "The entity \"\(name)\" is not defined")
        }
    }
}

extension UnsafePointer<UInt8>? {
    /// The bytes of a C string.
    @inline(__always)
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        guard let start = self else { return UnsafeBufferPointer(start: nil, count: 0) }
        var count = 0
        while start[count] != 0 { count += 1 }
        return UnsafeBufferPointer(start: start, count: count)
    }
}
