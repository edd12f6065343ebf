import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import Foundation
import HTTPTypes
import Synchronization
import Testing

@testable import AsyncOAuth

@Suite(.timeLimit(.minutes(5))) struct ClientRegistrationTests {
    /// A server that registers clients `c1`, `c2` …, and knows only the newest.
    private final class Registrar: Sendable {
        let clock = RotatingServer()
        let store = MemoryTokenStore()
        private let registered = Mutex(0)
        /// The lifetime of secrets in seconds; 0 is for ever.
        let lifetime: Double

        init(lifetime: Double = 0) { self.lifetime = lifetime }

        var registrations: Int { registered.withLock { $0 } }
        func forgetAll() { registered.withLock { $0 += 1 } }

        var transport: ScriptedTransport {
            ScriptedTransport { sent in
                if sent.path == "/register" {
                    let number = self.registered.withLock {
                        $0 += 1
                        return $0
                    }
                    let end = self.lifetime == 0 ? 0 : self.clock.now.timeIntervalSince1970 + self.lifetime
                    return .status(
                        201,
                        body: """
                            {"client_id": "c\(number)", "client_secret": "SECRET-client", "client_secret_expires_at": \(end),
                            "registration_access_token": "SECRET-access", "registration_client_uri": "https://login.example/c",
                            "token_endpoint_auth_method": "client_secret_post"}
                            """
                    )
                }
                guard sent.form["client_id"] == "c\(self.registrations)" else {
                    return .status(401, body: #"{"error": "invalid_client"}"#)
                }
                return RotatingServer.tokens(2)
            }
        }

        func makeClient(
            _ transport: ScriptedTransport? = nil,
            fallback: OAuthClient.KnownClient? = nil,
            hasEndpoint: Bool = true
        ) -> OAuthClient {
            var server = OAuthServer(
                issuer: "https://login.example",
                authorizationEndpoint: "https://login.example/authorize",
                tokenEndpoint: "https://login.example/token"
            )
            if hasEndpoint { server.registrationEndpoint = "https://login.example/register" }
            return OAuthClient(
                server,
                registering: ClientMetadata("Tool") { $0.scopes = ["openid", "files"] },
                initialAccessToken: "initial",
                fallback: fallback,
                store: store,
                environment: clock.environment(transport ?? self.transport)
            )
        }
    }

    /// RFC 7591 §3.1, with the redirect of RFC 8252 §7.3.
    @Test func theRequestSaysWhatTheApplicationIs() async throws {
        let registrar = Registrar()
        let transport = registrar.transport
        let client = try await registrar.makeClient(transport).registration()
        let sent = try transport.requests.only
        #expect(sent.method == .post)
        #expect(sent.path == "/register")
        #expect(sent.header("Authorization") == "Bearer initial")
        #expect(sent.header("Content-Type") == "application/json")
        let json = try sent.json()
        #expect(json["application_type"] == "native")
        #expect(json["client_name"] == "Tool")
        #expect(json["redirect_uris"] == ["http://127.0.0.1"])
        #expect(json["grant_types"] == ["authorization_code", "refresh_token"])
        #expect(json["scope"] == "openid files")
        #expect(client.clientID == "c1")
        #expect(client.clientSecret == "SECRET-client")
        #expect(client.secretExpiry == nil)
        #expect(client.registrationAccessToken == "SECRET-access")
        #expect(client.registrationURL == "https://login.example/c")
        #expect(registrar.makeClient().authentication(client) == .post(id: "c1", secret: "SECRET-client"))
    }

    @Test(
        arguments: [
            ("https://login.example/register", "https://10.0.0.1/c", false, false),
            ("https://login.example/register", "https://localhost:8443/c", false, false),
            ("https://login.example/register", "https://169.254.169.254/c", false, false),
            ("https://login.example/register", "http://localhost/c", false, false),
            ("https://login.example/register", "http://login.example/c", false, false),
            ("https://login.example/register", "https://10.0.0.1/c", true, true),
            ("https://sso.corp/register", "https://10.0.0.1/c", false, true),
            ("http://localhost/register", "http://127.0.0.1:1/c", false, true),
        ] as [(String, String, Bool, Bool)]
    )
    func theURLOfARegistrationIsNoNearerThanItsServer(
        _ endpoint: String,
        _ url: String,
        _ allowsInwardLinks: Bool,
        _ isKept: Bool
    ) async throws {
        var server = OAuthServer(issuer: endpoint, tokenEndpoint: endpoint)
        server.registrationEndpoint = endpoint
        let body = #"{"client_id": "c1", "registration_client_uri": "\#(url)"}"#
        let environment = TokenEnvironment(
            .init { $0.allowsInwardLinks = allowsInwardLinks },
            transport: ScriptedTransport([.status(201, body: body)])
        )
        let client = try await server.register(ClientMetadata("Tool"), in: environment)
        #expect(client.clientID == "c1")
        #expect(client.registrationURL == (isKept ? url : nil))
    }

    @Test func manyTasksRegisterOnce() async throws {
        let registrar = Registrar()
        let clients = (0..<5).map { _ in registrar.makeClient() }
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<50 { group.addTask { try await clients[number % 5].registration().clientID } }
            for try await id in group { #expect(id == "c1") }
        }
        #expect(registrar.registrations == 1)
    }

    @Test func aSecretIsReplacedInItsLastMinute() async throws {
        let registrar = Registrar(lifetime: 3_600)
        let client = registrar.makeClient()
        #expect(try await client.registration().clientID == "c1")
        registrar.clock.advance(by: 3_540)
        #expect(try await client.registration().clientID == "c1")
        registrar.clock.advance(by: 1)
        #expect(try await client.registration().clientID == "c2")
    }

    /// A new client could not use the refresh tokens of the one before.
    @Test func aClockThatIsAheadReplacesNoClientWhileItRefreshes() async throws {
        let registrar = Registrar(lifetime: 3_600)
        let client = registrar.makeClient()
        _ = try await client.registration()
        registrar.clock.advance(by: 7_200)
        #expect(try await client.tokens(for: .refreshToken("r")).accessToken?.value == "access-2")
        #expect(registrar.registrations == 1)
        registrar.forgetAll()
        #expect(try await client.tokens(for: .refreshToken("r")).accessToken?.value == "access-2")
        #expect(registrar.registrations == 3)
    }

    @Test func aClientThatTheServerForgotRegistersAgainWhileItRefreshes() async throws {
        let registrar = Registrar()
        let client = registrar.makeClient()
        _ = try await client.registration()
        registrar.forgetAll()
        let tokens = try await client.tokens(for: .refreshToken("r"))
        #expect(tokens.accessToken?.value == "access-2")
        #expect(try await client.registration().clientID == "c3")
    }

    @Test func aCodeOfAForgottenClientIsLostButTheNextLoginWorks() async throws {
        let registrar = Registrar()
        let client = registrar.makeClient()
        let first = try await client.registration()
        registrar.forgetAll()
        let grant = TokenGrant.code("code", redirectURL: "http://127.0.0.1", verifier: "verifier")
        let error = await oauthFailure { _ = try await client.tokens(for: grant, as: first, isTiedToClient: true) }
        #expect(error?.reason == .invalidClient)
        let next = try await client.registration()
        #expect(next.clientID == "c3")
        #expect(try await client.tokens(for: grant, as: next, isTiedToClient: true).accessToken != nil)
    }

    @Test func aClientThatStaysUnknownRegistersOnlyOnce() async throws {
        let registrar = Registrar()
        let transport = ScriptedTransport { sent in
            sent.path == "/register"
                ? .status(201, body: #"{"client_id": "c\#(sent.bodyLength)"}"#)
                : .status(401, body: #"{"error": "invalid_client"}"#)
        }
        let client = registrar.makeClient(transport)
        let error = await oauthFailure { _ = try await client.tokens(for: .refreshToken("r")) }
        #expect(error?.reason == .invalidClient)
        #expect(transport.requests(to: "/register").count == 2)
    }

    @Test(arguments: [400, 401, 403, 404, 405])
    func aServerThatRegistersNobodyGetsTheFallback(_ status: Int) async throws {
        let registrar = Registrar()
        let transport = ScriptedTransport { _ in .status(status, body: #"{"error": "access_denied"}"#) }
        let fallback = OAuthClient.KnownClient(id: "known", secret: "SECRET-client")
        let client = registrar.makeClient(transport, fallback: fallback)
        #expect(try await client.registration().clientID == "known")
        let error = await oauthFailure { _ = try await Registrar().makeClient(transport).registration() }
        #expect(error != nil)
    }

    /// Returns a transport whose server registers nobody until the test says so, and gives tokens only to the fallback.
    private func transport(registersAt isOpen: @escaping @Sendable () -> Bool, refusal: Int) -> ScriptedTransport {
        ScriptedTransport { sent in
            if sent.path == "/register" {
                return isOpen() ? .status(201, body: #"{"client_id": "late"}"#) : .status(refusal)
            }
            return sent.form["client_id"] == "known"
                ? RotatingServer.tokens(2) : .status(400, body: #"{"error": "invalid_grant"}"#)
        }
    }

    /// A server need not refuse for ever, but the tokens stay those of the client with which the user logged in.
    @Test(arguments: [401, 403, 404, 405, 501])
    func theFallbackStaysTheClientOfItsTokens(_ refusal: Int) async throws {
        let registrar = Registrar()
        let isOpen = Mutex(false)
        let transport = transport(registersAt: { isOpen.withLock { $0 } }, refusal: refusal)
        let client = registrar.makeClient(transport, fallback: .init(id: "known"))
        let login = try await client.beginLogin(scopes: ["files"], redirectURL: "https://app.example/")
        #expect(login.clientID == "known")
        isOpen.withLock { $0 = true }
        let account = try await client.finishLogin(login, redirect: "/?code=c&state=\(login.state)", name: "ann")
        #expect(account.refreshToken == "refresh-2")

        registrar.clock.advance(by: 2 * RotatingServer.lifetime)
        // Another process, which knows only what is in the store.
        let other = registrar.makeClient(transport, fallback: .init(id: "known"))
        #expect(try await other.credentials(for: account.id).token().value == "access-2")
        #expect(try await registrar.store.accounts().map(\.needsLogin) == [false])
        #expect(transport.requests(to: "/register").count == 1)
    }

    @Test func aFallbackThatTheServerDoesNotKnowIsReplaced() async throws {
        let registrar = Registrar()
        let isOpen = Mutex(false)
        let transport = ScriptedTransport { sent in
            if sent.path == "/register" {
                return isOpen.withLock { $0 } ? .status(201, body: #"{"client_id": "late"}"#) : .status(403)
            }
            return sent.form["client_id"] == "late"
                ? RotatingServer.tokens(2) : .status(401, body: #"{"error": "invalid_client"}"#)
        }
        let client = registrar.makeClient(transport, fallback: .init(id: "known"))
        #expect(try await client.registration().clientID == "known")
        isOpen.withLock { $0 = true }
        #expect(try await client.registration().clientID == "known")
        #expect(try await client.tokens(for: .refreshToken("r")).accessToken?.value == "access-2")
        #expect(try await client.registration().clientID == "late")
    }

    @Test func aServerWithoutTheEndpointGetsTheFallback() async throws {
        let registrar = Registrar()
        let client = registrar.makeClient(fallback: .init(id: "known"), hasEndpoint: false)
        #expect(try await client.registration().clientID == "known")
        let error = await oauthFailure { _ = try await Registrar().makeClient(hasEndpoint: false).registration() }
        #expect(error?.code == .invalidConfiguration)
    }

    @Test(arguments: [429, 503])
    func aFailureThatPassesIsNoReasonForTheFallback(_ status: Int) async throws {
        let registrar = Registrar()
        let transport = ScriptedTransport { _ in .status(status) }
        let client = registrar.makeClient(transport, fallback: .init(id: "known"))
        let error = await oauthFailure { _ = try await client.registration() }
        #expect(error?.status == status)
        #expect(error?.isRetryable == true)
    }

    @Test func anErrorRepeatsNoTokenOfTheAdministrator() async throws {
        let refusal = #"{"error": "invalid_token", "error_description": "SECRET-access is wrong"}"#
        let client = Registrar().makeClient(ScriptedTransport { _ in .status(401, body: refusal) })
        let error = await oauthFailure {
            _ = try await client.server.register(
                ClientMetadata("Tool"),
                initialAccessToken: "SECRET-access",
                in: client.environment
            )
        }
        #expect(error?.message.contains("is wrong") == true)
    }

    @Test(arguments: ["{}", "[]", "", #"{"client_id": ""}"#, #"{"client_id": 5}"#])
    func anAnswerWithoutAnIDIsRefused(_ body: String) async throws {
        let registrar = Registrar()
        let client = registrar.makeClient(ScriptedTransport { _ in .status(201, body: body) })
        let error = await oauthFailure { _ = try await client.registration() }
        #expect(error?.code == .badAnswer)
    }

    @Test(
        arguments: [
            ("0", nil), ("\"0\"", nil), ("-5", nil), ("1e999", nil), ("null", nil), ("\"soon\"", nil),
            ("1900000000", 1_900_000_000), ("\"1900000000\"", 1_900_000_000),
        ] as [(String, Double?)]
    )
    func theEndOfASecretIsRead(_ text: String, _ end: Double?) async throws {
        let registrar = Registrar()
        let body = #"{"client_id": "c", "client_secret": "s", "client_secret_expires_at": \#(text)}"#
        let client = registrar.makeClient(ScriptedTransport { _ in .status(201, body: body) })
        #expect(try await client.registration().secretExpiry == end.map { Date(timeIntervalSince1970: $0) })
    }

    @Test func cancellingEndsARegistration() async throws {
        let registrar = Registrar()
        let transport = ScriptedTransport([.stall])
        let client = registrar.makeClient(transport)
        let task = Task { try await client.registration() }
        try await transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
