import AsyncFetch
import AsyncJSON
import GAPIEmulator
import HTTPTypes
import NIOHTTP1
import Testing

/// The protocols of credentials that the emulator speaks, by bare requests; Google's own library drives them in
/// `ForeignClientTests`.
@Suite("Identity", .timeLimit(.minutes(5)))
struct IdentityServerTests {
    private func withIdentity(
        _ configure: (inout IdentityConfiguration) -> Void = { _ in },
        _ body: (TestClient, EmulatedIdentity) async throws -> Void
    ) async throws {
        var configuration = EmulatorConfiguration()
        configuration.identity = IdentityConfiguration(configure)
        try await Emulator.run(configuration) { emulator in
            try await body(TestClient(emulator), try #require(emulator.identity))
        }
    }

    private func post(
        _ client: TestClient,
        _ path: String,
        _ form: KeyValuePairs<String, String>
    ) async throws
        -> TestClient.Answer
    {
        try await client.send(
            .POST,
            path,
            headers: [("Content-Type", FormBody.contentType)],
            body: Array(FormBody(form).text.utf8)
        )
    }

    /// Posts a form and returns the error of the answer.
    private func refusal(
        _ client: TestClient,
        _ path: String,
        _ form: KeyValuePairs<String, String>
    ) async throws
        -> String?
    {
        try await post(client, path, form).json["error"]?.string
    }

    private static let client = (id: EmulatedIdentity.clientID, secret: EmulatedIdentity.clientSecret)
    private static let listing = "/storage/v1/b?project=demo"

    private func refresh(_ client: TestClient, _ token: String) async throws -> TestClient.Answer {
        try await post(
            client,
            "/token",
            [
                "grant_type": "refresh_token", "refresh_token": token, "client_id": Self.client.id,
                "client_secret": Self.client.secret,
            ]
        )
    }

    @Test func servicesNeedATokenThatWasIssuedAndHasNotEnded() async throws {
        try await withIdentity { client, identity in
            #expect(try await client.get(Self.listing).status == 401)
            #expect(try await client.get(Self.listing, headers: [("Authorization", "Bearer made-up")]).status == 401)
            let header = [("Authorization", "Bearer \(identity.accessToken())")]
            #expect(try await client.get(Self.listing, headers: header).status == 200)
            identity.endTokens()
            #expect(try await client.get(Self.listing, headers: header).status == 401)
        }
    }

    @Test func withoutIdentityThereAreNoSuchPaths() async throws {
        try await withEmulator { emulator, client in
            #expect(emulator.identity == nil)
            #expect(try await client.get(Self.listing).status == 200)
            #expect(try await client.get("/.well-known/openid-configuration").status == 404)
            #expect(try await post(client, "/token", ["grant_type": "refresh_token"]).status == 404)
        }
    }

    @Test func aRefreshTokenThatIsUsedTwiceEndsTheLogin() async throws {
        try await withIdentity({ $0.rotatesRefreshTokens = true }) { client, identity in
            let first = try #require(
                JSON.Value(parsing: identity.authorizedUserFile)["refresh_token"]?.string
            )
            let answer = try await refresh(client, first)
            let second = try #require(try answer.json["refresh_token"]?.string)
            #expect(try await refresh(client, first).json["error"]?.string == "invalid_grant")
            #expect(try await refresh(client, second).json["error"]?.string == "invalid_grant")
            let token = try #require(try answer.json["access_token"]?.string)
            let used = try await client.get(Self.listing, headers: [("Authorization", "Bearer \(token)")])
            #expect(used.status == 401)
        }
    }

