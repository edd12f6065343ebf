extension JSON.Timestamp {
    /// Parses the form in which services print times: UTC, with three digits of a second's fraction or none.
    ///
    ///     2026-11-20T10:00:00.123Z
    ///
    /// Eight characters at a time are compared with this form. Everything else, the last days of a month and leap seconds
    /// included, is `nil` here and left to the parser of RFC 3339.
    @inline(__always)
    init?(usual text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 20 || text.count == 24, let start = UnsafeRawPointer(text.baseAddress) else { return nil }
        let hasFraction = text.count == 24
        let first = Digits(start.loadUnaligned(as: UInt64.self), like: "0000-00-")
        let second = Digits(start.loadUnaligned(fromByteOffset: 8, as: UInt64.self), like: "00T00:00")
        // The last words, of which there are four bytes or eight.
        let seconds = UInt64(start.loadUnaligned(fromByteOffset: 16, as: UInt32.self).littleEndian)
        let fraction = hasFraction ? UInt64(start.loadUnaligned(fromByteOffset: 20, as: UInt32.self).littleEndian) : 0
        let last = Digits((fraction << 32 | seconds).littleEndian, like: hasFraction ? ":00.000Z" : ":00Z\0\0\0\0")
        guard let first, let second, let last else { return nil }
        let (month, day) = (first.pair(at: 5), second.pair(at: 0))
        let (hour, minute, secondOfMinute) = (second.pair(at: 3), second.pair(at: 6), last.pair(at: 1))
        guard 1...12 ~= month, 1...28 ~= day, hour < 24, minute < 60, secondOfMinute < 60 else { return nil }
        let days = GregorianCalendar.days(first.pair(at: 0) * 100 + first.pair(at: 2), month, day)
        let milliseconds = last.pair(at: 4) * 10 + last.digit(at: 6)
        self.init(
            utc: Int64(days * 86_400 + hour * 3600 + minute * 60 + secondOfMinute),
            milliseconds: Int32(truncatingIfNeeded: milliseconds),
            fractionDigits: hasFraction ? 3 : 0
        )
    }
}

extension Reader {
    /// Moves past a string with a time in the usual form and returns it; the result is `nil` for any other value.
    @inline(__always)
    mutating func readUsualTimestamp() -> JSON.Timestamp? {
        let quote = UInt8(ascii: "\"")
        guard peek() == quote else { return nil }
        // A shorter string is followed by other bytes of the document, or by the padding. No form contains its quote.
        let count = cursor[21] == quote ? 20 : 24
        guard cursor[count + 1] == quote else { return nil }
        let time = JSON.Timestamp(usual: UnsafeBufferPointer(start: cursor + 1, count: count))
        if time != nil { cursor += count + 2 }
        return time
    }
}

/// Eight characters, of which some are digits, at known places.
private struct Digits {
    /// The value of each digit, and 0 for each other character, the first one lowest.
    private let values: UInt64
    /// In each byte the number of two digits that begin there.
    private let pairs: UInt64

    /// Takes the characters if they are as in a pattern, with any digit for each 0; the word is as in memory.
    @inline(__always)
    init?(_ word: UInt64, like pattern: StaticString) {
        let form = UnsafeRawPointer(pattern.utf8Start).loadUnaligned(as: UInt64.self).littleEndian
        let zeros: UInt64 = 0x3030_3030_3030_3030
        let values = word.littleEndian ^ form
        // A digit's value plus 0x76 is below 0x80 up to 9; another character's difference plus 0x7F only for 0.
        let others = form ^ zeros
        let isOther = ((others &+ 0x7F7F_7F7F_7F7F_7F7F) | others) & 0x8080_8080_8080_8080
        let limits = 0x7676_7676_7676_7676 &+ (isOther &>> 7) &* 9
        guard (values | (values &+ limits)) & 0x8080_8080_8080_8080 == 0 else { return nil }
        self.values = values
        pairs = values &* 10 &+ values &>> 8
    }

    @inline(__always)
    func digit(at index: UInt64) -> Int { Int(truncatingIfNeeded: values &>> (index &* 8) & 0xFF) }

    @inline(__always)
    func pair(at index: UInt64) -> Int { Int(truncatingIfNeeded: pairs &>> (index &* 8) & 0xFF) }
}
