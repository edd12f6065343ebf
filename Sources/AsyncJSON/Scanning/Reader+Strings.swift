/// The text between two quotes, as it stands in the document.
struct StringToken {
    var start: UnsafePointer<UInt8>
    var count: Int
    /// Whether a backslash occurs; the escapes were checked.
    var hasEscapes: Bool
    /// Whether a byte of 0x80 or more occurs; whether those are UTF-8 was *not* checked.
    var hasMultibyte: Bool

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}

extension Reader {
    /// Scans a member's name and the colon behind it.
    @inline(__always)
    mutating func scanName() throws(JSON.Error) -> StringToken {
        guard peek() == UInt8(ascii: "\"") else { throw syntax("Expected a member's name") }
        let name = try scanString()
        guard peek() == UInt8(ascii: ":") else { throw syntax("Expected : after a member's name") }
        cursor += 1
        return name
    }

    /// Scans a string; the cursor stands at its opening quote.
    ///
    /// Eight bytes at a time: `word ^ pattern` has a zero byte where the pattern's byte occurs, and
    /// `(x - 0x01…) & ~x & 0x80…` marks zero bytes, exactly up to the lowest mark, which is the only one used.
    @inline(__always)
    mutating func scanString() throws(JSON.Error) -> StringToken {
        cursor += 1
        let first = cursor
        var hasEscapes = false
        var highBits: UInt64 = 0
        while true {
            let word = UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self).littleEndian
            let marks = stringStops(in: word)
            guard marks != 0 else {
                highBits |= word
                cursor += 8
                continue
            }
            let lowest = marks & (0 &- marks)
            highBits |= word & (lowest &- 1)
            cursor += marks.trailingZeroBitCount / 8
            switch cursor.pointee {
            case UInt8(ascii: "\""):
                let token = StringToken(
                    start: first,
                    count: cursor - first,
                    hasEscapes: hasEscapes,
                    hasMultibyte: highBits & 0x8080_8080_8080_8080 != 0
                )
                cursor += 1
                return token
            case UInt8(ascii: "\\"):
                hasEscapes = true
                try scanEscape()
            default:
                throw cursor >= end ? syntax("The string has no end") : syntax("A control character must be escaped")
            }
        }
    }

    /// A string's text.
    @inline(__always)
    func string(_ token: StringToken) throws(JSON.Error) -> String {
        if token.hasEscapes { return try unescaped(token) }
        guard token.hasMultibyte else { return String(decoding: token.bytes, as: UTF8.self) }
        guard let string = String(validating: token.bytes, as: UTF8.self) else { throw invalidUTF8(in: token) }
        return string
    }

    /// Reads a string value.
    mutating func readString() throws(JSON.Error) -> String {
        try string(scanText("a string"))
    }

    /// Scans a string where a property of a textual format needs one.
    @inline(__always)
    mutating func scanText(_ expected: StaticString) throws(JSON.Error) -> StringToken {
        guard peek() == UInt8(ascii: "\"") else { throw mismatch(expected.description) }
        return try scanString()
    }

    /// Refuses what is not UTF-8 in a string that is kept as bytes.
    @inline(__always)
    func checkUTF8(_ token: StringToken) throws(JSON.Error) {
        if token.hasMultibyte, firstInvalidUTF8(token.bytes) != nil { throw invalidUTF8(in: token) }
    }

    @inline(never)
    private func invalidUTF8(in token: StringToken) -> JSON.Error {
        let offset = firstInvalidUTF8(token.bytes) ?? 0
        return failure(.invalidUTF8, "The bytes are not UTF-8", at: token.start + offset)
    }

    /// Checks one escape; the cursor moves from the backslash behind the escape.
    @inline(never)
    private mutating func scanEscape() throws(JSON.Error) {
        switch cursor[1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            cursor += 2
        case UInt8(ascii: "u"):
            let unit = try scanHexUnit()
            guard unit & 0xF800 == 0xD800 else { return }
            // A surrogate: only a high one followed by a low one is a scalar.
            let hasEscape = cursor.pointee == UInt8(ascii: "\\")
            let place = hasEscape ? cursor + 1 : cursor
            guard unit < 0xDC00, hasEscape, cursor[1] == UInt8(ascii: "u"), try scanHexUnit() & 0xFC00 == 0xDC00 else {
                throw syntax("A surrogate must be one half of a pair", at: place)
            }
        default:
            throw syntax("Unknown escape", at: cursor + 1)
        }
    }

    /// Reads `\uXXXX`.
    private mutating func scanHexUnit() throws(JSON.Error) -> UInt32 {
        var unit: UInt32 = 0
        for index in 2..<6 {
            guard let digit = hexDigit(cursor[index]) else {
                throw syntax("Expected four hexadecimal digits after \\u", at: cursor + index)
            }
            unit = unit << 4 | digit
        }
        cursor += 6
        return unit
    }

    @inline(never)
    private func unescaped(_ token: StringToken) throws(JSON.Error) -> String {
        try checkUTF8(token)
        return String(unsafeUninitializedCapacity: token.count) { unescape(token.bytes, into: $0) }
    }
}

/// Marks the bytes of a little-endian word where a string's plain run ends: quote, backslash, control character.
@inline(__always)
func stringStops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let marks =
        ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- (ones &* 0x20)) & ~word)
    return marks & (ones &* 0x80)
}

/// Writes the text of a checked string with its escapes resolved; never longer than the source.
func unescape(_ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var read = 0
    var written = 0
    func unit(at index: Int) -> UInt32 {
        (index..<index + 4).reduce(0) { $0 << 4 | (hexDigit(source[$1]) ?? 0) }
    }
    while read < source.count {
        let byte = source[read]
        guard byte == UInt8(ascii: "\\") else {
            target[written] = byte
            read += 1
            written += 1
            continue
        }
        let escape = source[read + 1]
        guard escape == UInt8(ascii: "u") else {
            target[written] =
                switch escape {
                case UInt8(ascii: "b"): 0x08
                case UInt8(ascii: "f"): 0x0C
                case UInt8(ascii: "n"): 0x0A
                case UInt8(ascii: "r"): 0x0D
                case UInt8(ascii: "t"): 0x09
                default: escape
                }
            read += 2
            written += 1
            continue
        }
        var value = unit(at: read + 2)
        read += 6
        if value & 0xF800 == 0xD800 {
            value = 0x10000 + (value & 0x3FF) << 10 + (unit(at: read + 2) & 0x3FF)
            read += 6
        }
        for encoded in UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter {
            target[written] = encoded
            written += 1
        }
    }
    return written
}

@inline(__always)
func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte) - 0x57
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte) - 0x37
    default: nil
    }
}

/// The index of the first byte that does not continue well-formed UTF-8 (Unicode 16, table 3-7).
func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
        let lead = bytes[index]
        guard lead >= 0x80 else {
            index += 1
            continue
        }
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        case 0xF1...0xF3: length = 4
        default: return index
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
        for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return index }
        index += length
    }
    return nil
}
