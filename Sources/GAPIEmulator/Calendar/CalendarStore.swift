import EmulatorServer
import AsyncJSON
import Synchronization

/// The calendars of one user, with their events.
final class CalendarStore: Sendable {
    struct Calendar: Sendable {
        var resource: JSON.Value
        var events: [String: CalendarEvent] = [:]
        /// The number of the latest change of an event.
        var lastChange = 0
        /// The room that the resource takes in memory; `nil` if nobody counts it.
        var room: StoreMemory.Room?

        /// All events, in the order of their latest changes.
        var changes: [CalendarEvent] { events.values.sorted { $0.change < $1.change } }

        /// Returns the event with an id, or the instance of a recurring event; throws 400 if that needs too much work.
        func event(_ id: String) throws(GoogleError) -> CalendarEvent? {
            if let event = events[id] { return event }
            guard let end = id.lastIndex(of: "_") else { return nil }
            return try events[String(id[..<end])]?.instance(id)
        }

        /// Returns the exceptions of a recurring event, in the order of their latest changes.
        func exceptions(of series: String) -> [CalendarEvent] {
            events.values.filter { $0.original?.series == series }.sorted { $0.change < $1.change }
        }

        /// Returns `true` if an event is an exception of a recurring event that is not deleted.
        ///
        /// Lists of recurring events have it even if it is deleted: clients would show the instance otherwise.
        func isException(_ event: CalendarEvent) -> Bool {
            event.original.flatMap { events[$0.series] }?.isDeleted == false
        }

        /// The starts of the instances that exceptions stand for, by the ids of the recurring events.
        var replacedInstances: [String: Set<Int64>] {
            var starts: [String: Set<Int64>] = [:]
            for event in events.values {
                if let original = event.original { starts[original.series, default: []].insert(original.start) }
            }
            return starts
        }

        /// Deletes the exceptions that are no instances of a recurring event any more, after a change of it.
        mutating func endExceptions(of series: CalendarEvent, after old: CalendarEvent, now: Int64) {
            guard old.recurrence != nil else { return }
            guard
                series.isDeleted
                    || ["start", "recurrence"].contains(where: { series.resource[$0] != old.resource[$0] })
            else { return }
            var work = CalendarEvent.listLimits.work / 10
            for exception in exceptions(of: series.id) where !exception.isDeleted {
                guard let start = exception.original?.start, work > 0 else { break }
                // What would need too much work stays.
                let isInstance = (try? series.hasInstance(at: start, work: &work)) ?? true
                if isInstance, exception.id == series.instanceID(at: start) { continue }
                lastChange += 1
                var resource = exception.resource
                resource["status"] = "cancelled"
                var ended = CalendarEvent(
                    id: exception.id,
                    resource: CalendarStore.stamped(resource, now, lastChange),
                    change: lastChange
                )
                ended.room = exception.room
                events[exception.id] = ended
            }
        }
    }

    /// The id of the calendar that clients may also call `primary`.
    static let user = "user@example.com"

    private struct State {
        var calendars: [String: Calendar] = [:]
        var lastNumber = 0
    }

    private let state = Mutex(State())
    /// The memory for the texts of resources; `nil` if nobody counts them.
    private let memory: StoreMemory?

    /// A closure that is called with a calendar's id after each change of its events.
    private let hasChanged: @Sendable (String) -> Void

    init(memory: StoreMemory? = nil, hasChanged: @escaping @Sendable (String) -> Void = { _ in }) {
        self.memory = memory
        self.hasChanged = hasChanged
        state.withLock {
            $0.calendars[Self.user] = Calendar(resource: Self.resource(id: Self.user, ["summary": "Emulated"]))
        }
    }

    func calendars() -> [Calendar] {
        state.withLock { $0.calendars.sorted { $0.key < $1.key }.map(\.value) }
    }

    func calendar(_ id: String) throws(GoogleError) -> Calendar {
        guard let calendar = state.withLock({ $0.calendars[Self.key(id)] }) else { throw .notFound("Not Found") }
        return calendar
    }

