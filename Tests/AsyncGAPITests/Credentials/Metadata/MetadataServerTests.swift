import AsyncFetch
import AsyncFetchTesting
import AsyncGAPI
import AsyncOAuth
import HTTPTypes
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The requests are those of google-auth 2.62.2 for Python, whose transport was replaced to record them; only its
/// metrics header field (x-goog-api-client) is left out on purpose.
@Suite(.timeLimit(.minutes(5))) struct MetadataServerTests {
    private static let base = "http://metadata.google.internal/computeMetadata/v1/"
    private let server = GAPI.MetadataServer(environment: ScriptedPlatform.patient)

    private func token(_ platform: ScriptedPlatform, after previous: AccessToken? = nil) async throws -> AccessToken {
        try await server.token(for: .init(), replacing: previous, in: platform.environment)
    }

    @Test func aTokenIsRequestedAsGooglesLibraryDoes() async throws {
        let platform = ScriptedPlatform([.metadataToken])
        let purpose = GAPI.TokenPurpose(scopes: ["https://a/x", "https://a/y"])
        let token = try await server.token(for: purpose, replacing: nil, in: platform.environment)
        let sent = try platform.transport.requests.only
        #expect(sent.method == .get)
        #expect(
            sent.url == Self.base
                + "instance/service-accounts/default/token?scopes=https%3A%2F%2Fa%2Fx%2Chttps%3A%2F%2Fa%2Fy"
        )
        #expect(sent.header("Metadata-Flavor") == "Google")
        #expect(sent.header("Authorization") == nil)
        #expect(token.value == "planted-token")
        #expect(token.expiry == .after(.seconds(3599)))
    }

    @Test func withoutScopesThereIsNoParameter() async throws {
        let platform = ScriptedPlatform([.metadataToken])
        _ = try await server.token(for: .init(scopes: []), replacing: nil, in: platform.environment)
        #expect(try platform.transport.requests.only.url == Self.base + "instance/service-accounts/default/token")
    }

    /// Deliberately not as in Google's library, which asks for `default` whatever account was chosen.
    @Test func aChosenAccountIsAskedFor() async throws {
        let platform = ScriptedPlatform([.metadataToken])
        let server = GAPI.MetadataServer(account: "a@p.iam.gserviceaccount.com", environment: ScriptedPlatform.patient)
        _ = try await server.token(for: .init(scopes: []), replacing: nil, in: platform.environment)
        #expect(
            try platform.transport.requests.only.url == Self.base
                + "instance/service-accounts/a%40p.iam.gserviceaccount.com/token"
        )
    }

    @Test func theProjectForQuotaIsAFieldOfTheToken() async throws {
        let platform = ScriptedPlatform([.metadataToken, .metadataToken])
        var purpose = GAPI.TokenPurpose()
        var server = server
        server.quotaProject = "of-server"
        let field = try #require(HTTPField.Name("X-Goog-User-Project"))
        var token = try await server.token(for: purpose, replacing: nil, in: platform.environment)
        #expect(token.headerFields[field] == "of-server")
        purpose.quotaProject = "of-caller"
        token = try await server.token(for: purpose, replacing: nil, in: platform.environment)
        #expect(token.headerFields[field] == "of-caller")
    }

    /// Google's library does so with each token, but only before it.
    @Test func credentialsAskWhoseTokenItIs() async throws {
        let account = #"{"aliases":["default"],"email":"a@p.iam.gserviceaccount.com","scopes":["https://a/x"]}"#
        let platform = ScriptedPlatform([.metadata(account), .metadataToken, .metadata(account)])
        let credentials = GAPI.Credentials(server, environment: platform.environment)
        #expect(credentials.partition == nil)
        #expect(try await credentials.token().value == "planted-token")
        #expect(credentials.partition != nil)
        #expect(platform.transport.requests.count == 3)
        for asked in [platform.transport.requests.first, platform.transport.requests.last] {
            #expect(asked?.url == Self.base + "instance/service-accounts/default/?recursive=true")
            #expect(asked?.header("Metadata-Flavor") == "Google")
        }
    }

    /// A token of one account must not give the responses to another.
    @Test func nobodyKnowsWhoseTokenItIsIfTheAccountChangesMeanwhile() async throws {
        let accounts = ["ann", "bob"].map { #"{"email":"\#($0)@p.iam.gserviceaccount.com","scopes":[]}"# }
        let platform = ScriptedPlatform([.metadata(accounts[0]), .metadataToken, .metadata(accounts[1])])
        let credentials = GAPI.Credentials(server, environment: platform.environment)
        #expect(try await credentials.token().value == "planted-token")
        #expect(credentials.partition == nil)
        #expect(platform.transport.requests.count == 3)
    }

    @Test func factsOfTheMachineAreTexts() async throws {
        let platform = ScriptedPlatform([
            .metadata("my-project\n"), .metadata("123"), .metadata("a@p.iam.gserviceaccount.com"),
            .metadata("universe.foo"), .metadata(""), .metadata("", status: 404),
        ])
        let environment = platform.environment
        #expect(try await server.projectID(in: environment) == "my-project")
        #expect(try await server.projectNumber(in: environment) == "123")
        #expect(try await server.email(in: environment) == "a@p.iam.gserviceaccount.com")
        #expect(try await server.universeDomain(in: environment) == "universe.foo")
        #expect(try await server.universeDomain(in: environment) == "googleapis.com")
        #expect(try await server.universeDomain(in: environment) == "googleapis.com")
        let paths = platform.transport.requests.prefix(4).map { $0.url.dropFirst(Self.base.count) }
        #expect(
            paths == [
                "project/project-id", "project/numeric-project-id", "instance/service-accounts/default/email",
                "universe/universe-domain",
            ]
        )
    }

    /// Google's library sends `licenses` only when it is asked to; we always do.
    @Test func anIDTokenHasTheExpiryOfItsClaims() async throws {
        let platform = ScriptedPlatform([.metadata(ScriptedPlatform.idToken)])
        let token = try await server.idToken(audience: "https://run.app?a=b&c", in: platform.environment)
        #expect(token.value == ScriptedPlatform.idToken)
        #expect(token.expiry == .at(Date(timeIntervalSince1970: 1_900_000_000)))
        let sent = try platform.transport.requests.only
        #expect(sent.path.hasSuffix("/instance/service-accounts/default/identity"))
        #expect(sent.query == ["audience": "https://run.app?a=b&c", "format": "full", "licenses": "TRUE"])
    }

    @Test func theSignerAsksForTheAddressFirst() async throws {
        let platform = ScriptedPlatform([
            .metadata("a@p.iam.gserviceaccount.com"), .metadata("", status: 404), .metadataToken,
            .status(200, body: #"{"keyId":"k","signedBlob":"c2ln"}"#),
        ])
        let signer = try await server.signer(in: platform.environment)
        #expect(signer.email == "a@p.iam.gserviceaccount.com")
        #expect(try await signer.signature(of: Array("abc".utf8)) == Array("sig".utf8))
        let sent = try #require(platform.transport.requests.last)
        #expect(sent.path == "/v1/projects/-/serviceAccounts/a@p.iam.gserviceaccount.com:signBlob")
        #expect(sent.header("Authorization") == "Bearer planted-token")
    }

    @Test(arguments: ["host:8080", "http://host:8080/"]) func variablesNameTheServer(_ host: String) async throws {
        for name in ["GCE_METADATA_HOST", "GCE_METADATA_ROOT"] {
            let platform = ScriptedPlatform([.metadataToken])
            let server = GAPI.MetadataServer(
                environment: .init(variables: [name: host, "GCE_METADATA_TIMEOUT": "20"])
            )
            _ = try await server.token(for: .init(scopes: []), replacing: nil, in: platform.environment)
            let url = try platform.transport.requests.only.url
            #expect(url == "http://host:8080/computeMetadata/v1/instance/service-accounts/default/token")
        }
    }

    @Test(arguments: [200, 302, 403, 404, 500])
    func anAnswerWithoutTheFlavorIsSomethingElse(_ status: Int) async throws {
        let body = #"{"access_token":"planted-portal","expires_in":3599}"#
        let platform = ScriptedPlatform(ScriptedTransport { _ in .status(status, body: body) })
        let error = try #require(await oauthError { _ = try await token(platform) })
        #expect(error.code == .unavailable)
        #expect(error.message.contains("something else answers at http://metadata.google.internal"))
        #expect(!"\(error)".contains("planted"))
    }

    @Test func anotherFlavorIsNotGoogles() async throws {
        let name = try #require(HTTPField.Name("Metadata-Flavor"))
        let platform = ScriptedPlatform([.status(200, headers: [name: "Amazon"], body: "{}")])
        #expect(await oauthError { _ = try await token(platform) }?.code == .unavailable)
    }

    @Test func aRedirectIsNotFollowed() async throws {
        var fields = ScriptedPlatform.flavor
        fields[.location] = "http://metadata.google.internal/elsewhere"
        let platform = ScriptedPlatform([.status(302, headers: fields)])
        let error = try #require(await oauthError { _ = try await token(platform) })
        #expect(error.code == .unavailable)
        #expect(error.message.contains("redirects"))
        #expect(platform.transport.requests.count == 1)
    }

    /// GKE refuses a pod's first requests in each of these ways.
    @Test func theFirstTokenWaitsForTheServerToStart() async throws {
        let platform = ScriptedPlatform([
            .failure(.unreachable), .metadata("", status: 404), .metadata("", status: 429),
            .metadata("", status: 503), .metadataToken,
        ])
        #expect(try await token(platform).value == "planted-token")
    }

    @Test func theFirstTokenIsWaitedForTenSecondsEvenWithShortestWaits() async throws {
        let platform = ScriptedPlatform(ScriptedTransport { _ in .failure(.unreachable) })
        let error = try #require(await oauthError { _ = try await token(platform) })
        #expect(error.code == .unavailable)
        #expect(error.isRetryable)
        #expect(platform.clock.now.offset >= .seconds(10))
        #expect(platform.clock.now.offset <= .seconds(30))
    }

    @Test(arguments: [(404, OAuthError.Code.notFound, "service account"), (403, .refused, "disabled")])
    func aFinalRefusalSaysWhy(_ status: Int, _ code: OAuthError.Code, _ word: String) async throws {
        let platform = ScriptedPlatform([.metadata("planted-body", status: status)])
        let previous = AccessToken("old")
        let error = try #require(await oauthError { _ = try await token(platform, after: previous) })
        #expect(error.code == code)
        #expect(error.status == status)
        #expect(error.message.contains(word))
        #expect(!"\(error)".contains("planted"))
    }

    @Test(arguments: [408, 429, 500, 503, 504]) func temporaryFailuresAreRepeated(_ status: Int) async throws {
        let platform = ScriptedPlatform([.metadata("", status: status), .metadataToken])
        #expect(try await token(platform, after: AccessToken("old")).value == "planted-token")
    }

    @Test func aTokenOfNoTimeIsNoToken() async throws {
        let platform = ScriptedPlatform([.metadata(#"{"access_token":"planted","expires_in":0}"#)])
        let error = try #require(await oauthError { _ = try await token(platform) })
        #expect(error.code == .unavailable)
        #expect(!"\(error)".contains("planted"))
    }

    @Test(arguments: [
        "", "<html>planted</html>", "[]", "{}", #"{"access_token":""}"#, #"{"access_token":"planted\r\nX: y"}"#,
        #"{"access_token":"planted","expires_in":-1}"#, #"{"access_token":"planted","expires_in":1e99}"#,
        #"{"access_token":"planted","token_type":"mac"}"#,
    ])
    func anUnusableTokenIsABadAnswer(_ body: String) async throws {
        let platform = ScriptedPlatform([.metadata(body)])
        let error = try #require(await oauthError { _ = try await token(platform) })
        #expect(error.code == .badAnswer)
        #expect(!"\(error)".contains("planted"))
    }

    // The last one has the payload {"exp": "1795352400"}: a text.
    @Test(arguments: ["", "a.b", "e30.e30.c2ln", "planted token", "e30.eyJleHAiOiAiMTc5NTM1MjQwMCJ9.c2ln"])
    func anUnusableIDTokenIsABadAnswer(_ body: String) async throws {
        let platform = ScriptedPlatform([.metadata(body)])
        let error = try #require(
            await oauthError { _ = try await server.idToken(audience: "a", in: platform.environment) }
        )
        #expect(error.code == .badAnswer)
        #expect(!"\(error)".contains("planted"))
    }

    @Test func anotherUniverseIsAnErrorBeforeAnyToken() async throws {
        let platform = ScriptedPlatform([.metadata("universe.foo")])
        var purpose = GAPI.TokenPurpose()
        purpose.universeDomain = "universe.bar"
        purpose.knowsUniverse = true
        let error = await oauthError { [purpose] in
            _ = try await server.token(for: purpose, replacing: nil, in: platform.environment)
        }
        #expect(error?.code == .universeMismatch)
        #expect(platform.transport.requests.count == 1)
    }

    @Test(arguments: ["", "0", "-1", "nan", "inf", "1e9", "soon"])
    func aTimeoutThatMakesNoSenseIsIgnored(_ text: String) async throws {
        let platform = ScriptedPlatform([.metadataToken], skippingUpTo: .zero)
        let server = GAPI.MetadataServer(environment: .init(variables: ["GCE_METADATA_TIMEOUT": text]))
        #expect(try await server.token(for: .init(), replacing: nil, in: platform.environment).value == "planted-token")
    }

    @Test func aCancelledRequestEndsAtOnce() async throws {
        let platform = ScriptedPlatform([.stall], skippingUpTo: .zero)
        let task = Task { try await token(platform) }
        try await platform.transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await platform.transport.waitForOpen(atMost: 0)
    }
}
