import AsyncFetch
import AsyncFetchTesting
@testable import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Synchronization
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The requests are those of google-auth 2.62.2 for Python.
///
/// Its transport was replaced to record them. Two differences are deliberate: delegates are full names, as the service's description asks, and a list without delegates
/// is empty, not null.
@Suite(.timeLimit(.minutes(5))) struct ImpersonatedAccountTests {
    private static let email = "sa@p.iam.gserviceaccount.com"
    private static let url = "https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/\(email)"
    private static let answer = #"{"accessToken":"planted-token","expireTime":"2030-01-01T00:00:00.123456789Z"}"#
    private static let drive = GAPI.TokenPurpose(scopes: ["https://www.googleapis.com/auth/drive"])

    private func token(_ account: GAPI.ImpersonatedAccount, _ platform: ScriptedPlatform) async throws -> AccessToken {
        try await account.token(for: Self.drive, replacing: nil, in: platform.environment)
    }

    @Test func aTokenIsRequestedAsGooglesLibraryDoes() async throws {
        let platform = ScriptedPlatform([.status(200, body: Self.answer)])
        let account = try GAPI.ImpersonatedAccount(
            Self.email,
            from: FixedSource(),
            delegates: ["d1@p.iam.gserviceaccount.com", "projects/-/serviceAccounts/d2@p.iam.gserviceaccount.com"],
            lifetime: .seconds(600),
            quotaProject: "q"
        )
        let token = try await token(account, platform)
        let sent = try platform.transport.requests.only
        #expect(sent.method == .post)
        #expect(sent.url == Self.url + ":generateAccessToken")
        #expect(sent.header("Authorization") == "Bearer planted-source-token")
        #expect(sent.header("Content-Type") == "application/json")
        #expect(
            try sent.json() == [
                "delegates": [
                    "projects/-/serviceAccounts/d1@p.iam.gserviceaccount.com",
                    "projects/-/serviceAccounts/d2@p.iam.gserviceaccount.com",
                ],
                "scope": ["https://www.googleapis.com/auth/drive"], "lifetime": "600s",
            ]
        )
        #expect(token.value == "planted-token")
        guard case .at(let date)? = token.expiry else {
            Issue.record("the expiry is not a moment")
            return
        }
        #expect(abs(date.timeIntervalSince1970 - 1_893_456_000.123) < 0.01)
        let field = try #require(HTTPField.Name("X-Goog-User-Project"))
        #expect(token.headerFields[field] == "q")
    }

    @Test func theSourcesFieldsAreSent() async throws {
        let field = try #require(HTTPField.Name("X-Goog-User-Project"))
        let platform = ScriptedPlatform([.status(200, body: Self.answer)])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource(headerFields: [field: "of-source"]))
        let token = try await token(account, platform)
        #expect(try platform.transport.requests.only.header("X-Goog-User-Project") == "of-source")
        #expect(token.headerFields[field] == nil)
    }

    @Test func aUserIsActedForWithASignatureOfTheService() async throws {
        let platform = ScriptedPlatform([
            .status(200, body: #"{"keyId":"k","signedJwt":"planted-jwt"}"#),
            .status(200, body: #"{"access_token":"planted-token","expires_in":3599,"token_type":"Bearer"}"#),
        ])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource()).with(subject: "u@e.com")
        #expect(try await token(account, platform).value == "planted-token")
        let sent = platform.transport.requests
        #expect(sent.map(\.url) == [Self.url + ":signJwt", "https://oauth2.googleapis.com/token"])
        let payload = try #require(try sent[0].json()["payload"]?.string)
        #expect(
            try JSON.Value(parsing: payload) == [
                "iss": JSON.Value(Self.email), "scope": "https://www.googleapis.com/auth/drive", "sub": "u@e.com",
                "aud": "https://oauth2.googleapis.com/token", "iat": 1_795_374_000, "exp": 1_795_377_600,
            ]
        )
        #expect(
            sent[1].form == [
                "grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer", "assertion": "planted-jwt",
            ]
        )
    }

    @Test func credentialsChooseTheUserToo() async throws {
        let platform = ScriptedPlatform([
            .status(200, body: #"{"signedJwt":"planted-jwt"}"#),
            .status(200, body: #"{"access_token":"of-user","expires_in":3599}"#),
        ])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource())
        let credentials = GAPI.Credentials(account, scopes: ["s"], environment: platform.environment)
        #expect(try await credentials.with(subject: "u@e.com").token().value == "of-user")
        let payload = try #require(try platform.transport.requests.first?.json()["payload"]?.string)
        #expect(try JSON.Value(parsing: payload)["sub"] == "u@e.com")
    }

    @Test func identitiesDifferByUserProjectAndScopes() throws {
        let accounts = [
            try GAPI.ImpersonatedAccount(Self.email, from: FixedSource()),
            try GAPI.ImpersonatedAccount(Self.email, from: FixedSource(), subject: "x"),
            try GAPI.ImpersonatedAccount(Self.email, from: FixedSource(), quotaProject: "x"),
        ]
        #expect(Set(accounts.map(\.identity)).count == 3)
    }

    @Test func anIDTokenHasTheExpiryOfItsClaims() async throws {
        let platform = ScriptedPlatform([.status(200, body: #"{"token":"\#(ScriptedPlatform.idToken)"}"#)])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource())
        let token = try await account.idToken(audience: "https://run.app", in: platform.environment)
        #expect(token.expiry == .at(Date(timeIntervalSince1970: 1_900_000_000)))
        let sent = try platform.transport.requests.only
        #expect(sent.url == Self.url + ":generateIdToken")
        #expect(try sent.json() == ["audience": "https://run.app", "includeEmail": true, "delegates": []])
    }

    @Test func theServiceSignsWithTheDelegatesToo() async throws {
        let platform = ScriptedPlatform([
            .status(503), .status(200, body: #"{"keyId":"k","signedBlob":"c2ln"}"#),
            .status(200, body: #"{"keyId":"k2","signedBlob":"c2ln"}"#),
        ])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource(), delegates: ["d@p"])
        let signer = try #require(try await account.signer(in: platform.environment) as? GAPI.IAMSigner)
        #expect(try await signer.signature(of: Array("abc".utf8)) == Array("sig".utf8))
        #expect(try await signer.signed([]).keyID == "k2")
        let sent = platform.transport.requests
        #expect(sent.allSatisfy { $0.url == Self.url + ":signBlob" })
        #expect(try sent[1].json() == ["payload": "YWJj", "delegates": ["projects/-/serviceAccounts/d@p"]])
    }

    @Test func aSignerReplacesATokenThatEndedBeforeItsTime() async throws {
        let signed = ScriptedTransport.Answer.status(200, body: #"{"keyId":"k","signedBlob":"c2ln"}"#)
        let platform = ScriptedPlatform([signed, .status(401), signed, signed])
        let number = Mutex(0)
        let source = FreshSource {
            number.withLock { number in
                number += 1
                return "token-\(number)"
            }
        }
        let signer = try await GAPI.ImpersonatedAccount(Self.email, from: source).signer(in: platform.environment)
        for _ in 0..<3 { #expect(try await signer.signature(of: [1]) == Array("sig".utf8)) }
        #expect(
            platform.transport.requests.map { $0.header("Authorization") }
                == ["Bearer token-1", "Bearer token-1", "Bearer token-2", "Bearer token-2"]
        )
    }

    @Test func aSignerThatGetsTheSameTokenAgainGivesUp() async throws {
        let platform = ScriptedPlatform([.status(401)])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource())
        let signer = try await account.signer(in: platform.environment)
        let error = try #require(await oauthError { _ = try await signer.signature(of: [1]) })
        #expect(error.status == 401)
        #expect(platform.transport.requests.count == 1)
        #expect(!"\(error)".contains("planted"))
    }

    @Test func anotherUniverseHasItsOwnService() async throws {
        let platform = ScriptedPlatform([.status(200, body: Self.answer)])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource(), universeDomain: "universe.foo")
        var purpose = Self.drive
        purpose.knowsUniverse = true
        let error = await oauthError { [purpose] in
            _ = try await account.token(for: purpose, replacing: nil, in: platform.environment)
        }
        #expect(error?.code == .universeMismatch)
        purpose.universeDomain = "universe.foo"
        _ = try await account.token(for: purpose, replacing: nil, in: platform.environment)
        #expect(try platform.transport.requests.only.url.hasPrefix("https://iamcredentials.universe.foo/v1/"))
    }

    @Test(arguments: [408, 429, 500, 502, 503, 504]) func temporaryFailuresAreRepeated(_ status: Int) async throws {
        let platform = ScriptedPlatform([.status(status), .status(200, body: Self.answer)])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource())
        #expect(try await token(account, platform).value == "planted-token")
    }

    @Test func aRefusalShowsNoSecret() async throws {
        let body = #"{"error":{"code":403,"status":"PERMISSION_DENIED","message":"no planted-source-token"}}"#
        let platform = ScriptedPlatform([.status(403, body: body)])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource())
        let error = try #require(await oauthError { _ = try await token(account, platform) })
        #expect(error.code == .refused)
        #expect(!"\(error)".contains("planted-source-token"))
        #expect(platform.transport.requests.count == 1)
    }

    @Test(arguments: [
        "{}", "[]", #"{"accessToken":"planted"}"#, #"{"accessToken":"planted","expireTime":"tomorrow"}"#,
        #"{"accessToken":"planted x","expireTime":"2030-01-01T00:00:00Z"}"#, "<html>planted",
    ])
    func anUnusableTokenIsABadAnswer(_ body: String) async throws {
        let platform = ScriptedPlatform([.status(200, body: body)])
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource())
        let error = try #require(await oauthError { _ = try await token(account, platform) })
        #expect(error.code == .badAnswer)
        #expect(!"\(error)".contains("planted"))
    }

    @Test(arguments: ["", "name", "a@b@c", "a@b/../c", "a@b?x", "a b@c", "@b"])
    func onlyAddressesAreImpersonated(_ text: String) {
        #expect(throws: OAuthError.self) { try GAPI.ImpersonatedAccount(text, from: FixedSource()) }
        #expect(throws: OAuthError.self) {
            try GAPI.ImpersonatedAccount(Self.email, from: FixedSource(), delegates: [text])
        }
    }

    @Test func theLifetimeIsLimited() throws {
        for lifetime in [Duration.zero, .seconds(43_201), .seconds(-1)] {
            #expect(throws: OAuthError.self) {
                try GAPI.ImpersonatedAccount(Self.email, from: FixedSource(), lifetime: lifetime)
            }
        }
        _ = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource(), lifetime: .seconds(43_200))
    }

    @Test func fiveAccountsCanImpersonateOneAnother() throws {
        var account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource())
        for _ in 2...5 { account = try GAPI.ImpersonatedAccount(Self.email, from: account) }
        let fifth = account
        #expect(throws: OAuthError.self) { try GAPI.ImpersonatedAccount(Self.email, from: fifth) }
    }

    @Test func aCancelledRequestEndsAtOnce() async throws {
        let platform = ScriptedPlatform([.stall], skippingUpTo: .zero)
        let account = try GAPI.ImpersonatedAccount(Self.email, from: FixedSource())
        let task = Task { try await token(account, platform) }
        try await platform.transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}

/// A source that makes another token for each request.
private struct FreshSource: GAPI.TokenSource {
    let make: @Sendable () -> String

    var identity: String? { nil }

    func token(
        for purpose: GAPI.TokenPurpose,
        replacing previous: AccessToken?,
        in environment: TokenEnvironment
    ) async throws -> AccessToken {
        AccessToken(make())
    }
}
