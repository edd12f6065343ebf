@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import MetricsTestKit
import NIOCore
import Testing

@Suite("Equal requests at the same time", .timeLimit(.minutes(5)))
struct SingleFlightTests {
    private let gate = Gate()

    private func bench(_ control: String? = "max-age=60", _ store: ResponseCache.Store = .memory()) -> CacheBench {
        let count = Counter()
        let transport = ScriptedTransport { [gate] _ in
            let number = count.increment()
            try await gate.pass()
            return answer("\(number)", control)
        }
        return CacheBench(transport, store, sharesRequests: true)
    }

    /// Starts calls and returns when all wait for one answer.
    private func start(_ count: Int, _ bench: CacheBench) async throws -> [FetchTicket<FetchResponse>] {
        let tickets = try (0..<count).map { _ in bench.fetcher.ticket(try request()) }
        try await eventually { bench.cache.waiters == count }
        return tickets
    }

    @Test(arguments: ["max-age=60", nil]) func theyAreSentOnce(_ control: String?) async throws {
        let bench = bench(control)
        let tickets = try await start(20, bench)
        gate.open()
        var fromCache = 0
        for ticket in tickets {
            let response = try await ticket.value
            #expect(response.text == "1")
            fromCache += response.isFromCache ? 1 : 0
        }
        #expect(fromCache == 19)
        #expect(bench.transport.requests.count == 1)
        #expect(bench.cache.waiters == 0)
    }

    @Test func theyAreSentEachWithoutTheOption() async throws {
        let transport = ScriptedTransport { [gate] _ in
            try await gate.pass()
            return answer("x", "max-age=60")
        }
        let bench = CacheBench(transport)
        let tickets = try (0..<3).map { _ in bench.fetcher.ticket(try request()) }
        try await transport.waitForRequests(3)
        gate.open()
        for ticket in tickets { _ = try await ticket.value }
    }

    @Test func anAnswerThatMustNotBeStoredIsForOneAlone() async throws {
        let bench = bench("no-store")
        let tickets = try await start(5, bench)
        gate.open()
        var texts: Set<String> = []
        for ticket in tickets { texts.insert(try await ticket.value.text) }
        #expect(texts.count == 5)
    }

    @Test(arguments: ["max-age=60", nil])
    func anAnswerThatBeginsASessionIsForOneAlone(_ control: String?) async throws {
        let count = Counter()
        let transport = ScriptedTransport { [gate] _ in
            let number = count.increment()
            try await gate.pass()
            return answer("\(number)", control, [.setCookie: "sid=\(number)"])
        }
        let bench = CacheBench(transport, sharesRequests: true)
        let tickets = try await start(5, bench)
        gate.open()
        var texts: Set<String> = []
        for ticket in tickets { texts.insert(try await ticket.value.text) }
        #expect(texts.count == 5)
    }

    @Test(arguments: [0, 1, 4]) func aWaiterThatIsCancelledLeavesTheOthers(_ index: Int) async throws {
        let bench = bench()
        let tickets = try await start(5, bench)
        tickets[index].cancel()
        await #expect(throws: CancellationError.self) { try await tickets[index].value }
        #expect(bench.cache.waiters == 4)
        gate.open()
        for (number, ticket) in tickets.enumerated() where number != index {
            #expect(try await ticket.value.text == "1")
        }
        #expect(bench.transport.requests.count == 1)
    }

    @Test func theLastThatIsCancelledEndsTheRequest() async throws {
        let bench = bench()
        let tickets = try await start(5, bench)
        try await gate.waitForArrival()
        for ticket in tickets {
            #expect(bench.transport.openCount == 1)
            ticket.cancel()
            await #expect(throws: CancellationError.self) { try await ticket.value }
        }
        #expect(bench.transport.openCount == 0)
        #expect(bench.fetcher.inFlightCount == 0)
        #expect(bench.cache.waiters == 0)
        gate.open()
        #expect(try await bench.get().text == "2")
    }

