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
    /// All members of the server's metadata.
    public var metadata: JSON.Value = [:]

    /// Creates a server from its endpoints.
    public init(issuer: String, authorizationEndpoint: String? = nil, tokenEndpoint: String) {
        self.issuer = issuer
        self.authorizationEndpoint = authorizationEndpoint
        self.tokenEndpoint = tokenEndpoint
    }
}
