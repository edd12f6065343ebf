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
                let old = state.calendars[key]?.events[id]
                var resource = try change(old)
                resource["id"] = JSON.Value(id)
                resource["kind"] = "calendar#event"
                resource["updated"] = JSON.Value(WallClock.timestamp(now))
                resource["etag"] = JSON.Value("\"\(now)\(number)\"")
                var event = CalendarEvent(id: id, resource: resource, change: number)
                event.room = try memory?.room(for: event.byteCount, inPlaceOf: old?.room)
                state.calendars[key]?.events[id] = event
                state.calendars[key]?.lastChange = event.change
                return .success(event)
            } catch { return .failure(error) }
        }
        if case .success = result { hasChanged(Self.key(calendar)) }
        return try result.get()
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
