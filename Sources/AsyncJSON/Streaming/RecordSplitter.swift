/// Cuts the elements of one array out of a document that arrives in pieces.
///
///     {"kind":"list","items":[{"id":1},{"id":2}],"nextPageToken":"t"}
///                             ^^^^^^^^ ^^^^^^^^                            elements
///     {"kind":"list","items":[                 ],"nextPageToken":"t"}     envelope
///
/// It examines only brackets, quotes and commas. The contents of an element are checked when it is decoded, the
/// envelope when it is parsed. It holds one chunk, the incomplete element, and the envelope.
struct RecordSplitter {
    private enum Place { case envelope, betweenElements, inElement }

    private var envelope: [UInt8] = []
    private var envelopePosition = Position()
    /// The positions of the array's closing bracket, in the document and in the envelope.
    private var arrayEnd: (inDocument: Position, inEnvelope: Position)?

    /// The number of elements returned, and the place in the document where the last of them began.
    private(set) var count = 0
    private(set) var elementStart = Position()

    private let path: [String]
    private let limits: JSON.Limits
    private var place = Place.envelope
    private var chunk: [UInt8] = []
    private var index = 0
    private var position = Position()
    private var nesting = Nesting()
    private var names: NameTracker
    /// The place of the latest string around the array.
    private var stringStart = Position()

    /// The part of an element that came with earlier chunks.
    private var carried: [UInt8] = []
    private var isScalar = false
    private var followsComma = false

    struct Position {
        var offset = 0
        var line = 1
        var column = 1

        mutating func pass(_ byte: UInt8) {
            offset += 1
            if byte == 0x0A {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
    }

    init(path: [String], limits: JSON.Limits) {
        self.path = path
        self.limits = limits
        names = NameTracker(path: path)
    }

    /// Takes the next piece of the document, after `next` returned `nil`.
    mutating func take(_ chunk: some Sequence<UInt8>) {
        self.chunk = Array(chunk)
        index = 0
    }

    /// Returns the text of the next complete element; `nil` if the chunk is used up.
    mutating func next() throws(JSON.Error) -> [UInt8]? {
        var start = index
        while index < chunk.count {
            let byte = chunk[index]
            switch place {
            case .envelope:
                if byte == UInt8(ascii: "\""), !nesting.isInString { stringStart = position }
                if names.pass(byte, &nesting) {
                    place = .betweenElements
                    followsComma = false
                }
                if let name = names.repeated {
                    let message = "The member \"\(name)\" comes again after its elements were read"
                    throw error(.invalidValue, message, at: stringStart)
                }
                try appendToEnvelope(byte)
            case .betweenElements:
                if try beginsElement(byte) {
                    start = index
                    elementStart = position
                    place = .inElement
                    isScalar = byte != UInt8(ascii: "{") && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "\"")
                    nesting = Nesting()
                    continue
                }
            case .inElement:
                if isScalar, endsScalar(byte) { return finishElement(start, index) }
                nesting.pass(byte)
                if nesting.isClosed, !isScalar {
                    advance(byte)
                    return finishElement(start, index)
                }
            }
            advance(byte)
        }
        if place == .inElement {
            carried += chunk[start...]
            try check(carried.count)
        }
        return nil
    }

    /// Returns the document without the array's elements; called at the document's end.
    func parseEnvelope() throws(JSON.Error) -> JSON.Value {
        guard place == .envelope else { throw error(.unexpectedEnd, "The document ends inside the array") }
        do {
            return try JSON.Value(parsing: envelope, limits: limits)
        } catch {
            guard let (place, seen) = arrayEnd, error.offset >= seen.offset else { throw error }
            throw error.moved(
                by: place.offset - seen.offset,
                line: place.line - seen.line + 1,
                column: error.line == seen.line ? place.column - seen.column + 1 : 1
            )
        }
    }

    private mutating func appendToEnvelope(_ byte: UInt8) throws(JSON.Error) {
        envelope.append(byte)
        envelopePosition.pass(byte)
        try check(envelope.count)
    }

    private mutating func advance(_ byte: UInt8) {
        position.pass(byte)
        index += 1
    }

    private mutating func finishElement(_ start: Int, _ end: Int) -> [UInt8] {
        defer { carried = [] }
        place = .betweenElements
        followsComma = false
        count += 1
        return carried + chunk[start..<end]
    }

    /// Returns `true` if an element begins at this byte; otherwise the byte belongs between two elements.
    private mutating func beginsElement(_ byte: UInt8) throws(JSON.Error) -> Bool {
        switch byte {
        case 0x20, 0x0A, 0x0D, 0x09:
            return false
        case UInt8(ascii: "]") where !followsComma:
            place = .envelope
            arrayEnd = (position, envelopePosition)
            try appendToEnvelope(byte)
            nesting = names.leaveArray()
            return false
        case UInt8(ascii: ",") where count > 0 && !followsComma:
            followsComma = true
            return false
        default:
            guard count == 0 || followsComma else { throw error(.syntax, "Expected , or ] after an element") }
            // A byte order mark is refused too: the element's parser would skip it like that of a document.
            guard byte != UInt8(ascii: ","), byte != UInt8(ascii: "]"), byte < 0x80 else {
                throw error(.syntax, "Expected a value")
            }
            return true
        }
    }

    private func endsScalar(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "]"), 0x20, 0x0A, 0x0D, 0x09: true
        default: false
        }
    }

    private func check(_ size: Int) throws(JSON.Error) {
        guard size <= limits.size else {
            throw error(.sizeExceeded, "One element, or what is around them, has more than \(limits.size) bytes")
        }
    }

    private func error(_ code: JSON.Error.Code, _ message: String, at place: Position? = nil) -> JSON.Error {
        let place = place ?? position
        return JSON.Error(
            code,
            message,
            offset: place.offset,
            position: .init(line: place.line, column: place.column)
        )
    }
}