    func insertCalendar(_ sent: JSON.Value) throws(GoogleError) -> JSON.Value {
        let room = try memory?.room(for: sent.encoded().count)
        return state.withLock { state in
            state.lastNumber += 1
            let id = "calendar\(state.lastNumber)@group.calendar.example.com"
            let resource = Self.resource(id: id, sent)
            state.calendars[id] = Calendar(resource: resource, room: room)
            return resource
        }
    }

    /// Changes the resource of a calendar: the closure gets the old one, and returns the new members.
    func changeCalendar(
        _ id: String,
        _ change: (JSON.Value) throws(GoogleError) -> JSON.Value
    ) throws(GoogleError) -> JSON.Value {
        let result = state.withLock { state -> Result<JSON.Value, GoogleError> in
            let key = Self.key(id)
            guard let old = state.calendars[key]?.resource else { return .failure(.notFound("Not Found")) }
            do throws(GoogleError) {
                var resource = Self.resource(id: key, try change(old))
                // Each number is given once, so no two versions have the same tag.
                state.lastNumber += 1
                resource["etag"] = JSON.Value("\"\(state.lastNumber + 1)\"")
                let count = resource.encoded().count
                try ResourceSize.check(count)
                let room = try memory?.room(for: count, inPlaceOf: state.calendars[key]?.room)
                state.calendars[key]?.room = room
                state.calendars[key]?.resource = resource
                return .success(resource)
            } catch { return .failure(error) }
        }
        return try result.get()
    }

    func deleteCalendar(_ id: String) throws(GoogleError) {
        _ = try calendar(id)
        state.withLock { $0.calendars[Self.key(id)] = nil }
    }

    /// Returns an id for a new event of a calendar, which no client has chosen for another one.
    func newEventID(in calendar: String) -> String {
        state.withLock { state in
            while true {
                state.lastNumber += 1
                let id = "event" + String(state.lastNumber, radix: 32)
                if state.calendars[Self.key(calendar)]?.events[id] == nil { return id }
            }
        }
    }

    /// Changes or creates an event: the closure gets the old event, if there is one, and returns the new members.
    ///
    /// An instance of a recurring event that changes becomes an exception.
    func change(
        _ id: String,
        in calendar: String,
        _ change: (CalendarEvent?) throws(GoogleError) -> JSON.Value
    ) throws(GoogleError) -> CalendarEvent {
        let result = state.withLock { state -> Result<CalendarEvent, GoogleError> in
            let key = Self.key(calendar)
            guard let last = state.calendars[key]?.lastChange else { return .failure(.notFound("Not Found")) }
            do throws(GoogleError) {
                // The calendar is not taken out: a second reference to the events would copy all of them.
                let now = WallClock.microseconds()
                let number = last + 1
                let old = try state.calendars[key]?.event(id)
                var resource = try change(old)
                resource["id"] = JSON.Value(id)
                resource["kind"] = "calendar#event"
                var event = CalendarEvent(id: id, resource: Self.stamped(resource, now, number), change: number)
                event.room = try memory?.room(for: event.byteCount, inPlaceOf: old?.room)
                state.calendars[key]?.events[id] = event
                state.calendars[key]?.lastChange = event.change
                if let old { state.calendars[key]?.endExceptions(of: event, after: old, now: now) }
                return .success(event)
            } catch { return .failure(error) }
        }
        if case .success = result { hasChanged(Self.key(calendar)) }
        return try result.get()
    }

    /// Returns the members of an event with those of a change at a time.
    private static func stamped(_ resource: JSON.Value, _ now: Int64, _ number: Int) -> JSON.Value {
        var resource = resource
        resource["updated"] = JSON.Value(WallClock.timestamp(now))
        resource["etag"] = JSON.Value("\"\(now)\(number)\"")
        return resource
    }

    private static func key(_ id: String) -> String { id == "primary" ? user : id }

    private static func resource(id: String, _ sent: JSON.Value) -> JSON.Value {
        var resource = sent
        resource["kind"] = "calendar#calendar"
        resource["etag"] = "\"1\""
        resource["id"] = JSON.Value(id)
        if resource["timeZone"] == nil { resource["timeZone"] = "UTC" }
        return resource
    }
}
