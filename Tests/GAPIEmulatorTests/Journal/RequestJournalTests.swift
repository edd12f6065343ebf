import AsyncFetch
import AsyncJSON
import HTTPTypes
import Testing

@testable import GAPIEmulator

@Suite("RequestJournal", .timeLimit(.minutes(5)))
struct RequestJournalTests {
    private func entry(_ path: String, query: String = "", headers: HTTPFields = [:]) -> RequestJournal.Entry {
        RequestJournal.Entry(method: .get, path: path, query: query[...], operation: nil, headers: headers)
    }

    @Test func onlyTheNewestEntriesAreKept() {
        let journal = RequestJournal(capacity: 3)
        for number in 1...7 { _ = journal.enter(entry("/\(number)")) }
        #expect(journal.entries.map(\.path) == ["/5", "/6", "/7"])
        #expect(journal.entries.map(\.sequenceNumber) == [5, 6, 7])
        journal.amend(2) { $0.status = 1 }
        journal.amend(6) { $0.status = 200 }
        #expect(journal.entries.map(\.status) == [nil, 200, nil])
    }

    @Test func clearingKeepsTheNumbersGoing() {
        let journal = RequestJournal(capacity: 3)
        for number in 1...4 { _ = journal.enter(entry("/\(number)")) }
        journal.clear()
        #expect(journal.entries.isEmpty)
        for number in 5...6 { _ = journal.enter(entry("/\(number)")) }
        #expect(journal.entries.map(\.path) == ["/5", "/6"])
        #expect(journal.count { $0.sequenceNumber == 6 } == 1)
    }

    @Test func waitingEndsWithTheChangeThatFulfils() async throws {
        let journal = RequestJournal()
        async let waiting: Void = journal.waitUntil { $0.contains { $0.status == 200 } }
        let number = journal.enter(entry("/"))
        journal.amend(number) { $0.status = 200 }
        try await waiting
    }

    @Test func waitingForWhatIsThereEndsAtOnce() async throws {
        let journal = RequestJournal()
        _ = journal.enter(entry("/"))
        try await journal.waitUntil { $0.count == 1 }
    }

    @Test func aCancelledWaitThrows() async {
        let journal = RequestJournal()
        let waiting = Task { try await journal.waitUntil { _ in false } }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test func secretsAreNotKept() {
        let headers: HTTPFields = [
            .authorization: "Bearer s3cret", .cookie: "s3cret", .googleAPIKey: "s3cret", .accept: "a",
        ]
        let entry = entry("/", query: "a=1&key=s3cret&access_token=s3cret&monkey=1", headers: headers)
        #expect(entry.query == "a=1&key=REDACTED&access_token=REDACTED&monkey=1")
        #expect(!"\(entry)".contains("s3cret"))
        #expect(!String(decoding: entry.json, as: UTF8.self).contains("s3cret"))
        #expect(entry.headers[.accept] == "a")
    }

    @Test func fieldsOfTheSameNameAreOneMember() throws {
        var headers: HTTPFields = [:]
        for (name, value) in [("A", "1"), ("B", "2"), ("A", "3")] {
            headers.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
        }
        let json = try JSON.Value(parsing: entry("/", headers: headers).json)
        #expect(json["headers"] == ["A": "1, 3", "B": "2"])
    }

    /// One by one, so many members took minutes.
    @Test func anEntryMayHaveManyFields() throws {
        var headers: HTTPFields = [:]
        for number in 0..<50_000 {
            headers.append(HTTPField(name: try #require(HTTPField.Name("a\(number)")), value: "b"))
        }
        let json = try JSON.Value(parsing: entry("/", headers: headers).json)
        #expect(json["headers"]?.members?.count == 50_000)
    }

    @Test func longEntriesTakeTheRoomOfOlderOnes() {
        let journal = RequestJournal(capacity: 10)
        let long = String(repeating: "x", count: RequestJournal.mostBytes / 4)
        for number in 1...5 { _ = journal.enter(entry("/\(number)\(long)")) }
        #expect(journal.entries.map { $0.path.prefix(2) } == ["/3", "/4", "/5"])
        for number in 6...15 { _ = journal.enter(entry("/\(number)")) }
        #expect(journal.entries.map(\.path) == (6...15).map { "/\($0)" })
        journal.amend(3) { $0.status = 1 }
        journal.amend(15) { $0.status = 200 }
        #expect(journal.entries.map(\.status).compactMap(\.self) == [200])
        // What was removed takes no room.
        journal.clear()
        for number in 16...18 { _ = journal.enter(entry("/\(number)\(long)")) }
        #expect(journal.entries.map { $0.path.prefix(3) } == ["/16", "/17", "/18"])
    }
}
