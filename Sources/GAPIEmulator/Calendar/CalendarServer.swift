import AsyncJSON
import HTTPTypes
import NIOCore

/// The Calendar API, version 3, for one user: calendars and events at the real paths, with synchronization.
///
/// Recurring events are expanded in their time zones, as RFC 5545 says it; what Google Calendar refuses is refused.
///
/// Instances of them can be changed and deleted: they become exceptions.
///
/// There are differences from the real service. There are no invitations, and `quickAdd` understands no times.
/// ``UnspokenMethods/calendar`` has what is not spoken.
struct CalendarServer: EmulatedService {
    let store: CalendarStore
    let channels: PushChannelBoard
    let sendsEmptyPages: Bool
    /// The number of changes for which a sync token stays valid; `nil` for any number.
    let syncTokenLifetime: Int?

    init(memory: StoreMemory?, sendsEmptyPages: Bool, syncTokenLifetime: Int?) {
        let channels = PushChannelBoard(kind: "api#channel")
        self.channels = channels
        store = CalendarStore(memory: memory) { channels.notify(resource: Self.events(of: $0), state: "exists") }
        self.sendsEmptyPages = sendsEmptyPages
        self.syncTokenLifetime = syncTokenLifetime
    }

    func speaks(_ api: String) -> Bool { api == "calendar/v3" }

    func operation(
        _ method: HTTPRequest.Method,
        _ target: RequestTarget,
        _ headers: HTTPFields
    ) throws(GoogleError) -> Operation? {
        guard target.segments.starts(with: ["calendar", "v3"]),
            let operation = operation(method, Array(target.segments.dropFirst(2)))
        else { return nil }
        try MethodParameters.calendar.check(target.query, of: operation.name)
        return operation
    }

    private func operation(_ method: HTTPRequest.Method, _ path: [String]) -> Operation? {
        if path.starts(with: ["users", "me", "calendarList"]) {
            return calendarListOperation(method, path.dropFirst(3))
        }
        if method == .post, path == ["channels", "stop"] {
            return Operation(name: "calendar.channels.stop") { request in
                try channels.stop(try await request.jsonObject())
                return Reply(status: .noContent)
            }
        }
        guard path.first == "calendars" else { return nil }
        switch (method, path.count) {
        case (.post, 1):
            return Operation(name: "calendar.calendars.insert") { request in
                let sent = try await request.jsonObject()
                guard sent["summary"]?.string != nil else { throw GoogleError.required("summary") }
                return try ResponseFormat(request.query).reply(store.insertCalendar(sent))
            }
        case (.get, 2):
            return Operation(name: "calendar.calendars.get") { request in
                try ResponseFormat(request.query).reply(try store.calendar(path[1]).resource)
            }
        case (.put, 2):
            return Operation(name: "calendar.calendars.update") { try await change($0, path[1], merges: false) }
        case (.patch, 2):
            return Operation(name: "calendar.calendars.patch") { try await change($0, path[1], merges: true) }
        case (.delete, 2):
            return Operation(name: "calendar.calendars.delete") { _ in
                try store.deleteCalendar(path[1])
                return Reply(status: .noContent)
            }
        case (_, 3...) where path[2] == "events":
            return eventOperation(method, calendar: path[1], path[3...])
        default: return nil
        }
    }

    /// Replaces what is known of a calendar, or merges the request body into it; its events stay.
    private func change(_ request: IncomingRequest, _ calendar: String, merges: Bool) async throws -> Reply {
        let sent = try await request.jsonObject()
        let resource = try store.changeCalendar(calendar) { old throws(GoogleError) in
            try EntityTags.checkIfMatch(request.headers, old["etag"]?.string?.filter { $0 != "\"" } ?? "")
            let new = merges ? old.applying(mergePatch: sent) : sent
            guard new["summary"]?.string != nil else { throw GoogleError.required("summary") }
            return new
        }
        return try ResponseFormat(request.query).reply(resource)
    }

