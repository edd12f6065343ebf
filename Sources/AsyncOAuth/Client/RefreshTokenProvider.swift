import AsyncFetch
import AsyncJSON

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The access tokens of an account, by its refresh token, which any number of processes share.
///
/// All is done while the store keeps the others away: re-read; adopt what somebody else has refreshed; else refresh,
/// and store before use. So a refresh token that the server rotates is never sent twice. Tokens of another user are
/// never stored.
struct RefreshTokenProvider: TokenProvider {
    let client: OAuthClient
    let id: StoredAccount.ID

    /// The account; `nil` if nobody knows the user, because the next login may be that of another one.
    var identity: String? { id.subject == OAuthClient.defaultSubject ? nil : "account \(StoredAccount.digest(id))" }

    func token(replacing previous: AccessToken?, in environment: TokenEnvironment) async throws -> AccessToken {
        try client.requireOwn(id)
        let start = environment.clock.now()
        var refused: Refusal?
        // A refused token that is no longer the stored one was replaced by a program without regard to the lock, such
        // as a restored backup. That happens once, if at all.
        for _ in 0..<3 {
            switch try await turn(replacing: previous, after: refused, since: start, in: environment) {
            case .success(let token): return token
            case .failure(let refusal): refused = refusal
            }
        }
        throw refused?.error ?? OAuthError(.store, "the account changes faster than it can be read")
    }

    /// A refresh token that the server refuses.
    private struct Refusal: Error {
        let refreshToken: String
        let error: OAuthError
    }

    /// Does what has to be done while nobody else changes the account.
    private func turn(
        replacing previous: AccessToken?,
        after refused: Refusal?,
        since start: Duration,
        in environment: TokenEnvironment
    ) async throws -> Result<AccessToken, Refusal> {
        try await client.store.withAccount(id) { account in
            guard let stored = account else {
                throw OAuthError(.notFound, "no account of \(id.issuer) in the store; log in")
            }
            if let token = stored.accessToken, token.value != previous?.value, token.isValid(at: environment.now()) {
                return .success(token)
            }
            guard let refreshToken = stored.refreshToken else {
                throw loginNeeded("the server gave no refresh token, and the access token has expired")
            }
            if let refused, refused.refreshToken == refreshToken {
                account?.needsLogin = true
                throw refused.error
            }
            guard !stored.needsLogin else { throw loginNeeded("the server has refused the refresh token") }
            let (sent, sentAt) = (environment.clock.now(), environment.now())
            var response: TokenResponse
            do {
                let grant = TokenGrant.refreshToken(refreshToken, isRotating: client.server.rotatesRefreshTokens)
                response = try await client.tokens(for: grant)
            } catch let error as OAuthError where error.code == .refused && error.needsLogin {
                return .failure(Refusal(refreshToken: refreshToken, error: error))
            }
            if let idToken = response.idToken {
                response.idToken = try isOfUser(idToken, of: stored) ? idToken : nil
            }
            account?.take(response, sentAt: sentAt)
            var token = try response.requireAccessToken()
            // Whoever asks counts from the start; the wait for the lock does not shorten the token's life.
            if case .after(let lifetime)? = token.expiry { token.expiry = .after(lifetime + (sent - start)) }
            return .success(token)
        }
    }

    /// Returns `true` if the id token of a refresh is for the user of the account, `false` if nobody can say.
    ///
    /// - Throws: ``OAuthError/Code/idToken`` if it is for another user (OpenID Connect Core §12.2).
    private func isOfUser(_ idToken: String, of stored: StoredAccount) throws(OAuthError) -> Bool {
        // It came from its issuer over TLS, so its signature need not be checked (§3.1.3.7). Without an id token at the
        // login, the name of the account may be no `sub`.
        guard stored.idToken != nil, let claims = try? JSONWebToken.uncheckedClaims(of: idToken),
            let subject = claims["sub"]?.string
        else { return false }
        guard subject.utf8.elementsEqual(id.subject.utf8) else {
            throw OAuthError(.idToken, "\(id.issuer) answered with the tokens of another user; log in again")
        }
        return true
    }

    private func loginNeeded(_ why: String) -> OAuthError {
        OAuthError(.refused, "\(why); log in again at \(id.issuer)", reason: .invalidGrant)
    }
}

extension StoredAccount {
    /// Replaces the tokens by those of a response; what the response does not have stays.
    mutating func take(_ response: TokenResponse, sentAt: Date) {
        if var token = response.accessToken?.dated(from: sentAt) {
            // Without a word, the scopes are those of before (RFC 6749 §6).
            token.scopes = token.scopes ?? accessToken?.scopes
            accessToken = token
        }
        if let token = response.refreshToken { refreshToken = token }
        if let token = response.idToken { idToken = token }
        needsLogin = false
    }
}

extension AccessToken {
    /// Returns the token with an expiry by the wall clock.
    fileprivate func dated(from sentAt: Date) -> AccessToken {
        guard case .after(let lifetime)? = expiry else { return self }
        var token = self
        token.expiry = .at(sentAt.addingTimeInterval(lifetime / .seconds(1)))
        return token
    }

    /// Returns `true` unless the token has expired by the wall clock.
    fileprivate func isValid(at now: Date) -> Bool {
        if case .at(let date)? = expiry { date > now } else { true }
    }
}
