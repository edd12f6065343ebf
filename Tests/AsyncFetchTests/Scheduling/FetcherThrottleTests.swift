@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// Throttle and breaker in the way of whole fetches.
@Suite(.timeLimit(.minutes(5))) struct FetcherThrottleTests {
    private let clock = VirtualClock(skippingUpTo: .seconds(60))

    private func fetcher(
        _ transport: ScriptedTransport,
        clock: VirtualClock? = nil,
        _ configure: (inout FetchThrottle) -> Void = { $0.maximumRunningPerHost = 1 }
    ) -> Fetcher {
        let configuration = Fetcher.Configuration {
            $0.clock = FetchClock(clock ?? self.clock)
            $0.random = { 0.5 }
            $0.throttle = FetchThrottle(configure)
        }
        return Fetcher(configuration, transport: transport)
    }

    @Test func tenRunAtOneHostByDefaultAndMoreAtOthers() async throws {
        let transport = ScriptedTransport { _ in .stall }
        let fetcher = fetcher(transport) { _ in }
        for _ in 1...25 {
            _ = fetcher.ticket(try request())
            _ = fetcher.ticket(try request(.get, "https://other.example/"))
        }
        try await eventually { fetcher.queuedCount == 30 }
        try await transport.waitForRequests(20)
        #expect(fetcher.runningCount == 20)
        #expect(transport.openCount == 20)
        fetcher.cancelAll()
        try await eventually { fetcher.inFlightCount == 0 }
        #expect(fetcher.queuedCount == 0)
        #expect(fetcher.runningCount == 0)
        #expect(transport.requests.count == 20)
    }

    @Test func zeroIsNoLimit() async throws {
        let transport = ScriptedTransport { _ in .stall }
        let fetcher = fetcher(transport) { $0.maximumRunningPerHost = 0 }
        for _ in 1...100 { _ = fetcher.ticket(try request()) }
        try await transport.waitForRequests(100)
        fetcher.cancelAll()
    }

    @Test func moreUrgentGoesFirstAndImmediateAtOnce() async throws {
        let gate = Gate()
        let transport = ScriptedTransport { received in
            if received.request.path == "/first" { try await gate.pass() }
            return .status(200)
        }
        let fetcher = fetcher(transport)
        func start(_ path: String, _ priority: FetchPriority) throws -> FetchTicket<FetchResponse> {
            fetcher.ticket(try request(.get, "https://api.example/\(path)"), options: .init { $0.priority = priority })
        }
        var tickets = [try start("first", .normal)]
        try await gate.waitForArrival()
        for (number, priority) in [FetchPriority.low, .normal, .high].enumerated() {
            tickets.append(try start("\(priority.rawValue)", priority))
            try await eventually { fetcher.queuedCount == number + 1 }
        }
        _ = try await start("now", .immediate).value
        gate.open()
        for ticket in tickets { _ = try await ticket.value }
        #expect(transport.requests.map(\.request.path) == ["/first", "/now", "/-1", "/0", "/1"])
    }

    @Test func waitBeforeTheNextAttemptTakesNoPlace() async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport { $0.request.path == "/things" ? .status(503) : .status(200) }
        let fetcher = fetcher(transport, clock: clock)
        let ticket = fetcher.ticket(try request())
        try await clock.waitForSleepers(2)
        #expect(fetcher.runningCount == 0)
        #expect(try await fetcher.fetch("https://api.example/other").head.status == .ok)
        ticket.cancel()
    }

    @Test func noWaitForAPlaceCountsAsTimeOfAnAttempt() async throws {
        let clock = VirtualClock()
        let gate = Gate()
        let transport = ScriptedTransport { received in
            if received.request.path == "/first" { try await gate.pass() }
            return .status(200)
        }
        let fetcher = fetcher(transport, clock: clock)
        let first = fetcher.ticket(try request(.get, "https://api.example/first"))
        try await gate.waitForArrival()
        let options = FetchOptions {
            $0.attemptTimeout = .seconds(7)
            $0.retry = .none
        }
        let second = fetcher.ticket(try request(), options: options)
        try await eventually { fetcher.queuedCount == 1 }
        clock.advance(by: .seconds(20))
        gate.open()
        #expect(try await first.value.head.status == .ok)
        #expect(try await second.value.head.status == .ok)
    }

    @Test(arguments: ["read", "dropped", "failed", "iteratorDropped"])
    func streamKeepsItsPlaceUntilItsBodyIsDone(end: String) async throws {
        let whole = ScriptedTransport.Answer.status(200, body: "bytes")
        let transport = ScriptedTransport { _ in end == "failed" ? whole.cut(afterBytes: 2) : whole }
        let fetcher = fetcher(transport)
        func use() async throws {
            let monitor = FetchMonitor(nil)
            let response = try await fetcher.core.respond(to: FetchCall(try request()), monitor: monitor)
            #expect(fetcher.runningCount == 1)
            switch end {
            case "read": _ = try await response.body.collect(upTo: 100)
            case "failed": _ = await thrown { _ = try await response.body.collect(upTo: 100) }
            case "iteratorDropped":
                var iterator = response.body.makeAsyncIterator()
                _ = try await iterator.next()
            default: return
            }
            if end != "iteratorDropped" { #expect(fetcher.runningCount == 0) }
            withExtendedLifetime(response) {}
        }
        try await use()
        #expect(fetcher.runningCount == 0)
    }

    @Test func publicStreamKeepsItsPlaceUntilItIsReadOrDropped() async throws {
        let transport = ScriptedTransport { _ in .status(200, body: "bytes") }
        let fetcher = fetcher(transport)
        let response = try await fetcher.stream(request())
        #expect(fetcher.runningCount == 1)
        #expect(try await response.body.collect(upTo: 100).text == "bytes")
        try await eventually { fetcher.runningCount == 0 }
        do { _ = try await fetcher.stream(request()) }
        try await eventually { fetcher.runningCount == 0 }
    }

    @Test func redirectMovesToThePlaceOfTheNextHost() async throws {
        let transport = ScriptedTransport {
            $0.request.authority == "api.example"
                ? .status(302, headers: [.location: "https://other.example/"]) : .status(200, body: "there")
        }
        let fetcher = fetcher(transport)
        #expect(try await fetcher.fetch(address).text == "there")
        #expect(fetcher.runningCount == 0)
    }

    @Test func credentialsMayFetchFromTheSameHost() async throws {
        let transport = ScriptedTransport { _ in .status(200, body: "token") }
        let fetcher = fetcher(transport)
        let credentials = FetchingCredentials(fetcher: fetcher)
        let calls = try (1...5).map { _ in
            fetcher.core.ticket(for: FetchCall(try request(), credentials: credentials))
        }
        for call in calls { _ = try await call.value }
        #expect(transport.requests.count == 10)
    }

    @Test func rateSpreadsTheStarts() async throws {
        let transport = ScriptedTransport { _ in .status(200) }
        let fetcher = fetcher(transport) { $0.requestsPerSecond = 2 }
        for _ in 1...5 { _ = try await fetcher.fetch(address) }
        let elapsed = clock.now.offset
        #expect(elapsed >= .seconds(2) && elapsed < .milliseconds(2001))
    }

    @Test func usedUpBudgetMakesFailuresFinal() async throws {
        let transport = ScriptedTransport { _ in .status(503) }
        let fetcher = fetcher(transport) { $0.retryBudget = 50 }
        for attempts in [8, 4, 1, 1] {
            let before = transport.requests.count
            #expect(try await fetcher.fetch(address).head.status.code == 503)
            #expect(transport.requests.count - before == attempts)
        }
    }

    @Test func openBreakerEndsAFetchUntilItMayClose() async throws {
        let isUp = Flag()
        let transport = ScriptedTransport { _ in isUp.isSet ? .status(200, body: "up") : .status(500) }
        let fetcher = fetcher(transport) { $0.breaker?.minimumAttempts = 2 }
        let once = FetchOptions { $0.retry = .none }
        for _ in 1...2 { _ = try await fetcher.fetch(address, options: once) }
        let error = await thrown { _ = try await fetcher.fetch(address, options: once) } as? FetchError
        #expect(error?.code == .circuitOpen)
        #expect(error?.attempts.isEmpty == true)
        #expect(transport.requests.count == 2)
        isUp.set()
        #expect(try await fetcher.fetch(address).text == "up")  // comes back after the pause
        #expect(clock.now.offset >= .seconds(5))
        #expect(transport.requests.count == 3)
    }

    @Test(arguments: [(429, nil), (503, "1")] as [(Int, String?)])
    func answerThatAsksForLessHalvesWhatRuns(status: Int, retryAfter: String?) async throws {
        let gate = Gate()
        let headers: HTTPFields = retryAfter.map { [.retryAfter: $0] } ?? [:]
        let transport = ScriptedTransport {
            if $0.request.path == "/gated" {
                try await gate.pass()
                return .status(200)
            }
            return $0.request.path == "/much" ? .status(status, headers: headers) : .stall
        }
        let fetcher = fetcher(transport) { $0.maximumRunningPerHost = 4 }
        _ = try await fetcher.fetch("https://api.example/much", options: .init { $0.retry = .none })
        for _ in 1...4 { _ = fetcher.ticket(try request()) }
        try await eventually { fetcher.queuedCount == 2 }
        #expect(fetcher.runningCount == 2)
        fetcher.cancelAll()
    }
}

/// Credentials that need an answer from the host itself, as tokens of some servers do.
private struct FetchingCredentials: FetchCredentials {
    let fetcher: Fetcher

    func authorize(_ request: inout HTTPRequest) async throws {
        request.headerFields[.authorization] = try await fetcher.fetch("https://api.example/token").text
    }
}
