/// One client at one authorization server, and the accounts that have logged in by it.
///
/// ```swift
/// let client = OAuthClient(.google, id: "….apps.googleusercontent.com", secret: secret, store: .file(path))
/// for account in try await client.accounts() {
///     let drive = DriveService(credentials: client.credentials(for: account.id))
/// }
/// ```
///
/// Any number of values, in any number of processes, can work with one store: each expired token is refreshed once, and
/// all others adopt the new one.
public struct OAuthClient: Sendable {
    /// The server.
    public let server: OAuthServer
    /// The store of the accounts.
    public let store: any TokenStore
    /// The network, the clocks and the randomness.
    public let environment: TokenEnvironment
    let origin: Origin

    /// The origin of the client's id.
    enum Origin: Sendable {
        /// Somebody has registered the application.
        case known(id: String, secret: String?)
        /// The application registers itself.
        case registering(ClientMetadata, initialAccessToken: String?, fallback: KnownClient?)
    }

    /// A client that somebody has registered at the server.
    public struct KnownClient: Sendable, Hashable {
        /// The id.
        public var id: String
        /// The secret; `nil` for a public client.
        public var secret: String?

        /// Creates a value.
        public init(id: String, secret: String? = nil) {
            self.id = id
            self.secret = secret
        }
    }

    /// Creates a client that is registered at the server.
    ///
    /// - Parameters:
    ///   - server: The server.
    ///   - id: The id of the client.
    ///   - secret: The secret; `nil` for a public client. Google gives desktop applications one that is no secret.
    ///   - store: The store of the accounts; by default a new one in memory.
    ///   - environment: The network, the clocks and the randomness.
    public init(
        _ server: OAuthServer,
        id: String,
        secret: String? = nil,
        store: any TokenStore = .memory,
        environment: TokenEnvironment = .standard
    ) {
        self.server = server
        self.store = store
        self.environment = environment
        origin = .known(id: id, secret: secret)
    }

    /// Creates a client that registers itself at the server when it is first needed (RFC 7591).
    ///
    /// The registration is kept in the store. It is made again for a login when its secret has less than a minute left,
    /// and when the server does not know the client any more.
    ///
    /// - Parameters:
    ///   - server: The server.
    ///   - metadata: The application.
    ///   - initialAccessToken: The token that a server wants that does not register everybody.
    ///   - fallback: The client to use at a server that registers nobody. It is kept as a registration is, because the
    ///     tokens of its logins belong to it.
    ///   - store: The store of the registration and of the accounts; by default a new one in memory.
    ///   - environment: The network, the clocks and the randomness.
    public init(
        _ server: OAuthServer,
        registering metadata: ClientMetadata,
        initialAccessToken: String? = nil,
        fallback: KnownClient? = nil,
        store: any TokenStore = .memory,
        environment: TokenEnvironment = .standard
    ) {
        self.server = server
        self.store = store
        self.environment = environment
        origin = .registering(metadata, initialAccessToken: initialAccessToken, fallback: fallback)
    }

    /// The client in the ids of accounts: the client's id, or the application's name if it registers itself.
    package var accountClientID: String {
        switch origin {
        case .known(let id, _): id
        case .registering(let metadata, _, _): metadata.name
        }
    }

    /// Returns the id of an account of this client.
    public func accountID(subject: String) -> StoredAccount.ID {
        StoredAccount.ID(issuer: server.issuer, clientID: accountClientID, subject: subject)
    }

    /// Throws an error for the id of an account of another server or client, whose tokens must not be sent to this one.
    func requireOwn(_ id: StoredAccount.ID) throws(OAuthError) {
        guard id == accountID(subject: id.subject) else {
            throw OAuthError(
                .invalidConfiguration,
                "the account belongs to the client \(id.clientID) at \(id.issuer), not to \(accountClientID) at "
                    + "\(server.issuer); use its own client"
            )
        }
    }

    /// Returns credentials with the tokens of an account.
    ///
    /// They read the account from the store when the first call needs a token. So they also work for an account that
    /// logs in later or anew.
    ///
    /// - Parameters:
    ///   - account: The id of the account, which must be of this client: its tokens are sent nowhere else.
    ///   - policy: The times at which tokens are replaced.
    /// - Returns: New credentials; others of the same account share its tokens by the store.
    public func credentials(for account: StoredAccount.ID, policy: RefreshPolicy = .standard) -> TokenCredentials {
        TokenCredentials(RefreshTokenProvider(client: self, id: account), policy: policy, environment: environment)
    }
}

extension OAuthClient: CustomStringConvertible, CustomReflectable {
    /// The client and the server, without the secret.
    public var description: String { "OAuthClient(\(accountClientID) at \(server.issuer))" }
    /// A mirror that does not show the secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension OAuthClient.KnownClient: CustomStringConvertible, CustomReflectable {
    /// The id, without the secret.
    public var description: String { "KnownClient(\(id))" }
    /// A mirror that does not show the secret.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
