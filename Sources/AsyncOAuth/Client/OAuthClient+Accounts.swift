import AsyncFetch
import HTTPTypes

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension OAuthClient {
    /// The subject of an account of which neither server nor application know the user.
    public static let defaultSubject = "default"

    /// Returns the accounts that have logged in by this client.
    ///
    /// - Throws: ``OAuthError/Code/store``; `CancellationError`.
    public func accounts() async throws -> [StoredAccount] {
        try await store.accounts().filter { $0.id == accountID(subject: $0.id.subject) }
    }

    /// Stores the tokens at the end of a login.
    ///
    /// They replace those of an earlier login at once, so no old refresh token is used afterwards. If the response has
    /// no refresh token (Google gives one only at the first login), a good old one stays, provided that the id token
    /// says that the user is the same.
    ///
    /// - Parameters:
    ///   - response: The tokens.
    ///   - subject: The user: the `sub` of the checked id token, or a name that the application chose; `nil` for the
    ///     only account of a program that has no name for it, ``defaultSubject``.
    ///   - name: The e-mail address or the name for people, if known.
    ///   - sentAt: The time by the wall clock at which the request for the tokens was sent; `nil` for now.
    /// - Returns: The account as it is stored.
    /// - Throws: ``OAuthError``; `CancellationError`.
    @discardableResult
    package func adopt(
        _ response: TokenResponse,
        subject: String?,
        name: String? = nil,
        sentAt: Date? = nil
    ) async throws -> StoredAccount {
        let id = accountID(subject: subject ?? Self.defaultSubject)
        let sentAt = sentAt ?? environment.now()
        return try await store.withAccount(id) { stored in
            var account = StoredAccount(id: id, name: name ?? stored?.name)
            if let old = stored {
                account.unknown = old.unknown
                // Another user may have logged in under the same name: two users' tokens must not get mixed.
                let isSameUser = response.idToken != nil && old.idToken != nil
                account.refreshToken = isSameUser && !old.needsLogin ? old.refreshToken : nil
            }
            account.take(response, sentAt: sentAt)
            stored = account
            return account
        }
    }

    /// Ends the tokens of an account at the server (RFC 7009), and then removes the account.
    ///
    /// If the server fails or refuses, the account stays, so that it can be tried again.
    ///
    /// Cancelling the task ends the requests, and the account stays. Failures that may pass are tried again.
    ///
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` if the server ends no tokens, or if the account is not of this
    ///   client; other ``OAuthError``; `CancellationError`.
    public func revoke(_ id: StoredAccount.ID) async throws {
        try requireOwn(id)
        try await store.withAccount(id) { account in
            guard let stored = account else { return }
            try await end(stored)
            account = nil
        }
    }

    /// Removes an account, after its tokens have been ended at the server if that was possible.
    ///
    /// Cancelling the task ends the requests, and the account stays.
    ///
    /// - Returns: `true` if the server has ended the tokens; `false` if it failed or cannot, so that they live until
    ///   they expire.
    /// - Throws: ``OAuthError/Code/invalidConfiguration`` if the account is not of this client;
    ///   ``OAuthError/Code/store``, ``OAuthError/Code/storeLocked``; `CancellationError`.
    @discardableResult
    public func logout(_ id: StoredAccount.ID) async throws -> Bool {
        try requireOwn(id)
        return try await store.withAccount(id) { account in
            guard let stored = account else { return true }
            var isEnded = true
            do {
                try await end(stored)
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                isEnded = false
            }
            account = nil
            return isEnded
        }
    }

    /// Ends both tokens, the refresh token first: with it, most servers end all tokens of the login.
    ///
    /// A server need not end access tokens: such a token ends with the refresh token, or when it expires.
    private func end(_ account: StoredAccount) async throws {
        let tokens = [("refresh_token", account.refreshToken), ("access_token", account.accessToken?.value)]
        guard tokens.contains(where: { $0.1 != nil }) else { return }
        guard let endpoint = server.revocationEndpoint else {
            throw OAuthError(
                .invalidConfiguration,
                "\(server.issuer) ends no tokens (no revocation_endpoint); log out instead"
            )
        }
        let authentication = authentication(try await registrationOfTokens())
        var failure: (any Error)?
        var hasEnded = false
        for case (let hint, let token?) in tokens {
            do {
                try await end(token, hint, at: endpoint, authentication)
                hasEnded = true
            } catch is CancellationError {
                throw CancellationError()
            } catch let error as OAuthError where error.reason?.rawValue == "invalid_token" {
                // It has ended already; Google says so of an access token whose refresh token was the first.
                hasEnded = true
            } catch let error as OAuthError where hasEnded && error.reason?.rawValue == "unsupported_token_type" {
                // The server ends only refresh tokens (RFC 7009 §2.2.1), and it has ended that of the account.
            } catch {
                failure = failure ?? error
            }
        }
        if let failure { throw failure }
    }

    private func end(
        _ token: String,
        _ hint: String,
        at endpoint: String,
        _ authentication: ClientAuthentication
    ) async throws {
        var request = try OAuthServer.request(to: endpoint, "revocation_endpoint")
        var fields = [FormBody.Field("token", token), FormBody.Field("token_type_hint", hint)]
        authentication.add(to: &request, &fields)
        request.headerFields[.contentType] = FormBody.contentType
        let body = FetchRequestBody.bytes(FormBody(fields).text.utf8)
        var call = TokenCall(request, body: body, server: "the revocation endpoint of \(server.issuer)")
        call.secrets = [token, authentication.secret].compactMap(\.self)
        _ = try await call.response(by: environment.fetcher)
    }
}
