import CLibXML2

/// A parser that turns the bytes of a document, piece by piece, into a tape.
///
/// All parsing of XML in this module uses it.
///
/// It passes the input to libxml2's push parser in slices. So the input is not copied, and its size is not limited.
/// Other encodings are converted to UTF-8 before, as everywhere in this module. Entities other than the five of XML
/// itself are errors. Nothing is loaded, nothing is printed, and no global state of libxml2 is changed.
///
/// If the ``Tokenizer`` is used, it gets the slices first. libxml2 continues where it stops.
///
/// Two tasks must not use it at the same time.
final class Parser {
    /// The state to which the callbacks write.
    let state: UnsafeMutablePointer<ParserState>
    /// The context of libxml2; `nil` while the tokenizer does all the work.
    private var context: xmlParserCtxtPtr?
    /// The tokenizer, until libxml2 takes over.
    var tokenizer: UnsafeMutablePointer<Tokenizer>?
    var restOrigin = RestOrigin()
    private let limits: XML.Limits
    private let charset: XML.Charset?
    /// The first bytes, until they suffice to detect the encoding.
    private var head: [UInt8] = []
    /// The converter of input that is not UTF-8.
    private var decoder: XML.TextDecoder?
    private var utf8: [UInt8] = []
    private var hasBegun = false
    private var isFinished = false
    /// The number of bytes taken, without those of records that were removed.
    private var size = 0
    /// The number of bytes taken since the last node, or since the last white space outside the root element.
    var pending = 0

    /// The largest depth of elements that libxml2 accepts when its usual limits are off.
    static let mostDepth = LIBXML_VERSION >= 21400 ? 2048 : Int.max
    /// The largest number of bytes passed to libxml2 at once.
    static let slice = 1 << 16
    /// The usual limits of libxml2.
    private static let usualLimits = (depth: 256, nameLength: 50_000, valueLength: 10_000_000)

    /// Creates a parser for a document.
    ///
    /// - Parameters:
    ///   - limits: The limits beyond which a document is refused.
    ///   - charset: The encoding that the transport declares; it has precedence over the document's own declaration,
    ///     and a byte order mark has precedence over both.
    ///   - sizeHint: The size of the document if it is known, so that memory need not grow.
    ///   - usesTokenizer: A Boolean value indicating whether the tokenizer is used.
    /// - Throws: ``XML/Error`` if no memory is available.
    init(
        limits: XML.Limits = XML.Limits(),
        charset: XML.Charset? = nil,
        sizeHint: Int = 0,
        usesTokenizer: Bool = Tokenizer.isUsed
    ) throws(XML.Error) {
        xmlInitParser()
        self.limits = limits.representable
        self.charset = charset
        state = .allocate(capacity: 1)
        state.initialize(to: ParserState(limits: limits, capacity: min(max(64, sizeHint / 16), 1 << 24)))
        if usesTokenizer {
            let tokenizer = UnsafeMutablePointer<Tokenizer>.allocate(capacity: 1)
            tokenizer.initialize(to: Tokenizer(state))
            self.tokenizer = tokenizer
        } else {
            _ = try makeContext()
        }
    }

    deinit {
        if let tokenizer { Self.deallocate(tokenizer) }
        if let context {
            // libxml2 keeps declared entities in a document that it does not always free.
            xmlFreeDoc(context.pointee.myDoc)
            context.pointee.myDoc = nil
            xmlFreeParserCtxt(context)
        }
        state.pointee.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// A view of the nodes parsed so far, valid until the next call.
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
        if let tokenizer {
            if tokenizer.pointee.isComplete { return isFinished = true }
            try takeOver()
        }
        isFinished = true
        state.pointee.isAtEnd = true
        _ = xmlParseChunk(context, nil, 0, 1)
        try check()
        if state.pointee.builder.depth > 0 || !state.pointee.hasRoot {
            throw try failure(.unexpectedEnd, "The document is cut off")
        }
    }

    /// Returns the tape of a document that has ended.
    func makeTape() -> Tape {
        if let tokenizer {
            state.pointee.builder.isStandalone = tokenizer.pointee.isStandalone
        } else if let standalone = context?.pointee.standalone {
            state.pointee.builder.isStandalone = standalone == 1 ? true : standalone == 0 ? false : nil
        }
        return state.pointee.finishTape()
    }

    /// Removes the records that are complete, and counts only what stays.
    func removeRecords() {
        state.pointee.records.removeComplete(from: &state.pointee.builder)
        // What stays had at least so many bytes: on average, each node has two of markup.
        size = state.pointee.builder.textCount + 2 * state.pointee.builder.count
    }

