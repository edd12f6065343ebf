extension JSON {
    /// A calendar day without time or zone: Discovery's `date` format, RFC 3339 `full-date`.
    public struct LocalDate: Hashable, Sendable, Comparable, CustomStringConvertible {
        /// The year, 0 to 9999.
        public let year: Int
        /// The month, 1 to 12.
        public let month: Int
        /// The day of the month, 1 to 31.
        public let day: Int

        /// Creates a day; `nil` if it does not exist in the proleptic Gregorian calendar.
        ///
        /// - Parameters:
        ///   - year: The year, 0 to 9999.
        ///   - month: The month, 1 to 12.
        ///   - day: The day of the month, counted from 1.
        public init?(year: Int, month: Int, day: Int) {
            guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
                day <= GregorianCalendar.length(ofMonth: month, year)
            else { return nil }
            (self.year, self.month, self.day) = (year, month, day)
        }

        /// Parses `2026-11-20`.
        ///
        /// - Parameter text: The date.
        /// - Throws: ``JSON/Error`` with the code `invalidValue`.
        public init(parsing text: String) throws(JSON.Error) { try self.init(checking: text) }

        /// The date as `2026-11-20`.
        public var description: String { text }

        /// Returns `true` if the first day is before the second.
        public static func < (lhs: LocalDate, rhs: LocalDate) -> Bool {
            (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
        }
    }
}

extension JSON.LocalDate: TextFormat {
    static var expectation: StaticString { "a date (YYYY-MM-DD)" }

    init?(utf8 text: UnsafeBufferPointer<UInt8>) {
        var parser = FormatParser(text)
        guard let date = parser.localDate(), parser.isAtEnd else { return nil }
        self = date
    }

    func writeText(to writer: inout Writer) {
        writer.digits(year, 4)
        writer.byte(UInt8(ascii: "-"))
        writer.digits(month, 2)
        writer.byte(UInt8(ascii: "-"))
        writer.digits(day, 2)
    }

    /// The number of days since the first of January 1970.
    var daysSinceEpoch: Int { GregorianCalendar.days(year, month, day) }

    /// Creates the day this many days after the first of January 1970; `nil` outside the years 0 to 9999.
    init?(daysSinceEpoch: Int) {
        let (year, month, day) = GregorianCalendar.date(daysSinceEpoch)
        self.init(year: year, month: month, day: day)
    }
}

extension FormatParser {
    /// Parses year, month and day with dashes between them.
    mutating func localDate() -> JSON.LocalDate? {
        guard let year = digits(4), take(UInt8(ascii: "-")) != nil, let month = digits(2),
            take(UInt8(ascii: "-")) != nil, let day = digits(2)
        else { return nil }
        return JSON.LocalDate(year: year, month: month, day: day)
    }
}
