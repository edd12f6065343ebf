import HTTPTypes
import NIOCore
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Keeps answers and gives them again, as a private cache by RFC 9111.
///
/// ```swift
/// let fetcher = Fetcher(.init { $0.cache = ResponseCache(.memory()) })
/// try await fetcher.fetch(url).isFromCache     // false
/// try await fetcher.fetch(url).isFromCache     // true, if the server allows it
/// ```
///
/// A fresh answer is given without asking the server. An older one is validated by its `ETag` and `Last-Modified`, and a 304
/// becomes the 200 that it stands for. What a request asks of caches (`Cache-Control: no-cache`, `max-age`, `only-if-cached` …)
/// is honoured; one that is conditional itself, or asks for a range, gets the server's own answer, a 304 too.
///
/// Answers belong to whom they were for: the request's `Authorization`, cookies and keys, and ``Credentials/partition`` of the
/// credentials, are part of their identity, as they were really sent. Answers at the end of a redirect are not kept. A successful
/// PUT, POST, PATCH or DELETE drops what came from its URL, and from those that redirects led it to.
///
/// Caches on the way are the server's business: requests say `Cache-Control` only where their callers do.
///
/// One cache may serve several fetchers. A fetcher has none by default; most do well with one.
public final class ResponseCache: FetchMiddleware {
    /// Where answers are kept.
    public struct Store: Sendable {
        let make: @Sendable (_ now: @escaping @Sendable () -> Double) -> any CacheStore

        /// In memory, until the end of the process.
        ///
        /// - Parameter maximumBytes: what all answers may take; those that were not used for longest make room. One that is
        ///   larger alone is not kept.
        /// - Returns: a store for one cache.
        public static func memory(maximumBytes: Int = 15_000_000) -> Store {
            Store { _ in MemoryStore(maximumBytes: maximumBytes) }
        }

        /// In the files of a directory, which outlive the process and may be shared with others.
        ///
        /// Only this user can read the files; they hold bodies and headers as they came, but of requests nothing that
        /// authorizes. A damaged file counts as none. A hit reads its answer into memory as a whole.
        ///
        /// - Parameters:
        ///   - directory: is made when the first answer is kept.
        ///   - maximumBytes: what all files may take; those that were not used for longest make room, also after a new start.
        ///   - maximumEntryBytes: the largest body that is kept.
        /// - Returns: a store for one cache.
        public static func disk(
            _ directory: String,
            maximumBytes: Int = 100_000_000,
            maximumEntryBytes: Int = 16_000_000
        ) -> Store {
            Store {
                DiskStore(
                    directory: directory,
                    maximumBytes: maximumBytes,
                    maximumEntryBytes: maximumEntryBytes,
                    now: $0
                )
            }
        }
    }

    /// What a cache has done so far.
    public struct Statistics: Sendable, Hashable {
        /// Calls answered without asking a server.
        public var hits = 0
        /// Calls that a server answered as a whole, though the answer might have been kept.
        public var misses = 0
        /// Calls for which a server confirmed what was kept.
        public var revalidations = 0
        /// Steps of the store that failed, and counted as a miss: a full disk, a directory that cannot be read.
        public var failures = 0
    }

    private struct State {
        var statistics = Statistics()
        /// Counts what was dropped on purpose.
        var drops: UInt64 = 0
        /// The last drop that each URL suffered, for the latest of them.
        var dropped: [String: UInt64] = [:]
        /// The last drop that is not remembered by URL.
        var droppedAll: UInt64 = 0
    }

    private let store: any CacheStore
    private let now: @Sendable () -> Double
    private let flights: SingleFlight?
    private let state = Mutex(State())

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - store: where answers are kept.
    ///   - sharesRequests: whether equal GET requests that run at the same time are sent once. All get that one answer, or its
    ///     error; an answer that says `no-store` is for the first alone, and the others are then sent themselves. Cancelling one
    ///     call ends its wait only.
    ///   - now: tells the time.
    public init(
        _ store: Store = .memory(),
        sharesRequests: Bool = false,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        let seconds: @Sendable () -> Double = { now().timeIntervalSince1970 }
        self.store = store.make(seconds)
        self.now = seconds
        flights = sharesRequests ? SingleFlight() : nil
    }

    // MARK: Looking and clearing

    /// The number of answers that are kept; 0 when the store cannot be read.
    public var count: Int { get async { (try? await store.usage().count) ?? 0 } }

    /// What they take, in bytes: roughly in memory, exactly on disk.
    public var size: Int { get async { (try? await store.usage().bytes) ?? 0 } }

    /// What the cache has done so far.
    public var statistics: Statistics { state.withLock { $0.statistics } }

