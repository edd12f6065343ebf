import AsyncOAuth

/// The scopes in an option, separated by commas or spaces.
///
/// At Google, a scope may be written without `https://www.googleapis.com/auth/`.
struct ScopeList: Sendable {
    let scopes: [String]

    init(_ text: String, at issuer: String = OAuthServer.google.issuer) {
        let words = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
        guard issuer == OAuthServer.google.issuer else {
            scopes = words
            return
        }
        scopes = words.map { word in
            let isWhole = word.contains { ":/".contains($0) } || Self.standard.contains(word)
            return isWhole ? word : "https://www.googleapis.com/auth/" + word
        }
    }

    /// The scopes of OpenID Connect, which are no URLs.
    private static let standard: Set = ["openid", "email", "profile", "address", "phone", "offline_access"]
}

extension OAuthServer {
    /// The scopes that a login asks for besides the user's, so that the account gets a name.
    var scopesOfIdentity: [String] { issuer == Self.google.issuer ? ["openid", "email"] : ["openid"] }
}
