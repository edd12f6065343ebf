import AsyncFetchTesting

@testable import GAPIEmulator

/// A valid rule, of those that python-dateutil reads as the standard does.
///
/// Not among them are: days of the week with and without numbers in one rule, of which it takes those that are both; the
/// 53rd week, which it finds in years without one; weeks without days of the week, which are to it all days of the week;
/// and positions in the week of a start in its middle, which it counts from the start.
struct RandomRule {
    /// The form of the times of a rule.
    enum Form {
        /// Local times, without a zone.
        case local
        /// Local times of a zone; `UNTIL` is in UTC.
        case zone(ZoneOffsets)
        /// Days, without times.
        case days
    }

    private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    let text: String
    /// The start in seconds since 1970.
    private(set) var start: Int

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - form: The form of its times.
    ///   - fixedStart: The local time of its start; `nil` for any.
    ///   - generator: The source of all that is random.
    init(_ form: Form = .local, from fixedStart: Int? = nil, using generator: inout SplitMix) {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
        func numbers(_ range: ClosedRange<Int>, upTo count: Int, countsBack: Bool = false) -> String {
            let chosen = (0..<Int.random(in: 1...count, using: &generator)).map { _ in
                let number = Int.random(in: range, using: &generator)
                return countsBack && chance(40) ? -number : number
            }
            return Set(chosen).sorted().map(String.init).joined(separator: ",")
        }
        let frequency = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"].randomElement(using: &generator) ?? "DAILY"
        let (isMonthly, isYearly) = (frequency == "MONTHLY", frequency == "YEARLY")
        let weekStart = chance(40) ? Int.random(in: 0..<7, using: &generator) : 0
        var start = fixedStart ?? Int.random(in: 31_536_000..<2_871_763_200, using: &generator)

        var parts: [String] = []
        let hasMonths = chance(35)
        if hasMonths { parts.append("BYMONTH=" + numbers(1...12, upTo: 4)) }
        let hasWeeks = isYearly && chance(25)
        if hasWeeks { parts.append("BYWEEKNO=" + numbers(1...51, upTo: 5, countsBack: true)) }
        if frequency != "WEEKLY", chance(30) {
            parts.append("BYMONTHDAY=" + numbers(1...31, upTo: 6, countsBack: true))
        }
        if isYearly, chance(25) { parts.append("BYYEARDAY=" + numbers(1...366, upTo: 9, countsBack: true)) }
        if hasWeeks || chance(50) {
            let isNumbered = (isMonthly || isYearly) && !hasWeeks && chance(50)
            let most = isMonthly || hasMonths ? 5 : 53
            let days = Self.weekdays.shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator))
            let items = days.map { isNumbered ? numbers(1...most, upTo: 1, countsBack: true) + $0 : $0 }
            parts.append("BYDAY=" + items.joined(separator: ","))
        }
        if !form.isOfDays {
            if chance(20) { parts.append("BYHOUR=" + numbers(0...23, upTo: 4)) }
            if chance(15) { parts.append("BYMINUTE=" + numbers(0...59, upTo: 3)) }
            if chance(10) { parts.append("BYSECOND=" + numbers(0...59, upTo: 3)) }
        }
        func isAtWeekStart(_ start: Int) -> Bool { Day(start / RecurrenceTime.day).weekday == weekStart }
        if !parts.isEmpty, chance(25), fixedStart == nil || frequency != "WEEKLY" || isAtWeekStart(start) {
            parts.append("BYSETPOS=" + numbers(1...12, upTo: 3, countsBack: true))
            while frequency == "WEEKLY", !isAtWeekStart(start) { start += RecurrenceTime.day }
        }
        parts.shuffle(using: &generator)
        if chance(50) { parts.insert("INTERVAL=\(Int.random(in: 1...13, using: &generator))", at: 0) }
        if weekStart != 0 || chance(50) { parts.append("WKST=" + Self.weekdays[weekStart]) }
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: parts.append("COUNT=\(Int.random(in: 1...40, using: &generator))")
        case 1: parts.append("UNTIL=" + form.text(ofEnd: start + Int.random(in: 0..<350_000_000, using: &generator)))
        default: break
        }
        text = (["FREQ=" + frequency] + parts).joined(separator: ";")
        self.start = start
    }

    /// Returns a local time as text: `20260203T040506`.
    static func compact(_ time: Int) -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        let day = Day(time / RecurrenceTime.day)
        let clock = [time / 3600 % 24, time / 60 % 60, time % 60].map { digits($0, 2) }.joined()
        return digits(day.year, 4) + digits(day.month, 2) + digits(day.day, 2) + "T" + clock
    }
}

extension RandomRule.Form {
    fileprivate var isOfDays: Bool { if case .days = self { true } else { false } }

    /// Returns the text of `UNTIL` for a local time.
    fileprivate func text(ofEnd time: Int) -> String {
        switch self {
        case .local: RandomRule.compact(time)
        case .zone(let zone): RandomRule.compact(zone.time(ofLocal: time)) + "Z"
        case .days: String(RandomRule.compact(time).prefix(8))
        }
    }
}
