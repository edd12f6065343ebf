public import AsyncFetch

extension GAPI.ServiceConfiguration {
    /// Lets the service share responses and rates with all processes that have the same store.
    ///
    /// ```swift
    /// let store = try SQLiteStore("/srv/app/shared.sqlite")           // AsyncGAPIStores
    /// let quota = SharedBudget.Limit("gmail", 15_000, per: .seconds(60), scope: .user)
    /// let gmail = GmailService(credentials: .applicationDefault, configuration: .init { $0.share(in: store, [quota]) })
    /// ```
    ///
    /// It sets the cache of ``fetcher`` and adds to its budgets; a service that is given a fetcher uses neither. Unfinished
    /// uploads are shared one by one, with a `SharedUploadSessions`.
    ///
    /// - Parameters:
    ///   - store: The store. For a bucket, choose an `EncryptedSharedStore`, because responses can be personal.
    ///   - limits: The rates that all processes together keep to.
    public mutating func share(in store: any FetchSharedStore, _ limits: [SharedBudget.Limit] = []) {
        fetcher.cache = ResponseCache(.shared(store))
        fetcher.budgets += limits.map { SharedBudget($0, in: store, clock: fetcher.clock) }
    }
}
