import AsyncJSON
import Foundation
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Calendar", .timeLimit(.minutes(5)))
struct CalendarTests {
    private static let events = "/calendar/v3/calendars/primary/events"
    private static let hasZones = FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/America/New_York")

    private func withCalendar(
        _ configure: (inout EmulatorConfiguration) -> Void = { _ in },
        _ body: (TestClient) async throws -> Void
    ) async throws {
        var configuration = EmulatorConfiguration()
        configure(&configuration)
        try await withEmulator(configuration) { _, client in try await body(client) }
    }

    /// An event on a day of February 2026, from ten to eleven.
    private static func event(_ summary: String, day: Int, more: String = "") -> String {
        let date = "2026-02-\(day < 10 ? "0" : "")\(day)"
        return #"{"summary": "\#(summary)", "start": {"dateTime": "\#(date)T10:00:00Z", "timeZone": "UTC"}, "#
            + #""end": {"dateTime": "\#(date)T11:00:00Z", "timeZone": "UTC"}\#(more)}"#
    }

    private func insert(_ client: TestClient, _ summary: String, day: Int, more: String = "") async throws -> JSON.Value
    {
        let answer = try await client.sendJSON(.POST, Self.events, Self.event(summary, day: day, more: more))
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.json
    }

    private func summaries(_ client: TestClient, _ query: String) async throws -> [String]? {
        try await client.get("\(Self.events)?\(query)").json["items"]?.array?.compactMap { $0["summary"]?.string }
    }

    @Test func anEventHasWhatTheServerAdds() async throws {
        try await withCalendar { client in
            let event = try await insert(client, "a", day: 3)
            #expect(event["kind"]?.string == "calendar#event")
            #expect(event["status"]?.string == "confirmed")
            #expect(event["organizer"]?["self"]?.bool == true)
            let id = try #require(event["id"]?.string)
            let answer = try await client.get("\(Self.events)/\(id)")
            #expect(try answer.json == event)
            #expect(answer.headers.first(name: "ETag") == event["etag"]?.string)
        }
    }

