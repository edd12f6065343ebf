import AsyncFetchTesting
import AsyncGAPI
import AsyncOAuth
import HTTPTypes
import Testing

@Suite(.timeLimit(.minutes(5))) struct AuthorizedUserTests {
    private func user(_ change: (inout JSON.Value) -> Void = { _ in }) throws -> GAPI.AuthorizedUser {
        let folder = try CredentialFolder()
        return try GAPI.AuthorizedUser(contentsOf: folder.write(CredentialSuite.user(change), to: "user.json"))
    }

    // The form is that of google-auth 2, for the same file.
    @Test func theFormIsThatOfGooglesLibrary() async throws {
        let transport = CredentialSuite.endpoint()
        let user = try user {
            $0["rapt_token"] = "proof"; $0["quota_project_id"] = "q"
        }
        let credentials = GAPI.Credentials(user, environment: CredentialSuite.network(transport))
        let token = try await credentials.token()
        #expect(token.value == "token-of-user")
        #expect(token.headerFields[.quotaProject] == "q")
        let sent = try #require(transport.requests.first)
        #expect(sent.url == "https://oauth2.googleapis.com/token")
        #expect(sent.method == .post)
        #expect(
            sent.form == [
                "grant_type": "refresh_token", "client_id": "id.apps.googleusercontent.com",
                "client_secret": "sec ret", "refresh_token": "1//r", "rapt": "proof",
            ]
        )
        #expect(sent.header("Authorization") == nil)
    }

    @Test func onlyChosenScopesAreSent() async throws {
        let transport = CredentialSuite.endpoint()
        let credentials = GAPI.Credentials(try user(), environment: CredentialSuite.network(transport))
        _ = try await credentials.token()
        _ = try await credentials.with(scopes: ["a", "b"]).token()
        #expect(transport.requests.map { $0.form["scope"] } == [nil, "a b"])
    }

    // As google-auth does: the user may have granted other scopes than the default.
    @Test func aLoginThatGetsOtherTokensKeepsItsScopes() async throws {
        let transport = ScriptedTransport { request in
            let answer = #"{"access_token": "t", "accessToken": "t", "expireTime": "2026-11-22T13:00:00Z"}"#
            return request.header("Authorization") == nil ? .json(#"{"access_token": "t"}"#) : .json(answer)
        }
        let user = try user()
        let account = try GAPI.ImpersonatedAccount("robot@project.iam.gserviceaccount.com", from: user)
        let boundary = try GAPI.AccessBoundary([.init(bucket: "b", roles: ["roles/storage.objectViewer"])])
        let network = CredentialSuite.network(transport)
        _ = try await GAPI.Credentials(account, scopes: ["a"], environment: network).token()
        _ = try await GAPI.Credentials(GAPI.DownscopedCredentials(user, boundary), environment: network).token()
        let refreshes = transport.requests.filter { $0.form["grant_type"] == "refresh_token" }
        #expect(refreshes.count == 2)
        #expect(refreshes.allSatisfy { $0.form["scope"] == nil })
    }

    @Test func theEndpointOfTheFileIsUsed() async throws {
        let transport = CredentialSuite.endpoint()
        let user = try user { $0["token_uri"] = "https://token.example.com/t" }
        _ = try await GAPI.Credentials(user, environment: CredentialSuite.network(transport)).token()
        #expect(transport.requests.first?.url == "https://token.example.com/t")
    }

    @Test func aRevokedLoginSaysHowToLogInAgain() async throws {
        let transport = ScriptedTransport { _ in .json(#"{"error": "invalid_grant"}"#, status: 400) }
        let credentials = GAPI.Credentials(try user(), environment: CredentialSuite.network(transport))
        let error = await #expect(throws: OAuthError.self) { try await credentials.token() }
        #expect(error?.code == .refused)
        #expect(error?.needsLogin == true)
        #expect(error?.message.contains("gcloud auth application-default login") == true)
        #expect(error?.description.contains("1//r") == false)
        #expect(transport.requests.count == 1)
    }

    @Test func anotherUniverseCannotBeRefreshed() async throws {
        let transport = CredentialSuite.endpoint()
        let user = try user { $0["universe_domain"] = "universe.foo" }
        let credentials = GAPI.Credentials(user, environment: CredentialSuite.network(transport))
        let error = await #expect(throws: OAuthError.self) { try await credentials.token() }
        #expect(error?.code == .unsupportedType)
        #expect(transport.requests.isEmpty)
    }

    @Test func gcloudsOwnClientLacksAProjectForQuota() throws {
        let client = "764086051850-6qr4p6gpi6hn506pt8ejuq83di341hur.apps.googleusercontent.com"
        #expect(try user { $0["client_id"] = JSON.Value(client) }.lacksQuotaProject)
        #expect(
            try !user {
                $0["client_id"] = JSON.Value(client); $0["quota_project_id"] = "q"
            }.lacksQuotaProject
        )
        #expect(try !user().lacksQuotaProject)
    }

    @Test func aUserCannotActForAnother() async throws {
        let transport = CredentialSuite.endpoint()
        let credentials = GAPI.Credentials(try user(), environment: CredentialSuite.network(transport))
        let error = await #expect(throws: OAuthError.self) {
            try await credentials.with(subject: "mia@example.com").token()
        }
        #expect(error?.code == .unsupportedType)
        #expect(transport.requests.isEmpty)
    }

    @Test func noDescriptionShowsASecret() throws {
        let user = try user()
        var text = ""
        dump(GAPI.Credentials(user), to: &text)
        dump(user, to: &text)
        text += "\(user) \(String(reflecting: user)) \(user.identity ?? "")"
        #expect(!text.contains("1//r"))
        #expect(!text.contains("sec ret"))
    }
}
