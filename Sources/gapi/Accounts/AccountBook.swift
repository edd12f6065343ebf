import AsyncGAPI
import AsyncOAuth

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The accounts of a user that have logged in with `gapi login`, and the clients by which they did.
struct AccountBook: Sendable {
    let store: FileTokenStore
    let environment: TokenEnvironment
    /// The name of the account that `GAPI_ACCOUNT` or the profile chooses.
    let chosen: String?

    /// Creates a book of the file `accounts.json` in a folder.
    init(folder: String, chosen: String? = nil, environment: TokenEnvironment = .standard) {
        store = .file(folder + "/accounts.json")
        self.chosen = chosen
        self.environment = environment
    }

    /// Creates the book of a user in the tool's folder.
    ///
    /// - Returns: `nil` if the variables name no place for it.
    init?(of variables: GAPI.CredentialEnvironment, environment: TokenEnvironment = .standard) {
        guard let folder = variables.toolFolder else { return nil }
        self.init(folder: folder, chosen: variables["GAPI_ACCOUNT"], environment: environment)
    }

    /// The book of the user of this process.
    static func ofUser() throws -> AccountBook { try CredentialSearch.process.requireBook() }

    // MARK: Accounts

    /// The accounts by their names; none if nobody has ever logged in.
    var accounts: [StoredAccount] {
        get async throws {
            guard FileManager.default.fileExists(atPath: store.path) else { return [] }
            return try await store.accounts().sorted { $0.shownName < $1.shownName }
        }
    }

    /// Returns the account of a name, of `GAPI_ACCOUNT`, or the only one.
    ///
    /// - Parameters:
    ///   - name: A name, the id of a user, or either with a slash and the id of a client.
    ///   - choice: The words of the user's line that choose an account, for messages.
    /// - Returns: The account; `nil` if nobody has logged in.
    /// - Throws: ``ToolFailure`` if no account has the name, or several accounts leave a choice.
    func account(named name: String?, choice: String = AccountBook.choice) async throws -> StoredAccount? {
        let accounts = try await accounts
        guard let name = name ?? chosen else {
            if accounts.count > 1 { throw Self.ambiguity(accounts.map(\.shownName), choice) }
            return accounts.first
        }
        let found = accounts.filter { $0.isCalled(name) }
        guard let account = found.first else {
            throw ToolFailure(.permission, "there is no account \(name); gapi accounts lists them, gapi login adds one")
        }
        guard found.count == 1 else {
            throw Self.ambiguity(found.map { "\($0.shownName)/\($0.id.clientID)" }, choice)
        }
        return account
    }

    /// The words that choose an account of a call.
    static let choice = "--account NAME or $GAPI_ACCOUNT"

    static func ambiguity(_ names: [String], _ choice: String = choice) -> ToolFailure {
        ToolFailure(.usage, "there are several accounts; choose one with \(choice): \(names.joined(separator: ", "))")
    }

    // MARK: Clients

    /// Returns the client of an account.
    func client(of account: StoredAccount) async throws -> OAuthClient {
        try await client(at: account.id.issuer, id: account.id.clientID)
    }

    /// Returns the client for a login.
    ///
    /// It is the client of a file, else that of the account that logs in again, else that of the last file, else one
    /// that registers itself.
    ///
    /// - Parameters:
    ///   - issuer: The server.
    ///   - file: The file.
    ///   - name: The name of the account that logs in, if the user knows it.
    /// - Returns: The client.
    /// - Throws: ``ToolFailure`` if there is none; `OAuthError`; `CancellationError`.
    func client(at issuer: String, from file: ClientFile?, for name: String? = nil) async throws -> OAuthClient {
        if let file {
            for name in [file.id, Self.lastClient] {
                let id = ClientRegistration.ID(issuer: issuer, name: name)
                try await store.withRegistration(id) {
                    $0 = ClientRegistration(id: id, clientID: file.id, clientSecret: file.secret)
                }
            }
            return try await client(at: issuer, id: file.id)
        }
        if let name, let account = try await accounts.first(where: { $0.id.issuer == issuer && $0.isCalled(name) }) {
            return try await client(of: account)
        }
        let last = try await registration(Self.lastClient, at: issuer)
        let client = try await client(at: issuer, id: last?.clientID ?? Self.application.name)
        guard last != nil || client.server.registrationEndpoint != nil else {
            throw ToolFailure(
                .usage,
                "\(issuer) registers no clients by itself: make one there (for Google: an OAuth client ID of the type "
                    + "Desktop app, in the Cloud console under APIs & Services, Credentials), download its JSON file, and "
                    + "use --client FILE"
            )
        }
        return client
    }

    /// Returns a client by the id of a file's client, or by the name of this tool, which registers itself.
    private func client(at issuer: String, id: String) async throws -> OAuthClient {
        let server = try await Self.server(issuer, in: environment)
        guard id != Self.application.name else {
            return OAuthClient(server, registering: Self.application, store: store, environment: environment)
        }
        let secret = try await registration(id, at: issuer)?.clientSecret
        return OAuthClient(server, id: id, secret: secret, store: store, environment: environment)
    }

    private func registration(_ name: String, at issuer: String) async throws -> ClientRegistration? {
        guard FileManager.default.fileExists(atPath: store.path) else { return nil }
        return try await store.withRegistration(.init(issuer: issuer, name: name)) { $0 }
    }

    private static let application = ClientMetadata("gapi")
    /// The name under which the client of the last file is kept.
    private static let lastClient = "last client of gapi login"

    private static func server(_ issuer: String, in environment: TokenEnvironment) async throws -> OAuthServer {
        issuer == OAuthServer.google.issuer ? .google : try await .discover(issuer, in: environment)
    }
}

extension StoredAccount {
    /// The name for people, or else the id of the user, as its server wrote it: it may have several lines.
    var shownName: String { name ?? id.subject }

    /// Returns `true` for the name or the id of the user, alone or with a slash and the id of the client.
    func isCalled(_ name: String) -> Bool {
        let names = [self.name, id.subject].compactMap(\.self)
        return names.contains(name) || names.contains { "\($0)/\(id.clientID)" == name }
    }
}
