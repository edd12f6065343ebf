import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import Foundation
import Synchronization
import Testing

@testable import AsyncOAuth

@Suite(.timeLimit(.minutes(5))) struct RefreshTokenProviderTests {
    /// A server, a store with one account, and the provider of its tokens.
    private struct Bench {
        let server = RotatingServer()
        let store = MemoryTokenStore()
        let client: OAuthClient

        init(_ change: (inout StoredAccount) -> Void = { _ in }) async throws {
            client = server.makeClient(store)
            var account = server.account()
            change(&account)
            let stored = account
            try await store.withAccount(.of("ann")) { $0 = stored }
        }

        func token(replacing previous: AccessToken? = nil, _ client: OAuthClient? = nil) async throws -> AccessToken {
            let client = client ?? self.client
            return try await RefreshTokenProvider(client: client, id: .of("ann"))
                .token(replacing: previous, in: client.environment)
        }

        var account: StoredAccount? {
            get async throws { try await store.accounts().first }
        }
    }

    @Test func anExpiredTokenIsRefreshedAndStored() async throws {
        let bench = try await Bench()
        let token = try await bench.token(replacing: AccessToken("access-1"))
        #expect(token.value == "access-2")
        let account = try #require(try await bench.account)
        #expect(account.refreshToken == "refresh-2")
        #expect(account.accessToken?.value == "access-2")
        #expect(account.accessToken?.expiry == .at(bench.server.now + 3_600))
        // The response did not name them, so they are those of before.
        #expect(account.accessToken?.scopes == ["files"])
    }

    @Test func aTokenOfAnotherProcessIsAdopted() async throws {
        let bench = try await Bench()
        let first = try await bench.token()
        #expect(first.value == "access-2")
        // Another process, with the same store, has still the old one.
        #expect(try await bench.token(replacing: AccessToken("access-1")).value == "access-2")
        #expect(try await bench.token().value == "access-2")
        #expect(bench.server.refreshes == 1)
    }

    @Test func aRefusedTokenIsNotAdopted() async throws {
        let bench = try await Bench()
        let first = try await bench.token()
        #expect(try await bench.token(replacing: first).value == "access-3")
    }

    @Test func anAdoptedTokenCountsByTheWallClock() async throws {
        let bench = try await Bench()
        _ = try await bench.token()
        bench.server.advance(by: 3_599)
        #expect(try await bench.token().expiry == .at(bench.server.now + 1))
        bench.server.advance(by: 1)
        #expect(try await bench.token().value == "access-3")
    }

    /// A clock that is set back makes an old token look valid: the server's 401 brings another one.
    @Test(arguments: [-7_200, 7_200]) func aJumpOfTheClockCostsARefreshAtMost(_ jump: Double) async throws {
        let bench = try await Bench()
        let token = try await bench.token()
        bench.server.advance(by: jump)
        let next = try await bench.token()
        #expect(next.value == (jump < 0 ? token.value : "access-3"))
        #expect(try await bench.token(replacing: next).value != next.value)
        #expect(!bench.server.isFamilyDead)
    }

    @Test func anAnswerWithoutARefreshTokenKeepsTheOldOne() async throws {
        let bench = try await Bench()
        bench.server.state.withLock {
            $0.script = [.status(200, body: #"{"access_token": "a", "token_type": "Bearer", "expires_in": 60}"#)]
        }
        #expect(try await bench.token().value == "a")
        #expect(try await bench.account?.refreshToken == "refresh-1")
    }

    /// OpenID Connect Core §12.2.
    @Test func theTokensOfAnotherUserAreRefused() async throws {
        let bench = try await Bench { $0.idToken = Self.idToken("ann") }
        let before = try await bench.account
        bench.server.state.withLock { $0.script = [Self.answer("mallory")] }
        let error = await oauthFailure { _ = try await bench.token() }
        #expect(error?.code == .idToken)
        #expect(try await bench.account == before)
        bench.server.state.withLock { $0.script = [Self.answer("ann")] }
        #expect(try await bench.token().value == "a")
        #expect(try await bench.account?.idToken == Self.idToken("ann"))
    }

    @Test func anIDTokenWhoseUserNobodyKnowsIsNotKept() async throws {
        let bench = try await Bench()
        bench.server.state.withLock { $0.script = [Self.answer("mallory")] }
        #expect(try await bench.token().value == "a")
        #expect(try await bench.account?.idToken == nil)
        #expect(try await bench.account?.refreshToken == "r")
    }

    /// An id token of which only the user is read.
    private static func idToken(_ subject: String) -> String {
        "e30.\(JSON.Bytes(urlSafe: Array(#"{"sub":"\#(subject)"}"#.utf8))).c2ln"
    }

    /// The response to a refresh, with an id token.
    private static func answer(_ subject: String) -> ScriptedTransport.Answer {
        let idToken = idToken(subject)
        return .status(
            200,
            body: #"{"access_token": "a", "refresh_token": "r", "expires_in": 60, "id_token": "\#(idToken)"}"#
        )
    }

    @Test func theTokenIsStoredBeforeItIsUsed() async throws {
        let bench = try await Bench()
        let client = bench.server.makeClient(RefusingStore(inner: bench.store))
        let error = await oauthFailure { _ = try await bench.token(client) }
        #expect(error?.code == .store)
    }

    @Test func aDeadRefreshTokenIsMarkedAndNotDeleted() async throws {
        let bench = try await Bench { $0.refreshToken = "refresh-0" }
        let error = await oauthFailure { _ = try await bench.token() }
        #expect(error?.code == .refused)
        #expect(error?.needsLogin == true)
        let account = try #require(try await bench.account)
        #expect(account.needsLogin)
        #expect(account.refreshToken == "refresh-0")
        // The server is not asked again.
        let transport = ScriptedTransport([])
        let again = await oauthFailure { _ = try await bench.token(bench.server.makeClient(bench.store, transport)) }
        #expect(again?.needsLogin == true)
        #expect(transport.requests.isEmpty)
    }

    @Test func aRefreshTokenThatWasReplacedMeanwhileIsForgotten() async throws {
        let bench = try await Bench()
        // Another program writes the account without waiting for its lock.
        let store = CarelessStore()
        await store.set(bench.server.account())
        let transport = ScriptedTransport { sent in
            guard sent.form["refresh_token"] == "refresh-1" else { return bench.server.answer(sent) }
            bench.server.state.withLock { $0.generation = 7 }
            var account = bench.server.account()
            account.refreshToken = "refresh-7"
            await store.set(account)
            return .status(400, body: #"{"error": "invalid_grant"}"#)
        }
        #expect(try await bench.token(bench.server.makeClient(store, transport)).value == "access-8")
        #expect(transport.requests.map { $0.form["refresh_token"] } == ["refresh-1", "refresh-7"])
        #expect(try await store.accounts().first?.needsLogin == false)
    }

    @Test(arguments: [503, 500, 429])
    func aFailureOfTheServerIsNoReasonToLogIn(_ status: Int) async throws {
        let bench = try await Bench()
        bench.server.state.withLock { $0.script = Array(repeating: .status(status), count: 20) }
        let error = await oauthFailure { _ = try await bench.token() }
        #expect(error?.needsLogin == false)
        #expect(try await bench.account == bench.server.account())
        bench.server.state.withLock { $0.script = [] }
        #expect(try await bench.token().value == "access-2")
    }

    @Test func anAccountThatIsNotThereNeedsALogin() async throws {
        let bench = try await Bench()
        try await bench.store.withAccount(.of("ann")) { $0 = nil }
        let error = await oauthFailure { _ = try await bench.token() }
        #expect(error?.code == .notFound)
        #expect(error?.needsLogin == true)
    }

    @Test func anAccountWithoutARefreshTokenLastsAsLongAsItsToken() async throws {
        let bench = try await Bench {
            $0.refreshToken = nil
            $0.accessToken?.expiry = nil
        }
        #expect(try await bench.token().value == "access-1")
        let error = await oauthFailure { _ = try await bench.token(replacing: AccessToken("access-1")) }
        #expect(error?.needsLogin == true)
    }

    @Test func aNewLoginEndsTheNeedForOne() async throws {
        let bench = try await Bench { $0.refreshToken = "refresh-0" }
        _ = await oauthFailure { _ = try await bench.token() }
        let response = TokenResponse(
            accessToken: AccessToken("access-9", expiry: .after(.seconds(60))),
            refreshToken: "refresh-9",
            idToken: nil,
            members: [:]
        )
        try await bench.client.adopt(response, subject: "ann")
        #expect(try await bench.token().value == "access-9")
        #expect(try await bench.account?.needsLogin == false)
    }

    @Test func cancellingEndsTheRequestAndChangesNothing() async throws {
        let bench = try await Bench()
        let transport = ScriptedTransport([.stall])
        let client = bench.server.makeClient(bench.store, transport)
        let task = Task { try await bench.token(client) }
        try await transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await bench.account == bench.server.account())
    }

    /// Clients that know nothing of each other, as in several processes, but for the file.
    @Test func aThousandTasksRefreshOnce() async throws {
        try await StoreFixture.run { fixture in
            let server = RotatingServer()
            try await FileTokenStore(fixture.path).withAccount(.of("ann")) { $0 = server.account() }
            let clients = (0..<10).map { _ in server.makeClient(FileTokenStore(fixture.path)) }
            for round in 2...4 {
                let all = clients.map { $0.credentials(for: .of("ann")) }
                try await withThrowingTaskGroup(of: String.self) { group in
                    for number in 0..<1_000 {
                        group.addTask { try await all[number % all.count].token().value }
                    }
                    for try await token in group { #expect(token == "access-\(round)") }
                }
                #expect(server.refreshes == round - 1)
                server.advance(by: 2 * RotatingServer.lifetime)
            }
            #expect(!server.isFamilyDead)
        }
    }

    @Test func theIdentityNamesTheAccountAndNoToken() async throws {
        let server = RotatingServer()
        let client = server.makeClient(.memory)
        func identity(_ subject: String) -> String? { RefreshTokenProvider(client: client, id: .of(subject)).identity }
        #expect(identity("ann") != nil)
        #expect(identity("ann") == identity("ann"))
        #expect(identity("ann") != identity("bob"))
        // Two users, one after the other, can be this account: no response for one may be shown to the other.
        #expect(identity(OAuthClient.defaultSubject) == nil)
    }
}

/// A store whose disk is full.
private struct RefusingStore: TokenStore {
    let inner: MemoryTokenStore

    func withAccount<Result: Sendable>(
        _ id: StoredAccount.ID,
        _ body: @Sendable (inout StoredAccount?) async throws -> Result
    ) async throws -> Result {
        var account = try await inner.accounts().first
        _ = try await body(&account)
        throw OAuthError(.store, "no space left")
    }

    func accounts() async throws -> [StoredAccount] { try await inner.accounts() }

    func withRegistration<Result: Sendable>(
        _ id: ClientRegistration.ID,
        _ body: @Sendable (inout ClientRegistration?) async throws -> Result
    ) async throws -> Result {
        try await inner.withRegistration(id, body)
    }
}

/// A store without locks.
private actor CarelessStore: TokenStore {
    private var account: StoredAccount?

    func set(_ account: StoredAccount?) { self.account = account }

    func withAccount<Result: Sendable>(
        _ id: StoredAccount.ID,
        _ body: @Sendable (inout StoredAccount?) async throws -> Result
    ) async throws -> Result {
        let before = account
        var changed = before
        let result = try await body(&changed)
        if changed != before { account = changed }
        return result
    }

    func accounts() async throws -> [StoredAccount] { account.map { [$0] } ?? [] }

    func withRegistration<Result: Sendable>(
        _ id: ClientRegistration.ID,
        _ body: @Sendable (inout ClientRegistration?) async throws -> Result
    ) async throws -> Result {
        throw OAuthError(.store, "keeps no registrations")
    }
}
