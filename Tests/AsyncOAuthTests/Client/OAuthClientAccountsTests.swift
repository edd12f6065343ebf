import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import Foundation
import Testing

@testable import AsyncOAuth

@Suite(.timeLimit(.minutes(5))) struct OAuthClientAccountsTests {
    private let server = RotatingServer()
    private let store = MemoryTokenStore()

    private func response(_ refreshToken: String?, access: String = "SECRET-access") -> TokenResponse {
        TokenResponse(
            accessToken: AccessToken(access, expiry: .after(.seconds(60)), scopes: ["files"]),
            refreshToken: refreshToken,
            idToken: "SECRET-id",
            members: [:]
        )
    }

    private func client(_ transport: ScriptedTransport = ScriptedTransport([])) -> OAuthClient {
        server.makeClient(store, transport)
    }

    // MARK: Login

    @Test func aLoginIsStoredWithAMoment() async throws {
        let account = try await client().adopt(response("SECRET-refresh"), subject: "ann", name: "ann@example.com")
        #expect(account.id == .of("ann"))
        #expect(account.name == "ann@example.com")
        #expect(account.accessToken?.expiry == .at(server.now + 60))
        #expect(account.idToken == "SECRET-id")
        #expect(try await store.accounts() == [account])
    }

    @Test func theMomentCountsFromTheRequest() async throws {
        let account = try await client().adopt(response("r"), subject: "ann", sentAt: server.now - 10)
        #expect(account.accessToken?.expiry == .at(server.now + 50))
    }

    @Test func aLoginReplacesTheOneBefore() async throws {
        var old = StoredAccount.whole()
        old.needsLogin = true
        old.unknown["colour"] = "blue"
        let before = old
        try await store.withAccount(.of("ann")) { $0 = before }
        let account = try await client().adopt(response("new"), subject: "ann")
        #expect(account.refreshToken == "new")
        #expect(!account.needsLogin)
        #expect(account.name == "ann@example.com")
        #expect(account.unknown["colour"]?.string == "blue")
    }

    /// Google gives a refresh token only at the first login.
    @Test(arguments: [false, true])
    func withoutANewRefreshTokenAGoodOldOneStays(_ isDead: Bool) async throws {
        var old = StoredAccount.whole()
        old.needsLogin = isDead
        let before = old
        try await store.withAccount(.of("ann")) { $0 = before }
        let account = try await client().adopt(response(nil), subject: "ann")
        #expect(account.refreshToken == (isDead ? nil : "SECRET-refresh"))
    }

    @Test(arguments: [nil, "backup"]) func tokensOfUnknownUsersAreNotMixed(_ subject: String?) async throws {
        var first = response("SECRET-refresh")
        first.idToken = nil
        var second = response(nil, access: "another")
        second.idToken = nil
        try await client().adopt(first, subject: subject)
        let account = try await client().adopt(second, subject: subject)
        #expect(account.accessToken?.value == "another")
        #expect(account.refreshToken == nil)
    }

    @Test func aUserWithoutANameIsTheDefault() async throws {
        #expect(try await client().adopt(response("r"), subject: nil).id.subject == OAuthClient.defaultSubject)
    }

    @Test func onlyTheAccountsOfThisClientAreListed() async throws {
        for id in [
            StoredAccount.ID.of("ann"), .init(issuer: "https://other.example", clientID: "tool", subject: "ann"),
            .init(issuer: "https://login.example", clientID: "another", subject: "ann"),
        ] {
            try await store.withAccount(id) { $0 = StoredAccount(id: id) }
        }
        #expect(try await client().accounts().map(\.id) == [.of("ann")])
    }

    // MARK: Logout

    private func storeAccount() async throws {
        try await store.withAccount(.of("ann")) { $0 = .whole() }
    }

    /// RFC 7009 §2.1.
    @Test func bothTokensAreEndedAndTheAccountRemoved() async throws {
        try await storeAccount()
        let transport = ScriptedTransport([.status(200), .status(200)])
        try await client(transport).revoke(.of("ann"))
        #expect(transport.requests.map(\.path) == ["/revoke", "/revoke"])
        #expect(transport.requests.map { $0.form["token"] } == ["SECRET-refresh", "SECRET-access"])
        #expect(transport.requests.map { $0.form["token_type_hint"] } == ["refresh_token", "access_token"])
        #expect(transport.requests.allSatisfy { $0.form["client_id"] == "tool" })
        #expect(try await store.accounts().isEmpty)
    }

    /// Google answers so when the refresh token has ended the access token already.
    @Test func aTokenThatHasEndedIsNoFailure() async throws {
        try await storeAccount()
        let transport = ScriptedTransport([.status(200), .status(400, body: #"{"error": "invalid_token"}"#)])
        #expect(try await client(transport).logout(.of("ann")))
        #expect(try await store.accounts().isEmpty)
    }

    /// RFC 7009 §2.2.1: such a server need not end access tokens.
    @Test(arguments: [ScriptedTransport.Answer.status(200), .status(400, body: #"{"error": "invalid_token"}"#)])
    func aServerMayEndRefreshTokensAlone(_ first: ScriptedTransport.Answer) async throws {
        try await storeAccount()
        let transport = ScriptedTransport([first, .status(400, body: #"{"error": "unsupported_token_type"}"#)])
        try await client(transport).revoke(.of("ann"))
        #expect(transport.requests.count == 2)
        #expect(try await store.accounts().isEmpty)
    }

    @Test func anAccessTokenThatNobodyEndsIsAFailure() async throws {
        let account = StoredAccount(id: .of("ann"), accessToken: AccessToken("SECRET-access"))
        try await store.withAccount(.of("ann")) { $0 = account }
        let transport = ScriptedTransport { _ in .status(400, body: #"{"error": "unsupported_token_type"}"#) }
        let error = await oauthFailure { try await client(transport).revoke(.of("ann")) }
        #expect(error?.reason?.rawValue == "unsupported_token_type")
        #expect(try await store.accounts() == [account])
    }

    @Test func aServerThatFailsLeavesTheAccountToRevoke() async throws {
        try await storeAccount()
        let transport = ScriptedTransport { _ in .status(400, body: #"{"error": "unsupported_token_type"}"#) }
        let error = await oauthFailure { try await client(transport).revoke(.of("ann")) }
        #expect(error?.reason?.rawValue == "unsupported_token_type")
        #expect(try await store.accounts() == [.whole()])
    }

    @Test func anErrorOfARevocationRepeatsNoSecret() async throws {
        try await storeAccount()
        let transport = ScriptedTransport { sent in
            let text = "\(sent.form["token"] ?? "") and SECRET-client are wrong"
            return .status(400, body: #"{"error": "invalid_request", "error_description": "\#(text)"}"#)
        }
        let bench = client(transport)
        let client = OAuthClient(
            bench.server,
            id: "tool",
            secret: "SECRET-client",
            store: store,
            environment: bench.environment
        )
        let error = await oauthFailure { try await client.revoke(.of("ann")) }
        #expect(error?.message.contains("are wrong") == true)
    }

    /// One store has the accounts of many servers.
    @Test(arguments: [("https://other.example", "tool"), ("https://login.example", "another")])
    func theTokensOfAnotherServerOrClientAreSentNowhere(_ issuer: String, _ clientID: String) async throws {
        let id = StoredAccount.ID(issuer: issuer, clientID: clientID, subject: "ann")
        try await store.withAccount(id) { $0 = StoredAccount(id: id, refreshToken: "SECRET-refresh") }
        let transport = ScriptedTransport { _ in .status(200, body: "{}") }
        let client = server.makeClient(
            store,
            change: {
                $0.userInfoEndpoint = "https://login.example/me"
                $0.endSessionEndpoint = "https://login.example/end"
            },
            transport
        )
        for operation in [
            { _ = try await client.credentials(for: id).token() }, { _ = try await client.userInfo(for: id) },
            { _ = try await client.endSessionURL(for: id) }, { try await client.revoke(id) },
            { try await client.logout(id) },
        ] as [() async throws -> Void] {
            let error = await oauthFailure(operation)
            #expect(error?.code == .invalidConfiguration)
        }
        #expect(transport.requests.isEmpty)
        #expect(try await store.accounts().map(\.needsLogin) == [false])
    }

    @Test func aLogoutRemovesTheAccountWhateverTheServerSays() async throws {
        try await storeAccount()
        let transport = ScriptedTransport { _ in .status(400, body: #"{"error": "unsupported_token_type"}"#) }
        #expect(try await !client(transport).logout(.of("ann")))
        #expect(transport.requests.count == 2)
        #expect(try await store.accounts().isEmpty)
        #expect(try await client(transport).logout(.of("ann")))
    }

    @Test func aServerThatEndsNoTokensIsLoggedOutFrom() async throws {
        try await storeAccount()
        let client = server.makeClient(store, change: { $0.revocationEndpoint = nil }, ScriptedTransport([]))
        let error = await oauthFailure { try await client.revoke(.of("ann")) }
        #expect(error?.code == .invalidConfiguration)
        #expect(try await !client.logout(.of("ann")))
        #expect(try await store.accounts().isEmpty)
    }

    @Test(arguments: [true, false])
    func cancellingALogoutKeepsTheAccount(_ isRevocation: Bool) async throws {
        try await storeAccount()
        let transport = ScriptedTransport([.stall])
        let client = client(transport)
        let task = Task {
            if isRevocation { try await client.revoke(.of("ann")) } else { try await client.logout(.of("ann")) }
        }
        try await transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await store.accounts() == [.whole()])
    }

    /// RFC 6749 §2.3.1: `urllib.parse.quote_plus`, then Base64, in Python.
    @Test func theSecretIsFormEncodedForBasicAuthentication() throws {
        var request = try OAuthServer.request(to: "https://login.example/revoke", "revocation_endpoint")
        var fields: [FormBody.Field] = []
        ClientAuthentication.basic(id: "a b:c", secret: "p+%/é").add(to: &request, &fields)
        #expect(request.headerFields[.authorization] == "Basic YStiJTNBYzpwJTJCJTI1JTJGJUMzJUE5")
        #expect(fields.isEmpty)
    }

    @Test func noTextShowsTheSecretOfAClient() {
        let client = OAuthClient(.google, id: "tool", secret: "SECRET-client")
        var dumped = ""
        dump(client, to: &dumped)
        #expect(!"\(client) \(String(reflecting: client)) \(dumped)".contains("SECRET"))
        let known = OAuthClient.KnownClient(id: "tool", secret: "SECRET-client")
        #expect(!"\(known) \(String(reflecting: known))".contains("SECRET"))
    }
}
