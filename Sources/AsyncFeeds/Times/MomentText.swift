import AsyncJSON

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
            fraction = "." + padded(Int(nanoseconds), 9)
            while fraction.hasSuffix("0") { fraction.removeLast() }
        }
        let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
        guard hasTime else { return date }
        let time = [clock / 3600, clock / 60 % 60, clock % 60].map { padded($0, 2) }.joined(separator: ":")
        let minutes = abs(zone)
        let suffix =
            zone == 0
            ? (offset == nil ? "-00:00" : "Z")
            : "\(zone < 0 ? "-" : "+")\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
        return "\(date)T\(time)\(fraction)\(suffix)"
    }
}

/// Returns a number with zeros in front, so that it has at least this many digits.
private func padded(_ value: Int, _ count: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
}
