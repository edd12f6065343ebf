extension Atom.Moment {
    /// Creates a moment from a text; `nil` if the text is not a date.
    ///
    /// - Parameter text: A date in one of the forms of ``Atom/DateTime``.
    init?(_ text: String) {
        var text = text
        let moment = text.withUTF8 { bytes -> Self? in
            let trimmed = DateScanner(bytes).trimmed
            var (standard, mail, c) = (trimmed, trimmed, trimmed)
            return standard.rfc3339() ?? mail.rfc822() ?? c.asctime()
        }
        guard let moment else { return nil }
        self = moment
    }

    /// The moment in the form of RFC 3339, in its zone.
    var text: String {
        // Years outside 0 to 9999 cannot be written, and a zone is less than a day away from Greenwich.
        let zone = min(max(offset ?? 0, -1439), 1439)
        let nanoseconds = min(max(nanoseconds, 0), 999_999_999)
        let clamped = min(max(seconds, -1_000_000_000_000), 1_000_000_000_000) + Int64(zone) * 60
        let local = min(max(clamped, -62_167_219_200), 253_402_300_799)
        let days = Int((Double(local) / 86_400).rounded(.down))  // exact for numbers of this size
        let (year, month, day) = GregorianCalendar.date(days)
        let clock = Int(local - Int64(days) * 86_400)
        var fraction = ""
        if nanoseconds != 0 {
            fraction = "." + GregorianCalendar.padded(Int(nanoseconds), 9)
            while fraction.hasSuffix("0") { fraction.removeLast() }
        }
        let date =
            "\(GregorianCalendar.padded(year, 4))-\(GregorianCalendar.padded(month, 2))-\(GregorianCalendar.padded(day, 2))"
        guard hasTime else { return date }
        let time = [clock / 3600, clock / 60 % 60, clock % 60].map { GregorianCalendar.padded($0, 2) }.joined(
            separator: ":"
        )
        let minutes = abs(zone)
        let suffix =
            zone == 0
            ? (offset == nil ? "-00:00" : "Z")
            : "\(zone < 0 ? "-" : "+")\(GregorianCalendar.padded(minutes / 60, 2)):\(GregorianCalendar.padded(minutes % 60, 2))"
        return "\(date)T\(time)\(fraction)\(suffix)"
    }
}

/// The Gregorian calendar in days since 1970-01-01.
enum GregorianCalendar {
    static func padded(_ value: Int, _ count: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    static func length(ofMonth month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Returns the days since 1970-01-01; years begin in March here, so that the leap day is the last day of its year.
    static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
