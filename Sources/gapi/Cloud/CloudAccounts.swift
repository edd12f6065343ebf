import AsyncCloud
import AsyncFetch
import AsyncJSON
import AsyncOAuth
import GAPIDescription
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The accounts of a user at ownClouds.
///
/// Bookmarks are in `cloud.json`, passwords in `cloud-passwords.json`, tokens in `cloud-tokens.json`, apart from those of
/// `gapi login`, and vaults in the folder `cloud`. Only the user can read any of them. Where others can
/// change them, nothing is read: a bookmark says which server gets the password.
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
        tokens = .file(folder + "/cloud-tokens.json")
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

    /// Stores the account of a finished login, and the password if that is how it logs in.
    ///
    /// The same account again keeps its identity and its name, and with them its vault; no other account takes its name.
    ///
    /// - Parameters:
    ///   - bookmark: The account.
    ///   - name: The name that the person wants; by default, it is made of those of the user and the server.
    ///   - password: The password.
    /// - Returns: The account as it is stored.
    /// - Throws: ``ToolFailure`` if another account has the name.
    func add(_ bookmark: Cloud.Bookmark, named name: String?, password: String?) async throws -> Cloud.Bookmark {
        var bookmark = bookmark
        let replaced: Cloud.Bookmark? = try await locked {
            var book = try book()
            var accounts = book.accounts ?? []
            let index = accounts.firstIndex { $0.isSameAccount(as: bookmark) && (name == nil || $0.name == name) }
            let again = index.map { accounts[$0] }
            if let index, let again {
                (bookmark.id, bookmark.name, bookmark.unknown) = (again.id, again.name, again.unknown)
                accounts[index] = bookmark
            } else {
                bookmark.name = name ?? bookmark.usualName
                if accounts.contains(where: { $0.name == bookmark.name }) { throw Self.taken(bookmark.shownName) }
                accounts.append(bookmark)
            }
            book.accounts = accounts
            try await write(book, "cloud.json")
            try await keep(password, of: bookmark)
            return again
        }
        if let replaced { try await endTokens(of: replaced) }
        return bookmark
    }

    private static func taken(_ name: String) -> ToolFailure {
        ToolFailure(
            .usage,
            "there is another account \(name) already; choose another --name, or end it with gapi cloud logout"
        )
    }

    /// Stores the certificates that were renewed since a bookmark was read, unless it is gone; another process may have
    /// renewed those of other hosts.
    func save(_ pins: [String: Cloud.Pin], of bookmark: Cloud.Bookmark) async throws {
        let renewed = pins.filter { $0.value != bookmark.pins?[$0.key] }
        try await locked {
            var book = try book()
            guard let index = book.accounts?.firstIndex(where: { $0.id == bookmark.id }) else { return }
            let stored = book.accounts?[index].pins ?? [:]
            book.accounts?[index].pins = stored.merging(renewed) { _, new in new }
            try await write(book, "cloud.json")
        }
    }

    /// Forgets a bookmark, its password or tokens, and its vault; where nothing can be written, all of them stay.
    func remove(_ bookmark: Cloud.Bookmark) async throws {
        try await requireWritable(for: bookmark)
        // First what another process may use.
        try await Cloud.Vault(at: vault(of: bookmark)).erase()
        // As long as the bookmark is there, it can be tried again.
        try await endTokens(of: bookmark, beforeRemoval: true)
        try await locked {
            try await keep(nil, of: bookmark)
            var book = try book()
            book.accounts?.removeAll { $0.id == bookmark.id }
            try await write(book, "cloud.json")
        }
    }

    /// Throws, before anything of an account is gone, if the bookmarks or its password cannot be written.
    private func requireWritable(for bookmark: Cloud.Bookmark) async throws {
        do {
            try await locked {
                try await write(try book(), "cloud.json")
                let passwords = try read(Passwords.self, "cloud-passwords.json")
                guard let passwords, let id = bookmark.id, passwords.passwords?[id] != nil else { return }
                try await write(passwords, "cloud-passwords.json")
            }
        } catch let error as CancellationError {
            throw error
        } catch {
            var failure = ToolFailure(error)
            failure.message += "; \(bookmark.shownName) stays logged in"
            throw failure
        }
    }

    private func book() throws -> Book { try read(Book.self, "cloud.json") ?? Book() }

    /// Returns the password of an account; `nil` if there is none.
    func password(of bookmark: Cloud.Bookmark) throws -> String? {
        try bookmark.id.flatMap { try read(Passwords.self, "cloud-passwords.json")?.passwords?[$0] }
    }

    /// Stores the password of an account, or forgets it; the caller has the lock.
    private func keep(_ password: String?, of bookmark: Cloud.Bookmark) async throws {
        guard let id = bookmark.id else { return }
        var passwords = try read(Passwords.self, "cloud-passwords.json") ?? Passwords()
        guard password != passwords.passwords?[id] else { return }
        passwords.passwords = passwords.passwords ?? [:]
        passwords.passwords?[id] = password
        try await write(passwords, "cloud-passwords.json")
    }

    /// Returns the folder of the vault of an account.
    func vault(_ name: String?) async throws -> String { vault(of: try bookmark(name)) }

    private func vault(of bookmark: Cloud.Bookmark) -> String { "\(folder)/cloud/\(bookmark.id ?? "")" }

    // MARK: Files

    private func read<Content: JSON.Model>(_ type: Content.Type, _ name: String) throws -> Content? {
        let path = "\(folder)/\(name)"
        try LocalPlace.requireOwn(file: path)
        guard let bytes = try WholeFile(path).contents() else { return nil }
        do { return try Content(json: bytes.readableBytesView) } catch {
            throw ToolFailure(.cannotCreate, "\(path) is damaged: \(error.message)")
        }
    }

    /// Runs a change of a file from its reading to its writing; other processes wait for it.
    private func locked<R>(_ change: () async throws -> R) async throws -> R {
        try LocalPlace.makeOwnFolder(folder)
        let lock = try await FolderLock.take(folder + "/cloud.lock")
        defer { withExtendedLifetime(lock) {} }
        // A process that was killed while it wrote has left all that is in the file beside it.
        for name in try LocalPlace.names(in: folder) where name.hasSuffix(".part") {
            guard ["cloud.json.", "cloud-passwords.json."].contains(where: name.hasPrefix) else { continue }
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
        return try await change()
    }

    private func write(_ content: some JSON.Model, _ name: String) async throws {
        let bytes = ByteBuffer(bytes: content.jsonBytes())
        try await WholeFile("\(folder)/\(name)", access: .ownerOnly).replace { bytes }
    }
}

extension Cloud.Bookmark {
    /// The name for people, in one line.
    var shownName: String { (name ?? id ?? "").singleLine }

    /// The name of an account that got no other one: the user at the host.
    fileprivate var usualName: String {
        let host = server?.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first
        return "\(userID ?? "")@\(host ?? "server")"
    }
}
