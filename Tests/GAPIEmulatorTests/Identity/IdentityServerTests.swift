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
            let value1 = try await client.get(Self.listing).status
            #expect(value1 == 401)
            let value2 = try await client.get(Self.listing, headers: [("Authorization", "Bearer made-up")]).status
            #expect(value2 == 401)
            let header = [("Authorization", "Bearer \(identity.accessToken())")]
            let value3 = try await client.get(Self.listing, headers: header).status
            #expect(value3 == 200)
            identity.endTokens()
            let value4 = try await client.get(Self.listing, headers: header).status
            #expect(value4 == 401)
        }
    }

    @Test func withoutIdentityThereAreNoSuchPaths() async throws {
        try await withEmulator { emulator, client in
            #expect(emulator.identity == nil)
            let value5 = try await client.get(Self.listing).status
            #expect(value5 == 200)
            let value6 = try await client.get("/.well-known/openid-configuration").status
            #expect(value6 == 404)
            let value7 = try await post(client, "/token", ["grant_type": "refresh_token"]).status
            #expect(value7 == 404)
        }
    }

    @Test func aRefreshTokenThatIsUsedTwiceEndsTheLogin() async throws {
        try await withIdentity({ $0.rotatesRefreshTokens = true }) { client, identity in
            let first = try #require(
                JSON.Value(parsing: identity.authorizedUserFile)["refresh_token"]?.string
            )
            let answer = try await refresh(client, first)
            let second = try #require(try answer.json["refresh_token"]?.string)
            let value8 = try await refresh(client, first).json["error"]?.string
            #expect(value8 == "invalid_grant")
            let value9 = try await refresh(client, second).json["error"]?.string
            #expect(value9 == "invalid_grant")
            let token = try #require(try answer.json["access_token"]?.string)
            let used = try await client.get(Self.listing, headers: [("Authorization", "Bearer \(token)")])
            #expect(used.status == 401)
        }
    }

    /// Opens the page of a login, or another one, and returns where it leads.
    private func authorize(
        _ client: TestClient,
        _ query: KeyValuePairs<String, String>,
        at path: String = "/authorize",
        headers: HTTPFields = [:]
    ) async throws -> (status: Int, location: String?) {
        let browser = Fetcher(.init { $0.willRedirect = { _ in nil } })
        let url = client.emulator.url + path + "?" + FormBody(query).text
        let page = try await browser.fetch(HTTPRequest(url: url, headerFields: headers))
        await browser.shutdown()
        return (page.head.status.code, page.head.headerFields[.location])
    }

    @Test(arguments: [("right", true), ("wrong", false)])
    func aCodeNeedsItsVerifierAndWorksOnce(verifier: String, isRight: Bool) async throws {
        try await withIdentity { client, _ in
            // The challenge is the base64url of the SHA-256 of "right": printf right | openssl sha256 -binary | base64.
            let page = try await authorize(
                client,
                [
                    "response_type": "code", "client_id": Self.client.id, "redirect_uri": "https://app.example/done",
                    "scope": "openid email", "state": "s", "nonce": "n", "code_challenge_method": "S256",
                    "code_challenge": "JwQvTm7KfQsqfuQCbfLs-lHTM55tEiqgmRGOzYVjutk",
                ]
            )
            #expect(page.status == 302)
            let location = try #require(page.location)
            #expect(location.contains("state=s"))
            let code = try #require(location.split(separator: "code=").last?.split(separator: "&").first)
            let form: KeyValuePairs = [
                "grant_type": "authorization_code", "code": try #require(PercentEncoding.decode(code)),
                "redirect_uri": "https://app.example/done", "client_id": Self.client.id,
                "client_secret": Self.client.secret, "code_verifier": verifier,
            ]
            let answer = try await post(client, "/token", form)
            #expect((answer.status == 200) == isRight, "\(answer.text)")
            let idToken = try answer.json["id_token"]?.string
            #expect((idToken != nil) == isRight)
            let value10 = try await refusal(client, "/token", form)
            #expect(value10 == "invalid_grant")
        }
    }

    @Test func aVerifierWithoutChallengeIsRefused() async throws {
        try await withIdentity { client, _ in
            let redirect = "http://127.0.0.1:9/"
            let query: KeyValuePairs = [
                "response_type": "code", "client_id": Self.client.id, "redirect_uri": redirect,
            ]
            for verifier in [nil, "right"] {
                let location = try #require(try await authorize(client, query).location)
                let code = try #require(location.split(separator: "code=").last?.split(separator: "&").first)
                let form = [
                    ("grant_type", "authorization_code"), ("code", try #require(PercentEncoding.decode(code))),
                    ("redirect_uri", redirect), ("client_id", Self.client.id),
                    ("client_secret", Self.client.secret),
                ]
                let text = (form + (verifier.map { [("code_verifier", $0)] } ?? []))
                    .map { "\($0)=\(PercentEncoding.encode($1))" }.joined(separator: "&")
                let answer = try await client.send(.POST, "/token", body: Array(text.utf8))
                #expect(answer.status == (verifier == nil ? 200 : 400), "\(answer.text)")
            }
        }
    }

    @Test func aMethodWithoutChallengeIsAnError() async throws {
        try await withIdentity { client, _ in
            let page = try await authorize(
                client,
                [
                    "response_type": "code", "client_id": Self.client.id, "redirect_uri": "https://app.example/done",
                    "code_challenge_method": "S256",
                ]
            )
            #expect(page.location?.contains("error=invalid_request") == true)
        }
    }

    @Test(
        arguments: [
            ("http://127.0.0.1/", true), ("http://127.0.0.1:8080/a?b=c", true), ("http://[::1]:1/", true),
            ("http://localhost:1/", true), ("https://app.example/done", true),
            ("http://127.0.0.1.evil.example/", false), ("http://localhost.evil.example/", false),
            ("http://127.0.0.1@evil.example/", false), ("http://127.0.0.1:8080@evil.example/", false),
            ("http://[::1].evil.example/", false), ("http://app.example/", false), ("https://", false),
            ("https://app.example/#fragment", false), ("https://app.example/\r\nX: y", false),
            ("javascript:alert(1)", false), ("", false),
        ]
    ) func codesGoToThisMachineOrOverTLS(_ redirect: String, _ isAllowed: Bool) async throws {
        try await withIdentity { client, _ in
            let query: KeyValuePairs = [
                "response_type": "code", "client_id": Self.client.id, "redirect_uri": redirect,
            ]
            let page = try await authorize(client, query)
            #expect(page.status == (isAllowed ? 302 : 400))
            #expect((page.location?.contains("code=") == true) == isAllowed)
        }
    }

    @Test(
        arguments: [
            ("https://app.example/bye", "https://app.example/bye?state=s"),
            ("http://127.0.0.1:1/bye?a=b", "http://127.0.0.1:1/bye?a=b&state=s"),
            ("http://evil.example/", nil), ("javascript:alert(1)", nil), ("", nil),
        ]
    ) func aLogoutLeadsToThisMachineOrOverTLS(_ redirect: String, _ location: String?) async throws {
        try await withIdentity { client, _ in
            let page = try await authorize(
                client,
                ["post_logout_redirect_uri": redirect, "state": "s"],
                at: "/logout"
            )
            #expect(page.status == (location == nil ? 400 : 302))
            #expect(page.location == location)
        }
    }

    // MARK: The credential of the server

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
            let stranger = try await authorize(client, query)
            #expect(stranger.status == 401)
            let page = try await authorize(client, query, headers: [.authorization: Self.basic])
            let location = try #require(page.location)
            let code = try #require(location.split(separator: "code=").last?.split(separator: "&").first)
            // The code is what the program has: it needs no credential.
            let answer = try await post(
                client,
                "/token",
                [
                    "grant_type": "authorization_code", "code": try #require(PercentEncoding.decode(code)),
                    "redirect_uri": redirect, "client_id": id,
                ]
            )
            try await expectAccess(client, with: answer)
            let again = try await post(
                client,
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
            let device = try await post(client, "/device/code", ["client_id": Self.client.id]).json
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
                "device_code": try #require(device["device_code"]?.string), "client_id": Self.client.id,
                "client_secret": Self.client.secret,
            ]
            let page = try #require(device["verification_uri_complete"]?.string)
            let stranger = try await client.get(page)
            #expect(stranger.status == 401)
            let early = try await refusal(client, "/token", form)
            #expect(early == "authorization_pending")
            let user = try await client.get(page, headers: [("Authorization", Self.basic)])
            #expect(user.status == 200)
            try await expectAccess(client, with: try await post(client, "/token", form))
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
            try await expectAccess(client, with: try await post(client, "/v1/token", form))
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
            let known = ["client_id": Self.client.id, "client_secret": Self.client.secret]
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
            try await expectAccess(client, with: try await refresh(client, token))
            #expect(files["client"]?["installed"]?["client_id"]?.string == Self.client.id)
        }
    }

    // MARK: Bounds

    @Test func theOldestOfVeryManyLoginsAreForgotten() async throws {
        try await withIdentity { client, identity in
            func newToken() throws -> String {
                try #require(JSON.Value(parsing: identity.authorizedUserFile)["refresh_token"]?.string)
            }
            let first = try newToken()
            let early = identity.accessToken()
            for _ in 0..<10_000 {
                _ = identity.authorizedUserFile
                _ = identity.accessToken()
            }
            let last = try newToken()
            let late = identity.accessToken()
            let forgotten = try await refresh(client, first).status
            #expect(forgotten == 400)
            let kept = try await refresh(client, last).status
            #expect(kept == 200)
            for (token, status) in [(early, 401), (late, 200)] {
                let answer = try await client.get(Self.listing, headers: [("Authorization", "Bearer \(token)")])
                #expect(answer.status == status)
            }
        }
    }

    @Test func whatIsRememberedIsShort() async throws {
        try await withIdentity { client, _ in
            let long = String(repeating: "a ", count: 2_500)
            let device = try await refusal(client, "/device/code", ["client_id": Self.client.id, "scope": long])
            #expect(device == "invalid_request")
            for name in ["scope", "nonce", "code_challenge"] {
                let query: KeyValuePairs = [
                    "response_type": "code", "client_id": Self.client.id, "redirect_uri": "https://app.example/done",
                    name: long,
                ]
                let status = try await authorize(client, query).status
                #expect(status == 400)
            }
        }
    }

    @Test(arguments: [Int64.max, .min]) func noLifetimeAndNoClockStopsTheServer(_ seconds: Int64) async throws {
        try await withIdentity({
            $0.tokenLifetime = seconds
            $0.clockOffset = seconds
            $0.deviceInterval = Int(clamping: seconds)
        }) { client, identity in
            _ = identity.accessToken()
            let path = "/computeMetadata/v1/instance/service-accounts/default/"
            for name in ["token", "identity?audience=a"] {
                let answer = try await client.get(path + name, headers: [("Metadata-Flavor", "Google")])
                #expect(answer.status == 200)
            }
            let device = try await post(client, "/device/code", ["client_id": Self.client.id]).json
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
                "device_code": try #require(device["device_code"]?.string), "client_id": Self.client.id,
                "client_secret": Self.client.secret,
            ]
            for _ in 0..<2 {
                let status = try await post(client, "/token", form).status
                #expect((400..<500).contains(status))
            }
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
            let error = try pending.json["error"]?.string
            #expect(error == "authorization_pending")
            #expect(identity.answerDevice(try #require(device["user_code"]?.string)))
            let value11 = try await post(client, "/token", form).json["refresh_token"]?.string
            #expect(value11 != nil)
            let value12 = try await refusal(client, "/token", form)
            #expect(value12 == "invalid_grant")
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
            let value13 = try await refusal(client, "/token", form)
            #expect(value13 == "authorization_pending")
            let value14 = try await refusal(client, "/token", form)
            #expect(value14 == "slow_down")
        }
    }

    @Test(arguments: ["", "a.b.c", "a.b", "....", "e30.e30.e30", "eyJhbGciOiJub25lIn0.e30."])
    func anAssertionThatIsNoneIsRefused(text: String) async throws {
        try await withIdentity { client, _ in
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer", "assertion": text,
            ]
            let value15 = try await refusal(client, "/token", form)
            #expect(value15 == "invalid_grant")
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
            let value16 = try await client.get(path).status
            #expect(value16 == 403)
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
            let value17 = try await refresh(client, token).status
            #expect(value17 == 200)
            let value18 = try await post(client, "/revoke", ["token": token]).status
            #expect(value18 == 200)
            let value19 = try await refresh(client, token).json["error"]?.string
            #expect(value19 == "invalid_grant")
            let value20 = try await refusal(client, "/revoke", ["token": token])
            #expect(value20 == "invalid_token")
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
            let end = try answer.json["client_secret_expires_at"]?.int64
            #expect(end == 0)
            let value21 = try await post(client, "/device/code", ["client_id": id]).status
            #expect(value21 == 200)
            let value22 = try await refusal(client, "/device/code", ["client_id": "other"])
            #expect(value22 == "invalid_client")
        }
    }
}
