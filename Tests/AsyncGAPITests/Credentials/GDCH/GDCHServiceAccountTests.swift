import AsyncFetch
import AsyncFetchTesting
@testable import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import Testing

/// The request is that of google-auth 2.62.2 for Python, whose transport was replaced to record it. The key was made
/// with `openssl ecparam -name prime256v1 -genkey`.
@Suite(.timeLimit(.minutes(5))) struct GDCHServiceAccountTests {
    private static let url = "https://service-identity.example/authenticate"
    private static let key = """
        -----BEGIN EC PRIVATE KEY-----
        MHcCAQEEIHmNz5tzLEyUgPXHVrizJ59dtLvt1NVnzTcoV/Hwt2bWoAoGCCqGSM49
        AwEHoUQDQgAE2nYWF5Jjp+80TsFdg0x7zK8FJKv4PCRKNXdeaJghv1FBayhYdSoK
        wrCofakOzaZUVQFIF4YVT4Mj5bkkCJvC1g==
        -----END EC PRIVATE KEY-----

        """

    private func file(_ change: (inout JSON.Value) -> Void = { _ in }) -> JSON.Value {
        var file: JSON.Value = [
            "type": "gdch_service_account", "format_version": "1", "project": "p", "private_key_id": "kid",
            "private_key": JSON.Value(Self.key), "name": "n", "token_uri": JSON.Value(Self.url),
        ]
        change(&file)
        return file
    }

    private func account(_ value: JSON.Value) throws -> GAPI.GDCHServiceAccount {
        try GAPI.GDCHServiceAccount(.init(value, file: "file.json"))
    }

    @Test func aTokenIsRequestedAsGooglesLibraryDoes() async throws {
        let answer = #"{"access_token":"planted-token","expires_in":3600,"token_type":"Bearer"}"#
        let platform = ScriptedPlatform([.status(200, body: answer)])
        let account = try account(file()).with(audience: "https://aud")
        let token = try await account.token(for: .init(), replacing: nil, in: platform.environment)
        #expect(token.value == "planted-token")
        #expect(token.expiry == .after(.seconds(3600)))
        let sent = try platform.transport.requests.only
        #expect(sent.url == Self.url)
        #expect(sent.header("Content-Type") == "application/json")
        var body = try sent.json()
        let assertion = try #require(body["subject_token"]?.string)
        body["subject_token"] = nil
        #expect(
            body == [
                "grant_type": "urn:ietf:params:oauth:token-type:token-exchange", "audience": "https://aud",
                "requested_token_type": "urn:ietf:params:oauth:token-type:access_token",
                "subject_token_type": "urn:k8s:params:oauth:token-type:serviceaccount",
            ]
        )
        let parts = assertion.split(separator: ".").map(String.init)
        try #require(parts.count == 3)
        #expect(
            try JSON.Value(parsing: JSON.Bytes(parsing: parts[0]).bytes) == [
                "alg": "ES256", "typ": "JWT", "kid": "kid",
            ]
        )
        #expect(
            try JSON.Value(parsing: JSON.Bytes(parsing: parts[1]).bytes) == [
                "iss": "system:serviceaccount:p:n", "sub": "system:serviceaccount:p:n", "aud": JSON.Value(Self.url),
                "iat": 1_795_374_000, "exp": 1_795_377_600,
            ]
        )
        #expect(try JSON.Bytes(parsing: parts[2]).bytes.count == 64)
    }

    @Test func theAudienceComesFromTheCaller() async throws {
        let platform = ScriptedPlatform([])
        let account = try account(file())
        let error = await oauthError {
            _ = try await account.token(for: .init(), replacing: nil, in: platform.environment)
        }
        #expect(error?.code == .invalidConfiguration)
        #expect(platform.transport.requests.isEmpty)
    }

    @Test(
        arguments: [
            ("format_version", "2"), ("project", 7), ("name", ""), ("private_key_id", ""),
            ("token_uri", "http://e.com/"),
            ("private_key", ""),
        ] as [(String, JSON.Value)]
    )
    func aMalformedMemberIsNamed(_ name: String, _ value: JSON.Value) throws {
        do {
            _ = try account(file { $0[name] = value })
            Issue.record("no error")
        } catch let error as OAuthError {
            #expect(error.code == .malformedFile)
            #expect(error.message.contains(name))
        }
    }

    @Test func aBrokenKeyIsNamedAndNotShown() throws {
        do {
            _ = try account(file { $0["private_key"] = "planted" })
            Issue.record("no error")
        } catch let error as OAuthError {
            #expect(error.code == .badKey)
            #expect(error.message.contains("file.json, member private_key"))
            #expect(!"\(error)".contains("planted"))
        }
    }

    @Test func nothingShowsTheKey() throws {
        let account = try account(file())
        var dumped = ""
        dump(account, to: &dumped)
        #expect(!dumped.contains("MHcCAQEE"))
        #expect(!"\(account)".contains("MHcCAQEE"))
    }

    @Test func aCancelledRequestEndsAtOnce() async throws {
        let platform = ScriptedPlatform([.stall], skippingUpTo: .zero)
        let account = try account(file()).with(audience: "a")
        let task = Task { try await account.token(for: .init(), replacing: nil, in: platform.environment) }
        try await platform.transport.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
