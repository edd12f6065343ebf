import HTTPTypes
import NIOCore
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A private cache of responses (RFC 9111).
///
/// ```swift
/// let fetcher = Fetcher(.init { $0.cache = ResponseCache(.memory()) })
/// try await fetcher.fetch(url).isFromCache     // false
/// try await fetcher.fetch(url).isFromCache     // true, if the server allows it
/// ```
///
/// A fresh response is returned without asking the server. An older one is validated with its `ETag` and
/// `Last-Modified`, and a 304 becomes the stored 200. The cache obeys the directives of the request (`Cache-Control:
/// no-cache`, `max-age`, `only-if-cached` …). A request that is conditional itself, or asks for a range, gets the
/// server's own response, even a 304; with `only-if-cached` it gets 504.
///
/// Of several responses, the one to the request that was sent last is kept, in whatever order they arrive.
///
/// A stored response belongs to the identity that it was for. The identity consists of the request's `Authorization`,
/// cookies and keys, as they were really sent, the ``FetchCredentials/partition`` of the credentials, and the client
/// certificate of the fetcher's ``TLSPolicy`` for the host. A transport with a policy of its own tells of no
/// certificate, so do not share a cache among such transports.
///
/// Responses at the end of a redirect are not stored, nor are those that vary by a header field that middleware of
/// attempts has changed, nor those to a URL that it has changed. A response that sets a cookie, to a request without
/// `Authorization` and cookies, begins a session, even if a key or a client certificate authorizes the request, because
/// many users have the same. It is stored only if `no-cache="Set-Cookie"` says that the cookie is not. The header
/// fields that `no-cache` names are stored for nobody.
///
/// A PUT, POST, PATCH, DELETE or another change removes the responses from its URL, from the URLs that redirects led it
/// to, and, at the same origin, from those that its `Destination` or the response's `Location` names. It removes
/// nothing if the server has surely refused it: with a status of 400 to 499, after a single request without a redirect.
/// Safe methods change nothing, those of WebDAV included, such as PROPFIND and REPORT.
///
/// A failure of the store fails no call. If a store hangs, a look-up of two to four seconds counts as a miss, and a
/// call that has its response waits no longer until responses are stored or removed. That goes on without it, and what
/// is to be removed is out of use from the beginning.
///
/// The cache adds no `Cache-Control` to requests, because caches on the way are the server's business.
///
/// One cache may serve several fetchers. A fetcher has no cache by default; most applications should use one.
public final class ResponseCache: Sendable {
    /// The place where responses are stored.
    public struct Store: Sendable {
        let make: @Sendable (_ now: @escaping @Sendable () -> Double) -> any CacheStore

        /// Creates a store in memory, which ends with the process.
        ///
        /// - Parameter maximumBytes: The most bytes of all responses; the least recently used ones are removed. A
        ///   response that is larger alone is not stored.
        /// - Returns: A store for one cache.
        public static func memory(maximumBytes: Int = 15_000_000) -> Store {
            Store { _ in MemoryStore(maximumBytes: maximumBytes) }
        }

        /// Creates a store in the files of a directory, which outlive the process and may be shared with other
        /// processes.
        ///
        /// Only this user can read the files. They contain bodies and header fields of responses as they arrived, but
        /// no credentials of requests. A damaged file is ignored. A hit reads its whole response into memory, and a
        /// megabyte of those that were read lately stays there; they are used as long as their files do not change. That
        /// is looked up in the call's own task, so the directory should be on a local disk.
        ///
        /// No call waits until its response is written. If the disk is too slow for 16 MiB of responses, further ones
        /// are not stored; if there are thousands of those, all responses on disk are removed, because some of them may
        /// be older. ``Fetcher/shutdown()`` writes what is left. A process that ends without it can lose the latest
        /// responses, but no file is ever incomplete.
        ///
        /// - Parameters:
        ///   - directory: The directory, which is created when the first response is stored.
        ///   - maximumBytes: The most bytes of all files; the least recently used ones are removed, even those of an
        ///     earlier process.
        ///   - maximumEntryBytes: The largest body that is stored.
        /// - Returns: A store for one cache.
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

