import AsyncFetch
public import AsyncOAuth

extension GAPI {
    /// The login of a user, as `gcloud auth application-default login` makes it.
    ///
    /// The scopes are those of the login. They are named in a request only if the caller chose some.
    public struct AuthorizedUser: TokenSource {
        /// The id of the client that the user logged in with.
        public var clientID: String
        private let clientSecret: String
        private let refreshToken: String
        private let reauthenticationProof: String?
        private let universeDomain: String
        private let file: String
        /// The endpoint for tokens.
        public var tokenURL: String
        /// The project for quota.
        public var quotaProjectID: String?
        /// The e-mail address of the user, if the file has it.
        public var account: String?

        /// Reads a file with a user's login, blocking the caller's thread.
        ///
        /// - Throws: `OAuthError/Code/notFound`, `OAuthError/Code/malformedFile`;
        ///   `OAuthError/Code/unexpectedType` for a file with other credentials.
        public init(contentsOf path: String) throws(OAuthError) {
            let members = try CredentialsFile.members(at: path, allowing: [.authorizedUser])
            guard let user = try GAPI.tokenSource(from: members) as? AuthorizedUser else {
                throw members.failure("type", "it is not \(CredentialType.authorizedUser)")
            }
            self = user
        }

        /// Reads the members of a file.
        package init(_ members: CredentialsMembers) throws(OAuthError) {
            file = members.file
            clientID = try members.text("client_id")
            clientSecret = try members.text("client_secret")
            refreshToken = try members.text("refresh_token")
            reauthenticationProof = try members.optionalText("rapt_token")
            universeDomain = try members.optionalText("universe_domain") ?? TokenPurpose.defaultUniverse
            tokenURL = try members.optionalURL("token_uri") ?? "https://oauth2.googleapis.com/token"
            quotaProjectID = try members.optionalText("quota_project_id")
            account = try members.optionalText("account")
        }

        /// The client and the user; a digest stands for a user without an e-mail address.
        public var identity: String? {
            "authorized_user \(clientID) \(account ?? TokenCredentials.partition(of: refreshToken)) \(quotaProjectID ?? "")"
        }

        /// A Boolean value indicating whether gcloud's own client made the login, and it names no project for quota.
        ///
        /// Many services refuse such credentials with 403.
        public var lacksQuotaProject: Bool { quotaProjectID == nil && clientID == Self.gcloudClientID }

        /// Requests a token with the refresh token.
        ///
        /// - Throws: `OAuthError`; `CancellationError`.
        public func token(
            for purpose: TokenPurpose,
            replacing previous: AccessToken?,
            in environment: TokenEnvironment
        ) async throws -> AccessToken {
            guard universeDomain == TokenPurpose.defaultUniverse else {
                throw OAuthError(
                    .unsupportedType,
                    "\(file): a user's login in the universe \(universeDomain) cannot be refreshed"
                )
            }
            try purpose.requireUniverse(universeDomain)
            let scopes = purpose.hasChosenScopes && !purpose.isIntermediate ? purpose.scopes : []
            var grant = TokenGrant.refreshToken(refreshToken, scopes: scopes, isRotating: false)
            if let reauthenticationProof { grant.fields.append(.init("rapt", reauthenticationProof)) }
            let endpoint = TokenEndpoint(tokenURL, authentication: .post(id: clientID, secret: clientSecret))
            do {
                var token = try await endpoint.tokens(for: grant, in: environment).requireAccessToken()
                if let quotaProjectID { token.headerFields[.quotaProject] = quotaProjectID }
                return token
            } catch var error as OAuthError where error.needsLogin {
                error.message += "; log in again: gcloud auth application-default login (\(file))"
                throw error
            }
        }

        /// The id of gcloud's own client.
        private static let gcloudClientID =
            "764086051850-6qr4p6gpi6hn506pt8ejuq83di341hur.apps.googleusercontent.com"
    }
}

extension GAPI.AuthorizedUser: CustomStringConvertible, CustomReflectable {
    /// The client, without its secret and the refresh token.
    public var description: String { "AuthorizedUser(client \(clientID))" }
    /// A mirror that shows no secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
