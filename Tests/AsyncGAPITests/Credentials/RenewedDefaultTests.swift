import AsyncFetchTesting
import AsyncGAPI
import AsyncJSON
import AsyncOAuth
import Testing

/// A process goes on after its user has logged in again, or has put a new key into the file.
@Suite(.timeLimit(.minutes(5))) struct RenewedDefaultTests {
    private let folder: CredentialFolder

    init() throws { folder = try CredentialFolder() }

    /// A server that gives each answer once, and the application default whose file has a text.
    private func makeBench(
        _ text: String,
        _ answers: [ScriptedTransport.Answer]
    ) throws -> (source: GAPI.ApplicationDefault, transport: ScriptedTransport, network: TokenEnvironment) {
        let path = try write(text)
        let source = GAPI.ApplicationDefault(
            environment: .init(variables: ["GOOGLE_APPLICATION_CREDENTIALS": path], home: folder.path)
        )
        let transport = ScriptedTransport(answers)
        return (source, transport, CredentialSuite.network(transport))
    }

    @discardableResult private func write(_ text: String) throws -> String {
        try folder.write(text, to: "default.json")
    }

    private func token(_ source: GAPI.ApplicationDefault, _ network: TokenEnvironment) async throws -> String {
        try await source.token(for: GAPI.TokenPurpose(), replacing: nil, in: network).value
    }

    private static func refusal(_ error: String, _ description: String = "") -> ScriptedTransport.Answer {
        .json(#"{"error": "\#(error)", "error_description": "\#(description)"}"#, status: 400)
    }

    private static func answer(_ token: String, _ more: String = "") -> ScriptedTransport.Answer {
        .json(#"{"access_token": "\#(token)", "expires_in": 3599, "token_type": "Bearer"\#(more)}"#)
    }

    @Test(arguments: [
        ("invalid_grant", "Token has been expired or revoked."), ("invalid_grant", "reauth error (invalid_rapt)"),
        ("invalid_grant", ""), ("invalid_client", ""),
    ])
    func aNewLoginIsFoundAfterTheOldOneWasRefused(error: String, description: String) async throws {
        let (source, transport, network) = try makeBench(
            CredentialSuite.user(),
            [Self.answer("old"), Self.refusal(error, description), Self.answer("new")]
        )
        #expect(try await token(source, network) == "old")
        let identity = source.identity
        await #expect(throws: OAuthError.self) { try await token(source, network) }
        #expect(identity != nil && source.identity == identity)
        try write(CredentialSuite.user { $0["refresh_token"] = "1//s" })
        #expect(try await token(source, network) == "new")
        #expect(transport.requests.map { $0.form["refresh_token"] } == ["1//r", "1//r", "1//s"])
        // Whether it is the same user, nobody knows, and the old token may still be in use.
        #expect(source.identity == nil)
    }

    @Test func aNewKeyIsFoundAfterTheOldOneWasDeleted() async throws {
        let (source, transport, network) = try makeBench(
            CredentialSuite.serviceAccount(),
            [Self.refusal("invalid_grant", "Invalid JWT Signature."), Self.answer("new")]
        )
        await #expect(throws: OAuthError.self) { try await token(source, network) }
        let identity = source.identity
        try write(CredentialSuite.serviceAccount { $0["token_uri"] = "https://token.example.com/new" })
        #expect(try await token(source, network) == "new")
        #expect(transport.requests.map(\.url) == ["https://token.example.com/token", "https://token.example.com/new"])
        #expect(identity != nil && source.identity == identity)
    }

    @Test func anIDTokenTellsOfADeletedKeyToo() async throws {
        let (source, transport, network) = try makeBench(
            CredentialSuite.serviceAccount(),
            [
                Self.refusal("invalid_grant", "Invalid JWT Signature."),
                .json(#"{"id_token": "\#(ScriptedPlatform.idToken)"}"#),
            ]
        )
        await #expect(throws: OAuthError.self) { try await source.idToken(audience: "https://a.example", in: network) }
        try write(CredentialSuite.serviceAccount { $0["token_uri"] = "https://token.example.com/new" })
        let token = try await source.idToken(audience: "https://a.example", in: network)
        #expect(token.value == ScriptedPlatform.idToken)
        #expect(transport.requests.last?.url == "https://token.example.com/new")
    }

    /// The file is gcloud's, so that it has the first refresh token only.
    @Test func aFileThatDidNotChangeKeepsTheNewestRefreshToken() async throws {
        let (source, transport, network) = try makeBench(
            #"{"type": "external_account_authorized_user", "refresh_token": "r", "client_id": "c", "client_secret": "s"}"#,
            [Self.answer("a", #", "refresh_token": "second""#), Self.refusal("invalid_grant"), Self.answer("b")]
        )
        #expect(try await token(source, network) == "a")
        await #expect(throws: OAuthError.self) { try await token(source, network) }
        #expect(try await token(source, network) == "b")
        #expect(transport.requests.map { $0.form["refresh_token"] } == ["r", "second", "second"])
        #expect(source.identity != nil)
    }

    @Test func anotherRefusalIsNoReasonToReadTheFileAgain() async throws {
        let (source, _, network) = try makeBench(
            CredentialSuite.user(),
            [Self.refusal("invalid_scope"), Self.answer("one")]
        )
        await #expect(throws: OAuthError.self) { try await token(source, network) }
        try write("{")
        #expect(try await token(source, network) == "one")
    }

    /// It may be half written.
    @Test func aBrokenFileIsReadAgainEachTime() async throws {
        let (source, _, network) = try makeBench(
            CredentialSuite.user(),
            [Self.refusal("invalid_grant"), Self.answer("new")]
        )
        await #expect(throws: OAuthError.self) { try await token(source, network) }
        try write("{")
        let error = await #expect(throws: OAuthError.self) { try await token(source, network) }
        #expect(error?.code == .malformedFile)
        try write(CredentialSuite.user { $0["refresh_token"] = "1//s" })
        #expect(try await token(source, network) == "new")
    }
}
