/// A growing buffer of XML text.
///
/// Text is escaped so that a parser reads the same characters again. This includes carriage returns, and in attributes
/// also tabs and line feeds. A character that XML 1.0 cannot express is not written; the first one is noted in
/// ``failure``.
struct Writer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private(set) var count = 0
    /// The first reason why the text differs from what was to be written.
    private(set) var failure: XML.Error?
    /// A Boolean value indicating whether U+FFFD replaces characters that XML cannot express.
    let replacesIllegalCharacters: Bool
    /// A Boolean value indicating whether characters with a special meaning are escaped.
    private let escapesMarkup: Bool

    init(capacity: Int = 1024, replacesIllegalCharacters: Bool = false, escapesMarkup: Bool = true) {
        self.capacity = capacity
        self.replacesIllegalCharacters = replacesIllegalCharacters
        self.escapesMarkup = escapesMarkup
        start = .allocate(capacity: capacity)
    }

    deinit { start.deallocate() }

    /// The replacements of parts of the text, in their order; they are made when the text is complete.
    private var replacements: [(range: Range<Int>, bytes: [UInt8])] = []

    /// The text written so far, without the replacements that are made at its end.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

    /// The complete text.
    var result: [UInt8] {
        if replacements.isEmpty { return Array(bytes) }
        let size = replacements.reduce(count) { $0 + $1.bytes.count - $1.range.count }
        return Array(unsafeUninitializedCapacity: size) { room, initialized in
            var offset = 0
            func copy(to end: Int) {
                _ = room[initialized...].initialize(fromContentsOf: bytes[offset..<end])
                initialized += end - offset
                offset = end
            }
            for replacement in replacements {
                copy(to: replacement.range.lowerBound)
                initialized = room[initialized...].initialize(fromContentsOf: replacement.bytes)
                offset = replacement.range.upperBound
            }
            copy(to: count)
        }
    }

    /// Ends the writing and returns the text; throws the first failure.
    consuming func finish() throws(XML.Error) -> [UInt8] {
        if let failure { throw failure }
        return result
    }

    // MARK: Bytes

    /// Reserves space for `size` more bytes at the end of the text and returns its start.
    @inline(__always)
    mutating func reserve(_ size: Int) -> UnsafeMutablePointer<UInt8> {
        if count + size > capacity { grow(size) }
        return start + count
    }

    /// Counts bytes that were written into reserved space.
    @inline(__always)
    mutating func commit(_ size: Int) { count += size }

    @inline(never)
    private mutating func grow(_ size: Int) {
        capacity = max(capacity * 2, count + size)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }

    @inline(__always)
    mutating func byte(_ byte: UInt8) {
        reserve(1).pointee = byte
        commit(1)
    }

    @inline(__always)
    mutating func raw(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        reserve(bytes.count).update(from: source, count: bytes.count)
        commit(bytes.count)
    }

    mutating func raw(_ text: String) {
        var text = text
        text.withUTF8 { raw($0) }
    }

    @inline(__always)
    mutating func literal(_ text: StaticString) {
        raw(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Removes the bytes after an offset.
    @inline(__always)
    mutating func truncate(to count: Int) { self.count = count }

    /// Replaces a range of bytes by others, and moves the bytes after it.
    mutating func replace(_ range: Range<Int>, with new: UnsafeBufferPointer<UInt8>) {
        let growth = new.count - range.count
        _ = reserve(max(0, growth))
        (start + range.upperBound + growth).update(from: start + range.upperBound, count: count - range.upperBound)
        if let source = new.baseAddress { (start + range.lowerBound).update(from: source, count: new.count) }
        count += growth
    }

    /// Replaces a range of bytes by others when the text is complete, so that nothing has to be moved.
    ///
    /// The ranges must not overlap.
    mutating func replaceLater(_ range: Range<Int>, with new: [UInt8]) {
        let place = replacements.firstIndex { $0.range.lowerBound > range.lowerBound } ?? replacements.count
        replacements.insert((range, new), at: place)
    }

    /// Removes the bytes after an offset with their replacements.
    mutating func rollBack(to count: Int) {
        self.count = count
        replacements.removeAll { $0.range.upperBound > count }
    }

    /// Begins another text in the same memory.
    mutating func removeAll() {
        count = 0
        replacements.removeAll()
    }

    // MARK: Text

    /// Writes text between tags.
    @inline(__always)
    mutating func text(_ text: String) { escaped(text, .text) }

    /// Writes the value of an attribute, without quotes around it.
    @inline(__always)
    mutating func attributeValue(_ text: String) { escaped(text, .attribute) }

    @inline(__always)
    mutating func escaped(_ text: String, _ place: Escapes.Place) {
        let isContiguous: Void? = text.utf8.withContiguousStorageIfAvailable { escaped($0, place) }
        if isContiguous == nil { Array(text.utf8).withUnsafeBufferPointer { escaped($0, place) } }
    }

    /// Writes text, and escapes characters that have a special meaning.
    @inline(__always)
    mutating func escaped(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Escapes.Place) {
        guard let source = bytes.baseAddress else { return }
        let plain = Escapes.plainLength(bytes, from: 0, place)
        reserve(plain).update(from: source, count: plain)
        commit(plain)
        if plain < bytes.count { escapeRest(bytes, from: plain, place) }
    }

    @inline(never)
    private mutating func escapeRest(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ place: Escapes.Place) {
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case let markup where !escapesMarkup && Escapes.isMarkup(markup): byte(markup)
            case UInt8(ascii: "&"): literal("&amp;")
            case UInt8(ascii: "<"): literal("&lt;")
            case UInt8(ascii: ">"): literal("&gt;")
            case UInt8(ascii: "\""): literal("&quot;")
            case UInt8(ascii: "\t"): literal("&#9;")
            case UInt8(ascii: "\n"): literal("&#10;")
            case UInt8(ascii: "\r"): literal("&#13;")
            case 0xEF where !Escapes.isNoncharacter(bytes, at: offset): byte(0xEF)
            case 0xEF:
                illegal(0xFFC0 | UInt32(bytes[offset + 2]))
                offset += 2
            case let control: illegal(UInt32(control))
            }
            offset += 1
            let plain = Escapes.plainLength(bytes, from: offset, place)
            raw(UnsafeBufferPointer(rebasing: bytes[offset..<(offset + plain)]))
            offset += plain
        }
    }

    /// Writes text that cannot be escaped: the content of a comment, processing instruction or CDATA section.
    ///
    /// A carriage return is refused, for a parser reads it as a line feed.
    mutating func verbatim(_ bytes: UnsafeBufferPointer<UInt8>, refusesReturns: Bool = true) {
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == 0xEF, Escapes.isNoncharacter(bytes, at: offset) {
                illegal(0xFFC0 | UInt32(bytes[offset + 2]))
                offset += 3
                continue
            }
            if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D || refusesReturns {
                illegal(UInt32(byte))
            } else {
                self.byte(byte)
            }
            offset += 1
        }
    }

    private mutating func illegal(_ character: UInt32) {
        if replacesIllegalCharacters { return literal("\u{FFFD}") }
        let place = character == 0x0D ? " in this place" : ""
        fail(.illegalCharacter, "XML cannot express the character U+\(hexadecimal(character))\(place)")
    }

    private func hexadecimal(_ character: UInt32) -> String {
        let digits = String(character, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }

    /// Notes a failure if it is the first one.
    mutating func fail(_ code: XML.Error.Code, _ message: String) {
        if failure == nil { failure = XML.Error(code, message) }
    }
}