        /// Creates a store in what processes share, such as a SQLite file or a bucket.
        ///
        /// It contains bodies and header fields of responses as they arrived, but no credentials of requests. Responses
        /// to authorized calls are personal: choose a store that only their users can read, or an
        /// ``EncryptedSharedStore``. A hit reads its whole response into memory. A response is at least as old as the
        /// store says, if the clock of a process is behind. A response that one process removes can come back if
        /// another process received it just before. An operation of the store that lasts longer than two to four
        /// seconds has failed. A large response has two seconds more for each 256 KiB to be stored.
        ///
        /// - Parameters:
        ///   - store: The store that all processes share.
        ///   - lifetime: The time after which a response is removed, be it used or not.
        ///   - maximumEntryBytes: The largest body that is stored, at most 8 MiB.
        /// - Returns: A store for one cache.
        public static func shared(
            _ store: any FetchSharedStore,
            lifetime: Duration = .seconds(7 * 86_400),
            maximumEntryBytes: Int = 1 << 20
        ) -> Store {
            Store { _ in SharedCacheStore(store, lifetime: lifetime, maximumEntryBytes: maximumEntryBytes) }
        }
    }

    /// Counts of the events of a cache so far.
    public struct Statistics: Sendable, Hashable {
        /// The calls that got a stored response that no server had confirmed.
        ///
        /// These are calls without a request, and calls whose server failed.
        public var hits = 0
        /// The GET calls that got a new response from a server.
        public var misses = 0
        /// The calls whose stored response a server confirmed.
        public var revalidations = 0
        /// The operations of the store that failed, and counted as a miss: a full disk, a directory that cannot be
        /// read, too many responses that wait for a slow disk, a look-up that took too long.
        public var failures = 0
    }

    let store: any CacheStore
    private let now: @Sendable () -> Double
    private let flights: SingleFlight?
    private let counts = Mutex(Statistics())
    let ledger = CacheLedger()

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - store: The place where responses are stored.
    ///   - sharesRequests: If `true`, equal GET requests that run at the same time are sent once. All of them get the
    ///     same response or error. If the response says `no-store`, begins a session, or depends on what middleware has
    ///     changed, it is for the first call alone, and the others are sent themselves. A call that begins after a
    ///     change or a removal does not share a request from before it. Cancelling one call ends only its wait;
    ///     cancelling the last one cancels the request. If the fetcher that has sent it is shut down, another one sends
    ///     it for its own calls.
    ///   - now: Returns the current time.
    public init(
        _ store: Store = .memory(),
        sharesRequests: Bool = false,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        let seconds: @Sendable () -> Double = { now().timeIntervalSince1970 }
        self.store = store.make(seconds)
        self.now = seconds
        flights = sharesRequests ? SingleFlight() : nil
        self.store.reportFailures { [weak self] failure in self?.note(failure) }
    }

    // MARK: Looking and clearing

    /// The number of stored responses; 0 if the store cannot be read.
    public var count: Int { get async { (try? await store.usage().count) ?? 0 } }

    /// The size of the stored responses in bytes, approximate in memory and exact on disk; 0 if the store cannot be
    /// read.
    public var size: Int { get async { (try? await store.usage().bytes) ?? 0 } }

    /// The counts of the cache's events so far.
    public var statistics: Statistics { counts.withLock { $0 } }

    /// Removes all responses from a URL, of all identities, including responses that are on their way now.
    ///
    /// Cancelling the task ends only the wait: none of the responses is returned from then on, and the removal goes on.
    /// A response that cannot be removed is not returned either, as long as this cache exists.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for text that is not a URL, ``FetchError/Code/file`` when a file
    ///   cannot be removed, the error of a shared store, `CancellationError`.
    public func remove(_ url: String) async throws {
        try await drop([CacheKey.url(of: HTTPRequest(url: url))])
    }

