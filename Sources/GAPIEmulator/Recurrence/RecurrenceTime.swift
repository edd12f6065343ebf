import AsyncJSON

/// A `DATE` or `DATE-TIME` of RFC 5545: `20260203`, `20260203T040506` or `20260203T040506Z`.
enum RecurrenceTime: Sendable, Equatable {
    /// A day, in days since 1970-01-01.
    case date(Int)
    /// A time in some zone, in seconds since 1970-01-01T00:00:00 there.
    case local(Int)
    /// A time in UTC, in seconds since 1970.
    case utc(Int)

    /// The seconds of a day.
    static let day = 86_400
    /// The seconds of the first time that has a text: the beginning of the year 0.
    static let start = GregorianCalendar.days(0, 1, 1) * day
    /// The seconds, local to a rule's zone, behind the last time that a rule can have: the end of the year 9999.
    static let end = GregorianCalendar.days(10_000, 1, 1) * day

    /// Parses a time.
    init(parsing text: some StringProtocol) throws(RecurrenceError) {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) throws(RecurrenceError) -> Int {
            var number = 0
            for byte in bytes[range] {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw Self.error(text) }
                number = number * 10 + Int(byte - UInt8(ascii: "0"))
            }
            return number
        }
        guard [8, 15, 16].contains(bytes.count) else { throw Self.error(text) }
        let (year, month, day) = (try number(0..<4), try number(4..<6), try number(6..<8))
        guard year > 0, (1...12).contains(month), (1...GregorianCalendar.length(ofMonth: month, year)).contains(day)
        else { throw Self.error(text) }
        let days = GregorianCalendar.days(year, month, day)
        guard bytes.count > 8 else {
            self = .date(days)
            return
        }
        let (hour, minute, second) = (try number(9..<11), try number(11..<13), try number(13..<15))
        let isUTC = bytes.count == 16
        guard bytes[8] | 32 == UInt8(ascii: "t"), hour < 24, minute < 60, second <= 60,
            !isUTC || bytes[15] | 32 == UInt8(ascii: "z")
        else { throw Self.error(text) }
        let seconds = days * Self.day + hour * 3600 + minute * 60 + min(second, 59)
        self = isUTC ? .utc(seconds) : .local(seconds)
    }

    private static func error(_ text: some StringProtocol) -> RecurrenceError {
        RecurrenceError("\(text.prefix(40)) is no date or time")
    }
}
