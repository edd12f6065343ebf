public import AsyncFetch
import Synchronization

/// A store in the memory of this process: its accounts end with it.
public final class MemoryTokenStore: TokenStore {
    private struct Records {
        var accounts: [StoredAccount.ID: StoredAccount] = [:]
        var registrations: [ClientRegistration.ID: ClientRegistration] = [:]
    }

    private let records = Mutex(Records())
    private let turns = TurnQueues()
    private let clock: FetchClock

    /// Creates an empty store.
    ///
    /// - Parameter clock: The clock of the longest wait for an account, which is 60 s.
    public init(clock: FetchClock = .continuous) { self.clock = clock }

    /// Runs a closure while no other task changes the account.
    ///
    /// Cancelling the task ends its wait for the account.
    ///
    /// - Throws: ``OAuthError/Code/storeLocked`` after a wait of 60 s, `CancellationError`, or the closure's error.
    public func withAccount<Result: Sendable>(
        _ id: StoredAccount.ID,
        _ body: @Sendable (inout StoredAccount?) async throws -> Result
    ) async throws -> Result {
        let key = StoredAccount.digest(id)
        try await turns.enter(key, within: .seconds(60), by: clock)
        defer { turns.leave(key) }
        var account = records.withLock { $0.accounts[id] }
        defer {
            account?.id = id
            records.withLock { $0.accounts[id] = account }
        }
        return try await body(&account)
    }

    /// Returns all accounts in the store.
    public func accounts() async throws -> [StoredAccount] {
        records.withLock { $0.accounts.values.sorted { ($0.id.issuer, $0.id.subject) < ($1.id.issuer, $1.id.subject) } }
    }

    /// Runs a closure while no other task changes the registration of a client.
    ///
    /// Cancelling the task ends its wait for the registration.
    ///
    /// - Throws: ``OAuthError/Code/storeLocked`` after a wait of 60 s, `CancellationError`, or the closure's error.
    public func withRegistration<Result: Sendable>(
        _ id: ClientRegistration.ID,
        _ body: @Sendable (inout ClientRegistration?) async throws -> Result
    ) async throws -> Result {
        let key = ClientRegistration.digest(id)
        try await turns.enter(key, within: .seconds(60), by: clock)
        defer { turns.leave(key) }
        var registration = records.withLock { $0.registrations[id] }
        defer {
            registration?.id = id
            records.withLock { $0.registrations[id] = registration }
        }
        return try await body(&registration)
    }
}

extension TokenStore where Self == MemoryTokenStore {
    /// A new store in the memory of this process, which shares nothing with any other.
    ///
    /// Clients that are to share accounts need the same value.
    public static var memory: MemoryTokenStore { MemoryTokenStore() }
}
