/// The times of a recurring event: its start, and what the lines `RRULE`, `RDATE`, `EXRULE` and `EXDATE` add and remove.
///
/// As in Google Calendar, the start is an instance whether a rule is true of it or not, and then does not count for
/// `COUNT`.
struct RecurrenceSet: Sendable {
    /// The most rules of an event, and the most days and times that are tried for a list of its instances.
    ///
    /// What needs more work, because the rules are true of hardly any day, is an error.
    static let limits = (rules: 50, work: 400_000)
    private static let tooMuchWork = RecurrenceError("The rules try more than \(limits.work) days and times")

    /// The time of the first instance, in seconds since 1970; for whole days, of their midnight in UTC.
    private let start: Int
    private let zone: ZoneOffsets
    private var rules: [RecurrenceRule] = []
    private var excludingRules: [RecurrenceRule] = []
    /// The start and the times of lines `RDATE` after it, in their order.
    private let times: [Int]
    private var excludedTimes: Set<Int> = []

    /// Reads the lines of an event.
    ///
    /// - Parameters:
    ///   - lines: The lines, `RRULE:FREQ=DAILY`.
    ///   - start: The start of the event.
    ///   - zone: The zone in which the rules are expanded; `nil` for an event of whole days.
    /// - Throws: ``RecurrenceError`` for a line that Google Calendar does not take.
    init(_ lines: [String], start: Int, zone: ZoneOffsets?) throws(RecurrenceError) {
        self.start = start
        self.zone = zone ?? .utc
        let isOfDays = zone == nil
        var times: Set = [start]
        for line in lines {
            let pair = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let head = pair[0].split(separator: ";", omittingEmptySubsequences: false)
            guard pair.count == 2, let name = head.first?.uppercased() else { throw Self.error(line) }
            switch name {
            case "RRULE", "EXRULE":
                guard head.count == 1 else { throw Self.error(line) }
                let rule = try Self.rule(pair[1], isOfDays: isOfDays)
                if name == "RRULE" { rules.append(rule) } else { excludingRules.append(rule) }
            case "RDATE":
                let found = try Self.dates(pair[1], head.dropFirst(), in: zone, isExclusion: false)
                times.formUnion(found.lazy.filter { $0 > start })
            case "EXDATE":
                excludedTimes.formUnion(try Self.dates(pair[1], head.dropFirst(), in: zone, isExclusion: true))
            default: throw Self.error(line)
            }
        }
        self.times = times.sorted()
        guard rules.count + excludingRules.count <= Self.limits.rules else {
            throw RecurrenceError("There are more than \(Self.limits.rules) rules")
        }
    }

    private static func error(_ line: String) -> RecurrenceError {
        RecurrenceError("\(line.prefix(40)) is no line of RRULE, EXRULE, RDATE or EXDATE")
    }

    private static func rule(_ text: Substring, isOfDays: Bool) throws(RecurrenceError) -> RecurrenceRule {
        let rule = try RecurrenceRule(parsing: text)
        guard !isOfDays else { return rule.ofWholeDays }
        if case .until(.local) = rule.end { throw RecurrenceError("UNTIL is neither a date nor a time in UTC") }
        return rule
    }

    /// Returns the times of a line `RDATE` or `EXDATE`.
    ///
    /// An exclusion of the other type, such as a date in an event with times, is allowed and excludes nothing.
    private static func dates(
        _ text: Substring,
        _ parameters: ArraySlice<Substring>,
        in zone: ZoneOffsets?,
        isExclusion: Bool
    ) throws(RecurrenceError) -> [Int] {
        let isOfDays = zone == nil
        var zone = zone ?? .utc
        for parameter in parameters {
            let pair = parameter.split(separator: "=", maxSplits: 1).map(String.init)
            switch (pair.first?.uppercased(), pair.count > 1 ? pair[1] : "") {
            case ("TZID", let name):
                guard let named = ZoneDatabase.zone(named: name) else {
                    throw RecurrenceError("\(name.prefix(40)) is no time zone")
                }
                zone = named
            case ("VALUE", let type) where ["DATE", "DATE-TIME"].contains(type.uppercased()): break
            default: throw RecurrenceError("\(parameter.prefix(40)) is no parameter of dates")
            }
        }
        var found: [Int] = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            switch try RecurrenceTime(parsing: item) {
            case .date(let day) where isOfDays: found.append(day * RecurrenceTime.day)
            case .utc(let time) where !isOfDays: found.append(time)
            case .local(let local) where !isOfDays: found.append(zone.time(ofLocal: local))
            default: if !isExclusion { throw RecurrenceError("\(item) is of another type than the start") }
            }
        }
        return found
    }

    // MARK: Instances

    /// Returns the times in a range, in their order.
    ///
    /// - Parameters:
    ///   - range: The range, in seconds since 1970.
    ///   - limit: The number of times to stop at.
    ///   - work: The number of days and times that rules may still try, for all events together.
    /// - Returns: The times.
    /// - Throws: ``RecurrenceError`` if the rules need more work: nobody knows then whether there are more times.
    func times(in range: Range<Int>, limit: Int, work: inout Int) throws(RecurrenceError) -> [Int] {
        var included = times[place(of: range.lowerBound)..<place(of: range.upperBound)]
        let allowed = min(Self.limits.work, work)
        var sources: [Source] = []
        var exclusions: [Source] = []
        // The times that are excluded are work, too.
        var tried = 0
        func done() -> Int { sources.reduce(tried) { $0 + $1.work } + exclusions.reduce(0) { $0 + $1.work } }
        defer { work -= done() }
        for (index, rule) in (rules + excludingRules).enumerated() {
            guard done() <= allowed else { throw Self.tooMuchWork }
            let source = Source(rule, start: start, zone, range)
            if index < rules.count { sources.append(source) } else { exclusions.append(source) }
        }
        var found: [Int] = []
        while found.count < limit {
            guard !sources.contains(where: \.isCut) else { throw Self.tooMuchWork }
            guard let time = ([included.first] + sources.map(\.head)).compactMap(\.self).min() else { break }
            guard done() <= allowed else { throw Self.tooMuchWork }
            tried += 1
            while included.first == time { included.removeFirst() }
            for index in sources.indices { sources[index].advance(beyond: time) }
            var isExcluded = excludedTimes.contains(time)
            for index in exclusions.indices {
                exclusions[index].advance(beyond: time - 1)
                guard !exclusions[index].isCut else { throw Self.tooMuchWork }
                if exclusions[index].head == time { isExcluded = true }
            }
            if !isExcluded { found.append(time) }
        }
        return found
    }

    /// Returns the index of the first of ``times`` that is not before a time.
    private func place(of time: Int) -> Int {
        var rest = times.indices
        while !rest.isEmpty {
            let middle = (rest.lowerBound + rest.upperBound) / 2
            rest = times[middle] < time ? middle + 1..<rest.upperBound : rest.lowerBound..<middle
        }
        return rest.lowerBound
    }
}