    @Test(arguments: [("right", true), ("wrong", false)])
    func aCodeNeedsItsVerifierAndWorksOnce(verifier: String, isRight: Bool) async throws {
        try await withIdentity { client, _ in
            // The challenge is the base64url of the SHA-256 of "right": printf right | openssl sha256 -binary | base64.
            let query = FormBody([
                "response_type": "code", "client_id": Self.client.id, "redirect_uri": "https://app.example/done",
                "scope": "openid email", "state": "s", "nonce": "n", "code_challenge_method": "S256",
                "code_challenge": "JwQvTm7KfQsqfuQCbfLs-lHTM55tEiqgmRGOzYVjutk",
            ])
            let browser = Fetcher(.init { $0.willRedirect = { _ in nil } })
            let page = try await browser.fetch(client.emulator.url + "/authorize?" + query.text)
            await browser.shutdown()
            #expect(page.head.status.code == 302)
            let location = try #require(page.head.headerFields[.location])
            #expect(location.contains("state=s"))
            let code = try #require(location.split(separator: "code=").last?.split(separator: "&").first)
            let form: KeyValuePairs = [
                "grant_type": "authorization_code", "code": try #require(PercentEncoding.decode(code)),
                "redirect_uri": "https://app.example/done", "client_id": Self.client.id,
                "client_secret": Self.client.secret, "code_verifier": verifier,
            ]
            let answer = try await post(client, "/token", form)
            #expect((answer.status == 200) == isRight, "\(answer.text)")
            if isRight { #expect(try answer.json["id_token"]?.string != nil) }
            #expect(try await refusal(client, "/token", form) == "invalid_grant")
        }
    }

    @Test func aDeviceWaitsForItsUser() async throws {
        try await withIdentity({ $0.deviceInterval = 0 }) { client, identity in
            let device = try await post(client, "/device/code", ["client_id": Self.client.id, "scope": "email"]).json
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
                "device_code": try #require(device["device_code"]?.string), "client_id": Self.client.id,
                "client_secret": Self.client.secret,
            ]
            let pending = try await post(client, "/token", form)
            #expect(pending.status == 428)
            #expect(try pending.json["error"]?.string == "authorization_pending")
            #expect(identity.answerDevice(try #require(device["user_code"]?.string)))
            #expect(try await post(client, "/token", form).json["refresh_token"]?.string != nil)
            #expect(try await refusal(client, "/token", form) == "invalid_grant")
            #expect(!identity.answerDevice("NONE-SUCH"))
        }
    }

    @Test func aDeviceThatAsksTooOftenIsToldSo() async throws {
        try await withIdentity { client, _ in
            let device = try await post(client, "/device/code", ["client_id": Self.client.id]).json
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
                "device_code": try #require(device["device_code"]?.string), "client_id": Self.client.id,
                "client_secret": Self.client.secret,
            ]
            #expect(try await refusal(client, "/token", form) == "authorization_pending")
            #expect(try await refusal(client, "/token", form) == "slow_down")
        }
    }

    @Test(arguments: ["", "a.b.c", "a.b", "....", "e30.e30.e30", "eyJhbGciOiJub25lIn0.e30."])
    func anAssertionThatIsNoneIsRefused(text: String) async throws {
        try await withIdentity { client, _ in
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer", "assertion": text,
            ]
            #expect(try await refusal(client, "/token", form) == "invalid_grant")
        }
    }

    @Test(arguments: ["/token", "/v1/token", "/revoke", "/device/code"])
    func aFormThatIsNoneIsRefusedAsOAuthDoes(path: String) async throws {
        try await withIdentity { client, _ in
            let answer = try await client.send(.POST, path, body: Array("\u{0}=%zz&&&=".utf8))
            #expect((400...401).contains(answer.status), "\(answer.text)")
        }
    }

    @Test func theMetadataServerWantsItsHeaderAndSendsIt() async throws {
        try await withIdentity { client, _ in
            let path = "/computeMetadata/v1/instance/service-accounts/default/token"
            #expect(try await client.get(path).status == 403)
            let answer = try await client.get(path, headers: [("Metadata-Flavor", "Google")])
            #expect(answer.headers.first(name: "Metadata-Flavor") == "Google")
            let token = try #require(try answer.json["access_token"]?.string)
            let used = try await client.get(Self.listing, headers: [("Authorization", "Bearer \(token)")])
            #expect(used.status == 200)
        }
    }

    @Test func aRevokedLoginIsOver() async throws {
        try await withIdentity { client, identity in
            let token = try #require(JSON.Value(parsing: identity.authorizedUserFile)["refresh_token"]?.string)
            #expect(try await refresh(client, token).status == 200)
            #expect(try await post(client, "/revoke", ["token": token]).status == 200)
            #expect(try await refresh(client, token).json["error"]?.string == "invalid_grant")
            #expect(try await refusal(client, "/revoke", ["token": token]) == "invalid_token")
        }
    }

    @Test func aRegisteredClientIsKnown() async throws {
        try await withIdentity { client, _ in
            let answer = try await client.sendJSON(
                .POST,
                "/register",
                #"{"redirect_uris": ["http://127.0.0.1"], "client_name": "x"}"#
            )
            #expect(answer.status == 201)
            let id = try #require(try answer.json["client_id"]?.string)
            #expect(try answer.json["client_secret_expires_at"]?.int64 == 0)
            #expect(try await post(client, "/device/code", ["client_id": id]).status == 200)
            #expect(try await refusal(client, "/device/code", ["client_id": "other"]) == "invalid_client")
        }
    }
}
