@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct RedirectTests {
    private func redirect(_ status: Int, to location: String) -> ScriptedTransport.Answer {
        .status(status, headers: [.location: location])
    }

    /// Sends a request with everything that must stay at home, and returns all that was sent.
    private func follow(
        _ answers: [ScriptedTransport.Answer],
        _ method: HTTPRequest.Method = .get,
        from url: String = address,
        body: FetchRequestBody? = nil
    ) async throws -> [SentRequest] {
        let transport = ScriptedTransport(answers + [.status(200)])
        var request = try request(method, url)
        for name in [HTTPField.Name.authorization, .proxyAuthorization, .cookie, .googleAPIKey, .accept, .contentType] {
            request.headerFields[name] = "value"
        }
        let response = try await makeFetcher(transport).fetch(request, body: body)
        #expect(response.head.status == .ok)
        return transport.requests
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func getIsRepeatedAtTheNewPlace(status: Int) async throws {
        let sent = try await follow([redirect(status, to: "/elsewhere?a=b#part")])
        #expect(sent.count == 2)
        #expect(sent[1].request.method == .get)
        #expect(sent[1].request.path == "/elsewhere?a=b")
        #expect(sent[1].request.authority == "api.example")
    }

    @Test(arguments: [
        (301, HTTPRequest.Method.post, HTTPRequest.Method.get), (302, .post, .get), (303, .post, .get),
        (303, .put, .get),
        (303, .head, .head),
    ])
    func postBecomesAGetWithoutABody(status: Int, method: HTTPRequest.Method, next: HTTPRequest.Method) async throws {
        let sent = try await follow([redirect(status, to: "/result")], method, body: .bytes("form".utf8))
        #expect(sent.map(\.request.method) == [method, next])
        #expect(sent.map(\.body.text) == ["form", ""])
        #expect(sent[1].request.headerFields[.contentType] == nil)
    }

    @Test(arguments: [(301, HTTPRequest.Method.put), (302, .patch), (307, .post), (308, .post), (307, .put)])
    func methodAndBodyAreKept(status: Int, method: HTTPRequest.Method) async throws {
        let sent = try await follow([redirect(status, to: "/result")], method, body: .bytes("form".utf8))
        #expect(sent.map(\.request.method) == [method, method])
        #expect(sent.map(\.body.text) == ["form", "form"])
        #expect(sent[1].request.headerFields[.contentType] == "value")
    }

    @Test func theAnswerTellsWhereRedirectsLed() async throws {
        let answers = [redirect(302, to: "/a"), redirect(301, to: "https://b.example/c/d?e=f#g"), .status(200)]
        let collected = try await makeFetcher(ScriptedTransport(answers)).fetch(request(.get, address))
        #expect(collected.redirectedURL == "https://b.example/c/d?e=f")
        let streamed = try await makeFetcher(ScriptedTransport(answers)).stream(request(.get, address))
        #expect(streamed.redirectedURL == "https://b.example/c/d?e=f")
        let direct = try await makeFetcher(ScriptedTransport([.status(200)])).fetch(request(.get, address))
        #expect(direct.redirectedURL == nil)
    }

    @Test(arguments: [300, 301, 308])
    func answerWithoutALocationIsData(status: Int) async throws {
        let transport = ScriptedTransport([.status(status, headers: [.range: "bytes=0-99"], body: "data")])
        let response = try await makeFetcher(transport).fetch(request(.put), body: .bytes("chunk".utf8))
        #expect(response.head.status.code == status)
        #expect(response.head.headerFields[.range] == "bytes=0-99")
        #expect(response.text == "data")
    }

    @Test(arguments: [300, 304, 305])
    func otherStatusIsNotFollowed(status: Int) async throws {
        let transport = ScriptedTransport([redirect(status, to: "/elsewhere")])
        #expect(try await makeFetcher(transport).fetch(address).head.status.code == status)
    }

    @Test func bodyThatCannotBeReadAgainIsNotRedirected() async throws {
        let transport = ScriptedTransport([redirect(307, to: "/elsewhere")])
        let (chunks, input) = makeChunks()
        input.finish()
        let response = try await makeFetcher(transport).fetch(request(.put), body: .stream(chunks))
        #expect(response.head.status.code == 307)
    }

    @Test(arguments: [
        ("https://api.example/other", "api.example", "/other"),
        ("HTTPS://API.example", "API.example", "/"),
        ("//api.example/other", "api.example", "/other"),
        ("/login?next=https://evil.example/", "api.example", "/login?next=https://evil.example/"),
        ("login?next=https://evil.example/", "api.example", "/a/login?next=https://evil.example/"),
        ("?page=2", "api.example", "/a/b?page=2"),
        ("", "api.example", "/a/b?old=1"),
        ("#top", "api.example", "/a/b?old=1"),
        ("/c/../d", "api.example", "/d"),
        ("c", "api.example", "/a/c"),
        ("./c/d", "api.example", "/a/c/d"),
        ("../c?x=../y", "api.example", "/c?x=../y"),
        ("../../../c", "api.example", "/c"),
        ("..", "api.example", "/"),
        (".", "api.example", "/a/"),
    ])
    func locationIsRelativeToTheRequest(location: String, authority: String, path: String) async throws {
        let sent = try await follow([redirect(302, to: location)], from: "https://api.example/a/b?old=1")
        #expect(sent[1].request.authority == authority)
        #expect(sent[1].request.path == path)
    }

    @Test(arguments: [
        "https://other.example/", "https://api.example:8443/", "https://api.example.other.example/",
        "//other.example/x",
    ])
    func secretsDoNotCrossToAnotherOrigin(location: String) async throws {
        let sent = try await follow([redirect(307, to: location), redirect(307, to: address)])
        #expect(sent.count == 3)
        for name in [HTTPField.Name.authorization, .proxyAuthorization, .cookie, .googleAPIKey] {
            #expect(sent[0].request.headerFields[name] == "value")
            #expect(sent[1].request.headerFields[name] == nil)
            #expect(sent[2].request.headerFields[name] == nil)  // nor come back from there
        }
        #expect(sent[1].request.headerFields[.accept] == "value")
    }

    @Test(arguments: ["/there", "https://API.example/", "https://api.example:443/"])
    func secretsStayWithinTheirOrigin(location: String) async throws {
        let sent = try await follow([redirect(307, to: location)])
        #expect(sent[1].request.headerFields[.authorization] == "value")
        #expect(sent[1].request.headerFields[.cookie] == "value")
    }

    @Test func httpAndHTTPSOfOneHostAreTwoOrigins() async throws {
        let sent = try await follow([redirect(307, to: "https://localhost/")], from: "http://localhost/")
        #expect(sent[1].request.headerFields[.authorization] == nil)
    }

    @Test func credentialsStayWithTheirOrigin() async throws {
        let transport = ScriptedTransport([redirect(307, to: "https://other.example/"), .status(401)])
        let fetcher = makeFetcher(transport)
        let exchange = FetchCall(try request(), credentials: .bearer("secret"))
        let response = try await fetcher.core.ticket(timeout: nil) { [core = fetcher.core] in
            try await core.fetch(exchange, monitor: $0)
        }.value
        #expect(response.head.status == .unauthorized)
        #expect(transport.requests.map(\.request.headerFields[.authorization]) == ["Bearer secret", nil])
    }

    @Test func whatIsForOneHostDoesNotGoWhereTheApplicationLeadsInstead() async throws {
        let transport = ScriptedTransport([redirect(307, to: "/next"), .status(200)])
        let fetcher = Fetcher(
            .init {
                $0.willRedirect = { redirection in
                    var elsewhere = redirection.request
                    elsewhere.authority = "other.example"
                    return elsewhere
                }
            },
            transport: transport
        )
        var first = try request()
        first.headerFields[.googleAPIKey] = "secret"
        first.headerFields[.accept] = "a/b"
        let exchange = FetchCall(first, credentials: .bearer("secret"))
        let response = try await fetcher.core.ticket(timeout: nil) { [core = fetcher.core] in
            try await core.fetch(exchange, monitor: $0)
        }.value
        #expect(response.head.status == .ok)
        #expect(transport.requests.map(\.request.authority) == ["api.example", "other.example"])
        #expect(transport.requests.map { $0.header("Authorization") } == ["Bearer secret", nil])
        #expect(transport.requests.map(\.request.headerFields[.googleAPIKey]) == ["secret", nil])
        #expect(transport.requests.map(\.request.headerFields[.accept]) == ["a/b", "a/b"])
    }

    @Test(arguments: [
        ("http://api.example/", FetchError.Code.redirect),
        ("http://localhost/", .redirect),
        ("//", .invalidRequest),
        ("ftp://api.example/", .invalidRequest),
        ("mailto:somebody@api.example", .invalidRequest),
        ("https://user:password@api.example/", .invalidRequest),
        ("https://api.example:65536/", .invalidRequest),
    ])
    func locationThatMustNotBeFollowedIsAnError(location: String, code: FetchError.Code) async throws {
        let transport = ScriptedTransport([redirect(302, to: location)])
        let error = await thrown { _ = try await makeFetcher(transport).fetch(address) } as? FetchError
        #expect(error?.code == code)
        #expect(transport.requests.count == 1)
    }

    @Test func plainHTTPMayNotLeaveThisMachine() async throws {
        let transport = ScriptedTransport([redirect(302, to: "http://other.example/")])
        let error = await thrown { _ = try await makeFetcher(transport).fetch("http://127.0.0.1/") } as? FetchError
        #expect(error?.code == .invalidRequest)
        #expect(transport.requests.count == 1)
    }

    @Test func aCircleEndsWhenItCloses() async throws {
        let transport = ScriptedTransport { _ in .status(302, headers: [.location: address]) }
        let error = await thrown { _ = try await makeFetcher(transport).fetch(address) } as? FetchError
        #expect(error?.code == .redirect)
        #expect(transport.requests.count == 2)
    }

    @Test func theSamePlaceWithAnotherCookieIsNoCircle() async throws {
        let transport = ScriptedTransport([
            .status(302, headers: [.location: "/login"]),
            .status(302, headers: [.location: address, .setCookie: "seen=1; Path=/"]),
            .status(302, headers: [.location: "/login"]),
            .status(302, headers: [.location: address, .setCookie: "seen=2; Path=/"]),
            .status(200),
        ])
        #expect(try await makeFetcher(transport).fetch(address).head.status == .ok)
    }

    @Test func aLongWayEndsAtTheLimit() async throws {
        let transport = ScriptedTransport { received in
            .status(302, headers: [.location: (received.request.path ?? "") + "x"])
        }
        let error = await thrown { _ = try await makeFetcher(transport).fetch(address) } as? FetchError
        #expect(error?.code == .redirect)
        #expect(transport.requests.count == 11)
    }

    @Test func theApplicationChangesOrRefusesRedirects() async throws {
        func fetch(
            _ decide: @escaping @Sendable (FetchRedirection) throws -> HTTPRequest?
        ) async throws -> (Int, [String?]) {
            let transport = ScriptedTransport([.status(302, headers: [.location: "/next"]), .status(200)])
            let fetcher = Fetcher(.init { $0.willRedirect = { try decide($0) } }, transport: transport)
            let status = try await fetcher.fetch(address).head.status.code
            return (status, transport.requests.map(\.request.path))
        }
        let changed = try await fetch { redirection in
            #expect(redirection.response.status == .found)
            var request = redirection.request
            request.path? += "?changed"
            return request
        }
        #expect(changed.0 == 200)
        #expect(changed.1.last == "/next?changed")
        let refused = try await fetch { _ in nil }
        #expect(refused.0 == 302)
        #expect(refused.1.count == 1)
        await #expect(throws: Planned()) { _ = try await fetch { _ in throw Planned() } }
    }

    /// The limit of one redirect is not used up either.
    @Test func aRedirectWhoseClosureHasThrownIsFollowedTheNextTime() async throws {
        let transport = ScriptedTransport { sent in
            sent.path == "/next" ? .status(200) : .status(302, headers: [.location: "/next"])
        }
        let calls = Counter()
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(VirtualClock(skippingUpTo: .seconds(60)))
                $0.maximumRedirects = 1
                $0.willRedirect = { redirection in
                    if calls.increment() == 1 { throw FetchError(.connectionLost, "the closure could not ask") }
                    return redirection.request
                }
            },
            transport: transport
        )
        #expect(try await fetcher.fetch(address).head.status == .ok)
        #expect(calls.value == 2)
        #expect(transport.requests.map(\.path) == ["/things", "/things", "/next"])
    }

    /// The closure may wait for a person, say, and may not notice that its call has ended.
    @Test(arguments: Stop.allCases, [false, true])
    func noCallWaitsForAClosureThatDoesNotReturn(stop: Stop, noticesCancellation: Bool) async throws {
        let (clock, arrival, end) = (VirtualClock(), Promise<Void>(), Promise<Void>())
        let transport = ScriptedTransport { sent in
            sent.path == "/things" ? .status(302, headers: [.location: "/next"]) : .status(200)
        }
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.willRedirect = { redirection in
                    arrival.fulfill(.success(()))
                    if noticesCancellation { try await end.value } else { try await end.value(onCancel: {}) }
                    return redirection.request
                }
            },
            transport: transport
        )
        let ticket = fetcher.ticket(try request(), options: FetchOptions { $0.timeout = .seconds(5) })
        let call = Task { try await ticket.join() }
        try await arrival.value
        switch stop {
        case .task: call.cancel()
        case .ticket: ticket.cancel()
        case .cancelAll: fetcher.cancelAll()
        case .shutdown: await fetcher.shutdown()
        case .deadline: clock.advance(by: .seconds(5))
        }
        let error = await thrown { _ = try await call.value }
        if stop == .deadline {
            let timeout = error as? FetchError
            #expect(timeout?.code == .totalTimeout)
            // The attempt has its answer, and is not to blame.
            #expect(timeout?.attempts == [])
            #expect(timeout?.message.contains("waited for `willRedirect` after HTTP 302") == true, "\(error)")
        } else {
            #expect(error is CancellationError)
        }
        #expect(ticket.isFinished)
        #expect(fetcher.inFlightCount == 0 && fetcher.runningCount == 0)
        end.fulfill(.success(()))
        // The connection of an answer that is dropped closes a moment later.
        try await eventually { transport.openCount == 0 }
        #expect(transport.requests.count == 1)
    }

    @Test func aDeadlineBesidesTheClosureTellsNothingOfIt() async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport { sent in
            sent.path == "/things" ? .status(302, headers: [.location: "/next"]) : .stall
        }
        let fetcher = Fetcher(
            .init {
                $0.clock = FetchClock(clock)
                $0.willRedirect = { $0.request }
            },
            transport: transport
        )
        let ticket = fetcher.ticket(try request(), options: FetchOptions { $0.timeout = .seconds(5) })
        try await transport.waitForRequests(2)
        clock.advance(by: .seconds(5))
        let error = await thrown { _ = try await ticket.value } as? FetchError
        #expect(error?.code == .totalTimeout)
        #expect(error?.attempts.count == 1)
        #expect(error?.message.contains("willRedirect") == false)
    }
}
