import AsyncJSON

/// The parts of a recurrence rule that select days.
///
/// Whatever the frequency is, a day of a period is selected if each of the parts that the rule has is true of it. Only
/// the parts that a rule takes from its start depend on the frequency.
struct DayCondition: Sendable {
    private var weekdays: Set<RecurrenceRule.Weekday>
    private var monthDays: Set<Int>
    private let yearDays: Set<Int>
    private let weeks: Set<Int>
    private var months: Set<Int>
    private let weekStart: Int
    /// A Boolean value indicating whether the numbers of weekdays count those of a month, and not of a year.
    private let countsInMonths: Bool

    /// Creates the condition of a rule; what the rule does not say is as in its start.
    init(_ rule: RecurrenceRule, start: Day) {
        weekdays = rule.weekdays
        monthDays = rule.monthDays
        yearDays = rule.yearDays
        weeks = rule.weeks
        months = rule.months
        weekStart = rule.weekStart
        countsInMonths = rule.frequency == .monthly || !rule.months.isEmpty
        guard weekdays.isEmpty, monthDays.isEmpty, yearDays.isEmpty else { return }
        switch rule.frequency {
        case .daily: break
        case .weekly: weekdays = [.init(day: start.weekday)]
        case .monthly: monthDays = [start.day]
        case .yearly where !weeks.isEmpty: weekdays = [.init(day: start.weekday)]
        case .yearly:
            monthDays = [start.day]
            if months.isEmpty { months = [start.month] }
        }
    }

    /// Returns the days of a range, in days since 1970-01-01, for which the condition is true.
    ///
    /// Only months and days that can be right are tried: those that the rule names, of the month, the year or a week.
    ///
    /// - Parameters:
    ///   - range: The days.
    ///   - work: A count to which the number of tried months and days is added.
    /// - Returns: The days, in their order.
    func days(in range: Range<Int>, work: inout Int) -> [Int] {
        var days: [Int] = []
        var next = range.lowerBound
        while next < range.upperBound {
            let first = Day(next)
            let start = next - first.day
            let end = min(range.upperBound, start + 1 + first.monthLength)
            work += 1
            if months.isEmpty || months.contains(first.month) {
                let numbers = places(in: first) ?? Array(first.day..<first.day + end - next)
                for number in numbers where (next..<end).contains(start + number) {
                    work += 1
                    if isTrue(of: Day(start + number, first.year, first.month, number)) { days.append(start + number) }
                }
            }
            next = end
        }
        return days
    }

    /// Returns the days of the month that the condition names, in the month of a day; `nil` if it names none.
    private func places(in month: Day) -> [Int]? {
        let length = month.monthLength
        if !monthDays.isEmpty { return Self.places(of: monthDays, behind: 0, in: length, of: length) }
        if !yearDays.isEmpty {
            return Self.places(of: yearDays, behind: month.dayOfYear - month.day + 1, in: length, of: month.yearLength)
        }
        return weeks.isEmpty ? nil : placesOfWeeks(in: month)
    }

    /// Returns the places in a month of numbers that count the days of a period, which is the month or its year.
    ///
    /// - Parameters:
    ///   - numbers: The numbers from 1, or backwards from -1.
    ///   - before: The number of days of the period before the month.
    ///   - length: The number of days of the month.
    ///   - count: The number of days of the period.
    /// - Returns: The places, in their order.
    private static func places(of numbers: Set<Int>, behind before: Int, in length: Int, of count: Int) -> [Int] {
        let places = numbers.map { ($0 > 0 ? $0 : count + 1 + $0) - before }.filter { (1...length).contains($0) }
        // Two numbers can be one day.
        return places.count < 2 ? places : Set(places).sorted()
    }

    /// Returns the days of a month that are in the weeks that the condition names.
    private func placesOfWeeks(in month: Day) -> [Int] {
        let (length, start) = (month.monthLength, month.number - month.day)
        // 1970 began with a Thursday.
        let first = 1 - (start + 1 + 3 - weekStart).flooredDivision(by: 7).remainder
        var places: [Int] = []
        for place in stride(from: first, through: length, by: 7) {
            let days = max(place, 1)...min(place + 6, length)
            let day = Day(start + days.lowerBound, month.year, month.month, days.lowerBound)
            let (week, count) = day.week(startingOn: weekStart)
            if Self.contains(weeks, week, of: count) { places += days }
        }
        return places
    }

    /// Returns whether the other parts than months and days of the month are true of a day.
    private func isTrue(of day: Day) -> Bool {
        if !yearDays.isEmpty, !Self.contains(yearDays, day.dayOfYear, of: day.yearLength) { return false }
        if !weekdays.isEmpty, !isWeekday(day) { return false }
        if !weeks.isEmpty {
            let (week, count) = day.week(startingOn: weekStart)
            guard Self.contains(weeks, week, of: count) else { return false }
        }
        return true
    }

    private func isWeekday(_ day: Day) -> Bool {
        if weekdays.contains(.init(day: day.weekday)) { return true }
        let (place, length) = countsInMonths ? (day.day - 1, day.monthLength) : (day.dayOfYear, day.yearLength)
        return weekdays.contains(.init(day: day.weekday, ordinal: place / 7 + 1))
            || weekdays.contains(.init(day: day.weekday, ordinal: -((length - 1 - place) / 7 + 1)))
    }

    /// Returns whether numbers, which count from 1 or backwards from -1, have that of a place.
    private static func contains(_ numbers: Set<Int>, _ place: Int, of count: Int) -> Bool {
        numbers.contains(place + 1) || numbers.contains(place - count)
    }
}

/// A day with its places in the month, the year and the week.
struct Day: Sendable {
    /// The days since 1970-01-01.
    let number: Int
    let year: Int
    let month: Int
    /// The day of the month, from 1.
    let day: Int

    init(_ number: Int) {
        self.number = number
        (year, month, day) = GregorianCalendar.date(number)
    }

    init(_ number: Int, _ year: Int, _ month: Int, _ day: Int) {
        (self.number, self.year, self.month, self.day) = (number, year, month, day)
    }

    /// The day of the week, from 0 for Monday; 1970 began with a Thursday.
    var weekday: Int { (number + 3).flooredDivision(by: 7).remainder }
    var monthLength: Int { GregorianCalendar.length(ofMonth: month, year) }
    /// The days before this one in its year.
    var dayOfYear: Int { number - GregorianCalendar.days(year, 1, 1) }
    var yearLength: Int { 337 + GregorianCalendar.length(ofMonth: 2, year) }

    /// Returns the place of the day's week among the weeks of a year, from 0, and their number.
    ///
    /// A year's first week is the first one with at least four days in it (RFC 5545, 3.3.10; ISO 8601). So the first and
    /// the last days of a year can be in a week of the year before or after.
    func week(startingOn weekStart: Int) -> (place: Int, count: Int) {
        func firstDay(_ year: Int) -> Int {
            // The week with the fourth of January.
            let fourth = GregorianCalendar.days(year, 1, 4)
            return fourth - (fourth + 3 - weekStart).flooredDivision(by: 7).remainder
        }
        var year = year
        if number >= firstDay(year + 1) { year += 1 } else if number < firstDay(year) { year -= 1 }
        let first = firstDay(year)
        return ((number - first) / 7, (firstDay(year + 1) - first) / 7)
    }
}
