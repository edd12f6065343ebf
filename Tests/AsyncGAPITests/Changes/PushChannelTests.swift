import AsyncFetchTesting
@testable import AsyncGAPI
import Foundation
import GAPICalendar
import GAPIDrive
import HTTPTypes
import Synchronization
import Testing

@Suite("Push channels", .timeLimit(.minutes(5)))
struct PushChannelTests {
    private static let start = ScriptedTransport.Answer.json(#"{"startPageToken": "5"}"#)

    /// An answer to a watch request: a channel that ends at a time in seconds since 1970.
    private static func channel(until seconds: Int) -> ScriptedTransport.Answer {
        .json(#"{"resourceId": "r1", "expiration": "\#(seconds)000"}"#)
    }

    private static func notification(_ channel: PushedChannel, number: Int, state: String = "change") -> HTTPFields {
        fields([
            "X-Goog-Channel-ID": channel.id, "X-Goog-Channel-Token": channel.token, "X-Goog-Resource-ID": "r1",
            "X-Goog-Resource-State": state, "X-Goog-Message-Number": "\(number)",
        ])
    }

    private static func fields(_ values: [String: String]) -> HTTPFields {
        var fields: HTTPFields = [:]
        for (name, value) in values { if let name = HTTPField.Name(name) { fields[name] = value } }
        return fields
    }

    /// A channel as the service was asked for it.
    private struct PushedChannel {
        let id: String
        let token: String

        init(_ request: SentRequest) throws {
            let body = try request.json()
            id = body["id"]?.string ?? ""
            token = body["token"]?.string ?? ""
        }
    }

    private static let options = GAPI.PushOptions {
        $0.lifetime = .seconds(3600)
        $0.overlap = .seconds(600)
        $0.now = { Date(timeIntervalSince1970: 1_000_000) }
    }

    // MARK: The life of a channel

    @Test func aChannelIsReplacedBeforeItsEndAndStoppedAtTheEnd() async throws {
        let scripted = ScriptedChanges(
            [
                Self.start, Self.channel(until: 1_003_600), Self.start, Self.channel(until: 1_003_600), .status(204),
                .status(204),
            ],
            clock: VirtualClock()
        )
        let push = scripted.drive.pushChannels(
            of: driveChanges,
            to: .webHook("https://app.example.com/hook"),
            options: Self.options
        )
        let task = Task { try await push.run() }
        while !scripted.clock.sleeps.contains(.seconds(3000)) { await Task.yield() }
        let first = try PushedChannel(scripted.transport.requests[1])
        #expect(push.open.map(\.id) == [first.id])
        scripted.clock.advance(by: .seconds(3000))
        try await scripted.transport.waitForRequests(5)
        while scripted.clock.sleeps.count(where: { $0 == .seconds(3000) }) < 2 { await Task.yield() }
        let second = try PushedChannel(scripted.transport.requests[3])
        #expect(first.id != second.id && first.token != second.token)
        #expect(first.id.utf8.count <= 64 && (32...256).contains(first.token.utf8.count))
        #expect(push.open.map(\.id) == [second.id])

        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let sent = scripted.transport.requests
        #expect(
            sent.map(\.path) == [
                "/drive/v3/changes/startPageToken", "/drive/v3/changes/watch", "/drive/v3/changes/startPageToken",
                "/drive/v3/changes/watch", "/drive/v3/channels/stop", "/drive/v3/channels/stop",
            ]
        )
        #expect(sent[1].parameter("pageToken") == "5")
        let body = try sent[1].json()
        #expect(body["type"] == "web_hook")
        #expect(body["address"] == "https://app.example.com/hook")
        #expect(body["params", "ttl"] == "3600")
        #expect(try sent[4].json() == ["id": JSON.Value(first.id), "resourceId": "r1"])
        #expect(try sent[5].json() == ["id": JSON.Value(second.id), "resourceId": "r1"])
        #expect(push.open.isEmpty)
    }

    /// The task is cancelled while the service closes the channel before the new one.
    @Test func cancellingARenewalClosesBothChannels() async throws {
        let isOpen = Promise<Void>()
        let closed = Mutex<[String?]>([])
        let transport = ScriptedTransport { request in
            switch request.path {
            case "/drive/v3/changes/startPageToken": return Self.start
            case "/drive/v3/changes/watch": return Self.channel(until: 1_003_600)
            default:
                try await isOpen.value
                try Task.checkCancellation()
                let id = try request.json()["id"]?.string
                closed.withLock { $0.append(id) }
                return .status(204)
            }
        }
        let scripted = ScriptedChanges(transport, clock: VirtualClock())
        let push = scripted.drive.pushChannels(
            of: driveChanges,
            to: .webHook("https://app.example.com/hook"),
            options: Self.options
        )
        let task = Task { try await push.run() }
        while !scripted.clock.sleeps.contains(.seconds(3000)) { await Task.yield() }
        scripted.clock.advance(by: .seconds(3000))
        try await transport.waitForRequests(5)  // the last one closes the first channel
        task.cancel()
        // If the cancellation reached the request, it would end here.
        for _ in 0..<1000 { await Task.yield() }
        isOpen.fulfill(.success(()))
        await #expect(throws: CancellationError.self) { try await task.value }
        let opened = try transport.requests(to: "/drive/v3/changes/watch").map { try PushedChannel($0).id }
        #expect(opened.count == 2)
        #expect(closed.withLock { $0 } == opened)
        #expect(push.open.isEmpty)
    }

    @Test func aMailboxIsWatchedAgainAndStoppedOnce() async throws {
        let scripted = ScriptedChanges(
            [Self.channel(until: 1_604_800), Self.channel(until: 1_604_800), .status(204)],
            clock: VirtualClock()
        )
        let push = scripted.other.pushChannels(
            of: MailQuery(),
            to: .topic("projects/p/topics/t", labelIDs: ["INBOX"]),
            options: Self.options
        )
        let task = Task { try await push.run() }
        // Once a day, although it lives for a week.
        while !scripted.clock.sleeps.contains(.seconds(85_800)) { await Task.yield() }
        scripted.clock.advance(by: .seconds(85_800))
        while scripted.clock.sleeps.count(where: { $0 == .seconds(85_800) }) < 2 { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(scripted.transport.requests.map(\.path) == ["/watch", "/watch", "/stop"])
        #expect(
            try scripted.transport.requests[0].json() == [
                "topicName": "projects/p/topics/t", "labelIds": ["INBOX"], "labelFilterBehavior": "INCLUDE",
            ]
        )
        #expect(scripted.transport.requests[2].body.readableBytes == 0)
    }

    @Test func aTargetOfTheWrongKindIsRefused() async throws {
        let scripted = ScriptedChanges([])
        let drive = scripted.drive.pushChannels(of: driveChanges, to: .topic("projects/p/topics/t"))
        let contacts = scripted.other.pushChannels(of: ContactsQuery(), to: .webHook("https://a.example.com"))
        for push in [drive, contacts] {
            let error = await #expect(throws: GAPI.Error.self) { try await push.run() }
            #expect(error?.code == .invalidRequest)
        }
        #expect(scripted.transport.requests.isEmpty)
    }

    @Test func aRefusedChannelEndsTheRunAndIsUnknown() async throws {
        let body = #"{"error": {"code": 400, "errors": [{"reason": "channelIdNotUnique"}], "message": "m"}}"#
        let scripted = ScriptedChanges([.json(body, status: 400)])
        let push = scripted.calendar.pushChannels(of: events, to: .webHook("https://a.example.com"))
        let error = await #expect(throws: GAPI.Error.self) { try await push.run() }
        #expect(error?.reason == "channelIdNotUnique")
        let channel = try PushedChannel(scripted.transport.requests.only)
        #expect(push.receive(Self.notification(channel, number: 1)) == .unknown)
    }

    @Test(
        arguments: [
            (nil, 86_400), ("x", 86_400), ("0", 60), ("-9223372036854775808", 60), ("9223372036854775807", 85_800),
        ] as [(String?, Int)]
    )
    func strangeEndsOfChannelsDoNoHarm(expiration: String?, seconds: Int) {
        var channel = GAPI.PushChannel(id: "c", token: "t")
        channel.take(["expiration": expiration.map { JSON.Value($0) } ?? .null])
        #expect(Self.options.timeToRenewal(of: channel.expiration) == .seconds(seconds))
    }

    // MARK: Notifications

    @Test func onlyTheSecretOfAChannelWakesTheLoop() async throws {
        let scripted = ScriptedChanges(
            [Self.start, Self.channel(until: 1_003_600), .status(204)],
            clock: VirtualClock()
        )
        let push = scripted.drive.pushChannels(
            of: driveChanges,
            to: .webHook("https://app.example.com/hook"),
            options: Self.options
        )
        let task = Task { try await push.run() }
        while !scripted.clock.sleeps.contains(.seconds(3000)) { await Task.yield() }
        let channel = try PushedChannel(scripted.transport.requests[1])

        #expect(push.receive(Self.notification(channel, number: 1, state: "sync")) == .accepted)
        #expect(push.receive(Self.notification(channel, number: 7)) == .accepted, "numbers have gaps")
        #expect(push.receive(Self.notification(channel, number: 7)) == .repeated)
        #expect(push.receive(Self.notification(channel, number: 6)) == .repeated)

        var wrong = Self.notification(channel, number: 9)
        for token in ["", String(channel.token.dropLast()), channel.token + "0", channel.token.uppercased() + "x"] {
            wrong[HTTPField.Name("X-Goog-Channel-Token")!] = token
            #expect(push.receive(wrong) == .unknown)
        }
        var other = Self.notification(channel, number: 9)
        other[HTTPField.Name("X-Goog-Resource-ID")!] = "r2"
        #expect(push.receive(other) == .unknown)
        #expect(push.receive([:]) == .malformed)
        #expect(
            [GAPI.PushChannels.Verdict.accepted, .repeated, .unknown, .malformed].map(\.status) == [204, 204, 404, 400]
        )

        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(push.receive(Self.notification(channel, number: 10)) == .unknown)
    }

