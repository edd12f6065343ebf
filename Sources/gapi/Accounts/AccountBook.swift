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
    /// The name of the account that `GAPI_ACCOUNT` chooses.
    let chosen: String?

    /// Creates a book of the file `accounts.json` in a folder.
    init(folder: String, chosen: String? = nil, environment: TokenEnvironment = .standard) {
        store = .file(folder + "/accounts.json")
        self.chosen = chosen
        self.environment = environment
    }

    /// The book of the user: in `$GAPI_CONFIG`, else in `gapi` below `$XDG_CONFIG_HOME` or `~/.config`.
    static func ofUser(_ variables: [String: String] = ProcessInfo.processInfo.environment) throws -> AccountBook {
        func variable(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        let folder =
            variable("GAPI_CONFIG") ?? variable("XDG_CONFIG_HOME").map { $0 + "/gapi" }
            ?? variable("HOME").map { $0 + "/.config/gapi" }
        guard let folder else { throw ToolFailure(.usage, "set HOME or GAPI_CONFIG: there is no place for accounts") }
        return AccountBook(folder: folder, chosen: variable("GAPI_ACCOUNT"))
    }

    /// Returns the account of a name, of `GAPI_ACCOUNT`, or the only one; `nil` if there is none.
    ///
    /// - Throws: ``ToolFailure`` if no account has the name, or several accounts leave a choice.
    func account(named name: String?) async throws -> StoredAccount? {
        let accounts = try await store.accounts()
        guard let name = name ?? chosen else {
            if accounts.count > 1 {
                let names = accounts.map(\.shownName).sorted().joined(separator: ", ")
                throw ToolFailure(.usage, "choose an account with --account or $GAPI_ACCOUNT: \(names)")
            }
            return accounts.first
        }
        let found = accounts.filter { $0.name == name || $0.id.subject == name }
        guard let account = found.first else {
            throw ToolFailure(.permission, "there is no account \(name); gapi accounts lists them, gapi login adds one")
        }
        guard found.count == 1 else {
            throw ToolFailure(.usage, "several accounts are called \(name); choose one by its id: gapi accounts --json")
        }
        return account
    }

    /// Returns the client of an account.
    func client(of account: StoredAccount) async throws -> OAuthClient {
        try await client(at: account.id.issuer, id: account.id.clientID)
    }

    /// Returns a client at a server.
    ///
    /// - Parameters:
    ///   - issuer: The server.
    ///   - id: The id of a client that was kept with ``keep(_:at:)``, or the name of this tool, which registers itself.
    private func client(at issuer: String, id: String) async throws -> OAuthClient {
        let server = try await Self.server(issuer, in: environment)
        let kept = try await store.withRegistration(.init(issuer: issuer, name: id)) { $0 }
        guard id != Self.application.name, let kept else {
            return OAuthClient(server, registering: Self.application, store: store, environment: environment)
        }
        return OAuthClient(
            server,
            id: kept.clientID,
            secret: kept.clientSecret,
            store: store,
            environment: environment
        )
    }

    /// Returns the client for a login: that of a file, else one that was kept before, else one that registers itself.
    func client(at issuer: String, from file: ClientFile?) async throws -> OAuthClient {
        if let file {
            let id = ClientRegistration.ID(issuer: issuer, name: file.id)
            try await store.withRegistration(id) {
                $0 = ClientRegistration(id: id, clientID: file.id, clientSecret: file.secret)
            }
            return try await client(at: issuer, id: file.id)
        }
        if let account = try await store.accounts().first(where: { $0.id.issuer == issuer }) {
            return try await client(of: account)
        }
        let client = try await client(at: issuer, id: Self.application.name)
        guard client.server.registrationEndpoint != nil else {
            throw ToolFailure(
                .usage,
                "\(issuer) registers no clients by itself: make one there (for Google: an OAuth client ID of the type "
                    + "Desktop app, in the Cloud console under APIs & Services, Credentials), download its JSON file, and "
                    + "use --client FILE"
            )
        }
        return client
    }

    private static let application = ClientMetadata("gapi")

    private static func server(_ issuer: String, in environment: TokenEnvironment) async throws -> OAuthServer {
        issuer == OAuthServer.google.issuer ? .google : try await .discover(issuer, in: environment)
    }
}

extension StoredAccount {
    /// The name for people, or else the id of the user.
    var shownName: String { name ?? id.subject }
}
