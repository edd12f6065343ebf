import AsyncFetch
public import AsyncJSON
import HTTPTypes

extension OAuthServer {
    /// Creates a server from its metadata (RFC 8414 §2, OpenID Connect Discovery §3).
    ///
    /// Members that are missing, null or of another type count as absent, except the issuer and the token endpoint.
    ///
    /// - Parameters:
    ///   - metadata: The members.
    ///   - issuer: The issuer whose metadata it must be, byte for byte; `nil` to trust the metadata.
    /// - Throws: ``OAuthError/Code/badAnswer`` with the name of the member that is missing, or whose URL is not https.
    ///   An issuer of this machine that has no https may name http URLs of this machine.
    public init(metadata: JSON.Value, expecting issuer: String? = nil) throws(OAuthError) {
        let place = "the metadata of \(issuer ?? "the server")"
        guard metadata.isObject else { throw OAuthError(.badAnswer, "\(place) is no JSON object") }
        guard let named = metadata["issuer"]?.string else { throw OAuthError(.badAnswer, "\(place) has no issuer") }
        guard issuer.map({ $0.utf8.elementsEqual(named.utf8) }) ?? true else {
            throw OAuthError(
                .badAnswer,
                "\(place) is for another issuer; use the issuer exactly as the server writes it"
            )
        }
        let isLocal = Self.isWithoutTLS(named)
        func endpoint(_ name: String) throws(OAuthError) -> String? {
            guard let url = metadata[name]?.string else { return nil }
            // Only a server of this machine may send requests to others of this machine.
            guard Self.isTrustworthy(url), isLocal || !Self.isWithoutTLS(url) else {
                throw OAuthError(.badAnswer, "\(place): \(name) is not an https URL")
            }
            return url
        }
        guard let tokenEndpoint = try endpoint("token_endpoint") else {
            throw OAuthError(
                .badAnswer,
                "\(place) has no token_endpoint, so the server issues no tokens to this client"
            )
        }
        self.init(
            issuer: named,
            authorizationEndpoint: try endpoint("authorization_endpoint"),
            tokenEndpoint: tokenEndpoint
        )
        revocationEndpoint = try endpoint("revocation_endpoint")
        deviceAuthorizationEndpoint = try endpoint("device_authorization_endpoint")
        userInfoEndpoint = try endpoint("userinfo_endpoint")
        registrationEndpoint = try endpoint("registration_endpoint")
        endSessionEndpoint = try endpoint("end_session_endpoint")
        keysURL = try endpoint("jwks_uri")
        if let methods = metadata["token_endpoint_auth_methods_supported"]?.array {
            authenticationMethods = methods.compactMap(\.string)
        }
        rotatesRefreshTokens = !named.utf8.elementsEqual(Self.google.issuer.utf8)
        self.metadata = metadata
    }

    /// Returns `true` for an https URL, and for any http URL of this machine, that can be shown on a terminal.
    static func isTrustworthy(_ url: String) -> Bool {
        !url.hasControls && (try? HTTPRequest(url: url))?.isTrustworthy ?? false
    }

    private static func isWithoutTLS(_ url: String) -> Bool { (try? HTTPRequest(url: url))?.scheme == "http" }
}

extension String {
    /// A Boolean value indicating whether the text has control characters, those after ASCII (C1) included.
    var hasControls: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
