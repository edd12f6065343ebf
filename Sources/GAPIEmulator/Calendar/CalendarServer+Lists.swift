import EmulatorServer
import AsyncJSON
import HTTPTypes

/// The methods that list events: ranges of time, searches and synchronization.
extension CalendarServer {
    /// The parameters that cannot be combined with a sync token.
    private static let excludedBySync = [
        "iCalUID", "orderBy", "privateExtendedProperty", "q", "sharedExtendedProperty", "timeMin", "timeMax",
        "updatedMin",
    ]

    func list(_ request: IncomingRequest, _ id: String) throws -> Reply {
        let query = request.query
        let calendar = try store.calendar(id)
        let since = try startOfSync(query, calendar)
        let events =
            if let since {
                calendar.changes.filter { $0.change > since }.map { ListedEvent(event: $0) }
            } else {
                try events(of: calendar, query)
            }
        // The order of changes, unless the client wants another.
        let isByChange = try query["orderBy"] != "startTime" && !query.flag("singleEvents")
        return try page(request, calendar, events, isSync: since != nil, isByChange: isByChange || since != nil)
    }

    func instances(_ request: IncomingRequest, _ calendarID: String, _ id: String) throws -> Reply {
        let calendar = try store.calendar(calendarID)
        let event = try event(calendarID, id)
        let showsDeleted = try request.query.flag("showDeleted")
        let exceptions = calendar.exceptions(of: id).filter { showsDeleted || !$0.isDeleted }
        let events = try Self.instances(of: [event] + exceptions, calendar, in: try Self.bounds(request.query))
        return try page(request, calendar, Self.byStart(events), isSync: false, isByChange: false)
    }

    /// Returns the change after which a synchronization begins; `nil` for a list without a sync token.
    private func startOfSync(
        _ query: RequestTarget.Query,
        _ calendar: CalendarStore.Calendar
    ) throws(GoogleError) -> Int? {
        guard let token = query["syncToken"] else { return nil }
        for name in Self.excludedBySync where query[name] != nil {
            throw .badRequest("A sync token cannot be used together with \(name).")
        }
        let isKnown = token.hasPrefix("sync-")
        guard isKnown, let since = Int(token.dropFirst(5)), since >= 0, since <= calendar.lastChange,
            calendar.lastChange - since <= syncTokenLifetime ?? .max
        else { throw Self.fullSyncRequired }
        return since
    }

    /// The answer to a sync token that is not valid (any longer).
    static let fullSyncRequired = GoogleError(
        code: 410,
        reason: "fullSyncRequired",
        message: "Sync token is no longer valid, a full sync is required.",
        location: ("syncToken", "parameter")
    )

    private func events(
        of calendar: CalendarStore.Calendar,
        _ query: RequestTarget.Query
    ) throws(GoogleError) -> [ListedEvent] {
        let range = try Self.bounds(query)
        let updatedMin = try Self.seconds("updatedMin", query)
        let isSingle = try query.flag("singleEvents")
        let properties = try Self.extendedProperties(query)
        // Once for all events
        let uid = query["iCalUID"]
        let search = try Self.search(query)
        // A client that requests changes also gets deleted events.
        let showsDeleted = try query.flag("showDeleted") || updatedMin != nil
        let found = calendar.changes.filter { event in
            if event.isDeleted, !showsDeleted, isSingle || !calendar.isException(event) { return false }
            if let uid, event.resource["iCalUID"]?.string != uid { return false }
            if let updatedMin, let updated = event.resource["updated"]?.string,
                let time = try? JSON.Timestamp(parsing: updated), time.seconds < updatedMin
            {
                return false
            }
            for property in properties {
                let value = event.resource["extendedProperties"]?[property.kind]?[property.name]?.string
                guard value == property.value else { return false }
            }
            return search.map { Self.matches(event, $0) } ?? true
        }
        var events: [ListedEvent] = []
        if isSingle {
            events = try Self.instances(of: found, calendar, in: range)
        } else {
            var work = CalendarEvent.listLimits.work
            for event in found {
                let first = try event.instances(in: range, limit: 1, work: &work)
                if !first.isEmpty { events.append(ListedEvent(event: event)) }
            }
        }
        switch query["orderBy"] {
        case nil: break
        case "updated"?: break  // changes are already in this order
        case "startTime"? where isSingle: events = Self.byStart(events)
        case "startTime"?:
            throw .badRequest("The requested ordering is not available for the particular query.")
        default: throw .invalid("orderBy", "is not startTime or updated")
        }
        return events
    }

    /// Returns the events of a list, and the instances of the recurring ones.
    ///
    /// Throws 400 if there are too many, or if they need too much work.
    private static func instances(
        of events: [CalendarEvent],
        _ calendar: CalendarStore.Calendar,
        in range: Range<Int64>
    ) throws(GoogleError) -> [ListedEvent] {
        let replaced = calendar.replacedInstances
        var limits = CalendarEvent.listLimits
        var instances: [ListedEvent] = []
        for event in events {
            let rest = limits.instances - instances.count
            instances += try event.instances(
                in: range,
                limit: rest + 1,
                without: replaced[event.id] ?? [],
                work: &limits.work
            )
            guard instances.count <= limits.instances else { throw .tooManyInstances }
        }
        return instances
    }

