/// A recurrence rule (RFC 5545, 3.3.10): `FREQ=MONTHLY;BYDAY=-1FR;COUNT=6`.
///
/// A rule is a condition on days, a set of times in each of these days, and a period whose length is `FREQ`. It knows
/// no time zone: its times are local to whatever zone its start is local to. ``Times`` are what it yields.
///
/// Google Calendar refuses frequencies below a day, and so does this type.
struct RecurrenceRule: Sendable, Equatable {
    /// The unit of the rule's periods.
    enum Frequency: String, Sendable {
        case daily = "DAILY", weekly = "WEEKLY", monthly = "MONTHLY", yearly = "YEARLY"
    }

    /// A day of the week, or one of those that a month or year has.
    struct Weekday: Hashable, Sendable {
        /// The day, from 0 for Monday to 6 for Sunday.
        let day: Int
        /// The position among the same days of the month or year, from its end if it is negative; `nil` for each.
        var ordinal: Int?
    }

    /// The last time of a rule, if it has one.
    enum End: Sendable, Equatable {
        case never
        /// The number of times.
        case count(Int)
        /// The latest time that is allowed.
        case until(RecurrenceTime)
    }

    let frequency: Frequency
    /// The number of units from one period to the next.
    private(set) var interval = 1
    private(set) var end = End.never
    private(set) var seconds: Set<Int> = []
    private(set) var minutes: Set<Int> = []
    private(set) var hours: Set<Int> = []
    private(set) var weekdays: Set<Weekday> = []
    private(set) var monthDays: Set<Int> = []
    private(set) var yearDays: Set<Int> = []
    private(set) var weeks: Set<Int> = []
    private(set) var months: Set<Int> = []
    private(set) var positions: Set<Int> = []
    /// The day on which weeks begin, from 0 for Monday to 6 for Sunday.
    private(set) var weekStart = 0

    /// Parses the value of an `RRULE`.
    ///
    /// - Parameter text: The rule without its name, `FREQ=DAILY;COUNT=3`.
    /// - Throws: ``RecurrenceError`` for a rule that RFC 5545 does not allow, and for a frequency below a day.
    init(parsing text: some StringProtocol) throws(RecurrenceError) {
        var parts: [(name: String, value: Substring)] = []
        for part in text.split(separator: ";", omittingEmptySubsequences: false) {
            let pair = Substring(part).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2, !pair[1].isEmpty else {
                throw RecurrenceError("\(part.prefix(40)) is no part of a rule")
            }
            let name = pair[0].uppercased()
            // The names are few, and any other ends the reading below.
            guard parts.count < 16, !parts.contains(where: { $0.name == name }) else {
                throw RecurrenceError("\(name.prefix(40)) occurs twice")
            }
            parts.append((name, pair[1]))
        }
        let name = parts.first { $0.name == "FREQ" }?.value.uppercased() ?? ""
        guard let frequency = Frequency(rawValue: name) else {
            throw RecurrenceError("FREQ is not DAILY, WEEKLY, MONTHLY or YEARLY")
        }
        self.frequency = frequency
        for (name, value) in parts where name != "FREQ" { try read(name, value) }
        guard !parts.contains(where: { $0.name == "COUNT" }) || !parts.contains(where: { $0.name == "UNTIL" }) else {
            throw RecurrenceError("COUNT and UNTIL exclude each other")
        }
        try check()
    }

