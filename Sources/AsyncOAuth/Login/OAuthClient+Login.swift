import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension OAuthClient {
    /// Logs a user in with a browser on this machine, and stores the account.
    ///
    /// The method listens on this machine for the redirect, has the page opened, exchanges the code, checks the id
    /// token, and stores the tokens. Use ``credentials(for:policy:)`` with the account's id afterwards.
    ///
    /// ```swift
    /// let account = try await client.authorize(scopes: ["openid", "email"]) { url in
    ///     print("Open this page:", url)
    /// }
    /// ```
    ///
    /// Cancelling the task ends the wait and closes the port at once. A code that is being exchanged may be lost then.
    /// The token request is repeated only if that is safe.
    ///
    /// - Parameters:
    ///   - scopes: The scopes to ask for; with `openid`, the account is that of the id token.
    ///   - options: What the page is asked for; `nil` for what the server needs for a refresh token.
    ///   - name: The name of the account at a server that issues no id token; `nil` for the only one.
    ///   - open: A closure that shows the page, in a browser or as text. It is cancelled when the redirect has come.
    /// - Returns: The account, as it is stored.
    /// - Throws: ``OAuthError/Code/refused`` if the user or the server said no; ``OAuthError/Code/timeout`` if no
    ///   redirect came in time; ``OAuthError/Code/idToken``; ``OAuthError/Code/store``; other errors of ``OAuthError``;
    ///   the error of `open`; `CancellationError`.
    public func authorize(
        scopes: [String],
        options: AuthorizationOptions? = nil,
        name: String? = nil,
        open: @escaping @Sendable (_ url: String) async throws -> Void
    ) async throws -> StoredAccount {
        let options = options ?? .standard(for: server)
        let listener = try await LoopbackListener.start(options.loopback)
        let result: Result<(request: AuthorizationRequest, code: String), any Error>
        do {
            let request = try await beginLogin(scopes: scopes, redirectURL: listener.redirectURL, options: options)
            let code = try await listener.code(
                for: request,
                within: options.timeout,
                by: environment.clock,
                open: open
            )
            result = .success((request, code))
        } catch {
            result = .failure(error)
        }
        await listener.stop()
        let (request, code) = try result.get()
        return try await redeem(code, of: request, name: name)
    }

    /// Begins a login whose redirect the application receives itself: a web server, or a person who pastes it.
    ///
    /// A client that registers itself does so now, if that is necessary. Otherwise nothing is sent. Keep the result
    /// until ``finishLogin(_:redirect:name:)``, in the session of the user.
    ///
    /// - Parameters:
    ///   - scopes: The scopes to ask for.
    ///   - redirectURL: The URL to which the server sends the user, as it is registered. On a machine without a
    ///     browser, any loopback URL will do: the user copies the address of the page that their browser cannot show.
    ///   - options: What the page is asked for; `nil` for what the server needs for a refresh token.
    /// - Returns: The login: the page to show, and what its end is checked against.
    /// - Throws: ``OAuthError/Code/invalidConfiguration``; the errors of a registration; `CancellationError`.
    public func beginLogin(
        scopes: [String],
        redirectURL: String,
        options: AuthorizationOptions? = nil
    ) async throws -> AuthorizationRequest {
        try AuthorizationRequest(
            at: server,
            clientID: try await registration().clientID,
            scopes: scopes,
            redirectURL: redirectURL,
            options: options ?? .standard(for: server)
        )
    }

    /// Finishes a login with the redirect, and stores the account.
    ///
    /// Cancelling the task ends it; the code may be lost then. The token request is repeated only if that is safe.
    ///
    /// - Parameters:
    ///   - request: The login that was begun.
    ///   - redirect: The whole URL of the redirect, or its path and query. Spaces, line breaks and quotes around it do
    ///     not matter, for people paste them.
    ///   - name: The name of the account at a server that issues no id token; `nil` for the only one.
    /// - Returns: The account, as it is stored.
    /// - Throws: ``OAuthError/Code/stateMismatch`` for the redirect of another login; ``OAuthError/Code/badAnswer`` for
    ///   a text that is no redirect; ``OAuthError/Code/refused`` if the user or the server said no; other errors of
    ///   ``OAuthError``; `CancellationError`.
    public func finishLogin(
        _ request: AuthorizationRequest,
        redirect: String,
        name: String? = nil
    ) async throws -> StoredAccount {
        try await redeem(request.code(fromRedirect: redirect), of: request, name: name)
    }

    /// Exchanges a code for tokens, and stores them.
    private func redeem(
        _ code: String,
        of request: AuthorizationRequest,
        name: String?
    ) async throws -> StoredAccount {
        // Or else one server would get the code and the verifier of another.
        guard server.issuer.utf8.elementsEqual(request.issuer.utf8) else {
            throw OAuthError(.stateMismatch, "the login belongs to \(request.issuer), not to \(server.issuer)")
        }
        let client = try await registration()
        guard client.clientID == request.clientID else {
            throw OAuthError(
                .refused,
                "the login belongs to another client of \(server.issuer), or an older registration; log in again",
                reason: .invalidClient
            )
        }
        let grant = TokenGrant.code(code, redirectURL: request.redirectURL, verifier: request.proofKey.verifier)
        let sentAt = environment.now()
        let response = try await tokens(for: grant, as: client, isTiedToClient: true)
        return try await conclude(
            response,
            of: client,
            scopes: request.scopes,
            nonce: request.nonce,
            name: name,
            sentAt: sentAt
        )
    }

    /// Checks the id token at the end of a login, and stores the tokens.
    ///
    /// A server that publishes no keys, such as ownCloud 10, issues no id tokens even if it is asked for `openid`.
    ///
    /// - Parameters:
    ///   - response: The tokens.
    ///   - client: The client that they were issued to.
    ///   - scopes: The scopes that were asked for.
    ///   - nonce: The nonce of the login; `nil` if there was none.
    ///   - name: The name of the account at a server that issues no id token; `nil` for the only one.
    ///   - sentAt: The time by the wall clock at which the request for the tokens was sent.
    /// - Returns: The account, as it is stored.
    /// - Throws: ``OAuthError``; `CancellationError`.
    func conclude(
        _ response: TokenResponse,
        of client: ClientRegistration,
        scopes: [String],
        nonce: String? = nil,
        name: String?,
        sentAt: Date
    ) async throws -> StoredAccount {
        var response = response
        _ = try response.requireAccessToken()
        // A server need not name the scopes if it granted all (RFC 6749 §5.1).
        if response.accessToken?.scopes == nil { response.accessToken?.scopes = scopes }
        guard let idToken = response.idToken else {
            guard !scopes.contains("openid") || server.keysURL == nil else {
                throw OAuthError(.idToken, "\(server.issuer) issued no id token, though the login asked for openid")
            }
            // ownCloud 10 names the user.
            let subject = name ?? response.members["user_id"]?.string
            return try await adopt(response, subject: subject, sentAt: sentAt)
        }
        var verifier = try IDTokenVerifier(server, audience: client.clientID, environment: environment)
        // Google's tokens name it in two ways.
        if server.issuer == "https://accounts.google.com" { verifier.issuers.insert("accounts.google.com") }
        let user = try await verifier.verify(idToken, nonce: nonce)
        return try await adopt(response, subject: user.subject, name: user.email ?? user.name, sentAt: sentAt)
    }
}
