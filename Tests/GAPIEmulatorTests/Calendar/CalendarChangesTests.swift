import AsyncJSON
import GAPIEmulator
import HTTPTypes
import NIOHTTP1
import Testing

@Suite("Changes of a calendar", .timeLimit(.minutes(5)))
struct CalendarChangesTests {
    private static let events = "/calendar/v3/calendars/primary/events"
    private static let event =
        #"{"start": {"dateTime": "2026-02-03T10:00:00Z"}, "end": {"dateTime": "2026-02-03T11:00:00Z"}}"#

    private func insert(_ client: TestClient) async throws -> String {
        let event = try await client.sendJSON(.POST, Self.events, Self.event).json
        return try #require(event["id"]?.string)
    }

    /// An event that changes moves to the end of the list: the others must not move to a page that was read already.
    @Test(arguments: [false, true])
    func anEventThatChangesBetweenPagesHidesNoOther(isSync: Bool) async throws {
        try await withEmulator { _, client in
            var ids: [String] = []
            let start = try #require(try await client.get(Self.events).json["nextSyncToken"]?.string)
            for _ in 0..<4 { ids.append(try await insert(client)) }
            let query = "maxResults=2" + (isSync ? "&syncToken=\(start)" : "")
            let first = try await client.get("\(Self.events)?\(query)").json
            let next = try #require(first["nextPageToken"]?.string)
            _ = try await client.sendJSON(.PATCH, "\(Self.events)/\(ids[0])", #"{"summary": "new"}"#)
            let second = try await client.get("\(Self.events)?\(query)&pageToken=\(next)").json
            let pages = [first, second].flatMap { $0["items"]?.array ?? [] }.compactMap { $0["id"]?.string }
            #expect(Set(ids).isSubset(of: pages))
        }
    }

    @Test func aChannelNotifiesItsCalendarAlone() async throws {
        try await withReceiver { receiver, _, client in
            let other = try await client.sendJSON(.POST, "/calendar/v3/calendars", #"{"summary": "o"}"#).json["id"]?
                .string
            let body = #"{"id": "c1", "type": "web_hook", "token": "t", "address": "\#(receiver.url)/hook"}"#
            let channel = try await client.sendJSON(.POST, "\(Self.events)/watch", body).json
            _ = try await client.sendJSON(.POST, "/calendar/v3/calendars/\(other ?? "")/events", Self.event)
            _ = try await insert(client)
            try await receiver.journal.waitUntil { entries in entries.count { $0.path == "/hook" } >= 2 }
            let states = receiver.journal.entries.filter { $0.path == "/hook" }.map { entry in
                HTTPField.Name("X-Goog-Resource-State").flatMap { entry.headers[$0] }
            }
            #expect(states == ["sync", "exists"])
            let stop = #"{"id": "c1", "resourceId": "\#(channel["resourceId"]?.string ?? "")"}"#
            #expect(try await client.sendJSON(.POST, "/calendar/v3/channels/stop", stop).status == 204)
        }
    }

    @Test func aCalendarThatDoesNotExistCannotBeWatched() async throws {
        try await withReceiver { receiver, _, client in
            let body = #"{"id": "c1", "type": "web_hook", "address": "\#(receiver.url)/hook"}"#
            let answer = try await client.sendJSON(.POST, "/calendar/v3/calendars/x/events/watch", body)
            #expect(answer.status == 404)
        }
    }
}