    @Test func aNotificationIsRead() throws {
        // The example of https://developers.google.com/workspace/drive/api/guides/push, with its date in the past.
        let notification = try GAPI.PushNotification(
            Self.fields([
                "X-Goog-Channel-ID": "4ba78bf0-6a47-11e2-bcfd-0800200c9a66",
                "X-Goog-Channel-Token": "398348u3tu83ut8uu38",
                "X-Goog-Channel-Expiration": "Tue, 29 Oct 2013 20:32:02 GMT",
                "X-Goog-Resource-ID": "ret08u3rv24htgh289g",
                "X-Goog-Resource-URI": "https://www.googleapis.com/drive/v3/files/ret08u3rv24htgh289g",
                "X-Goog-Resource-State": "update", "X-Goog-Changed": "content, properties,,permissions",
                "X-Goog-Message-Number": "10",
            ])
        )
        #expect(notification.state == .update)
        #expect(notification.number == 10)
        #expect(notification.changed == ["content", "properties", "permissions"])
        #expect(notification.expiration == 1_383_078_722)
        #expect(notification.resourceID == "ret08u3rv24htgh289g")
        var dumped = "\(notification)"
        dump(notification, to: &dumped)
        #expect(!dumped.contains("398348u3tu83ut8uu38"))
    }

