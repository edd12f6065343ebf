import AsyncFetch
public import AsyncJSON
import HTTPTypes

extension OAuthServer {
    /// Creates a server from its metadata (RFC 8414 §2, OpenID Connect Discovery §3).
    ///
    /// Members that are missing, null or of another type count as absent, except the issuer and the token endpoint.
    ///
    /// Endpoints get codes and secrets, so they must not be nearer than the issuer: no issuer in the internet can name an
    /// endpoint of this machine or of a private network. An issuer in a private network may name others there, and one of
    /// this machine may name any. Names and addresses are judged as they are written.
    ///
    /// - Parameters:
    ///   - metadata: The members.
    ///   - issuer: The issuer whose metadata it must be, byte for byte; `nil` to trust the metadata.
    ///   - allowsInwardLinks: A Boolean value indicating whether an issuer may name nearer endpoints, as
    ///     `Fetcher.Configuration.allowsInwardLinks` says.
    /// - Throws: ``OAuthError/Code/badAnswer`` with the name of the member that is missing, or whose URL is not https or
    ///   leads inward. An issuer of this machine that has no https may name http URLs of this machine.
    public init(
        metadata: JSON.Value,
        expecting issuer: String? = nil,
        allowsInwardLinks: Bool = false
    ) throws(OAuthError) {
        let place = "the metadata of \(issuer ?? "the server")"
        guard metadata.isObject else { throw OAuthError(.badAnswer, "\(place) is no JSON object") }
        guard let named = metadata["issuer"]?.string else { throw OAuthError(.badAnswer, "\(place) has no issuer") }
        guard issuer.map({ $0.utf8.elementsEqual(named.utf8) }) ?? true else {
            throw OAuthError(
                .badAnswer,
                "\(place) is for another issuer; use the issuer exactly as the server writes it"
            )
        }
        let source = LinkSource.document(at: try? HTTPRequest(url: named))
        func endpoint(_ name: String) throws(OAuthError) -> String? {
            guard let url = metadata[name]?.string else { return nil }
            if let refusal = Self.refusal(of: url, from: source, allowingInward: allowsInwardLinks) {
                throw OAuthError(.badAnswer, "\(place): \(name) \(refusal)")
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

    /// Returns the reason why a document must not name a URL to send secrets to; `nil` if it may.
    static func refusal(of url: String, from source: LinkSource, allowingInward: Bool) -> String? {
        guard isTrustworthy(url), let target = try? HTTPRequest(url: url) else { return "is not an https URL" }
        return source.refusal(of: target, allowingInward: allowingInward)
    }
}

extension String {
    /// A Boolean value indicating whether the text has control characters, those after ASCII (C1) included.
    var hasControls: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
