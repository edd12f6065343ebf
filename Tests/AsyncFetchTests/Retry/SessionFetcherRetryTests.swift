import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import Testing

@Suite(.timeLimit(.minutes(5))) struct SessionFetcherRetryTests {
    private let clock = VirtualClock(skippingUpTo: .seconds(299))
    private let options = FetchOptions {
        $0.retry = .sessionFetcher
        $0.timeout = nil
    }
    private var waits: [Duration] { clock.sleeps }

    private func fetch(
        _ transport: ScriptedTransport,
        _ method: HTTPRequest.Method = .get
    ) async throws -> FetchResponse {
        try await makeFetcher(transport, clock: clock, random: 0.5).fetch(request(method), options: options)
    }

    @Test(arguments: [HTTPRequest.Method.get, .delete, .head])
    func waitsDoubleUntilTheyWouldReachAMinute(method: HTTPRequest.Method) async throws {
        let response = try await fetch(ScriptedTransport { _ in .status(503) }, method)
        #expect(response.head.status.code == 503)
        #expect(waits == [1.5, 3, 6, 12, 24, 48].map { .seconds($0) })
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .patch])
    func waitsOfUploadsDoubleUntilTheyWouldReachTenMinutes(method: HTTPRequest.Method) async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(600))
        let transport = ScriptedTransport { _ in .status(504) }
        _ = try await makeFetcher(transport, clock: clock).fetch(request(method), options: options)
        #expect(clock.sleeps == [1.5, 3, 6, 12, 24, 48, 96, 192, 384].map { .seconds($0) })
    }

    @Test(arguments: [
        (408, 2), (502, 2), (503, 2), (504, 2), (429, 1), (500, 1), (403, 1), (404, 1),
    ])
    func repeatsItsOwnStatusesOnly(status: Int, attempts: Int) async throws {
        let transport = ScriptedTransport([.status(status), .status(200)])
        _ = try await fetch(transport, .post)
        #expect(transport.requests.count == attempts)
    }

    @Test(arguments: [
        (FetchError.Code.connectionLost, true), (.idleTimeout, true), (.connectTimeout, true), (.unreachable, false),
        (.tls, false),
    ])
    func repeatsAfterTimeoutsAndLostConnectionsOnly(code: FetchError.Code, repeats: Bool) async throws {
        let transport = ScriptedTransport([.failure(code), .status(200)])
        _ = try? await fetch(transport)
        #expect(transport.requests.count == (repeats ? 2 : 1))
    }

    @Test(arguments: [HTTPRequest.Method.get, .post]) func theCallerCanHaveARequestSentOnce(
        method: HTTPRequest.Method
    ) async throws {
        var options = self.options
        options.isIdempotent = false
        for answer in [ScriptedTransport.Answer.status(503), .failure(.connectionLost)] {
            let transport = ScriptedTransport([answer, .status(200)])
            _ = try? await makeFetcher(transport, clock: clock).fetch(request(method), options: options)
            #expect(transport.requests.count == 1)
        }
        options.isIdempotent = nil
        let transport = ScriptedTransport([.status(503), .status(200)])
        _ = try await makeFetcher(transport, clock: clock).fetch(request(method), options: options)
        #expect(transport.requests.count == 2)
    }

    @Test func serverSetsTheWaitWith503Only() async throws {
        let headers: HTTPFields = [.retryAfter: "7"]
        let transport = ScriptedTransport([
            .status(504, headers: headers), .status(503, headers: headers), .status(503), .status(200),
        ])
        _ = try await fetch(transport)
        #expect(waits == [1.5, 7, 14].map { .seconds($0) })
    }

    @Test func serverCannotMakeItWaitLongerThanItsMaximum() async throws {
        let transport = ScriptedTransport([.status(503, headers: [.retryAfter: "3600"]), .status(200)])
        _ = try await fetch(transport)
        #expect(waits == [.seconds(60)])
    }

    @Test(arguments: [("0", 7), ("1", 7), ("60", 2)])
    func endsAlthoughTheServerAlwaysSaysWhenToComeBack(retryAfter: String, requests: Int) async throws {
        let transport = ScriptedTransport { _ in .status(503, headers: [.retryAfter: retryAfter]) }
        _ = try await fetch(transport)
        #expect(transport.requests.count == requests)
    }

    @Test func endsOnceThreeTimesTheMaximumHavePassed() throws {
        var failed = FailedAttempt(try request(), isIdempotent: true, response: HTTPResponse(status: .badGateway))
        failed.elapsed = .seconds(180)
        #expect(SessionFetcherRetry().delay(after: failed) == .seconds(1))
        failed.elapsed = .seconds(181)
        #expect(SessionFetcherRetry().delay(after: failed) == nil)
        #expect(SessionFetcherRetry(maximumDelay: .seconds(70)).delay(after: failed) == .seconds(1))
    }
}
