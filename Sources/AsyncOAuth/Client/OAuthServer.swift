public import AsyncJSON

/// An authorization server: its issuer and its endpoints (RFC 8414, OpenID Connect Discovery §3).
public struct OAuthServer: Sendable, Hashable {
    /// The issuer, a URL that the server's id tokens name.
    public var issuer: String
    /// The page where a user logs in.
    public var authorizationEndpoint: String?
    /// The endpoint that issues tokens.
    public var tokenEndpoint: String
    /// The endpoint that ends tokens (RFC 7009).
    public var revocationEndpoint: String?
    /// The endpoint for devices without a browser (RFC 8628).
    public var deviceAuthorizationEndpoint: String?
    /// The endpoint that tells about the user.
    public var userInfoEndpoint: String?
    /// The endpoint for registering clients (RFC 7591).
    public var registrationEndpoint: String?
    /// The page where a user logs out.
    public var endSessionEndpoint: String?
    /// The URL of the server's public keys.
    public var keysURL: String?
    /// The methods of client authentication that the token endpoint takes (`token_endpoint_auth_methods_supported`).
    public var authenticationMethods: [String] = ["client_secret_basic"]
    /// A Boolean value indicating whether a refresh token may end when it is used, because the response has another.
    ///
    /// Then a refresh without a response is repeated only once. Google's refresh tokens stay valid.
    public var rotatesRefreshTokens = true
    /// All members of the server's metadata.
    public var metadata: JSON.Value = [:]

    /// Creates a server from its endpoints.
    public init(issuer: String, authorizationEndpoint: String? = nil, tokenEndpoint: String) {
        self.issuer = issuer
        self.authorizationEndpoint = authorizationEndpoint
        self.tokenEndpoint = tokenEndpoint
    }
}

extension OAuthServer {
    /// Google's server for users (`accounts.google.com`), whose endpoints are known without a request.
    public static let google = {
        var server = OAuthServer(
            issuer: "https://accounts.google.com",
            authorizationEndpoint: "https://accounts.google.com/o/oauth2/v2/auth",
            tokenEndpoint: "https://oauth2.googleapis.com/token"
        )
        server.revocationEndpoint = "https://oauth2.googleapis.com/revoke"
        server.deviceAuthorizationEndpoint = "https://oauth2.googleapis.com/device/code"
        server.userInfoEndpoint = "https://openidconnect.googleapis.com/v1/userinfo"
        server.keysURL = "https://www.googleapis.com/oauth2/v3/certs"
        server.authenticationMethods = ["client_secret_post", "client_secret_basic"]
        server.rotatesRefreshTokens = false
        return server
    }()

    /// Returns the way in which a client says who it is at this server's endpoints.
    ///
    /// The `method` is what the server chose when the client was registered; `nil` if it chose none.
    func authentication(id: String, secret: String?, method: String? = nil) -> ClientAuthentication {
        guard let secret else { return .identified(id: id) }
        // The server's first: the order of its list is the order of its preference.
        for name in [method].compactMap(\.self) + authenticationMethods {
            switch name {
            case "client_secret_post": return .post(id: id, secret: secret)
            case "client_secret_basic": return .basic(id: id, secret: secret)
            case "none" where name == method: return .identified(id: id)
            default: continue
            }
        }
        // The one that all servers must take (RFC 6749 §2.3.1).
        return .basic(id: id, secret: secret)
    }
}
