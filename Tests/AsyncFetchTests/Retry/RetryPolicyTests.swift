@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryPolicyTests {
    private let clock = VirtualClock(skippingUpTo: .seconds(60))
    private var waits: [Duration] { clock.sleeps.filter { $0 < .seconds(100) } }

    // MARK: What is safe to repeat

    @Test(arguments: [(HTTPField.Name.ifMatch, "\"1\""), (.ifMatch, "\"1\", \"2\""), (.ifNoneMatch, "*")])
    func preconditionMakesAWriteRepeatable(header: HTTPField.Name, value: String) async throws {
        let transport = ScriptedTransport([.status(503), .status(200)])
        var request = try request(.post)
        request.headerFields[header] = value
        #expect(try await makeFetcher(transport).fetch(request).head.status == .ok)
    }

    @Test(.timeLimit(.minutes(5)), arguments: [(HTTPField.Name.ifMatch, "*"), (.ifMatch, ""), (.ifNoneMatch, "\"1\"")])
    func preconditionThatHoldsAfterwardsTooMakesNoWriteRepeatable(header: HTTPField.Name, value: String) async throws {
        let transport = ScriptedTransport([.status(503), .status(200)])
        var request = try request(.post)
        request.headerFields[header] = value
        #expect(try await makeFetcher(transport).fetch(request).head.status == .serviceUnavailable)
        #expect(transport.requests.count == 1)
    }

    @Test(
        arguments: [(.get, true, 2), (.get, false, 1), (.post, nil, 1), (.post, true, 2), (.delete, nil, 2)]
            as [(HTTPRequest.Method, Bool?, Int)]
    )
    func theCallersWordIsStrongerThanTheMethod(method: HTTPRequest.Method, word: Bool?, attempts: Int) async throws {
        let transport = ScriptedTransport { _ in .status(503) }
        let options = FetchOptions {
            $0.retry = StandardRetry { $0.maximumAttempts = 2 }
            $0.isIdempotent = word
        }
        _ = try await makeFetcher(transport).fetch(request(method, address), options: options)
        #expect(transport.requests.count == attempts)
    }

    @Test func sequenceThatNobodyHasBegunToReadIsSentLater() async throws {
        let (chunks, input) = makeChunks()
        input.yield(ByteBuffer(string: "later"))
        input.finish()
        // A rule that resets strikes before the body is read.
        let faults = FaultPlan([.init(.reset, times: 2)])
        let transport = ScriptedTransport([.status(200)], faults: faults)
        let response = try await makeFetcher(transport).fetch(request(.put), body: .stream(chunks))
        #expect(response.attempts.map(\.failure) == [.connectionLost, .connectionLost])
        #expect(transport.requests.last?.body.text == "later")
    }

    // MARK: Reasons

    @Test(arguments: [
        (403, "rateLimitExceeded", 2), (403, "userRateLimitExceeded", 2), (403, "quotaExceeded", 1),
        (403, "dailyLimitExceeded", 1), (403, "forbidden", 1), (429, "rateLimitExceeded", 2), (429, "quotaExceeded", 1),
        (429, "dailyLimitExceeded", 1), (429, "somethingElse", 2), (404, "rateLimitExceeded", 1),
    ])
    func reasonInTheBodyDecides(status: Int, reason: String, attempts: Int) async throws {
        let body = #"{"error":{"code":\#(status),"errors":[{"domain":"usageLimits","reason":"\#(reason)"}]}}"#
        let transport = ScriptedTransport([.status(status, body: body), .status(200)])
        let response = try await makeFetcher(transport).fetch(address)
        #expect(transport.requests.count == attempts)
        #expect(response.head.status.code == (attempts == 2 ? 200 : status))
        #expect(response.attempts.count == (attempts == 2 ? 1 : 0))
    }

    @Test(arguments: [
        "", "no JSON", "[]", #"{"error":"text"}"#, #"{"error":{"errors":7}}"#, #"{"error":{"errors":[{}]}}"#,
    ])
    func bodyWithoutAReasonHasNone(body: String) throws {
        let failed = FailedAttempt(
            try request(),
            isIdempotent: true,
            response: HTTPResponse(status: .forbidden),
            body: ByteBuffer(string: body)
        )
        #expect(failed.reason == nil)
        #expect(!failed.mayPass)
    }

    @Test func waitInTheBodyIsObeyed() async throws {
        let body = #"""
            {"error":{"code":429,"details":[
            {"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"RATE_LIMIT_EXCEEDED"},
            {"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"3.5s"}]}}
            """#
        let transport = ScriptedTransport([.status(429, body: body), .status(200)])
        _ = try await makeFetcher(transport, clock: clock).fetch(address)
        #expect(waits == [.milliseconds(3500)])
    }

    // MARK: Growing waits

    @Test(arguments: [Double.infinity, .nan, .greatestFiniteMagnitude])
    func aFactorThatIsNoUsefulNumberLeadsToTheLongestWait(factor: Double) throws {
        let policy = StandardRetry { $0.factor = factor }
        var failed = FailedAttempt(try request(), isIdempotent: true, response: HTTPResponse(status: .badGateway))
        failed.random = 0.5
        #expect(policy.delay(after: failed) == .milliseconds(500))
        failed.number = 2
        #expect(policy.delay(after: failed) == .seconds(30))
        failed.number = 7
        #expect(policy.delay(after: failed) == .seconds(30))
    }

    @Test(arguments: [-1, -.infinity, 0] as [Double]) func aFactorBelowOneShortensTheWait(factor: Double) throws {
        let policy = StandardRetry { $0.factor = factor }
        var failed = FailedAttempt(try request(), isIdempotent: true, response: HTTPResponse(status: .badGateway))
        (failed.random, failed.number) = (0.5, 2)
        #expect(policy.delay(after: failed) == .zero)
    }

    @Test func theLongestWaitMayBeTheLongestDuration() throws {
        let policy = StandardRetry {
            $0.factor = 1e300
            $0.maximumDelay = .seconds(Int64.max)
        }
        var failed = FailedAttempt(try request(), isIdempotent: true, response: HTTPResponse(status: .badGateway))
        failed.number = 3
        #expect(policy.delay(after: failed) == .zero)  // by chance 0
    }

    // MARK: Own decisions

    @Test func ownPolicySeesTheAttemptAndDecides() async throws {
        let transport = ScriptedTransport([.status(404, body: "not yet"), .failure(.tls), .status(200)])
        let policy = RecordingPolicy()
        let response = try await makeFetcher(transport, clock: clock).fetch(
            request(.post),
            options: .init { $0.retry = policy }
        )
        #expect(response.head.status == .ok)
        #expect(response.attempts.map(\.status) == [404, nil])
        #expect(waits == [.seconds(1), .seconds(2)])
        let seen = policy.seen.withLock { $0 }
        #expect(seen.map(\.number) == [1, 2])
        #expect(seen.map(\.status) == [404, nil])
        #expect(seen.map(\.error?.code) == [nil, .tls])
        #expect(seen.map(\.body?.text) == ["not yet", nil])
        #expect(seen.map(\.elapsed) == [.zero, .seconds(1)])
        #expect(seen.map(\.previousDelay) == [nil, .seconds(1)])
        #expect(seen.allSatisfy { !$0.isIdempotent && $0.request.method == .post })
    }

    @Test func policyDoesNotSeeWhatAuthorizes() async throws {
        let transport = ScriptedTransport([.status(404)])
        let policy = RecordingPolicy(attempts: 1)
        let core = makeFetcher(transport).core
        var call = FetchCall(try request(), credentials: BearerToken { "secret" })
        call.options.retry = policy
        _ = try await core.ticket(for: call).value
        #expect(transport.requests[0].request.headerFields[.authorization] == "Bearer secret")
        #expect(policy.seen.withLock { $0[0].request.headerFields[.authorization] } == nil)
    }

    @Test func refusedRetryMakesTheFailureFinal() async throws {
        let transport = ScriptedTransport([.status(503), .status(503), .status(200)])
        let asked = Shared<[(Int, Duration)]>([])
        let options = FetchOptions {
            $0.willRetry = { failed, delay in
                asked.withLock { $0.append((failed.number, delay)) }
                return failed.number < 2
            }
        }
        let response = try await makeFetcher(transport, clock: clock).fetch(request(), options: options)
        #expect(response.head.status.code == 503)
        #expect(response.attempts.count == 2)
        #expect(asked.withLock { $0.map(\.0) } == [1, 2])
        #expect(asked.withLock { $0.map(\.1) } == [.milliseconds(500), .seconds(1)])
        #expect(transport.requests.count == 2)
    }

    @Test func cancellingEndsTheDecision() async throws {
        let gate = Gate()
        let transport = ScriptedTransport([.status(503)])
        let options = FetchOptions {
            $0.willRetry = { _, _ in
                try? await gate.pass()
                return true
            }
        }
        let ticket = try makeFetcher(transport).ticket(request(), options: options)
        try await gate.waitForArrival()
        ticket.cancel()
        await #expect(throws: CancellationError.self) { try await ticket.value }
        #expect(transport.requests.count == 1)
    }

    // MARK: Time for one attempt

    @Test func attemptThatTakesTooLongIsFollowedByAnother() async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport([.stall, .status(200, body: "second")])
        let options = FetchOptions { $0.attemptTimeout = .seconds(7) }
        let ticket = try makeFetcher(transport, clock: clock).ticket(request(), options: options)
        try await transport.waitForRequests(1)
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(7))
        try await eventually { clock.sleeps.contains(.milliseconds(500)) }
        clock.advance(by: .seconds(1))
        #expect(try await ticket.value.text == "second")
        #expect(try await ticket.value.attempts.map(\.failure) == [.attemptTimeout])
        #expect(transport.openCount == 0)
    }

    @Test func attemptTimeoutIsAnErrorOfItsOwn() async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport([.stall])
        let fetcher = makeFetcher(transport, clock: clock)
        let options = FetchOptions {
            $0.attemptTimeout = .seconds(7)
            $0.retry = .none
        }
        let ticket = try fetcher.ticket(request(), options: options)
        try await transport.waitForRequests(1)
        try await clock.waitForSleepers(2)
        clock.advance(by: .seconds(7))
        let error = await thrown { _ = try await ticket.value } as? FetchError
        #expect(error?.code == .attemptTimeout)
        #expect(error?.isTimeout == true)
        #expect(fetcher.runningCount == 0)
        #expect(transport.openCount == 0)
    }

    @Test func cancellingEndsAnAttemptWithATimeout() async throws {
        let transport = ScriptedTransport([.stall])
        let fetcher = makeFetcher(transport, clock: VirtualClock())
        let ticket = try fetcher.ticket(request(), options: .init { $0.attemptTimeout = .seconds(7) })
        try await transport.waitForRequests(1)
        ticket.cancel()
        await #expect(throws: CancellationError.self) { try await ticket.value }
        #expect(fetcher.runningCount == 0)
        #expect(transport.openCount == 0)
    }
}

/// Repeats anything, and remembers what it was asked.
private final class RecordingPolicy: RetryPolicy {
    let seen = Shared<[FailedAttempt]>([])
    private let attempts: Int

    init(attempts: Int = 3) { self.attempts = attempts }

    func delay(after failed: FailedAttempt) async -> Duration? {
        seen.withLock { $0.append(failed) }
        return failed.number < attempts ? .seconds(failed.number) : nil
    }
}
