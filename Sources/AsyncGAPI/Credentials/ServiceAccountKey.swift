public import AsyncOAuth

extension GAPI {
    /// The key of a service account, as Google's console writes it to a file.
    public struct ServiceAccountKey: Sendable {
        /// The e-mail address of the account.
        public var clientEmail: String
        /// The id of the key; `nil` if the file has none.
        public var privateKeyID: String?
        /// The key, parsed.
        public var key: SigningKey
        /// The endpoint for tokens.
        public var tokenURL: String
        /// The project of the account.
        public var projectID: String?
        /// The project for quota.
        public var quotaProjectID: String?
        /// The universe of the account.
        public var universeDomain: String
    }
}
