extension GAPI {
    /// A type of credentials, as the member `type` of a credentials file names it; later versions add more.
    ///
    /// A file of somebody else's making can name any URL, any file and any program. So allow only the types that the
    /// application expects, wherever the file does not come from its own administrator.
    public struct CredentialType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The name in files.
        public let rawValue: String
        /// Creates a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name in files.
        public var description: String { rawValue }

        /// The key of a service account.
        public static let serviceAccount = CredentialType(rawValue: "service_account")
        /// The login of a user, as `gcloud auth application-default login` makes it.
        public static let authorizedUser = CredentialType(rawValue: "authorized_user")
        /// The identity of another provider (workload or workforce identity federation).
        public static let externalAccount = CredentialType(rawValue: "external_account")
        /// The login of a user of another provider (workforce identity federation).
        public static let externalAuthorizedUser = CredentialType(rawValue: "external_account_authorized_user")
        /// A service account that other credentials act as.
        public static let impersonatedServiceAccount = CredentialType(rawValue: "impersonated_service_account")
        /// A service account of Google Distributed Cloud.
        public static let distributedCloud = CredentialType(rawValue: "gdch_service_account")
        /// The metadata server, which is no file: the credentials of the machine.
        public static let metadataServer = CredentialType(rawValue: "metadata_server")
    }
}

extension Set<GAPI.CredentialType> {
    /// All types.
    public static var all: Self {
        [
            .serviceAccount, .authorizedUser, .externalAccount, .externalAuthorizedUser, .impersonatedServiceAccount,
            .distributedCloud, .metadataServer,
        ]
    }
}
