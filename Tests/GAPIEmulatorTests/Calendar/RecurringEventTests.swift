import AsyncJSON
import Foundation
import GAPIEmulator
import NIOHTTP1
import Testing

@Suite("Recurring events", .timeLimit(.minutes(5)))
struct RecurringEventTests {
    private static let events = "/calendar/v3/calendars/primary/events"
    private static let hasZones = FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Berlin")

    private func event(_ start: String, _ end: String, _ recurrence: [String], zone: String? = "UTC") -> JSON.Value {
        func time(_ text: String) -> JSON.Value {
            guard text.contains("T") else { return ["date": JSON.Value(text)] }
            var time: JSON.Value = ["dateTime": JSON.Value(text)]
            time["timeZone"] = zone.map { JSON.Value($0) }
            return time
        }
        return [
            "summary": "r", "start": time(start), "end": time(end),
            "recurrence": JSON.Value(recurrence.map { JSON.Value($0) }),
        ]
    }

    private func insert(_ client: TestClient, _ event: JSON.Value) async throws -> TestClient.Answer {
        try await client.sendJSON(.POST, Self.events, String(decoding: event.encoded(), as: UTF8.self))
    }

    /// Inserts an event, and returns its instances in a list of single events.
    private func instances(of event: JSON.Value, _ query: String = "") async throws -> (id: String, [JSON.Value]) {
        try await withEmulator { _, client in
            let answer = try await insert(client, event)
            #expect(answer.status == 200, "\(answer.text)")
            let id = try #require(try answer.json["id"]?.string)
            let list = try await client.get("\(Self.events)?singleEvents=true&orderBy=startTime\(query)")
            #expect(list.status == 200, "\(list.text)")
            let own = try await client.get("\(Self.events)/\(id)/instances?x=1\(query)")
            #expect(try own.json["items"] == list.json["items"])
            return (id, try list.json["items"]?.array ?? [])
        }
    }

