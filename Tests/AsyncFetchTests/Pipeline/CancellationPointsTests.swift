@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

/// Where a call waits for others' code, for the disk or for another call; `WaitPoint` has the others.
enum OuterWaitPoint: String, CaseIterable, CustomTestStringConvertible {
    case middleware, attemptMiddleware, tokenSupply, originCredentials, willRetry, willRedirect
    case drainingAFailure, cacheLookup, ownSharedRequest, sharedRequestOfAnother

    var testDescription: String { rawValue }
}

@Suite("Cancellation at every outer wait", .timeLimit(.minutes(5)))
struct CancellationPointsTests {
    private let clock = VirtualClock()
    private let gate = Gate()
    private let pool = StuckPool()

    @Test(arguments: OuterWaitPoint.allCases, Stop.allCases)
    func callEndsAtOnceAndTheFetcherGoesOn(at point: OuterWaitPoint, by stop: Stop) async throws {
        try await withDirectory { directory in
            let transport = transport(waitingAt: point)
            let cache = cache(waitingAt: point, in: directory)
            let fetcher = Fetcher(configuration(waitingAt: point, cache), transport: transport)
            let another = point == .sharedRequestOfAnother ? try fetcher.ticket(request()) : nil
            if another != nil { try await gate.waitForArrival() }
            if point == .cacheLookup { pool.hang() }

            let ticket = try fetcher.ticket(
                request(),
                options: FetchOptions {
                    if point == .willRetry { $0.willRetry = { [gate] _, _ in (try? await gate.pass()) != nil } }
                }
            )
            let call = Task { try await ticket.join() }
            switch point {
            case .cacheLookup: try await eventually { pool.waitingCount == 1 }
            case .sharedRequestOfAnother: try await eventually { cache?.waiters == 2 }
            default: try await gate.waitForArrival()
            }

            switch stop {
            case .task: call.cancel()
            case .ticket: ticket.cancel()
            case .cancelAll: fetcher.cancelAll()
            case .shutdown: await fetcher.shutdown()
            case .deadline: clock.advance(by: .seconds(300))
            }

            switch (point, stop) {
            case (.willRetry, .deadline):
                // Who is asked says no when the time is up, which makes the answer final that is there.
                #expect(try await call.value.head.status == .serviceUnavailable)
            case (_, .deadline):
                let error = await thrown { _ = try await call.value }
                #expect((error as? FetchError)?.code == .totalTimeout, "\(error)")
            default: await #expect(throws: CancellationError.self) { try await call.value }
            }
            #expect(ticket.isFinished)
            pool.goOn()
            gate.open()
            if let another, stop == .task || stop == .ticket {
                // Only the waiter has left.
                #expect(try await another.value.head.status == .ok)
            }
            _ = try? await another?.value
            // The connection of an answer that is dropped closes a moment later.
            try await eventually { transport.openCount == 0 }
            #expect(fetcher.inFlightCount == 0)
            #expect(fetcher.runningCount == 0)
            #expect(fetcher.queuedCount == 0)

            guard stop != .shutdown else { return }
            let later = try await fetcher.fetch("https://api.example/later", options: .init { $0.timeout = nil })
            #expect(later.head.status == .ok)
            #expect(fetcher.inFlightCount == 0)
        }
    }

    private func transport(waitingAt point: OuterWaitPoint) -> ScriptedTransport {
        ScriptedTransport { [gate] sent in
            guard sent.path == "/things" else { return .status(200) }
            switch point {
            case .willRetry: return .status(503)
            case .willRedirect: return .status(302, headers: [.location: "/elsewhere"])
            case .drainingAFailure: return .response(503, body: FetchResponseBody(gatedChunks(gate)))
            case .ownSharedRequest, .sharedRequestOfAnother:
                try await gate.pass()
                return answer("x", "max-age=60")
            default: return .status(200)
            }
        }
    }

    private func cache(waitingAt point: OuterWaitPoint, in directory: String) -> ResponseCache? {
        switch point {
        case .cacheLookup:
            ResponseCache(
                ResponseCache.Store { [pool] in
                    DiskStore(
                        directory: directory,
                        maximumBytes: 1 << 20,
                        maximumEntryBytes: 1 << 20,
                        now: $0,
                        submit: { pool.submit($0) }
                    )
                }
            )
        case .ownSharedRequest, .sharedRequestOfAnother: ResponseCache(sharesRequests: true)
        default: nil
        }
    }

    private func configuration(waitingAt point: OuterWaitPoint, _ cache: ResponseCache?) -> Fetcher.Configuration {
        Fetcher.Configuration {
            $0.clock = FetchClock(clock)
            $0.cache = cache
            switch point {
            case .middleware: $0.middleware = [GatedMiddleware(gate: gate)]
            case .attemptMiddleware: $0.attemptMiddleware = [GatedMiddleware(gate: gate)]
            case .tokenSupply:
                $0.credentials["https://api.example"] = .bearer {
                    try await gate.pass()
                    return "token"
                }
            case .originCredentials: $0.credentials["https://api.example"] = WaitingCredentials(gate: gate)
            case .willRedirect:
                $0.willRedirect = { [gate] redirection in
                    try await gate.pass()
                    return redirection.request
                }
            default: break
            }
        }
    }
}

private struct GatedMiddleware: FetchMiddleware {
    let gate: Gate

    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        try await gate.pass()
        return try await next(call)
    }
}

private struct WaitingCredentials: FetchCredentials {
    let gate: Gate

    func authorize(_ request: inout HTTPRequest) async throws { try await gate.pass() }
}
