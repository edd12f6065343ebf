import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The request is that of google-auth 2.62.2 for Python, whose transport was replaced to record it; deliberately not
/// the same: it encodes the options twice, and we do once, as the form asks.
@Suite(.timeLimit(.minutes(5))) struct DownscopedCredentialsTests {
    private static let rule = GAPI.AccessBoundary.Rule(
        resource: "//storage.googleapis.com/projects/_/buckets/B",
        permissions: ["inRole:roles/storage.objectViewer"],
        condition: .init("resource.name.startsWith('projects/_/buckets/B/objects/p')", title: "t")
    )

    private func token(_ platform: ScriptedPlatform, of source: FixedSource) async throws -> AccessToken {
        try await GAPI.DownscopedCredentials(source, GAPI.AccessBoundary([Self.rule]))
            .token(for: .init(), replacing: nil, in: platform.environment)
    }

    @Test func aTokenIsExchangedAsGooglesLibraryDoes() async throws {
        let answer = #"{"access_token":"planted-limited","expires_in":3599,"token_type":"Bearer"}"#
        let platform = ScriptedPlatform([.status(200, body: answer)])
        let token = try await token(platform, of: FixedSource())
        #expect(token.value == "planted-limited")
        #expect(token.expiry == .after(.seconds(3599)))
        let sent = try platform.transport.requests.only
        #expect(sent.url == "https://sts.googleapis.com/v1/token")
        #expect(sent.header("Authorization") == nil)
        var form = sent.form
        let removed = form.removeValue(forKey: "options")
        let options = try #require(removed)
        #expect(
            form == [
                "grant_type": "urn:ietf:params:oauth:grant-type:token-exchange",
                "requested_token_type": "urn:ietf:params:oauth:token-type:access_token",
                "subject_token": "planted-source-token",
                "subject_token_type": "urn:ietf:params:oauth:token-type:access_token",
            ]
        )
        #expect(
            try JSON.Value(parsing: options) == [
                "accessBoundary": [
                    "accessBoundaryRules": [
                        [
                            "availablePermissions": ["inRole:roles/storage.objectViewer"],
                            "availableResource": "//storage.googleapis.com/projects/_/buckets/B",
                            "availabilityCondition": [
                                "expression": "resource.name.startsWith('projects/_/buckets/B/objects/p')",
                                "title": "t",
                            ],
                        ]
                    ]
                ]
            ]
        )
    }

    @Test func withoutAnExpiryTheSourcesCounts() async throws {
        let platform = ScriptedPlatform([.status(200, body: #"{"access_token":"t","token_type":"Bearer"}"#)])
        let expiry = AccessToken.Expiry.at(Date(timeIntervalSince1970: 1_900_000_000))
        #expect(try await token(platform, of: FixedSource(expiry: expiry)).expiry == expiry)
    }

    @Test func aSelfSignedTokenCannotBeLimited() async throws {
        let platform = ScriptedPlatform([])
        let claims: JSON.Value = ["iss": "sa@p", "sub": "sa@p"]
        let value = "e30.\(JSON.Bytes(urlSafe: claims.encoded())).c2ln"
        let error = try #require(await oauthError { _ = try await token(platform, of: FixedSource(value: value)) })
        #expect(error.code == .unsupportedType)
        #expect(platform.transport.requests.isEmpty)
    }

    @Test func onlyTheDefaultUniverseLimitsTokens() async throws {
        let platform = ScriptedPlatform([])
        var purpose = GAPI.TokenPurpose()
        purpose.universeDomain = "universe.foo"
        purpose.knowsUniverse = true
        let credentials = GAPI.DownscopedCredentials(FixedSource(), try GAPI.AccessBoundary([Self.rule]))
        let error = await oauthError { [purpose] in
            _ = try await credentials.token(for: purpose, replacing: nil, in: platform.environment)
        }
        #expect(error?.code == .universeMismatch)
    }

    @Test func noTokenOfAnotherUniverseIsShownToTheService() async throws {
        let platform = ScriptedPlatform([])
        let source = GAPI.ExternalAccount(
            audience: "pool",
            universeDomain: "universe.foo",
            source: GAPI.SuppliedSubjectToken { _ in "planted" }
        )
        let credentials = GAPI.DownscopedCredentials(source, try GAPI.AccessBoundary([Self.rule]))
        let error = await oauthError {
            _ = try await credentials.token(for: .init(), replacing: nil, in: platform.environment)
        }
        #expect(error?.code == .universeMismatch)
        #expect(platform.transport.requests.isEmpty)
    }

    @Test(
        arguments: [
            [], Array(repeating: rule, count: 11), [.init(resource: "", permissions: ["inRole:r"])],
            [.init(resource: "r", permissions: [])], [.init(resource: "r", permissions: ["roles/r"])],
            [.init(resource: "r", permissions: ["inRole:"])],
            [.init(resource: "r", permissions: ["inRole:r"], condition: .init(""))],
        ] as [[GAPI.AccessBoundary.Rule]]
    )
    func aBoundaryThatCannotWorkIsRefused(_ rules: [GAPI.AccessBoundary.Rule]) {
        #expect(throws: OAuthError.self) { try GAPI.AccessBoundary(rules) }
    }

    @Test func aBucketsRuleEscapesItsPrefix() throws {
        let rule = GAPI.AccessBoundary.Rule(bucket: "B", roles: ["roles/r"], prefix: #"a'b\"#)
        #expect(rule.permissions == ["inRole:roles/r"])
        #expect(rule.condition?.expression == #"resource.name.startsWith('projects/_/buckets/B/objects/a\'b\\')"#)
        #expect(try GAPI.AccessBoundary(Array(repeating: rule, count: 10)).rules.count == 10)
    }

    /// To Swift, a mark is another character behind U+0600 and before U+0301; to the service, it ends the literal.
    @Test(arguments: ["'", "\\"]) func aBucketsRuleEscapesWhatUnicodeJoinsToItsNeighbours(mark: String) {
        let rule = GAPI.AccessBoundary.Rule(bucket: "B", roles: ["roles/r"], prefix: "x\u{600}\(mark)\u{301}y")
        let expression = "resource.name.startsWith('projects/_/buckets/B/objects/x\u{600}\\\(mark)\u{301}y')"
        #expect(rule.condition.map { Array($0.expression.utf8) } == Array(expression.utf8))
    }

    @Test func aBucketsRuleEscapesLineEnds() {
        let rule = GAPI.AccessBoundary.Rule(bucket: "B", roles: ["roles/r"], prefix: "a\r\nb\nc\r")
        #expect(
            rule.condition?.expression == #"resource.name.startsWith('projects/_/buckets/B/objects/a\r\nb\nc\r')"#
        )
    }

    @Test func aCancelledRequestEndsAtOnce() async throws {
        let platform = ScriptedPlatform([.stall], skippingUpTo: .zero)
        let task = Task { try await token(platform, of: FixedSource()) }
        try await platform.transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
