extension JSON {
    /// A moment to the nanosecond, which is written as it was read: `date-time` and `google-datetime`, RFC 3339.
    ///
    /// ```swift
    /// let time = try JSON.Timestamp(parsing: "2026-11-20T10:00:00.000+01:00")
    /// time.seconds         // since 1970-01-01T00:00:00Z
    /// time.description     // "2026-11-20T10:00:00.000+01:00"
    /// ```
    ///
    /// Two timestamps are equal if they are the same moment, in any zone and with any number of zeros.
    public struct Timestamp: Sendable, Comparable, CustomStringConvertible {
        /// Whole seconds since 1970-01-01T00:00:00Z, rounded down; leap seconds do not count.
        public let seconds: Int64
        /// Nanoseconds after ``seconds``, 0 to 999,999,999.
        public let nanoseconds: Int32

        /// The zone that is written, in minutes east of Greenwich; 0 is written as `Z`.
        private let zone: Int16
        private let fractionDigits: UInt8
        /// The text as it was read, if the properties above would print another text.
        private let unusualText: String?

        /// Creates a moment, which is written in UTC with 0, 3, 6 or 9 digits of a second's fraction.
        ///
        /// - Parameters:
        ///   - seconds: Seconds since 1970-01-01T00:00:00Z.
        ///   - nanoseconds: Nanoseconds after that; a billion or more, or a negative number, carry over. If the moment
        ///     is out of range, the result is the last or the first moment.
        public init(seconds: Int64, nanoseconds: Int64 = 0) {
            let billion: Int64 = 1_000_000_000
            let (carry, rest) = nanoseconds.flooredQuotientAndRemainder(dividingBy: billion)
            let (sum, overflowed) = seconds.addingReportingOverflow(carry)
            self.seconds = overflowed ? (carry < 0 ? .min : .max) : sum
            self.nanoseconds = overflowed ? (carry < 0 ? 0 : 999_999_999) : Int32(rest)
            zone = 0
            fractionDigits = UInt8(AsyncJSON.fractionDigits(self.nanoseconds))
            unusualText = nil
        }

        /// Creates a moment as it was read, in UTC.
        @inline(__always)
        init(utc seconds: Int64, milliseconds: Int32, fractionDigits: UInt8) {
            self.seconds = seconds
            nanoseconds = milliseconds &* 1_000_000
            zone = 0
            self.fractionDigits = fractionDigits
            unusualText = nil
        }

        /// Parses an RFC 3339 `date-time`, such as `2026-11-20T10:00:00.123456789Z`.
        ///
        /// Digits past the ninth of a fraction are written back, but they do not count.
        ///
        /// - Parameter text: The date and time with its zone.
        /// - Throws: ``JSON/Error`` with the code `invalidValue`.
        public init(parsing text: String) throws(JSON.Error) { try self.init(checking: text) }

        /// The text as it was read, or the text in UTC.
        public var description: String { text }

        /// Returns `true` if two timestamps are the same moment.
        public static func == (lhs: Timestamp, rhs: Timestamp) -> Bool {
            lhs.seconds == rhs.seconds && lhs.nanoseconds == rhs.nanoseconds
        }

        /// Returns `true` if the first moment is before the second.
        public static func < (lhs: Timestamp, rhs: Timestamp) -> Bool {
            (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
        }
    }
}

extension JSON.Timestamp: TextFormat {
    static var expectation: StaticString { "a date and time (RFC 3339)" }

    static func read(from reader: inout Reader) throws(JSON.Error) -> Self {
        if let usual = reader.readUsualTimestamp() { return usual }
        return try readText(from: &reader)
    }

    init?(utf8 text: UnsafeBufferPointer<UInt8>) {
        if let usual = Self(usual: text) {
            self = usual
            return
        }
        var parser = FormatParser(text)
        guard let date = parser.localDate(),
            let separator = parser.take(UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")),
            let hour = parser.digits(2), hour < 24, parser.take(UInt8(ascii: ":")) != nil,
            let minute = parser.digits(2), minute < 60, parser.take(UInt8(ascii: ":")) != nil,
            let second = parser.digits(2), second <= 60,
            let (nanoseconds, digits) = parser.fraction(),
            let (zone, zoneIsUsual) = parser.zone(), parser.isAtEnd
        else { return nil }
        seconds = Int64(date.daysSinceEpoch) * 86_400 + Int64(hour * 3600 + minute * 60 + second - zone * 60)
        self.nanoseconds = nanoseconds
        self.zone = Int16(zone)
        let isUsual = separator == UInt8(ascii: "T") && second < 60 && digits <= 9 && zoneIsUsual
        fractionDigits = UInt8(min(digits, 9))
        unusualText = isUsual ? nil : String(decoding: text, as: UTF8.self)
    }

    func writeText(to writer: inout Writer) {
        if let unusualText { return writer.raw(unusualText) }
        // RFC 3339 cannot express moments outside the years 0 to 9999: there the text is the seconds.
        let (local, isFar) = seconds.addingReportingOverflow(Int64(zone) * 60)
        let (day, second) = local.flooredQuotientAndRemainder(dividingBy: 86_400)
        guard !isFar, let date = JSON.LocalDate(daysSinceEpoch: Int(day)) else { return writer.raw("\(seconds)s") }
        date.writeText(to: &writer)
        for (separator, part) in [("T", second / 3600), (":", second / 60 % 60), (":", second % 60)]
            as [(StaticString, Int64)]
        {
            writer.literal(separator)
            writer.digits(part, 2)
        }
        writer.fraction(nanoseconds, digits: Int(fractionDigits))
        guard zone != 0 else { return writer.literal("Z") }
        writer.literal(zone < 0 ? "-" : "+")
        writer.digits(zone.magnitude / 60, 2)
        writer.literal(":")
        writer.digits(zone.magnitude % 60, 2)
    }

    /// Hashes the moment.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(seconds)
        hasher.combine(nanoseconds)
    }
}

extension Int64 {
    /// Returns the quotient rounded down, with a remainder that is not negative; the divisor must be positive.
    fileprivate func flooredQuotientAndRemainder(dividingBy divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}

extension FormatParser {
    /// Parses `Z` or `±hh:mm` as minutes, and tells whether a timestamp with those minutes is written the same.
    fileprivate mutating func zone() -> (minutes: Int, isUsual: Bool)? {
        if let letter = take(UInt8(ascii: "Z"), UInt8(ascii: "z")) { return (0, letter == UInt8(ascii: "Z")) }
        guard let sign = take(UInt8(ascii: "+"), UInt8(ascii: "-")), let hours = digits(2), hours < 24,
            take(UInt8(ascii: ":")) != nil, let minutes = digits(2), minutes < 60
        else { return nil }
        let total = hours * 60 + minutes
        return (sign == UInt8(ascii: "-") ? -total : total, total != 0)
    }
}