    /// Removes all responses, including those that are on their way now.
    ///
    /// Cancelling the task ends only the wait: none of the responses is returned from then on, and the removal goes on.
    /// A response that cannot be removed is not returned either, as long as this cache exists.
    ///
    /// - Throws: ``FetchError/Code/file`` when a file cannot be removed, the error of a shared store,
    ///   `CancellationError`.
    public func removeAll() async throws { try await drop(nil) }

    // MARK: Responding

    /// A Boolean value indicating whether an `Interruption` ends each wait of the store, and no call waits for another.
    var isImmediate: Bool { store.isImmediate && flights == nil }

    /// The number of calls that wait for a shared response.
    var waiters: Int { flights?.waiters ?? 0 }

    /// Responds to a call with a stored response, or sends the call and stores its response.
    ///
    /// A response body in memory is stored before the method returns. A streamed body is stored when its reader reaches
    /// the end. A failure of the store never fails the call, and no wait for the store is long. Cancelling the task
    /// cancels the request, unless another call shares it.
    ///
    /// - Parameters:
    ///   - call: The call to send.
    ///   - key: The key of the call's response; `nil` if the response must not be stored.
    ///   - next: Sends a call to the server.
    /// - Returns: The response, stored or new.
    /// - Throws: The error of `next`; `CancellationError`.
    func respond(
        to call: FetchCall,
        as key: CacheKey?,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        switch call.request.method {
        case .get, .head: break
        case _ where call.request.isSafe: return try await next(call)
        default: return try await CachedChange(cache: self, call: call, next: next).answer()
        }
        let wishes = CacheControl(call.request.headerFields)
        let isConditional = call.request.isConditional
        // Nothing that is stored is for these, and the server must not be asked.
        if wishes.has(.onlyIfCached), key == nil || isConditional || wishes.has(.noStore) { return .nothingStored }
        guard let key, !wishes.has(.noStore) else { return try await next(call) }
        var call = call
        call.sent = recordOfRequests()
        let exchange = CachedExchange(cache: self, call: call, key: store.prepared(key), wishes: wishes, next: next)
        // A caller that validates its own copy gets the server's response to that.
        if isConditional { return try await exchange.send(validating: nil) }
        // A part of a batch shares its request already; it ends with its batch, for which other calls must not wait.
        guard let flights, let limit = call.collectingUpTo, call.request.method == .get, call.batchRole != .part else {
            return try await exchange.answer()
        }
        return try await share(exchange, flights, limit)
    }

    /// Responds to a call with a stored response, or with that of another call that is on its way.
    @inline(never)
    private func share(
        _ exchange: CachedExchange,
        _ flights: SingleFlight,
        _ limit: Int
    ) async throws
        -> TransportResponse
    {
        if let hit = exchange.hit(try await exchange.stored) { return hit }
        let (call, key) = (exchange.call, exchange.key)
        let flight = SingleFlight.Key(
            key: key,
            removal: ledger.lastRemoval(of: key.url),
            headers: call.request.headerFields,
            staysAtResource: call.options.staysAtResource,
            limit: limit
        )
        let work: @Sendable () async throws -> TransportResponse = {
            try await exchange.answer().collected(upTo: limit)
        }
        var shared = try await flights.share(flight, work)
        // The end of another fetcher, which sent the request, is not that of this call.
        while !shared.isOwn, case .failure(let error) = shared.answer, Self.isEndOfFetcher(error) {
            shared = try await flights.share(flight, work)
        }
        var answer = try shared.answer.get()
        if shared.isOwn { return answer }
        // The response may belong to another identity, that of the call that was sent.
        let isMine = answer.identity == nil || answer.identity == key.identity
        guard isMine, !answer.isForOneCall, !CacheControl(answer.head.headerFields).has(.noStore) else {
            return try await exchange.answer()
        }
        answer.isFromCache = true
        return answer
    }

    private static func isEndOfFetcher(_ error: any Error) -> Bool {
        error is CancellationError || (error as? FetchError)?.code == .shutDown
    }

    // MARK: For exchanges

