public import AsyncOAuth
import AsyncFetch

extension GAPI {
    /// A person of a workforce pool who logged in with gcloud: a refresh token of the Security Token Service.
    ///
    /// The service may answer with a new refresh token, which ends the old one. All copies of a value share the newest
    /// one in memory, and refresh one at a time. It is not written back: the file belongs to gcloud, which may replace
    /// it at any time. So after a rotation, another process that has only the file may need a login:
    /// `gcloud auth application-default login --login-config=…`.
    public struct ExternalAuthorizedUser: TokenSource {
        /// The identity pool and its provider, if the file names them.
        public let audience: String?
        /// The URL for refreshing tokens.
        public let tokenURL: String
        /// The id of the client.
        public let clientID: String
        /// The project for quota.
        public let quotaProjectID: String?
        /// The universe of the pool.
        public let universeDomain: String
        private let clientSecret: String
        private let refreshToken: RotatingRefreshToken
        private let account: String

        /// Creates credentials.
        ///
        /// - Parameters:
        ///   - refreshToken: The refresh token of the login.
        ///   - clientID: The id of the client.
        ///   - clientSecret: The secret of the client.
        ///   - audience: The identity pool and its provider.
        ///   - tokenURL: The URL for refreshing tokens; `nil` for that of the universe.
        ///   - quotaProjectID: The project for quota.
        ///   - universeDomain: The universe of the pool.
        public init(
            refreshToken: String,
            clientID: String,
            clientSecret: String,
            audience: String? = nil,
            tokenURL: String? = nil,
            quotaProjectID: String? = nil,
            universeDomain: String = "googleapis.com"
        ) {
            self.audience = audience
            self.tokenURL = tokenURL ?? "https://sts.\(universeDomain)/v1/oauthtoken"
            self.clientID = clientID
            self.clientSecret = clientSecret
            self.quotaProjectID = quotaProjectID
            self.universeDomain = universeDomain
            self.refreshToken = RotatingRefreshToken(refreshToken)
            // A digest: the file names no person.
            account = NoCredentials.partition(of: refreshToken)
        }

        /// The identity: the client, a digest of the first refresh token, and the project for quota.
        public var identity: String? {
            "external_account_authorized_user \(clientID) \(account) \(quotaProjectID ?? "")"
        }

        /// Gets an access token with the refresh token.
        ///
        /// Cancelling the task ends its wait, but not a request that is under way: its new refresh token would be lost.
        /// A request without an answer may have used up the refresh token; it is repeated once at most.
        ///
        /// - Throws: `OAuthError/Code/universeMismatch`; `OAuthError`; `CancellationError`.
        public func token(
            for purpose: TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            try purpose.requireUniverse(universeDomain)
            let endpoint = TokenEndpoint(tokenURL, authentication: .basic(id: clientID, secret: clientSecret))
            let response = try await refreshToken.response { token in
                try await endpoint.tokens(for: .refreshToken(token), in: environment)
            }
            var token = try response.requireAccessToken()
            token.setQuotaProject(purpose.quotaProject ?? quotaProjectID)
            return token
        }
    }
}

extension GAPI.ExternalAuthorizedUser {
    /// Creates credentials from a file of the type `external_account_authorized_user`.
    ///
    /// - Throws: `OAuthError/Code/malformedFile`.
    package init(
        _ members: GAPI.CredentialsMembers,
        environment: GAPI.CredentialEnvironment
    ) throws(OAuthError) {
        self.init(
            refreshToken: try members.text("refresh_token"),
            clientID: try members.text("client_id"),
            clientSecret: try members.text("client_secret"),
            audience: try members.optionalText("audience"),
            tokenURL: try members.optionalURL("token_url"),
            quotaProjectID: try members.optionalText("quota_project_id"),
            universeDomain: try members.optionalText("universe_domain") ?? "googleapis.com"
        )
    }
}

extension GAPI.ExternalAuthorizedUser: CustomStringConvertible, CustomReflectable {
    /// The id of the client, without the tokens.
    public var description: String { "ExternalAuthorizedUser(\(clientID))" }
    /// A mirror that does not show the tokens.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
