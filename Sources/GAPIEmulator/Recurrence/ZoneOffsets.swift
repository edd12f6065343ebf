import AsyncJSON

/// The offsets of a time zone from UTC.
struct ZoneOffsets: Sendable, Equatable {
    /// A change of the offset.
    struct Change: Sendable, Equatable {
        /// The time of the change, in seconds since 1970.
        let time: Int
        /// The seconds east of UTC from then on.
        let offset: Int
    }

    static let utc = ZoneOffsets(first: 0, changes: [], rule: nil)

    /// The years after which the calendar, and so the rule of a zone, repeats itself.
    private static let cycle = (years: 400, seconds: 146_097 * RecurrenceTime.day)

    /// The offset before the first change.
    private let first: Int
    /// The changes in their order; those that the rule makes reach over one cycle.
    private let changes: [Change]
    /// The end of the changes that the rule makes; `nil` if there is no rule, and the last offset stays.
    private let end: Int?

    /// Creates a zone.
    ///
    /// - Parameters:
    ///   - first: The offset before the first change.
    ///   - changes: The known changes, in their order.
    ///   - rule: The rule for later changes, if there are any.
    init(first: Int, changes: [Change], rule: DaylightRule?) {
        self.first = first
        guard let rule else {
            self.changes = changes
            end = nil
            return
        }
        let last = changes.last?.time ?? 0
        let year = GregorianCalendar.date(last.flooredDivision(by: RecurrenceTime.day).quotient).year
        let made = (year...year + Self.cycle.years).flatMap(rule.changes(in:)).filter { $0.time > last }
        self.changes = changes + made
        end = GregorianCalendar.days(year + Self.cycle.years + 1, 1, 1) * RecurrenceTime.day
    }

    /// Returns the seconds east of UTC at a time, in seconds since 1970.
    func offset(at time: Int) -> Int {
        var time = time
        if let end, time >= end { time -= ((time - end) / Self.cycle.seconds + 1) * Self.cycle.seconds }
        var range = 0..<changes.count
        while let last = range.last {
            let middle = (range.lowerBound + last) / 2
            range = changes[middle].time <= time ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound == 0 ? first : changes[range.lowerBound - 1].offset
    }

    /// Returns the local time of a time, in seconds since 1970-01-01T00:00:00 in the zone.
    func local(of time: Int) -> Int { time + offset(at: time) }

    /// Returns the time of a local time.
    ///
    /// A local time that occurs twice is the first of both. One that is skipped counts with the offset before the gap, so
    /// that 02:30 becomes 03:30 (RFC 5545, 3.3.5).
    func time(ofLocal local: Int) -> Int { resolve(local).time }

    /// Returns the time of a local time, as ``time(ofLocal:)`` does, and a time before which no later local time is.
    ///
    /// The bound is the time itself, but for a local time that is skipped: it is before the gap then.
    func resolve(_ local: Int) -> (time: Int, bound: Int) {
        let before = offset(at: local - RecurrenceTime.day)
        guard offset(at: local - before) != before else { return (local - before, local - before) }
        let after = offset(at: local + RecurrenceTime.day)
        let isAfter = offset(at: local - after) == after
        return (local - (isAfter ? after : before), local - after)
    }
}
