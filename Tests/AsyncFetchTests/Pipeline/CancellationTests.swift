@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// Where a call can wait.
enum WaitPoint: String, CaseIterable, CustomTestStringConvertible {
    case queueing, authorizing, sendingTheBody, awaitingTheHead, refreshing, refreshingForTheNextCall
    case readingTheBody, backingOff

    var testDescription: String { rawValue }
}

/// What can end it.
enum Stop: String, CaseIterable, CustomTestStringConvertible {
    case task, ticket, cancelAll, shutdown, deadline

    var testDescription: String { rawValue }
}

@Suite(.timeLimit(.minutes(5))) struct CancellationTests {
    private let clock = VirtualClock()
    private let gate = Gate()

    @Test(arguments: WaitPoint.allCases, Stop.allCases)
    func callEndsAtOnceWhereverItWaits(at point: WaitPoint, by stop: Stop) async throws {
        let transport = transport(waitingAt: point)
        let fetcher = makeFetcher(transport, clock: clock)
        let others = point == .queueing ? try await takeAllPlaces(of: fetcher) : []
        let exchange = try exchange(waitingAt: point)
        let ticket = fetcher.core.ticket(timeout: .seconds(300)) { [core = fetcher.core] in
            try await core.fetch(exchange, monitor: $0)
        }
        let call = Task { try await ticket.join() }
        switch point {
        case .backingOff: try await clock.waitForSleepers(2)
        case .queueing: try await eventually { fetcher.queuedCount == 1 }
        default: try await gate.waitForArrival()
        }

        switch stop {
        case .task: call.cancel()
        case .ticket: ticket.cancel()
        case .cancelAll: fetcher.cancelAll()
        case .shutdown: await fetcher.shutdown()
        case .deadline: clock.advance(by: .seconds(300))
        }

        let error = await thrown { _ = try await call.value }
        if stop == .deadline {
            #expect((error as? FetchError)?.code == .totalTimeout)
        } else {
            #expect(error is CancellationError)
        }
        #expect(ticket.isFinished)
        #expect(fetcher.queuedCount == 0)
        for other in others { other.end() }
        #expect(fetcher.inFlightCount == 0)
        #expect(fetcher.runningCount == 0)
        #expect(transport.openCount == 0)
    }

    private func takeAllPlaces(of fetcher: Fetcher) async throws -> [Slot] {
        var slots: [Slot] = []
        for _ in 1...10 { slots.append(try await fetcher.core.gates[request()].slot(.normal)) }
        return slots
    }

    private func transport(waitingAt point: WaitPoint) -> ScriptedTransport {
        let received = Counter()
        return ScriptedTransport { [gate] _ in
            let isFirst = received.increment() == 1
            switch point {
            case .awaitingTheHead: try await gate.pass()
            case .refreshing where isFirst, .refreshingForTheNextCall where isFirst: return .status(401)
            case .readingTheBody: return .response(200, body: FetchResponseBody(gatedChunks(gate)))
            case .backingOff: return isFirst ? .status(503) : .stall
            default: break
            }
            return .status(200)
        }
    }

    private func exchange(waitingAt point: WaitPoint) throws -> FetchCall {
        switch point {
        case .authorizing: FetchCall(try request(), credentials: GatedCredentials(gate: gate, refreshes: false))
        case .refreshing: FetchCall(try request(), credentials: GatedCredentials(gate: gate, refreshes: true))
        case .refreshingForTheNextCall:
            FetchCall(
                try request(.put),
                body: oneTimeBody("gone"),
                credentials: GatedCredentials(gate: gate, refreshes: true)
            )
        case .sendingTheBody: FetchCall(try request(.put), body: .stream(gatedChunks(gate)))
        default: FetchCall(try request())
        }
    }

    @Test func callOfACancelledTaskSendsNothing() async throws {
        let transport = ScriptedTransport([.status(200)])
        let fetcher = makeFetcher(transport)
        let gate = gate
        let call = Task {
            _ = try? await gate.pass()
            return try await fetcher.fetch(address)
        }
        try await gate.waitForArrival()
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        #expect(transport.requests.isEmpty)
        #expect(fetcher.inFlightCount == 0)
    }

    @Test func cancellingOneWaiterOfATicketLeavesTheOthers() async throws {
        let gate = gate
        let transport = ScriptedTransport { _ in
            try await gate.pass()
            return .status(200, body: "here")
        }
        let ticket = try makeFetcher(transport).ticket(request())
        let waiters = (1...10).map { _ in Task { try await ticket.value.text } }
        try await gate.waitForArrival()
        waiters[3].cancel()
        await #expect(throws: CancellationError.self) { try await waiters[3].value }
        #expect(!ticket.isFinished)
        gate.open()
        for (index, waiter) in waiters.enumerated() where index != 3 {
            #expect(try await waiter.value == "here")
        }
    }

    @Test func cancelledTicketFailsForAllWhoWaitAndWhoComeLater() async throws {
        let transport = ScriptedTransport([.stall])
        let ticket = try makeFetcher(transport).ticket(request())
        let waiters = (1...10).map { _ in Task { try await ticket.value } }
        try await transport.waitForRequests(1)
        ticket.cancel()
        for waiter in waiters { await #expect(throws: CancellationError.self) { try await waiter.value } }
        await #expect(throws: CancellationError.self) { try await ticket.value }
    }

    @Test func ticketThatHasEndedKeepsItsResultWhenItIsCancelled() async throws {
        let ticket = try makeFetcher(ScriptedTransport([.status(200, body: "kept")])).ticket(request())
        _ = try await ticket.value
        ticket.cancel()
        #expect(try await ticket.value.text == "kept")
    }

    @Test func droppedTicketGoesOn() async throws {
        let transport = ScriptedTransport([.status(200)])
        let fetcher = makeFetcher(transport)
        _ = try fetcher.ticket(request())
        try await transport.waitForRequests(1)
        try await eventually { fetcher.inFlightCount == 0 }
        #expect(transport.requests.count == 1)
    }

    @Test func callsInGroupsAreCancelledApart() async throws {
        let transport = ScriptedTransport { _ in .stall }
        let fetcher = makeFetcher(transport)
        let groups = [FetchID(), FetchID()]
        let exchange = FetchCall(try request())
        let tickets = groups.map { group in
            fetcher.core.ticket(timeout: nil, group: group) { [core = fetcher.core] in
                try await core.fetch(exchange, monitor: $0)
            }
        }
        try await transport.waitForRequests(2)
        fetcher.core.cancelAll(group: groups[0])
        await #expect(throws: CancellationError.self) { try await tickets[0].value }
        #expect(!tickets[1].isFinished)
        #expect(fetcher.inFlightCount == 1)
        fetcher.cancelAll()
        await #expect(throws: CancellationError.self) { try await tickets[1].value }
    }

    @Test func cancelAllReachesAThousandCallsAndLeavesTheFetcherUsable() async throws {
        let transport = ScriptedTransport { $0.request.path == "/things" ? .stall : .status(200) }
        let fetcher = makeFetcher(transport)
        let tickets = try (1...1000).map { _ in try fetcher.ticket(request()) }
        try await eventually { fetcher.queuedCount == 990 }
        try await transport.waitForRequests(10)
        #expect(fetcher.inFlightCount == 1000)
        fetcher.cancelAll()
        for ticket in tickets { await #expect(throws: CancellationError.self) { try await ticket.value } }
        #expect(fetcher.inFlightCount == 0)
        #expect(fetcher.queuedCount == 0)
        #expect(transport.openCount == 0)
        #expect(try await fetcher.fetch("https://api.example/other").head.status == .ok)
    }

    @Test func fetcherThatWasShutDownRefusesAllCalls() async throws {
        let transport = ScriptedTransport([])
        let fetcher = makeFetcher(transport)
        await fetcher.shutdown()
        let error = await thrown { _ = try await fetcher.fetch(address) } as? FetchError
        #expect(error?.code == .shutDown)
        let streamError = await thrown { _ = try await fetcher.stream(request()) } as? FetchError
        #expect(streamError?.code == .shutDown)
        #expect(transport.requests.isEmpty)
        #expect(fetcher.inFlightCount == 0)
    }
}

/// Credentials that wait at a gate: when they authorize, or when they refresh.
private struct GatedCredentials: FetchCredentials {
    let gate: Gate
    let refreshes: Bool

    func authorize(_ request: inout HTTPRequest) async throws {
        if !refreshes { try await gate.pass() }
    }

    func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        try await gate.pass()
        return true
    }
}
