public import AsyncFetch
public import AsyncOAuth

extension FetchCredentials where Self == GAPI.Credentials {
    /// The application default: a file that an environment variable names, gcloud's login, or the metadata server.
    ///
    /// Services that use it share their tokens. Nothing is looked for before the first call. See
    /// ``GAPI/ApplicationDefault`` for the places.
    public static var applicationDefault: Self { .sharedDefault }

    /// The application default for chosen scopes, in a chosen environment, or of chosen types.
    ///
    /// - Parameters:
    ///   - scopes: The scopes; empty for those that the service's description names.
    ///   - environment: The variables and folders of the process.
    ///   - allowed: The types of credentials that are allowed.
    ///   - network: The network and the clocks for token requests.
    /// - Returns: The credentials; nothing has been requested yet. In the environment of the process, with all types
    ///   allowed, their source is ``GAPI/ApplicationDefault/shared``.
    public static func applicationDefault(
        scopes: [String] = [],
        environment: GAPI.CredentialEnvironment = .process,
        allowing allowed: Set<GAPI.CredentialType> = .all,
        network: TokenEnvironment = .standard
    ) -> Self {
        let source = GAPI.ApplicationDefault.source(environment, allowing: allowed)
        return GAPI.Credentials(source, scopes: scopes, environment: network)
    }

    /// A service account, by its key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - scopes: The scopes; empty for those that the service's description names.
    ///   - subject: The e-mail address of the user in whose name the account acts (domain-wide delegation).
    ///   - network: The network and the clocks for token requests.
    /// - Returns: The credentials; nothing has been requested yet.
    public static func serviceAccount(
        _ key: GAPI.ServiceAccountKey,
        scopes: [String] = [],
        subject: String? = nil,
        network: TokenEnvironment = .standard
    ) -> Self {
        GAPI.Credentials(GAPI.ServiceAccount(key), scopes: scopes, environment: network).with(subject: subject)
    }

    /// The login of a user.
    ///
    /// - Parameters:
    ///   - user: The login, read from a file.
    ///   - scopes: The scopes, of which the login must have all; empty for those of the login.
    ///   - network: The network and the clocks for token requests.
    /// - Returns: The credentials; nothing has been requested yet.
    public static func authorizedUser(
        _ user: GAPI.AuthorizedUser,
        scopes: [String] = [],
        network: TokenEnvironment = .standard
    ) -> Self {
        GAPI.Credentials(user, scopes: scopes, environment: network)
    }

    /// The credentials of a file, which is read now and blocks the caller's thread meanwhile.
    ///
    /// A file of somebody else's making can name any URL, any file and any program, so name the types that you expect.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - allowed: The types of credentials that are allowed.
    ///   - scopes: The scopes; empty for those that the service's description names.
    ///   - network: The network and the clocks for token requests.
    /// - Returns: The credentials; nothing has been requested yet.
    /// - Throws: `OAuthError` that names the file and the member.
    public static func file(
        _ path: String,
        allowing allowed: Set<GAPI.CredentialType>,
        scopes: [String] = [],
        network: TokenEnvironment = .standard
    ) throws(OAuthError) -> Self {
        let source = try GAPI.tokenSource(from: GAPI.CredentialsFile.members(at: path, allowing: allowed))
        return GAPI.Credentials(any: source, scopes, network)
    }
}

extension GAPI.Credentials {
    /// The application default of this process, whose tokens all services share.
    fileprivate static let sharedDefault = GAPI.Credentials(GAPI.ApplicationDefault.shared)

    fileprivate init(any source: any GAPI.TokenSource, _ scopes: [String], _ network: TokenEnvironment) {
        self.init(source, scopes: scopes, environment: network)
    }
}
