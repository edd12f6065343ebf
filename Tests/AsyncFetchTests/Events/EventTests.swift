@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct EventTests {
    @Test func fetcherTellsEverythingThatHappensToACall() async throws {
        let transport = ScriptedTransport([.status(503), .failure(.connectionLost), .status(200)])
        let fetcher = makeFetcher(transport)
        let events = fetcher.events
        _ = try await fetcher.fetch("https://api.example/things?key=secret")
        await fetcher.shutdown()
        var texts: [String] = []
        for await event in events { texts.append(event.kind.description) }
        #expect(
            texts == [
                "started GET https://api.example/things",
                "sent", "received 503", "retrying after 0.5 seconds: attempt 1: HTTP 503", "retry delay ended",
                "sent", "retrying after 1.0 seconds: attempt 2: connection lost", "retry delay ended",
                "sent", "received 200", "succeeded",
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
            texts.append(event.kind.description)
        }
        #expect(texts == ["started GET https://api.example/things", "sent", "received 200", "succeeded"])
    }

    @Test func redirectsAndAnswersFromTheCacheAreTold() async throws {
        let transport = ScriptedTransport { received in
            received.request.path == "/old?key=secret"
                ? .status(301, headers: [.location: "/things?key=secret"])
                : .status(200, headers: [.cacheControl: "max-age=60"])
        }
        let cache = ResponseCache()
        let fetcher = Fetcher(.init { $0.cache = cache }, transport: transport)
        let events = fetcher.events
        _ = try await fetcher.fetch("https://api.example/old?key=secret")
        _ = try await fetcher.fetch(address)
        _ = try await fetcher.fetch(address)
        await fetcher.shutdown()
        var texts: [String] = []
        for await event in events { texts.append(event.kind.description) }
        #expect(
            texts == [
                "started GET https://api.example/old", "sent", "received 301",
                "redirected 301 https://api.example/things", "sent", "received 200", "succeeded",
                "started GET https://api.example/things", "sent", "received 200", "succeeded",
                "started GET https://api.example/things", "cached 200", "succeeded",
            ]
        )
    }

    @Test func whatBeginsEndsExactlyOnceAndInOrder() async throws {
        let transport = ScriptedTransport { received in
            switch (received.request.path ?? "").utf8.count % 4 {
            case 0: .status(503)
            case 1: .stall
            case 2: .failure(.connectionLost)
            default: .status(200)
            }
        }
        let clock = VirtualClock(skippingUpTo: .seconds(60))
        let configuration = Fetcher.Configuration {
            $0.clock = FetchClock(clock)
            $0.throttle = FetchThrottle { $0.maximumRunningPerHost = 2 }
        }
        let fetcher = Fetcher(configuration, transport: transport)
        let tickets = try (0..<40).map { index in
            try fetcher.ticket(
                request(.get, "https://api.example/" + String(repeating: "x", count: index)),
                options: .init { $0.timeout = .seconds(index % 3 == 0 ? 1 : 300) }
            )
        }
        let streams = tickets.map(\.events)
        // Two have their places, and some of the others have begun to wait.
        try await eventually { transport.requests.count > 3 && fetcher.queuedCount > 0 }
        fetcher.cancelAll()
        for ticket in tickets { _ = try? await ticket.value }
        var begun = 0
        for stream in streams + tickets.map(\.events) {
            var open: [String] = []
            for await event in stream {
                if case .started = event.kind { begun += 1 }
                switch event.kind {
                case .started: open.append("fetch")
                case .queued: open.append("queue")
                case .retrying: open.append("delay")
                case .dequeued: #expect(open.popLast() == "queue")
                case .retryDelayEnded: #expect(open.popLast() == "delay")
                case .finished: #expect(open.popLast() == "fetch")
                default: #expect(open == ["fetch"], "\(event.kind.description)")
                }
            }
            #expect(open.isEmpty)
        }
        // Those that were listened to from the beginning, and those that were not, had the same to tell.
        #expect(begun >= 8 && begun.isMultiple(of: 2), "\(begun)")
    }

    @Test func eventsBeginAtTheBeginningHoweverLateSomebodyListens() async throws {
        let ticket = try makeFetcher(ScriptedTransport([.status(404)])).ticket(request())
        _ = try await ticket.value
        var texts: [String] = []
        for await event in ticket.events { texts.append(event.kind.description) }
        #expect(texts == ["started GET https://api.example/things", "sent", "received 404", "succeeded"])
    }

    @Test func lastEventTellsHowACallEnded() async throws {
        let fetcher = makeFetcher(ScriptedTransport { $0.request.path == "/things" ? .stall : .failure(.tls) })
        let cancelled = try fetcher.ticket(request())
        cancelled.cancel()
        let failed = try fetcher.ticket(request(.get, "https://api.example/other"))
        _ = try? await failed.value
        _ = try? await cancelled.value
        #expect(await cancelled.events.last?.kind.description == "cancelled")
        #expect(await failed.events.last?.kind.description == "failed")
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

@Suite(.timeLimit(.minutes(5))) struct EventHubTests {
    @Test func everyListenerGetsEveryEvent() async {
        let hub = EventHub<Int>(capacity: 64)
        let streams = [hub.stream(), hub.stream()]
        for event in 1...5 { hub.yield(event) }
        hub.finish()
        for stream in streams { #expect(await stream.all == [1, 2, 3, 4, 5]) }
    }

    @Test func slowListenerKeepsTheNewestAndIsToldHowManyHeMissed() async {
        let hub = EventHub<Int>(capacity: 3) { -$0 }
        let stream = hub.stream()
        for event in 1...10 { hub.yield(event) }
        hub.finish()
        #expect(await stream.all == [-7, 8, 9, 10])
    }

    @Test func whoMissedSomeGoesOnWithoutAGap() async {
        let hub = EventHub<Int>(capacity: 3) { -$0 }
        var iterator = hub.stream().makeAsyncIterator()
        for event in 1...5 { hub.yield(event) }
        #expect(await iterator.next() == -2)
        #expect(await iterator.next() == 3)
        hub.yield(6)
        hub.finish()
        #expect(await iterator.next() == 4)
        #expect(await iterator.next() == 5)
        #expect(await iterator.next() == 6)
        #expect(await iterator.next() == nil)
    }

    @Test func lateListenerBeginsWithTheNewestThatAreKept() async {
        let hub = EventHub<Int>(capacity: 3) { -$0 }
        for event in 1...3 { hub.yield(event) }
        let early = hub.stream()
        hub.yield(4)
        let late = hub.stream()
        hub.finish()
        #expect(await early.all == [-1, 2, 3, 4])
        #expect(await late.all == [-1, 2, 3, 4])
        #expect(await hub.stream().all == [-1, 2, 3, 4])
    }

    @Test func whoListensToAllHearsOfWhatFollows() async {
        let hub = EventHub<Int>(capacity: 3, replays: false)
        hub.yield(1)
        let stream = hub.stream()
        hub.yield(2)
        hub.finish()
        #expect(await stream.all == [2])
    }

    @Test func aListenerThatIsCancelledStopsWaiting() async {
        let hub = EventHub<Int>(capacity: 3)
        let stream = hub.stream()
        let listening = Task { await stream.all }
        hub.yield(1)
        listening.cancel()
        #expect(await listening.value.count <= 1)
    }

    @Test func aStreamThatIsDroppedIsForgotten() async throws {
        let hub = EventHub<Int>(capacity: 3)
        do { _ = hub.stream() }
        #expect(hub.listenerCount == 0)
        let stream = hub.stream()
        #expect(hub.listenerCount == 1)
        withExtendedLifetime(stream) {}
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
