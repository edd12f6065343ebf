import AsyncFetch
import AsyncJSON
public import AsyncOAuth

extension GAPI {
    /// Credentials whose tokens can do less than those of their source, for giving to a program that is trusted less.
    ///
    /// ```swift
    /// let token = try await GAPI.DownscopedCredentials(source, boundary).token(for: .init(), replacing: nil, in: .standard)
    /// ```
    public struct DownscopedCredentials: TokenSource {
        private static let tokenURL = "https://sts.googleapis.com/v1/token"
        private static let accessToken = "urn:ietf:params:oauth:token-type:access_token"

        private let source: any TokenSource
        /// The limits of the tokens.
        public let boundary: AccessBoundary

        /// Creates a source.
        ///
        /// - Parameters:
        ///   - source: The credentials whose tokens are limited.
        ///   - boundary: The limits.
        public init(_ source: some TokenSource, _ boundary: AccessBoundary) {
            self.source = source
            self.boundary = boundary
        }

        /// The identity of the source, with the limits.
        public var identity: String? { source.identity.map(limited) }

        private func limited(_ identity: String) -> String { "downscoped \(boundary.options) \(identity)" }

        /// Gets a token of the source and exchanges it for one that can do less.
        ///
        /// The scopes of the purpose do not count: the source's token is for all of Google Cloud. Failed requests are
        /// repeated. Cancelling the task ends them.
        ///
        /// - Throws: `OAuthError/Code/unsupportedType` if the source signs its tokens itself;
        ///   `OAuthError/Code/universeMismatch` outside of `googleapis.com`; `OAuthError`; `CancellationError`.
        public func token(
            for purpose: TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            try purpose.requireUniverse(TokenPurpose.defaultUniverse)
            var wide = TokenPurpose()
            wide.hasChosenScopes = true  // so that a service account exchanges its key's signature for a token
            wide.isIntermediate = true
            wide.needsIdentity = purpose.needsIdentity
            wide.quotaProject = purpose.quotaProject
            wide.knowsUniverse = true  // so that no token of another universe is shown to this one's service
            let token = try await source.token(for: wide, replacing: nil, in: environment)
            let isSelfSigned = (try? JSONWebToken.uncheckedClaims(of: token.value)).map {
                $0["iss"] != nil && $0["iss"] == $0["sub"]
            }
            guard isSelfSigned != true else {
                throw OAuthError(
                    .unsupportedType,
                    "a token that a service account signed itself cannot be limited; use impersonation of the account"
                )
            }
            let grant = TokenGrant.exchange(
                token.value,
                type: Self.accessToken,
                requestedType: Self.accessToken,
                options: boundary.options
            )
            var limited = try await TokenEndpoint(Self.tokenURL).tokens(for: grant, in: environment)
                .requireAccessToken()
            limited.expiry = limited.expiry ?? token.expiry
            limited.headerFields = token.headerFields
            limited.identity = token.identity.map(self.limited)
            return limited
        }

        /// Returns the project of the source.
        public func projectID(in environment: TokenEnvironment) async throws -> String? {
            try await source.projectID(in: environment)
        }
    }
}