    @Test func aSequenceThatCannotGrowStays() async throws {
        try await withCalendar { client in
            let event = try await insert(client, "a", day: 3, more: #", "sequence": 9223372036854775807"#)
            let id = try #require(event["id"]?.string)
            let changed = try await client.sendJSON(.PATCH, "\(Self.events)/\(id)", #"{"summary": "b"}"#)
            #expect(changed.status == 200)
            #expect(try changed.json["sequence"]?.int64 == .max)
        }
    }

    @Test func noEventAndNoPageOfInstancesIsTooLarge() async throws {
        try await withCalendar { client in
            let text = String(repeating: "x", count: 900_000)
            let more = #", "recurrence": ["RRULE:FREQ=DAILY"], "description": "\#(text)""#
            let id = try #require(try await insert(client, "a", day: 3, more: more)["id"]?.string)
            let grown = try await client.sendJSON(.PATCH, "\(Self.events)/\(id)", #"{"location": "\#(text)"}"#)
            #expect(grown.status == 413)
            let list = try await client.get("\(Self.events)?singleEvents=true&maxResults=2500")
            #expect(list.status == 200)
            #expect((8 << 20..<18 << 20).contains(list.body.count))
            #expect(String(decoding: list.body.prefix(1000), as: UTF8.self).contains("nextPageToken"))
        }
    }

    @Test(arguments: [
        (#"{"summary": "x"}"#, "required"),
        (#"{"start": {"date": "2026-02-03"}}"#, "required"),
        (
            #"{"start": {"dateTime": "2026-02-03T10:00:00Z"}, "end": {"dateTime": "2026-02-03T09:00:00Z"}}"#,
            "timeRangeEmpty"
        ),
        (#"{"start": {"dateTime": "soon"}, "end": {"date": "2026-02-03"}}"#, "invalid"),
        (#"{"id": "NO!", "start": {"date": "2026-02-03"}, "end": {"date": "2026-02-04"}}"#, "invalid"),
    ])
    func aWrongEventIsRefused(body: String, reason: String) async throws {
        try await withCalendar { client in
            let answer = try await client.sendJSON(.POST, Self.events, body)
            #expect(answer.status == 400)
            #expect(answer.reason == reason)
        }
    }

    @Test func aPatchMergesAndAnUpdateReplaces() async throws {
        try await withCalendar { client in
            let event = try await insert(client, "a", day: 3, more: #", "location": "Rome""#)
            let path = "\(Self.events)/\(event["id"]?.string ?? "")"
            let patched = try await client.sendJSON(.PATCH, path, #"{"location": null, "description": "d"}"#).json
            #expect(patched["location"] == nil)
            #expect(patched["summary"]?.string == "a")
            #expect(patched["sequence"]?.int64 == 1)
            #expect(patched["etag"] != event["etag"])
            let updated = try await client.sendJSON(.PUT, path, Self.event("b", day: 4)).json
            #expect(updated["description"] == nil)
            #expect(updated["created"] == event["created"])
            #expect(try await client.sendJSON(.PUT, path, #"{"summary": "c"}"#).reason == "required")
        }
    }

    @Test func conditionsAreKept() async throws {
        try await withCalendar { client in
            let event = try await insert(client, "a", day: 3)
            let path = "\(Self.events)/\(event["id"]?.string ?? "")"
            let etag = try #require(event["etag"]?.string)
            #expect(try await client.get(path, headers: [("If-None-Match", etag)]).status == 304)
            let headers = [("If-Match", etag), ("Content-Type", "application/json")]
            let statuses = [
                try await client.send(.PATCH, path, headers: headers, body: Array("{}".utf8)).status,
                try await client.send(.PATCH, path, headers: headers, body: Array("{}".utf8)).status,
                try await client.send(.DELETE, path, headers: headers).status,
            ]
            #expect(statuses == [200, 412, 412])
        }
    }

    @Test func aDeletedEventIsGone() async throws {
        try await withCalendar { client in
            let event = try await insert(client, "a", day: 3)
            let path = "\(Self.events)/\(event["id"]?.string ?? "")"
            #expect(try await client.send(.DELETE, path).status == 204)
            let again = try await client.send(.DELETE, path)
            #expect(again.status == 410)
            #expect(again.reason == "deleted")
            #expect(try await client.get(path).json["status"]?.string == "cancelled")
            #expect(try await summaries(client, "") == [])
            #expect(try await summaries(client, "showDeleted=true") == ["a"])
        }
    }

    @Test(arguments: [
        ("timeMin=2026-02-04T00:00:00Z", ["b", "c"]),
        ("timeMax=2026-02-04T00:00:00Z", ["a"]),
        ("timeMin=2026-02-03T10:30:00Z&timeMax=2026-02-03T12:00:00Z", ["a"]),
        ("timeMin=2026-02-03T11:00:00Z&timeMax=2026-02-03T12:00:00Z", []),
        ("timeMin=2026-02-04T00:00:00%2B02:00&timeMax=2026-02-05T00:00:00Z", ["b"]),
        ("q=C", ["c"]),
        ("singleEvents=true&orderBy=startTime", ["a", "b", "c"]),
        ("orderBy=updated", ["b", "a", "c"]),
    ])
    func listsCanBeNarrowed(query: String, expected: [String]) async throws {
        try await withCalendar { client in
            for (name, day) in [("b", 4), ("a", 3), ("c", 5)] { _ = try await insert(client, name, day: day) }
            let found = try await summaries(client, query)
            #expect(query.contains("orderBy") ? found == expected : found?.sorted() == expected)
        }
    }

    @Test(arguments: [
        ("timeMin=2026-02-03T00:00:00", "invalid"), ("orderBy=startTime", "badRequest"), ("orderBy=color", "invalid"),
        ("timeMin=2026-02-03T00:00:00Z&timeMax=2026-02-02T00:00:00Z", "timeRangeEmpty"), ("maxResults=0", "invalid"),
        ("syncToken=sync-0&timeMin=2026-02-03T00:00:00Z", "badRequest"), ("singleEvents=maybe", "invalid"),
        ("showHiddenInvitations=maybe", "invalid"), ("eventTypes=party", "invalid"),
    ])
    func wrongListsAreRefused(query: String, reason: String) async throws {
        try await withCalendar { client in
            let answer = try await client.get("\(Self.events)?\(query)")
            #expect(answer.status == 400)
            #expect(answer.reason == reason)
        }
    }

    @Test(arguments: [
        ("privateExtendedProperty=k=v", ["a", "b"]), ("privateExtendedProperty=k=v%3D", []),
        ("privateExtendedProperty=k=v&privateExtendedProperty=l=w", ["b"]), ("sharedExtendedProperty=k=v", ["c"]),
        ("sharedExtendedProperty=k=v&privateExtendedProperty=k=v", []), ("sharedExtendedProperty=e=", ["c"]),
    ])
    func listsCanBeOfEventsWithProperties(query: String, expected: [String]) async throws {
        try await withCalendar { client in
            for (day, properties) in [
                #"{"private": {"k": "v"}}"#, #"{"private": {"k": "v", "l": "w"}}"#, #"{"shared": {"k": "v", "e": ""}}"#,
            ].enumerated() {
                let name = ["a", "b", "c"][day]
                _ = try await insert(client, name, day: day + 1, more: #", "extendedProperties": \#(properties)"#)
            }
            _ = try await insert(client, "d", day: 4)
            #expect(try await summaries(client, query) == expected)
            #expect(try await client.get("\(Self.events)?privateExtendedProperty=k").status == 400)
        }
    }

    @Test(arguments: ["0000-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "0000-01-01T00:00:00Z"])
    func aTimeWithoutATextInItsZoneIsRefused(time: String) async throws {
        try await withCalendar { client in
            let one = #"{"dateTime": "\#(time)", "timeZone": "\#(Self.hasZones ? "America/New_York" : "UTC")"}"#
            let answer = try await client.sendJSON(.POST, Self.events, #"{"start": \#(one), "end": \#(one)}"#)
            #expect(answer.status == (time.hasSuffix("Z") && !Self.hasZones ? 200 : 400))
        }
    }

    @Test func recurringEventsAreSingleOnesOnRequest() async throws {
        try await withCalendar { client in
            let event = try await insert(client, "r", day: 2, more: #", "recurrence": ["RRULE:FREQ=WEEKLY;COUNT=3"]"#)
            let id = event["id"]?.string ?? ""
            #expect(try await summaries(client, "timeMin=2026-02-10T00:00:00Z") == ["r"])
            let list =
                try await client.get("\(Self.events)?singleEvents=true&orderBy=startTime").json["items"]?.array ?? []
            #expect(
                list.compactMap { $0["id"]?.string } == [
                    "\(id)_20260202T100000Z", "\(id)_20260209T100000Z", "\(id)_20260216T100000Z",
                ]
            )
            #expect(list.last?["start"]?["dateTime"]?.string == "2026-02-16T10:00:00Z")
            #expect(list.last?["recurringEventId"]?.string == id)
            let instances = try await client.get("\(Self.events)/\(id)/instances?timeMax=2026-02-10T00:00:00Z").json[
                "items"
            ]
            #expect(instances?.array?.count == 2)
        }
    }

    // MARK: Synchronization

    @Test(arguments: [false, true])
    func aSynchronizationBringsWhatHasChanged(emptyPages: Bool) async throws {
        try await withCalendar({ $0.sendsEmptyPages = emptyPages }) { client in
            var ids: [String] = []
            for number in 0..<5 {
                ids.append(try await insert(client, "\(number)", day: number + 1)["id"]?.string ?? "")
            }
            var token: String? = ""
            var sync: String?
            var count = 0
            while let page = token {
                let list = try await client.get("\(Self.events)?maxResults=2&pageToken=\(page)").json
                count += list["items"]?.array?.count ?? 0
                token = list["nextPageToken"]?.string
                sync = list["nextSyncToken"]?.string
                #expect((token == nil) == (sync != nil), "the sync token is on the last page only")
                // What changes during a full list is not missed.
                if count == 2, token != nil {
                    _ = try await client.sendJSON(.PATCH, "\(Self.events)/\(ids[0])", #"{"summary": "new"}"#)
                }
            }
            #expect(count >= 5)
            _ = try await client.send(.DELETE, "\(Self.events)/\(ids[4])")
            let changes = try await client.get("\(Self.events)?syncToken=\(sync ?? "")").json
            let items = changes["items"]?.array ?? []
            #expect(items.compactMap { $0["id"]?.string } == [ids[0], ids[4]])
            #expect(items.last?["status"]?.string == "cancelled")
            #expect(items.last?["summary"] == nil)
            let end = try #require(changes["nextSyncToken"]?.string)
            #expect(try await client.get("\(Self.events)?syncToken=\(end)").json["items"] == [])
        }
    }

    @Test func anOldSyncTokenIsAnsweredWith410() async throws {
        try await withCalendar({ $0.syncTokenLifetime = 2 }) { client in
            let sync = try #require(try await client.get(Self.events).json["nextSyncToken"]?.string)
            for number in 1...3 {
                let answer = try await client.get("\(Self.events)?syncToken=\(sync)")
                #expect(answer.status == 200)
                _ = try await insert(client, "\(number)", day: number)
            }
            for token in [sync, "unknown", "sync-\(Int.min)", "sync-\(Int.max)"] {
                let answer = try await client.get("\(Self.events)?syncToken=\(token)")
                #expect(answer.status == 410)
                #expect(answer.reason == "fullSyncRequired")
            }
        }
    }

    // MARK: The rest

    @Test func importsAreKnownByTheirUID() async throws {
        try await withCalendar { client in
            let body = Self.event("a", day: 3, more: #", "iCalUID": "u@x""#)
            let first = try await client.sendJSON(.POST, "\(Self.events)/import", body).json
            let body2 = Self.event("b", day: 3, more: #", "iCalUID": "u@x""#)
            let second = try await client.sendJSON(.POST, "\(Self.events)/import", body2).json
            #expect(first["id"] == second["id"])
            #expect(try await summaries(client, "iCalUID=u@x") == ["b"])
            let missing = try await client.sendJSON(.POST, "\(Self.events)/import", Self.event("c", day: 3))
            #expect(missing.reason == "required")
            let quick = try await client.send(.POST, "\(Self.events)/quickAdd?text=Lunch").json
            #expect(quick["summary"]?.string == "Lunch")
        }
    }

    @Test(arguments: [
        "GET EVENTS?eventTypes=focusTime", "GET EVENTS?timeZone=Asia/Tokyo", "POST EVENTS?conferenceDataVersion=1",
        "POST EVENTS?maxAttendees=3", "GET EVENTS/a?timeZone=Asia/Tokyo", "GET EVENTS/a/instances?originalStart=x",
        "GET EVENTS/a/instances?timeZone=Asia/Tokyo", "GET EVENTS?maxAttendees=1",
        "GET /calendar/v3/users/me/calendarList?showDeleted=true",
    ])
    func whatIsNotSpokenIs501(line: String) async throws {
        try await withCalendar { client in
            let parts = line.replacing("EVENTS", with: Self.events).split(separator: " ")
            let answer = try await client.sendJSON(.init(rawValue: String(parts[0])), String(parts[1]), "{}")
            #expect(answer.status == 501, "\(answer.text)")
            #expect(answer.reason == "notImplemented")
        }
    }

    /// Nobody is invited, and no mail is sent.
    @Test func whatMakesNoDifferencePasses() async throws {
        try await withCalendar { client async throws in
            let query = "alwaysIncludeEmail=true&showHiddenInvitations=true&maxAttendees=&eventTypes="
            #expect(try await client.get("\(Self.events)?\(query)").status == 200)
            let sent = "sendUpdates=all&conferenceDataVersion=0&supportsAttachments=true"
            #expect(try await client.send(.POST, "\(Self.events)/quickAdd?text=Lunch&sendUpdates=all").status == 200)
            let event = #"{"start": {"date": "2026-02-03"}, "end": {"date": "2026-02-04"}}"#
            #expect(try await client.sendJSON(.POST, "\(Self.events)?\(sent)", event).status == 200)
        }
    }

    @Test func anEventGetsNoIdThatAClientHasChosen() async throws {
        try await withCalendar { client in
            let first = try #require(try await insert(client, "a", day: 1)["id"]?.string)
            #expect(first == "event1")
            for id in ["event2", "event3"] { _ = try await insert(client, id, day: 2, more: #", "id": "\#(id)""#) }
            #expect(try await insert(client, "b", day: 3)["id"]?.string == "event4")
        }
    }

    @Test func changesOfTheListOfCalendarsNeedAFullSync() async throws {
        try await withCalendar { client in
            let list = try await client.get("/calendar/v3/users/me/calendarList").json
            let token = try #require(list["nextSyncToken"]?.string)
            let answer = try await client.get("/calendar/v3/users/me/calendarList?syncToken=\(token)")
            #expect(answer.status == 410)
            #expect(answer.reason == "fullSyncRequired")
        }
    }

    /// The user owns all calendars, and hides none.
    @Test(
        arguments: [
            ("minAccessRole=owner&showHidden=true", nil), ("minAccessRole=freeBusyReader&showHidden=false", nil),
            ("minAccessRole=king", "invalid"), ("showHidden=maybe", "invalid"),
            ("syncToken=calendars&minAccessRole=owner", "badRequest"),
        ] as [(String, String?)]
    )
    func aListOfCalendarsHasLegalParameters(query: String, reason: String?) async throws {
        try await withCalendar { client in
            let answer = try await client.get("/calendar/v3/users/me/calendarList?\(query)")
            #expect(answer.status == (reason == nil ? 200 : 400))
            #expect(answer.reason == reason)
            if reason == nil { #expect(try answer.json["items"]?.array?.count == 1) }
        }
    }

    @Test func aPageOfCalendarsEndsBeforeTheyHaveTooManyBytes() async throws {
        try await withCalendar { client in
            let long = String(repeating: "c", count: 1_000_000)
            for _ in 0..<17 {
                let made = try await client.sendJSON(.POST, "/calendar/v3/calendars", #"{"summary": "\#(long)"}"#)
                #expect(made.status == 200)
            }
            let list = try await client.get("/calendar/v3/users/me/calendarList?fields=nextPageToken").json
            #expect(list["nextPageToken"]?.string == "page-16")
        }
    }

    @Test func aPatchOfACalendarMergesAndAnUpdateReplaces() async throws {
        try await withCalendar { client in
            _ = try await insert(client, "a", day: 3)
            let path = "/calendar/v3/calendars/primary"
            let first = try await client.get(path).json
            let patched = try await client.sendJSON(.PATCH, path, #"{"description": "d", "id": "other"}"#).json
            #expect(patched["description"]?.string == "d" && patched["summary"] == first["summary"])
            #expect(patched["id"] == first["id"] && patched["etag"] != first["etag"])
            #expect(try await client.get(path).json == patched)
            let updated = try await client.sendJSON(.PUT, path, #"{"summary": "mine"}"#).json
            #expect(updated["description"] == nil && updated["summary"]?.string == "mine")
            #expect(try await summaries(client, "") == ["a"])

            #expect(try await client.sendJSON(.PUT, path, "{}").reason == "required")
            let headers = [("If-Match", "\"1\""), ("Content-Type", "application/json")]
            #expect(try await client.send(.PATCH, path, headers: headers, body: Array("{}".utf8)).status == 412)
            #expect(try await client.sendJSON(.PATCH, path + "x", "{}").status == 404)
            let text = String(repeating: "x", count: 900_000)
            #expect(try await client.sendJSON(.PATCH, path, #"{"description": "\#(text)"}"#).status == 200)
            #expect(try await client.sendJSON(.PATCH, path, #"{"location": "\#(text)"}"#).status == 413)
        }
    }

    @Test func calendarsAreListed() async throws {
        try await withCalendar { client in
            let made = try await client.sendJSON(.POST, "/calendar/v3/calendars", #"{"summary": "team"}"#).json
            let id = try #require(made["id"]?.string)
            let list = try await client.get("/calendar/v3/users/me/calendarList").json
            #expect(list["items"]?.array?.compactMap { $0["primary"]?.bool } == [true])
            #expect(list["items"]?.array?.count == 2)
            #expect(try await client.get("/calendar/v3/calendars/\(id)").json["summary"]?.string == "team")
            #expect(try await client.send(.DELETE, "/calendar/v3/calendars/\(id)").status == 204)
            let answer = try await client.get("/calendar/v3/calendars/\(id)/events")
            #expect(answer.status == 404)
            #expect(answer.reason == "notFound")
        }
    }
}
