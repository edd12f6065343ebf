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

    /// Reads and checks the members of a successful response.
    ///
    /// - Parameters:
    ///   - members: The members.
    ///   - server: The server's name for messages.
    /// - Throws: ``OAuthError/Code/badAnswer`` for a token that cannot be used.
    package init(_ members: JSON.Value, from server: String) throws(OAuthError) {
        func bad(_ why: String) -> OAuthError { OAuthError(.badAnswer, "the response of \(server) has \(why)") }
        func text(_ name: String) throws(OAuthError) -> String? {
            guard let value = members[name], !value.isNull else { return nil }
            guard let text = value.string else { throw bad("something else than text as \(name)") }
            return text.isEmpty ? nil : text
        }
        self.init(
            accessToken: nil,
            refreshToken: try text("refresh_token"),
            idToken: try text("id_token"),
            members: members
        )
        guard let value = try text("access_token") else {
            guard idToken != nil else { throw bad("no access_token") }
            return
        }
        guard value.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw bad("an access_token with characters that no header field may have")
        }
        if let type = try text("token_type"), type.lowercased() != "bearer" {
            throw bad("a token_type other than Bearer, which this client cannot use")
        }
        let scopes = members["scope"]?.string.map { $0.split(separator: " ").map(String.init) }
        accessToken = AccessToken(value, expiry: try Self.expiry(members["expires_in"], bad), scopes: scopes)
    }

    private static func expiry(
        _ value: JSON.Value?,
        _ bad: (String) -> OAuthError
    ) throws(OAuthError) -> AccessToken.Expiry? {
        guard let value, !value.isNull else { return nil }
        // Some servers write it as a text.
        guard let seconds = value.int64, seconds >= 0 else { throw bad("an expires_in that is no number of seconds") }
        return .after(.seconds(min(seconds, 1 << 32)))
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
