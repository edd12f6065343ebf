import AsyncJSON

extension RecurrenceRule {
    /// The times of a rule from a start on, in their order, as seconds since 1970-01-01T00:00:00 in the rule's zone.
    ///
    /// The start is among them only if the rule is true of it. The work between two times is bounded: the Gregorian
    /// calendar repeats itself every 400 years, so a rule that is true of no day of 400 years of periods ends. All rules
    /// end with the year 9999.
    struct Times: Sequence, IteratorProtocol {
        /// The days of the most periods between which the calendar repeats itself.
        private static let cycle = 400 * 366

        private let rule: RecurrenceRule
        /// The first time that is of interest.
        private let first: Int
        /// The last time that is allowed.
        private let last: Int
        private let timesOfDay: TimesOfDay
        private let condition: DayCondition
        /// The number of the next period: of years since the year 0, months since then, weeks or days since 1970.
        private var period: Int?
        /// The days of the current period for which the rule is true.
        private var days: [Int] = []
        /// The places of the current period's times in its `days.count * timesOfDay.count` times; `nil` for all.
        private var places: [Int]?
        private var nextPlace = 0
        /// The number of times that are left, with `COUNT`.
        private var remaining: Int?
        /// The number of months and days that were tried since the iterator was made.
        private(set) var work = 0

        /// Creates the times of a rule.
        ///
        /// - Parameters:
        ///   - rule: The rule.
        ///   - start: The local time from which the rule takes what it does not say.
        ///   - least: A time before which there is nothing of interest. Without `COUNT`, whole periods before it are
        ///     passed over at once.
        ///   - last: The last local time that `UNTIL` allows.
        init(_ rule: RecurrenceRule, from start: Int, notBefore least: Int = .min, last: Int = .max) {
            self.rule = rule
            self.last = Swift.min(last, RecurrenceTime.end - 1)
            let (day, second) = start.flooredDivision(by: RecurrenceTime.day)
            condition = DayCondition(rule, start: Day(day))
            timesOfDay = TimesOfDay(rule, start: second)
            let period = rule.period(of: Day(day))
            if case .count(let count) = rule.end {
                remaining = count
                first = start
                self.period = period
            } else {
                first = Swift.max(start, least)
                let target = Swift.min(first, self.last).flooredDivision(by: RecurrenceTime.day).quotient
                let distance = Swift.max(0, rule.period(of: Day(target)) - period)
                self.period = period + distance / rule.interval * rule.interval
            }
        }

        mutating func next() -> Int? {
            guard remaining != 0 else { return nil }
            repeat {
                while nextPlace < placeCount {
                    let time = self.time(nextPlace)
                    nextPlace += 1
                    guard time <= last else { return finish() }
                    remaining = remaining.map { $0 - 1 }
                    return time
                }
            } while advance()
            return finish()
        }

        private var placeCount: Int { places?.count ?? days.count * timesOfDay.count }

        private func time(_ index: Int) -> Int {
            let place = places?[index] ?? index
            return days[place / timesOfDay.count] * RecurrenceTime.day + timesOfDay[place % timesOfDay.count]
        }

        private mutating func finish() -> Int? {
            (period, days, places, nextPlace) = (nil, [], nil, 0)
            return nil
        }

        /// Reads the next period that has times; returns `false` if there is none.
        private mutating func advance() -> Bool {
            var tried = 0
            while let number = period, tried <= Self.cycle {
                let range = rule.days(of: number)
                guard range.lowerBound * RecurrenceTime.day <= last else { return false }
                let (next, isBeyond) = number.addingReportingOverflow(rule.interval)
                period = isBeyond ? nil : next
                days = condition.days(in: range, work: &work)
                tried += range.count
                places = rule.positions.isEmpty ? nil : rule.places(in: days.count * timesOfDay.count)
                guard placeCount > 0 else { continue }
                nextPlace = firstPlace
                return true
            }
            return false
        }
        /// The place of the period's first time that is of interest, by bisection: there may be millions before it.
        private var firstPlace: Int {
            var range = 0..<placeCount
            while let last = range.last {
                let middle = (range.lowerBound + last) / 2
                range = time(middle) < first ? middle + 1..<range.upperBound : range.lowerBound..<middle
            }
            return range.lowerBound
        }
    }

    /// Returns the places that `BYSETPOS` names among the times of a period.
    private func places(in count: Int) -> [Int] {
        Set(positions.map { $0 > 0 ? $0 - 1 : count + $0 }).filter { (0..<count).contains($0) }.sorted()
    }

    // MARK: Periods

    private func period(of day: Day) -> Int {
        switch frequency {
        case .daily: day.number
        case .weekly: (day.number - firstWeek).flooredDivision(by: 7).quotient
        case .monthly: day.year * 12 + day.month - 1
        case .yearly: day.year
        }
    }

    /// Returns the days of a period, or an empty range behind the last year if the period is there.
    private func days(of period: Int) -> Range<Int> {
        func month(_ number: Int) -> Int { GregorianCalendar.days(number / 12, number % 12 + 1, 1) }
        let end = RecurrenceTime.end / RecurrenceTime.day
        return switch frequency {
        case .daily where period < end: period..<period + 1
        case .weekly where period <= end / 7: period * 7 + firstWeek..<period * 7 + 7 + firstWeek
        case .monthly where period < 120_000: month(period)..<month(period + 1)
        case .yearly where period < 10_000: month(period * 12)..<month(period * 12 + 12)
        default: end..<end
        }
    }

    /// The first day of a week that is number 0; 1970 began with a Thursday.
    private var firstWeek: Int { weekStart - 3 }
}

/// The times of a day, as many as there are combinations of a rule's hours, minutes and seconds.
private struct TimesOfDay {
    private let hours, minutes, seconds: [Int]

    /// Creates the times of a rule, with the start's hour, minute and second where the rule names none.
    init(_ rule: RecurrenceRule, start: Int) {
        hours = rule.hours.isEmpty ? [start / 3600] : rule.hours.sorted()
        minutes = rule.minutes.isEmpty ? [start / 60 % 60] : rule.minutes.sorted()
        seconds = rule.seconds.isEmpty ? [start % 60] : rule.seconds.sorted()
    }

    var count: Int { hours.count * minutes.count * seconds.count }

    /// The seconds since midnight at a place in the order of times.
    subscript(place: Int) -> Int {
        let (minute, second) = place.quotientAndRemainder(dividingBy: seconds.count)
        return hours[minute / minutes.count] * 3600 + minutes[minute % minutes.count] * 60 + seconds[second]
    }
}

extension Int {
    /// Returns the quotient rounded down, with a remainder that is not negative; the divisor must be positive.
    func flooredDivision(by divisor: Int) -> (quotient: Int, remainder: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
