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

        /// Creates a purpose.
        public init(scopes: [String] = [GAPI.TokenPurpose.cloudPlatform]) { self.scopes = scopes }

        /// The scope for all of Google Cloud, and the default where there is no service.
        public static let cloudPlatform = "https://www.googleapis.com/auth/cloud-platform"
    }
}
