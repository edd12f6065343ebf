/// A place where the tokens of accounts are kept, for this process or for many.
///
/// `.memory` and `.file(path)` are the ready ones; a keychain or a database is one type with two methods.
public protocol TokenStore: Sendable {
    /// Runs a closure while no other task and no other process changes the account.
    ///
    /// The closure gets the account as it is stored now, and what it leaves is stored before the method returns, even if
    /// the closure throws; `nil` removes the account. So whoever refreshes sees what another process refreshed before.
    ///
    /// - Throws: ``OAuthError/Code/store``, ``OAuthError/Code/storeLocked``, or the error of the closure.
    func withAccount<Result: Sendable>(
        _ id: StoredAccount.ID,
        _ body: @Sendable (inout StoredAccount?) async throws -> Result
    ) async throws -> Result

    /// Returns all accounts in the store.
    func accounts() async throws -> [StoredAccount]
}
