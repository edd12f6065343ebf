import AsyncJSON

/// The changes of a zone in each year, as the last line of a zone's file says them: `CET-1CEST,M3.5.0,M10.5.0/3`
/// (POSIX.1, environment variable `TZ`; RFC 9636, 3.3.1).
struct DaylightRule: Sendable, Equatable {
    /// A day of a year.
    private enum Day: Equatable {
        /// A weekday, from 0 for Sunday, of a month: the first to the fourth one, or with 5 the last one.
        case weekday(month: Int, week: Int, day: Int)
        /// A day from 1 to 365, where the 29th of February does not count.
        case withoutLeapDay(Int)
        /// A day from 0 to 365.
        case ofYear(Int)
    }

    private struct Moment: Equatable {
        let day: Day
        /// The seconds after midnight; some are negative, or more than a day.
        let seconds: Int
    }

    /// The seconds east of UTC without daylight saving time.
    let standard: Int
    private let daylight: Int
    private let start: Moment
    private let end: Moment

    /// Reads a rule; `nil` if the text has no daylight saving time, or is none.
    init?(parsing text: String) {
        var parser = Parser(rest: Array(text.utf8)[...])
        guard parser.name(), let standard = parser.time(), parser.name() else { return nil }
        self.standard = -standard
        daylight = parser.isAt(",") ? -standard + 3600 : -(parser.time() ?? 0)
        guard parser.take(","), let start = parser.moment(), parser.take(","), let end = parser.moment(),
            parser.rest.isEmpty
        else { return nil }
        (self.start, self.end) = (start, end)
    }

    /// Returns the two changes in a year, in their order.
    func changes(in year: Int) -> [ZoneOffsets.Change] {
        [
            ZoneOffsets.Change(time: Self.seconds(start, year) - standard, offset: daylight),
            ZoneOffsets.Change(time: Self.seconds(end, year) - daylight, offset: standard),
        ].sorted { $0.time < $1.time }
    }

    /// Returns a moment of a year in local seconds.
    private static func seconds(_ moment: Moment, _ year: Int) -> Int {
        let first = GregorianCalendar.days(year, 1, 1)
        let number: Int
        switch moment.day {
        case .ofYear(let day): number = first + day
        case .withoutLeapDay(let day):
            number = first + day - 1 + (day >= 60 && GregorianCalendar.length(ofMonth: 2, year) == 29 ? 1 : 0)
        case .weekday(let month, let week, let day):
            let start = GregorianCalendar.days(year, month, 1)
            // 1970 began with a Thursday.
            let place = (day - 4 - start).flooredDivision(by: 7).remainder + (week - 1) * 7
            number = start + (place < GregorianCalendar.length(ofMonth: month, year) ? place : place - 7)
        }
        return number * RecurrenceTime.day + moment.seconds
    }

    private struct Parser {
        var rest: ArraySlice<UInt8>

        func isAt(_ character: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: character) }

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard isAt(character) else { return false }
            rest.removeFirst()
            return true
        }

        /// Passes over a name, `CET` or `<+0330>`.
        mutating func name() -> Bool {
            let length: Int
            if isAt("<") {
                guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
                length = end - rest.startIndex + 1
            } else {
                length = rest.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0 & ~32) }.count
            }
            rest.removeFirst(length)
            return length > 0
        }

        /// Reads a number of at most three digits.
        mutating func number() -> Int? {
            let digits = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            rest.removeFirst(digits.count)
            return Int(String(decoding: digits, as: UTF8.self))
        }

        /// Reads `[+-]h[:mm[:ss]]` as seconds.
        mutating func time() -> Int? {
            let isNegative = take("-")
            if !isNegative { _ = take("+") }
            guard let hours = number() else { return nil }
            var seconds = hours * 3600
            for unit in [60, 1] where take(":") {
                guard let part = number() else { return nil }
                seconds += part * unit
            }
            return isNegative ? -seconds : seconds
        }

        mutating func moment() -> Moment? {
            let day: Day
            if take("M") {
                guard let month = number(), take("."), let week = number(), take("."), let weekday = number(),
                    1...12 ~= month, 1...5 ~= week, 0...6 ~= weekday
                else { return nil }
                day = .weekday(month: month, week: week, day: weekday)
            } else if take("J") {
                guard let number = number(), 1...365 ~= number else { return nil }
                day = .withoutLeapDay(number)
            } else {
                guard let number = number(), 0...365 ~= number else { return nil }
                day = .ofYear(number)
            }
            guard take("/") else { return Moment(day: day, seconds: 7200) }
            return time().map { Moment(day: day, seconds: $0) }
        }
    }
}
