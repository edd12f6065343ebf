import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import MetricsTestKit
import Synchronization
import Testing

/// The events and figures of attempts that were not sent.
@Suite(.timeLimit(.minutes(5))) struct UnsentAttemptTests {
    /// The numbers that decide if an attempt is sent, and how long a wait is; without any left, all is sent.
    private final class Numbers: Sendable {
        private let numbers = Mutex<[Double]>([])

        func next() -> Double { numbers.withLock { $0.isEmpty ? 0.99 : $0.removeFirst() } }
        func set(_ next: [Double]) { numbers.withLock { $0 = next } }
    }

    /// Credentials that are always new after a refusal.
    private struct RenewedCredentials: FetchCredentials {
        func authorize(_ request: inout HTTPRequest) { request.headerFields[.authorization] = "Bearer token" }
        func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool { true }
    }

    private let numbers = Numbers()
    private let metrics = TestMetrics()
    private let once = FetchOptions { $0.retry = .none }

    private func fetcher(
        _ transport: ScriptedTransport,
        _ configure: (inout Fetcher.Configuration) -> Void = { _ in }
    ) -> Fetcher {
        var configuration = Fetcher.Configuration {
            $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
            $0.random = { [numbers] in numbers.next() }
            $0.metrics = metrics
        }
        configure(&configuration)
        return Fetcher(configuration, transport: transport)
    }

    /// Returns a fetcher that sends only a part of its requests from now on, because the server is overloaded.
    private func throttledFetcher(_ transport: ScriptedTransport) async throws -> Fetcher {
        let fetcher = fetcher(transport) {
            $0.throttle.adaptive = .init()
            $0.credentials["https://api.example/"] = RenewedCredentials()
        }
        for _ in 0..<5 { _ = try await fetcher.fetch("https://api.example/overloaded", options: once) }
        return fetcher
    }

    /// Returns what the events of a ticket say of its retries, without the lengths of the waits.
    private func retries(_ ticket: FetchTicket<FetchResponse>) async -> [String] {
        var texts: [String] = []
        for await event in ticket.events {
            if case .retrying(_, let attempt) = event.kind { texts.append(attempt.description) }
        }
        return texts
    }

    @Test(arguments: [302, 401]) func theAttemptBeforeIsNotBlamedForWhatWasNotSent(status: Int) async throws {
        let transport = ScriptedTransport { sent in
            switch sent.path {
            case "/overloaded": .status(503)
            case "/things": .status(status, headers: [.location: "/elsewhere"])
            default: .status(200)
            }
        }
        let fetcher = try await throttledFetcher(transport)
        numbers.set([0.99, 0])
        let error = await thrown { _ = try await fetcher.fetch(address, options: once) } as? FetchError
        #expect(error?.code == .throttled)
        #expect(error?.attempts == [])
        #expect(transport.requests(to: "/things").count == 1)
        #expect(transport.requests(to: "/elsewhere").isEmpty)
    }

    @Test func theWaitForAnOpenCircuitIsTold() async throws {
        let count = Counter()
        let transport = ScriptedTransport { _ in .status(count.increment() > 2 ? 200 : 500) }
        let fetcher = fetcher(transport) { $0.throttle.breaker?.minimumAttempts = 2 }
        for _ in 1...2 { _ = try await fetcher.fetch(address, options: once) }
        let ticket = fetcher.ticket(try request())
        let response = try await ticket.value
        #expect(response.head.status == .ok)
        #expect(response.attempts == [])
        #expect(transport.requests.count == 3)
        let retries = await retries(ticket)
        #expect(!retries.isEmpty)
        #expect(retries.allSatisfy { $0 == "attempt 1, not sent: circuit open" })
        #expect(metrics.counterTotal(label: "fetch.retries") == Int64(retries.count))
    }

    @Test func anAttemptIsTheReasonOfOneWait() async throws {
        let count = Counter()
        let transport = ScriptedTransport { .status($0.path == "/things" && count.increment() > 1 ? 200 : 503) }
        let fetcher = try await throttledFetcher(transport)
        // Sent; the length of a wait; not sent; the length of a wait; then sent.
        numbers.set([0.99, 0.5, 0, 0.5])
        let ticket = fetcher.ticket(try request())
        let response = try await ticket.value
        #expect(response.head.status == .ok)
        #expect(response.attempts.map(\.description) == ["attempt 1: HTTP 503"])
        #expect(await retries(ticket) == ["attempt 1: HTTP 503", "attempt 2, not sent: throttled"])
    }

    /// Middleware that sends a call twice, the second time when the first request has been sent.
    private struct Doubling: FetchMiddleware {
        let firstIsSent: Gate

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            var ranged = call
            ranged.request.headerFields[.range] = "bytes=0-1"
            let second = ranged
            async let response = next(call)
            try await firstIsSent.pass()
            async let other = next(second)
            let first = try await response
            _ = try? await other
            return first
        }
    }

    /// Credentials that hold the second request until the test lets it pass.
    private struct HoldingCredentials: FetchCredentials {
        let gate: Gate

        func authorize(_ request: inout HTTPRequest) async throws {
            if request.headerFields[.range] != nil { try await gate.pass() }
        }
        func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool { false }
    }

    @Test func twoRequestsAtOnceHaveAttemptsOfTheirOwn() async throws {
        let (firstIsSent, secondIsHeld, count) = (Gate(), Gate(), Counter())
        let transport = ScriptedTransport { sent in
            guard sent.header("Range") == nil else { return .status(200) }
            guard count.increment() == 1 else {
                secondIsHeld.open()
                return .status(200)
            }
            firstIsSent.open()
            try await secondIsHeld.waitForArrival()
            return .status(503)
        }
        let fetcher = fetcher(transport) {
            $0.middleware = [Doubling(firstIsSent: firstIsSent)]
            $0.credentials["https://api.example/"] = HoldingCredentials(gate: secondIsHeld)
        }
        let ticket = fetcher.ticket(try request())
        let response = try await ticket.value
        #expect(response.attempts.map(\.description) == ["attempt 1: HTTP 503"])
        #expect(await retries(ticket) == ["attempt 1: HTTP 503"])
    }

    /// Credentials whose new token does not come in time.
    private struct SlowCredentials: FetchCredentials {
        let gate: Gate

        func authorize(_ request: inout HTTPRequest) async throws {}
        func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
            try await gate.pass()
            return true
        }
    }

    @Test func anAnsweredAttemptIsNotBlamedForTheTimeOfANewToken() async throws {
        let (clock, gate) = (VirtualClock(), Gate())
        let fetcher = fetcher(ScriptedTransport { _ in .status(401) }) {
            $0.clock = FetchClock(clock)
            $0.credentials["https://api.example/"] = SlowCredentials(gate: gate)
        }
        let ticket = fetcher.ticket(try request(), options: FetchOptions { $0.timeout = .seconds(5) })
        try await gate.waitForArrival()
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(6))
        let error = await thrown { _ = try await ticket.value } as? FetchError
        #expect(error?.code == .totalTimeout)
        #expect(error?.attempts == [])
    }

    /// Middleware that fails once, for the second part of an upload.
    private struct FailingOnce: FetchMiddleware {
        let count: Counter

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            // The calls: one opens the session, and one sends each part.
            if count.increment() == 3 { throw FetchError(.connectionLost, "planned") }
            return try await next(call)
        }
    }

    @Test func aPartThatMiddlewareHoldsBackIsNoAttempt() async throws {
        let kit = UploadKit.contentRange
        let server = kit.server()
        let size = 2 * UploadKit.partSize
        let fetcher = fetcher(server.transport()) { $0.middleware = [FailingOnce(count: Counter())] }
        let upload = try kit.upload(.bytes(uploadBytes(size)), to: fetcher)
        let response = try await upload.value
        server.expect(size)
        #expect(response.attempts == [])
        var retries: [String] = []
        for await event in upload.events {
            if case .retrying(_, let attempt) = event.kind { retries.append(attempt.description) }
        }
        #expect(retries == ["attempt 1, not sent: connection lost"])
    }
}
