import AsyncFetch
import AsyncGAPI
import AsyncOAuth

/// The search for the credentials of a command: a login, else the application default.
///
/// A call sends what is found only to those who issue such tokens: Google's to https hosts of `googleapis.com` (and of
/// the universe in `GOOGLE_CLOUD_UNIVERSE_DOMAIN`), all others to the server that they are from. So an emulator or a
/// proxy gets no real token. An account that the user's line names is sent wherever the call goes.
struct CredentialSearch: Sendable {
    /// The environment variables, and the defaults of the profile for those that are not set.
    var variables: GAPI.CredentialEnvironment
    private let ownNetwork: TokenEnvironment?

    /// Creates a search; without a network, it uses that of the command.
    init(_ variables: GAPI.CredentialEnvironment, network: TokenEnvironment? = nil) {
        self.variables = variables
        ownNetwork = network
    }

    var network: TokenEnvironment { ownNetwork ?? CommandNetwork.current.tokens }

    /// The accounts; `nil` if there is no place for them.
    var book: AccountBook? { AccountBook(of: variables, environment: network) }

    /// The search in the variables and folders of this process.
    static let process = CredentialSearch(.process)

    func requireBook() throws -> AccountBook {
        guard let book else { throw ToolFailure(.usage, "set HOME or GAPI_CONFIG: there is no place for accounts") }
        return book
    }

    /// Returns the application default for some scopes, or for the default ones; it is looked for when it is used.
    func applicationDefault(scopes: [String] = []) -> GAPI.Credentials {
        GAPI.Credentials(
            GAPI.ApplicationDefault(environment: variables),
            scopes: scopes,
            environment: network
        )
    }

    // MARK: Calls

    /// Returns the credentials for a call.
    ///
    /// - Parameters:
    ///   - request: The request of the call.
    ///   - name: The account that the user's line names.
    /// - Returns: The credentials, which may be none.
    /// - Throws: ``ToolFailure`` if accounts leave a choice; `OAuthError` for a broken file; `CancellationError`.
    func credentials(for request: HTTPRequest, account name: String?) async throws -> FoundCredentials {
        if let name {
            guard let account = try await requireBook().account(named: name) else { return FoundCredentials() }
            return try await found(account)
        }
        let accounts = try await book?.accounts ?? []
        var usable = accounts.filter { $0.isOfIssuer(for: request) }
        if let chosen = book?.chosen {
            let account = try await book?.account(named: chosen)
            usable = usable.filter { $0.id == account?.id }
        }
        if usable.count > 1 { throw AccountBook.ambiguity(usable.map(\.shownName)) }
        if let account = usable.first { return try await found(account) }
        if let found = try await applicationDefault(for: request) { return found }
        return FoundCredentials(withheld: accounts.map(\.shownName))
    }

    private func found(_ account: StoredAccount) async throws -> FoundCredentials {
        let client = try await requireBook().client(of: account)
        return FoundCredentials(client.credentials(for: account.id), .account(account))
    }

    /// Returns the application default if it can be found at once and may be sent with a call.
    ///
    /// Only the machine's firmware and variables tell of a metadata server: a call of public data waits for no answer.
    private func applicationDefault(for request: HTTPRequest) async throws -> FoundCredentials? {
        let domains = [GAPI.TokenPurpose.defaultUniverse, variables["GOOGLE_CLOUD_UNIVERSE_DOMAIN"]].compactMap(\.self)
        guard domains.contains(where: request.isSecure(below:)) || isFile(from: request) else { return nil }
        var variables = variables
        if variables["METADATA_SERVER_DETECTION"] == nil {
            variables.variables["METADATA_SERVER_DETECTION"] = "bios-only"
        }
        let source = GAPI.ApplicationDefault(environment: variables)
        do {
            _ = try await source.source(in: network)
        } catch let error as OAuthError where error.code == .notFound && variables[Self.file] == nil {
            return nil
        }
        return FoundCredentials(GAPI.Credentials(source, environment: network), .applicationDefault)
    }

    /// Returns `true` if the file that the environment names gets its tokens where the request goes, as an emulator's
    /// does.
    private func isFile(from request: HTTPRequest) -> Bool {
        guard let path = variables[Self.file],
            let members = try? GAPI.CredentialsFile.members(at: path, environment: variables)
        else { return false }
        return ["token_uri", "token_url"].contains { name in
            guard let url = try? members.optionalText(name), let issuer = try? HTTPRequest(url: url) else {
                return false
            }
            return issuer.origin == request.origin
        }
    }

    private static let file = "GOOGLE_APPLICATION_CREDENTIALS"
}

extension StoredAccount {
    /// Returns `true` if a request goes to those who have issued the account's tokens.
    func isOfIssuer(for request: HTTPRequest) -> Bool {
        if id.issuer == OAuthServer.google.issuer { return request.isSecure(below: GAPI.TokenPurpose.defaultUniverse) }
        return (try? HTTPRequest(url: id.issuer))?.origin == request.origin
    }
}

extension HTTPRequest {
    /// Returns `true` if the request goes by https to a domain, or to a host below it.
    func isSecure(below domain: String) -> Bool {
        guard origin.hasPrefix("https://"), let colon = origin.lastIndex(of: ":") else { return false }
        let host = origin[..<colon].dropFirst("https://".count)
        return host == domain || host.hasSuffix("." + domain)
    }
}
