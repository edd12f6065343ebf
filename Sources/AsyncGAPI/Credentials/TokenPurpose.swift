package import AsyncOAuth

extension GAPI {
    /// What a token is for: the service that the credentials are given to, and the caller's choices.
    public struct TokenPurpose: Sendable, Hashable {
        /// The scopes: those that the caller chose, else those of the service's description.
        public var scopes: [String]
        /// A Boolean value indicating whether the caller chose the scopes.
        public var hasChosenScopes = false
        /// The root of the service's URLs, such as `https://drive.googleapis.com/`: the audience of a self-signed token.
        public var audience: String?
        /// The universe of the service; `googleapis.com` unless the configuration names another root.
        public var universeDomain = "googleapis.com"
        /// The project for quota that the caller chose; `nil` for that of the credentials.
        public var quotaProject: String?
        /// The user in whose name a service account acts (domain-wide delegation); `nil` for the account itself.
        public var subject: String?
        /// A Boolean value indicating whether the universe is that of a service, so that the credentials' must be equal.
        package var knowsUniverse = false
        /// A Boolean value indicating whether the token only serves to get another one.
        ///
        /// A user's login then gives all of its scopes: those here are a default, which the user need not have granted.
        package var isIntermediate = false
        /// A Boolean value indicating whether the token has to tell its identity, if the source does not know it.
        package var needsIdentity = false

        /// Creates a purpose.
        public init(scopes: [String] = [GAPI.TokenPurpose.cloudPlatform]) { self.scopes = scopes }

        /// The scope for all of Google Cloud, and the default where there is no service.
        public static let cloudPlatform = "https://www.googleapis.com/auth/cloud-platform"

        /// The universe of Google's public cloud.
        package static let defaultUniverse = "googleapis.com"

        /// Throws an error if the service is of another universe than the credentials.
        ///
        /// - Throws: `OAuthError/Code/universeMismatch`.
        package func requireUniverse(_ universe: String) throws(OAuthError) {
            guard knowsUniverse, universe != universeDomain else { return }
            throw OAuthError(
                .universeMismatch,
                "the service is in the universe \(universeDomain), but the credentials are of \(universe)"
            )
        }
    }
}

extension GAPI.TokenPurpose {
    /// Creates the purpose of tokens for a service.
    ///
    /// - Parameters:
    ///   - definition: The service.
    ///   - universe: The universe of its URLs; `nil` if nobody knows it: a proxy, an emulator, a server of one's own.
    init(_ definition: GAPI.ServiceDefinition, universe: String?) {
        self.init(scopes: definition.defaultScopes.isEmpty ? [Self.cloudPlatform] : definition.defaultScopes)
        audience = definition.rootURL(in: universe ?? Self.defaultUniverse)
        if let universe { (universeDomain, knowsUniverse) = (universe, true) }
    }
}
