@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(1))) struct EventTests {
    @Test func fetcherTellsEverythingThatHappensToACall() async throws {
        let transport = ScriptedTransport([.status(503), .failure(.connectionLost), .status(200)])
        let fetcher = makeFetcher(transport)
        let events = fetcher.events
        _ = try await fetcher.fetch("https://api.example/things?key=secret")
        await fetcher.shutdown()
        var texts: [String] = []
        for await event in events { texts.append(event.kind.text) }
        #expect(
            texts == [
                "started GET /things", "received 503", "retrying after 0.5 seconds: attempt 1: HTTP 503",
                "retrying after 1.0 seconds: attempt 2: connection lost", "received 200", "succeeded",
            ]
        )
    }

    @Test func ticketsEventsAreItsOwnAndEndWithIt() async throws {
        let gate = Gate()
        let transport = ScriptedTransport { received in
            if received.request.path == "/things" { try await gate.pass() }
            return .status(200)
        }
        let fetcher = makeFetcher(transport)
        let ticket = try fetcher.ticket(request())
        try await gate.waitForArrival()
        let events = ticket.events
        _ = try await fetcher.fetch("https://api.example/other")
        gate.open()
        var texts: [String] = []
        for await event in events {
            #expect(event.fetch == ticket.id)
            texts.append(event.kind.text)
        }
        #expect(texts == ["started GET /things", "received 200", "succeeded"])
    }

    @Test func lateListenerGetsTheLatestEventAndTheEnd() async throws {
        let ticket = try makeFetcher(ScriptedTransport([.status(404)])).ticket(request())
        _ = try await ticket.value
        var texts: [String] = []
        for await event in ticket.events { texts.append(event.kind.text) }
        #expect(texts == ["succeeded"])
    }

    @Test func lastEventTellsHowACallEnded() async throws {
        let fetcher = makeFetcher(ScriptedTransport { $0.request.path == "/things" ? .stall : .failure(.tls) })
        let cancelled = try fetcher.ticket(request())
        cancelled.cancel()
        let failed = try fetcher.ticket(request(.get, "https://api.example/other"))
        _ = try? await failed.value
        _ = try? await cancelled.value
        #expect(await cancelled.events.last?.kind.text == "cancelled")
        #expect(await failed.events.last?.kind.text == "failed")
    }

    @Test func ticketKnowsWhatItSentWithoutItsSecrets() async throws {
        let transport = ScriptedTransport([.status(503), .status(200)])
        var request = try request(.get, "https://api.example/things?key=secret")
        request.headerFields[.authorization] = "Bearer secret"
        let ticket = makeFetcher(transport).ticket(request)
        _ = try await ticket.value
        let snapshot = ticket.fetch
        #expect(snapshot.id == ticket.id)
        #expect(snapshot.status == 200)
        #expect(snapshot.attempts.map(\.status) == [503])
        #expect(snapshot.request?.path == "/things")
        #expect(!"\(snapshot)".contains("secret"))
        #expect(transport.requests[0].request.path == "/things?key=secret")
    }

    @Test func ticketsHaveDifferentIdentities() throws {
        let fetcher = makeFetcher(ScriptedTransport { _ in .stall })
        let ids = try (1...100).map { _ in try fetcher.ticket(request()).id }
        #expect(Set(ids).count == 100)
        #expect(ids == ids.sorted())
        fetcher.cancelAll()
    }
}

@Suite(.timeLimit(.minutes(1))) struct EventHubTests {
    @Test func everyListenerGetsEveryEvent() async {
        let hub = EventHub<Int>(capacity: 64)
        let streams = [hub.stream(), hub.stream()]
        for event in 1...5 { hub.yield(event) }
        hub.finish()
        for stream in streams { #expect(await stream.all == [1, 2, 3, 4, 5]) }
    }

    @Test func slowListenerKeepsTheNewest() async {
        let hub = EventHub<Int>(capacity: 3)
        let stream = hub.stream()
        for event in 1...10 { hub.yield(event) }
        hub.finish()
        #expect(await stream.all == [8, 9, 10])
    }

    @Test func lateListenerBeginsWithTheLatest() async {
        let hub = EventHub<Int>(capacity: 3)
        for event in 1...10 { hub.yield(event) }
        let stream = hub.stream()
        hub.yield(11)
        hub.finish()
        #expect(await stream.all == [10, 11])
        #expect(await hub.stream().all == [11])
    }

    @Test func nothingFollowsTheEnd() async {
        let hub = EventHub<Int>(capacity: 3)
        hub.yield(1)
        hub.finish()
        hub.yield(2)
        #expect(await hub.stream().all == [1])
    }
}

extension AsyncStream {
    fileprivate var all: [Element] {
        get async {
            var all: [Element] = []
            for await element in self { all.append(element) }
            return all
        }
    }

    fileprivate var last: Element? {
        get async { await all.last }
    }
}

extension FetchEvent.Kind {
    fileprivate var text: String {
        switch self {
        case .started(let method, let path): "started \(method) \(path)"
        case .retrying(let delay, let attempt): "retrying after \(delay): \(attempt)"
        case .received(let status): "received \(status)"
        case .cached(let status): "cached \(status)"
        case .finished(let outcome): outcome.rawValue
        }
    }
}
