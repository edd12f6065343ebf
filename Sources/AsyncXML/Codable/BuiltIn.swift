#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Returns `true` if a type of the Foundation library has its own text form in XML.
@inline(__always)
func isBuiltIn<T>(_ type: T.Type) -> Bool {
    type == Date.self || type == URL.self || type == Data.self || type == Decimal.self
}

/// Returns the value of a text; `nil` if the text has no such value.
func convertBuiltIn<T>(_ type: T.Type, _ text: String) throws -> Any? {
    var text = text
    let trimmed = text.withUTF8 { String(decoding: $0.trimmed, as: UTF8.self) }
    if type == Date.self { return DateText.date(trimmed) }
    if type == URL.self { return URL(string: trimmed) }
    if type == Data.self { return Data(base64Encoded: trimmed, options: .ignoreUnknownCharacters) }
    if type == Decimal.self { return DecimalText.number(trimmed) }
    return nil
}

/// Returns the value of a text that only a lenient decoder accepts: a date in seconds since 1970, or 0 for no text.
func convertLeniently<T>(_ type: T.Type, _ text: String) -> Any? {
    var text = text
    let trimmed = text.withUTF8 { String(decoding: $0.trimmed, as: UTF8.self) }
    if type == Date.self {
        return Double(trimmed).flatMap { DateText.seconds.contains($0) ? Date(timeIntervalSince1970: $0) : nil }
    }
    if type == Decimal.self, trimmed.isEmpty { return Decimal() }
    return nil
}

/// Returns the text of a value of one of these types.
func textOfBuiltIn<T>(_ value: T) throws(XML.Error) -> String? {
    if let date = value as? Date {
        guard let text = DateText.text(date) else {
            throw XML.Error(.invalidValue, "The date \(date.timeIntervalSince1970) s after 1970 is out of range")
        }
        return text
    }
    if let url = value as? URL { return url.absoluteString }
    if let data = value as? Data { return data.base64EncodedString() }
    if let decimal = value as? Decimal { return decimal.description }
    return nil
}

/// The formats of dates in RFC 3339 and XML Schema.
private enum DateText {
    /// The seconds since 1970 that a lenient decoder takes for a date: some 30,000 years before and after.
    static let seconds = -1e12...1e12

    /// Parses a date with or without time, fraction and zone; if the zone is missing, UTC is assumed.
    ///
    /// The end of a day may be 24:00:00, as in XML Schema. A zone is less than 24 hours, as in RFC 3339.
    static func date(_ text: String) -> Date? {
        var rest = text.utf8[...]
        func digits(_ count: Int) -> Int? {
            let part = rest.prefix(count)
            guard part.count == count, part.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
            rest = rest.dropFirst(count)
            return part.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        func take(_ bytes: UInt8...) -> UInt8? {
            guard let first = rest.first, bytes.contains(first) else { return nil }
            rest = rest.dropFirst()
            return first
        }
        let hyphen = UInt8(ascii: "-")
        let colon = UInt8(ascii: ":")
        let isNegative = take(hyphen) != nil
        // XML Schema allows more than four digits, but then no zero in front.
        let yearDigits = rest.prefix { 0x30...0x39 ~= $0 }.count
        guard yearDigits <= 7, yearDigits <= 4 || rest.first != UInt8(ascii: "0"),
            let magnitude = digits(max(4, yearDigits)), !isNegative || magnitude > 0
        else { return nil }
        let year = isNegative ? -magnitude : magnitude
        guard take(hyphen) != nil, let month = digits(2), take(hyphen) != nil,
            let day = digits(2), 1...12 ~= month, 1...daysIn(month, year) ~= day
        else { return nil }
        var seconds = Double(daysSinceEpoch(year, month, day) * 86_400)
        if take(UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")) != nil {
            guard let hour = digits(2), take(colon) != nil, let minute = digits(2), take(colon) != nil,
                let second = digits(2), hour <= 24, minute < 60, second <= 60
            else { return nil }
            var time = Double(hour * 3600 + minute * 60 + second)
            if take(UInt8(ascii: ".")) != nil {
                let fraction = rest.prefix { 0x30...0x39 ~= $0 }
                guard !fraction.isEmpty, let value = Double("0." + String(decoding: fraction, as: UTF8.self)) else {
                    return nil
                }
                time += value
                rest = rest.dropFirst(fraction.count)
            }
            guard hour < 24 || time == 86_400 else { return nil }
            seconds += time
        }
        if let sign = take(UInt8(ascii: "+"), hyphen) {
            guard let hours = digits(2), hours < 24, take(colon) != nil, let minutes = digits(2), minutes < 60 else {
                return nil
            }
            seconds -= Double(hours * 3600 + minutes * 60) * (sign == hyphen ? -1 : 1)
        } else {
            _ = take(UInt8(ascii: "Z"), UInt8(ascii: "z"))
        }
        return rest.isEmpty ? Date(timeIntervalSince1970: seconds) : nil
    }

    /// Returns a date in UTC, with the digits of a fraction that are not 0: none, three or six.
    ///
    /// A date counts seconds from 1970 and from 2001 in floating-point numbers. From 1865 until 2106, both hold
    /// microseconds; the digits of other dates would show how they were rounded. It is `nil` if the year has more than
    /// seven digits.
    static func text(_ date: Date) -> String? {
        let interval = date.timeIntervalSince1970
        let isFine = max(interval.ulp, date.timeIntervalSinceReferenceDate.ulp) < 0.5e-6
        let second = isFine ? 1_000_000 : 1000
        guard let count = Int(exactly: (interval * Double(second)).rounded()) else { return nil }
        let (quotient, remainder) = count.quotientAndRemainder(dividingBy: 86_400 * second)
        let days = remainder < 0 ? quotient - 1 : quotient
        let rest = remainder < 0 ? remainder + 86_400 * second : remainder
        let (year, month, day) = civil(days)
        guard year.magnitude <= 9_999_999 else { return nil }
        func padded(_ value: Int, _ count: Int) -> String {
            let text = String(value)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let time = rest / second
        let clock = [time / 3600, time / 60 % 60, time % 60].map { padded($0, 2) }.joined(separator: ":")
        let microseconds = rest % second * (1_000_000 / second)
        let isWhole = microseconds % 1000 == 0
        let digits = isWhole ? padded(microseconds / 1000, 3) : padded(microseconds, 6)
        let fraction = microseconds == 0 ? "" : "." + digits
        let sign = year < 0 ? "-" : ""
        return "\(sign)\(padded(abs(year), 4))-\(padded(month, 2))-\(padded(day, 2))T\(clock)\(fraction)Z"
    }

    private static func daysIn(_ month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Returns the days since 1970-01-01 in the Gregorian calendar; internally, years begin in March.
    private static func daysSinceEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}