    @Test(arguments: [
        ("X-Goog-Channel-ID", ""), ("X-Goog-Resource-ID", ""), ("X-Goog-Resource-State", ""),
        ("X-Goog-Message-Number", ""), ("X-Goog-Message-Number", "-1"), ("X-Goog-Message-Number", "1e3"),
        ("X-Goog-Message-Number", "+1"),
        ("X-Goog-Message-Number", "99999999999999999999999"),
        ("X-Goog-Channel-ID", String(repeating: "a", count: 5000)),
    ])
    func whatIsNoNotificationIsMalformed(name: String, value: String) throws {
        var values = [
            "X-Goog-Channel-ID": "c", "X-Goog-Resource-ID": "r", "X-Goog-Resource-State": "sync",
            "X-Goog-Message-Number": "1",
        ]
        values[name] = value
        let error = #expect(throws: GAPI.Error.self) { try GAPI.PushNotification(Self.fields(values)) }
        #expect(error?.code == .invalidRequest)
    }

    @Test func aChannelShowsItsSecretOnlyInItsStoredForm() throws {
        let channel = GAPI.PushChannel(id: "c", token: "secret")
        #expect("\(channel)" == "push channel c")
        var dumped = ""
        dump(channel, to: &dumped)
        #expect(!dumped.contains("secret"))
        let stored = try JSONEncoder().encode(channel)
        #expect(try JSONDecoder().decode(GAPI.PushChannel.self, from: stored) == channel)
    }

    // MARK: Mailboxes

    /// The data are Python's `base64.b64encode(b'{"emailAddress": "user@example.com", "historyId": "9876543210"}')`, in
    /// both alphabets and without padding.
    @Test(arguments: [
        "eyJlbWFpbEFkZHJlc3MiOiAidXNlckBleGFtcGxlLmNvbSIsICJoaXN0b3J5SWQiOiAiOTg3NjU0MzIxMCJ9",
        "eyJlbWFpbEFkZHJlc3MiOiJ1c2VyQGV4YW1wbGUuY29tIiwiaGlzdG9yeUlkIjo5ODc2NTQzMjEwfQ==",
        "eyJlbWFpbEFkZHJlc3MiOiJ1c2VyQGV4YW1wbGUuY29tIiwiaGlzdG9yeUlkIjo5ODc2NTQzMjEwfQ",
    ])
    func aMailboxNotificationIsRead(data: String) throws {
        let body = #"{"message": {"data": "\#(data)", "messageId": "2070443601311540"}, "subscription": "s"}"#
        let notification = try GAPI.MailboxNotification(pushed: Array(body.utf8))
        #expect(notification.emailAddress == "user@example.com")
        #expect(notification.historyID == 9_876_543_210)
        #expect(notification.messageID == "2070443601311540")
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"message": 1}"#, #"{"message": {"data": "?"}}"#, #"{"message": {"data": "e30="}}"#,
        #"{"message": {"data": "eyJlbWFpbEFkZHJlc3MiOjF9"}}"#,
    ])
    func whatIsNoMailboxNotificationIsRefused(body: String) {
        let error = #expect(throws: GAPI.Error.self) { try GAPI.MailboxNotification(pushed: Array(body.utf8)) }
        #expect(error?.code == .invalidRequest)
    }
}
