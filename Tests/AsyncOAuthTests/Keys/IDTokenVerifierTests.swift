import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import Foundation
import Testing

@Suite("The check of id tokens", .timeLimit(.minutes(5)))
struct IDTokenVerifierTests {
    private let key: SigningKey
    private let verifier: IDTokenVerifier
    private static let good: JSON.Value = [
        "iss": "https://issuer.example", "aud": "client", "sub": "7", "iat": 1_767_323_045, "exp": 1_767_326_645,
        "nonce": "n",
    ]

    init() throws {
        key = try SigningKey(pem: TestKeys.p256)
        verifier = Self.verifier(at: TestKeys.issued)
    }

    /// Returns a verifier whose wall clock shows this time.
    private static func verifier(at seconds: Double) -> IDTokenVerifier {
        let environment = TokenEnvironment(
            transport: ScriptedTransport { _ in .status(200, body: TestKeys.keySet) },
            now: { Date(timeIntervalSince1970: seconds) }
        )
        return IDTokenVerifier(
            issuer: "https://issuer.example",
            keysURL: "https://issuer.example/keys",
            audience: "client",
            environment: environment
        )
    }

    private func token(_ changes: [String: JSON.Value?] = [:]) throws -> String {
        var claims = Self.good
        for (name, value) in changes { claims[name] = value }
        return try JSONWebToken.signed(claims, by: key, keyID: "e")
    }

    private func expectRefusal(
        _ changes: [String: JSON.Value?],
        _ word: String,
        by verifier: IDTokenVerifier? = nil,
        nonce: String? = nil
    ) async throws {
        let verifier = verifier ?? self.verifier
        let token = try token(changes)
        let error = try await #require(throws: OAuthError.self) { _ = try await verifier.verify(token, nonce: nonce) }
        #expect(error.code == .idToken)
        #expect(error.message.contains(word), "\(error.message)")
        #expect(!error.isRetryable)
    }

    @Test(arguments: [TestKeys.rs256Token, TestKeys.es256Token, TestKeys.es384Token])
    func theTokensOfGoogleAuthAreValid(_ text: String) async throws {
        let token = try await verifier.verify(text, nonce: "n")
        #expect(token.issuer == "https://issuer.example")
        #expect(token.subject == "7")
        #expect(token.audience == ["client"])
        #expect(token.email == "ann@example.com")
        #expect(token.isEmailVerified)
        #expect(token.name == "Änn")
        #expect(token.issuedAt == Date(timeIntervalSince1970: TestKeys.issued))
        #expect(token.expiry == Date(timeIntervalSince1970: TestKeys.issued + 3_600))
        #expect(token.claims["nonce"] == "n")
        #expect("\(token)" == "IDToken(7 at https://issuer.example)")
    }

    @Test(
        arguments: [
            ("iss", nil, "iss"), ("iss", 7, "iss"), ("iss", "https://evil.example", "evil.example"),
            ("iss", "https://issuer.example/", "iss"), ("iss", "HTTPS://issuer.example", "iss"),
            ("aud", nil, "aud"), ("aud", 7, "aud"), ("aud", "other", "aud"), ("aud", ["other", "another"], "aud"),
            ("aud", [], "aud"), ("aud", ["client", 7], "aud"), ("aud", ["client", "other"], "azp"),
            ("exp", nil, "no expiry"), ("exp", "1767326645", "exp"), ("exp", true, "exp"), ("exp", .null, "exp"),
            ("exp", 1e300, "exp"), ("exp", -1, "exp"), ("exp", 1_767_322_985, "expired"),
            ("iat", nil, "iat"), ("iat", "1767323045", "iat"), ("iat", 1_767_323_106, "future"),
            ("nbf", 1_767_323_106, "nbf"), ("nbf", "soon", "nbf"),
            ("sub", nil, "sub"), ("sub", "", "sub"), ("sub", 7, "sub"),
        ] as [(String, JSON.Value?, String)]
    )
    func aTokenWithABadClaimIsRefused(_ name: String, _ value: JSON.Value?, _ word: String) async throws {
        try await expectRefusal([name: value], word)
    }

    @Test(
        arguments: [
            ["aud": ["client"]], ["aud": ["other", "client"], "azp": "client"], ["azp": "another"],
            ["exp": 1_767_322_986], ["exp": 1_767_322_985.5], ["iat": 1_767_323_105], ["nbf": 1_767_323_105],
            ["iat": 0], ["exp": 253_402_300_799], ["nonce": nil],
        ] as [[String: JSON.Value?]]
    ) func aTokenAtTheEdgeIsAccepted(_ changes: [String: JSON.Value?]) async throws {
        #expect(try await verifier.verify(try token(changes)).subject == "7")
    }

