import AsyncFetchTesting
import AsyncGAPI
import GAPIStorage
import HTTPTypes
import Synchronization
import Testing

@Suite("Tickets", .timeLimit(.minutes(5)))
struct QueryTicketTests {
    private let list = Storage.ObjectsListQuery(bucket: "photos")

    @Test func aTicketGivesTheAnswerToEverybodyWhoAsks() async throws {
        let scripted = ScriptedStorage([.json(#"{"name": "cat.jpg"}"#)])
        let ticket = scripted.storage.ticket(catQuery)
        async let one = ticket.value
        async let other = ticket.value
        #expect(try await [one.name, other.name] == ["cat.jpg", "cat.jpg"])
        #expect(try await ticket.value.name == "cat.jpg")
        #expect(ticket.isFinished)
        #expect(scripted.transport.requests.count == 1)
    }

    @Test func aTicketKnowsItsQuery() async throws {
        let scripted = ScriptedStorage([.json("{}")])
        let ticket = scripted.storage.ticket(catQuery)
        #expect(ticket.query.object == "cat.jpg")
        #expect(ticket.currentQuery.object == "cat.jpg")
        _ = try await ticket.value
    }

    @Test func ticketsHaveIdentitiesOfTheirOwn() async throws {
        let scripted = ScriptedStorage([.json("{}"), .json("{}")])
        let tickets = [scripted.storage.ticket(catQuery), scripted.storage.ticket(catQuery)]
        for ticket in tickets { _ = try await ticket.value }
        #expect(tickets[0].id != tickets[1].id)
        #expect(tickets[0].fetch.id == tickets[0].id)
    }

    @Test func propertiesAreTheServicesAndOverThemTheCalls() async throws {
        let scripted = ScriptedStorage([.json("{}")]) { $0.options.properties = ["a": 1, "b": 1] }
        let ticket = scripted.storage.ticket(catQuery, options: .init { $0.properties = ["b": 2, "c": 2] })
        #expect(ticket.properties.mapValues { $0 as? Int } == ["a": 1, "b": 2, "c": 2])
        _ = try await ticket.value
    }

    @Test func aCancelledTicketThrowsCancellation() async throws {
        let scripted = ScriptedStorage([.stall])
        let ticket = scripted.storage.ticket(catQuery)
        try await scripted.transport.waitForRequests(1)
        #expect(!ticket.isFinished)
        #expect(scripted.fetcher.inFlightCount == 1)
        ticket.cancel()
        await #expect(throws: CancellationError.self) { try await ticket.value }
        #expect(ticket.isFinished)
        #expect(scripted.fetcher.inFlightCount == 0)
        try await scripted.transport.waitForOpen(atMost: 0)
    }

    @Test func cancellingAfterTheEndChangesNothing() async throws {
        let scripted = ScriptedStorage([.json(#"{"name": "cat.jpg"}"#)])
        let ticket = scripted.storage.ticket(catQuery)
        _ = try await ticket.value
        ticket.cancel()
        #expect(try await ticket.value.name == "cat.jpg")
    }

    @Test func aCancelledWaiterLeavesTheCallAlone() async throws {
        let gate = AsyncStream.makeStream(of: Void.self)
        let transport = ScriptedTransport { _ in
            for await _ in gate.stream { break }
            return .json(#"{"name": "cat.jpg"}"#)
        }
        let ticket = ScriptedStorage(transport).storage.ticket(catQuery)
        let waiter = Task { try await ticket.value }
        try await transport.waitForRequests(1)
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
        #expect(!ticket.isFinished)
        gate.continuation.yield()
        #expect(try await ticket.value.name == "cat.jpg")
    }

    @Test func eventsTellTheStoryAndEndWithIt() async throws {
        let scripted = ScriptedStorage([.status(503), .json("{}")])
        let ticket = scripted.storage.ticket(catQuery)
        _ = try await ticket.value
        // However late one listens.
        let events = ticket.events
        var kinds: [String] = []
        for await event in events {
            #expect(event.fetch == ticket.id)
            kinds.append(event.kind.description)
        }
        let story = [
            "started GET https://storage.googleapis.com/storage/v1/b/photos/o/cat.jpg", "sent", "received 503",
            "retrying after 0.01 seconds: attempt 1: HTTP 503", "retry delay ended",
            "sent", "received 200", "succeeded",
        ]
        #expect(kinds == story)
    }

    @Test func aTicketShowsItsFetchWithoutSecrets() async throws {
        let scripted = ScriptedStorage([.status(503), .json("{}")], credentials: .bearer("planted-token"))
        let ticket = scripted.storage.ticket(catQuery)
        _ = try await ticket.value
        #expect(ticket.fetch.status == 200)
        #expect(ticket.fetch.attempts.map(\.status) == [503])
        #expect(ticket.fetch.request?.path == "/storage/v1/b/photos/o/cat.jpg")
        #expect(ticket.fetch.request?.headerFields[.authorization] == nil)
    }

    @Test func currentQueryIsThatOfThePageUnderWay() async throws {
        let gate = AsyncStream.makeStream(of: Void.self)
        let transport = ScriptedTransport { received in
            guard received.parameter("pageToken") == "t1" else { return .page(["a"], next: "t1") }
            for await _ in gate.stream { break }
            return .page(["b"])
        }
        let ticket = ScriptedStorage(transport).storage.ticket(collecting: list)
        try await transport.waitForRequests(2)
        #expect(ticket.query.pageToken == nil)
        #expect(ticket.currentQuery.pageToken == "t1")
        gate.continuation.yield()
        #expect(try await ticket.value.map(\.name) == ["a", "b"])
    }

    @Test func collectingBeyondTheLimitThrowsWithTheTokenToGoOn() async {
        let scripted = ScriptedStorage([.page(["a"], next: "t1"), .page(["b"], next: "t2")])
        let ticket = scripted.storage.ticket(collecting: list, maxPages: 2)
        let error = await #expect(throws: GAPI.Error.self) { try await ticket.value }
        #expect(error?.code == .tooManyPages)
        #expect(error?.resumeToken == "t2")
        #expect(scripted.transport.requests.count == 2)
    }

    @Test func aTicketWhoseQueryCannotBeSentFails() async {
        let scripted = ScriptedStorage([])
        let ticket = scripted.storage.ticket(Storage.ObjectsGetQuery(bucket: "..", object: "o"))
        let error = await #expect(throws: GAPI.Error.self) { try await ticket.value }
        #expect(error?.code == .invalidRequest)
        #expect(scripted.transport.requests.isEmpty)
    }
}
