import AsyncCloud
import AsyncFetch
import AsyncOAuth

extension CloudAccounts {
    /// Returns the connection of an account; of the only one without a name.
    func connection(_ name: String?) async throws -> Cloud.Connection {
        let bookmark = try bookmark(name)
        let trust = trust(of: bookmark)
        return try await connection(bookmark, credentials: credentials(of: bookmark, trust), trust: trust)
    }

    func connection(
        _ bookmark: Cloud.Bookmark,
        credentials: any FetchCredentials,
        trust: Cloud.Trust
    ) throws -> Cloud.Connection {
        try Cloud.Connection(bookmark, credentials: credentials, trust: trust, configuration: configuration)
    }

    /// Returns the decisions about the certificates of an account; a renewed one is stored before anything is sent.
    private func trust(of bookmark: Cloud.Bookmark) -> Cloud.Trust {
        Cloud.Trust(pins: bookmark.pins ?? [:]) { pins in try await save(pins, of: bookmark) }
    }

    private func credentials(
        of bookmark: Cloud.Bookmark,
        _ trust: Cloud.Trust
    ) async throws -> any FetchCredentials {
        guard bookmark.method == .basic else {
            guard let account = bookmark.account else { throw Self.loginAgain(bookmark) }
            return try await client(of: bookmark, trust: trust).credentials(for: account)
        }
        guard let user = bookmark.loginName, let password = try password(of: bookmark) else {
            throw Self.loginAgain(bookmark)
        }
        return try BasicCredentials(user: user, password: password)
    }

    private static func loginAgain(_ bookmark: Cloud.Bookmark) -> ToolFailure {
        ToolFailure(.permission, "\(bookmark.shownName) has no login any more; gapi cloud login makes a new one")
    }

    /// Returns the client of a bookmark whose login is OAuth 2 or OpenID.
    func client(of bookmark: Cloud.Bookmark, trust: Cloud.Trust) async throws -> OAuthClient {
        // The command does not end before the tokens of its network are stored.
        let environment = CommandNetwork.current.tokens.changed { $0 = configuration }
        return try await bookmark.client(application: "gapi", store: tokens, trust: trust, environment: environment)
    }

    /// Ends the tokens of a login at the server if it takes that, and forgets them, unless an account has the same ones.
    ///
    /// - Parameters:
    ///   - bookmark: The account of the login.
    ///   - beforeRemoval: If `true`, the bookmark itself is about to go.
    /// - Throws: The errors of the stores; `CancellationError`.
    func endTokens(of bookmark: Cloud.Bookmark, beforeRemoval: Bool = false) async throws {
        guard let account = bookmark.account else { return }
        let others = try bookmarks().filter { !beforeRemoval || $0.id != bookmark.id }
        guard !others.contains(where: { $0.account == account }) else { return }
        do {
            try await client(of: bookmark, trust: trust(of: bookmark)).logout(account)
        } catch {
            try Task.checkCancellation()
            // The server may be gone for good; the tokens are forgotten here.
            try await tokens.withAccount(account) { $0 = nil }
        }
    }
}
