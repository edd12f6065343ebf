import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
import AsyncOAuth
import HTTPTypes
import Synchronization
import Testing

@testable import AsyncGAPI

/// Refresh tokens of the Security Token Service; requests compared with those of google-auth 2.62.2.
@Suite("External authorized users", .timeLimit(.minutes(5))) struct ExternalAuthorizedUserTests {
    private static func answer(_ token: String, rotated: String? = nil) -> ScriptedTransport.Answer {
        let rotation = rotated.map { #", "refresh_token": "\#($0)""# } ?? ""
        return .status(
            200,
            body: #"{"access_token": "\#(token)", "token_type": "Bearer", "expires_in": 3600\#(rotation)}"#
        )
    }

    private func user(_ changes: [String: JSON.Value] = [:]) throws -> GAPI.ExternalAuthorizedUser {
        var members: [String: JSON.Value] = [
            "type": "external_account_authorized_user", "refresh_token": "planted-first", "client_id": "cid",
            "client_secret": "cs", "token_url": "https://sts.googleapis.com/v1/oauthtoken",
        ]
        members.merge(changes) { _, new in new }
        return try GAPI.ExternalAuthorizedUser(
            GAPI.CredentialsMembers(JSON.Value(members: members.map { ($0.key, $0.value) }), file: "user.json"),
            environment: GAPI.CredentialEnvironment()
        )
    }

    private func token(
        of user: GAPI.ExternalAuthorizedUser,
        _ transport: ScriptedTransport
    ) async throws
        -> AccessToken
    {
        try await user.token(for: GAPI.TokenPurpose(), replacing: nil, in: ExternalCase.environment(transport))
    }

    @Test func theRefreshTokenIsSentWithTheClient() async throws {
        let transport = ScriptedTransport([Self.answer("a")])
        let token = try await token(of: user(["quota_project_id": "payer"]), transport)
        #expect(token.value == "a")
        #expect(token.headerFields == [try #require(HTTPField.Name("x-goog-user-project")): "payer"])
        let request = try transport.requests.only
        #expect(request.url == "https://sts.googleapis.com/v1/oauthtoken")
        #expect(request.header("Authorization") == "Basic Y2lkOmNz")
        #expect(request.form == ["grant_type": "refresh_token", "refresh_token": "planted-first"])
    }

    @Test func aRotatedTokenIsUsedByAllCopies() async throws {
        let transport = ScriptedTransport([
            Self.answer("a", rotated: "second"), Self.answer("b"), Self.answer("c", rotated: "third"), Self.answer("d"),
        ])
        let user = try user()
        let copy = user
        for source in [user, copy, user, copy] { _ = try await token(of: source, transport) }
        #expect(
            transport.requests.map { $0.form["refresh_token"] } == ["planted-first", "second", "second", "third"]
        )
    }

    @Test func manyWhoAskAtOnceNeverUseATokenTwice() async throws {
        /// A server that ends the login when a refresh token comes for the second time.
        let number = Mutex(0)
        let transport = ScriptedTransport { request in
            number.withLock { number in
                let expected = number == 0 ? "planted-first" : "rotated-\(number)"
                guard request.form["refresh_token"] == expected else {
                    return .status(400, body: #"{"error": "invalid_grant"}"#)
                }
                number += 1
                return Self.answer("a", rotated: "rotated-\(number)")
            }
        }
        let user = try user()
        let environment = ExternalCase.environment(transport)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    for _ in 0..<5 {
                        _ = try await user.token(for: GAPI.TokenPurpose(), replacing: nil, in: environment)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(!transport.requests.isEmpty)
    }

    @Test func aRotatedTokenSurvivesTheCancellationOfItsWaiter() async throws {
        let clock = VirtualClock()
        let transport = ScriptedTransport(
            [Self.answer("a", rotated: "second").delayed(by: .seconds(1)), Self.answer("b")],
            clock: FetchClock(clock)
        )
        let user = try user()
        let task = Task { try await token(of: user, transport) }
        try await clock.waitForSleepers(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        clock.advance(by: .seconds(1))
        try await transport.waitForOpen(atMost: 0)
        // Either joins the request that ends, or sends the new token: never the old one again.
        _ = try await token(of: user, transport)
        #expect(transport.requests.dropFirst().allSatisfy { $0.form["refresh_token"] == "second" })
    }

    @Test func anotherUniverseIsAnErrorBeforeAnyRequest() async throws {
        let transport = ScriptedTransport([])
        let user = try user(["universe_domain": "universe.foo"])
        var purpose = GAPI.TokenPurpose()
        purpose.knowsUniverse = true
        let error = await ExternalCase.error { [purpose] in
            _ = try await user.token(for: purpose, replacing: nil, in: ExternalCase.environment(transport))
        }
        #expect(error?.code == .universeMismatch)
        #expect(transport.requests.isEmpty)
    }

    @Test func identitiesDifferByTheProjectForQuota() throws {
        #expect(try user().identity != user(["quota_project_id": "payer"]).identity)
    }

    @Test func theURLIsThatOfTheUniverse() throws {
        #expect(
            try user(["token_url": "", "universe_domain": "universe.example"]).tokenURL
                == "https://sts.universe.example/v1/oauthtoken"
        )
        #expect(try user(["token_url": ""]).tokenURL == "https://sts.googleapis.com/v1/oauthtoken")
    }

    @Test(arguments: ["refresh_token", "client_id", "client_secret"])
    func aMissingMemberIsNamed(_ member: String) throws {
        let error = #expect(throws: OAuthError.self) { _ = try user([member: ""]) }
        #expect(error?.code == .malformedFile)
        #expect(error?.message.contains("user.json, member \(member):") == true)
    }

    @Test func noDescriptionAndNoErrorShowsTheToken() async throws {
        let user = try user()
        var dumped = ""
        dump(user, to: &dumped)
        #expect(!"\(user) \(String(reflecting: user)) \(dumped) \(user.identity ?? "")".contains("planted"))
        let transport = ScriptedTransport([
            .status(400, body: #"{"error": "invalid_grant", "error_description": "planted-first was revoked"}"#)
        ])
        let error = await ExternalCase.error { _ = try await token(of: user, transport) }
        #expect(error?.needsLogin == true)
        #expect(error?.description.contains("planted") == false)
    }
}
