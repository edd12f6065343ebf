extension QuoteIndex {
    /// The place in the index of the next string.
    ///
    /// It is a value of its own, with copies of what the loop over a document needs for each string, so that these are in
    /// registers.
    struct Position {
        fileprivate var quote: UnsafePointer<UInt16>
        fileprivate var base: UnsafePointer<UInt8>
        /// The word of an empty string without escapes at the base.
        fileprivate var word: UInt64
        /// The next escape; the end of the document if there are no more in the chunk.
        fileprivate var escape: UnsafePointer<UInt8>
    }

    /// The first string of the present chunk.
    var position: Position {
        let word = UInt64(Tape.Kind.string.rawValue) << 60 | UInt64(truncatingIfNeeded: base - start)
        return Position(quote: quotes, base: base, word: word, escape: nextEscape)
    }

    /// Moves past the string that begins at the cursor, and returns its word for the tape.
    ///
    /// The result is `nil` if no string begins there, or if it is not regular.
    @inline(__always)
    mutating func readString(at cursor: inout UnsafePointer<UInt8>, _ position: inout Position) -> UInt64? {
        let (opening, closing) = (position.quote[0], position.quote[1])
        guard closing != Self.none, position.base + Int(opening) == cursor else {
            return readString(acrossChunks: &cursor, &position)
        }
        let word = position.word &+ UInt64(opening &+ 1) &+ UInt64(closing &- opening &- 1) << 32
        position.quote += 2
        cursor = position.base + Int(closing)
        guard position.escape < cursor else {
            cursor += 1
            return word
        }
        guard checkEscapes(before: cursor) else { return nil }
        position.escape = nextEscape
        cursor += 1
        return Self.escaped(word)
    }

    /// Returns the word of the same string with escapes.
    @inline(__always)
    private static func escaped(_ word: UInt64) -> UInt64 {
        word ^ UInt64(Tape.Kind.string.rawValue ^ Tape.Kind.escapedString.rawValue) << 60
    }

    /// Reads a string of which one end or both are not in the present chunk.
    @inline(__always)
    private mutating func readString(
        acrossChunks cursor: inout UnsafePointer<UInt8>,
        _ position: inout Position
    ) -> UInt64? {
        // A copy, so that the position itself is not in memory.
        var copy = position
        guard let word = readLongString(at: cursor, &copy) else { return nil }
        position = copy
        cursor += Int(truncatingIfNeeded: word >> 32 & 0xFFF_FFFF) + 2
        return word
    }

    @inline(never)
    private mutating func readLongString(
        at opening: UnsafePointer<UInt8>,
        _ position: inout Position
    ) -> UInt64? {
        while isLast(position) {
            guard readChunk(&position) else { return nil }
        }
        guard position.base + Int(position.quote.pointee) == opening else { return nil }
        position.quote += 1
        var hasEscapes = false
        while isLast(position) {
            // The chunk ends in the string, and so all its other escapes are of this one.
            hasEscapes = hasEscapes || position.escape < end
            guard checkEscapes(before: end), readChunk(&position) else { return nil }
        }
        let closing = position.base + Int(position.quote.pointee)
        position.quote += 1
        hasEscapes = hasEscapes || position.escape < closing
        guard checkEscapes(before: closing) else { return nil }
        position.escape = nextEscape
        let kind: Tape.Kind = hasEscapes ? .escapedString : .string
        let (count, offset) = (closing - opening - 1, opening + 1 - start)
        return UInt64(kind.rawValue) << 60 | UInt64(truncatingIfNeeded: count) << 32
            | UInt64(truncatingIfNeeded: offset)
    }

    private func isLast(_ position: Position) -> Bool { position.quote == quotes + quoteCount }

    private mutating func readChunk(_ position: inout Position) -> Bool {
        guard !isAtEnd, readChunk() else { return false }
        position = self.position
        return true
    }

    // MARK: Escapes

    private var nextEscape: UnsafePointer<UInt8> {
        checkedEscapes < escapeCount ? escape(at: checkedEscapes) : end
    }

    private func escape(at index: Int) -> UnsafePointer<UInt8> { base + Int(places[places.count &- 1 &- index]) }

    /// Checks the escapes of a string; returns `false` if one of them is none.
    @inline(never)
    private mutating func checkEscapes(before closing: UnsafePointer<UInt8>) -> Bool {
        while checkedEscapes < escapeCount {
            let escape = escape(at: checkedEscapes)
            guard escape < closing else { return true }
            checkedEscapes &+= 1
            switch escape[1] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
                UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
                continue
            case UInt8(ascii: "u"):
                guard escape < pairEnd || checkUnit(escape) else { return false }
            default:
                return false
            }
        }
        return true
    }

    /// Checks `\uXXXX`, and the escape after it if this is the first half of a pair.
    private mutating func checkUnit(_ escape: UnsafePointer<UInt8>) -> Bool {
        guard let unit = hexUnit(escape + 2) else { return false }
        guard unit & 0xF800 == 0xD800 else { return true }
        guard unit < 0xDC00, escape[6] == UInt8(ascii: "\\"), escape[7] == UInt8(ascii: "u"),
            let second = hexUnit(escape + 8), second & 0xFC00 == 0xDC00
        else { return false }
        pairEnd = escape + 12
        return true
    }
}

/// Reads four hexadecimal digits.
private func hexUnit(_ digits: UnsafePointer<UInt8>) -> UInt32? {
    var unit: UInt32 = 0
    for index in 0..<4 {
        guard let digit = hexDigit(digits[index]) else { return nil }
        unit = unit << 4 | digit
    }
    return unit
}
