/// The scanner of this module: it reads a padded document from front to back and refuses what RFC 8259 does not allow.
///
/// The typed decoder pulls from it the values that a field table describes. `walk` lets it run over a whole value, for
/// the tape and for members that are skipped. A loop over an object reads
///
///     var more = try reader.beginObject()
///     while more {
///         let name = try reader.scanName()
///         …                                        // read or skip one value
///         more = try reader.endMember()
///     }
struct Reader {
    /// The start and the end of the document, which the caller keeps alive, with `PaddedBytes.padding` zeros after it.
    let start: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    let limits: JSON.Limits

    var cursor: UnsafePointer<UInt8>
    var depth = 0
    var modelDepth = 0

    init(_ bytes: PaddedBytes, limits: JSON.Limits) {
        start = bytes.start
        end = start + bytes.count
        cursor = bytes.value
        self.limits = limits
    }

    /// Creates a reader of one value that was already checked, inside a larger document.
    init(start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, at offset: Int, limits: JSON.Limits) {
        self.start = start
        self.end = end
        cursor = start + offset
        self.limits = limits
    }

    // MARK: Structure

    /// Skips white space and returns the first byte of the next token; 0 at the end of the document.
    @inline(__always)
    mutating func peek() -> UInt8 {
        var byte = cursor.pointee
        while byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            cursor += 1
            byte = cursor.pointee
        }
        return byte
    }

    /// Enters an object; returns `false` if it is empty and therefore already left.
    mutating func beginObject() throws(JSON.Error) -> Bool {
        guard peek() == UInt8(ascii: "{") else { throw mismatch("an object") }
        try enter()
        guard peek() == UInt8(ascii: "}") else { return true }
        leave()
        return false
    }

    /// Enters an array; returns `false` if it is empty and therefore already left.
    mutating func beginArray() throws(JSON.Error) -> Bool {
        guard peek() == UInt8(ascii: "[") else { throw mismatch("an array") }
        try enter()
        guard peek() == UInt8(ascii: "]") else { return true }
        leave()
        return false
    }

    /// Continues after a member's value: returns `true` before another member, `false` after the end of the object.
    @inline(__always)
    mutating func endMember() throws(JSON.Error) -> Bool {
        try endItem(UInt8(ascii: "}"), expected: "Expected , or } after a member")
    }

    /// Continues after an element: returns `true` before another element, `false` after the end of the array.
    @inline(__always)
    mutating func endElement() throws(JSON.Error) -> Bool {
        try endItem(UInt8(ascii: "]"), expected: "Expected , or ] after an element")
    }

    /// Refuses anything but white space after the document's value.
    mutating func finish() throws(JSON.Error) {
        _ = peek()
        guard cursor == end else { throw syntax("Expected the end of the document") }
    }

    @inline(__always)
    private mutating func endItem(_ closer: UInt8, expected: StaticString) throws(JSON.Error) -> Bool {
        switch peek() {
        case UInt8(ascii: ","):
            cursor += 1
            return true
        case closer:
            leave()
            return false
        default:
            throw syntax(expected.description)
        }
    }

    @inline(__always)
    private mutating func enter() throws(JSON.Error) {
        depth += 1
        guard depth <= limits.depth else { throw tooDeep() }
        cursor += 1
    }

    @inline(never)
    private func tooDeep() -> JSON.Error {
        failure(.depthExceeded, "Arrays and objects are nested deeper than \(limits.depth)")
    }

    @inline(__always)
    private mutating func leave() {
        depth -= 1
        cursor += 1
    }

    /// Enters an object from which a model is read; the caller calls `leaveModel` after it was read.
    @inline(__always)
    mutating func beginModel() throws(JSON.Error) -> Bool {
        modelDepth += 1
        guard modelDepth <= limits.modelDepth else { throw tooManyModels() }
        return try beginObject()
    }

    @inline(never)
    private func tooManyModels() -> JSON.Error {
        failure(.depthExceeded, "Models are nested deeper than \(limits.modelDepth)")
    }

    mutating func leaveModel() { modelDepth -= 1 }

    /// Checks and skips the next value, and returns its text.
    mutating func scanValue() throws(JSON.Error) -> UnsafeBufferPointer<UInt8> {
        _ = peek()
        let first = cursor
        try skipValue()
        return UnsafeBufferPointer(start: first, count: cursor - first)
    }

    // MARK: Literals

    @inline(__always)
    mutating func readBool() throws(JSON.Error) -> Bool {
        _ = peek()
        // Which of both it is, nobody can predict: there is no branch for it.
        let word = UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self).littleEndian
        let isTrue = word & 0xFFFF_FFFF == 0x6575_7274
        let isFalse = word & 0xFF_FFFF_FFFF == 0x65_736C_6166
        guard isTrue != isFalse else { return try readMisspelledBool() }
        cursor += isTrue ? 4 : 5
        return isTrue
    }

    /// Returns the error of a value that is neither true nor false.
    @inline(never)
    private mutating func readMisspelledBool() throws(JSON.Error) -> Bool {
        switch peek() {
        case UInt8(ascii: "t"):
            try scanLiteral("true")
            return true
        case UInt8(ascii: "f"):
            try scanLiteral("false")
            return false
        default:
            throw mismatch("true or false")
        }
    }

    /// Scans a word of four or five letters.
    @inline(__always)
    mutating func scanLiteral(_ literal: StaticString) throws(JSON.Error) {
        let count = literal.utf8CodeUnitCount
        let isEqual =
            fourBytes(cursor) == fourBytes(literal.utf8Start)
            && fourBytes(cursor + count - 4) == fourBytes(literal.utf8Start + count - 4)
        guard isEqual else { throw misspelled(literal) }
        cursor += count
    }

    @inline(__always)
    private func fourBytes(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
    }

    @inline(never)
    private func misspelled(_ literal: StaticString) -> JSON.Error {
        var place = cursor
        while place.pointee == literal.utf8Start[place - cursor] { place += 1 }
        return syntax("Expected \(literal)", at: place)
    }

    // MARK: Errors

    /// Returns an error at `place`, by default at the cursor.
    ///
    /// It has no line and column, because computing them reads most of a large document. The code that passes the error
    /// on to a caller uses `located` to add them.
    @inline(never)
    func failure(_ code: JSON.Error.Code, _ message: String, at place: UnsafePointer<UInt8>? = nil) -> JSON.Error {
        JSON.Error(code, message, offset: min(place ?? cursor, end) - start, position: nil)
    }

    /// Returns a syntax error, or an unexpected end if more was expected at the end of the document.
    @inline(never)
    func syntax(_ message: String, at place: UnsafePointer<UInt8>? = nil) -> JSON.Error {
        failure((place ?? cursor) >= end ? .unexpectedEnd : .syntax, message, at: place)
    }

    /// Returns the error that the next value is not of the expected kind, or a syntax error if it is not a value at
    /// all.
    @inline(never)
    mutating func mismatch(_ expected: String) -> JSON.Error {
        switch peek() {
        case UInt8(ascii: "{"): failure(.typeMismatch, "Expected \(expected), found an object")
        case UInt8(ascii: "["): failure(.typeMismatch, "Expected \(expected), found an array")
        case UInt8(ascii: "\""): failure(.typeMismatch, "Expected \(expected), found a string")
        case UInt8(ascii: "t"), UInt8(ascii: "f"): failure(.typeMismatch, "Expected \(expected), found a boolean")
        case UInt8(ascii: "n"): failure(.typeMismatch, "Expected \(expected), found null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            failure(.typeMismatch, "Expected \(expected), found a number")
        default: syntax("Expected \(expected)")
        }
    }
}
