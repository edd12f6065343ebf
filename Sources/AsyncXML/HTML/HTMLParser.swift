import CLibXML2

/// The receiver of the callbacks of libxml2's HTML parser; it writes the content to a tape.
struct HTMLParser {
    private var builder: TapeBuilder
    private let limits: XML.Limits
    private var numbers: [ExactText: Int] = [:]
    private var failure: XML.Error?
    /// The elements of `html` and `body` that were begun.
    private var frames: Set<String> = []

    private init(limits: XML.Limits, size: Int) {
        self.limits = limits.representable
        builder = TapeBuilder(names: NameTable(), capacity: min(max(64, size / 16), 1 << 24))
    }

    static func parse(_ utf8: [UInt8], limits: XML.Limits) throws(XML.Error) -> Tape {
        xmlInitParser()
        let state = UnsafeMutablePointer<HTMLParser>.allocate(capacity: 1)
        state.initialize(to: HTMLParser(limits: limits, size: utf8.count))
        defer {
            state.deinitialize(count: 1)
            state.deallocate()
        }
        let page = utf8.preprocessed
        var handler = handler()
        guard
            let context = htmlCreatePushParserCtxt(&handler, state, nil, 0, nil, XML_CHAR_ENCODING_UTF8)
        else { throw XML.Error(.sizeExceeded, "There is no memory for a parser") }
        defer { htmlFreeParserCtxt(context) }
        let options = HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_IGNORE_ENC.rawValue
        htmlCtxtUseOptions(context, Int32(options))
        page.withUnsafeBufferPointer { feed($0, to: context, state) }
        let tape = state.pointee.builder.finish()
        if let failure = state.pointee.failure { throw failure }
        return tape
    }

    /// Passes a page on in slices and stops after a failure, because a malicious page beyond a limit may take very
    /// long.
    private static func feed(
        _ page: UnsafeBufferPointer<UInt8>,
        to context: htmlParserCtxtPtr,
        _ state: UnsafeMutablePointer<HTMLParser>
    ) {
        var rest = page[...]
        while !rest.isEmpty, state.pointee.failure == nil {
            var end = min(rest.startIndex + slice, rest.endIndex)
            // A character is never split.
            while end < rest.endIndex, page[end] & 0xC0 == 0x80 { end += 1 }
            UnsafeBufferPointer(rebasing: rest[..<end]).withMemoryRebound(to: CChar.self) {
                _ = htmlParseChunk(context, $0.baseAddress, Int32($0.count), 0)
            }
            rest = rest[end...]
            state.pointee.checkUnfinishedTag(context)
        }
        if state.pointee.failure == nil { _ = htmlParseChunk(context, nil, 0, 1) }
    }

    private static let slice = 1 << 14

    /// Checks the limits of a tag whose end libxml2 has not seen: older versions compare each attribute with each
    /// other.
    private mutating func checkUnfinishedTag(_ context: htmlParserCtxtPtr) {
        guard context.pointee.instate == XML_PARSER_START_TAG, let input = context.pointee.input,
            let start = input.pointee.cur, let end = input.pointee.end, end - start >= Self.slice
        else { return }
        let tag = UnsafeBufferPointer(start: start, count: end - start)
        if tag.count > limits.valueLength {
            failure = XML.Error(.lengthExceeded, "A tag is longer than \(limits.valueLength) bytes")
        } else if HTMLTag.attributeCount(in: tag) > limits.attributes {
            failure = XML.Error(.attributesExceeded, "An element has more than \(limits.attributes) attributes")
        }
    }

    // MARK: Nodes

    private var accepts: Bool {
        mutating get {
            guard failure == nil else { return false }
            if builder.count < limits.nodes, builder.textCount < TapeNode.mostText { return true }
            failure = XML.Error(.sizeExceeded, "The page has more than \(limits.nodes) nodes or 4 GiB of text")
            return false
        }
    }

