import AsyncJSON
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Changed instances of recurring events", .timeLimit(.minutes(5)))
struct ChangedInstanceTests {
    private static let events = "/calendar/v3/calendars/primary/events"

    /// Inserts an event that is on three Mondays of February 2026, and returns its id.
    private func insert(_ client: TestClient, more: String = "") async throws -> String {
        let event = #"""
            {"summary": "r", "start": {"dateTime": "2026-02-02T10:00:00Z", "timeZone": "UTC"}, "location": "Oslo",
             "end": {"dateTime": "2026-02-02T11:00:00Z", "timeZone": "UTC"}, "recurrence": ["RRULE:FREQ=WEEKLY;COUNT=3"]\#(more)}
            """#
        let answer = try await client.sendJSON(.POST, Self.events, event)
        #expect(answer.status == 200, "\(answer.text)")
        return try #require(try answer.json["id"]?.string)
    }

    private func items(_ client: TestClient, _ target: String) async throws -> [JSON.Value] {
        let answer = try await client.get(Self.events + target)
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.json["items"]?.array ?? []
    }

    private func starts(_ items: [JSON.Value]) -> [String] { items.compactMap { $0["start"]?["dateTime"]?.string } }

    @Test func eachIdInAListIsFound() async throws {
        try await withEmulator { _, client in
            let id = try await insert(client)
            let list = try await items(client, "?singleEvents=true&orderBy=startTime")
            #expect(list.count == 3)
            for item in list {
                let answer = try await client.get("\(Self.events)/\(item["id"]?.string ?? "")")
                #expect(answer.status == 200)
                #expect(try answer.json == item)
            }
            #expect(list.allSatisfy { $0["recurringEventId"]?.string == id })
        }
    }

    @Test(arguments: [HTTPMethod.PATCH, .PUT])
    func aChangedInstanceTakesThePlaceOfTheOldOne(method: HTTPMethod) async throws {
        try await withEmulator { _, client in
            let id = try await insert(client)
            let instance = "\(id)_20260209T100000Z"
            let body = #"""
                {"summary": "moved", "start": {"dateTime": "2026-02-10T12:00:00Z"}, "recurringEventId": "x",
                 "end": {"dateTime": "2026-02-10T13:00:00Z"}, "originalStartTime": {"date": "2026-01-01"}}
                """#
            let changed = try await client.sendJSON(method, "\(Self.events)/\(instance)", body)
            #expect(changed.status == 200, "\(changed.text)")
            let exception = try changed.json
            #expect(exception["id"]?.string == instance)
            #expect(exception["recurringEventId"]?.string == id)
            #expect(exception["originalStartTime"]?["dateTime"]?.string == "2026-02-09T10:00:00Z")
            #expect(exception["location"]?.string == (method == .PATCH ? "Oslo" : nil))
            #expect(exception["recurrence"] == nil)
            let found = try await client.get("\(Self.events)/\(instance)")
            #expect(try found.json == exception)

            let expected = ["2026-02-02T10:00:00Z", "2026-02-10T12:00:00Z", "2026-02-16T10:00:00Z"]
            let single = try await items(client, "?singleEvents=true&orderBy=startTime")
            #expect(starts(single) == expected)
            #expect(single.contains(exception))
            let instances = try await items(client, "/\(id)/instances")
            #expect(instances == single)
            let all = try await items(client, "")
            #expect(all.compactMap { $0["id"]?.string } == [id, instance])
            // What is elsewhere now is not in the list of its old time.
            let day = "&timeMin=2026-02-09T00:00:00Z&timeMax=2026-02-10T00:00:00Z"
            let old = try await items(client, "?singleEvents=true\(day)")
            #expect(old == [])
            // A search that does not find the exception does not show the old instance again.
            let search = try await items(client, "?singleEvents=true&q=r&timeMax=2026-02-12T00:00:00Z")
            #expect(starts(search) == ["2026-02-02T10:00:00Z"])
        }
    }

    @Test func aDeletedInstanceIsLeftOut() async throws {
        try await withEmulator { _, client in
            let id = try await insert(client)
            let path = "\(Self.events)/\(id)_20260209T100000Z"
            #expect(try await client.send(.DELETE, path).status == 204)
            let again = try await client.send(.DELETE, path)
            #expect(again.status == 410)
            #expect(try await client.get(path).json["status"]?.string == "cancelled")
            let rest = ["2026-02-02T10:00:00Z", "2026-02-16T10:00:00Z"]
            let single = try await items(client, "?singleEvents=true&orderBy=startTime")
            #expect(starts(single) == rest)
            let instances = try await items(client, "/\(id)/instances")
            #expect(starts(instances) == rest)
            let shown = try await items(client, "/\(id)/instances?showDeleted=true")
            #expect(shown.map { $0["status"]?.string } == ["confirmed", "cancelled", "confirmed"])
            let deleted = try await items(client, "?singleEvents=true&orderBy=startTime&showDeleted=true")
            #expect(deleted == shown)
            // Clients that expand recurring events themselves have to know it.
            let all = try await items(client, "")
            #expect(all.map { $0["status"]?.string } == ["confirmed", "cancelled"])
            let back = try await client.sendJSON(.PATCH, path, #"{"status": "confirmed"}"#)
            #expect(back.status == 200)
            let complete = try await items(client, "?singleEvents=true")
            #expect(complete.count == 3)
        }
    }

    @Test func anInstanceOfWholeDaysIsChanged() async throws {
        try await withEmulator { _, client in
            let event = #"""
                {"start": {"date": "2026-02-02"}, "end": {"date": "2026-02-03"}, "recurrence": ["RRULE:FREQ=DAILY;COUNT=2"]}
                """#
            let id = try #require(try await client.sendJSON(.POST, Self.events, event).json["id"]?.string)
            let path = "\(Self.events)/\(id)_20260203"
            let changed = try await client.sendJSON(.PATCH, path, #"{"summary": "new"}"#)
            #expect(changed.status == 200)
            #expect(try changed.json["originalStartTime"] == ["date": "2026-02-03"])
            let list = try await items(client, "/\(id)/instances")
            #expect(list.map { $0["summary"]?.string } == [nil, "new"])
            let other = try await client.get("\(Self.events)/\(id)_20260203T000000Z")
            #expect(other.status == 404)
        }
    }

    @Test func aSynchronizationBringsExceptions() async throws {
        try await withEmulator { _, client in
            let id = try await insert(client)
            let token = try #require(try await client.get(Self.events).json["nextSyncToken"]?.string)
            let (first, last) = ("\(id)_20260202T100000Z", "\(id)_20260216T100000Z")
            _ = try await client.sendJSON(.PATCH, "\(Self.events)/\(first)", #"{"summary": "new"}"#)
            _ = try await client.send(.DELETE, "\(Self.events)/\(last)")
            let changes = try await client.get("\(Self.events)?syncToken=\(token)").json
            let found = changes["items"]?.array ?? []
            #expect(found.compactMap { $0["id"]?.string } == [first, last])
            #expect(found.first?["summary"]?.string == "new")
            #expect(found.last?["summary"] == nil)
            #expect(found.last?["originalStartTime"]?["dateTime"]?.string == "2026-02-16T10:00:00Z")

            let next = try #require(changes["nextSyncToken"]?.string)
            _ = try await client.send(.DELETE, "\(Self.events)/\(id)")
            let ends = try await items(client, "?syncToken=\(next)")
            #expect(ends.compactMap { $0["id"]?.string } == [id, first])
            #expect(ends.allSatisfy { $0["status"]?.string == "cancelled" })
        }
    }

    @Test func exceptionsEndWithTheirEvent() async throws {
        try await withEmulator { _, client in
            let id = try await insert(client)
            let path = "\(Self.events)/\(id)"
            for day in ["09", "16"] {
                _ = try await client.sendJSON(.PATCH, "\(path)_202602\(day)T100000Z", #"{"summary": "new"}"#)
            }
            _ = try await client.sendJSON(.PATCH, path, #"{"summary": "s"}"#)
            let kept = try await items(client, "/\(id)/instances")
            #expect(kept.map { $0["summary"]?.string } == ["s", "new", "new"])
            // The event ends before its last exception.
            _ = try await client.sendJSON(.PATCH, path, #"{"recurrence": ["RRULE:FREQ=WEEKLY;COUNT=2"]}"#)
            let shorter = try await items(client, "?singleEvents=true&orderBy=startTime")
            #expect(shorter.map { $0["summary"]?.string } == ["s", "new"])
            #expect(try await client.send(.DELETE, path).status == 204)
            for list in ["", "?singleEvents=true"] {
                let rest = try await items(client, list)
                #expect(rest == [])
            }
        }
    }

    @Test func anImportedInstanceIsAnException() async throws {
        try await withEmulator { _, client in
            let id = try await insert(client, more: #", "iCalUID": "u@x""#)
            func body(_ start: String, _ more: String = "") -> String {
                #"""
                {"iCalUID": "u@x", "summary": "new", "originalStartTime": {"dateTime": "\#(start)"}\#(more),
                 "start": {"dateTime": "2026-02-10T12:00:00Z"}, "end": {"dateTime": "2026-02-10T13:00:00Z"}}
                """#
            }
            // In another zone, but at the same time.
            let sent = body("2026-02-09T11:00:00+01:00", #", "recurringEventId": "elsewhere""#)
            for _ in 0..<2 {
                let made = try await client.sendJSON(.POST, "\(Self.events)/import", sent)
                #expect(made.status == 200, "\(made.text)")
                #expect(try made.json["id"]?.string == "\(id)_20260209T100000Z")
                #expect(try made.json["recurringEventId"]?.string == id)
            }
            let list = try await items(client, "?singleEvents=true&orderBy=startTime")
            #expect(list.map { $0["summary"]?.string } == ["r", "new", "r"])
            for (start, more) in [
                ("2026-02-09T10:00:01Z", ""), ("0000-01-01T00:00:00+23:59", ""), ("never", ""),
                ("2026-02-16T10:00:00Z", #", "recurrence": ["RRULE:FREQ=DAILY"]"#),
            ] {
                let refused = try await client.sendJSON(.POST, "\(Self.events)/import", body(start, more))
                #expect(refused.status == 400, "\(refused.text)")
                #expect(refused.reason == "invalid")
            }
            // The recurring event is known by its UID as before.
            let series = body("2026-02-02T10:00:00Z").replacing("originalStartTime", with: "x")
            let whole = try await client.sendJSON(.POST, "\(Self.events)/import", series)
            #expect(try whole.json["id"]?.string == id)
        }
    }

    @Test(arguments: [
        #""recurringEventId": "event1""#, #""originalStartTime": {"dateTime": "2026-02-09T10:00:00Z"}"#,
    ])
    func anInsertedInstanceIsRefused(member: String) async throws {
        try await withEmulator { _, client in
            _ = try await insert(client)
            let event = #"{"start": {"date": "2026-02-03"}, "end": {"date": "2026-02-04"}, \#(member)}"#
            let answer = try await client.sendJSON(.POST, Self.events, event)
            #expect(answer.status == 501)
            #expect(answer.reason == "notImplemented")
            let all = try await items(client, "")
            #expect(all.count == 1)
        }
    }

    @Test func anInstanceHasNoRecurrenceOfItsOwn() async throws {
        try await withEmulator { _, client in
            let id = try await insert(client)
            let path = "\(Self.events)/\(id)_20260209T100000Z"
            let answer = try await client.sendJSON(.PATCH, path, #"{"recurrence": ["RRULE:FREQ=DAILY"]}"#)
            #expect(answer.status == 400)
            #expect(answer.reason == "invalid")
        }
    }

    @Test func conditionsAreThoseOfTheEventUntilItChanges() async throws {
        try await withEmulator { _, client in
            let id = try await insert(client)
            let path = "\(Self.events)/\(id)_20260209T100000Z"
            let etag = try #require(try await client.get(path).headers.first(name: "ETag"))
            let headers = [("If-Match", etag), ("Content-Type", "application/json")]
            var statuses: [Int] = []
            for _ in 0..<2 {
                statuses.append(try await client.send(.PATCH, path, headers: headers, body: Array("{}".utf8)).status)
            }
            #expect(statuses == [200, 412])
        }
    }

    /// Of no instance, of a broken time, of a time out of range, and very long.
    @Test(arguments: [
        "_20260210T100000Z", "_20260209T100001Z", "_20260223T100000Z", "_20260209", "_20260209T100000", "_", "",
        "_20260209t100000z", "_20260229T100000Z", "_00000101T000000Z", "_99991231T235959Z", "_99999999T999999Z",
        "_20260209T095960Z", "__20260209T100000Z", "_20260209T100000Z_20260209T100000Z", "_-0260209T100000Z",
        "_\(String(repeating: "9", count: 5_000))Z", String(repeating: "_", count: 5_000),
    ])
    func anIdOfNoInstanceIs404(suffix: String) async throws {
        try await withEmulator { _, client in
            let id = try await insert(client)
            // Without a suffix, an id with another beginning.
            let path = "\(Self.events)/\(suffix.isEmpty ? "x\(id)_20260209T100000Z" : id + suffix)"
            for method in [HTTPMethod.GET, .DELETE, .PATCH, .PUT] {
                let answer = try await client.sendJSON(method, path, "{}")
                #expect(answer.status == 404, "\(method) \(answer.text)")
                #expect(answer.reason == "notFound")
            }
            let list = try await items(client, "?singleEvents=true")
            #expect(list.count == 3)
        }
    }
}
