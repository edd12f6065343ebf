import AsyncFetchTesting
@testable import AsyncGAPI
import Foundation
import GAPICalendar
import GAPIDrive
import Testing

/// The rules of lists that stay current, a test for each.
@Suite("Changes", .timeLimit(.minutes(5)))
struct ChangeSequenceTests {
    // MARK: The beginning

    @Test func theFirstCursorIsTakenBeforeTheCallerListsEverything() async throws {
        let scripted = ScriptedChanges([
            .json(#"{"startPageToken": "5"}"#),
            .json(#"{"changes": [{"fileId": "a"}], "newStartPageToken": "6"}"#),
        ])
        var iterator = scripted.drive.changes(of: driveChanges, options: upToNow).makeAsyncIterator()
        guard case .resync(let resync) = try await iterator.next() else {
            Issue.record("no resync")
            return
        }
        #expect(resync.listing == .isUpToCaller)
        #expect(scripted.transport.requests.map(\.path) == ["/drive/v3/changes/startPageToken"])
        guard case .checkpoint(let cursor) = try await iterator.next() else {
            Issue.record("no checkpoint")
            return
        }
        #expect(cursor.token == "5")
        #expect(scripted.transport.requests.count == 1, "nothing is fetched ahead")
        _ = try await iterator.next()
        #expect(scripted.transport.requests.last?.parameter("pageToken") == "5")
    }

    @Test func theCompleteListFollowsWhereOnlyItsLastPageHasACursor() async throws {
        let scripted = ScriptedChanges([
            .json(#"{"items": [{"id": "a"}], "nextPageToken": "p"}"#),
            .json(#"{"items": [], "nextPageToken": "q"}"#),
            .json(#"{"items": [{"id": "b"}], "nextSyncToken": "s1"}"#),
        ])
        let words = try await scripted.calendar.changes(calendarId: "primary", options: upToNow).words(\.id)
        #expect(words == ["first, follows", "+a", "+b", "@s1"])
        #expect(scripted.transport.requests.map { $0.parameter("pageToken") } == [nil, "p", "q"])
        #expect(scripted.transport.requests.allSatisfy { $0.parameter("syncToken") == nil })
    }

    @Test func contactsAreAskedForACursor() async throws {
        let scripted = ScriptedChanges([.json(#"{"connections": [{"n": "a"}], "nextSyncToken": "s"}"#)])
        let words = try await scripted.other.changes(of: ContactsQuery(), options: upToNow).words { $0["n"]?.string }
        #expect(words == ["first, follows", "+a", "@s"])
        #expect(try scripted.transport.requests.only.parameter("requestSyncToken") == "true")
    }

    @Test(arguments: ["{}", #"{"startPageToken": ""}"#, #"{"startPageToken": null}"#])
    func aMissingFirstCursorIsAnError(answer: String) async throws {
        let scripted = ScriptedChanges([.json(answer)])
        let error = await #expect(throws: GAPI.Error.self) {
            _ = try await scripted.drive.changes(options: upToNow).words(\.fileId)
        }
        #expect(error?.code == .decoding)
        #expect(error?.method == "drive.changes.getStartPageToken")
    }

    // MARK: Cursors

    @Test func aCheckpointComesAfterTheLastChangeOfItsPage() async throws {
        let scripted = ScriptedChanges([
            .json(#"{"changes": [{"fileId": "a"}, {"fileId": "b"}], "nextPageToken": "7"}"#),
            .json(#"{"changes": [{"fileId": "c", "removed": true}], "nextPageToken": ""}"#),
        ])
        let changes = scripted.drive.changes(of: driveChanges, from: cursor("5", of: driveChanges), options: upToNow)
        var words: [String] = []
        // The last page has changes, but no cursor to go on.
        let error = await #expect(throws: GAPI.Error.self) {
            for try await element in changes { words.append(changes.word(element, \.fileId)) }
        }
        #expect(words == ["+a", "+b", "@5/7", "-c"])
        #expect(error?.code == .resyncRequired)
        #expect(scripted.transport.requests.map { $0.parameter("pageToken") } == ["5", "7"])
    }

    @Test func aRunContinuesAtItsPage() async throws {
        let scripted = ScriptedChanges([.json(#"{"items": [{"id": "b"}], "nextSyncToken": "s2"}"#)])
        var cursor = cursor("s1", of: events)
        cursor.page = "p2"
        let words = try await scripted.calendar.changes(of: events, from: cursor, options: upToNow).words(\.id)
        #expect(words == ["+b", "@s2"])
        #expect(try scripted.transport.requests.only.parameter("syncToken") == "s1")
        #expect(try scripted.transport.requests.only.parameter("pageToken") == "p2")
    }

    @Test func aLostPageBeginsItsRunAgain() async throws {
        let scripted = ScriptedChanges([
            .status(400), .json(#"{"items": [{"id": "a"}], "nextSyncToken": "s2"}"#),
        ])
        var cursor = cursor("s1", of: events)
        cursor.page = "p2"
        let words = try await scripted.calendar.changes(of: events, from: cursor, options: upToNow).words(\.id)
        #expect(words == ["+a", "@s2"])
        #expect(scripted.transport.requests.map { $0.parameter("pageToken") } == ["p2", nil])
    }

    /// History numbers grow while the pages are read: only the first page's number is certainly not too high.
    @Test func theFirstNumberOfARunIsTheNextCursor() async throws {
        let scripted = ScriptedChanges([
            .json(#"{"history": [{"id": "3"}], "historyId": "10", "nextPageToken": "p"}"#),
            .json(#"{"historyId": "12"}"#),
        ])
        let start = cursor("1", of: MailQuery())
        let changes = scripted.other.changes(of: MailQuery(), from: start, options: upToNow)
        var last: GAPI.ChangeCursor?
        var words: [String] = []
        for try await element in changes {
            words.append(changes.word(element) { $0["id"]?.string })
            if case .checkpoint(let cursor) = element { last = last ?? cursor }
        }
        #expect(words == ["+3", "@1/p", "@10"])
        #expect(scripted.transport.requests.map { $0.parameter("startHistoryId") } == ["1", "1"])
        #expect(last?.next == "10", "a program that goes on at the second page knows the number of the first")
    }

    @Test func aCursorIsCodableAndShowsNoToken() throws {
        var cursor = cursor("secret-5", of: driveChanges)
        (cursor.page, cursor.next) = ("secret-6", "secret-7")
        let copy = try JSONDecoder().decode(GAPI.ChangeCursor.self, from: JSONEncoder().encode(cursor))
        #expect(copy == cursor)
        #expect("\(cursor)" == "a place in the changes of drive.changes.list")
    }

    @Test func aCursorBelongsToItsParameters() async throws {
        let scripted = ScriptedChanges([])
        var other = driveChanges
        other.spaces = "appDataFolder"
        let wrong: [GAPI.ChangeCursor] = [cursor("5", of: other), cursor("5", of: events)]
        for cursor in wrong {
            let error = await #expect(throws: GAPI.Error.self) {
                _ = try await scripted.drive.changes(from: cursor, options: upToNow).words(\.fileId)
            }
            #expect(error?.code == .invalidRequest)
        }
        #expect(scripted.transport.requests.isEmpty)
    }

    @Test func theSizeOfPagesAndTheMaskMayChange() async throws {
        let scripted = ScriptedChanges([.json(#"{"newStartPageToken": "6"}"#)])
        var options = upToNow
        options.pageSize = 7
        let changes = scripted.drive.changes(from: cursor("5", of: driveChanges), options: options) {
            $0.fields = "changes(fileId)"
        }
        #expect(try await changes.words(\.fileId) == ["@6"])
        let sent = try scripted.transport.requests.only
        #expect(sent.parameter("pageSize") == "7")
        let mask = sent.parameter("fields")?.removingPercentEncoding ?? ""
        for member in ["changes(fileId)", "changes/removed", "newStartPageToken", "nextPageToken"] {
            #expect(mask.contains(member))
        }
    }

    // MARK: Deletions

    @Test func deletionsAreTyped() async throws {
        let scripted = ScriptedChanges([
            .json(#"{"items": [{"id": "a", "status": "cancelled"}, {"id": "b"}], "nextSyncToken": "s"}"#),
            .json(#"{"items": [{"id": "u", "role": "none"}, {"id": "v", "role": "owner"}], "nextSyncToken": "s"}"#),
            .json(#"{"items": [{"id": "c", "deleted": true}, {"id": "d"}], "nextSyncToken": "s"}"#),
            .json(#"{"items": [{"id": "timezone", "value": "UTC"}], "nextSyncToken": "s"}"#),
            .json(#"{"connections": [{"n": "p", "metadata": {"deleted": true}}], "nextSyncToken": "s"}"#),
        ])
        let calendar = scripted.calendar
        let all = [
            try await calendar.changes(calendarId: "c", options: upToNow).words(\.id),
            try await calendar.aclChanges(calendarId: "c", options: upToNow).words(\.id),
            try await calendar.calendarListChanges(options: upToNow).words(\.id),
            try await calendar.settingsChanges(options: upToNow).words(\.id),
            try await scripted.other.changes(of: ContactsQuery(), options: upToNow).words { $0["n"]?.string },
        ]
        let wanted = [["-a", "+b"], ["-u", "+v"], ["-c", "+d"], ["+timezone"], ["-p"]]
        #expect(all == wanted.map { ["first, follows"] + $0 + ["@s"] })
    }

    @Test func whatHidesDeletionsOrExcludesCursorsIsRefused() async throws {
        let scripted = ScriptedChanges([])
        let wrong = [
            GAPICalendar.Calendar.EventsListQuery(calendarId: "c") { $0.showDeleted = false },
            GAPICalendar.Calendar.EventsListQuery(calendarId: "c") { $0.q = "x" },
            GAPICalendar.Calendar.EventsListQuery(calendarId: "c") { $0.orderBy = .startTime },
            GAPICalendar.Calendar.EventsListQuery(calendarId: "c") { $0.iCalUID = "x" },
            GAPICalendar.Calendar.EventsListQuery(calendarId: "c") { $0.privateExtendedProperty = ["a=b"] },
        ]
        for query in wrong {
            let error = await #expect(throws: GAPI.Error.self) {
                _ = try await scripted.calendar.changes(of: query, options: upToNow).words(\.id)
            }
            #expect(error?.code == .invalidRequest)
        }
        let error = await #expect(throws: GAPI.Error.self) {
            _ = try await scripted.drive.changes(options: upToNow) { $0.includeRemoved = false }.words(\.fileId)
        }
        #expect(error?.code == .invalidRequest)
        #expect(scripted.transport.requests.isEmpty)
    }

    // MARK: Pages

    @Test func aRepeatedPageTokenThrowsAfterItsPage() async throws {
        let page = #"{"changes": [{"fileId": "a"}], "nextPageToken": "7"}"#
        let scripted = ScriptedChanges([.json(page), .json(page)])
        let changes = scripted.drive.changes(from: cursor("5", of: driveChanges), options: upToNow)
        var words: [String] = []
        let error = await #expect(throws: GAPI.Error.self) {
            for try await element in changes { words.append(changes.word(element, \.fileId)) }
        }
        #expect(words == ["+a", "@5/7", "+a"])
        #expect(error?.code == .repeatedPageToken)
    }

    @Test func aListWithoutACursorSaysSo() async throws {
        let scripted = ScriptedChanges([.json(#"{"items": [{"id": "a"}]}"#)])
        var words: [String] = []
        let changes = scripted.calendar.changes(calendarId: "c", options: upToNow) { $0.singleEvents = true }
        let error = await #expect(throws: GAPI.Error.self) {
            for try await element in changes { words.append(changes.word(element, \.id)) }
        }
        #expect(words == ["first, follows", "+a"])
        #expect(error?.code == .resyncRequired)
    }

    @Test func withoutChangesAndWithoutANewCursorTheOldOneStays() async throws {
        let scripted = ScriptedChanges([.json("{}")])
        let changes = scripted.drive.changes(from: cursor("5", of: driveChanges), options: upToNow)
        #expect(try await changes.words(\.fileId) == [])
    }

    @Test func eachLoopBeginsAtTheSameCursor() async throws {
        let scripted = ScriptedChanges([.json(#"{"newStartPageToken": "6"}"#), .json(#"{"newStartPageToken": "6"}"#)])
        let changes = scripted.drive.changes(from: cursor("5", of: driveChanges), options: upToNow)
        for _ in 0..<2 { #expect(try await changes.words(\.fileId) == ["@6"]) }
        #expect(scripted.transport.requests.map { $0.parameter("pageToken") } == ["5", "5"])
    }

    // MARK: Expired cursors

    /// The body of an error as Google's older and newer services write it.
    private static func failure(_ status: Int, reason: String) -> ScriptedTransport.Answer {
        .json(#"{"error": {"code": \#(status), "errors": [{"reason": "\#(reason)"}], "message": "m"}}"#, status: status)
    }

    @Test(arguments: ["fullSyncRequired", "updatedMinTooLongAgo"])
    func anExpiredCursorOfACalendarBringsEverything(reason: String) async throws {
        let scripted = ScriptedChanges([
            Self.failure(410, reason: reason), .json(#"{"items": [{"id": "a"}], "nextSyncToken": "s2"}"#),
        ])
        let changes = scripted.calendar.changes(of: events, from: cursor("s1", of: events), options: upToNow)
        #expect(try await changes.words(\.id) == ["expired 410", "+a", "@s2"])
        #expect(scripted.transport.requests.map { $0.parameter("syncToken") } == ["s1", nil])
    }

    @Test func anExpiredHistoryIsNotFound() async throws {
        let scripted = ScriptedChanges([
            Self.failure(404, reason: "notFound"), .json(#"{"historyId": "20"}"#), .json(#"{"historyId": "20"}"#),
        ])
        let changes = scripted.other.changes(of: MailQuery(), from: cursor("1", of: MailQuery()), options: upToNow)
        #expect(try await changes.words { $0["id"]?.string } == ["expired 404", "@20"])
        #expect(scripted.transport.requests.map(\.path) == ["/history", "/profile", "/history"])
    }

    @Test func anExpiredCursorOfContactsIsNamedInTheDetails() async throws {
        let detail = #"{"@type": "type.googleapis.com/google.rpc.ErrorInfo", "reason": "EXPIRED_SYNC_TOKEN"}"#
        let body = #"{"error": {"code": 400, "status": "FAILED_PRECONDITION", "details": [\#(detail)]}}"#
        let scripted = ScriptedChanges([.json(body, status: 400), .json(#"{"nextSyncToken": "s2"}"#)])
        let start = cursor("s1", of: ContactsQuery())
        let changes = scripted.other.changes(of: ContactsQuery(), from: start, options: upToNow)
        #expect(try await changes.words { $0["n"]?.string } == ["expired 400", "@s2"])
    }

    @Test(arguments: [400, 403, 404])
    func otherErrorsAreThrown(status: Int) async throws {
        let scripted = ScriptedChanges([Self.failure(status, reason: "other")])
        let error = await #expect(throws: GAPI.Error.self) {
            _ = try await scripted.calendar.changes(of: events, from: cursor("s1", of: events), options: upToNow).words(
                \.id
            )
        }
        #expect(error?.status == status)
    }

    @Test func anExpiredCursorIsAnErrorIfTheCallerWants() async throws {
        let scripted = ScriptedChanges([Self.failure(410, reason: "fullSyncRequired")])
        var options = upToNow
        options.throwsWhenExpired = true
        let error = await #expect(throws: GAPI.Error.self) {
            _ = try await scripted.calendar.changes(of: events, from: cursor("s1", of: events), options: options).words(
                \.id
            )
        }
        #expect(error?.code == .resyncRequired)
        #expect(error?.status == 410)
    }

    /// A history number that is taken from an old message is refused for ever.
    @Test func aServiceThatRefusesEachCursorIsNotAskedForEver() async throws {
        let transport = ScriptedTransport { request in
            request.path == "/profile" ? .json(#"{"historyId": "1"}"#) : Self.failure(404, reason: "notFound")
        }
        let scripted = ScriptedChanges(transport)
        let error = await #expect(throws: GAPI.Error.self) {
            _ = try await scripted.other.changes(of: MailQuery(), options: upToNow).words { _ in nil }
        }
        #expect(error?.code == .resyncRequired)
        #expect(transport.requests.count == 8)  // four cursors
    }

    // MARK: Failures

    @Test func aFailureThatPassesIsWaitedOut() async throws {
        let scripted = ScriptedChanges([
            .status(503), .status(503), .json(#"{"changes": [{"fileId": "a"}], "newStartPageToken": "6"}"#),
        ])
        let changes = scripted.drive.changes(from: cursor("5", of: driveChanges), options: upToNow)
        #expect(try await changes.words(\.fileId) == ["+a", "@6"])
        #expect(scripted.waits == [.seconds(10), .seconds(15)])
    }

    @Test func failuresHaveAnEnd() async throws {
        let scripted = ScriptedChanges(ScriptedTransport { _ in .status(503) })
        var options = upToNow
        options.maximumFailures = 2
        let changes = scripted.drive.changes(from: cursor("5", of: driveChanges), options: options)
        var iterator = changes.makeAsyncIterator()
        let error = await #expect(throws: GAPI.Error.self) { _ = try await iterator.next() }
        #expect(error?.status == 503)
        #expect(scripted.transport.requests.count == 3)
        #expect(try await iterator.next() == nil, "after an error the sequence has ended")
    }
}