    /// Begins an element; `attributes` holds names and values alternately, and a value may be missing.
    private mutating func startElement(
        _ name: UnsafePointer<UInt8>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    ) {
        guard accepts, !isOpenToTheEnd(name) else { return }
        guard builder.depth < limits.depth else {
            failure = XML.Error(.depthExceeded, "Elements are nested deeper than \(limits.depth)")
            return
        }
        var items: [(name: Int, value: String)] = []
        if let attributes {
            var seen: Set<ExactText> = []
            var index = 0
            while let name = attributes[index] {
                let name = String(cString: name)
                // HTML has no namespaces: libxml2 reports their declarations as attributes.
                if name != "xmlns", !name.hasPrefix("xmlns:"), seen.insert(ExactText(name)).inserted {
                    items.append((number(of: name), attributes[index + 1].map { String(cString: $0) } ?? ""))
                }
                index += 2
            }
        }
        guard items.count <= limits.attributes else {
            failure = XML.Error(.attributesExceeded, "An element has more than \(limits.attributes) attributes")
            return
        }
        builder.beginElement(
            name: number(of: name.map { String(cString: $0) } ?? ""),
            namespaceCount: 0,
            attributeCount: items.count
        )
        for (name, value) in items {
            check(value)
            var value = value.expressible
            value.withUTF8 { builder.append(.attribute, name: name, $0) }
        }
    }

    private mutating func endElement(_ name: UnsafePointer<UInt8>?) {
        if accepts, builder.depth > 0, !Self.isFrame(name) { builder.endElement() }
    }

    /// Returns `true` if the tag repeats `html` or `body`.
    ///
    /// Content after `</body>` or `</html>` belongs to the body. So both elements stay open, and each is begun only
    /// once.
    private mutating func isOpenToTheEnd(_ name: UnsafePointer<UInt8>?) -> Bool {
        guard let name, Self.isFrame(name) else { return false }
        return !frames.insert(String(cString: name)).inserted
    }

    private static func isFrame(_ name: UnsafePointer<UInt8>?) -> Bool {
        guard let name else { return false }
        return xmlStrEqual(name, "body") != 0 || xmlStrEqual(name, "html") != 0
    }

    private mutating func characters(_ start: UnsafePointer<UInt8>?, _ count: Int32) {
        guard accepts, builder.depth > 0, let start, count > 0 else { return }
        let bytes = UnsafeBufferPointer(start: start, count: Int(count))
        if bytes.isExpressible {
            builder.appendPiece(.text, bytes)
        } else {
            var text = String(decoding: bytes, as: UTF8.self).expressible
            text.withUTF8 { builder.appendPiece(.text, $0) }
        }
    }

    private mutating func comment(_ text: UnsafePointer<UInt8>?) {
        guard accepts, let text else { return }
        var comment = String(cString: text)
        check(comment)
        comment = comment.expressible.withoutJoinedHyphens
        comment.withUTF8 { builder.append(.comment, $0) }
    }

    private mutating func check(_ value: String) {
        guard value.utf8.count > limits.valueLength else { return }
        failure = XML.Error(.lengthExceeded, "A value is longer than \(limits.valueLength) bytes")
    }

    private mutating func documentType(
        _ name: UnsafePointer<UInt8>?,
        _ publicID: UnsafePointer<UInt8>?,
        _ systemID: UnsafePointer<UInt8>?
    ) {
        guard accepts, frames.isEmpty, let name = name.map({ String(cString: $0) }), name.isXMLName else { return }
        func quoted(_ id: UnsafePointer<UInt8>) -> String {
            let id = String(cString: id).expressible
            return id.utf8.contains(UInt8(ascii: "\"")) ? "'\(id)'" : "\"\(id)\""
        }
        var type = name
        // XML has no public identifier without a system identifier.
        if let systemID {
            type += publicID.map { " PUBLIC \(quoted($0)) " } ?? " SYSTEM "
            type += quoted(systemID)
        }
        type.withUTF8 { builder.append(.documentType, $0) }
    }