    private func eventOperation(
        _ method: HTTPRequest.Method,
        calendar: String,
        _ path: ArraySlice<String>
    ) -> Operation? {
        let id = path.first ?? ""
        switch (method, path.count, path.last) {
        case (.get, 0, _): return Operation(name: "calendar.events.list") { try list($0, calendar) }
        case (.post, 0, _): return Operation(name: "calendar.events.insert") { try await insert($0, calendar) }
        case (.post, 1, "import"):
            return Operation(name: "calendar.events.import") { try await importEvent($0, calendar) }
        case (.post, 1, "watch"): return Operation(name: "calendar.events.watch") { try await watch($0, calendar) }
        case (.post, 1, "quickAdd"): return Operation(name: "calendar.events.quickAdd") { try quickAdd($0, calendar) }
        case (.get, 1, _): return Operation(name: "calendar.events.get") { try get($0, calendar, id) }
        case (.get, 2, "instances"):
            return Operation(name: "calendar.events.instances") { try instances($0, calendar, id) }
        case (.put, 1, _):
            return Operation(name: "calendar.events.update") { try await change($0, calendar, id, merges: false) }
        case (.patch, 1, _):
            return Operation(name: "calendar.events.patch") { try await change($0, calendar, id, merges: true) }
        case (.delete, 1, _): return Operation(name: "calendar.events.delete") { try delete($0, calendar, id) }
        default: return nil
        }
    }

    /// Opens a push channel to the events of a calendar, for seven days at most.
    private func watch(_ request: IncomingRequest, _ calendar: String) async throws -> Reply {
        let id = try store.calendar(calendar).resource["id"]?.string ?? calendar
        let uri = "\(request.root)/calendar/v3/calendars/\(id)/events"
        let body = try await request.jsonObject()
        return try ResponseFormat(request.query).reply(
            try channels.watch(body, Self.events(of: id), uri: uri, longest: 604_800)
        )
    }

    /// Returns the identifier of a calendar's events as a watched resource.
    private static func events(of calendar: String) -> String { "events-\(calendar)" }

    // MARK: Calendars of the user

    private func calendarListOperation(_ method: HTTPRequest.Method, _ path: ArraySlice<String>) -> Operation? {
        guard method == .get, path.count <= 1 else { return nil }
        if let id = path.first {
            return Operation(name: "calendar.calendarList.get") { request in
                try ResponseFormat(request.query).reply(Self.entry(try store.calendar(id)))
            }
        }
        return Operation(name: "calendar.calendarList.list") { request in
            if request.query["syncToken"]?.isEmpty == false {
                guard request.query["minAccessRole"] == nil else {
                    throw GoogleError.badRequest("A sync token cannot be used together with minAccessRole.")
                }
                throw Self.fullSyncRequired  // changes of the list are not kept
            }
            let calendars = store.calendars()
            let size = try request.query.pageSize("maxResults", usual: 100, most: 250)
            let cutter = PageCutter(size: size, sendsEmptyPages: sendsEmptyPages)
            let (page, next) = try cutter.page(of: calendars.count, token: request.query["pageToken"]) {
                calendars[$0].resource.encoded().count
            }
            var answer: JSON.Value = ["kind": "calendar#calendarList", "etag": "\"1\""]
            answer[next == nil ? "nextSyncToken" : "nextPageToken"] = JSON.Value(next ?? "calendars")
            answer["items"] = JSON.Value(calendars[page].map(Self.entry))
            return try ResponseFormat(request.query).reply(answer)
        }
    }

    private static func entry(_ calendar: CalendarStore.Calendar) -> JSON.Value {
        var entry = calendar.resource
        entry["kind"] = "calendar#calendarListEntry"
        entry["accessRole"] = "owner"
        entry["selected"] = true
        entry["defaultReminders"] = []
        if entry["id"]?.string == CalendarStore.user { entry["primary"] = true }
        return entry
    }
}
