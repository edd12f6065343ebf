public import AsyncOAuth

extension OAuthServer {
    /// Returns the endpoints of the app `oauth2` of an ownCloud, which has no metadata of its own.
    ///
    /// A refresh ends the former access token at once, and the refresh token with it.
    ///
    /// - Parameter url: The URL of the ownCloud.
    /// - Returns: The server; its issuer is the URL.
    public static func ownCloud(_ url: String) -> OAuthServer {
        let root = url.hasSuffix("/") ? url : url + "/"
        return OAuthServer(
            issuer: root,
            authorizationEndpoint: root + "index.php/apps/oauth2/authorize",
            tokenEndpoint: root + "index.php/apps/oauth2/api/v1/token"
        )
    }
}

extension OAuthClient.KnownClient {
    /// The client of ownCloud's own desktop application, which servers know from the start; its redirect is
    /// `http://localhost` with any port.
    ///
    /// It is public, as that of any native application (RFC 8252 §8.5). Register a client of your own where you can.
    public static let ownCloudDesktop = Self(
        id: "xdXOt13JKxym1B1QcEncf2XDkLAexMBFwiT9j6EfhhHFJhs2KM9jbjTmf8JBXE69",
        secret: "UBntmLjC2yYCeHwsyj73Uwo9TAaecAetRwMw0xYcvNL9yRdLSUi0hUAHfvCHFeFh"
    )
}

extension Cloud.Bookmark {
    /// The scopes of a login: none for the app `oauth2`, and those that give refresh tokens for OpenID.
    public var scopes: [String] { method == .openID ? ["openid", "offline_access", "email", "profile"] : [] }

    /// The options of a login: the user chooses the account and consents, and the redirect is one that servers know.
    public var authorization: AuthorizationOptions {
        var options = AuthorizationOptions.ownCloud
        if method == .oauth2 { options.loopback.host = .localhost }
        return options
    }

    /// Returns the client for logins with OAuth 2 or OpenID.
    ///
    /// ```swift
    /// let client = try await bookmark.client(store: .file())
    /// let account = try await client.authorize(scopes: bookmark.scopes, options: bookmark.authorization) { open($0) }
    /// bookmark.account = account.id
    /// let connection = try Cloud.Connection(bookmark, credentials: client.credentials(for: account.id))
    /// ```
    ///
    /// For OpenID, the provider is asked for its endpoints. A client that is not given registers itself there, or is
    /// ``AsyncOAuth/OAuthClient/KnownClient/ownCloudDesktop`` where that is not possible. After a login, it is the one to
    /// which the tokens belong, even if the provider registers others now.
    ///
    /// - Parameters:
    ///   - known: The client that the server knows.
    ///   - application: The name under which a client registers.
    ///   - store: The store of the tokens.
    ///   - trust: The decisions about certificates; by default those that the bookmark's pins and the system make.
    ///   - environment: The network and the clocks.
    /// - Returns: The client.
    /// - Throws: ``Cloud/Error/Code/invalidRequest`` for a bookmark of another way to log in; `OAuthError`;
    ///   `CancellationError`.
    public func client(
        _ known: OAuthClient.KnownClient? = nil,
        application: String = "AsyncGAPI",
        store: any TokenStore = .memory,
        trust: Cloud.Trust? = nil,
        environment: TokenEnvironment = .standard
    ) async throws -> OAuthClient {
        let trust = trust ?? Cloud.Trust(pins: pins ?? [:])
        let environment = environment.changed { configuration in
            for url in [server, issuer].compactMap(\.self) { trust.guardConnections(of: &configuration, to: url) }
        }
        let fallback = OAuthClient.KnownClient.ownCloudDesktop
        switch (method, server, issuer) {
        case (.oauth2?, let server?, _):
            let client = known ?? fallback
            let endpoints = OAuthServer.ownCloud(server)
            return OAuthClient(endpoints, id: client.id, secret: client.secret, store: store, environment: environment)
        case (.openID?, _, let issuer?):
            let provider = try await OAuthServer.discover(issuer, in: environment)
            let registers = tokenClient.map { $0 == application } ?? (provider.registrationEndpoint != nil)
            guard known == nil, registers else {
                let client = known ?? fallback
                return OAuthClient(
                    provider,
                    id: client.id,
                    secret: client.secret,
                    store: store,
                    environment: environment
                )
            }
            let metadata = ClientMetadata(application) { $0.scopes = scopes }
            return OAuthClient(
                provider,
                registering: metadata,
                fallback: fallback,
                store: store,
                environment: environment
            )
        default:
            throw Cloud.Error(.invalidRequest, "the bookmark is not that of a login with OAuth 2 or OpenID")
        }
    }

    /// The account in the token store that has the tokens of the login; `nil` before a login, and for a password.
    ///
    /// It is set at the end of a login, and nobody has to be asked for it later: tokens can be forgotten although the
    /// provider is gone. Its issuer is that of the bookmark.
    public var account: StoredAccount.ID? {
        get {
            let issuer = method == .oauth2 ? server.map { OAuthServer.ownCloud($0).issuer } : issuer
            guard method != .basic, let issuer, let tokenClient, let subject else { return nil }
            return StoredAccount.ID(issuer: issuer, clientID: tokenClient, subject: subject)
        }
        set { (tokenClient, subject) = (newValue?.clientID, newValue?.subject) }
    }

    /// Returns a Boolean value indicating whether two bookmarks are of the same user at the same server, however the URL
    /// of the server is written.
    public func isSameAccount(as other: Self) -> Bool {
        guard let server, let otherServer = other.server, let userID, let otherID = other.userID else { return false }
        return ServerURL.canonical(server).utf8.elementsEqual(ServerURL.canonical(otherServer).utf8)
            && userID.utf8.elementsEqual(otherID.utf8)
    }
}
