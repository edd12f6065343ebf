import AsyncJSON

/// A parser for the dates of cookies, which servers write in many ways (RFC 6265bis §5.1.1).
enum CookieDate {
    /// Parses a date.
    ///
    /// - Returns: The seconds since 1970, or `nil` if the text is not a date.
    static func seconds(_ text: String) -> Int64? {
        var clock: [Int64]?
        var day: Int64?
        var month: Int64?
        var year: Int64?
        for token in text.utf8.split(whereSeparator: isDelimiter) {
            if clock == nil, let found = time(token) {
                clock = found
            } else if day == nil, let found = number(token, digits: 1...2) {
                day = found
            } else if month == nil, let found = monthNumber(token) {
                month = found
            } else if year == nil, let found = number(token, digits: 2...4) {
                year = found < 70 ? found + 2000 : found < 100 ? found + 1900 : found
            }
        }
        guard let clock, let day, let month, let year, year >= 1601, day > 0,
            day <= GregorianCalendar.length(ofMonth: Int(month), Int(year)),
            clock[0] <= 23, clock[1] <= 59, clock[2] <= 59
        else { return nil }
        let days = GregorianCalendar.days(Int(year), Int(month), Int(day))
        return Int64(days) * 86_400 + clock[0] * 3600 + clock[1] * 60 + clock[2]
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x20...0x2F, 0x3B...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    /// Returns the number at the front, if it has the right number of digits.
    private static func number(_ token: some Collection<UInt8>, digits: ClosedRange<Int>) -> Int64? {
        let leading = token.prefix { (0x30...0x39).contains($0) }
        guard digits.contains(leading.count) else { return nil }
        return leading.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
    }

    private static func time(_ token: some Collection<UInt8>) -> [Int64]? {
        let parts = token.split(separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].count <= 2, parts[1].count <= 2 else { return nil }
        let numbers = parts.compactMap { number($0, digits: 1...2) }
        return numbers.count == 3 ? numbers : nil
    }

    private static func monthNumber(_ token: some Collection<UInt8>) -> Int64? {
        let name = String(decoding: token.prefix(3), as: UTF8.self).lowercased()
        return HTTPDate.months.firstIndex { $0.lowercased() == name }.map { Int64($0) + 1 }
    }
}