    /// Begins parsing when the encoding is known.
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
            throw try failure(error.code, error.message)
        }
        guard let encoding else { return }
        hasBegun = true
        if encoding.charset == .utf8 {
            head.removeFirst(encoding.markLength)
        } else {
            decoder = XML.TextDecoder(transport: charset, context: .xml, malformed: .fail)
        }
        try head.withUnsafeBufferPointer { (head) throws(XML.Error) in try convert(head) }
        head = []
    }

    /// Passes the bytes to libxml2, as UTF-8 and in slices.
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

    /// Passes to libxml2 the text that the conversion held back while it waited for more bytes.
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
        // The text before the error was parsed, so the place of the error is known.
        if case .failure(let error) = result { throw try failure(error.code, error.message) }
    }

    private func push(_ slice: UnsafeBufferPointer<UInt8>) throws(XML.Error) {
        try check()
        size += slice.count
        guard size <= limits.size else {
            throw try failure(.sizeExceeded, "The document is larger than \(limits.size) bytes")
        }
        if tokenizer == nil { try pushToContext(slice) } else { try tokenize(slice) }
    }

    func pushToContext(_ slice: UnsafeBufferPointer<UInt8>) throws(XML.Error) {
        if let last = slice.last(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
            state.pointee.hasOpenTag = last == UInt8(ascii: "<")
        }
        let progress = state.pointee.progress
        let count = Self.dividableCount(slice)
        parse(UnsafeBufferPointer(rebasing: slice.prefix(count)))
        divideCDATA()
        parse(UnsafeBufferPointer(rebasing: slice.dropFirst(count)))
        try check()
        // libxml2 waits for the whole of a tag or comment and keeps the part that it has.
        pending = state.pointee.progress != progress || keepsOnlySpace ? 0 : pending + slice.count
        try checkPending()
    }

    /// A Boolean value indicating whether libxml2 keeps nothing, or only white space, outside the root element.
    ///
    /// There white space makes no node, so that it is not seen in the progress.
    var keepsOnlySpace: Bool {
        guard state.pointee.builder.depth == 0, !state.pointee.isInDocumentType, let input = context?.pointee.input,
            let next = input.pointee.cur, let end = input.pointee.end
        else { return false }
        return UnsafeBufferPointer(start: next, count: end - next).isBlank
    }

    var isPendingTooLong: Bool { pending > max(limits.valueLength, Self.slice) }

    func checkPending() throws(XML.Error) {
        guard isPendingTooLong else { return }
        throw try failure(.lengthExceeded, "A tag or comment is longer than \(limits.valueLength) bytes")
    }

    func parse(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty else { return }
        _ = bytes.withMemoryRebound(to: CChar.self) { xmlParseChunk(context, $0.baseAddress, Int32($0.count), 0) }
    }

    // MARK: Context

    func makeContext() throws(XML.Error) -> xmlParserCtxtPtr {
        var handler = ParserState.handler()
        guard let context = xmlCreatePushParserCtxt(&handler, state, nil, 0, nil) else {
            throw XML.Error(.sizeExceeded, "There is no memory for a parser")
        }
        self.context = context
        state.pointee.context = context
        // Some errors of declarations are reported with this pointer instead of the usual one.
        context.pointee.vctxt.userData = UnsafeMutableRawPointer(state)
        // The document's statement about its encoding is evaluated elsewhere; libxml2 only sees UTF-8.
        var options = Int32(
            bitPattern: XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        )
        if limits.depth > Self.usualLimits.depth || limits.nameLength > Self.usualLimits.nameLength
            || limits.valueLength > Self.usualLimits.valueLength
        {
            options |= Int32(bitPattern: XML_PARSE_HUGE.rawValue)
        }
        xmlCtxtUseOptions(context, options)
        // Our limits are those of names and sizes. Its own would depend on what the tokenizer has read before.
        xmlDictSetLimit(context.pointee.dict, 0)
        xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
        return context
    }

    // MARK: CDATA

    /// Divides a CDATA section whose end has not arrived into two sections with the same meaning.
    ///
    /// Older versions of libxml2 keep a section until they see its end, search all of it again and again, and refuse a
    /// section of ten megabytes.
    private func divideCDATA() {
        guard let context, context.pointee.instate == XML_PARSER_CDATA_SECTION, let input = context.pointee.input,
            let next = input.pointee.cur, let end = input.pointee.end, end - next >= Self.slice / 2
        else { return }
        let divider: StaticString = "]]><![CDATA["
        parse(UnsafeBufferPointer(start: divider.utf8Start, count: divider.utf8CodeUnitCount))
        // The divider is not part of the document.
        input.pointee.col -= Int32(divider.utf8CodeUnitCount)
    }

    /// Returns the number of bytes that can be before such a divider.
    ///
    /// The divider must not split a character, a line end or the section's end.
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
        if context?.pointee.wellFormed == 0 { throw try failure(.syntax, "The document is not well-formed") }
    }

    /// Returns an error at the parser's current place; throws an earlier one.
    private func failure(_ code: XML.Error.Code, _ message: String) throws(XML.Error) -> XML.Error {
        try takeOver()
        return state.pointee.error(code, message)
    }
}
