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

        /// Reads a key file, blocking the caller's thread.
        ///
        /// - Throws: `OAuthError/Code/notFound`, `OAuthError/Code/malformedFile`, `OAuthError/Code/badKey`;
        ///   `OAuthError/Code/unexpectedType` for a file with other credentials.
        public init(contentsOf path: String) throws(OAuthError) {
            try self.init(checking: CredentialsFile.members(at: path, allowing: [.serviceAccount]))
        }

        /// Reads the JSON text of a key file, such as a secret of the application's platform.
        ///
        /// - Throws: `OAuthError/Code/malformedFile`, `OAuthError/Code/badKey`; `OAuthError/Code/unexpectedType` for
        ///   other credentials.
        public init(parsing json: String) throws(OAuthError) {
            let name = "the text of the key"
            try self.init(
                checking: CredentialsFile.members(of: Array(json.utf8), named: name, allowing: [.serviceAccount])
            )
        }

        private init(checking members: CredentialsMembers) throws(OAuthError) {
            guard let account = try GAPI.tokenSource(from: members) as? ServiceAccount else {
                throw members.failure("type", "it is not \(CredentialType.serviceAccount)")
            }
            self = account.key
        }

        /// Reads the members of a key file.
        package init(_ members: CredentialsMembers) throws(OAuthError) {
            clientEmail = try members.text("client_email")
            privateKeyID = try members.optionalText("private_key_id")
            let pem = try members.text("private_key")
            do {
                key = try SigningKey(pem: pem)
            } catch {
                let place = "\(members.file), member \(members.path(to: "private_key"))"
                throw OAuthError(.badKey, "\(place): \(error.message)")
            }
            universeDomain = try members.optionalText("universe_domain") ?? TokenPurpose.defaultUniverse
            tokenURL = try members.optionalURL("token_uri") ?? "https://oauth2.\(universeDomain)/token"
            projectID = try members.optionalText("project_id")
            quotaProjectID = try members.optionalText("quota_project_id")
        }
    }
}

extension GAPI.ServiceAccountKey: CustomStringConvertible, CustomReflectable {
    /// The account and the id of the key, without the key.
    public var description: String { "ServiceAccountKey(\(clientEmail), key \(privateKeyID ?? "without an id"))" }
    /// A mirror that does not show the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
