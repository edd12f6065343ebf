import AsyncFetchTesting
import AsyncGAPI
import GAPIGmail
import GAPIPeople
import HTTPTypes
import Testing

/// Lists of Gmail and People that stay current, with scripted answers.
@Suite("Changes of ready services", .timeLimit(.minutes(5)))
struct ChangesTests {
    /// Options that follow the changes up to now, with a single attempt for each request.
    private static let options = GAPI.ChangeOptions {
        $0.endsWhenCurrent = true
        $0.query.retry = .none
    }

    private func fetcher(_ transport: ScriptedTransport) -> Fetcher {
        Fetcher(.init { $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(100))) }, transport: transport)
    }

    /// The elements as words: `+a`, `-a`, `@`, `first`, `expired 404`; and the last cursor.
    private func read<Q: GAPI.ChangeQuery>(
        _ changes: GAPI.ChangeSequence<Q>,
        _ name: (Q.Item) -> String
    ) async throws -> (words: [String], cursor: GAPI.ChangeCursor?) {
        var words: [String] = []
        var last: GAPI.ChangeCursor?
        for try await element in changes {
            switch element {
            case .change(.updated(let item)): words.append("+" + name(item))
            case .change(.deleted(let item)): words.append("-" + name(item))
            case .checkpoint(let cursor):
                words.append("@")
                last = cursor
            case .resync(let resync):
                switch resync.reason {
                case .first: words.append(resync.listing == .follows ? "first, follows" : "first")
                case .expired(let error): words.append("expired \(error.status ?? 0)")
                }
            }
        }
        return (words, last)
    }

    // MARK: Gmail

    /// The parts of a record of history, as letters.
    private func parts(_ record: Gmail.History) -> String {
        var text = record.id.map { "\($0)" } ?? "?"
        if record.messagesAdded?.isEmpty == false { text += "a" }
        if record.messagesDeleted?.isEmpty == false { text += "d" }
        if record.labelsAdded?.isEmpty == false { text += "l" }
        if record.labelsRemoved?.isEmpty == false { text += "r" }
        return text
    }

    private static let expired = ScriptedTransport.Answer.json(
        #"{"error": {"code": 404, "errors": [{"reason": "notFound"}], "message": "m", "status": "NOT_FOUND"}}"#,
        status: 404
    )

    @Test func historyBeginsWithTheNumberOfTheProfile() async throws {
        let message = #"[{"message": {"id": "m"}}]"#
        let transport = ScriptedTransport([
            .json(#"{"emailAddress": "user@example.com", "historyId": "18446744073709551615"}"#),
            // A page without history comes before the others.
            .json(#"{"historyId": "20", "nextPageToken": "p"}"#),
            .json(
                """
                {"historyId": "30", "history": [
                    {"id": "11", "messagesAdded": \(message)},
                    {"id": "12", "messagesDeleted": \(message)},
                    {"id": "13", "messagesDeleted": \(message), "labelsAdded": \(message)},
                    {"id": "14", "messages": [{"id": "m"}], "messagesDeleted": []}
                ]}
                """
            ),
            .json(#"{"historyId": "20"}"#),
        ])
        let gmail = GmailService(fetcher: fetcher(transport))
        let (words, cursor) = try await read(gmail.history(options: Self.options), parts)
        #expect(words == ["first", "@", "@", "+11a", "-12d", "+13l", "-13d", "+14", "@"])
        let sent = transport.requests
        #expect(sent.map(\.path) == ["profile", "history", "history"].map { "/gmail/v1/users/me/" + $0 })
        #expect(
            sent.dropFirst().map { $0.query["startHistoryId"] } == ["18446744073709551615", "18446744073709551615"]
        )
        #expect(sent.map { $0.query["pageToken"] } == [nil, nil, "p"])

        // The first page's number: what happened while the pages were read may not be on them.
        #expect(try await read(gmail.history(from: cursor, options: Self.options), parts).words == [])
        #expect(transport.requests.last?.query["startHistoryId"] == "20")
    }

    @Test func anExpiredNumberIsNotFound() async throws {
        let transport = ScriptedTransport([
            .json(#"{"historyId": "1"}"#), Self.expired, .json(#"{"historyId": "5"}"#), .json(#"{"historyId": "5"}"#),
        ])
        let gmail = GmailService(fetcher: fetcher(transport))
        let words = try await read(gmail.history(userId: "a@example.com", options: Self.options), parts).words
        #expect(words == ["first", "@", "expired 404", "@"])
        #expect(transport.requests.allSatisfy { $0.path.hasPrefix("/gmail/v1/users/a") })
    }

    @Test func aCursorOfAnotherMailboxIsRefused() async throws {
        let transport = ScriptedTransport([.json(#"{"historyId": "1"}"#), .json(#"{"historyId": "1"}"#)])
        let gmail = GmailService(fetcher: fetcher(transport))
        let cursor = try await read(gmail.history(userId: "a", options: Self.options), parts).cursor
        let error = await #expect(throws: GAPI.Error.self) {
            _ = try await read(gmail.history(userId: "b", from: cursor, options: Self.options), parts)
        }
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.count == 2)
    }

    @Test func aMailboxIsWatchedThroughItsTopic() async throws {
        let transport = ScriptedTransport([
            .json(
                #"{"error": {"code": 403, "message": "no right to publish", "status": "PERMISSION_DENIED"}}"#,
                status: 403
            )
        ])
        let gmail = GmailService(fetcher: fetcher(transport))
        let push = gmail.pushChannels(of: Gmail.UsersHistoryListQuery(), to: .topic("projects/p/topics/t"))
        let error = await #expect(throws: GAPI.Error.self) { try await push.run() }
        #expect(error?.status == 403)
        let sent = try transport.requests.only
        #expect(sent.path == "/gmail/v1/users/me/watch")
        #expect(try sent.json() == ["topicName": "projects/p/topics/t"])
    }

    // MARK: People

    /// Lists of people: a page with one that is deleted, and the parameters of both requests.
    @Test func peopleThatAreDeletedAreTyped() async throws {
        func check<Q: GAPI.ChangeQuery>(
            _ member: String,
            mask: String,
            isRequested: Bool = true,
            _ changes: (PeopleService, GAPI.ChangeCursor?) -> GAPI.ChangeSequence<Q>,
            _ name: (Q.Item) -> String?
        ) async throws {
            let items = #"[{"resourceName": "a"}, {"resourceName": "b", "metadata": {"deleted": true}}]"#
            let transport = ScriptedTransport([
                .json(#"{"\#(member)": \#(items), "nextPageToken": "p"}"#), .json(#"{"nextSyncToken": "s1"}"#),
                .json(#"{"\#(member)": \#(items), "nextSyncToken": "s2"}"#),
            ])
            let people = PeopleService(fetcher: fetcher(transport))
            let first = try await read(changes(people, nil)) { name($0) ?? "?" }
            #expect(first.words == ["first, follows", "+a", "-b", "@"])
            let second = try await read(changes(people, first.cursor)) { name($0) ?? "?" }
            #expect(second.words == ["+a", "-b", "@"])
            let sent = transport.requests
            #expect(sent.map { $0.query["syncToken"] } == [nil, nil, "s1"])
            #expect(sent.map { $0.query["pageToken"] } == [nil, "p", nil])
            #expect(sent.allSatisfy { $0.query["requestSyncToken"] == (isRequested ? "true" : nil) })
            // Without metadata in the mask, the service would hide which people are deleted.
            #expect(sent.allSatisfy { $0.query[mask] == "names,metadata" })
        }
        let options = Self.options
        try await check("connections", mask: "personFields") { people, cursor in
            people.changes(resourceName: "people/me", from: cursor, options: options) { $0.personFields = ["names"] }
        } _: {
            $0.resourceName
        }
        try await check("otherContacts", mask: "readMask") { people, cursor in
            people.otherContactChanges(from: cursor, options: options) { $0.readMask = ["names"] }
        } _: {
            $0.resourceName
        }
        try await check("people", mask: "readMask") { people, cursor in
            people.directoryChanges(from: cursor, options: options) { $0.readMask = ["names", "metadata"] }
        } _: {
            $0.resourceName
        }
        try await check("contactGroups", mask: "groupFields", isRequested: false) { people, cursor in
            people.contactGroupChanges(from: cursor, options: options) { $0.groupFields = ["names"] }
        } _: {
            $0.resourceName
        }
    }

    @Test func anExpiredTokenIsNamedInTheDetails() async throws {
        let detail = #"{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "EXPIRED_SYNC_TOKEN"}"#
        let transport = ScriptedTransport([
            .json(#"{"nextSyncToken": "s1"}"#),
            .json(
                #"{"error": {"code": 400, "status": "FAILED_PRECONDITION", "details": [\#(detail)]}}"#,
                status: 400
            ),
            .json(#"{"connections": [{"resourceName": "a"}], "nextSyncToken": "s2"}"#),
        ])
        let people = PeopleService(fetcher: fetcher(transport))
        func words(from cursor: GAPI.ChangeCursor?) async throws -> (words: [String], cursor: GAPI.ChangeCursor?) {
            try await read(people.changes(resourceName: "people/me", from: cursor, options: Self.options)) {
                $0.resourceName ?? "?"
            }
        }
        let first = try await words(from: nil)
        let second = try await words(from: first.cursor)
        #expect(second.words == ["expired 400", "+a", "@"])
        #expect(transport.requests.map { $0.query["syncToken"] } == [nil, "s1", nil])
    }
}

extension ScriptedTransport.Answer {
    fileprivate static func json(_ text: String, status: Int = 200) -> Self {
        .status(status, headers: [.contentType: "application/json"], body: text)
    }
}
