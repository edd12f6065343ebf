public import AsyncJSON

/// An account of a user at a server, as a store keeps it: the tokens of one login.
public struct StoredAccount: Sendable, Hashable, Identifiable {
    /// The issuer, the client and the user: an account is one user at one server by one client.
    public struct ID: Sendable, Hashable, Codable {
        /// The issuer of the tokens, a URL.
        public var issuer: String
        /// The id of the client.
        public var clientID: String
        /// The user (`sub` of the id token, else a name that the application chose).
        public var subject: String

        /// Creates an id.
        public init(issuer: String, clientID: String, subject: String) {
            self.issuer = issuer
            self.clientID = clientID
            self.subject = subject
        }
    }

    /// The issuer, the client and the user.
    public var id: ID
    /// The e-mail address or the name for people, if known.
    public var name: String?
    /// The refresh token; `nil` if the server gave none.
    public var refreshToken: String?
    /// The newest access token; its expiry is by the wall clock.
    public var accessToken: AccessToken?
    /// The newest id token.
    public var idToken: String?
    /// A Boolean value indicating whether the server refused the refresh token for good: a person has to log in again.
    public var needsLogin = false
    /// Members that a newer version wrote; they are kept.
    public var unknown = JSON.UnknownMembers()

    /// Creates an account.
    public init(id: ID, name: String? = nil, refreshToken: String? = nil, accessToken: AccessToken? = nil) {
        self.id = id
        self.name = name
        self.refreshToken = refreshToken
        self.accessToken = accessToken
    }
}

extension StoredAccount: CustomStringConvertible, CustomReflectable {
    /// The id and the name, without tokens.
    public var description: String { "StoredAccount(\(name ?? id.subject) at \(id.issuer))" }
    /// A mirror that does not show the tokens.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
