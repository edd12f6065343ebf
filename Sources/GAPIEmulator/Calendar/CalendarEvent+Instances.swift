import AsyncJSON

/// The instances of recurring events.
extension CalendarEvent {
    /// The most instances of an event in a list without `timeMax`.
    static let openListLimit = 730
    /// The most instances in a list with all its pages, and the most work for them: days and times that rules try.
    static let listLimits = (instances: 100_000, work: 20_000_000)

    /// Throws Google's 400 if an event has a recurrence that is invalid, one without a time zone, or one that needs too
    /// much work until its first instance.
    static func checkRecurrence(of resource: JSON.Value, start: Int64) throws(GoogleError) {
        guard let recurrence = resource["recurrence"], !recurrence.isNull, recurrence != [] else { return }
        for name in ["start", "end"] where resource[name]?["dateTime"] != nil && zone(of: resource[name]) == nil {
            throw GoogleError(
                code: 400,
                reason: "required",
                message: "Missing time zone definition for \(name) time."
            )
        }
        guard let lines = recurrence.array?.compactMap(\.string), lines.count == recurrence.array?.count else {
            throw .invalidRecurrence("The lines are no list of texts")
        }
        do throws(RecurrenceError) {
            let set = try RecurrenceSet(lines, start: Int(start), zone: ruleZone(of: resource))
            // No list, however short, could tell whether the event is in it.
            var work = RecurrenceSet.limits.work
            _ = try set.times(in: .min ..< .max, limit: 1, work: &work)
        } catch { throw .invalidRecurrence(error.description) }
    }

    /// Returns the zone in which an event's rules are expanded; `nil` for an event of whole days.
    private static func ruleZone(of resource: JSON.Value) -> ZoneOffsets? {
        resource["start"]?["dateTime"] == nil ? nil : zone(of: resource["start"]) ?? .utc
    }

    /// Returns the instances of a recurring event that end after a time and begin before another; otherwise the event
    /// itself, if it does so.
    ///
    /// - Parameters:
    ///   - range: The time after which instances end, and the one before which they begin. If the latter is `.max`,
    ///     there are at most ``openListLimit`` of them.
    ///   - limit: The number of instances to stop at.
    ///   - replaced: The starts of the instances to leave out: exceptions stand for them.
    ///   - work: The work that the list may still do.
    /// - Returns: The instances, in their order.
    /// - Throws: Google's 400 if the rules need more work.
    func instances(
        in range: Range<Int64>,
        limit: Int = .max,
        without replaced: Set<Int64> = [],
        work: inout Int
    ) throws(GoogleError) -> [ListedEvent] {
        guard let seconds else { return [] }
        guard let set = recurrence else {
            let isWithin = seconds.upperBound > range.lowerBound && seconds.lowerBound < range.upperBound
            return isWithin ? [ListedEvent(event: self)] : []
        }
        let length = Int(seconds.upperBound - seconds.lowerBound)
        // An instance that begins a length before the range has ended by then.
        let (first, isBefore) = Int(range.lowerBound).subtractingReportingOverflow(length - 1)
        let lower = isBefore ? .min : first
        let upper = min(Int(range.upperBound), Self.end(ofInstances: length))
        let limit = range.upperBound == .max ? min(limit, Self.openListLimit) : limit
        let most = min(limit, .max - replaced.count) + replaced.count
        let times: [Int]
        do throws(RecurrenceError) {
            times = try set.times(in: lower..<max(lower, upper), limit: most, work: &work)
        } catch { throw .tooManyInstances }
        let starts = times.map { Int64($0) }.filter { !replaced.contains($0) }
        return starts.prefix(limit).map { ListedEvent(event: self, start: $0) }
    }

    /// Returns the time before which instances of a length begin: the texts of times have years of four digits in all
    /// zones.
    private static func end(ofInstances length: Int) -> Int { RecurrenceTime.end - 2 * RecurrenceTime.day - length }

    /// Returns `true` if a recurring event has an instance that begins at a time; throws if that needs too much work.
    func hasInstance(at start: Int64, work: inout Int) throws(RecurrenceError) -> Bool {
        guard let seconds, let recurrence, let start = Int(exactly: start),
            start < Self.end(ofInstances: Int(seconds.upperBound - seconds.lowerBound))
        else { return false }
        return try !recurrence.times(in: start..<start + 1, limit: 1, work: &work).isEmpty
    }

