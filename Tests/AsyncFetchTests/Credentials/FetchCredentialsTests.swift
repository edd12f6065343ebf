@testable import AsyncFetch
import AsyncFetchTesting
import HTTPTypes
import NIOCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct FetchCredentialsTests {
    private func fetch(_ transport: ScriptedTransport, _ exchange: FetchCall) async throws -> FetchResponse {
        let core = makeFetcher(transport).core
        return try await core.ticket(timeout: nil) { try await core.fetch(exchange, monitor: $0) }.value
    }

    @Test func apiKeyGoesIntoItsHeader() async throws {
        let transport = ScriptedTransport([.status(200)])
        _ = try await fetch(transport, FetchCall(request(), credentials: .apiKey("key")))
        #expect(transport.requests[0].request.headerFields[.googleAPIKey] == "key")
        #expect(transport.requests[0].request.path == "/things")
    }

    @Test func theAppsNameGoesWithItsKey() async throws {
        let transport = ScriptedTransport([.status(401), .status(200)])
        let apple = APIKey("key", bundleIdentifier: "com.example.photos")
        #expect(try await fetch(transport, FetchCall(request(), credentials: apple)).head.status == .unauthorized)
        let android = APIKey("key", androidPackage: "com.example.photos", certificate: "da:39:a3")
        _ = try await fetch(transport, FetchCall(request(), credentials: android))
        #expect(transport.requests.count == 2)  // nothing is refreshed
        #expect(transport.requests[0].header("X-Ios-Bundle-Identifier") == "com.example.photos")
        #expect(transport.requests[1].header("X-Android-Package") == "com.example.photos")
        #expect(transport.requests[1].header("X-Android-Cert") == "DA39A3")
        #expect(transport.requests.allSatisfy { $0.header("X-Goog-Api-Key") == "key" })
    }

    /// A client that says nothing of credentials leaves that to the configuration; one that says none means it.
    @Test func aSmallAPIHasTheCredentialsOfTheConfigurationUnlessItSaysOthers() async throws {
        let transport = ScriptedTransport { _ in .status(200, body: "7") }
        let fetcher = Fetcher(.init { $0.credentials[address] = .bearer("configured") }, transport: transport)
        _ = try await fetcher.send(Seven())
        _ = try await APIClient(address, fetcher: fetcher).send(Seven())
        _ = try await APIClient(address, fetcher: fetcher, credentials: .bearer("own")).send(Seven())
        _ = try await APIClient(address, fetcher: fetcher, credentials: .none).send(Seven())
        let sent = transport.requests.map(\.request.headerFields[.authorization])
        #expect(sent == ["Bearer configured", "Bearer configured", "Bearer own", nil])
    }

    private struct Seven: APIRequest {
        typealias Response = Int
        let url = address
    }

    @Test func noCredentialsAddNothing() async throws {
        let transport = ScriptedTransport([.status(200)])
        _ = try await fetch(transport, FetchCall(request(), credentials: NoCredentials()))
        #expect(transport.requests[0].request.headerFields.map(\.name) == [.userAgent])
    }

    @Test func rejectedTokenIsReplacedOnceAndTheRequestSentAgain() async throws {
        let transport = ScriptedTransport([.status(401), .status(200, body: "in")])
        let response = try await fetch(
            transport,
            FetchCall(request(.post), body: .bytes("order".utf8), credentials: tokens())
        )
        #expect(response.text == "in")
        #expect(transport.requests.map(\.request.headerFields[.authorization]) == ["Bearer 1", "Bearer 2"])
        #expect(transport.requests.map(\.body.text) == ["order", "order"])
    }

    @Test func secondRejectionIsTheAnswer() async throws {
        let transport = ScriptedTransport([.status(401), .status(401, body: "out")])
        let response = try await fetch(transport, FetchCall(request(), credentials: tokens()))
        #expect(response.head.status == .unauthorized)
        #expect(response.text == "out")
    }

    @Test func fixedTokenIsNotReplaced() async throws {
        let transport = ScriptedTransport([.status(401)])
        let response = try await fetch(transport, FetchCall(request(), credentials: .bearer("fixed")))
        #expect(response.head.status == .unauthorized)
        #expect(transport.requests[0].request.headerFields[.authorization] == "Bearer fixed")
    }

    @Test func bodyThatCannotBeReadAgainIsNotSentWithANewToken() async throws {
        let transport = ScriptedTransport([.status(401)])
        let (chunks, input) = makeChunks()
        input.finish()
        let exchange = FetchCall(try request(.post), body: .stream(chunks), credentials: tokens())
        #expect(try await fetch(transport, exchange).head.status == .unauthorized)
    }

    @Test func theNextCallHasANewTokenIfTheBodyOfTheRejectedOneCannotBeReadAgain() async throws {
        let transport = ScriptedTransport([.status(401, body: "out"), .status(201)])
        let (credentials, fetcher) = (tokens(), makeFetcher(transport))
        var responses: [FetchResponse] = []
        for text in ["one", "two"] {
            let exchange = FetchCall(try request(.put), body: oneTimeBody(text), credentials: credentials)
            responses.append(try await fetcher.core.call(exchange))
        }
        #expect(responses.map(\.head.status.code) == [401, 201])
        #expect(responses[0].text == "out")
        #expect(transport.requests.map(\.request.headerFields[.authorization]) == ["Bearer 1", "Bearer 2"])
        #expect(transport.requests.map(\.body.text) == ["one", "two"])
    }

    /// The response to a request that is not sent again does not depend on a new token.
    @Test func aFailureToReplaceTheTokenForTheNextCallIsNoErrorOfThisOne() async throws {
        let transport = ScriptedTransport([.status(401, body: "out")])
        let supplied = Counter()
        let token = BearerToken {
            guard supplied.increment() == 1 else { throw Planned() }
            return "1"
        }
        let exchange = FetchCall(try request(.put), body: oneTimeBody("gone"), credentials: token)
        let response = try await fetch(transport, exchange)
        #expect(response.head.status == .unauthorized)
        #expect(response.text == "out")
        #expect(supplied.value == 2)
    }

    @Test func requestWithoutATokenIsNotSent() async throws {
        let transport = ScriptedTransport([.status(200)])
        let exchange = FetchCall(try request(), credentials: .bearer { throw Planned() })
        await #expect(throws: Planned()) { try await fetch(transport, exchange) }
        #expect(transport.requests.isEmpty)
    }

    /// The error may come from a fetcher too, as that of a token endpoint; it is no failure of the attempt.
    @Test(arguments: [FetchError.Code.unreachable, .connectionLost, .status])
    func aFailureToReplaceTheTokenIsTheErrorOfTheCall(code: FetchError.Code) async throws {
        let transport = ScriptedTransport { _ in .status(401) }
        let supplied = Counter()
        let token = BearerToken {
            guard supplied.increment() == 1 else { throw FetchError(code, "no token") }
            return "1"
        }
        let exchange = FetchCall(try request(), credentials: token)
        let error = await #expect(throws: FetchError.self) { try await fetch(transport, exchange) }
        #expect(error?.code == code)
        #expect(error?.message == "no token")
        #expect(transport.requests.count == 1)
        #expect(supplied.value == 2)
    }

    /// Tokens that count.
    private func tokens() -> BearerToken {
        let supplied = Counter()
        return BearerToken { "\(supplied.increment())" }
    }
}