    /// Drops what came from a URL, whoever it was for; also what is on its way now.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for text that is no URL, ``FetchError/Code/file`` when a file cannot be
    ///   removed, `CancellationError`.
    public func remove(_ url: String) async throws {
        try await drop(CacheKey.url(of: HTTPRequest(url: url)))
    }

    /// Drops everything; also what is on its way now.
    ///
    /// - Throws: ``FetchError/Code/file`` when a file cannot be removed, `CancellationError`.
    public func removeAll() async throws {
        state.withLock { state in
            state.drops += 1
            state.droppedAll = state.drops
            state.dropped = [:]
        }
        try await store.removeAll()
    }

    private func drop(_ url: String) async throws {
        state.withLock { state in
            state.drops += 1
            if state.dropped.count == 1000 {
                state.dropped = [:]
                state.droppedAll = state.drops
            }
            state.dropped[url] = state.drops
        }
        try await store.removeAll(from: url)
    }

    // MARK: Answering

    /// Whether it is in memory, and no call waits for another.
    public var isImmediate: Bool { store.isImmediate && flights == nil }

    /// The calls that wait for an answer that they share.
    var waiters: Int { flights?.waiters ?? 0 }

    /// Answers a call from what is kept, or sends it and keeps the answer.
    public func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        switch call.request.method {
        case .get, .head: break
        case .options, .trace: return try await next(call)
        default: return try await change(call, next)
        }
        let wishes = CacheControl(call.request.headerFields)
        guard let key = CacheKey(call), !wishes.has("no-store") else { return try await next(call) }
        var call = call
        call.sent = SentRequests()
        let exchange = CachedExchange(cache: self, call: call, key: key, wishes: wishes, next: next)
        // Who validates an answer of his own gets what the server says to that.
        if call.request.isConditional { return try await exchange.send(validating: nil) }
        guard let flights, let limit = call.collectingUpTo, call.request.method == .get else {
            return try await exchange.answer()
        }
        if let hit = exchange.hit(try await exchange.stored) { return hit }
        let flight = SingleFlight.Key(key: key, headers: call.request.headerFields, limit: limit)
        var (answer, isOwn) = try await flights.share(flight) { try await exchange.answer().collected(upTo: limit) }
        if isOwn { return answer }
        // It may have become the answer of somebody else's call under way.
        let isMine = answer.identity == nil || answer.identity == key.identity
        guard isMine, !CacheControl(answer.head.headerFields).has("no-store") else {
            return try await exchange.answer()
        }
        answer.isFromCache = true
        return answer
    }

    /// Sends what changes its resource, and drops what was kept of it (RFC 9111 §4.4).
    private func change(
        _ call: FetchCall,
        _ next: @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        let sent = SentRequests()
        var call = call
        call.sent = sent
        let response: TransportResponse
        do { response = try await next(call) } catch {
            // The server may have done it all the same.
            for url in Set([CacheKey.url(of: call.request)] + sent.changed) { try? await drop(url) }
            throw error
        }
        guard response.head.status.code < 400 else { return response }
        // Redirects lead to what was really changed.
        var changed = Set([CacheKey.url(of: call.request)] + sent.changed)
        let target = try response.redirectedURL.map { try HTTPRequest(url: $0) } ?? call.request
        for name in [HTTPField.Name.location, .contentLocation] {
            let other = response.head.headerFields[name].flatMap { try? target.resolving($0) }
            if let other, other.origin == target.origin { changed.insert(CacheKey.url(of: other)) }
        }
        for url in changed { try await attempt { try await drop(url) } }
        return response
    }

    // MARK: For exchanges

    /// What is kept for a request.
    func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry? {
        try await attempt { try await store.entry(for: key, fitting: request) } ?? nil
    }

    /// Keeps an answer, unless its URL was dropped since it was asked for.
    func insert(_ entry: CacheEntry, for key: CacheKey, askedAfter drops: UInt64) async throws {
        guard entry.isComplete else { return }
        try await attempt {
            try await store.insert(entry, for: key) { [self] in
                state.withLock { ($0.dropped[key.url] ?? $0.droppedAll) <= drops }
            }
        }
    }

    /// Drops one answer, which is none of the server's any more.
    func remove(_ entry: CacheEntry, for key: CacheKey) async throws {
        try await attempt { try await store.remove(entry, for: key) }
    }

    var maximumEntryBytes: Int { store.maximumEntryBytes }
    var time: Double { now() }
    var drops: UInt64 { state.withLock { $0.drops } }

    func count(_ event: (inout Statistics) -> Void) {
        state.withLock { event(&$0.statistics) }
    }

    /// Uses the store, whose failures are not the caller's.
    @discardableResult
    private func attempt<R>(_ step: () async throws -> R) async throws -> R? {
        do { return try await step() } catch {
            try Task.checkCancellation()
            count { $0.failures += 1 }
            return nil
        }
    }
}
