import AsyncFetch
import Testing

extension HttpbinTests {
    @Test func aLateAnswerEndsWithTheTimeoutOfTheCall() async throws {
        try await withFetcher { fetcher in
            let options = FetchOptions { $0.timeout = .milliseconds(200) }
            let error = await #expect(throws: FetchError.self) {
                try await fetcher.fetch("\(Httpbin.url)/delay/10", options: options)
            }
            #expect(error?.code == .totalTimeout)
            #expect(fetcher.inFlightCount == 0)
        }
    }

    @Test func aSilentServerEndsWithTheIdleTimeout() async throws {
        try await withFetcher {
            $0.idleTimeout = .milliseconds(200)
        } _: { fetcher in
            let error = await #expect(throws: FetchError.self) {
                try await fetcher.fetch("\(Httpbin.url)/delay/10", options: .once)
            }
            #expect(error?.code == .idleTimeout)
        }
    }

    @Test func aLateAnswerIsWaitedForAgain() async throws {
        try await withFetcher { fetcher in
            var options = FetchOptions.attempts(2)
            options.attemptTimeout = .milliseconds(200)
            let error = await #expect(throws: FetchError.self) {
                try await fetcher.fetch("\(Httpbin.url)/delay/10", options: options)
            }
            #expect(error?.code == .attemptTimeout)
            #expect(error?.attempts.count == 2)
        }
    }

    @Test func aCancelledFetchEndsAtOnce() async throws {
        try await withFetcher { fetcher in
            let ticket = fetcher.ticket(try HTTPRequest(httpbin: "/delay/10"))
            for await event in ticket.events { if case .started = event.kind { break } }
            ticket.cancel()
            await #expect(throws: CancellationError.self) { try await ticket.value }
            #expect(fetcher.inFlightCount == 0)
            #expect(try await fetcher.fetch("\(Httpbin.url)/get").status == 200)
        }
    }

    /// The bytes come one by one; all together they take longer than the time in which one must come.
    @Test(.enabled(if: runsSlowTests, "PEERS_FULL is not set"))
    func aSlowBodyIsNoSilence() async throws {
        try await withFetcher {
            $0.idleTimeout = .seconds(3)
        } _: { fetcher async throws in
            let url = "\(Httpbin.url)/drip?numbytes=6&duration=6"
            #expect(try await fetcher.fetch(url, options: .once).text == "******")
            let error = await #expect(throws: FetchError.self) {
                try await fetcher.fetch(url, options: .init { $0.timeout = .milliseconds(1500) })
            }
            #expect(error?.code == .totalTimeout)
        }
    }

    @Test func aDrippingBodyIsStreamedAsItComesAndCanBeLeft() async throws {
        try await withFetcher { fetcher in
            let stream = try await fetcher.stream(HTTPRequest(httpbin: "/drip?numbytes=100&duration=20"))
            #expect(stream.head.headerFields[.contentLength] == "100")
            for try await chunk in stream.body {
                #expect(chunk.readableBytes < 100)
                break
            }
        }
    }

    @Test(arguments: [408, 429, 500, 502, 503, 504])
    func whatMayBeBetterLaterIsSentAgain(status: Int) async throws {
        try await withFetcher { fetcher in
            let url = "\(Httpbin.url)/status/\(status)"
            let response = try await fetcher.fetch(url, options: .attempts(3))
            #expect(response.status == status)
            #expect(response.attempts.map(\.status) == [status, status, status])
        }
    }

    @Test func oneOfManyAttemptsSucceeds() async throws {
        try await withFetcher { fetcher in
            // Evenly drawn by the server: that all fail is less likely than a broken machine.
            let url = "\(Httpbin.url)/status/200,503"
            let response = try await fetcher.fetch(url, options: .attempts(60))
            #expect(response.status == 200)
            #expect(response.attempts.allSatisfy { $0.status == 503 })
        }
    }

    @Test func aPostIsSentAgainOnlyWhereItsCallerSaysSo() async throws {
        try await withFetcher { fetcher in
            let request = try HTTPRequest(.post, httpbin: "/status/503")
            let options = FetchOptions.attempts(3)
            #expect(try await fetcher.fetch(request, body: .bytes("x".utf8), options: options).attempts.count == 1)
            let idempotent = FetchOptions.attempts(3, isIdempotent: true)
            #expect(try await fetcher.fetch(request, body: .bytes("x".utf8), options: idempotent).attempts.count == 3)
            let once = try await fetcher.fetch(request, body: .stream(chunks(1, of: 1)), options: idempotent)
            #expect(once.attempts.count == 1)
        }
    }

    @Test(arguments: [400, 403, 404, 409, 418, 501])
    func whatWillNotChangeIsSentOnce(status: Int) async throws {
        try await withFetcher { fetcher in
            let response = try await fetcher.fetch("\(Httpbin.url)/status/\(status)", options: .attempts(3))
            #expect(response.status == status)
            #expect(response.attempts.isEmpty)
        }
    }
}
