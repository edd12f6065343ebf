import AsyncCloud
import AsyncFetch
import AsyncJSON
import AsyncOAuth
import GAPIDescription
import NIOCore

/// The accounts of a user at ownClouds.
///
/// Bookmarks are in `cloud.json`, passwords in `cloud-passwords.json`, tokens beside those of `gapi login`, and vaults in the
/// folder `cloud`. Only the user can read any of them.
struct CloudAccounts: Sendable {
    /// The file of the bookmarks.
    private struct Book: JSON.Model {
        var accounts: [Cloud.Bookmark]?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [.array("accounts", \.accounts, of: .object)]
    }

    /// The file of the passwords, by the identifiers of bookmarks.
    private struct Passwords: JSON.Model {
        var passwords: [String: String]?
        var unknown = JSON.UnknownMembers()

        static let fields: JSON.FieldTable<Self> = [.map("passwords", \.passwords, of: .string)]
    }

    let folder: String
    let tokens: any TokenStore
    /// The settings of all connections.
    var configuration = CommandNetwork.current.configuration

    init(folder: String) {
        self.folder = folder
        tokens = .file(folder + "/accounts.json")
    }

    /// The accounts of the user of this process.
    static func ofUser() throws -> CloudAccounts {
        let path = try AccountBook.ofUser().store.path
        return CloudAccounts(folder: String(path.dropLast("/accounts.json".count)))
    }

    // MARK: Bookmarks

    /// The bookmarks in the order in which they were made.
    func bookmarks() throws -> [Cloud.Bookmark] { try read(Book.self, "cloud.json")?.accounts ?? [] }

    /// Returns the bookmark of a name, or the only one.
    ///
    /// - Throws: ``ToolFailure`` if there is none, or a choice.
    func bookmark(_ name: String?) throws -> Cloud.Bookmark {
        let bookmarks = try bookmarks()
        guard let name else {
            guard bookmarks.count < 2 else {
                throw ToolFailure(
                    .usage,
                    "there are several accounts; choose one with --account NAME: "
                        + bookmarks.map(\.shownName).joined(separator: ", ")
                )
            }
            guard let only = bookmarks.first else { throw Self.none }
            return only
        }
        guard let found = bookmarks.first(where: { $0.name == name || $0.id == name }) else {
            throw ToolFailure(
                .permission,
                "there is no account \(name.singleLine); gapi cloud accounts lists them, gapi cloud login adds one"
            )
        }
        return found
    }

    private static let none = ToolFailure(.permission, "there is no account; gapi cloud login adds one")

    /// Stores a bookmark in the place of the one with its identifier, or after the others.
    func save(_ bookmark: Cloud.Bookmark) async throws {
        try await changeBookmarks { accounts in
            if let index = accounts.firstIndex(where: { $0.id == bookmark.id }) {
                accounts[index] = bookmark
            } else {
                accounts.append(bookmark)
            }
        }
    }

    /// Stores the renewed certificates of a bookmark, unless it is gone.
    private func save(_ pins: [String: Cloud.Pin], of bookmark: Cloud.Bookmark) async throws {
        try await changeBookmarks { accounts in
            guard let index = accounts.firstIndex(where: { $0.id == bookmark.id }) else { return }
            accounts[index].pins = pins
        }
    }

    private func changeBookmarks(_ change: (inout [Cloud.Bookmark]) -> Void) async throws {
        try await locked {
            var book = try read(Book.self, "cloud.json") ?? Book()
            var accounts = book.accounts ?? []
            change(&accounts)
            book.accounts = accounts
            try await write(book, "cloud.json")
        }
    }

    /// Forgets a bookmark, its password and its vault.
    func remove(_ bookmark: Cloud.Bookmark) async throws {
        // First what another process may use.
        try await Cloud.Vault(at: vault(of: bookmark)).erase()
        if bookmark.method != .basic { try await endTokens(of: bookmark) }
        try await save(password: nil, of: bookmark)
        try await changeBookmarks { $0.removeAll { $0.id == bookmark.id } }
    }

