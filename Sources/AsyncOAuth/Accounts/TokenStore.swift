/// A place where the tokens of accounts are kept, for this process or for many.
///
/// `.memory` and `.file(path)` are the ready ones; a keychain or a database is one type with three methods.
/// ``StoredAccount`` and ``ClientRegistration`` are `Codable` for that.
public protocol TokenStore: Sendable {
    /// Runs a closure while no other task and no other process changes the account.
    ///
    /// The closure gets the account as it is stored now, and what it leaves is stored before the method returns, even if
    /// the closure throws; `nil` removes the account. So whoever refreshes sees what another process refreshed before.
    /// A cancelled task ends its wait for the account; once the closure runs, its result is stored in spite of that.
    /// The closure must not ask for the same account again.
    ///
    /// - Throws: ``OAuthError/Code/store``, ``OAuthError/Code/storeLocked``, or the error of the closure.
    func withAccount<Result: Sendable>(
        _ id: StoredAccount.ID,
        _ body: @Sendable (inout StoredAccount?) async throws -> Result
    ) async throws -> Result

    /// Returns all accounts in the store.
    ///
    /// - Throws: ``OAuthError/Code/store``; `CancellationError`.
    func accounts() async throws -> [StoredAccount]

    /// Runs a closure while no other task and no other process changes the registration of a client.
    ///
    /// The rules are those of ``withAccount(_:_:)``.
    ///
    /// - Throws: ``OAuthError/Code/store``, ``OAuthError/Code/storeLocked``, or the error of the closure.
    func withRegistration<Result: Sendable>(
        _ id: ClientRegistration.ID,
        _ body: @Sendable (inout ClientRegistration?) async throws -> Result
    ) async throws -> Result
}