    @Test func cancelAllEndsThemAll() async throws {
        let bench = bench()
        let tickets = try await start(5, bench)
        try await gate.waitForArrival()
        bench.fetcher.cancelAll()
        for ticket in tickets { await #expect(throws: CancellationError.self) { try await ticket.value } }
        #expect(bench.transport.openCount == 0)
        #expect(bench.fetcher.inFlightCount == 0)
    }

    @Test func aFailureIsEverybodysAndNotKept() async throws {
        let gate = gate
        let count = Counter()
        let transport = ScriptedTransport { _ in
            let number = count.increment()
            try await gate.pass()
            return number == 1 ? .failure(.tls) : answer("fine")
        }
        let bench = CacheBench(transport, sharesRequests: true)
        let tickets = try await start(3, bench)
        gate.open()
        for ticket in tickets {
            let error = await thrown { _ = try await ticket.value }
            #expect((error as? FetchError)?.code == .tls)
        }
        #expect(try await bench.get().text == "fine")
    }

    @Test func theEndOfOneFetcherIsNotThatOfTheCallsOfAnother() async throws {
        let cache = ResponseCache(sharesRequests: true)
        func fetcher(_ transport: ScriptedTransport) -> Fetcher {
            Fetcher(
                .init {
                    $0.cache = cache
                    $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
                },
                transport: transport
            )
        }
        let (stalled, other) = (ScriptedTransport([.stall]), ScriptedTransport([answer("fine", "max-age=60")]))
        let (first, second) = (fetcher(stalled), fetcher(other))
        let owner = first.ticket(try request())
        try await stalled.waitForRequests(1)
        let tickets = try (0..<3).map { _ in second.ticket(try request()) }
        try await eventually { cache.waiters == 4 }
        await first.shutdown()
        _ = await thrown { _ = try await owner.value }
        for ticket in tickets { #expect(try await ticket.value.text == "fine") }
        #expect(other.requests.count == 1)
        #expect(cache.waiters == 0)
    }

    @Test func onlyEqualCallsShare() async throws {
        let bench = bench()
        let variants: [@Sendable () async throws -> String] = [
            { try await bench.get().text },
            { try await bench.get(address, [.accept: "x"]).text },
            { try await bench.get(address, [.authorization: "x"]).text },
            { try await bench.get(address + "?q").text },
            { try await bench.send(.head).text },
            { try await bench.fetcher.fetch(address, options: FetchOptions { $0.maximumResponseBytes = 9 }).text },
            { try await bench.fetcher.stream(request()).body.collect(upTo: 9).text },
        ]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for variant in variants { group.addTask { _ = try await variant() } }
            try await bench.transport.waitForRequests(variants.count)
            gate.open()
            try await group.waitForAll()
        }
        #expect(bench.transport.requests.count == variants.count)
    }

    /// What removes the stored answers.
    enum Removal: CaseIterable { case change, remove, removeAll }

    @Test(arguments: Removal.allCases)
    func aCallAfterARemovalDoesNotShareARequestFromBefore(_ removal: Removal) async throws {
        let count = Counter()
        let transport = ScriptedTransport { [gate] sent in
            guard sent.request.method == .get else { return .status(204) }
            let number = count.increment()
            if number == 1 { try await gate.pass() }
            return answer("\(number)", "max-age=60")
        }
        let bench = CacheBench(transport, sharesRequests: true)
        let before = Task { try await bench.get().text }
        try await gate.waitForArrival()
        switch removal {
        case .change: _ = try await bench.send(.put)
        case .remove: try await bench.cache.remove(address)
        case .removeAll: try await bench.cache.removeAll()
        }
        #expect(try await bench.get().text == "2")
        gate.open()
        #expect(try await before.value == "1")
        #expect(try await bench.get().text == "2")
    }

    // MARK: Figures

    private func measured(
        _ metrics: TestMetrics,
        _ cache: ResponseCache,
        _ clock: VirtualClock,
        _ transport: ScriptedTransport
    ) -> Fetcher {
        Fetcher(
            .init {
                $0.cache = cache
                $0.metrics = metrics
                $0.clock = FetchClock(clock)
                $0.throttle = FetchThrottle { $0.maximumRunningPerHost = 1 }
            },
            transport: transport
        )
    }

    @Test func aRequestThatOutlastsItsFirstCallIsNotActiveForEver() async throws {
        let transport = ScriptedTransport { [gate] sent in
            guard sent.path == "/taken" else { return .stall }
            try await gate.pass()
            return .status(200)
        }
        let (metrics, cache) = (TestMetrics(), ResponseCache(sharesRequests: true))
        let fetcher = measured(metrics, cache, VirtualClock(), transport)
        let taken = fetcher.ticket(try request(.get, "https://api.example/taken"))
        try await gate.waitForArrival()
        let first = fetcher.ticket(try request())
        try await eventually { fetcher.queuedCount == 1 }
        let second = fetcher.ticket(try request())
        try await eventually { cache.waiters == 3 }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        gate.open()
        _ = try await taken.value
        try await transport.waitForRequests(2)
        #expect(try metrics.expectMeter("http.client.active_requests").lastValue == 1)
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(try metrics.expectMeter("http.client.active_requests").lastValue == 0)
    }

    /// A call whose time is over takes the attempt no more with it than a cancelled one.
    @Test(arguments: [false, true])
    func anAttemptIsMeasuredToItsEndEvenIfItsFirstCallLeaves(_ expires: Bool) async throws {
        let transport = ScriptedTransport { [gate] _ in
            try await gate.pass()
            return answer("x", "max-age=60")
        }
        let (metrics, cache, clock) = (TestMetrics(), ResponseCache(sharesRequests: true), VirtualClock())
        let fetcher = measured(metrics, cache, clock, transport)
        let first = fetcher.ticket(try request(), options: FetchOptions { $0.timeout = .seconds(5) })
        try await gate.waitForArrival()
        let second = fetcher.ticket(try request())
        try await eventually { cache.waiters == 2 }
        if expires {
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(5))
        } else {
            first.cancel()
        }
        let error = await thrown { _ = try await first.value }
        #expect(expires ? (error as? FetchError)?.code == .totalTimeout : error is CancellationError)
        #expect(try metrics.expectMeter("http.client.active_requests").lastValue == 1)
        gate.open()
        #expect(try await second.value.text == "x")
        #expect(try metrics.expectMeter("http.client.active_requests").lastValue == 0)
        let timers = metrics.timers(label: "http.client.request.duration")
        #expect(timers.map { $0.values.count } == [1])
        let dimensions = timers.flatMap { timer in timer.dimensions.map { "\($0.0)=\($0.1)" } }
        #expect(dimensions.contains("http.response.status_code=200"))
    }

    @Test func whoComesJustAfterwardsIsServedFromTheCache() async throws {
        let transport = ScriptedTransport { _ in answer("x", "max-age=60") }
        let bench = CacheBench(transport, sharesRequests: true)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<500 { group.addTask { _ = try await bench.get() } }
            try await group.waitForAll()
        }
        #expect(transport.requests.count == 1)
    }
}