    /// Ends the tokens at the server if it takes that, and forgets them.
    private func endTokens(of bookmark: Cloud.Bookmark) async throws {
        do {
            let client = try await client(of: bookmark)
            if let account = bookmark.account(of: client) { _ = try await client.logout(account) }
        } catch let error as OAuthError where [.unavailable, .badAnswer, .refused].contains(error.code) {
            // The server may be gone for good; the tokens are forgotten here.
            guard let issuer = bookmark.issuer, let subject = bookmark.subject else { return }
            let id = StoredAccount.ID(issuer: issuer, clientID: "gapi", subject: subject)
            try await tokens.withAccount(id) { $0 = nil }
        }
    }

    func save(password: String?, of bookmark: Cloud.Bookmark) async throws {
        guard let id = bookmark.id else { return }
        try await locked {
            var passwords = try read(Passwords.self, "cloud-passwords.json") ?? Passwords()
            guard password != nil || passwords.passwords?[id] != nil else { return }
            passwords.passwords = passwords.passwords ?? [:]
            passwords.passwords?[id] = password
            try await write(passwords, "cloud-passwords.json")
        }
    }

    // MARK: Connections

    /// Returns the connection of an account; of the only one without a name.
    func connection(_ name: String?) async throws -> Cloud.Connection {
        let bookmark = try bookmark(name)
        return try await connection(bookmark, credentials: credentials(of: bookmark))
    }

    /// Returns the connection of a bookmark; a renewed certificate is stored before anything is sent to it.
    func connection(_ bookmark: Cloud.Bookmark, credentials: any FetchCredentials) throws -> Cloud.Connection {
        let trust = Cloud.Trust(pins: bookmark.pins ?? [:]) { pins in
            try await save(pins, of: bookmark)
        }
        return try Cloud.Connection(bookmark, credentials: credentials, trust: trust, configuration: configuration)
    }

    private func credentials(of bookmark: Cloud.Bookmark) async throws -> any FetchCredentials {
        guard bookmark.method == .basic else {
            let client = try await client(of: bookmark)
            guard let account = bookmark.account(of: client) else { throw Self.loginAgain(bookmark) }
            return client.credentials(for: account)
        }
        let stored = try bookmark.id.flatMap { try read(Passwords.self, "cloud-passwords.json")?.passwords?[$0] }
        guard let user = bookmark.loginName, let password = stored else { throw Self.loginAgain(bookmark) }
        return try BasicCredentials(user: user, password: password)
    }

    private static func loginAgain(_ bookmark: Cloud.Bookmark) -> ToolFailure {
        ToolFailure(.permission, "\(bookmark.shownName) has no login any more; gapi cloud login makes a new one")
    }

    /// Returns the client of a bookmark whose login is OAuth 2 or OpenID.
    func client(of bookmark: Cloud.Bookmark) async throws -> OAuthClient {
        let environment = TokenEnvironment(configuration)
        return try await bookmark.client(application: "gapi", store: tokens, environment: environment)
    }

    /// Returns the folder of the vault of an account.
    func vault(_ name: String?) async throws -> String { vault(of: try bookmark(name)) }

    private func vault(of bookmark: Cloud.Bookmark) -> String { "\(folder)/cloud/\(bookmark.id ?? "")" }

    // MARK: Files

    private func read<Content: JSON.Model>(_ type: Content.Type, _ name: String) throws -> Content? {
        let path = "\(folder)/\(name)"
        guard let bytes = try WholeFile(path).contents() else { return nil }
        do { return try Content(json: bytes.readableBytesView) } catch {
            throw ToolFailure(.cannotCreate, "\(path) is damaged: \(error.message)")
        }
    }

    /// Runs a change of a file from its reading to its writing; other processes wait for it.
    private func locked(_ change: () async throws -> Void) async throws {
        try OwnFolder.make(folder)
        let lock = try await FolderLock.take(folder + "/cloud.lock")
        defer { withExtendedLifetime(lock) {} }
        try await change()
    }

    private func write(_ content: some JSON.Model, _ name: String) async throws {
        let bytes = ByteBuffer(bytes: content.jsonBytes())
        try await WholeFile("\(folder)/\(name)", access: .ownerOnly).replace { bytes }
    }
}

extension Cloud.Bookmark {
    /// The name for people, in one line.
    var shownName: String { (name ?? id ?? "").singleLine }
}
