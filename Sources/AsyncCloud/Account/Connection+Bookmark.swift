public import AsyncFetch
import AsyncJSON
import HTTPTypes

extension Cloud.Connection {
    /// Creates a connection to the account of a bookmark; nothing is sent.
    ///
    /// ```swift
    /// let login = BasicCredentials(user: "alice", password: appPassword)
    /// let connection = try Cloud.Connection(bookmark, credentials: login)
    /// ```
    ///
    /// The credentials are sent to the bookmark's server only.
    ///
    /// - Parameters:
    ///   - bookmark: The bookmark.
    ///   - credentials: The login, such as `BasicCredentials`, or those of an `OAuthClient`.
    ///   - trust: The decisions about certificates; by default those that the bookmark's pins and the system make.
    ///   - configuration: The settings of the connection's fetcher.
    /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/invalidRequest`` for a bookmark without a usable server.
    public init(
        _ bookmark: Cloud.Bookmark,
        credentials: any FetchCredentials,
        trust: Cloud.Trust? = nil,
        configuration: Fetcher.Configuration = .init()
    ) throws(Cloud.Error) {
        guard let server = bookmark.server else {
            throw Cloud.Error(.invalidRequest, "the bookmark has no server")
        }
        var configuration = configuration
        configuration.credentials[server] = credentials
        // Whoever made the bookmark approved that.
        if server.lowercased().hasPrefix("http:") { configuration.allowsInsecureHTTP = true }
        let trust = trust ?? Cloud.Trust(pins: bookmark.pins ?? [:])
        trust.guardConnections(of: &configuration, to: server)
        try self.init(server, fetcher: Fetcher(configuration), clock: configuration.clock)
    }

    /// Asks WebFinger for the servers that have the user's files, at sites with several.
    ///
    /// - Returns: The URLs of the servers; empty if the server does not say.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func serverInstances() async throws -> [String] {
        do {
            let resource = "acct:me@\(try HTTPRequest(url: server).host)"
            let url = "\(server).well-known/webfinger?resource=\(PercentEncoding.encode(resource))"
            let options = FetchOptions.cloud { $0.maximumResponseBytes = 1 << 20 }
            let response = try await fetcher.fetch(HTTPRequest(url: url), options: options)
            if response.head.status == .notFound { return [] }
            let answer = WebFinger(try response.requireSuccess().body)
            return answer?.links(to: "http://webfinger.owncloud/rel/server-instance") ?? []
        } catch {
            throw Cloud.Error.mapping(error)
        }
    }
}

extension Cloud.Core {
    /// Opens the vault of a bookmark's account, or creates it, and begins the work at once.
    ///
    /// - Parameters:
    ///   - bookmark: The bookmark.
    ///   - path: The folder of the account on this machine.
    ///   - credentials: The login.
    ///   - trust: The decisions about certificates; by default those that the bookmark's pins and the system make.
    /// - Throws: ``Cloud/Error``, with ``Cloud/Error/Code/vaultInUse`` if another process has the vault open.
    public init(
        _ bookmark: Cloud.Bookmark,
        vault path: String,
        credentials: any FetchCredentials,
        trust: Cloud.Trust? = nil
    ) async throws {
        try await self.init(Cloud.Connection(bookmark, credentials: credentials, trust: trust), vault: path)
    }
}
