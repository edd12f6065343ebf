import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Testing

@testable import AsyncGAPI

/// The exchange of subject tokens, compared with the requests of google-auth 2.62.2 for the same files, which were
/// captured by a transport that answers from a list.
@Suite("External accounts", .timeLimit(.minutes(5))) struct ExternalAccountTests {
    private static let scopes = ["https://www.googleapis.com/auth/devstorage.read_only", "email"]

    private static func subjectFile(in folder: ExternalFolder) throws -> JSON.Value {
        ["file": JSON.Value(try folder.write("token", "SUBJECT\n"))]
    }

    private func token(
        _ changes: [String: JSON.Value?],
        answers: [ScriptedTransport.Answer] = [ExternalCase.answer]
    ) async throws -> (AccessToken, [SentRequest]) {
        let folder = try ExternalFolder()
        let transport = ScriptedTransport(answers)
        let account = try ExternalCase.account(source: Self.subjectFile(in: folder), changes)
        let token = try await account.token(
            for: GAPI.TokenPurpose(scopes: Self.scopes),
            replacing: nil,
            in: ExternalCase.environment(transport)
        )
        return (token, transport.requests)
    }

    /// The form that google-auth sends, without options.
    private func form(audience: String = ExternalCase.pool, scope: String? = nil) -> [String: String] {
        [
            "grant_type": "urn:ietf:params:oauth:grant-type:token-exchange",
            "audience": audience,
            "scope": scope ?? Self.scopes.joined(separator: " "),
            "requested_token_type": "urn:ietf:params:oauth:token-type:access_token",
            "subject_token": "SUBJECT",
            "subject_token_type": ExternalCase.jwt,
        ]
    }

    @Test func theSubjectTokenIsExchanged() async throws {
        let (token, requests) = try await token([:])
        let request = try requests.only
        #expect(request.url == "https://sts.googleapis.com/v1/token")
        #expect(request.method == .post)
        #expect(request.header("Content-Type") == "application/x-www-form-urlencoded")
        #expect(request.header("Authorization") == nil)
        #expect(request.form == form())
        #expect(token.value == "ya29.granted")
    }

    @Test func theClientIsAuthenticatedByBasic() async throws {
        let (_, requests) = try await token(["client_id": "cid", "client_secret": "cs"])
        let request = try requests.only
        #expect(request.header("Authorization") == "Basic Y2lkOmNz")
        #expect(request.form == form())
    }

    @Test func aPersonOfAWorkforcePoolNamesTheProject() async throws {
        let changes: [String: JSON.Value?] = [
            "audience": JSON.Value(ExternalCase.people), "workforce_pool_user_project": "42",
        ]
        let (_, requests) = try await token(changes)
        var form = form(audience: ExternalCase.people)
        // google-auth encodes this JSON twice.
        form["options"] = #"{"userProject":"42"}"#
        #expect(try requests.only.form == form)
        let (_, withClient) = try await token(
            changes.merging(["client_id": "c", "client_secret": "s"]) { _, new in new }
        )
        #expect(try withClient.only.form["options"] == nil)
    }

    @Test func impersonationAsksForTheScopesAtItsEnd() async throws {
        let answer = ScriptedTransport.Answer.status(
            200,
            body: #"{"accessToken": "ya29.robot", "expireTime": "2030-01-01T00:00:00Z"}"#
        )
        let (token, requests) = try await token(
            [
                "service_account_impersonation_url": JSON.Value(ExternalCase.impersonationURL),
                "service_account_impersonation": ["token_lifetime_seconds": 2800], "quota_project_id": "payer",
            ],
            answers: [ExternalCase.answer, answer]
        )
        #expect(requests.count == 2)
        // google-auth asks for the scope …/auth/iam.
        #expect(requests.first?.form == form(scope: GAPI.TokenPurpose.cloudPlatform))
        let request = try #require(requests.last)
        #expect(request.url == ExternalCase.impersonationURL)
        #expect(request.header("Authorization") == "Bearer ya29.granted")
        let body = try request.json()
        #expect(body["scope"] == JSON.Value(Self.scopes.map { JSON.Value($0) }))
        #expect(body["lifetime"] == "2800s")
        #expect(token.value == "ya29.robot")
        #expect(token.headerFields == [try #require(HTTPField.Name("x-goog-user-project")): "payer"])
    }

    @Test(arguments: [#""3599""#, "3599"]) func aLifetimeMayBeAText(_ lifetime: String) async throws {
        let body = #"{"access_token": "t", "token_type": "Bearer", "expires_in": \#(lifetime)}"#
        let (token, _) = try await token([:], answers: [.status(200, body: body)])
        #expect(token.expiry == .after(.seconds(3599)))
    }

    @Test func aMissingLifetimeIsUnknown() async throws {
        let (token, _) = try await token(
            [:],
            answers: [.status(200, body: #"{"access_token": "t", "token_type": "Bearer"}"#)]
        )
        #expect(token.expiry == nil)
    }

    @Test func theProjectIsThatOfTheAudience() async throws {
        let transport = ScriptedTransport([ExternalCase.answer, .status(200, body: #"{"projectId": "named"}"#)])
        let account = GAPI.ExternalAccount(
            audience: ExternalCase.pool,
            source: GAPI.SuppliedSubjectToken { _ in "SUBJECT" }
        )
        #expect(try await account.projectID(in: ExternalCase.environment(transport)) == "named")
        let request = try #require(transport.requests.last)
        #expect(request.url == "https://cloudresourcemanager.googleapis.com/v1/projects/123456")
        #expect(request.header("Authorization") == "Bearer ya29.granted")
    }

    @Test func aClosureGetsTheExchange() async throws {
        let transport = ScriptedTransport([ExternalCase.answer])
        let account = GAPI.ExternalAccount(
            audience: "pool",
            source: GAPI.SuppliedSubjectToken { request in "\(request.audience) \(request.tokenType)" }
        )
        _ = try await account.token(
            for: GAPI.TokenPurpose(),
            replacing: nil,
            in: ExternalCase.environment(transport)
        )
        #expect(try transport.requests.only.form["subject_token"] == "pool \(ExternalCase.jwt)")
    }

    @Test func anotherUniverseIsAnErrorBeforeAnyRequest() async throws {
        let transport = ScriptedTransport([])
        let account = GAPI.ExternalAccount(
            audience: ExternalCase.pool,
            source: GAPI.SuppliedSubjectToken { _ in "SUBJECT" }
        )
        var purpose = GAPI.TokenPurpose()
        (purpose.universeDomain, purpose.knowsUniverse) = ("universe.foo", true)
        let error = await ExternalCase.error { [purpose] in
            _ = try await account.token(for: purpose, replacing: nil, in: ExternalCase.environment(transport))
        }
        #expect(error?.code == .universeMismatch)
        #expect(transport.requests.isEmpty)
    }

    @Test func anEmptyTokenOfAClosureIsRefused() async throws {
        let source = GAPI.SuppliedSubjectToken { _ in "" }
        let error = await ExternalCase.error {
            _ = try await source.subjectToken(
                for: ExternalCase.request,
                in: ExternalCase.environment(ScriptedTransport([]))
            )
        }
        #expect(error?.code == .subjectToken)
    }

    @Test func aRefusalShowsNoSubjectToken() async throws {
        let error = await ExternalCase.error {
            _ = try await token(
                [:],
                answers: [
                    .status(400, body: #"{"error": "invalid_grant", "error_description": "no SUBJECT for you"}"#)
                ]
            )
        }
        #expect(error?.code == .refused)
        #expect(error?.description.contains("SUBJECT") == false)
    }

    @Test func cancellingEndsTheExchange() async throws {
        let transport = ScriptedTransport([.stall])
        let account = GAPI.ExternalAccount(
            audience: "pool",
            source: GAPI.SuppliedSubjectToken { _ in "SUBJECT" }
        )
        let environment = ExternalCase.environment(transport)
        let task = Task { try await account.token(for: GAPI.TokenPurpose(), replacing: nil, in: environment) }
        try await transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await transport.waitForOpen(atMost: 0)
    }
}
