import AsyncFetch
import HTTPTypes

extension OAuthClient {
    /// Asks the server about a user who has logged in.
    ///
    /// An expired token is refreshed first, and a token that the server refuses is refreshed once. Failures of the
    /// network are repeated. Cancelling the task ends the request.
    ///
    /// - Throws: ``OAuthError/Code/notFound`` without such an account; ``OAuthError/Code/badAnswer`` if the server
    ///   tells about another user than the id token (OpenID Connect Core §5.3.2);
    ///   ``OAuthError/Code/invalidConfiguration`` if the server has no such endpoint; other errors of ``OAuthError``;
    ///   `CancellationError`.
    public func userInfo(for account: StoredAccount.ID) async throws -> UserInfo {
        guard let url = server.userInfoEndpoint else {
            throw OAuthError(.invalidConfiguration, "the server \(server.issuer) has no userinfo endpoint")
        }
        let stored = try await stored(account)
        let credentials = credentials(for: account)
        let request = try request(.get, url, named: "userinfo endpoint")
        let info: UserInfo
        do throws(any Error) {
            info = try await userInfo(request, by: credentials)
        } catch let error as OAuthError where error.status == 401 {
            await credentials.invalidate()
            info = try await userInfo(request, by: credentials)
        }
        guard stored.idToken == nil || info.subject == account.subject else {
            throw OAuthError(.badAnswer, "the userinfo endpoint tells about another user than the id token")
        }
        return info
    }

    /// Returns the URL of the page where a user logs out (OpenID Connect RP-Initiated Logout §2).
    ///
    /// It contains the id token: open it, and show it to nobody. It ends the session in the browser; the tokens end
    /// with the account's removal from the store.
    ///
    /// - Parameters:
    ///   - account: The account that logs out.
    ///   - postLogoutRedirect: The URL to which the server sends the user afterwards, as it is registered.
    ///   - state: A value that this redirect repeats.
    /// - Returns: The URL; `nil` if the server has no such page.
    /// - Throws: ``OAuthError/Code/notFound`` without such an account; ``OAuthError/Code/invalidConfiguration`` if the
    ///   page is no https URL; ``OAuthError/Code/store``; `CancellationError`.
    public func endSessionURL(
        for account: StoredAccount.ID,
        postLogoutRedirect: String? = nil,
        state: String? = nil
    ) async throws -> String? {
        guard let page = server.endSessionEndpoint else { return nil }
        let idToken = try await stored(account).idToken
        // The id token names the client too; a client that was registered again since then would contradict it.
        let clientID = idToken == nil ? try await registrationOfTokens().clientID : nil
        let parameters: [(name: String, value: String?)] = [
            ("id_token_hint", idToken), ("client_id", clientID),
            ("post_logout_redirect_uri", postLogoutRedirect), ("state", state),
        ]
        return try LoginURL.adding(
            parameters.compactMap { name, value in value.map { (name, $0) } },
            to: page,
            named: "end session endpoint"
        )
    }

    private func userInfo(_ request: HTTPRequest, by credentials: TokenCredentials) async throws -> UserInfo {
        var request = request
        try await credentials.authorize(&request)
        var call = TokenCall(request, server: "the userinfo endpoint of \(server.issuer)")
        // Without the scheme.
        call.secrets = [request.headerFields[.authorization]?.split(separator: " ").last.map(String.init)].compactMap(
            \.self
        )
        return UserInfo(claims: try await call.members(by: environment.fetcher))
    }

    private func stored(_ account: StoredAccount.ID) async throws -> StoredAccount {
        try requireOwn(account)
        guard let stored = try await store.accounts().first(where: { $0.id == account }) else {
            throw OAuthError(.notFound, "the store has no such account of \(account.issuer); log in first")
        }
        return stored
    }
}