    @Test(.enabled(if: hasZones, "there is no time zone database"))
    func instancesFollowDaylightSavingTime() async throws {
        let (id, list) = try await instances(
            of: event(
                "2026-03-22T10:00:00+01:00",
                "2026-03-22T11:00:00+01:00",
                ["RRULE:FREQ=WEEKLY;COUNT=2"],
                zone: "Europe/Berlin"
            )
        )
        #expect(list.compactMap { $0["id"]?.string } == ["\(id)_20260322T090000Z", "\(id)_20260329T080000Z"])
        #expect(
            list.compactMap { $0["start"]?["dateTime"]?.string } == [
                "2026-03-22T10:00:00+01:00", "2026-03-29T10:00:00+02:00",
            ]
        )
        #expect(list.last?["end"]?["dateTime"]?.string == "2026-03-29T11:00:00+02:00")
        #expect(list.last?["start"]?["timeZone"]?.string == "Europe/Berlin")
        #expect(list.last?["originalStartTime"] == list.last?["start"])
    }

    @Test(.enabled(if: hasZones, "there is no time zone database"))
    func aTimeWithoutOffsetIsLocalToItsZone() async throws {
        let (id, list) = try await instances(
            of: event(
                "2026-07-01T10:00:00",
                "2026-07-01T11:30:00",
                ["RRULE:FREQ=DAILY;COUNT=1"],
                zone: "America/New_York"
            )
        )
        #expect(list.first?["id"]?.string == "\(id)_20260701T140000Z")
        #expect(list.first?["end"]?["dateTime"]?.string == "2026-07-01T11:30:00-04:00")
    }

    @Test func instancesOfWholeDaysAreDates() async throws {
        let lines = ["RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=3", "EXDATE;VALUE=DATE:20260227"]
        let (id, list) = try await instances(of: event("2026-01-30", "2026-02-01", lines))
        #expect(list.compactMap { $0["id"]?.string } == ["\(id)_20260130", "\(id)_20260327"])
        #expect(list.last?["start"] == ["date": "2026-03-27"])
        #expect(list.last?["end"] == ["date": "2026-03-29"])
    }

    @Test func aListHasTheInstancesThatTouchItsRange() async throws {
        let (id, list) = try await instances(
            of: event("2026-01-01T23:00:00Z", "2026-01-02T01:00:00Z", ["RRULE:FREQ=DAILY"]),
            "&timeMin=3000-01-02T00:00:00Z&timeMax=3000-01-03T23:00:00Z"
        )
        #expect(list.compactMap { $0["id"]?.string } == ["\(id)_30000101T230000Z", "\(id)_30000102T230000Z"])
    }

    /// The number of instances in a list without `timeMax`.
    @Test(arguments: [
        ("FREQ=DAILY", 730), ("FREQ=WEEKLY;INTERVAL=9223372036854775807;COUNT=9223372036854775808", 1),
        ("FREQ=DAILY;UNTIL=99991231T235959Z", 730), ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", 1),
        ("FREQ=DAILY;COUNT=731", 730), ("FREQ=YEARLY;BYYEARDAY=366", 730), ("FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO", 730),
    ])
    func listsWithoutEndAreBounded(rule: String, count: Int) async throws {
        let (_, list) = try await instances(
            of: event("2026-02-02T10:00:00Z", "2026-02-02T11:00:00Z", ["RRULE:\(rule)"]),
            "&maxResults=2500"
        )
        #expect(list.count == count)
    }

    @Test func tooManyInstancesAreRefused() async throws {
        try await withEmulator { _, client in
            let minutes = (0..<60).map(String.init).joined(separator: ",")
            let hours = (0..<24).map(String.init).joined(separator: ",")
            let rule = "RRULE:FREQ=DAILY;BYHOUR=\(hours);BYMINUTE=\(minutes)"
            let answer = try await insert(client, event("2026-02-02T01:00:00Z", "2026-02-02T01:01:00Z", [rule]))
            #expect(answer.status == 200)
            let year = try await client.get("\(Self.events)?singleEvents=true&timeMax=2027-01-01T00:00:00Z")
            #expect(year.status == 400)
            #expect(year.reason == "badRequest")
            let day = try await client.get(
                "\(Self.events)?singleEvents=true&timeMax=2026-02-03T00:00:00Z&maxResults=2500"
            )
            #expect(try day.json["items"]?.array?.count == 23 * 60)
        }
    }

    /// A list that is cut would look whole.
    @Test func aListThatNeedsTooMuchWorkIsRefused() async throws {
        try await withEmulator { _, client in
            let rule = "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29"
            let made = try await insert(client, event("2024-02-29T10:00:00Z", "2024-02-29T11:00:00Z", [rule]))
            let id = try #require(try made.json["id"]?.string)
            for target in ["?singleEvents=true", "/\(id)/instances?showDeleted=false"] {
                let refused = try await client.get(Self.events + target)
                #expect(refused.status == 400)
                #expect(refused.reason == "badRequest")
                let century = try await client.get("\(Self.events)\(target)&timeMax=2100-01-01T00:00:00Z")
                #expect(try century.json["items"]?.array?.count == 19)
            }
            #expect(try await client.get(Self.events).json["items"]?.array?.count == 1)
        }
    }

    /// All instances before it would have to be counted.
    @Test func anInstanceThatNeedsTooMuchWorkIsNotSaidToBeMissing() async throws {
        try await withEmulator { _, client in
            let rule = "RRULE:FREQ=DAILY;COUNT=9999999"
            let made = try await insert(client, event("2026-02-02T10:00:00Z", "2026-02-02T11:00:00Z", [rule]))
            let id = try #require(try made.json["id"]?.string)
            #expect(try await client.get("\(Self.events)/\(id)_20270202T100000Z").status == 200)
            for target in ["/\(id)_30000202T100000Z", "?timeMin=3000-01-01T00:00:00Z"] {
                let answer = try await client.get(Self.events + target)
                #expect(answer.status == 400)
                #expect(answer.reason == "badRequest")
            }
        }
    }

    /// Lists of any range would be refused.
    @Test(arguments: [
        ["RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=TU", "RRULE:FREQ=DAILY;INTERVAL=7;BYDAY=WE"],
        ["RRULE:FREQ=DAILY", "EXRULE:FREQ=DAILY"],
    ])
    func anEventWhoseFirstInstanceNeedsTooMuchWorkIsRefused(lines: [String]) async throws {
        try await withEmulator { _, client in
            let answer = try await insert(client, event("2026-02-02T10:00:00Z", "2026-02-02T11:00:00Z", lines))
            #expect(answer.status == 400)
            #expect(answer.reason == "invalid")
            #expect(try answer.json["error"]?["message"]?.string?.hasPrefix("Invalid recurrence rule.") == true)
            #expect(try await client.get(Self.events).json["items"] == [])
        }
    }

    @Test(arguments: [
        "RRULE:FREQ=HOURLY", "RRULE:FREQ=YEARLY;UNTIL=20230617;COUNT=-1;INTERVAL=1",
        "RRULE:FREQ=YEARLY;UNTIL=20210605T000000;INTERVAL=1;BYDAY=WE;BYWEEKNO=3,9", "FREQ=DAILY", "RRULE=WEEKLY",
        "DTSTART:20260101T000000Z",
    ])
    func whatCalendarRefusesIsRefused(line: String) async throws {
        try await withEmulator { _, client in
            let answer = try await insert(client, event("2026-02-02T10:00:00Z", "2026-02-02T11:00:00Z", [line]))
            #expect(answer.status == 400)
            #expect(answer.reason == "invalid")
            #expect(try answer.json["error"]?["message"]?.string?.hasPrefix("Invalid recurrence rule.") == true)
            #expect(try await client.get(Self.events).json["items"] == [])
        }
    }

    @Test func aRuleOfAnEventIsCheckedInEachChange() async throws {
        try await withEmulator { _, client in
            let made = try await insert(client, event("2026-02-02T10:00:00Z", "2026-02-02T11:00:00Z", []))
            let id = try #require(try made.json["id"]?.string)
            for body in [
                #"{"recurrence": ["RRULE:FREQ=HOURLY"]}"#, #"{"recurrence": "RRULE:FREQ=DAILY"}"#,
                #"{"recurrence": [1]}"#,
            ] {
                let answer = try await client.sendJSON(.PATCH, "\(Self.events)/\(id)", body)
                #expect(answer.status == 400)
            }
            let changed = try await client.sendJSON(
                .PATCH,
                "\(Self.events)/\(id)",
                #"{"recurrence": ["RRULE:FREQ=DAILY;COUNT=2"]}"#
            )
            #expect(changed.status == 200)
        }
    }

    @Test func aRecurringEventNeedsAZone() async throws {
        try await withEmulator { _, client in
            let start = "2026-02-02T10:00:00+01:00"
            let answer = try await insert(
                client,
                event(start, "2026-02-02T11:00:00+01:00", ["RRULE:FREQ=DAILY"], zone: nil)
            )
            #expect(answer.status == 400)
            #expect(answer.reason == "required")
            #expect(
                try answer.json["error"]?["message"]?.string == "Missing time zone definition for start time."
            )
        }
    }

    @Test func aZoneThatIsNotKnownIsRefused() async throws {
        try await withEmulator { _, client in
            let answer = try await insert(
                client,
                event("2026-02-02T10:00:00Z", "2026-02-02T11:00:00Z", [], zone: "../../etc/passwd")
            )
            #expect(answer.status == 400)
            #expect(answer.reason == "invalid")
        }
    }
}
