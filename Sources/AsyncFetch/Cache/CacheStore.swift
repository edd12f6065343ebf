import HTTPTypes

/// A place where a ``ResponseCache`` stores its responses.
///
/// A failure of a store is a miss for its cache, and never an error of the call. But after a removal, the removed
/// responses must be gone: a removal of several goes on after a failure, and throws the first one at its end. A look-up
/// that lasts longer than ``patience`` throws. For a change, no call waits longer than that.
protocol CacheStore: Sendable {
    /// The most bytes that a response body may have.
    var maximumEntryBytes: Int { get }
    /// A Boolean value indicating whether an `Interruption` ends each wait of the store, and whether it inserts without
    /// any wait.
    var isImmediate: Bool { get }
    /// The limit for the waits of calls.
    var patience: WaitLimit { get }

    /// Returns the key of a call in the form that is best for the store.
    func prepared(_ key: CacheKey) -> CacheKey
    /// Returns the latest response with a key that fits a request.
    func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry?
    /// Stores a response in the place of one with the same key and choices, if it is still current.
    ///
    /// The check and the insertion are one step: no removal comes between them. A store that is immediate removes the
    /// older response even if the insertion fails.
    func insert(
        _ entry: CacheEntry,
        for key: CacheKey,
        if isCurrent: @escaping @Sendable () -> Bool
    ) async throws
    /// Removes one response.
    ///
    /// A store that is immediate reports a failure before it can find the response again.
    func remove(_ entry: CacheEntry, for key: CacheKey) async throws
    /// Removes all responses from a URL, of all identities.
    func removeAll(from url: String) async throws
    /// Removes all responses.
    func removeAll() async throws
    /// Returns the number of responses and their size.
    func usage() async throws -> (count: Int, bytes: Int)
    /// Waits until everything that was inserted is stored, or has failed.
    func flush() async
    /// Sets what is called when an insertion fails after it returned, or when an older response remains.
    func reportFailures(to failed: @escaping @Sendable (CacheFailure) -> Void)
}

/// A failure of a store that its cache must know of at once.
enum CacheFailure: Sendable {
    /// A response was not stored, after its insertion had returned.
    case notStored
    /// An older response could not be removed from a URL; `nil` for all responses.
    case remains(String?)
}

extension CacheStore {
    var patience: WaitLimit { .stores }
    func prepared(_ key: CacheKey) -> CacheKey { key }
    func flush() async {}
    func reportFailures(to failed: @escaping @Sendable (CacheFailure) -> Void) {}
}

/// The most responses stored for one key; otherwise a header field with many values could fill the cache alone.
let maximumChoices = 8
