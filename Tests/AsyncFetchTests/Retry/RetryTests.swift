import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryTests {
    private let clock = VirtualClock(skippingUpTo: .seconds(60))

    /// The waits between attempts; the sleep of the deadline is longer than any of them.
    private var waits: [Duration] { clock.sleeps.filter { $0 < .seconds(100) } }

    @Test(arguments: [408, 429, 500, 502, 503, 504])
    func statusThatMayPassIsTriedAgain(status: Int) async throws {
        let transport = ScriptedTransport([.status(status), .status(200, body: "done")])
        let response = try await makeFetcher(transport).fetch(address)
        #expect(response.text == "done")
        #expect(response.attempts.map(\.status) == [status])
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [200, 204, 304, 308, 400, 403, 404, 409, 412, 501, 505])
    func anyOtherStatusIsTheAnswer(status: Int) async throws {
        let transport = ScriptedTransport([.status(status, body: "as it is")])
        let response = try await makeFetcher(transport).fetch(address)
        #expect(response.head.status.code == status)
        #expect(response.text == "as it is")
        #expect(response.attempts.isEmpty)
    }

    @Test(arguments: [HTTPRequest.Method.get, .head, .put, .delete, .options, .trace])
    func idempotentMethodIsTriedAgain(method: HTTPRequest.Method) async throws {
        let transport = ScriptedTransport([.failure(.connectionLost), .status(503), .status(200)])
        let response = try await makeFetcher(transport).fetch(request(method))
        #expect(response.head.status == .ok)
    }

    @Test(arguments: [HTTPRequest.Method.post, .patch, .connect])
    func otherMethodIsSentOnce(method: HTTPRequest.Method) async throws {
        let transport = ScriptedTransport([.status(503), .failure(.connectionLost)])
        let fetcher = makeFetcher(transport)
        #expect(try await fetcher.fetch(request(method)).head.status.code == 503)
        let error = await thrown { _ = try await fetcher.fetch(request(method)) } as? FetchError
        #expect(error?.code == .connectionLost)
        #expect(error?.attempts.count == 1)
        #expect(transport.requests.count == 2)
    }

    /// Those of WebDAV, and one that no registry knows.
    @Test(arguments: [
        ("PROPFIND", true), ("REPORT", true), ("SEARCH", true), ("QUERY", true), ("PUT", true), ("DELETE", true),
        ("MKCOL", false), ("MOVE", false), ("COPY", false), ("PROPPATCH", false), ("LOCK", false), ("propfind", false),
        ("FROB", false),
    ])
    func methodsThatChangeNothingAreTriedAgainAndFewOthers(name: String, isRepeated: Bool) async throws {
        let transport = ScriptedTransport([.status(503), .status(207)])
        let method = try #require(HTTPRequest.Method(name))
        let response = try await makeFetcher(transport).fetch(request(method), body: .bytes("<x/>".utf8))
        #expect(response.head.status.code == (isRepeated ? 207 : 503))
        #expect(transport.requests.count == (isRepeated ? 2 : 1))
    }

    @Test func otherMethodIsTriedAgainWhenItsCallerSaysSo() async throws {
        let transport = ScriptedTransport([.status(503), .status(200)])
        let response = try await makeFetcher(transport).fetch(
            request(.post),
            body: .bytes("order".utf8),
            options: .init { $0.isIdempotent = true }
        )
        #expect(response.head.status == .ok)
        #expect(transport.requests.map(\.body.text) == ["order", "order"])
    }

    @Test func bodyThatCannotBeReadAgainIsSentOnce() async throws {
        let transport = ScriptedTransport([.status(503)])
        let (chunks, input) = makeChunks()
        input.yield(ByteBuffer(string: "once"))
        input.finish()
        let response = try await makeFetcher(transport).fetch(request(.put), body: .stream(chunks))
        #expect(response.head.status.code == 503)
        #expect(transport.requests.map(\.body.text) == ["once"])
    }

    @Test func bodyThatIsMadeAnewIsSentAsOftenAsNeeded() async throws {
        let made = Counter()
        let body = FetchRequestBody.stream(length: 4) {
            made.increment()
            let (chunks, input) = makeChunks()
            for text in ["mo", "re"] { input.yield(ByteBuffer(string: text)) }
            input.finish()
            return chunks
        }
        // A failure, a token that is not good any more, a redirect, the answer.
        let transport = ScriptedTransport([
            .status(503), .status(401), .status(307, headers: [.location: "/elsewhere"]), .status(200),
        ])
        let tokens = Counter()
        let fetcher = makeFetcher(transport)
        let call = FetchCall(
            try request(.put),
            body: body,
            credentials: BearerToken { "\(tokens.increment())" }
        )
        let response = try await fetcher.core.ticket(timeout: nil) { [core = fetcher.core] in
            try await core.fetch(call, monitor: $0)
        }.value
        #expect(response.head.status == .ok)
        #expect(transport.requests.map(\.body.text) == ["more", "more", "more", "more"])
        #expect(transport.requests.map(\.request.path) == ["/things", "/things", "/things", "/elsewhere"])
        #expect(made.value == 4)
    }

    @Test func bodyThatCannotBeMadeIsASourceError() async throws {
        let body = FetchRequestBody.stream { () throws -> AsyncThrowingStream<ByteBuffer, any Error> in throw Planned()
        }
        let error = await thrown {
            _ = try await makeFetcher(ScriptedTransport([.status(200)])).fetch(request(.put), body: body)
        }
        #expect((error as? FetchError)?.code == .source, "\(error)")
        #expect((error as? FetchError)?.cause is Planned)
    }

    @Test(arguments: [FetchError.Code.unreachable, .connectTimeout, .idleTimeout, .connectionLost])
    func failureThatMayPassIsTriedAgain(code: FetchError.Code) async throws {
        let transport = ScriptedTransport([.failure(code), .status(200)])
        let response = try await makeFetcher(transport).fetch(address)
        #expect(response.attempts.map(\.failure) == [code])
    }

    @Test(arguments: [
        FetchError.Code.invalidRequest, .tls, .invalidResponse, .tooLarge, .redirect, .file, .source, .shutDown, .other,
    ])
    func failureThatLastsIsThrown(code: FetchError.Code) async throws {
        let transport = ScriptedTransport([.failure(code), .status(200)])
        let error = await thrown { _ = try await makeFetcher(transport).fetch(address) } as? FetchError
        #expect(error?.code == code)
        #expect(error?.attempts.map(\.failure) == [code])
        #expect(transport.requests.count == 1)
    }

    @Test func connectionThatBreaksInTheBodyIsAFailedAttempt() async throws {
        let transport = ScriptedTransport([.status(200, body: "half").cut(afterBytes: 2), .status(200, body: "whole")])
        let response = try await makeFetcher(transport).fetch(address)
        #expect(response.text == "whole")
        #expect(response.attempts.map(\.failure) == [.connectionLost])
    }

    @Test func ceilingOfTheWaitsDoublesUpToItsMaximum() async throws {
        let transport = ScriptedTransport { _ in .status(503) }
        let response = try await makeFetcher(transport, clock: clock, random: 0.5).fetch(address)
        #expect(response.head.status.code == 503)
        #expect(transport.requests.count == 8)
        #expect(waits == [0.5, 1, 2, 4, 8, 16, 30].map { .seconds($0) })
    }

    @Test(arguments: [(0, Duration.zero), (0.25, .milliseconds(250)), (0.999, .milliseconds(999))])
    func waitIsDrawnFromZeroToTheCeiling(random: Double, wait: Duration) async throws {
        let transport = ScriptedTransport([.failure(.connectionLost), .status(200)])
        _ = try await makeFetcher(transport, clock: clock, random: random).fetch(address)
        let difference = try #require(waits.first) - wait
        #expect(waits.count == 1)
        #expect(abs(difference / .nanoseconds(1)) < 1)
    }

    @Test func waitIsNotShorterThanTheServerAsks() async throws {
        let transport = ScriptedTransport([
            .status(503, headers: [.retryAfter: "7"]),
            .status(429, headers: [.retryAfter: "1"]),
            .status(200),
        ])
        _ = try await makeFetcher(transport, clock: clock, random: 0.75).fetch(address)
        #expect(waits == [.seconds(7), .milliseconds(1500)])
    }

    @Test func dateToWaitForCountsFromTheServersOwnClock() async throws {
        let headers: HTTPFields = [
            .date: "Sun, 06 Nov 1994 08:49:37 GMT",
            .retryAfter: "Sun, 06 Nov 1994 08:50:07 GMT",
        ]
        let transport = ScriptedTransport([.status(503, headers: headers), .status(200)])
        _ = try await makeFetcher(transport, clock: clock).fetch(address)
        #expect(waits == [.seconds(30)])
    }

    @Test func waitThatWouldPassTheDeadlineIsNotBegun() async throws {
        let transport = ScriptedTransport([.status(503, headers: [.retryAfter: "301"], body: "busy"), .status(200)])
        let response = try await makeFetcher(transport, clock: clock).fetch(address)
        #expect(response.text == "busy")
        #expect(waits.isEmpty)
    }

    @Test func deadlineCountsTheWaitsBefore() async throws {
        let clock = VirtualClock(skippingUpTo: .seconds(20))
        let transport = ScriptedTransport { _ in .status(503, headers: [.retryAfter: "10"]) }
        let response = try await makeFetcher(transport, clock: clock).fetch(
            request(),
            options: .init { $0.timeout = .seconds(35) }
        )
        #expect(response.head.status.code == 503)
        #expect(clock.now.offset == .seconds(30))
        #expect(transport.requests.count == 4)
    }

    @Test(arguments: [1, 2, 5])
    func errorTellsOfEveryAttempt(attempts: Int) async throws {
        let transport = ScriptedTransport { _ in .failure(.connectionLost) }
        var options = FetchOptions()
        options.retry = StandardRetry { $0.maximumAttempts = attempts }
        let error =
            await thrown { _ = try await makeFetcher(transport).fetch(request(), options: options) } as? FetchError
        #expect(error?.attempts.map(\.number) == Array(1...attempts))
        #expect(error?.attempts.allSatisfy { $0.failure == .connectionLost && $0.status == nil } == true)
        #expect(error?.description.contains("(\(attempts) attempts)") == (attempts > 1))
        #expect(transport.requests.count == attempts)
    }

    @Test func policyOfNoRetriesSendsOnce() async throws {
        let transport = ScriptedTransport([.status(503)])
        let response = try await makeFetcher(transport).fetch(request(), options: .init { $0.retry = .none })
        #expect(response.head.status.code == 503)
    }

    @Test func answerThatIsNotTheLastIsClosed() async throws {
        let transport = ScriptedTransport([.status(503, body: "read me to the end"), .stall])
        let fetcher = makeFetcher(transport)
        let ticket = try fetcher.ticket(request())
        try await transport.waitForRequests(2)
        #expect(transport.openCount == 1)
        ticket.cancel()
    }

    @Test func callThatTakesTooLongEndsWithTheAttemptsThatItMade() async throws {
        let transport = ScriptedTransport([.status(503), .stall])
        let ticket = try makeFetcher(transport, clock: clock).ticket(request())
        try await transport.waitForRequests(2)
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(300))
        let error = await thrown { _ = try await ticket.value } as? FetchError
        #expect(error?.code == .totalTimeout)
        #expect(error?.isTimeout == true)
        #expect(error?.isRetryable == false)
        #expect(error?.attempts.map(\.status) == [503, nil])  // the second was under way
    }
}