    /// Returns the number of a name, after changing the name to a valid one of XML.
    private mutating func number(of name: String) -> Int {
        if let number = numbers[ExactText(name)] { return number }
        if name.utf8.count > limits.nameLength {
            failure = XML.Error(.lengthExceeded, "A name is longer than \(limits.nameLength) bytes")
        } else if numbers.count >= limits.names {
            failure = XML.Error(.sizeExceeded, "The page has more than \(limits.names) different names")
        }
        let isXML = name.hasPrefix("xml:") && String(name.dropFirst(4)).isXMLName
        let known = isXML ? XML.Name(XML.xmlNamespace, name) : XML.Name(namespace: nil, local: name.coercedToXMLName)
        let number = builder.names.takeUnretainedValue().append(known)
        numbers[ExactText(name)] = number
        return number
    }
}

extension HTMLParser {
    private static func state(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<HTMLParser>? {
        context?.assumingMemoryBound(to: HTMLParser.self)
    }

    private static func handler() -> xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.startElement = { HTMLParser.state($0)?.pointee.startElement($1, $2) }
        handler.endElement = { HTMLParser.state($0)?.pointee.endElement($1) }
        handler.characters = { HTMLParser.state($0)?.pointee.characters($1, $2) }
        handler.ignorableWhitespace = handler.characters
        // The content of scripts and styles.
        handler.cdataBlock = handler.characters
        handler.comment = { HTMLParser.state($0)?.pointee.comment($1) }
        handler.internalSubset = { HTMLParser.state($0)?.pointee.documentType($1, $2, $3) }
        // With an error handler libxml2 prints nothing. Errors in the page are no failures here.
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.serror = { _, _ in }
        return handler
    }
}

extension [UInt8] {
    /// The page with line feeds for all line ends, and with U+FFFD for zeros (WHATWG HTML, 13.2.3.5).
    ///
    /// libxml2 would stop at the first zero.
    fileprivate var preprocessed: [UInt8] {
        guard contains(where: { $0 == 0 || $0 == 0x0D }) else { return self }
        var page: [UInt8] = []
        page.reserveCapacity(count)
        for (index, byte) in enumerated() {
            switch byte {
            case 0: page.append(contentsOf: [0xEF, 0xBF, 0xBD])
            case 0x0D: if index + 1 == count || self[index + 1] != 0x0A { page.append(0x0A) }
            default: page.append(byte)
            }
        }
        return page
    }
}

extension Collection<UInt8> {
    /// A Boolean value indicating whether XML can certainly express all of these bytes.
    fileprivate var isExpressible: Bool {
        allSatisfy { $0 >= 0x20 && $0 != 0xEF || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D }
    }
}

extension String {
    /// The text with U+FFFD in the place of characters that XML does not have, and a space for a form feed.
    fileprivate var expressible: String {
        guard !utf8.isExpressible else { return self }
        var text = String.UnicodeScalarView()
        for character in unicodeScalars {
            switch character.value {
            case 0x0C: text.append(" ")
            case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: text.append(character)
            default: text.append("\u{FFFD}")
            }
        }
        return String(text)
    }

    /// The comment with a space after each hyphen that precedes another hyphen or the end.
    ///
    /// The loop is over scalars: a hyphen with a combining accent is a hyphen for XML, but not for Swift.
    fileprivate var withoutJoinedHyphens: String {
        var text = String.UnicodeScalarView()
        var endsInHyphen = false
        for scalar in unicodeScalars {
            if scalar == "-", endsInHyphen { text.append(" ") }
            text.append(scalar)
            endsInHyphen = scalar == "-"
        }
        if endsInHyphen { text.append(" ") }
        return String(text)
    }

    /// The name with `U` and the number in the place of characters that are invalid in XML names (WHATWG HTML, 13.2.9).
    fileprivate var coercedToXMLName: String {
        guard !isXMLName else { return self }
        var name = ""
        for character in unicodeScalars {
            let isFine = name.isEmpty ? character.beginsXMLName : character.continuesXMLName
            if isFine {
                name.unicodeScalars.append(character)
            } else {
                let digits = String(character.value, radix: 16, uppercase: true)
                name += "U" + String(repeating: "0", count: 6 - digits.count) + digits
            }
        }
        return name.isEmpty ? "_" : name
    }
}
