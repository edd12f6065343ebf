public import AsyncJSON

/// The response of a token endpoint (RFC 6749 §5.1), checked.
public struct TokenResponse: Sendable {
    /// The access token; `nil` if the endpoint issued only an id token.
    public var accessToken: AccessToken?
    /// The refresh token; `nil` if the one that was sent stays valid.
    public var refreshToken: String?
    /// The id token (OpenID Connect Core §3.1.3.3), unchecked.
    public var idToken: String?
    /// All members of the response.
    public var members: JSON.Value

    package init(accessToken: AccessToken?, refreshToken: String?, idToken: String?, members: JSON.Value) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.idToken = idToken
        self.members = members
    }

    /// Returns the access token.
    ///
    /// - Throws: ``OAuthError/Code/badAnswer`` if there is none.
    public func requireAccessToken() throws(OAuthError) -> AccessToken {
        guard let accessToken else { throw OAuthError(.badAnswer, "the response has no access_token") }
        return accessToken
    }
}

extension TokenResponse: CustomStringConvertible, CustomReflectable {
    /// The kinds of tokens, without the tokens.
    public var description: String {
        let kinds = [
            accessToken.map { _ in "access token" }, refreshToken.map { _ in "refresh token" },
            idToken.map { _ in "id token" },
        ]
        return "TokenResponse(\(kinds.compactMap(\.self).joined(separator: ", ")))"
    }
    /// A mirror that does not show the tokens.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