    private static func byStart(_ events: [ListedEvent]) -> [ListedEvent] {
        events.map { ($0.order, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private typealias ExtendedProperty = (kind: String, name: String, value: String)

    /// Returns the properties that all listed events have; throws 400 for a parameter that is not `name=value`.
    private static func extendedProperties(_ query: RequestTarget.Query) throws(GoogleError) -> [ExtendedProperty] {
        var properties: [ExtendedProperty] = []
        for (parameter, kind) in [("privateExtendedProperty", "private"), ("sharedExtendedProperty", "shared")] {
            for text in query.values(parameter) {
                let pair = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                guard pair.count == 2, !pair[0].isEmpty else { throw .invalid(parameter, "is not name=value") }
                properties.append((kind, pair[0], pair[1]))
            }
        }
        return properties
    }

    /// Returns the search for the text `q`; `nil` for a query without it.
    ///
    /// Throws 400 if the text is too long.
    private static func search(_ query: RequestTarget.Query) throws(GoogleError) -> TextSearch? {
        guard let text = query["q"] else { return nil }
        guard text.utf8.count <= TextSearch.longest else { throw .invalid("q", "is too long") }
        return TextSearch(for: text)
    }

    private static func matches(_ event: CalendarEvent, _ search: TextSearch) -> Bool {
        ["summary", "description", "location"].contains { name in
            event.resource[name]?.string.map { search.isFound(in: $0, .anywhere) } == true
        }
    }

    private static func bounds(_ query: RequestTarget.Query) throws(GoogleError) -> Range<Int64> {
        let least = try seconds("timeMin", query) ?? .min
        let most = try seconds("timeMax", query) ?? .max
        guard least < most else { throw .emptyTimeRange }
        return least..<most
    }

    /// Returns a time, which must have an offset.
    private static func seconds(_ name: String, _ query: RequestTarget.Query) throws(GoogleError) -> Int64? {
        guard let text = query[name] else { return nil }
        guard let time = try? JSON.Timestamp(parsing: text) else {
            throw .invalid(name, "is no time with an offset (RFC 3339)")
        }
        return time.seconds
    }

    /// Returns a page with the token of the next page; the last page has the token for the next synchronization
    /// instead.
    ///
    /// The page token also holds the latest change at the time of the first page. So the next synchronization includes
    /// the changes made between pages. In the order of changes, it names the last one instead of a position, which
    /// changes between pages would move.
    private func page(
        _ request: IncomingRequest,
        _ calendar: CalendarStore.Calendar,
        _ events: [ListedEvent],
        isSync: Bool,
        isByChange: Bool
    ) throws -> Reply {
        let query = request.query
        let size = try query.pageSize("maxResults", usual: 250, most: 2500)
        let parts = query["pageToken"]?.split(separator: ".") ?? []
        let seen = parts.count == 2 ? Int(parts[0]) ?? calendar.lastChange : calendar.lastChange
        let token = parts.count == 2 ? String(parts[1]) : query["pageToken"]
        var rest = events
        if isByChange, let token, !token.isEmpty {
            guard let last = token.split(separator: "-").last.flatMap({ Int($0) }), token.contains("-") else {
                throw GoogleError.invalid("pageToken", "was given by no list")
            }
            rest = token.hasPrefix("empty-") ? [] : events.filter { $0.event.change > last }
        }
        let page: [ListedEvent]
        var next: String?
        let cutter = PageCutter(size: size, sendsEmptyPages: sendsEmptyPages)
        if isByChange {
            page = Array(rest[..<cutter.end(from: 0, of: rest.count) { rest[$0].event.byteCount }])
            if let token, token.hasPrefix("empty-") {
                next = "page-\(token.dropFirst(6))"
            } else if page.count < rest.count, let last = page.last {
                next = "\(sendsEmptyPages ? "empty" : "page")-\(last.event.change)"
            }
        } else {
            let (range, following) = try cutter.page(of: events.count, token: token) { events[$0].event.byteCount }
            (page, next) = (Array(events[range]), following)
        }
        var answer: JSON.Value = ["kind": "calendar#events", "etag": JSON.Value("\"\(calendar.lastChange)\"")]
        for name in ["summary", "description", "timeZone"] { answer[name] = calendar.resource[name] }
        answer["updated"] = JSON.Value(WallClock.timestamp(WallClock.microseconds()))
        answer["accessRole"] = "owner"
        answer["defaultReminders"] = []
        if let next {
            answer["nextPageToken"] = JSON.Value("\(seen).\(next)")
        } else if query["orderBy"] == nil, query["q"] == nil, query["updatedMin"] == nil {
            answer["nextSyncToken"] = JSON.Value("sync-\(seen)")
        }
        answer["items"] = JSON.Value(page.map { isSync && $0.event.isDeleted ? $0.event.remains : $0.resource })
        return try ResponseFormat(query).reply(answer)
    }
}
