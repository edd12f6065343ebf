@testable import AsyncXML

/// What a parser says about a document that comes in pieces: the tape or the error, and the records before it.
struct Judgement: Equatable, CustomStringConvertible {
    /// What a parser is used for.
    enum Use: Sendable {
        case document
        case records(XML.RecordPlace)
        case checker
    }

    /// The number of the piece with the error; that of all pieces for an error at the end.
    var pieces = 0
    var error: XML.Error?
    /// The nodes in their bytes, with names that are numbers.
    private var nodes: [UInt8] = []
    private var text: [UInt8] = []
    private var positions: [UInt8] = []
    private var names: [String] = []
    private var isStandalone: Bool?
    private var records: [[UInt8]] = []

    /// - Parameters:
    ///   - document: The bytes of the document.
    ///   - sizes: The sizes of the pieces; the last is repeated.
    ///   - use: What the parser is used for.
    ///   - limits: The limits of the parser.
    ///   - charset: The encoding that the transport names.
    ///   - usesTokenizer: A Boolean value indicating whether the tokenizer is used.
    init(
        _ document: UnsafeBufferPointer<UInt8>,
        sizes: [Int] = [.max],
        use: Use = .document,
        limits: XML.Limits = XML.Limits(),
        charset: XML.Charset? = nil,
        usesTokenizer: Bool
    ) {
        var usesTokenizer = usesTokenizer
        if case .checker = use { usesTokenizer = usesTokenizer && XML.Checker.canUseTokenizer(limits) }
        do throws(XML.Error) {
            let parser = try Parser(limits: limits, charset: charset, usesTokenizer: usesTokenizer)
            if case .records(let place) = use { parser.state.pointee.records = RecordMarks(place) }
            var rest = document[...]
            while !rest.isEmpty {
                let size = max(1, sizes[min(pieces, sizes.count - 1)])
                // As a reader does it.
                let piece = UnsafeBufferPointer(rebasing: rest.prefix(min(size, Parser.slice)))
                let result = Result { () throws(XML.Error) in try parser.take(piece) }
                takeRecords(parser)
                try result.get()
                if case .checker = use { parser.forgetContent() }
                rest = rest.dropFirst(piece.count)
                pieces += 1
            }
            let result = Result { () throws(XML.Error) in try parser.finish() }
            takeRecords(parser)
            try result.get()
            take(parser.makeTape())
        } catch {
            self.error = error
        }
    }

    private mutating func takeRecords(_ parser: Parser) {
        let complete = parser.state.pointee.records.complete
        guard !complete.isEmpty else { return }
        for record in complete {
            let view = parser.view
            let range = record.element..<view.end(of: record.element)
            var bytes = Array(UnsafeRawBufferPointer(start: view.nodes + range.lowerBound, count: range.count * 16))
            for index in range where !view[index].isElement { bytes += view.bytes(at: index) }
            let place = view.position(ofElement: record.element).map { "\($0.line):\($0.column)" } ?? ""
            let path = view.path(to: record.element, record: record.element, recordNumber: record.number)
            records.append(bytes + place.utf8 + path.utf8)
        }
        parser.removeRecords()
    }

    private mutating func take(_ tape: Tape) {
        let view = tape.view
        nodes = Array(UnsafeRawBufferPointer(start: view.nodes, count: tape.count * 16))
        text = Array(UnsafeBufferPointer(start: view.text, count: tape.textCount))
        let elements = (1..<tape.count).count { view[$0].isElement }
        if let start = view.positions { positions = Array(UnsafeRawBufferPointer(start: start, count: elements * 8)) }
        names = (0..<tape.names.count).map {
            let name = tape.names.name($0)
            return "\(name.qualified) \(name.description)"
        }
        isStandalone = tape.isStandalone
    }

    var description: String {
        if let error { return "\(error.code) in piece \(pieces) after \(records.count) records: \(error)" }
        let places = stride(from: 0, to: positions.count, by: 4).map { index in
            (0..<4).reduce(0) { $0 | Int(positions[index + $1]) << (8 * $1) }
        }
        return """
            \(nodes.count / 16) nodes, \(records.count) records, standalone \(String(describing: isStandalone)), \
            text \(String(decoding: text, as: UTF8.self).debugDescription), places \(places), names \(names)
            """
    }
}

/// Returns how the tokenizer's judgement differs from that of libxml2 alone; `nil` if it does not.
func difference(
    _ document: [UInt8],
    sizes: [Int] = [.max],
    use: Judgement.Use = .document,
    limits: XML.Limits = XML.Limits(),
    charset: XML.Charset? = nil
) -> String? {
    document.withUnsafeBufferPointer { document in
        func judgement(_ usesTokenizer: Bool) -> Judgement {
            Judgement(
                document,
                sizes: sizes,
                use: use,
                limits: limits,
                charset: charset,
                usesTokenizer: usesTokenizer
            )
        }
        let (ours, theirs) = (judgement(true), judgement(false))
        guard ours != theirs else { return nil }
        return """
            \(String(decoding: document, as: UTF8.self).debugDescription)
            in pieces of \(sizes.prefix(20)) as \(use) with \(limits)
            tokenizer: \(ours)
            libxml2:   \(theirs)
            """
    }
}
