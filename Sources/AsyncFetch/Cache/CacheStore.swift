import HTTPTypes

/// Where a ``ResponseCache`` keeps its answers.
///
/// A failure of a store is a miss to its cache, and never the call's; only what is to be cleared must be gone.
protocol CacheStore: Sendable {
    /// The most bytes that an answer may have.
    var maximumEntryBytes: Int { get }
    /// Whether nothing but memory is touched.
    var isImmediate: Bool { get }

    /// The latest answer with a key that fits a request.
    func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry?
    /// Keeps an answer in the place of one with the same key and choices, if it is still current.
    ///
    /// Asking that and keeping it are one step: no drop comes between them.
    func insert(
        _ entry: CacheEntry,
        for key: CacheKey,
        if isCurrent: @escaping @Sendable () -> Bool
    ) async throws
    /// Drops one answer.
    func remove(_ entry: CacheEntry, for key: CacheKey) async throws
    /// Drops what came from a URL, whoever it was for.
    func removeAll(from url: String) async throws
    /// Drops everything.
    func removeAll() async throws
    /// How much is there.
    func usage() async throws -> (count: Int, bytes: Int)
}

/// The most answers that are kept for one key; a server that chooses by a header of many values would fill the cache alone.
let maximumChoices = 8
