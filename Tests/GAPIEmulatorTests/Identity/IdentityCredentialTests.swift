import AsyncFetch
import AsyncJSON
import GAPIEmulator
import HTTPTypes
import NIOHTTP1
import Testing

/// The identity of a server with a credential: strangers get no token, and logins work with it.
@Suite("Identity behind a credential", .timeLimit(.minutes(5)))
struct IdentityCredentialTests {
    private static let listing = "/storage/v1/b?project=demo"

    private func withCredential(_ body: (TestClient, EmulatedIdentity) async throws -> Void) async throws {
        var configuration = EmulatorConfiguration()
        configuration.credential = "secret"
        configuration.identity = IdentityConfiguration { $0.deviceInterval = 0 }
        try await Emulator.run(configuration) { emulator in
            try await body(TestClient(emulator), try #require(emulator.identity))
        }
    }

    /// The credential as a browser sends it: the password of the user `any`.
    private static let basic = "Basic YW55OnNlY3JldA=="

    private func expectAccess(_ client: TestClient, with answer: TestClient.Answer) async throws {
        let token = try #require(try answer.json["access_token"]?.string, "\(answer.text)")
        let used = try await client.get(Self.listing, headers: [("Authorization", "Bearer \(token)")])
        #expect(used.status == 200)
    }

    @Test func aUserWithTheCredentialLogsIn() async throws {
        try await withCredential { client, _ in
            let redirect = "http://127.0.0.1:9/"
            let registered = try await client.send(
                .POST,
                "/register",
                headers: [("Authorization", "Bearer secret")],
                body: Array(#"{"redirect_uris": ["\#(redirect)"], "token_endpoint_auth_method": "none"}"#.utf8)
            )
            #expect(registered.status == 201)
            let id = try #require(try registered.json["client_id"]?.string)
            let query: KeyValuePairs = ["response_type": "code", "client_id": id, "redirect_uri": redirect]
            let stranger = try await client.authorize(query)
            #expect(stranger.status == 401)
            let page = try await client.authorize(query, headers: [.authorization: Self.basic])
            let location = try #require(page.location)
            let code = try #require(location.split(separator: "code=").last?.split(separator: "&").first)
            // The code is what the program has: it needs no credential.
            let answer = try await client.post(
                "/token",
                [
                    "grant_type": "authorization_code", "code": try #require(PercentEncoding.decode(code)),
                    "redirect_uri": redirect, "client_id": id,
                ]
            )
            try await expectAccess(client, with: answer)
            let again = try await client.post(
                "/token",
                [
                    "grant_type": "refresh_token", "client_id": id,
                    "refresh_token": try #require(try answer.json["refresh_token"]?.string),
                ]
            )
            try await expectAccess(client, with: again)
        }
    }

    @Test func aBrowserIsAskedForTheCredential() async throws {
        try await withCredential { client, _ in
            for path in ["/device?user_code=x", "/authorize"] {
                let answer = try await client.get(path)
                #expect(answer.status == 401)
                #expect(answer.headers.first(name: "WWW-Authenticate")?.hasPrefix("Basic ") == true)
            }
        }
    }

    @Test func aDeviceWaitsForAUserWithTheCredential() async throws {
        try await withCredential { client, _ in
            let device = try await client.post("/device/code", ["client_id": EmulatedIdentity.clientID]).json
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
                "device_code": try #require(device["device_code"]?.string), "client_id": EmulatedIdentity.clientID,
                "client_secret": EmulatedIdentity.clientSecret,
            ]
            let page = try #require(device["verification_uri_complete"]?.string)
            let stranger = try await client.get(page)
            #expect(stranger.status == 401)
            let early = try await client.refusal("/token", form)
            #expect(early == "authorization_pending")
            let user = try await client.get(page, headers: [("Authorization", Self.basic)])
            #expect(user.status == 200)
            try await expectAccess(client, with: try await client.post("/token", form))
        }
    }

    /// A client of the Security Token Service has the credential as its secret, a token of this server needs none.
    @Test func tokensOfOthersAreExchangedWithTheCredential() async throws {
        try await withCredential { client, identity in
            let file = try JSON.Value(parsing: identity.externalAccountFile(subjectFile: "/token"))
            #expect(file["client_secret"]?.string == "secret")
            let other: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:token-exchange", "audience": "a",
                "requested_token_type": "t", "subject_token": "any", "subject_token_type": "t",
            ]
            for (shown, status) in [("Bearer secret", 200), (Self.basic, 200), ("Basic OnNlY3JldA==", 200), ("", 401)] {
                let answer = try await client.send(
                    .POST,
                    "/v1/token",
                    headers: [("Content-Type", FormBody.contentType), ("Authorization", shown)],
                    body: Array(FormBody(other).text.utf8)
                )
                #expect(answer.status == status, "\(shown) \(answer.text)")
            }
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:token-exchange", "requested_token_type": "t",
                "subject_token": identity.accessToken(),
                "subject_token_type": "urn:ietf:params:oauth:token-type:access_token",
                "options": #"{"accessBoundary": {}}"#,
            ]
            try await expectAccess(client, with: try await client.post("/v1/token", form))
        }
    }

    @Test(
        arguments: [
            ["grant_type": "authorization_code", "code": "4/x"],
            ["grant_type": "refresh_token", "refresh_token": "1//x"],
            ["grant_type": "urn:ietf:params:oauth:grant-type:device_code", "device_code": "x"],
            ["grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer", "assertion": "e30.e30."],
            ["grant_type": "client_credentials"], [:],
        ] as [[String: String]]
    )
    func aClientWithoutAGrantGetsNoToken(form: [String: String]) async throws {
        try await withCredential { client, _ in
            let known = ["client_id": EmulatedIdentity.clientID, "client_secret": EmulatedIdentity.clientSecret]
            let text = form.merging(known) { $1 }.map { "\($0)=\(PercentEncoding.encode($1))" }.joined(separator: "&")
            for path in ["/token", "/v1/oauthtoken"] {
                let answer = try await client.send(.POST, path, body: Array(text.utf8))
                #expect(answer.status == 400, "\(answer.text)")
            }
        }
    }

    @Test func theFilesOfTheAccountsWorkWithTheCredential() async throws {
        try await withCredential { client, _ in
            let files = try await client.get("/_emulator/identity", headers: [("Authorization", "Bearer secret")]).json
            let token = try #require(files["authorized_user"]?["refresh_token"]?.string)
            try await expectAccess(client, with: try await client.refresh(token))
            #expect(files["client"]?["installed"]?["client_id"]?.string == EmulatedIdentity.clientID)
        }
    }
}
