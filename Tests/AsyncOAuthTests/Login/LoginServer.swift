import AsyncFetch
import AsyncFetchTesting
import AsyncJSON
@testable import AsyncOAuth
import Crypto
import Foundation
import HTTPTypes

/// The other side of a login: a server with an id token of its own key, whose answers a test can change.
struct LoginServer: Sendable {
    static let issuer = "https://login.example"
    /// Texts that no description, error or page may show.
    static let secrets = ["at-planted", "rt-planted", "dc-planted", "code-planted", "hush-planted"]

    private let key = P256.Signing.PrivateKey()
    /// A clock whose short sleeps end at once.
    let clock: VirtualClock

    init(clock: VirtualClock = VirtualClock(skippingUpTo: .seconds(60))) { self.clock = clock }

    /// The server, with all endpoints.
    var server: OAuthServer {
        var server = OAuthServer(
            issuer: Self.issuer,
            authorizationEndpoint: Self.issuer + "/auth",
            tokenEndpoint: Self.issuer + "/token"
        )
        server.keysURL = Self.issuer + "/keys"
        server.deviceAuthorizationEndpoint = Self.issuer + "/device"
        server.userInfoEndpoint = Self.issuer + "/userinfo"
        server.endSessionEndpoint = Self.issuer + "/logout"
        return server
    }

    /// Returns a client of the server, whose requests get these answers; its keys are published by `/keys`.
    func client(
        _ server: OAuthServer? = nil,
        store: any TokenStore = MemoryTokenStore(),
        answer: @escaping @Sendable (SentRequest) async throws -> ScriptedTransport.Answer = { _ in .status(500) }
    ) -> (client: OAuthClient, transport: ScriptedTransport) {
        let keys = keySet
        let transport = ScriptedTransport { request in
            if request.path == "/keys" { return .status(200, body: keys) }
            return try await answer(request)
        }
        let environment = TokenEnvironment(
            .init {
                $0.clock = FetchClock(clock)
                $0.random = { 0 }
            },
            transport: transport,
            now: { Date(timeIntervalSince1970: 1_790_000_000) }
        )
        let client = OAuthClient(
            server ?? self.server,
            id: "app",
            secret: "hush-planted",
            store: store,
            environment: environment
        )
        return (client, transport)
    }

    /// Returns the response of the token endpoint with an id token of these claims, and those that every token has.
    func tokens(_ claims: JSON.Value = [:]) throws -> ScriptedTransport.Answer {
        var all: JSON.Value = [
            "iss": JSON.Value(Self.issuer), "aud": "app", "sub": "alice", "iat": 1_790_000_000, "exp": 1_790_000_600,
        ]
        for (name, value) in claims.members ?? [] { all[name] = value }
        let pem = key.pemRepresentation
        let idToken = try JSONWebToken.signed(all, by: SigningKey(pem: pem), keyID: "k1")
        return .status(200, headers: [.contentType: "application/json"], body: Self.tokens(idToken: idToken))
    }

    /// The response of the token endpoint without an id token.
    static let plainTokens = ScriptedTransport.Answer.status(
        200,
        headers: [.contentType: "application/json"],
        body: tokens(idToken: nil)
    )

    private static func tokens(idToken: String?) -> String {
        let last = idToken.map { #","id_token":"\#($0)""# } ?? ""
        return """
            {"access_token":"at-planted","refresh_token":"rt-planted","token_type":"Bearer","expires_in":3600\(last)}
            """
    }

    /// The body of the response with its keys.
    var keySet: String {
        let point = [UInt8](key.publicKey.rawRepresentation)
        let (x, y) = (JSON.Bytes(urlSafe: point.prefix(32)), JSON.Bytes(urlSafe: point.suffix(32)))
        return #"{"keys":[{"kty":"EC","crv":"P-256","alg":"ES256","kid":"k1","x":"\#(x)","y":"\#(y)"}]}"#
    }
}

/// The parameters of a URL.
func query(of url: String) throws -> [String: String] { SentRequest(try HTTPRequest(url: url)).query }
