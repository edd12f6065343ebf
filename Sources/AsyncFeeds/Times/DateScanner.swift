import AsyncJSON

/// Reads dates and times from left to right.
struct DateScanner {
    private var rest: UnsafeBufferPointer<UInt8>.SubSequence

    init(_ text: UnsafeBufferPointer<UInt8>) { rest = text[...] }

    /// The scanner without white space at both ends of its text.
    var trimmed: Self {
        var copy = self
        copy.skipSpaces()
        while let last = copy.rest.last, Self.isSpace(last) { copy.rest.removeLast() }
        return copy
    }

    var isAtEnd: Bool { rest.isEmpty }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    mutating func skipSpaces() { rest = rest.drop(while: Self.isSpace) }

    /// Takes one character, if it is one of the given characters.
    mutating func take(_ characters: Unicode.Scalar...) -> Unicode.Scalar? {
        guard let first = rest.first, let found = characters.first(where: { UInt8(ascii: $0) == first }) else {
            return nil
        }
        rest.removeFirst()
        return found
    }

    /// Takes a number with a permitted number of digits.
    mutating func number(_ digits: ClosedRange<Int>) -> Int? {
        let taken = rest.prefix(digits.upperBound).prefix { 0x30...0x39 ~= $0 }
        guard digits.contains(taken.count) else { return nil }
        rest = rest.dropFirst(taken.count)
        return taken.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Takes letters.
    mutating func word() -> String? {
        let taken = rest.prefix { 0x41...0x5A ~= $0 & 0xDF }
        guard !taken.isEmpty else { return nil }
        rest = rest.dropFirst(taken.count)
        return String(decoding: taken, as: UTF8.self).lowercased()
    }

    /// Takes a decimal point and the digits of a fraction, as nanoseconds.
    mutating func fraction() -> Int32? {
        guard take(".", ",") != nil else { return 0 }
        let digits = rest.prefix { 0x30...0x39 ~= $0 }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        let nine = digits.prefix(9).reduce(Int32(0)) { $0 * 10 + Int32($1 - 0x30) }
        return (digits.count..<max(digits.count, 9)).reduce(nine) { value, _ in value * 10 }
    }
}

extension DateScanner {
    private static func moment(
        _ date: (year: Int, month: Int, day: Int),
        _ time: (hour: Int, minute: Int, second: Int, nanoseconds: Int32)?,
        offset: Int?
    ) -> Atom.Moment? {
        guard 1...12 ~= date.month, 1...GregorianCalendar.length(ofMonth: date.month, date.year) ~= date.day else {
            return nil
        }
        let days = Int64(GregorianCalendar.days(date.year, date.month, date.day)) * 86_400
        guard let time else { return Atom.Moment(seconds: days, offset: offset, hasTime: false) }
        guard time.hour <= 24, time.minute < 60, time.second <= 60 else { return nil }
        // The end of a day.
        guard time.hour < 24 || time.minute == 0 && time.second == 0 && time.nanoseconds == 0 else { return nil }
        let seconds = time.hour * 3600 + time.minute * 60 + time.second - (offset ?? 0) * 60
        return Atom.Moment(seconds: days + Int64(seconds), nanoseconds: time.nanoseconds, offset: offset)
    }

    /// Reads a date of RFC 3339 or W3C-DTF; seconds, the colon of the zone, and the zone may be missing.
    mutating func rfc3339() -> Atom.Moment? {
        guard let year = number(4...4) else { return nil }
        guard take("-") != nil else { return isAtEnd ? Self.moment((year, 1, 1), nil, offset: nil) : nil }
        guard let month = number(2...2) else { return nil }
        guard take("-") != nil else { return isAtEnd ? Self.moment((year, month, 1), nil, offset: nil) : nil }
        guard let day = number(2...2) else { return nil }
        let date = (year, month, day)
        if isAtEnd { return Self.moment(date, nil, offset: nil) }
        if take("T", "t") == nil {
            guard take(" ") != nil else {
                // XML Schema allows a zone after a date without a time.
                guard let offset = zone(), isAtEnd else { return nil }
                return Self.moment(date, nil, offset: offset)
            }
            skipSpaces()
        }
        guard let time = clock(), let offset = isAtEnd ? .some(nil) : zone(), isAtEnd else { return nil }
        return Self.moment(date, time, offset: offset)
    }

