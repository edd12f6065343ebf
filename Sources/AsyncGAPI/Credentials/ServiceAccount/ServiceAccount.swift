public import AsyncOAuth
import AsyncFetch
import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension GAPI {
    /// A service account, by its key.
    ///
    /// - A service of Google Cloud that the caller chose no scopes for takes a token that the key signs (AIP-4111), so
    ///   that nothing is requested. Its audience is the service.
    /// - All other tokens are requested with a signed assertion (RFC 7523), whose audience is the endpoint.
    /// - In another universe than `googleapis.com`, the key signs all tokens, with the scopes; there is no delegation.
    public struct ServiceAccount: TokenSource {
        /// The key.
        public let key: ServiceAccountKey

        /// Creates a source.
        public init(_ key: ServiceAccountKey) { self.key = key }

        /// The account.
        public var identity: String? { "service_account \(key.clientEmail) \(key.quotaProjectID ?? "")" }

        /// `true`: an administrator can allow it (domain-wide delegation).
        public var canActForUsers: Bool { true }

        /// Signs or requests a token.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        @concurrent public func token(
            for purpose: TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            try purpose.requireUniverse(key.universeDomain)
            var token: AccessToken
            if let claims = try signedClaims(for: purpose) {
                // A little earlier than its `exp`, which counts from the moment in the token.
                token = AccessToken(try signed(claims, environment), expiry: .after(Self.lifetime - Self.margin))
            } else {
                let claims: [(String, JSON.Value)] = [
                    ("iss", JSON.Value(key.clientEmail)),
                    ("scope", JSON.Value(purpose.scopes.joined(separator: " "))),
                    ("aud", JSON.Value(key.tokenURL)),
                ]
                let subject = purpose.subject.map { [("sub", JSON.Value($0))] } ?? []
                token = try await tokens(for: claims + subject, environment).requireAccessToken()
            }
            if let project = key.quotaProjectID { token.headerFields[.quotaProject] = project }
            return token
        }

        /// Requests an id token with a signed assertion.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        @concurrent public func idToken(
            audience: String,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            guard isInDefaultUniverse else {
                throw OAuthError(
                    .unsupportedType,
                    "\(key.clientEmail) is in the universe \(key.universeDomain), whose id tokens need impersonation"
                )
            }
            let claims: [(String, JSON.Value)] = [
                ("iss", JSON.Value(key.clientEmail)), ("aud", JSON.Value(key.tokenURL)),
                ("target_audience", JSON.Value(audience)),
            ]
            let server = "the token endpoint of \(key.clientEmail)"
            guard let token = try await tokens(for: claims, environment).idToken else {
                throw OAuthError(.badAnswer, "\(server) gave no id_token")
            }
            return try ReceivedToken.idToken(token, from: server)
        }

        /// Returns a signer with the key; nothing is waited for.
        public func signer(in environment: TokenEnvironment) async throws -> any Signer { try KeySigner(key) }

        /// The project of the key's file.
        public func projectID(in environment: TokenEnvironment) async throws -> String? { key.projectID }

        /// Returns the claims of a token that the key alone makes; `nil` if a token has to be requested.
        private func signedClaims(for purpose: TokenPurpose) throws(OAuthError) -> [(String, JSON.Value)]? {
            let name = JSON.Value(key.clientEmail)
            guard isInDefaultUniverse else {
                guard purpose.subject == nil else {
                    throw OAuthError(
                        .unsupportedType,
                        "there is no delegation to users in the universe \(key.universeDomain)"
                    )
                }
                let scopes = JSON.Value(purpose.scopes.joined(separator: " "))
                return [("iss", name), ("sub", name), ("scope", scopes)]
            }
            // At www.googleapis.com there are many services, so that the host is no audience.
            guard purpose.subject == nil, !purpose.hasChosenScopes, purpose.scopes == [TokenPurpose.cloudPlatform],
                let audience = purpose.audience, !audience.hasPrefix("https://www.googleapis.com/")
            else { return nil }
            return [("iss", name), ("sub", name), ("aud", JSON.Value(audience))]
        }

        private func tokens(
            for claims: [(String, JSON.Value)],
            _ environment: TokenEnvironment
        ) async throws -> TokenResponse {
            let assertion = try signed(claims, environment)
            return try await TokenEndpoint(key.tokenURL).tokens(for: .assertion(assertion), in: environment)
        }

        /// Returns a token signed now: a moment ago, for servers whose clock is a little late.
        private func signed(
            _ claims: [(String, JSON.Value)],
            _ environment: TokenEnvironment
        ) throws(OAuthError) -> String {
            guard let now = Int64(exactly: environment.now().timeIntervalSince1970.rounded(.down)) else {
                throw OAuthError(.invalidConfiguration, "the clock shows no usable time")
            }
            let issued = now - Self.margin.components.seconds
            let times: [(String, JSON.Value)] = [
                ("iat", JSON.Value(issued)), ("exp", JSON.Value(issued + Self.lifetime.components.seconds)),
            ]
            return try JSONWebToken.signed(JSON.Value(members: claims + times), by: key.key, keyID: key.privateKeyID)
        }

        private var isInDefaultUniverse: Bool { key.universeDomain == TokenPurpose.defaultUniverse }

        /// The lifetime of what the key signs; Google takes no longer one.
        private static let lifetime: Duration = .seconds(3600)
        private static let margin: Duration = .seconds(10)
    }
}
