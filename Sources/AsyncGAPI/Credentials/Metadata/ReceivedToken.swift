import AsyncFetch
import AsyncJSON
import AsyncOAuth
import HTTPTypes

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Checks of tokens in the answers of Google's own services.
enum ReceivedToken {
    /// Returns an id token with the expiry of its claims, which nobody has verified: it came from its issuer.
    static func idToken(_ value: String, from server: String) throws(OAuthError) -> AccessToken {
        guard isOneWord(value), let claims = try? JSONWebToken.uncheckedClaims(of: value) else {
            throw OAuthError(.badAnswer, "\(server) gave no usable id token")
        }
        // A text is refused even if it looks like a number.
        guard let expiry = claims["exp"].flatMap({ $0.numberText == nil ? nil : $0.double }),
            0..<253_402_300_800 ~= expiry
        else {
            throw OAuthError(.badAnswer, "\(server) gave an id token without an expiry (exp)")
        }
        var token = AccessToken(value, expiry: .at(Date(timeIntervalSince1970: expiry)))
        token.identity = identity(in: claims)
        return token
    }

    /// The claims that differ from one token of an identity to the next: times, numbers and hashes of the token and its
    /// login, and Entra ID's own (`uti`, `aio`, `rh`).
    private static let claimsOfOneToken = [
        "exp", "iat", "nbf", "jti", "auth_time", "nonce", "sid", "at_hash", "c_hash", "s_hash", "uti", "aio", "rh",
    ]

    /// Returns the identity in the claims of a token that its receiver has checked: the digest of all claims but those
    /// that differ from one token to the next.
    ///
    /// A receiver may decide by any of them, not only by the subject.
    static func identity(in claims: JSON.Value) -> String {
        var claims = claims
        for name in claimsOfOneToken { claims[name] = nil }
        return "claims " + NoCredentials.partition(of: claims.description)
    }

    /// Returns `true` for visible ASCII characters without spaces: what can stand in a header field.
    static func isOneWord(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    }
}

extension AccessToken {
    private static let quotaField = HTTPField.Name("X-Goog-User-Project")

    /// Adds the header field of a project for quota.
    mutating func setQuotaProject(_ project: String?) {
        if let project, let name = Self.quotaField { headerFields[name] = project }
    }
}
