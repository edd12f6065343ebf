/// A source of access tokens: a refresh token, a key, a metadata server.
///
/// A provider only gets tokens. ``TokenCredentials`` keeps them, shares one request among all who wait, and asks again
/// before the expiry. So a provider keeps no tokens and needs no lock.
///
/// ```swift
/// struct Vault: TokenProvider {
///     var identity: String? { "vault backup" }
///     func token(replacing previous: AccessToken?, in environment: TokenEnvironment) async throws -> AccessToken {
///         let answer = try await environment.fetcher.fetch("https://vault.example/token").requireSuccess()
///         return AccessToken(answer.text, expiry: .after(.seconds(600)))
///     }
/// }
/// let credentials = TokenCredentials(Vault())
/// ```
public protocol TokenProvider: Sendable {
    /// The identity that the tokens stand for, the same in each process and for each token; never a secret.
    ///
    /// It keeps the responses to different identities apart in a `ResponseCache`. It contains everything that decides
    /// what a server shows: the type of the credentials, the account, the scopes, the project. A path, or a word such as
    /// `default`, is no identity: it means another account on each machine.
    ///
    /// With `nil`, the identity is that of the token (``AccessToken/identity``), and unknown before the first one. As
    /// long as it is unknown, responses are not stored.
    var identity: String? { get }

    /// Gets a token.
    ///
    /// The method runs in a task of its own, which no waiting call cancels, so it has time limits of its own.
    ///
    /// - Parameters:
    ///   - previous: The token that expires or was refused; `nil` for the first one.
    ///   - environment: The network, the clocks and the randomness to use.
    /// - Returns: The token, with its expiry.
    /// - Throws: ``OAuthError``; `CancellationError`.
    func token(replacing previous: AccessToken?, in environment: TokenEnvironment) async throws -> AccessToken
}
