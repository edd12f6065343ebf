/// The configuration of an emulator's tokens: whom it knows, and how long it believes them.
///
/// There is one user, one service account and one client. ``Emulator/identity`` has their files.
public struct IdentityConfiguration: Sendable {
    /// The lifetime of access tokens and id tokens in seconds.
    public var tokenLifetime: Int64 = 3600
    /// A Boolean value indicating whether a refresh token can be used only once.
    ///
    /// If `true`, each refresh gives another refresh token, and a second use of an old one ends the whole login, as
    /// with many servers. Cloud Storage's own server does not do this.
    public var rotatesRefreshTokens = false
    /// A Boolean value indicating whether a refresh ends the older access tokens of the login at once, as with ownCloud.
    public var refreshEndsAccessTokens = false
    /// A Boolean value indicating whether requests to the services need a token that the emulator has issued, or that its
    /// service account has signed.
    public var requiresTokens = true
    /// The difference in seconds between the clock of the server and that of this machine.
    public var clockOffset: Int64 = 0
    /// The number of seconds between two requests for the token of a device (RFC 8628).
    public var deviceInterval = 5
    /// A Boolean value indicating whether clients can be registered (RFC 7591).
    public var allowsRegistration = true

    /// Creates a configuration with the default values.
    public init() {}

    /// Creates a configuration with the default values and changes it with a closure.
    public init(_ configure: (inout Self) -> Void) { configure(&self) }
}
