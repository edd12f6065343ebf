import AsyncFetch
import AsyncJSON
import AsyncOAuth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI.ImpersonatedAccount {
    private static let tokenURL = "https://oauth2.googleapis.com/token"

    /// Gets a token in the name of a user: the IAM service signs what a key would have signed.
    func delegatedToken(
        of user: String,
        scopes: [String],
        in environment: TokenEnvironment
    ) async throws -> AccessToken {
        guard universeDomain == GAPI.defaultUniverse else {
            throw OAuthError(.unsupportedType, "there is no delegation to users outside of googleapis.com")
        }
        let token = try await sourceToken(in: environment)
        // After the source's token, which may take its time: the service refuses claims that are old.
        let issued = Int64(environment.now().timeIntervalSince1970)
        let claims: JSON.Value = [
            "iss": JSON.Value(email), "scope": JSON.Value(scopes.joined(separator: " ")), "sub": JSON.Value(user),
            "aud": JSON.Value(Self.tokenURL), "iat": JSON.Value(issued), "exp": JSON.Value(issued + 3600),
        ]
        let payload = JSON.Value(String(decoding: claims.encoded(), as: UTF8.self))
        let answer = try await account.call("signJwt", ["payload": payload], with: token, in: environment)
        guard let signed = answer["signedJwt"]?.string, ReceivedToken.isOneWord(signed) else {
            throw OAuthError(.badAnswer, "\(account.server("signJwt")) gave no usable signedJwt")
        }
        return try await TokenEndpoint(Self.tokenURL).tokens(for: .assertion(signed), in: environment)
            .requireAccessToken()
    }
}
