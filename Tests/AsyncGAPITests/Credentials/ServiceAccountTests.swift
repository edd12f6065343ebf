import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct ServiceAccountTests {
    private static let email = "robot@project.iam.gserviceaccount.com"

    private func claims(_ request: SentRequest?) throws -> JSON.Value {
        let request = try #require(request)
        #expect(request.url == "https://token.example.com/token")
        #expect(request.form["grant_type"] == "urn:ietf:params:oauth:grant-type:jwt-bearer")
        #expect(Set(request.form.keys) == ["grant_type", "assertion"])
        return try JSONWebToken.uncheckedClaims(of: request.form["assertion"] ?? "")
    }

    private func issued(_ claims: JSON.Value) -> JSON.Value {
        var claims = claims
        claims["iat"] = JSON.Value(CredentialSuite.now - 10)
        claims["exp"] = JSON.Value(CredentialSuite.now - 10 + 3600)
        return claims
    }

    // The claims are those of google-auth 2 for the same key, but for two: `aud` is the endpoint that gets the
    // assertion, and `iat` is ten seconds ago.
    @Test(arguments: [CredentialKeys.rsa, CredentialKeys.ec])
    func theAssertionIsThatOfGooglesLibrary(_ key: String) async throws {
        let transport = CredentialSuite.endpoint()
        let credentials = GAPI.Credentials.serviceAccount(
            try CredentialSuite.robot(key: key),
            scopes: ["https://www.googleapis.com/auth/drive", "openid"],
            network: CredentialSuite.network(transport)
        )
        #expect(try await credentials.token().value == "token-of-robot")
        #expect(
            try claims(transport.requests.first)
                == issued([
                    "iss": JSON.Value(Self.email), "scope": "https://www.googleapis.com/auth/drive openid",
                    "aud": "https://token.example.com/token",
                ])
        )
    }

    @Test(arguments: [
        (CredentialKeys.rsa, "RS256", 256), (CredentialKeys.olderRSA, "RS256", 256), (CredentialKeys.ec, "ES256", 64),
        (CredentialKeys.olderEC384, "ES384", 96),
    ])
    func theKeyDecidesTheAlgorithm(_ key: String, _ algorithm: String, _ size: Int) async throws {
        let transport = CredentialSuite.endpoint()
        let credentials = GAPI.Credentials.serviceAccount(
            try CredentialSuite.robot(key: key),
            scopes: ["s"],
            network: CredentialSuite.network(transport)
        )
        _ = try await credentials.token()
        let assertion = try #require(transport.requests.first?.form["assertion"])
        let parts = assertion.split(separator: ".").map(String.init)
        try #require(parts.count == 3)
        // The header in the place of the payload.
        let header = try JSONWebToken.uncheckedClaims(of: "e30.\(parts[0]).e30")
        #expect(header == ["alg": JSON.Value(algorithm), "typ": "JWT", "kid": "k1"])
        #expect(parts[2].utf8.count == (size * 4 + 2) / 3)
    }

    @Test func aSubjectIsInTheAssertion() async throws {
        let transport = CredentialSuite.endpoint()
        let credentials = GAPI.Credentials.serviceAccount(
            try CredentialSuite.robot(),
            scopes: ["s"],
            subject: "mia@example.com",
            network: CredentialSuite.network(transport)
        )
        _ = try await credentials.token()
        #expect(
            try claims(transport.requests.first)
                == issued([
                    "iss": JSON.Value(Self.email), "scope": "s", "aud": "https://token.example.com/token",
                    "sub": "mia@example.com",
                ])
        )
    }

    @Test func siblingsShareTheKeyButNotTheTokens() async throws {
        let transport = CredentialSuite.endpoint()
        let credentials = GAPI.Credentials.serviceAccount(
            try CredentialSuite.robot(),
            scopes: ["s"],
            network: CredentialSuite.network(transport)
        )
        let mia = credentials.with(subject: "mia@example.com")
        for _ in 0..<3 {
            _ = try await credentials.token()
            _ = try await mia.token()
            _ = try await credentials.with(subject: "mia@example.com").token()
        }
        #expect(transport.requests.count == 2)
        #expect(credentials.partition != mia.partition)
        #expect(mia.partition == credentials.with(subject: "mia@example.com").partition)
    }

    @Test func aServiceOfGoogleCloudNeedsNoRequest() async throws {
        let transport = CredentialSuite.endpoint()
        let source = GAPI.ServiceAccount(try CredentialSuite.robot { $0["quota_project_id"] = "q" })
        var purpose = GAPI.TokenPurpose()
        purpose.audience = "https://pubsub.googleapis.com/"
        let network = CredentialSuite.network(transport)
        let token = try await source.token(for: purpose, replacing: nil, in: network)
        #expect(transport.requests.isEmpty)
        #expect(token.headerFields[.quotaProject] == "q")
        #expect(
            try JSONWebToken.uncheckedClaims(of: token.value)
                == issued([
                    "iss": JSON.Value(Self.email), "sub": JSON.Value(Self.email),
                    "aud": "https://pubsub.googleapis.com/",
                ])
        )
        // Chosen scopes, a user, a shared host and other scopes are exchanged.
        var chosen = purpose
        chosen.hasChosenScopes = true
        var delegated = purpose
        delegated.subject = "mia@example.com"
        var shared = purpose
        shared.audience = "https://www.googleapis.com/"
        var other = purpose
        other.scopes = ["https://www.googleapis.com/auth/drive"]
        for purpose in [chosen, delegated, shared, other] {
            _ = try await source.token(for: purpose, replacing: nil, in: network)
        }
        #expect(transport.requests.count == 4)
    }

    @Test func anotherUniverseSignsAllTokensWithScopes() async throws {
        let transport = CredentialSuite.endpoint()
        let key = try CredentialSuite.robot { $0["universe_domain"] = "universe.foo" }
        let credentials = GAPI.Credentials.serviceAccount(
            key,
            scopes: ["a", "b"],
            network: CredentialSuite.network(transport)
        )
        #expect(
            try JSONWebToken.uncheckedClaims(of: try await credentials.token().value)
                == issued(["iss": JSON.Value(Self.email), "sub": JSON.Value(Self.email), "scope": "a b"])
        )
        let error = await #expect(throws: OAuthError.self) {
            try await credentials.with(subject: "mia@example.com").token()
        }
        #expect(error?.code == .unsupportedType)
        #expect(transport.requests.isEmpty)
    }

    @Test func aServiceOfAnotherUniverseIsRefusedBeforeAnythingIsSent() async throws {
        let transport = CredentialSuite.endpoint()
        let source = GAPI.ServiceAccount(try CredentialSuite.robot())
        var purpose = GAPI.TokenPurpose()
        purpose.universeDomain = "universe.foo"
        purpose.knowsUniverse = true
        let network = CredentialSuite.network(transport)
        let error = await #expect(throws: OAuthError.self) {
            try await source.token(for: purpose, replacing: nil, in: network)
        }
        #expect(error?.code == .universeMismatch)
        #expect(error?.message.contains("universe.foo") == true)
        #expect(transport.requests.isEmpty)
    }

    @Test func anIDTokenHasItsAudienceAndExpiry() async throws {
        // The payload is {"exp": 1795352400}, encoded with Python's base64.
        let idToken = "e30.eyJleHAiOiAxNzk1MzUyNDAwfQ.c2lnbmF0dXJl"
        let transport = ScriptedTransport { _ in .json(#"{"id_token": "\#(idToken)"}"#) }
        let credentials = GAPI.Credentials.serviceAccount(
            try CredentialSuite.robot(),
            network: CredentialSuite.network(transport)
        )
        let token = try await credentials.idToken(audience: "https://run.example.com")
        #expect(token.value == idToken)
        #expect(token.expiry == .at(Date(timeIntervalSince1970: 1_795_352_400)))
        #expect(
            try claims(transport.requests.first)
                == issued([
                    "iss": JSON.Value(Self.email), "aud": "https://token.example.com/token",
                    "target_audience": "https://run.example.com",
                ])
        )
    }

    // No expiry, no parts, a line break in the header, and {"exp": "1795352400"}: a text.
    @Test(arguments: [
        "e30.e30.c2ln", "planted", #"e30\r\nX-planted: y.eyJleHAiOiAxNzk1MzUyNDAwfQ.c2ln"#,
        "e30.eyJleHAiOiAiMTc5NTM1MjQwMCJ9.c2ln",
    ])
    func anUnusableIDTokenIsABadAnswer(_ idToken: String) async throws {
        let transport = ScriptedTransport { _ in .json(#"{"id_token": "\#(idToken)"}"#) }
        let credentials = GAPI.Credentials.serviceAccount(
            try CredentialSuite.robot(),
            network: CredentialSuite.network(transport)
        )
        let error = await #expect(throws: OAuthError.self) { try await credentials.idToken(audience: "a") }
        #expect(error?.code == .badAnswer)
        #expect(error?.description.contains("planted") == false)
    }

    @Test func theKeysFileHasDefaults() throws {
        let key = try CredentialSuite.robot {
            $0["token_uri"] = nil
            $0["private_key_id"] = nil
        }
        #expect(key.tokenURL == "https://oauth2.googleapis.com/token")
        #expect(key.privateKeyID == nil)
        #expect(key.universeDomain == "googleapis.com")
        #expect(key.projectID == "project")
    }

    @Test func otherCredentialsAreNoKey() {
        let error = #expect(throws: OAuthError.self) { try GAPI.ServiceAccountKey(parsing: CredentialSuite.user()) }
        #expect(error?.code == .unexpectedType)
    }

    @Test func noDescriptionShowsTheKey() throws {
        let key = try CredentialSuite.robot()
        var text = ""
        dump(key, to: &text)
        dump(GAPI.Credentials.serviceAccount(key), to: &text)
        text += "\(key) \(String(reflecting: key))"
        #expect(!text.contains("PRIVATE"))
    }
}