@Suite(.timeLimit(.minutes(5))) struct BearerTokenTests {
    private let gate = Gate()
    private let supplied = Counter()

    private func header(of token: BearerToken) async throws -> String? {
        var request = try request()
        try await token.authorize(&request)
        return request.headerFields[.authorization]
    }

    @Test func aThousandWhoWaitShareOneCall() async throws {
        let token = BearerToken { [gate, supplied] in
            try await gate.pass()
            return "\(supplied.increment())"
        }
        try await withThrowingTaskGroup(of: String?.self) { group in
            for _ in 1...1000 { group.addTask { try await self.header(of: token) } }
            try await gate.waitForArrival()
            gate.open()
            for try await header in group { #expect(header == "Bearer 1") }
        }
        #expect(supplied.value == 1)
    }

    @Test func aThousandRejectionsOfOneTokenBringOneNewToken() async throws {
        let token = BearerToken { [supplied] in "\(supplied.increment())" }
        var rejected = try request()
        try await token.authorize(&rejected)
        let old = rejected
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 1...1000 {
                group.addTask {
                    try await token.refresh(afterRejectionOf: old, by: HTTPResponse(status: .unauthorized))
                }
            }
            for try await isNew in group { #expect(isNew) }
        }
        #expect(try await header(of: token) == "Bearer 2")
        #expect(supplied.value == 2)
    }

    @Test func cancelledWaiterDoesNotCancelTheCall() async throws {
        let token = BearerToken { [gate, supplied] in
            try await gate.pass()
            return "\(supplied.increment())"
        }
        let first = Task { try await header(of: token) }
        try await gate.waitForArrival()
        let second = Task { try await header(of: token) }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        gate.open()
        #expect(try await second.value == "Bearer 1")
        #expect(supplied.value == 1)
    }

    @Test func failureIsNotKept() async throws {
        let token = BearerToken { [supplied] in
            if supplied.increment() == 1 { throw Planned() }
            return "second"
        }
        await #expect(throws: Planned()) { try await header(of: token) }
        #expect(try await header(of: token) == "Bearer second")
        #expect(try await header(of: token) == "Bearer second")
        #expect(supplied.value == 2)
    }

    @Test func failedRefreshIsNotKept() async throws {
        let token = BearerToken { [supplied] in
            if supplied.increment() == 2 { throw Planned() }
            return "\(supplied.value)"
        }
        var rejected = try request()
        try await token.authorize(&rejected)
        let old = rejected
        await #expect(throws: Planned()) {
            try await token.refresh(afterRejectionOf: old, by: HTTPResponse(status: .unauthorized))
        }
        #expect(try await header(of: token) == "Bearer 3")
    }

    @Test func rejectionOfAnOldTokenLeavesTheNewOne() async throws {
        let token = BearerToken { [supplied] in "\(supplied.increment())" }
        _ = try await header(of: token)
        var old = try request()
        old.headerFields[.authorization] = "Bearer 0"
        #expect(try await token.refresh(afterRejectionOf: old, by: HTTPResponse(status: .unauthorized)))
        #expect(try await header(of: token) == "Bearer 1")
    }
}
