import AsyncFetchTesting
import AsyncJSON
import HTTPTypes
import NIOHTTP1
import Testing

@testable import GAPIEmulator

@Suite("Changes of Drive", .timeLimit(.minutes(5)))
struct DriveChangesTests {
    private func create(_ client: TestClient, _ name: String) async throws -> String {
        let file = try await client.sendJSON(.POST, "/drive/v3/files", #"{"name": "\#(name)"}"#)
        return try #require(try file.json["id"]?.string)
    }

    @Test func emptyPagesAreAmongTheChanges() async throws {
        var configuration = EmulatorConfiguration()
        configuration.sendsEmptyPages = true
        try await withEmulator(configuration) { _, client in
            for name in ["a", "b", "c"] { _ = try await create(client, name) }
            var token: String? = "1"
            var counts: [Int] = []
            while let page = token {
                let answer = try await client.get("/drive/v3/changes?pageToken=\(page)&pageSize=1").json
                counts.append(answer["changes"]?.array?.count ?? -1)
                token = answer["nextPageToken"]?.string
                #expect((token == nil) == (answer["newStartPageToken"] != nil))
            }
            #expect(counts == [1, 0, 1, 0, 1])
        }
    }

    @Test(arguments: ["x", "empty-", "empty-x", "0", "-1", "99999999999999999999"])
    func aTokenOfNoListIsRefused(token: String) async throws {
        try await withEmulator { _, client in
            let answer = try await client.get("/drive/v3/changes?pageToken=\(token)")
            #expect(answer.reason == "invalid")
        }
    }

    @Test func changesOutsideOfMyDriveCanBeLeftOut() async throws {
        try await withEmulator { _, client in
            _ = try await create(client, "a")
            let folder = try await create(client, "b")
            let inside = #"{"name": "c", "parents": ["\#(folder)"]}"#
            _ = try await client.sendJSON(.POST, "/drive/v3/files", inside)
            func names(_ query: String) async throws -> [String]? {
                let list = try await client.get("/drive/v3/changes?pageToken=1\(query)").json
                return list["changes"]?.array?.compactMap { $0["file"]?["name"]?.string }
            }
            #expect(try await names("&restrictToMyDrive=true") == ["a", "b", "c"])
            _ = try await client.sendJSON(.PATCH, "/drive/v3/files/\(folder)?removeParents=root", "{}")
            #expect(try await names("&restrictToMyDrive=true") == ["a"])
            #expect(try await names("&restrictToMyDrive=false") == ["a", "c", "b"])
            // A deletion is no matter of places.
            _ = try await client.send(.DELETE, "/drive/v3/files/\(folder)")
            let list = try await client.get("/drive/v3/changes?pageToken=1&restrictToMyDrive=true").json
            #expect(list["changes"]?.array?.compactMap { $0["removed"]?.bool } == [false, true, true])
        }
    }

    // MARK: Channels

    private static func body(_ more: String, id: String = "c1") -> String {
        #"{"id": "\#(id)", "type": "web_hook", "token": "t"\#(more)}"#
    }

    @Test func aChannelIsOpenedOnceAndClosed() async throws {
        try await withReceiver { receiver, _, client in
            let watch = "/drive/v3/changes/watch?pageToken=1"
            let body = Self.body(#", "address": "\#(receiver.url)/hook", "params": {"ttl": "60"}"#)
            let channel = try await client.sendJSON(.POST, watch, body).json
            #expect(channel["kind"] == "api#channel")
            #expect(channel["expiration"]?.string.flatMap { Int64($0) } ?? 0 > 0)
            #expect(try await client.sendJSON(.POST, watch, body).reason == "channelIdNotUnique")
            let resource = try #require(channel["resourceId"]?.string)
            let stop = #"{"id": "c1", "resourceId": "\#(resource)"}"#
            let wrong = try await client.sendJSON(.POST, "/drive/v3/channels/stop", #"{"id": "c1", "resourceId": "x"}"#)
            #expect(wrong.status == 404)
            #expect(try await client.sendJSON(.POST, "/drive/v3/channels/stop", stop).status == 204)
            #expect(try await client.sendJSON(.POST, "/drive/v3/channels/stop", stop).status == 404)
            #expect(try await client.sendJSON(.POST, watch, body).status == 200, "an ended channel is forgotten")
        }
    }

    /// A notification that changes something would cause the next one.
    @Test(arguments: ["127.0.0.1:", "localhost:", "[::1]:", "127.0.0.1:0", "localhost:00"])
    func theServerItselfIsNoReceiver(authority: String) async throws {
        try await withEmulator { emulator, client in
            let port = try #require(emulator.url.split(separator: ":").last)
            let path = "/calendar/v3/calendars/primary/events/quickAdd?text=x"
            let body = Self.body(#", "address": "http://\#(authority)\#(port)\#(path)""#)
            for watch in ["/drive/v3/changes/watch?pageToken=1", "/calendar/v3/calendars/primary/events/watch"] {
                let answer = try await client.sendJSON(.POST, watch, body)
                #expect(answer.status == 400)
                #expect(answer.reason == "invalid", "\(answer.text)")
            }
        }
    }

    /// They would reach the other servers of the machine through this one, also where a proxy stands in front of it.
    @Test(
        arguments: [("0.0.0.0", nil, 403), ("0.0.0.0", "secret", 200), ("127.0.0.1", nil, 200)]
            as [(String, String?, Int)],
        [nil, MutatingProxy.Plan(seed: 1, [.pieces: 1000])]
    )
    func strangersOpenNoChannel(
        guarded: (host: String, credential: String?, status: Int),
        proxy: MutatingProxy.Plan?
    ) async throws {
        let (host, credential, status) = guarded
        var configuration = EmulatorConfiguration()
        configuration.host = host
        configuration.credential = credential
        configuration.proxy = proxy
        try await Emulator.run { receiver in
            try await Emulator.run(configuration) { emulator in
                let headers = [("Content-Type", "application/json"), ("Authorization", "Bearer \(credential ?? "x")")]
                let body = Array(Self.body(#", "address": "\#(receiver.url)/hook""#).utf8)
                for watch in ["/drive/v3/changes/watch?pageToken=1", "/calendar/v3/calendars/primary/events/watch"] {
                    let answer = try await TestClient(emulator).send(.POST, watch, headers: headers, body: body)
                    #expect(answer.status == status, "\(answer.text)")
                }
            }
        }
    }

    @Test func channelsAreLimited() async throws {
        let board = PushChannelBoard(kind: "api#channel")
        func open(_ number: Int) throws {
            let body: JSON.Value = [
                "id": JSON.Value("c\(number)"), "type": "web_hook", "address": "http://127.0.0.1:1/",
            ]
            _ = try board.watch(body, "resource", uri: "uri", longest: 60)
        }
        for number in 0..<1000 { try open(number) }
        let error = #expect(throws: GoogleError.self) { try open(1000) }
        #expect(error?.code == 403)
    }

    @Test func theAddressOfAChannelIsLimited() throws {
        let board = PushChannelBoard(kind: "api#channel")
        func open(_ count: Int) throws {
            let start = "http://127.0.0.1:1/"
            let address = start + String(repeating: "a", count: count - start.utf8.count)
            let body: JSON.Value = ["id": "c", "type": "web_hook", "address": JSON.Value(address)]
            _ = try board.watch(body, "resource", uri: "uri", longest: 60)
        }
        try open(2048)
        let error = #expect(throws: GoogleError.self) { try open(2049) }
        #expect(error?.reason == "invalid")
    }

    @Test(arguments: [
        #", "address": "http://app.example.com/hook""#, #", "address": "https://app.example.com/hook""#, "",
        #", "address": "nonsense""#, #", "address": "http://127.0.0.1.example.com/""#,
        #", "address": "http://localhost:80@example.com/""#, #", "address": "http://[::1]x/""#,
    ])
    func notificationsLeaveTheMachineNever(address: String) async throws {
        try await withEmulator { _, client in
            let answer = try await client.sendJSON(.POST, "/drive/v3/changes/watch?pageToken=1", Self.body(address))
            #expect(answer.status == 400)
        }
    }

    @Test func aReceiverCannotRedirectNotifications() async throws {
        try await withEmulator { other, _ in
            var configuration = EmulatorConfiguration()
            configuration.recorded = [
                RecordedAnswer(
                    "/hook",
                    method: .post,
                    status: 307,
                    headers: [.location: "\(other.url)/stolen"],
                    body: ""
                )
            ]
            try await withReceiver(configuration) { receiver, _, client in
                let body = Self.body(#", "address": "\#(receiver.url)/hook""#)
                _ = try await client.sendJSON(.POST, "/drive/v3/changes/watch?pageToken=1", body)
                _ = try await create(client, "a")
                // They are sent one after the other: when the second arrives, the first is done.
                try await receiver.journal.waitUntil { entries in entries.count { $0.path == "/hook" } >= 2 }
                #expect(other.journal.entries.isEmpty)
            }
        }
    }

    @Test(arguments: [
        ("", "required"), ("?pageToken=x", "invalid"),
    ])
    func aWatchNeedsAPageToken(query: String, reason: String) async throws {
        try await withEmulator { emulator, client in
            let body = Self.body(#", "address": "\#(emulator.url)/hook""#)
            let answer = try await client.sendJSON(.POST, "/drive/v3/changes/watch\(query)", body)
            #expect(answer.reason == reason)
        }
    }

    @Test func eachChangeIsNotifiedWithGrowingNumbers() async throws {
        try await withReceiver { receiver, _, client in
            let body = Self.body(#", "address": "\#(receiver.url)/hook""#)
            _ = try await client.sendJSON(.POST, "/drive/v3/changes/watch?pageToken=1", body)
            let id = try await create(client, "a")
            _ = try await client.send(.DELETE, "/drive/v3/files/\(id)")
            try await receiver.journal.waitUntil { entries in entries.count { $0.path == "/hook" } >= 3 }
            let sent = receiver.journal.entries.filter { $0.path == "/hook" }.map(\.headers)
            func values(_ name: String) -> [String] {
                sent.map { fields in HTTPField.Name(name).flatMap { fields[$0] } ?? "" }
            }
            #expect(values("X-Goog-Resource-State") == ["sync", "change", "change"])
            #expect(values("X-Goog-Message-Number") == ["1", "2", "3"])
            #expect(values("X-Goog-Channel-Token") == ["REDACTED", "REDACTED", "REDACTED"])
            #expect(values("X-Goog-Channel-ID") == ["c1", "c1", "c1"])
            #expect(values("X-Goog-Channel-Expiration").allSatisfy { $0.hasSuffix(" GMT") })
        }
    }
}
