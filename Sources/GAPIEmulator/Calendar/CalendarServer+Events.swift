import EmulatorServer
import AsyncJSON
import HTTPTypes

/// The methods for single events: reading, writing and deleting.
extension CalendarServer {
    func get(_ request: IncomingRequest, _ calendar: String, _ id: String) throws -> Reply {
        let event = try event(calendar, id)
        if request.headers[.ifNoneMatch].map(EntityTags.list)?.contains(event.etag) == true {
            throw GoogleError.conditionNotMet("If-None-Match", code: 304)
        }
        return try reply(request, event)
    }

    func insert(_ request: IncomingRequest, _ calendar: String) async throws -> Reply {
        let sent = try await request.jsonObject()
        for name in Self.membersOfInstances where sent[name]?.isNull == false {
            throw GoogleError.notImplemented(
                "The emulator does not speak \(name) of calendar.events.insert: change the instance instead, or import it."
            )
        }
        let id = sent["id"]?.string ?? store.newEventID(in: calendar)
        // Base32hex, as in RFC 2938.
        let isValid =
            id.utf8.count >= 5 && id.utf8.count <= 1024
            && id.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "v")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            }
        guard isValid else { throw GoogleError(code: 400, reason: "invalid", message: "Invalid resource id value.") }
        return try reply(request, try add(sent, id, calendar))
    }

    /// The members that only instances of recurring events have, and that no client changes.
    private static let membersOfInstances = ["recurringEventId", "originalStartTime"]

    /// Imports an event of another calendar, and replaces the event with the same `iCalUID` if there is one.
    ///
    /// An event with the members of an instance is an exception of the recurring event with the same `iCalUID`, or with
    /// the id `recurringEventId`.
    func importEvent(_ request: IncomingRequest, _ calendar: String) async throws -> Reply {
        let sent = try await request.jsonObject()
        guard let uid = sent["iCalUID"]?.string else { throw GoogleError.required("iCalUID") }
        let known = try store.calendar(calendar).events.values
            .filter { $0.original == nil && $0.resource["iCalUID"]?.string == uid }.min { $0.change < $1.change }
        if Self.membersOfInstances.contains(where: { sent[$0]?.isNull == false }) {
            let named = try store.calendar(calendar).events[sent["recurringEventId"]?.string ?? ""]
            return try reply(request, try importInstance(sent, of: known ?? named, calendar))
        }
        guard let known else { return try reply(request, try add(sent, store.newEventID(in: calendar), calendar)) }
        try CalendarEvent.checkTimes(of: sent)
        return try reply(request, try store.change(known.id, in: calendar) { _ in Self.completed(sent, known.id) })
    }

    private func importInstance(
        _ sent: JSON.Value,
        of series: CalendarEvent?,
        _ calendar: String
    ) throws(GoogleError) -> CalendarEvent {
        guard let series, series.recurrence != nil,
            let start = CalendarEvent.seconds(ofTime: sent["originalStartTime"]),
            case let id = series.instanceID(at: start),
            try store.calendar(calendar).event(id)?.original?.start == start
        else {
            throw GoogleError(
                code: 400,
                reason: "invalid",
                message: "originalStartTime is the start of no instance of a recurring event of this calendar."
            )
        }
        return try store.change(id, in: calendar) { old throws(GoogleError) in
            guard let old else { throw .notFound("Not Found") }
            var new = Self.completed(sent, id)
            for name in Self.membersOfInstances + ["iCalUID"] { new[name] = old.resource[name] }
            try CalendarEvent.checkInstance(new)
            try CalendarEvent.checkTimes(of: new)
            return new
        }
    }

    func quickAdd(_ request: IncomingRequest, _ calendar: String) throws -> Reply {
        guard let text = request.query["text"] else { throw GoogleError.required("text") }
        // The next full hour, for one hour.
        let start = (WallClock.microseconds() / 1_000_000 / 3600 + 1) * 3600
        let event: JSON.Value = [
            "summary": JSON.Value(text),
            "start": ["dateTime": JSON.Value(JSON.Timestamp(seconds: start).description)],
            "end": ["dateTime": JSON.Value(JSON.Timestamp(seconds: start + 3600).description)],
        ]
        return try reply(request, try add(event, store.newEventID(in: calendar), calendar))
    }

    /// Replaces an event, or merges the request body into it; an instance of a recurring event becomes an exception.
    func change(_ request: IncomingRequest, _ calendar: String, _ id: String, merges: Bool) async throws -> Reply {
        let sent = try await request.jsonObject()
        _ = try event(calendar, id)
        let event = try store.change(id, in: calendar) { old throws(GoogleError) in
            guard let old else { throw .notFound("Not Found") }
            try EntityTags.checkIfMatch(request.headers, old.etag)
            var new = merges ? old.resource.applying(mergePatch: sent) : Self.completed(sent, id)
            for name in ["created", "creator", "organizer", "iCalUID"] + Self.membersOfInstances {
                new[name] = old.resource[name]
            }
            if old.original != nil { try CalendarEvent.checkInstance(new) }
            try CalendarEvent.checkTimes(of: new)
            // A client may have set the largest possible number.
            let (next, isBeyond) = (old.resource["sequence"]?.int64 ?? 0).addingReportingOverflow(1)
            new["sequence"] = JSON.Value(isBeyond ? .max : next)
            try ResourceSize.check(new.encoded().count)
            return new
        }
        return try reply(request, event)
    }

    func delete(_ request: IncomingRequest, _ calendar: String, _ id: String) throws -> Reply {
        _ = try event(calendar, id)
        _ = try store.change(id, in: calendar) { old throws(GoogleError) in
            guard var resource = old?.resource, let old else { throw .notFound("Not Found") }
            guard !old.isDeleted else {
                throw GoogleError(code: 410, reason: "deleted", message: "Resource has been deleted")
            }
            try EntityTags.checkIfMatch(request.headers, old.etag)
            resource["status"] = "cancelled"
            return resource
        }
        return Reply(status: .noContent)
    }

    // MARK: Parts

    func event(_ calendar: String, _ id: String) throws(GoogleError) -> CalendarEvent {
        guard let event = try store.calendar(calendar).event(id) else { throw .notFound("Not Found") }
        return event
    }

    private func add(_ sent: JSON.Value, _ id: String, _ calendar: String) throws(GoogleError) -> CalendarEvent {
        try CalendarEvent.checkTimes(of: sent)
        return try store.change(id, in: calendar) { old throws(GoogleError) in
            guard old == nil else {
                throw GoogleError(
                    code: 409,
                    reason: "duplicate",
                    message: "The requested identifier already exists."
                )
            }
            return Self.completed(sent, id)
        }
    }

    /// Returns an event with the members that the server adds.
    private static func completed(_ sent: JSON.Value, _ id: String) -> JSON.Value {
        var event = sent
        let user: JSON.Value = ["email": JSON.Value(CalendarStore.user), "self": true]
        let defaults: [(String, JSON.Value)] = [
            ("status", "confirmed"), ("htmlLink", JSON.Value("https://calendar.example/event?eid=\(id)")),
            ("created", JSON.Value(WallClock.timestamp(WallClock.microseconds()))), ("creator", user),
            ("organizer", user),
            ("iCalUID", JSON.Value("\(id)@calendar.example")), ("sequence", 0), ("reminders", ["useDefault": true]),
            ("eventType", "default"),
        ]
        for (name, value) in defaults where event[name]?.isNull ?? true { event[name] = value }
        return event
    }

    private func reply(_ request: IncomingRequest, _ event: CalendarEvent) throws -> Reply {
        var reply = try ResponseFormat(request.query).reply(event.resource)
        reply.headers[.eTag] = "\"\(event.etag)\""
        return reply
    }
}
