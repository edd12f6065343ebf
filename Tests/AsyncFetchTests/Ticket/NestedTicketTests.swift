@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Synchronization
import Testing

/// Tickets that begin within other calls.
@Suite(.timeLimit(.minutes(5))) struct NestedTicketTests {
    /// Starts a ticket of another fetcher within an attempt, as one does who reports what he sees.
    private final class Reports: FetchMiddleware {
        let fetcher: Fetcher
        let tickets = Mutex<[FetchTicket<FetchResponse>]>([])
        var isImmediate: Bool { true }

        init(_ fetcher: Fetcher) { self.fetcher = fetcher }

        func respond(
            to call: FetchCall,
            next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
        ) async throws -> TransportResponse {
            let ticket = fetcher.ticket(try HTTPRequest(url: "https://reports.example/"))
            tickets.withLock { $0.append(ticket) }
            return try await next(call)
        }
    }

    @Test(arguments: [Stop.task, .cancelAll, .shutdown, .deadline])
    func whatStopsACallDoesNotStopTheTicketsThatBeganWithinIt(stop: Stop) async throws {
        let gate = Gate()
        let reports = Reports(
            makeFetcher(
                ScriptedTransport { _ in
                    try await gate.pass()
                    return .status(200)
                }
            )
        )
        // A real transport: the call then runs in its caller's task, and an interruption is what stops it.
        try await RawServer.run { connection in
            await connection.readToEnd()
        } _: { server in
            let clock = VirtualClock()
            let fetcher = Fetcher(
                .init {
                    $0.attemptMiddleware = [reports]
                    $0.clock = FetchClock(clock)
                    $0.proxies = .none
                }
            )
            let url = server.url()
            let call = Task { try await fetcher.fetch(url, options: .init { $0.timeout = .seconds(300) }) }
            try await gate.waitForArrival()
            switch stop {
            case .cancelAll: fetcher.cancelAll()
            case .shutdown: await fetcher.shutdown()
            case .deadline: clock.advance(by: .seconds(300))
            default: call.cancel()
            }
            let error = await thrown { _ = try await call.value }
            if stop == .deadline {
                #expect((error as? FetchError)?.code == .totalTimeout, "\(error)")
            } else {
                #expect(error is CancellationError, "\(error)")
            }
            gate.open()
            let ticket = try #require(reports.tickets.withLock { $0.first })
            #expect(try await ticket.value.head.status == .ok)
            await fetcher.shutdown()
        }
    }
}
