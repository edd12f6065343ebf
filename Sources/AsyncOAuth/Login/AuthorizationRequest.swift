import AsyncJSON

/// A login that has begun: the page for the user, and what its end is checked against.
///
/// ``OAuthClient/authorize(scopes:options:name:open:)`` does all of it on one machine. A web server does it in two
/// requests:
///
/// ```swift
/// let request = try await client.beginLogin(scopes: ["openid"], redirectURL: "https://example.com/callback")
/// session.login = try JSONEncoder().encode(request)          // of this user, on the server
/// // … redirect the user to request.url; in the handler of /callback:
/// let account = try await client.finishLogin(request, redirect: callbackURL)
/// ```
///
/// It contains secrets: keep it in the session on the server, not in a cookie that others can read.
public struct AuthorizationRequest: Sendable, Hashable, Codable {
    /// The URL of the page where the user logs in.
    public let url: String
    /// The URL to which the server sends the user afterwards.
    public let redirectURL: String
    /// The scopes that were asked for.
    public let scopes: [String]
    /// The value that the redirect must repeat, so that nobody can slip in the end of another login.
    public let state: String
    /// The value that the id token must repeat; `nil` without the scope `openid`.
    public let nonce: String?
    /// The proof for the token endpoint.
    public let proofKey: ProofKey
    /// The client to which the code will belong.
    public let clientID: String
    /// The issuer, which the redirect may name (RFC 9207).
    public let issuer: String
    /// A Boolean value indicating whether the redirect must name the issuer.
    let namesIssuer: Bool

    /// Creates a request for a client at a server, with a state, a nonce and a proof of its own.
    ///
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` if the server has no usable authorization page, if the
    ///   redirect is no URL, or if the options repeat one of the parameters that belong to every login.
    init(
        at server: OAuthServer,
        clientID: String,
        scopes: [String],
        redirectURL: String,
        options: AuthorizationOptions
    ) throws(OAuthError) {
        state = LoginSecret.make()
        nonce = scopes.contains("openid") ? LoginSecret.make() : nil
        proofKey = ProofKey()
        issuer = server.issuer
        namesIssuer = server.metadata["authorization_response_iss_parameter_supported"]?.bool ?? false
        self.clientID = clientID
        self.scopes = scopes
        self.redirectURL = redirectURL
        let own: [(String, String?)] = [
            ("response_type", "code"), ("client_id", clientID), ("redirect_uri", redirectURL),
            ("scope", scopes.isEmpty ? nil : scopes.joined(separator: " ")), ("state", state), ("nonce", nonce),
            ("code_challenge", proofKey.challenge), ("code_challenge_method", ProofKey.method),
            ("prompt", options.prompt.isEmpty ? nil : options.prompt.joined(separator: " ")),
            ("login_hint", options.loginHint),
        ]
        let fields = own.compactMap { name, value in value.map { (name, $0) } }
        let more = options.parameters.map { ($0.name, $0.value) }
        let reserved = Set(own.map(\.0)).subtracting(["prompt", "login_hint"]).union(fields.map(\.0))
        if let repeated = more.first(where: { reserved.contains($0.0) }) {
            throw OAuthError(.invalidConfiguration, "the parameter \(repeated.0) of a login cannot be set by options")
        }
        guard redirectURL.utf8.allSatisfy({ 0x20 < $0 && $0 < 0x7F }), redirectURL.contains(":"),
            !redirectURL.contains("#")
        else { throw OAuthError(.invalidConfiguration, "the redirect of a login is no absolute URL without fragment") }
        guard let page = server.authorizationEndpoint else {
            throw OAuthError(.invalidConfiguration, "the server \(server.issuer) has no authorization endpoint")
        }
        url = try LoginURL.adding(fields + more, to: page, named: "authorization endpoint")
    }
}

extension AuthorizationRequest: CustomStringConvertible, CustomReflectable {
    /// The issuer and the scopes, without the secrets.
    public var description: String { "AuthorizationRequest(at: \(issuer), scopes: \(scopes))" }
    /// A mirror that does not show the secrets.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
