import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
@testable import AsyncOAuth
import Testing

@Suite(.timeLimit(.minutes(5))) struct LoginTests {
    private let other = LoginServer()

    /// Plays a browser whose user agrees at once.
    @Sendable private func agree(_ page: String) async throws {
        let parameters = try query(of: page)
        let redirect = try #require(parameters["redirect_uri"])
        let port = try #require(loopbackPort(of: redirect))
        let target = "/?code=code-planted&state=\(try #require(parameters["state"]))"
        _ = try await RawConnection.answer(to: "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", port: port)
    }

    @Test func aLoginStoresTheAccountOfTheIDToken() async throws {
        let nonce = Promise<String>()
        let (client, transport) = other.client { _ in
            try other.tokens(["nonce": JSON.Value(try await nonce.value), "email": "alice@example.com"])
        }
        let page = Promise<String>()
        let account = try await client.authorize(scopes: ["openid", "email"]) { url in
            page.fulfill(.success(url))
            nonce.fulfill(.success(try query(of: url)["nonce"] ?? ""))
            try await agree(url)
        }
        #expect(account.id == StoredAccount.ID(issuer: LoginServer.issuer, clientID: "app", subject: "alice"))
        #expect(account.refreshToken == "rt-planted" && account.accessToken?.value == "at-planted")
        #expect(account.name == "alice@example.com")
        #expect(try await client.store.accounts() == [account])

        let parameters = try query(of: try await page.value)
        let form = try transport.requests(.post, to: "/token").only.form
        #expect(form["grant_type"] == "authorization_code" && form["code"] == "code-planted")
        #expect(form["redirect_uri"] == parameters["redirect_uri"])
        let verifier = try ProofKey(verifier: #require(form["code_verifier"]))
        #expect(verifier.challenge == parameters["code_challenge"])
    }

    @Test(arguments: ["another nonce", nil])
    func anIDTokenOfAnotherLoginIsRefused(_ nonce: String?) async throws {
        let (client, _) = other.client { _ in
            try other.tokens(nonce.map { ["nonce": JSON.Value($0)] } ?? [:])
        }
        let error = await #expect(throws: OAuthError.self) {
            try await client.authorize(scopes: ["openid"], open: agree)
        }
        #expect(error?.code == .idToken)
        #expect(try await client.store.accounts().isEmpty)
        for secret in LoginServer.secrets { #expect(error.map { "\($0)".contains(secret) } == false) }
    }

    @Test func anIDTokenMustComeIfItWasAskedFor() async throws {
        let (client, _) = other.client { _ in LoginServer.plainTokens }
        let error = await #expect(throws: OAuthError.self) {
            try await client.authorize(scopes: ["openid"], open: agree)
        }
        #expect(error?.code == .idToken)
    }

    @Test func aServerWithoutIdentitiesHasAccountsByName() async throws {
        var server = other.server
        server.keysURL = nil
        let (client, _) = other.client(server) { _ in LoginServer.plainTokens }
        let account = try await client.authorize(scopes: ["files"], name: "backup", open: agree)
        #expect(account.id.subject == "backup" && account.accessToken?.scopes == ["files"])
    }

    @Test func nobodyAnswersInTime() async throws {
        let clock = VirtualClock()
        let (client, transport) = LoginServer(clock: clock).client()
        let page = Promise<String>()
        let login = Task {
            try await client.authorize(scopes: ["openid"], options: .init { $0.timeout = .seconds(120) }) { url in
                page.fulfill(.success(url))
            }
        }
        let url = try await page.value
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(120))
        let error = await #expect(throws: OAuthError.self) { try await login.value }
        #expect(error?.code == .timeout && transport.requests.isEmpty)
        #expect(error?.message.contains("did not belong") == false)
        try await expectClosed(url)
    }

    @Test func aTimeoutTellsOfRedirectsOfOtherLogins() async throws {
        let clock = VirtualClock()
        let (client, _) = LoginServer(clock: clock).client()
        let page = Promise<String>()
        let login = Task {
            try await client.authorize(scopes: []) { page.fulfill(.success($0)) }
        }
        let redirect = try #require(try query(of: try await page.value)["redirect_uri"])
        let port = try #require(loopbackPort(of: redirect))
        let stray = "GET /?code=c&state=old HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
        #expect(try await RawConnection.answer(to: stray, port: port).hasPrefix("HTTP/1.1 400 "))
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(300))
        let error = await #expect(throws: OAuthError.self) { try await login.value }
        #expect(error?.code == .timeout && error?.message.contains("did not belong") == true)
    }

    @Test func cancellingClosesThePort() async throws {
        let (client, _) = LoginServer(clock: VirtualClock()).client()
        let page = Promise<String>()
        let login = Task { try await client.authorize(scopes: []) { page.fulfill(.success($0)) } }
        let url = try await page.value
        login.cancel()
        await #expect(throws: CancellationError.self) { try await login.value }
        try await expectClosed(url)
    }

    @Test func cancellingEndsTheOpeningOfThePage() async throws {
        let (client, _) = LoginServer(clock: VirtualClock()).client()
        let page = Promise<String>()
        let never = Promise<Void>()
        let login = Task {
            try await client.authorize(scopes: []) { url in
                page.fulfill(.success(url))
                try await never.value
            }
        }
        _ = try await page.value
        login.cancel()
        await #expect(throws: CancellationError.self) { try await login.value }
    }

    @Test func cancellingEndsTheExchangeOfTheCode() async throws {
        let (client, transport) = other.client { _ in .stall }
        let login = Task { try await client.authorize(scopes: [], open: agree) }
        try await transport.waitForRequests(1)
        login.cancel()
        await #expect(throws: CancellationError.self) { try await login.value }
        #expect(try await client.store.accounts().isEmpty)
    }

    @Test func aPageThatCannotBeOpenedEndsTheLogin() async throws {
        struct NoBrowser: Error {}
        let (client, _) = LoginServer(clock: VirtualClock()).client()
        let page = Promise<String>()
        await #expect(throws: NoBrowser.self) {
            try await client.authorize(scopes: []) { url in
                page.fulfill(.success(url))
                throw NoBrowser()
            }
        }
        try await expectClosed(try await page.value)
    }

    @Test func aWebServerFinishesInAnotherRequest() async throws {
        let (client, transport) = other.client { _ in LoginServer.plainTokens }
        let request = try await client.beginLogin(scopes: ["files"], redirectURL: "https://app.example/callback")
        let redirect = "https://app.example/callback?code=code-planted&state=\(request.state)"
        let account = try await client.finishLogin(request, redirect: redirect)
        #expect(account.refreshToken == "rt-planted")
        let form = try transport.requests.only.form
        #expect(form["code_verifier"] == request.proofKey.verifier)
        #expect(form["redirect_uri"] == "https://app.example/callback")
    }

    @Test func aRefusedCodeIsTypedAndStoresNothing() async throws {
        let (client, _) = other.client { _ in .status(400, body: #"{"error":"invalid_grant"}"#) }
        let request = try await client.beginLogin(scopes: [], redirectURL: "https://app.example/")
        let error = await #expect(throws: OAuthError.self) {
            try await client.finishLogin(request, redirect: "/?code=code-planted&state=\(request.state)")
        }
        #expect(error?.code == .refused && error?.needsLogin == true)
        #expect(error.map { "\($0)".contains("planted") || "\($0)".contains(request.proofKey.verifier) } == false)
        #expect(try await client.store.accounts().isEmpty)
    }

    @Test func theRedirectOfAnotherLoginSendsNothing() async throws {
        let (client, transport) = other.client()
        let request = try await client.beginLogin(scopes: [], redirectURL: "https://app.example/")
        let error = await #expect(throws: OAuthError.self) {
            try await client.finishLogin(request, redirect: "/?code=code-planted&state=x")
        }
        #expect(error?.code == .stateMismatch && transport.requests.isEmpty)
    }

    @Test func theCodeOfAnotherClientIsNotSent() async throws {
        let (client, transport) = other.client()
        let request = try await OAuthClient(other.server, id: "another")
            .beginLogin(scopes: [], redirectURL: "https://app.example/")
        let error = await #expect(throws: OAuthError.self) {
            try await client.finishLogin(request, redirect: "/?code=code-planted&state=\(request.state)")
        }
        #expect(error?.reason == .invalidClient && transport.requests.isEmpty)
    }

    /// Applications have the same id at many servers of one kind.
    @Test func theCodeOfAnotherServerIsNotSent() async throws {
        let (client, transport) = other.client()
        var server = other.server
        server.issuer = "https://another.example"
        let request = try await OAuthClient(server, id: "app")
            .beginLogin(scopes: [], redirectURL: "https://app.example/")
        let error = await #expect(throws: OAuthError.self) {
            try await client.finishLogin(request, redirect: "/?code=code-planted&state=\(request.state)")
        }
        #expect(error?.code == .stateMismatch && transport.requests.isEmpty)
    }

    /// Expects that nobody takes the redirect any more; another listener may have got the port, and refuse or close.
    private func expectClosed(_ page: String) async throws {
        let parameters = try query(of: page)
        let redirect = try #require(parameters["redirect_uri"])
        let port = try #require(loopbackPort(of: redirect))
        let target = "/?code=c&state=\(try #require(parameters["state"]))"
        let request = "GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
        let answer = try? await RawConnection.answer(to: request, port: port)
        #expect(answer?.hasPrefix("HTTP/1.1 200 ") != true)
    }
}
