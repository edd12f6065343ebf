/// The text between two quotes, as it is in the document.
struct StringToken {
    var start: UnsafePointer<UInt8>
    var count: Int
    /// A Boolean value indicating whether a backslash occurs; the escapes were checked.
    var hasEscapes: Bool
    /// A Boolean value indicating whether a byte of 0x80 or more occurs; that these are UTF-8 was *not* checked.
    var hasMultibyte: Bool

    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }
}

extension Reader {
    /// Scans a member's name and the colon after it.
    @inline(__always)
    mutating func scanName() throws(JSON.Error) -> StringToken {
        guard peek() == UInt8(ascii: "\"") else { throw syntax("Expected a member's name") }
        let name = try scanString()
        guard peek() == UInt8(ascii: ":") else { throw syntax("Expected : after a member's name") }
        cursor += 1
        return name
    }

    /// Moves past a key, which is a name with its quotes and its colon, if it comes next; otherwise returns `false`.
    ///
    /// Eight bytes after the key are readable. The last words of a long key overlap those before them, so that no word
    /// has to be cut. No key has a zero byte, so the comparison ends where the document does: what it reads lies at most
    /// 16 bytes after the last equal byte, in the padding.
    @inline(__always)
    mutating func skip(_ key: UnsafePointer<UInt8>, count: Int) -> Bool {
        let (left, right) = (UnsafeRawPointer(cursor), UnsafeRawPointer(key))
        func difference(at offset: Int) -> UInt64 {
            left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
        if count < 8 {
            let bitsAfterKey = UInt64(truncatingIfNeeded: 64 &- count &* 8)
            guard difference(at: 0).littleEndian &<< bitsAfterKey == 0 else { return false }
        } else {
            var offset = 0
            while offset &+ 16 < count {
                guard difference(at: offset) | difference(at: offset &+ 8) == 0 else { return false }
                offset &+= 16
            }
            let last = max(0, count &- 16)
            guard difference(at: last) | difference(at: count &- 8) == 0 else { return false }
        }
        cursor += count
        return true
    }

    /// Scans a string; the cursor is at its opening quote.
    ///
    /// It scans eight bytes at a time. `word ^ pattern` has a zero byte where the pattern's byte occurs.
    /// `(x - 0x01…) & ~x & 0x80…` marks zero bytes. The marks are exact up to the lowest one, and only that one is
    /// used.
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

    /// Returns a string's text.
    ///
    /// The bytes are checked here: the standard library's `String(validating:as:)` is a generic function that is not
    /// specialized, and looks up the metadata of three types in each call.
    @inline(__always)
    func string(_ token: StringToken) throws(JSON.Error) -> String {
        if token.hasEscapes { return try unescaped(token) }
        try checkUTF8(token)
        return String(decoding: token.bytes, as: UTF8.self)
    }

    /// Reads a string value.
    mutating func readString() throws(JSON.Error) -> String {
        guard peek() == UInt8(ascii: "\""), let token = plainString(at: cursor + 1) else { return try readAnyString() }
        cursor = token.start + token.count + 1
        return String(checked: token)
    }

    /// Reads a string that has escapes or is not UTF-8, or the error that it is none.
    @inline(never)
    private mutating func readAnyString() throws(JSON.Error) -> String {
        try string(scanText("a string"))
    }

    /// Scans a string for a property of a textual format.
    @inline(__always)
    mutating func scanText(_ expected: StaticString) throws(JSON.Error) -> StringToken {
        guard peek() == UInt8(ascii: "\"") else { throw mismatch(expected.description) }
        guard let token = plainString(at: cursor + 1) else { return try scanString() }
        cursor = token.start + token.count + 1
        return token
    }

    /// Refuses bytes that are not UTF-8 in a string that is kept as bytes.
    @inline(__always)
    func checkUTF8(_ token: StringToken) throws(JSON.Error) {
        if token.hasMultibyte, firstInvalidUTF8(token.bytes) != nil { throw invalidUTF8(in: token) }
    }

    @inline(never)
    private func invalidUTF8(in token: StringToken) -> JSON.Error {
        invalidUTF8(at: token.start + (firstInvalidUTF8(token.bytes) ?? 0))
    }

    func invalidUTF8(at place: UnsafePointer<UInt8>) -> JSON.Error {
        failure(.invalidUTF8, "The bytes are not UTF-8", at: place)
    }

    /// Checks one escape; the cursor moves from the backslash past the escape.
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

/// Marks the bytes of a little-endian word where a string's plain run ends: quotes, backslashes, control characters.
@inline(__always)
func stringStops(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let marks =
        ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes) | ((word &- (ones &* 0x20)) & ~word)
    return marks & (ones &* 0x80)
}

/// Returns the number of bytes before the first byte that needs an escape.
///
/// The last bytes are compared together with bytes before them, of which it is known that they need none.
@inline(__always)
func plainPrefix(_ source: UnsafePointer<UInt8>, _ count: Int) -> Int {
    guard count >= 8 else { return plainPrefixOfFew(source, count) }
    guard count >= 16 else {
        let first = stringStops(in: word(source))
        if first != 0 { return first.trailingZeroBitCount / 8 }
        let last = stringStops(in: word(source + (count - 8)))
        return last == 0 ? count : count - 8 + last.trailingZeroBitCount / 8
    }
    var index = 0
    while true {
        let stops = ByteBlock.stringStops(in: ByteBlock.load(source + index))
        guard stops == 0 else { return index + stops.trailingZeroBitCount }
        if index == count - 16 { return count }
        index = min(index + 16, count - 16)
    }
}

@inline(__always)
private func plainPrefixOfFew(_ source: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var index = 0
    while index < count, source[index] >= 0x20, source[index] != UInt8(ascii: "\""),
        source[index] != UInt8(ascii: "\\")
    {
        index += 1
    }
    return index
}

@inline(__always)
private func word(_ source: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(source).loadUnaligned(as: UInt64.self).littleEndian
}

/// Writes the text of a checked string with its escapes resolved; the text is never longer than the source.
func unescape(_ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var read = 0
    var written = 0
    func unit(at index: Int) -> UInt32 {
        (index..<index + 4).reduce(0) { $0 << 4 | (hexDigit(source[$1]) ?? 0) }
    }
    while let rest = source.baseAddress.map({ $0 + read }), read < source.count {
        // In a checked string, quotes and control characters appear only after backslashes.
        let plain = plainPrefix(rest, source.count - read)
        target.baseAddress?.advanced(by: written).update(from: rest, count: plain)
        read += plain
        written += plain
        if read == source.count { break }
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
