import CLibXML2

/// Turns the bytes of a document, piece by piece, into a tape.
///
/// The only parse path of this module.
///
/// It drives libxml2's push parser in slices, so that there is neither a copy of the input nor a limit to its size. What is
/// not UTF-8 is converted before, as everywhere in this module. Entities other than XML's own five are errors, nothing is
/// loaded, nothing is printed, and no global state of libxml2 is touched.
///
/// Not for use by two tasks at once.
final class Parser {
    /// What the callbacks write to.
    let state: UnsafeMutablePointer<ParserState>
    private let context: xmlParserCtxtPtr
    private let limits: XML.Limits
    private let charset: XML.Charset?
    /// The first bytes, until there are enough to tell the encoding.
    private var head: [UInt8] = []
    /// Converts what is not UTF-8.
    private var decoder: XML.TextDecoder?
    private var utf8: [UInt8] = []
    private var hasBegun = false
    private var isFinished = false
    /// Bytes that were given, of the document or since ``removeRecords()``.
    private var size = 0
    /// Bytes that were given since the last node.
    private var pending = 0

    /// How many elements libxml2 nests in each other when it is asked to accept anything.
    static let mostDepth = LIBXML_VERSION >= 21400 ? 2048 : Int.max
    /// How much the parser is given at once.
    static let slice = 1 << 16
    /// What libxml2 accepts unless it is asked to accept anything.
    private static let usualLimits = (depth: 256, nameLength: 50_000, valueLength: 10_000_000)

    /// Begins a document.
    ///
    /// - Parameters:
    ///   - limits: What to refuse.
    ///   - charset: The encoding that the transport declares; it counts more than the document's own declaration, and less
    ///     than a byte order mark.
    ///   - sizeHint: The size of the document if it is known, so that memory need not grow.
    /// - Throws: ``XML/Error`` where there is no memory.
    init(limits: XML.Limits = XML.Limits(), charset: XML.Charset? = nil, sizeHint: Int = 0) throws(XML.Error) {
        xmlInitParser()
        self.limits = limits.representable
        self.charset = charset
        state = .allocate(capacity: 1)
        state.initialize(to: ParserState(limits: limits, capacity: min(max(64, sizeHint / 16), 1 << 24)))
        var handler = ParserState.handler()
        guard let context = xmlCreatePushParserCtxt(&handler, state, nil, 0, nil) else {
            state.pointee.deallocate()
            state.deinitialize(count: 1)
            state.deallocate()
            throw XML.Error(.sizeExceeded, "There is no memory for a parser")
        }
        self.context = context
        state.pointee.context = context
    }

