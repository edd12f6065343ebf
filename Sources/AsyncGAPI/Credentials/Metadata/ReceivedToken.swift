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
        guard let expiry = claims["exp"]?.double, 0..<253_402_300_800 ~= expiry else {
            throw OAuthError(.badAnswer, "\(server) gave an id token without an expiry (exp)")
        }
        return AccessToken(value, expiry: .at(Date(timeIntervalSince1970: expiry)))
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

extension GAPI {
    /// The universe of Google's public cloud.
    static let defaultUniverse = "googleapis.com"
}

extension GAPI.TokenPurpose {
    /// Checks that the service is in the universe of the credentials.
    ///
    /// - Throws: `OAuthError/Code/universeMismatch`.
    func requireUniverse(_ universe: String, of credentials: String) throws(OAuthError) {
        guard universe == universeDomain else {
            throw OAuthError(
                .universeMismatch,
                "the service is in the universe \(universeDomain), but \(credentials) is in \(universe)"
            )
        }
    }
}
