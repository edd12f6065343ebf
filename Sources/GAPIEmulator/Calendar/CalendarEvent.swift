import AsyncJSON

/// An event of a calendar; a deleted event stays, for clients that synchronize.
struct CalendarEvent: Sendable {
    let id: String
    /// The members that clients see.
    var resource: JSON.Value
    /// The number of the event's latest change in its calendar.
    var change: Int

    var isDeleted: Bool { resource["status"]?.string == "cancelled" }
    /// The entity tag, without quotes.
    var etag: String { resource["etag"]?.string?.filter { $0 != "\"" } ?? "" }
    /// The start and end, in seconds since 1970; `nil` if they cannot be determined.
    var seconds: Range<Int64>? { Self.seconds(of: resource) }

    /// The members of a deleted event that a synchronization returns.
    var remains: JSON.Value {
        JSON.Value(members: ["kind", "etag", "id", "status"].compactMap { name in resource[name].map { (name, $0) } })
    }

    /// Returns the start and end of an event; `nil` if they cannot be determined.
    static func seconds(of resource: JSON.Value) -> Range<Int64>? {
        guard let start = seconds(ofTime: resource["start"]), let end = seconds(ofTime: resource["end"]), start <= end
        else { return nil }
        return start..<end
    }

    /// Returns the time of a `dateTime`, or of the midnight at which a `date` begins.
    private static func seconds(ofTime time: JSON.Value?) -> Int64? {
        let text = time?["dateTime"]?.string ?? time?["date"]?.string.map { $0 + "T00:00:00Z" } ?? ""
        // Without an offset, the time is local to `timeZone`, which counts as UTC here.
        let isLocal = time?["timeZone"] != nil && text.utf8.count == 19
        return try? JSON.Timestamp(parsing: isLocal ? text + "Z" : text).seconds
    }

    /// Throws Google's 400 for an event without start or end, or with an end before its start.
    static func checkTimes(of resource: JSON.Value) throws(GoogleError) {
        for name in ["start", "end"] where resource[name]?.isNull ?? true {
            throw GoogleError(code: 400, reason: "required", message: "Missing \(name) time.")
        }
        for name in ["start", "end"] where seconds(ofTime: resource[name]) == nil {
            throw GoogleError(code: 400, reason: "invalid", message: "Invalid \(name) time.")
        }
        guard let range = seconds(of: resource),
            range.lowerBound < range.upperBound || resource["start"] == resource["end"]
        else { throw .emptyTimeRange }
    }

    // MARK: Recurrence

    /// Returns the instances of a recurring event that end after a time and begin before another; otherwise the event
    /// itself, if it does so.
    ///
    /// Of recurrence rules (RFC 5545), `INTERVAL`, `COUNT`, `UNTIL` and a weekly `FREQ` have an effect; every other
    /// `FREQ` counts as daily. There are at most 730 instances.
    func instances(after least: Int64 = .min, before most: Int64 = .max) -> [CalendarEvent] {
        guard let seconds else { return [] }
        func isWanted(_ start: Int64) -> Bool { start + Int64(seconds.count) > least && start < most }
        guard let rule = resource["recurrence"]?.array?.compactMap(\.string).first(where: { $0.hasPrefix("RRULE:") }),
            !isDeleted
        else { return isWanted(seconds.lowerBound) ? [self] : [] }
        let parts = Dictionary(
            rule.dropFirst(6).split(separator: ";").map { part in
                let pair = part.split(separator: "=", maxSplits: 1)
                return (String(pair.first ?? ""), pair.count > 1 ? String(pair[1]) : "")
            },
            uniquingKeysWith: { $1 }
        )
        let days: Int64 = parts["FREQ"] == "WEEKLY" ? 7 : 1
        let interval = parts["INTERVAL"].flatMap { Int64($0) } ?? 1
        let step = days * 86_400 * min(max(1, interval), 1_000)
        let count = min(max(0, parts["COUNT"].flatMap { Int64($0) } ?? 730), 730)
        let until = parts["UNTIL"].flatMap(Self.seconds(ofCompact:)) ?? .max
        return (0..<count).map { seconds.lowerBound + $0 * step }
            .prefix { $0 <= until && $0 < most }
            .filter(isWanted)
            .map { instance(from: $0, length: Int64(seconds.count)) }
    }

    private func instance(from start: Int64, length: Int64) -> CalendarEvent {
        let isDate = resource["start"]?["date"] != nil
        func time(_ seconds: Int64) -> JSON.Value {
            let text = JSON.Timestamp(seconds: seconds).description
            return isDate ? ["date": JSON.Value(String(text.prefix(10)))] : ["dateTime": JSON.Value(text)]
        }
        let compact = JSON.Timestamp(seconds: start).description.filter { $0 != "-" && $0 != ":" }
        var instance = CalendarEvent(
            id: "\(id)_\(isDate ? String(compact.prefix(8)) : compact)",
            resource: resource,
            change: change
        )
        instance.resource["recurrence"] = nil
        instance.resource["recurringEventId"] = JSON.Value(id)
        instance.resource["id"] = JSON.Value(instance.id)
        instance.resource["originalStartTime"] = time(start)
        instance.resource["start"] = time(start)
        instance.resource["end"] = time(start + length)
        return instance
    }

    /// Returns a time in the format of recurrence rules: `20260203T040506Z`, `20260203`.
    private static func seconds(ofCompact text: String) -> Int64? {
        let digits = text.filter(\.isNumber)
        guard digits.count >= 8 else { return nil }
        let padded = Array(digits + "235959".dropFirst(digits.count - 8))
        guard padded.count == 14 else { return nil }
        func part(_ range: Range<Int>) -> String { String(padded[range]) }
        let date = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))"
        return try? JSON.Timestamp(parsing: "\(date)T\(part(8..<10)):\(part(10..<12)):\(part(12..<14))Z").seconds
    }
}

extension GoogleError {
    static var emptyTimeRange: Self {
        GoogleError(
            code: 400,
            reason: "timeRangeEmpty",
            message: "The specified time range is empty.",
            location: ("timeMax", "parameter")
        )
    }
}