    deinit {
        // libxml2 keeps declared entities in a document that it does not always free.
        xmlFreeDoc(context.pointee.myDoc)
        context.pointee.myDoc = nil
        xmlFreeParserCtxt(context)
        state.pointee.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// What reads the nodes that are there, until the next call.
    var view: TapeView { state.pointee.builder.view }

    // MARK: Bytes

    /// Takes the next bytes of the document.
    func take(_ bytes: UnsafeBufferPointer<UInt8>) throws(XML.Error) {
        guard !hasBegun else { return try convert(bytes) }
        let missing = DetectedCharset.longestHead - head.count
        head.append(contentsOf: bytes.prefix(missing))
        try begin(isComplete: false)
        if hasBegun { try convert(UnsafeBufferPointer(rebasing: bytes.dropFirst(missing))) }
    }

    /// Ends the document; throws if it is not complete.
    func finish() throws(XML.Error) {
        if !hasBegun { try begin(isComplete: true) }
        try convertRest()
        try check()
        guard !isFinished else { return }
        isFinished = true
        state.pointee.isAtEnd = true
        _ = xmlParseChunk(context, nil, 0, 1)
        try check()
        if state.pointee.builder.depth > 0 || !state.pointee.hasRoot {
            throw failure(.unexpectedEnd, "The document is cut off")
        }
    }

    /// The tape of a document that has ended.
    func makeTape() -> Tape {
        let standalone = context.pointee.standalone
        state.pointee.builder.isStandalone = standalone == 1 ? true : standalone == 0 ? false : nil
        return state.pointee.finishTape()
    }

    /// Takes out the records that are complete, and begins to count the size anew.
    func removeRecords() {
        state.pointee.records.removeComplete(from: &state.pointee.builder)
        size = 0
    }

    /// Begins once the encoding is known.
    private func begin(isComplete: Bool) throws(XML.Error) {
        let encoding: DetectedCharset?
        do throws(XML.Error) {
            encoding = try DetectedCharset(
                head: head,
                isComplete: isComplete,
                transport: charset,
                context: .xml,
                fallback: .utf8
            )
        } catch {
            throw failure(error.code, error.message)
        }
        guard let encoding else { return }
        hasBegun = true
        // What the document says about its encoding is dealt with; libxml2 only sees UTF-8.
        var options = Int32(
            bitPattern: XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        )
        if limits.depth > Self.usualLimits.depth || limits.nameLength > Self.usualLimits.nameLength
            || limits.valueLength > Self.usualLimits.valueLength
        {
            options |= Int32(bitPattern: XML_PARSE_HUGE.rawValue)
        }
        xmlCtxtUseOptions(context, options)
        xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
        if encoding.charset == .utf8 {
            head.removeFirst(encoding.markLength)
        } else {
            decoder = XML.TextDecoder(transport: charset, context: .xml, malformed: .fail)
        }
        try head.withUnsafeBufferPointer { (head) throws(XML.Error) in try convert(head) }
        head = []
    }

    /// Gives the bytes to libxml2, as UTF-8 and in slices.
    private func convert(_ bytes: UnsafeBufferPointer<UInt8>) throws(XML.Error) {
        var rest = bytes
        while !rest.isEmpty {
            let slice = UnsafeBufferPointer(rebasing: rest.prefix(Self.slice))
            rest = UnsafeBufferPointer(rebasing: rest.dropFirst(Self.slice))
            if decoder == nil {
                try push(slice)
            } else {
                try pushConverted { (decoder, utf8) throws(XML.Error) in try decoder?.decode(slice, into: &utf8) }
            }
        }
    }

    /// Gives libxml2 what the conversion held back for bytes that did not come.
    private func convertRest() throws(XML.Error) {
        guard decoder != nil else { return }
        try pushConverted { (decoder, utf8) throws(XML.Error) in try decoder?.finish(into: &utf8) }
        decoder = nil
    }

    private func pushConverted(
        _ conversion: (inout XML.TextDecoder?, inout [UInt8]) throws(XML.Error) -> Void?
    ) throws(XML.Error) {
        utf8.removeAll(keepingCapacity: true)
        let result = Result { () throws(XML.Error) in try conversion(&decoder, &utf8) }
        try utf8.withUnsafeBufferPointer { (utf8) throws(XML.Error) in
            var rest = utf8[...]
            while !rest.isEmpty {
                try push(UnsafeBufferPointer(rebasing: rest.prefix(Self.slice)))
                rest = rest.dropFirst(Self.slice)
            }
        }
        // What stands before the mistake was parsed, so its place is known.
        if case .failure(let error) = result { throw failure(error.code, error.message) }
    }

    private func push(_ slice: UnsafeBufferPointer<UInt8>) throws(XML.Error) {
        try check()
        size += slice.count
        guard size <= limits.size else {
            throw failure(.sizeExceeded, "The document is larger than \(limits.size) bytes")
        }
        if let last = slice.last(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
            state.pointee.hasOpenTag = last == UInt8(ascii: "<")
        }
        let progress = state.pointee.progress
        let count = Self.dividableCount(slice)
        parse(UnsafeBufferPointer(rebasing: slice.prefix(count)))
        divideCDATA()
        parse(UnsafeBufferPointer(rebasing: slice.dropFirst(count)))
        try check()
        // libxml2 waits for the whole of a tag or comment and keeps what it has.
        pending = state.pointee.progress == progress ? pending + slice.count : 0
        guard pending <= max(limits.valueLength, Self.slice) else {
            throw failure(.lengthExceeded, "A tag or comment is longer than \(limits.valueLength) bytes")
        }
    }

    private func parse(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty else { return }
        _ = bytes.withMemoryRebound(to: CChar.self) { xmlParseChunk(context, $0.baseAddress, Int32($0.count), 0) }
    }

    // MARK: CDATA

    /// Makes two sections of a CDATA section whose end has not come, which mean the same.
    ///
    /// Older versions of libxml2 keep a section until they see its end, look through all of it again and again, and refuse one
    /// of ten megabytes.
    private func divideCDATA() {
        guard context.pointee.instate == XML_PARSER_CDATA_SECTION, let input = context.pointee.input,
            let next = input.pointee.cur, let end = input.pointee.end, end - next >= Self.slice / 2
        else { return }
        let divider: StaticString = "]]><![CDATA["
        parse(UnsafeBufferPointer(start: divider.utf8Start, count: divider.utf8CodeUnitCount))
        // It is not in the document.
        input.pointee.col -= Int32(divider.utf8CodeUnitCount)
    }

    /// How many bytes can stand before such a divider: it must not part a character, a line end or the section's own end.
    private static func dividableCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        let bracket = UInt8(ascii: "]")
        switch bytes.last {
        case bracket: return bytes.count - (bytes.dropLast().last == bracket ? 2 : 1)
        case UInt8(ascii: "\r"): return bytes.count - 1
        case .some(0x80...):
            let lead = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 }
            return lead ?? bytes.count
        default: return bytes.count
        }
    }

    private func check() throws(XML.Error) {
        if let failure = state.pointee.failure { throw failure }
        if context.pointee.wellFormed == 0 { throw failure(.syntax, "The document is not well-formed") }
    }

    /// An error at the place where the parser stands.
    func failure(_ code: XML.Error.Code, _ message: String) -> XML.Error { state.pointee.error(code, message) }
}