    private mutating func read(_ name: String, _ value: Substring) throws(RecurrenceError) {
        switch name {
        case "INTERVAL": interval = try Self.amount(name, value)
        case "COUNT": end = .count(try Self.amount(name, value))
        case "UNTIL": end = .until(try RecurrenceTime(parsing: value))
        // A leap second is the second before it, for clocks that have none (RFC 5545, 3.3.12).
        case "BYSECOND": seconds = Set(try Self.numbers(name, value, 0...60).map { min($0, 59) })
        case "BYMINUTE": minutes = try Self.numbers(name, value, 0...59)
        case "BYHOUR": hours = try Self.numbers(name, value, 0...23)
        case "BYDAY":
            for item in value.split(separator: ",", omittingEmptySubsequences: false) {
                weekdays.insert(try Self.weekday(item))
            }
        case "BYMONTHDAY": monthDays = try Self.numbers(name, value, 1...31, countsBack: true)
        case "BYYEARDAY": yearDays = try Self.numbers(name, value, 1...366, countsBack: true)
        case "BYWEEKNO": weeks = try Self.numbers(name, value, 1...53, countsBack: true)
        case "BYMONTH": months = try Self.numbers(name, value, 1...12)
        case "BYSETPOS": positions = try Self.numbers(name, value, 1...366, countsBack: true)
        case "WKST": weekStart = try Self.day(value)
        default: throw RecurrenceError("\(name.prefix(40)) is no name of a rule's part")
        }
    }

    /// Throws if parts do not go together.
    private func check() throws(RecurrenceError) {
        let isLong = frequency == .monthly || frequency == .yearly
        if weekdays.contains(where: { $0.ordinal != nil }) {
            guard isLong, weeks.isEmpty else { throw RecurrenceError("BYDAY cannot have numbers in this rule") }
        }
        guard monthDays.isEmpty || frequency != .weekly else {
            throw RecurrenceError("BYMONTHDAY cannot be in a weekly rule")
        }
        guard yearDays.isEmpty && weeks.isEmpty || frequency == .yearly else {
            throw RecurrenceError("BYYEARDAY and BYWEEKNO can be in yearly rules only")
        }
        let sets = [seconds, minutes, hours, monthDays, yearDays, weeks, months]
        guard positions.isEmpty || !weekdays.isEmpty || sets.contains(where: { !$0.isEmpty }) else {
            throw RecurrenceError("BYSETPOS needs another part that begins with BY")
        }
    }

    /// The rule for events of whole days, whose times of day are ignored (RFC 5545, 3.3.10).
    var ofWholeDays: Self {
        var rule = self
        (rule.hours, rule.minutes, rule.seconds) = ([], [], [])
        return rule
    }

    // MARK: Values

    /// Returns a positive number; the largest one for those that are even larger.
    private static func amount(_ name: String, _ text: Substring) throws(RecurrenceError) -> Int {
        guard text.utf8.allSatisfy(isDigit), text.utf8.contains(where: { $0 != UInt8(ascii: "0") }) else {
            throw RecurrenceError("\(name) is no positive number")
        }
        return Int(text) ?? .max
    }

    private static func numbers(
        _ name: String,
        _ text: Substring,
        _ range: ClosedRange<Int>,
        countsBack: Bool = false
    ) throws(RecurrenceError) -> Set<Int> {
        var numbers: Set<Int> = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let number = signed(item), range.contains(countsBack ? abs(number) : number) else {
                throw RecurrenceError("\(name) has numbers within \(range.lowerBound) and \(range.upperBound)")
            }
            numbers.insert(number)
        }
        return numbers
    }

    /// Returns a number of at most three digits.
    private static func signed(_ text: Substring) -> Int? {
        let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text
        guard (1...3).contains(digits.utf8.count), digits.utf8.allSatisfy(isDigit) else { return nil }
        return Int(text)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Returns a day with an optional number: `MO`, `-1MO`.
    private static func weekday(_ text: Substring) throws(RecurrenceError) -> Weekday {
        var weekday = Weekday(day: try day(text.suffix(2)))
        let number = text.dropLast(2)
        guard !number.isEmpty else { return weekday }
        weekday.ordinal = signed(number)
        guard let ordinal = weekday.ordinal, (1...53).contains(abs(ordinal)) else {
            throw RecurrenceError("\(text.prefix(40)) is no day of the week")
        }
        return weekday
    }

    private static func day(_ text: Substring) throws(RecurrenceError) -> Int {
        guard let day = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].firstIndex(of: text.uppercased()) else {
            throw RecurrenceError("\(text.prefix(40)) is no day of the week")
        }
        return day
    }
}

/// The reason why a recurrence is invalid.
struct RecurrenceError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
