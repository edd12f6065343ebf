import AsyncJSON

/// An event of a calendar; a deleted event stays, for clients that synchronize.
struct CalendarEvent: Sendable {
    let id: String
    /// The members that clients see.
    let resource: JSON.Value
    /// The number of the event's latest change in its calendar.
    let change: Int
    /// The start and end, in seconds since 1970; `nil` if they cannot be determined.
    let seconds: Range<Int64>?
    /// The times of a recurring event; `nil` for other events, and for deleted ones.
    ///
    /// They are read once: an event can have very many lines, and each list of events needs the times.
    let recurrence: RecurrenceSet?
    /// For an instance of a recurring event: the id of that event, and the start of the instance in it, in seconds since
    /// 1970; `nil` for other events.
    ///
    /// An instance that is stored is an exception: it was changed or deleted, and stands for that of the recurring event.
    let original: (series: String, start: Int64)?
    /// The number of bytes of the members' text.
    let byteCount: Int
    /// The room that this text takes in memory; `nil` if nobody counts it.
    var room: StoreMemory.Room?

    init(id: String, resource: JSON.Value, change: Int) {
        self.id = id
        self.resource = resource
        self.change = change
        byteCount = resource.encoded().count
        seconds = Self.seconds(of: resource)
        recurrence = Self.recurrence(of: resource, from: seconds?.lowerBound)
        original = Self.original(of: resource, id: id)
    }

    var isDeleted: Bool { resource["status"]?.string == "cancelled" }
    /// The entity tag, without quotes.
    var etag: String { resource["etag"]?.string?.filter { $0 != "\"" } ?? "" }

    /// The members of a deleted event that a synchronization returns.
    var remains: JSON.Value {
        let names = ["kind", "etag", "id", "status", "recurringEventId", "originalStartTime"]
        return JSON.Value(members: names.compactMap { name in resource[name].map { (name, $0) } })
    }

    /// Returns the start and end of an event; `nil` if they cannot be determined.
    static func seconds(of resource: JSON.Value) -> Range<Int64>? {
        guard let start = seconds(ofTime: resource["start"]), let end = seconds(ofTime: resource["end"]), start <= end
        else { return nil }
        return start..<end
    }

    /// Returns the time of a `dateTime`, or of the midnight in UTC at which a `date` begins.
    ///
    /// A `dateTime` without an offset is local to `timeZone`.
    static func seconds(ofTime time: JSON.Value?) -> Int64? {
        let text = time?["dateTime"]?.string ?? time?["date"]?.string.map { $0 + "T00:00:00Z" } ?? ""
        if let seconds = try? JSON.Timestamp(parsing: text).seconds { return seconds }
        guard let zone = zone(of: time), let local = try? JSON.Timestamp(parsing: text + "Z").seconds else {
            return nil
        }
        return Int64(zone.time(ofLocal: Int(local)))
    }

    /// Returns the zone that a start or an end names; `nil` if it names none, or one that is not known.
    static func zone(of time: JSON.Value?) -> ZoneOffsets? {
        time?["timeZone"]?.string.flatMap(ZoneDatabase.zone(named:))
    }

    /// Returns whether a time has a year of four digits, both in UTC and in a zone.
    private static func isWritable(_ seconds: Int64, in zone: ZoneOffsets) -> Bool {
        let years = RecurrenceTime.start..<RecurrenceTime.end
        return years.contains(Int(seconds)) && years.contains(zone.local(of: Int(seconds)))
    }

    /// Throws Google's 400 for an event without start or end, with an end before its start, with a zone that is not
    /// known, or with an invalid recurrence.
    static func checkTimes(of resource: JSON.Value) throws(GoogleError) {
        for name in ["start", "end"] where resource[name]?.isNull ?? true {
            throw GoogleError(code: 400, reason: "required", message: "Missing \(name) time.")
        }
        for name in ["start", "end"] {
            let time = resource[name]
            guard time?["timeZone"]?.isNull ?? true || zone(of: time) != nil else {
                throw GoogleError(
                    code: 400,
                    reason: "invalid",
                    message: "Invalid time zone definition for \(name) time."
                )
            }
            guard let seconds = seconds(ofTime: time), isWritable(seconds, in: zone(of: time) ?? .utc) else {
                throw GoogleError(code: 400, reason: "invalid", message: "Invalid \(name) time.")
            }
        }
        guard let range = seconds(of: resource),
            range.lowerBound < range.upperBound || resource["start"] == resource["end"]
        else { throw .emptyTimeRange }
        try checkRecurrence(of: resource, start: range.lowerBound)
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
