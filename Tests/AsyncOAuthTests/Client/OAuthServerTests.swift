@testable import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import Foundation
import HTTPTypes
import Testing

@testable import AsyncOAuth

@Suite(.timeLimit(.minutes(5))) struct OAuthServerTests {
    private static func metadata(_ issuer: String, _ change: (inout JSON.Value) -> Void = { _ in }) -> JSON.Value {
        var metadata: JSON.Value = [
            "issuer": JSON.Value(issuer), "token_endpoint": "https://login.example/token",
            "authorization_endpoint": "https://login.example/authorize", "jwks_uri": "https://login.example/keys",
            "userinfo_endpoint": "https://login.example/me", "revocation_endpoint": "https://login.example/revoke",
            "registration_endpoint": "https://login.example/register",
            "end_session_endpoint": "https://login.example/end",
            "device_authorization_endpoint": "https://login.example/device",
            "token_endpoint_auth_methods_supported": ["private_key_jwt", "client_secret_post"], "colour": "blue",
        ]
        change(&metadata)
        return metadata
    }

    private func environment(_ transport: ScriptedTransport) -> TokenEnvironment {
        RotatingServer().environment(transport)
    }

    // MARK: Metadata

    @Test func allEndpointsAreRead() throws {
        let server = try OAuthServer(metadata: Self.metadata("https://login.example"))
        #expect(server.issuer == "https://login.example")
        #expect(server.tokenEndpoint == "https://login.example/token")
        #expect(server.authorizationEndpoint == "https://login.example/authorize")
        #expect(server.keysURL == "https://login.example/keys")
        #expect(server.userInfoEndpoint == "https://login.example/me")
        #expect(server.revocationEndpoint == "https://login.example/revoke")
        #expect(server.registrationEndpoint == "https://login.example/register")
        #expect(server.endSessionEndpoint == "https://login.example/end")
        #expect(server.deviceAuthorizationEndpoint == "https://login.example/device")
        #expect(server.authenticationMethods == ["private_key_jwt", "client_secret_post"])
        #expect(server.rotatesRefreshTokens)
        #expect(server.metadata["colour"]?.string == "blue")
    }

    @Test(arguments: [nil, JSON.Value.null, 7, ["https://login.example/x"]])
    func anOptionalEndpointOfAnotherKindIsAbsent(_ value: JSON.Value?) throws {
        let server = try OAuthServer(
            metadata: Self.metadata("https://login.example") {
                $0["revocation_endpoint"] = value
                $0["token_endpoint_auth_methods_supported"] = nil
            }
        )
        #expect(server.revocationEndpoint == nil)
        #expect(server.authenticationMethods == ["client_secret_basic"])
    }

    @Test(arguments: [
        "http://login.example/token", "ftp://login.example/token", "token", "", "https://", "https://a@login.example/",
        "https://login.example\r\n/token", "https://login.example/\u{9B}2J", "http://127.0.0.1.evil.example/token",
    ])
    func anEndpointThatNobodyCanTrustIsRefused(_ url: String) {
        for name in ["token_endpoint", "authorization_endpoint", "jwks_uri", "registration_endpoint"] {
            let metadata = Self.metadata("https://login.example") { $0[name] = JSON.Value(url) }
            let error = #expect(throws: OAuthError.self) { try OAuthServer(metadata: metadata) }
            #expect(error?.code == .badAnswer)
            #expect(error?.message.contains(name) == true)
        }
    }

    @Test(arguments: ["http://127.0.0.1:8080/token", "http://localhost/token", "http://[::1]:1/token"])
    func anEndpointOfThisMachineNeedsNoTLS(_ url: String) throws {
        let metadata = Self.metadata("http://localhost") { $0["token_endpoint"] = JSON.Value(url) }
        #expect(try OAuthServer(metadata: metadata).tokenEndpoint == url)
        // A server elsewhere must not send codes and forms to the services of this machine.
        let other = Self.metadata("https://login.example") { $0["token_endpoint"] = JSON.Value(url) }
        let error = #expect(throws: OAuthError.self) { try OAuthServer(metadata: other) }
        #expect(error?.code == .badAnswer)
    }

    private static let endpoints = [
        "token_endpoint", "authorization_endpoint", "jwks_uri", "userinfo_endpoint", "revocation_endpoint",
        "registration_endpoint", "end_session_endpoint", "device_authorization_endpoint",
    ]

    @Test(
        arguments: endpoints,
        [
            "https://localhost:8443/", "https://127.0.0.1/", "https://[::1]/", "https://10.0.0.1/x",
            "https://169.254.169.254/", "https://[fd00::1]/", "https://2130706433/",
            "https://metadata.google.internal/", "https://printer/",
        ]
    )
    func anIssuerOfTheInternetNamesInwardEndpointsOnlyIfThatIsAllowed(_ name: String, _ url: String) async throws {
        let metadata = Self.metadata(Self.issuer) { $0[name] = JSON.Value(url) }
        let transport = ScriptedTransport { _ in .status(200, body: metadata.description) }
        let error = await oauthFailure {
            _ = try await OAuthServer.discover(Self.issuer, in: environment(transport))
        }
        #expect(error?.code == .badAnswer)
        #expect(error?.message.contains("\(name) leads from outside") == true)
        #expect(throws: OAuthError.self) { try OAuthServer(metadata: metadata) }
        let allowing = TokenEnvironment(.init { $0.allowsInwardLinks = true }, transport: transport)
        #expect(try await OAuthServer.discover(Self.issuer, in: allowing).issuer == Self.issuer)
        #expect(transport.requests.count == 2)
    }

    @Test(arguments: [
        ("https://localhost", "https://127.0.0.1:9443/x"), ("https://localhost", "https://10.0.0.1/x"),
        ("http://127.0.0.1:8080", "https://sso.corp/x"), ("https://10.0.0.1", "https://192.168.1.1/x"),
        ("https://sso", "https://10.0.0.1/x"), ("https://sso.corp", "https://login.example/x"),
    ])
    func anIssuerNamesEndpointsThatAreAsFarOrFarther(_ issuer: String, _ url: String) async throws {
        for name in Self.endpoints {
            let metadata = Self.metadata(issuer) { $0[name] = JSON.Value(url) }
            let transport = ScriptedTransport([.status(200, body: metadata.description)])
            #expect(try await OAuthServer.discover(issuer, in: environment(transport)).issuer == issuer)
        }
    }

    /// An issuer that is no URL has no place, so it counts as one of the internet.
    @Test(arguments: ["https://10.0.0.1", "https://sso.corp", "https://login.example", "issuer"])
    func anIssuerElsewhereNamesNoEndpointOfThisMachine(_ issuer: String) {
        let metadata = Self.metadata(issuer) { $0["token_endpoint"] = "https://localhost/token" }
        let error = #expect(throws: OAuthError.self) { try OAuthServer(metadata: metadata) }
        #expect(error?.code == .badAnswer)
        #expect(error?.message.contains("this machine") == true)
    }

    @Test(arguments: [[], "text", [:], ["issuer": 5], ["issuer": "https://login.example"]] as [JSON.Value])
    func metadataWithoutItsTwoMembersAreRefused(_ metadata: JSON.Value) {
        let error = #expect(throws: OAuthError.self) { try OAuthServer(metadata: metadata) }
        #expect(error?.code == .badAnswer)
    }

    @Test func googleIsKnown() {
        let google = OAuthServer.google
        #expect(google.issuer == "https://accounts.google.com")
        #expect(google.authentication(id: "i", secret: "s") == .post(id: "i", secret: "s"))
        #expect(!google.rotatesRefreshTokens)
    }

    @Test(
        arguments: [
            (["client_secret_basic"], nil, ClientAuthentication.basic(id: "i", secret: "s")),
            (["client_secret_post", "client_secret_basic"], nil, .post(id: "i", secret: "s")),
            (["client_secret_basic", "client_secret_post"], nil, .basic(id: "i", secret: "s")),
            (["client_secret_basic"], "client_secret_post", .post(id: "i", secret: "s")),
            (["client_secret_basic"], "none", .identified(id: "i")),
            (["none", "client_secret_post"], nil, .post(id: "i", secret: "s")),
            (["private_key_jwt"], nil, .basic(id: "i", secret: "s")),
            ([], nil, .basic(id: "i", secret: "s")),
        ] as [([String], String?, ClientAuthentication)]
    )
    func theServerChoosesTheAuthentication(_ methods: [String], _ chosen: String?, _ expected: ClientAuthentication) {
        var server = OAuthServer.google
        server.authenticationMethods = methods
        #expect(server.authentication(id: "i", secret: "s", method: chosen) == expected)
        #expect(server.authentication(id: "i", secret: nil, method: chosen) == .identified(id: "i"))
    }

    // MARK: Discovery

    /// OpenID Connect Discovery §4.1 and RFC 8414 §3.1: where an issuer with a path has its metadata.
    @Test(arguments: [
        ("https://example.com", "/.well-known/openid-configuration", "/.well-known/oauth-authorization-server"),
        ("https://example.com/", "/.well-known/openid-configuration", "/.well-known/oauth-authorization-server"),
        (
            "https://example.com/issuer1", "/issuer1/.well-known/openid-configuration",
            "/.well-known/oauth-authorization-server/issuer1"
        ),
        (
            "https://example.com/a/b/", "/a/b/.well-known/openid-configuration",
            "/.well-known/oauth-authorization-server/a/b"
        ),
        ("http://127.0.0.1:9000", "/.well-known/openid-configuration", "/.well-known/oauth-authorization-server"),
    ])
    func bothPlacesAreTried(_ issuer: String, _ first: String, _ second: String) async throws {
        let transport = ScriptedTransport { sent in
            sent.path == first ? .status(404) : .status(200, body: Self.metadata(issuer).description)
        }
        let server = try await OAuthServer.discover(issuer, in: environment(transport))
        #expect(server.issuer == issuer)
        #expect(transport.requests.map(\.path) == [first, second])
        let direct = ScriptedTransport([.status(200, body: Self.metadata(issuer).description)])
        _ = try await OAuthServer.discover(issuer, in: environment(direct))
        #expect(try direct.requests.only.path == first)
    }

    @Test func metadataOfAnotherIssuerAreRefused() async throws {
        for other in [
            "https://login.example/", "https://LOGIN.example", "https://evil.example", "http://login.example",
        ] {
            let transport = ScriptedTransport([.status(200, body: Self.metadata(other).description)])
            let error = await oauthFailure {
                _ = try await OAuthServer.discover("https://login.example", in: environment(transport))
            }
            #expect(error?.code == .badAnswer)
            #expect(error?.message.contains("issuer") == true)
        }
    }

    @Test(arguments: ["", "<html>", "[]", "{\"issuer\":", String(repeating: "[", count: 2_000)])
    func anAnswerThatIsNoMetadataIsRefused(_ body: String) async throws {
        let transport = ScriptedTransport([.status(200, body: body)])
        let error = await oauthFailure {
            _ = try await OAuthServer.discover("https://login.example", in: environment(transport))
        }
        #expect(error?.code == .badAnswer)
    }

    @Test(arguments: [
        "login.example", "http://login.example", "https://login.example?a=b", "https://login.example#f", "",
    ])
    func aTextThatIsNoIssuerIsNotAsked(_ issuer: String) async throws {
        let transport = ScriptedTransport([])
        let error = await oauthFailure { _ = try await OAuthServer.discover(issuer, in: environment(transport)) }
        #expect(error?.code == .invalidConfiguration)
        #expect(transport.requests.isEmpty)
    }

    @Test func cancellingEndsADiscovery() async throws {
        let transport = ScriptedTransport([.stall])
        let environment = environment(transport)
        let task = Task { try await OAuthServer.discover("https://login.example", in: environment) }
        try await transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await transport.waitForOpen(atMost: 0)
    }

    // MARK: The cache

    private static let issuer = "https://login.example"

    @Test(
        arguments: [
            ("max-age=600", 600), ("public, MAX-AGE=600", 600), ("no-store", 60), ("max-age=0", 60),
            ("max-age=99999999999999999999", 3_600), ("max-age=9999999", 86_400), (nil, 3_600),
        ] as [(String?, Int)]
    )
    func aServerIsKeptAsLongAsItAllows(_ cacheControl: String?, _ seconds: Int) async throws {
        let bench = RotatingServer()
        let transport = ScriptedTransport { _ in
            .status(
                200,
                headers: cacheControl.map { [.cacheControl: $0] } ?? [:],
                body: Self.metadata(Self.issuer).description
            )
        }
        let cache = OAuthServerCache(in: bench.environment(transport))
        _ = try await cache.server(Self.issuer)
        bench.clock.advance(by: .seconds(seconds - 1))
        _ = try await cache.server(Self.issuer)
        #expect(transport.requests.count == 1)
        bench.clock.advance(by: .seconds(2))
        _ = try await cache.server(Self.issuer)
        try await transport.waitForRequests(2)
    }

    /// The metadata before and after a move.
    private static let moves = [
        metadata(issuer), metadata(issuer) { $0["token_endpoint"] = "https://login.example/new" },
    ].map { ScriptedTransport.Answer.status(200, body: $0.description) }

    @Test func aForgottenServerIsDiscoveredAgain() async throws {
        let transport = ScriptedTransport(Self.moves)
        let cache = OAuthServerCache(in: environment(transport))
        #expect(try await cache.server(Self.issuer).tokenEndpoint == "https://login.example/token")
        await cache.forget(Self.issuer)
        #expect(try await cache.server(Self.issuer).tokenEndpoint == "https://login.example/new")
    }

    @Test func anOldServerServesWhileTheIssuerIsSilent() async throws {
        let bench = RotatingServer()
        let transport = ScriptedTransport([Self.moves[0], .stall])
        let cache = OAuthServerCache(in: bench.environment(transport))
        _ = try await cache.server(Self.issuer)
        bench.clock.advance(by: .seconds(3_600))
        for _ in 0..<3 { #expect(try await cache.server(Self.issuer).issuer == Self.issuer) }
        try await transport.waitForRequests(2)
        #expect(transport.requests.count == 2)
        await transport.shutdown()
    }

    @Test func aServerThatIsMuchTooOldIsWaitedFor() async throws {
        let bench = RotatingServer()
        let cache = OAuthServerCache(in: bench.environment(ScriptedTransport(Self.moves)))
        _ = try await cache.server(Self.issuer)
        bench.clock.advance(by: .seconds(7_201))
        #expect(try await cache.server(Self.issuer).tokenEndpoint == "https://login.example/new")
    }

    @Test func anOldServerServesAfterAFailure() async throws {
        let bench = RotatingServer()
        let transport = ScriptedTransport([Self.moves[0], .status(400), Self.moves[1]])
        let cache = OAuthServerCache(in: bench.environment(transport))
        _ = try await cache.server(Self.issuer)
        bench.clock.advance(by: .seconds(7_201))
        for _ in 0..<3 {
            #expect(try await cache.server(Self.issuer).tokenEndpoint == "https://login.example/token")
        }
        // Not at once, so that a broken issuer is not asked for each call.
        #expect(transport.requests.count == 2)
        bench.clock.advance(by: .seconds(30))
        _ = try await cache.server(Self.issuer)
        try await transport.waitForRequests(3)
    }

    @Test func allWhoWaitShareOneRequestAndNoneKeepsAFailure() async throws {
        let gate = Promise<Void>()
        let transport = ScriptedTransport { _ in
            try await gate.value
            return .status(200, body: Self.metadata(Self.issuer).description)
        }
        let cache = OAuthServerCache(in: environment(transport))
        let tasks = (0..<10).map { _ in Task { try await cache.server(Self.issuer) } }
        try await transport.waitForRequests(1)
        tasks[3].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[3].value }
        gate.fulfill(.success(()))
        for task in tasks where !task.isCancelled { #expect(try await task.value.issuer == Self.issuer) }
        #expect(transport.requests.count == 1)

        let failing = ScriptedTransport { _ in .status(400) }
        let other = OAuthServerCache(in: environment(failing))
        for _ in 0..<2 { _ = await oauthFailure { _ = try await other.server(Self.issuer) } }
        #expect(failing.requests.count == 2)
    }

    /// A call that runs in its caller's task is stopped without cancelling the task.
    @Test func aStoppedCallEndsItsWaitAlone() async throws {
        let gate = Promise<Void>()
        let transport = ScriptedTransport { _ in
            try await gate.value
            return .status(200, body: Self.metadata(Self.issuer).description)
        }
        let cache = OAuthServerCache(in: environment(transport))
        let interruption = Interruption()
        let first = Task {
            try await Interruption.$current.withValue(interruption) { try await cache.server(Self.issuer) }
        }
        try await transport.waitForRequests(1)
        interruption.stop(.cancelled)
        await #expect(throws: CancellationError.self) { try await first.value }
        let second = Task { try await cache.server(Self.issuer) }
        gate.fulfill(.success(()))
        #expect(try await second.value.issuer == Self.issuer)
        #expect(transport.requests.count == 1)
    }
}