    /// Returns the stored response for a request.
    ///
    /// A failure of the store is a miss.
    ///
    /// - Throws: `CancellationError`.
    func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry? {
        let removal = ledger.latestRemoval
        let found: CacheEntry?
        do { found = try await store.entry(for: key, fitting: request) } catch {
            try Task.checkCancellation()
            try Interruption.current?.check()
            count { $0.failures += 1 }
            return nil
        }
        // A removal during the look-up may have ended before it.
        guard let found, ledger.mayServe(found, for: key, since: removal, at: time) else { return nil }
        return found
    }

    /// Stores a response, unless its URL was removed after its request was sent, or a later request has an answer.
    ///
    /// If that is forgotten, or if the response cannot be stored, what is stored is older than the response, or may be,
    /// and is removed. In a store that takes its time, it is out of use from the beginning.
    func insert(_ entry: CacheEntry, for key: CacheKey, sentAs number: UInt64) async {
        guard entry.isComplete else { return }
        let isCurrent: @Sendable () -> Bool = { [ledger, choices = entry.choices] in
            ledger.admits(choices, for: key, sentAs: number)
        }
        if store.isImmediate {
            do { try await store.insert(entry, for: key, if: isCurrent) } catch { count { $0.failures += 1 } }
        } else if isCurrent() {
            let change = ledger.beginChange(entry.choices, for: key, isInsertion: true, at: time)
            await settle { [self] in try await insert(entry, for: key, if: isCurrent, as: change) }
        }
        guard ledger.hasForgotten(entry.choices, for: key, sentAs: number) else { return }
        await remove(entry, for: key, sentAs: number)
    }

    private func insert(
        _ entry: CacheEntry,
        for key: CacheKey,
        if isCurrent: @escaping @Sendable () -> Bool,
        as change: CacheLedger.Change
    ) async throws {
        do {
            try await store.insert(entry, for: key, if: isCurrent)
            return ledger.end(change, as: isCurrent() ? .done : .superseded)
        } catch {
            guard isCurrent() else {
                ledger.end(change, as: .failed)
                throw error
            }
            count { $0.failures += 1 }
        }
        // What is stored is older than a response that was seen.
        try await remove(entry, for: key, as: change)
    }

    private func remove(_ entry: CacheEntry, for key: CacheKey, as change: CacheLedger.Change) async throws {
        do { try await store.remove(entry, for: key) } catch {
            ledger.end(change, as: .failed)
            throw error
        }
        ledger.end(change, as: .done)
    }

    /// Removes a response that the server no longer has, as the answer to a request tells, unless a later request has
    /// an answer.
    func remove(_ entry: CacheEntry, for key: CacheKey, sentAs number: UInt64) async {
        guard ledger.supersedes(entry.choices, for: key, sentAs: number, hasStored: true) else { return }
        guard store.isImmediate else {
            let change = ledger.beginChange(entry.choices, for: key, isInsertion: false, at: time)
            return await settle { [self] in try await remove(entry, for: key, as: change) }
        }
        await settle { [self] in try await store.remove(entry, for: key) }
    }

    /// Changes the store for a call that has its response, or its error, which nothing of this takes from it.
    ///
    /// The call waits for the change, but not for long. When it is cancelled or stopped, the change goes on.
    @inline(never)
    func settle(_ change: @escaping @Sendable () async throws -> Void) async {
        try? await Interruption.outliving(within: store.patience) { [self] in
            do { try await change() } catch { count { $0.failures += 1 } }
        }
    }

    /// Notes a failure of the store; what is older and remains is not served.
    private func note(_ failure: CacheFailure) {
        switch failure {
        case .notStored: count { $0.failures += 1 }
        case .remains(let url): ledger.didFailToRemove(from: url, at: time)
        }
    }

    var maximumEntryBytes: Int { store.maximumEntryBytes }
    var time: Double { now() }

    /// Returns a record for the requests of a call that is sent now.
    func recordOfRequests() -> SentRequests { SentRequests(ledger, now: now) }

    func count(_ event: (inout Statistics) -> Void) {
        counts.withLock { event(&$0) }
    }
}