    @Test func theAuthorizedPartyOfSeveralAudiencesMustBeUs() async throws {
        try await expectRefusal(["aud": ["client", "other"], "azp": "other"], "azp")
    }

    /// `é` in one code point and in two look the same.
    @Test func namesThatOnlyLookTheSameAreOthers() async throws {
        let (name, lookalike) = ("caf\u{E9}.example", JSON.Value("cafe\u{301}.example"))
        var verifier = self.verifier
        verifier.audiences = [name]
        try await expectRefusal(["aud": lookalike], "aud", by: verifier)
        try await expectRefusal(["aud": [JSON.Value(name), "other"], "azp": lookalike], "azp", by: verifier)
        verifier = self.verifier
        verifier.issuers = [name]
        try await expectRefusal(["iss": lookalike], "iss", by: verifier)
        verifier = self.verifier
        verifier.hostedDomain = name
        try await expectRefusal(["hd": lookalike], "hd", by: verifier)
    }

    @Test(arguments: [.zero, .seconds(10), .seconds(600)] as [Duration])
    func theSkewIsAnOption(_ skew: Duration) async throws {
        let end = TestKeys.issued + 3_600 + Double(skew.components.seconds)
        var verifier = Self.verifier(at: end - 0.5)
        verifier.skew = skew
        #expect(try await verifier.verify(try token()).subject == "7")
        verifier = Self.verifier(at: end)
        verifier.skew = skew
        try await expectRefusal([:], "expired", by: verifier)
    }

    @Test(arguments: [nil, "", "m", "n ", 7] as [JSON.Value?])
    func theNonceMustBeThatOfTheLogin(_ nonce: JSON.Value?) async throws {
        try await expectRefusal(["nonce": nonce], "nonce", nonce: "n")
    }

    @Test func noMessageShowsTheNonce() async throws {
        let token = try token(["nonce": "planted-1"])
        let error = try await #require(throws: OAuthError.self) {
            _ = try await verifier.verify(token, nonce: "planted-2")
        }
        #expect(!"\(error) \(String(reflecting: error))".contains("planted"))
    }

    @Test func theOrganisationAndTheAddressAreOptions() async throws {
        var verifier = verifier
        verifier.hostedDomain = "example.com"
        try await expectRefusal([:], "hd", by: verifier)
        try await expectRefusal(["hd": "example.org"], "hd", by: verifier)
        #expect(try await verifier.verify(try token(["hd": "example.com"])).hostedDomain == "example.com")
        verifier.hostedDomain = nil
        verifier.requiresVerifiedEmail = true
        try await expectRefusal(["email": "a@example.com"], "verified", by: verifier)
        try await expectRefusal(["email": "a@example.com", "email_verified": "false"], "verified", by: verifier)
        for value: JSON.Value in [true, "true"] {
            #expect(try await verifier.verify(try token(["email_verified": value])).isEmailVerified)
        }
    }

    // MARK: Ready verifiers

    @Test(arguments: ["https://accounts.google.com", "accounts.google.com"])
    func googlesIssuerHasTwoForms(_ issuer: String) async throws {
        let transport = ScriptedTransport { _ in .status(200, body: TestKeys.keySet) }
        let environment = TokenEnvironment(transport: transport) { Date(timeIntervalSince1970: TestKeys.issued) }
        let verifier = IDTokenVerifier.google(audience: "client", environment: environment)
        #expect(try await verifier.verify(try token(["iss": JSON.Value(issuer)])).issuer == issuer)
        #expect(try transport.requests.only.url == "https://www.googleapis.com/oauth2/v3/certs")
        try await expectRefusal(["iss": "https://accounts.google.com.evil.example"], "iss", by: verifier)
    }

    @Test func identityAwareProxyHasKeysOfItsOwn() async throws {
        let transport = ScriptedTransport { _ in .status(200, body: TestKeys.keySet) }
        let environment = TokenEnvironment(transport: transport) { Date(timeIntervalSince1970: TestKeys.issued) }
        let verifier = IDTokenVerifier.iap(audience: "/projects/1/apps/a", environment: environment)
        let text = try token(["iss": "https://cloud.google.com/iap", "aud": "/projects/1/apps/a"])
        #expect(try await verifier.verify(text).subject == "7")
        #expect(try transport.requests.only.url == "https://www.gstatic.com/iap/verify/public_key-jwk")
    }

    @Test func aServerWithoutKeysHasNoVerifier() throws {
        var server = OAuthServer(issuer: "https://issuer.example", tokenEndpoint: "https://issuer.example/token")
        #expect(throws: OAuthError.self) { _ = try IDTokenVerifier(server, audience: "client") }
        server.keysURL = "https://issuer.example/keys"
        #expect(try IDTokenVerifier(server, audience: "client").issuers == ["https://issuer.example"])
    }
}