    /// Takes `hh:mm`, and optionally seconds with a fraction.
    private mutating func clock() -> (hour: Int, minute: Int, second: Int, nanoseconds: Int32)? {
        guard let hour = number(1...2), take(":") != nil, let minute = number(2...2) else { return nil }
        guard take(":") != nil else { return (hour, minute, 0, 0) }
        guard let second = number(2...2), let nanoseconds = fraction() else { return nil }
        return (hour, minute, second, nanoseconds)
    }

    /// Takes `Z`, or hours and minutes with a sign; the inner `nil` is an unknown zone, the outer one an error.
    private mutating func zone() -> Int?? {
        skipSpaces()
        if take("Z", "z") != nil { return .some(0) }
        guard let sign = take("+", "-"), let hours = number(2...2) else { return nil }
        let colon = take(":")
        guard let minutes = number(2...2) ?? (colon == nil ? 0 : nil), hours < 24, minutes < 60 else { return nil }
        let offset = hours * 60 + minutes
        return .some(sign == "-" ? (offset == 0 ? nil : -offset) : offset)
    }

    /// Reads a date of mail (RFC 822); the day of the week, the seconds and the zone may be missing.
    mutating func rfc822() -> Atom.Moment? {
        var day = number(1...2)
        if day == nil {
            guard word() != nil else { return nil }
            _ = take(",")
            skipSpaces()
            day = number(1...2)
        }
        while take("-", " ") != nil {}
        guard let day, let month = word().flatMap(Self.month) else { return nil }
        _ = take(",", ".")
        while take("-", " ") != nil {}
        guard var year = number(2...4) else { return nil }
        // RFC 2822, section 4.3: two digits are a year from 1950 to 2049, three digits count from 1900.
        if year < 50 { year += 2000 } else if year < 1000 { year += 1900 }
        skipSpaces()
        let date = (year, month, day)
        if isAtEnd { return Self.moment(date, nil, offset: nil) }
        guard let time = clock() else { return nil }
        skipSpaces()
        guard let offset = isAtEnd ? .some(nil) : namedZone() ?? zone(), isAtEnd else { return nil }
        return Self.moment(date, time, offset: offset)
    }

    /// Reads a date such as `Thu Jan  1 19:48:21 2004`, in UTC.
    mutating func asctime() -> Atom.Moment? {
        guard word() != nil else { return nil }
        skipSpaces()
        guard let month = word().flatMap(Self.month) else { return nil }
        skipSpaces()
        guard let day = number(1...2) else { return nil }
        skipSpaces()
        guard let time = clock() else { return nil }
        skipSpaces()
        guard let year = number(4...4), isAtEnd else { return nil }
        return Self.moment((year, month, day), time, offset: 0)
    }

    private static func month(_ name: String) -> Int? {
        let names = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
        return names.firstIndex(of: String(name.prefix(3))).map { $0 + 1 }
    }

    /// Takes a zone name of RFC 822; military letters other than `Z` are unknown zones (RFC 2822, section 4.3).
    private mutating func namedZone() -> Int?? {
        var copy = self
        guard let name = copy.word() else { return nil }
        let zones = [
            "ut": 0, "utc": 0, "gmt": 0, "z": 0, "est": -300, "edt": -240, "cst": -360, "cdt": -300, "mst": -420,
            "mdt": -360, "pst": -480, "pdt": -420,
        ]
        guard let offset = zones[name] ?? (name.count == 1 ? 0 : nil) else { return nil }
        self = copy
        return .some(name.count == 1 && name != "z" ? nil : offset)
    }
}