    /// Returns the instance of a recurring event with an id; `nil` if it has none.
    ///
    /// Throws 400 if that needs too much work.
    func instance(_ id: String) throws(GoogleError) -> CalendarEvent? {
        // Each instance has one id, though a time can have several texts.
        guard let start = Self.start(ofInstance: id), instanceID(at: start) == id else { return nil }
        var work = RecurrenceSet.limits.work
        do throws(RecurrenceError) {
            guard try hasInstance(at: start, work: &work) else { return nil }
        } catch { throw .badRequest("The instance cannot be found. \(error.description).") }
        return CalendarEvent(id: id, resource: instance(from: start), change: change)
    }

    /// Returns the id of the instance that begins at a time.
    func instanceID(at start: Int64) -> String {
        let compact = JSON.Timestamp(seconds: start).description.filter { $0 != "-" && $0 != ":" }
        return "\(id)_\(resource["start"]?["dateTime"] == nil ? String(compact.prefix(8)) : compact)"
    }

    /// Returns the start that is in the id of an instance; `nil` for an id without one.
    private static func start(ofInstance id: String) -> Int64? {
        guard let end = id.lastIndex(of: "_") else { return nil }
        return switch try? RecurrenceTime(parsing: id[id.index(after: end)...]) {
        case .date(let day)?: Int64(day * RecurrenceTime.day)
        case .utc(let seconds)?: Int64(seconds)
        case .local?, nil: nil
        }
    }

    /// Returns the recurring event and the start of an instance with an id; `nil` for other events.
    static func original(of resource: JSON.Value, id: String) -> (series: String, start: Int64)? {
        guard let series = resource["recurringEventId"]?.string, let start = start(ofInstance: id) else { return nil }
        return (series, start)
    }

    /// Throws Google's 400 for an instance with a recurrence of its own.
    static func checkInstance(_ resource: JSON.Value) throws(GoogleError) {
        guard resource["recurrence"]?.isNull ?? true || resource["recurrence"] == [] else {
            throw .invalidRecurrence("An instance of a recurring event has none of its own")
        }
    }

    /// Returns the times of a recurring event; `nil` for other events, and for deleted ones.
    static func recurrence(of resource: JSON.Value, from start: Int64?) -> RecurrenceSet? {
        guard let start, resource["status"]?.string != "cancelled",
            let lines = resource["recurrence"]?.array?.compactMap(\.string), !lines.isEmpty
        else { return nil }
        return try? RecurrenceSet(lines, start: Int(start), zone: ruleZone(of: resource))
    }

    /// Returns the members of the instance that begins at a time.
    func instance(from start: Int64) -> JSON.Value {
        let length = seconds.map { $0.upperBound - $0.lowerBound } ?? 0
        var instance = resource
        instance["recurrence"] = nil
        instance["recurringEventId"] = JSON.Value(id)
        instance["id"] = JSON.Value(instanceID(at: start))
        instance["originalStartTime"] = Self.time(start, like: resource["start"])
        instance["start"] = Self.time(start, like: resource["start"])
        instance["end"] = Self.time(start + length, like: resource["end"])
        return instance
    }

    /// Returns a time in the form of a start or an end: a date, or a time with the offset of the same zone.
    private static func time(_ seconds: Int64, like pattern: JSON.Value?) -> JSON.Value {
        guard pattern?["dateTime"] != nil else {
            return ["date": JSON.Value(String(JSON.Timestamp(seconds: seconds).description.prefix(10)))]
        }
        let zone = zone(of: pattern) ?? .utc
        let offset = zone.offset(at: Int(seconds)) / 60
        let local = JSON.Timestamp(seconds: Int64(zone.local(of: Int(seconds)))).description.dropLast()
        let (hours, minutes) = abs(offset).quotientAndRemainder(dividingBy: 60)
        func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let suffix = offset == 0 ? "Z" : "\(offset < 0 ? "-" : "+")\(digits(hours)):\(digits(minutes))"
        var time: JSON.Value = ["dateTime": JSON.Value(local + suffix)]
        time["timeZone"] = pattern?["timeZone"]
        return time
    }
}

extension GoogleError {
    static func invalidRecurrence(_ problem: String) -> Self {
        GoogleError(code: 400, reason: "invalid", message: "Invalid recurrence rule. \(problem).")
    }

    static var tooManyInstances: Self {
        .badRequest(
            "The range of time has too many instances of recurring events for a list, or too many days without any; "
                + "choose a shorter one."
        )
    }
}
