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

    private static let listing = "/storage/v1/b?project=demo"

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
            let value7 = try await client.post("/token", ["grant_type": "refresh_token"]).status
            #expect(value7 == 404)
        }
    }

    @Test func aRefreshTokenThatIsUsedTwiceEndsTheLogin() async throws {
        try await withIdentity({ $0.rotatesRefreshTokens = true }) { client, identity in
            let first = try #require(
                JSON.Value(parsing: identity.authorizedUserFile)["refresh_token"]?.string
            )
            let answer = try await client.refresh(first)
            let second = try #require(try answer.json["refresh_token"]?.string)
            let value8 = try await client.refresh(first).json["error"]?.string
            #expect(value8 == "invalid_grant")
            let value9 = try await client.refresh(second).json["error"]?.string
            #expect(value9 == "invalid_grant")
            let token = try #require(try answer.json["access_token"]?.string)
            let used = try await client.get(Self.listing, headers: [("Authorization", "Bearer \(token)")])
            #expect(used.status == 401)
        }
    }

    @Test(arguments: [("right", true), ("wrong", false)])
    func aCodeNeedsItsVerifierAndWorksOnce(verifier: String, isRight: Bool) async throws {
        try await withIdentity { client, _ in
            // The challenge is the base64url of the SHA-256 of "right": printf right | openssl sha256 -binary | base64.
            let page = try await client.authorize([
                "response_type": "code", "client_id": EmulatedIdentity.clientID,
                "redirect_uri": "https://app.example/done",
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
                "redirect_uri": "https://app.example/done", "client_id": EmulatedIdentity.clientID,
                "client_secret": EmulatedIdentity.clientSecret, "code_verifier": verifier,
            ]
            let answer = try await client.post("/token", form)
            #expect((answer.status == 200) == isRight, "\(answer.text)")
            let idToken = try answer.json["id_token"]?.string
            #expect((idToken != nil) == isRight)
            let value10 = try await client.refusal("/token", form)
            #expect(value10 == "invalid_grant")
        }
    }

    @Test func aVerifierWithoutChallengeIsRefused() async throws {
        try await withIdentity { client, _ in
            let redirect = "http://127.0.0.1:9/"
            let query: KeyValuePairs = [
                "response_type": "code", "client_id": EmulatedIdentity.clientID, "redirect_uri": redirect,
            ]
            for verifier in [nil, "right"] {
                let location = try #require(try await client.authorize(query).location)
                let code = try #require(location.split(separator: "code=").last?.split(separator: "&").first)
                let form = [
                    ("grant_type", "authorization_code"), ("code", try #require(PercentEncoding.decode(code))),
                    ("redirect_uri", redirect), ("client_id", EmulatedIdentity.clientID),
                    ("client_secret", EmulatedIdentity.clientSecret),
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
            let page = try await client.authorize([
                "response_type": "code", "client_id": EmulatedIdentity.clientID,
                "redirect_uri": "https://app.example/done",
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
                "response_type": "code", "client_id": EmulatedIdentity.clientID, "redirect_uri": redirect,
            ]
            let page = try await client.authorize(query)
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
            let page = try await client.authorize(
                ["post_logout_redirect_uri": redirect, "state": "s"],
                at: "/logout"
            )
            #expect(page.status == (location == nil ? 400 : 302))
            #expect(page.location == location)
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
            let forgotten = try await client.refresh(first).status
            #expect(forgotten == 400)
            let kept = try await client.refresh(last).status
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
            let device = try await client.refusal(
                "/device/code",
                ["client_id": EmulatedIdentity.clientID, "scope": long]
            )
            #expect(device == "invalid_request")
            for name in ["scope", "nonce", "code_challenge"] {
                let query: KeyValuePairs = [
                    "response_type": "code", "client_id": EmulatedIdentity.clientID,
                    "redirect_uri": "https://app.example/done",
                    name: long,
                ]
                let status = try await client.authorize(query).status
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
            let device = try await client.post("/device/code", ["client_id": EmulatedIdentity.clientID]).json
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
                "device_code": try #require(device["device_code"]?.string), "client_id": EmulatedIdentity.clientID,
                "client_secret": EmulatedIdentity.clientSecret,
            ]
            for _ in 0..<2 {
                let status = try await client.post("/token", form).status
                #expect((400..<500).contains(status))
            }
        }
    }

    @Test func aDeviceWaitsForItsUser() async throws {
        try await withIdentity({ $0.deviceInterval = 0 }) { client, identity in
            let device = try await client.post(
                "/device/code",
                ["client_id": EmulatedIdentity.clientID, "scope": "email"]
            ).json
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
                "device_code": try #require(device["device_code"]?.string), "client_id": EmulatedIdentity.clientID,
                "client_secret": EmulatedIdentity.clientSecret,
            ]
            let pending = try await client.post("/token", form)
            #expect(pending.status == 428)
            let error = try pending.json["error"]?.string
            #expect(error == "authorization_pending")
            #expect(identity.answerDevice(try #require(device["user_code"]?.string)))
            let value11 = try await client.post("/token", form).json["refresh_token"]?.string
            #expect(value11 != nil)
            let value12 = try await client.refusal("/token", form)
            #expect(value12 == "invalid_grant")
            #expect(!identity.answerDevice("NONE-SUCH"))
        }
    }

    @Test func aDeviceThatAsksTooOftenIsToldSo() async throws {
        try await withIdentity { client, _ in
            let device = try await client.post("/device/code", ["client_id": EmulatedIdentity.clientID]).json
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:device_code",
                "device_code": try #require(device["device_code"]?.string), "client_id": EmulatedIdentity.clientID,
                "client_secret": EmulatedIdentity.clientSecret,
            ]
            let value13 = try await client.refusal("/token", form)
            #expect(value13 == "authorization_pending")
            let value14 = try await client.refusal("/token", form)
            #expect(value14 == "slow_down")
        }
    }

    @Test(arguments: ["", "a.b.c", "a.b", "....", "e30.e30.e30", "eyJhbGciOiJub25lIn0.e30."])
    func anAssertionThatIsNoneIsRefused(text: String) async throws {
        try await withIdentity { client, _ in
            let form: KeyValuePairs = [
                "grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer", "assertion": text,
            ]
            let value15 = try await client.refusal("/token", form)
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
            let value17 = try await client.refresh(token).status
            #expect(value17 == 200)
            let value18 = try await client.post("/revoke", ["token": token]).status
            #expect(value18 == 200)
            let value19 = try await client.refresh(token).json["error"]?.string
            #expect(value19 == "invalid_grant")
            let value20 = try await client.refusal("/revoke", ["token": token])
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
            let value21 = try await client.post("/device/code", ["client_id": id]).status
            #expect(value21 == 200)
            let value22 = try await client.refusal("/device/code", ["client_id": "other"])
            #expect(value22 == "invalid_client")
        }
    }
}
