public import AsyncFetch
import AsyncGAPI
import AsyncJSON
public import GAPIStorage
import HTTPTypes
public import NIOCore

/// A shared store in a bucket of Cloud Storage, for processes on many machines, without a server of one's own.
///
/// ```swift
/// let storage = StorageService(credentials: .applicationDefault)
/// let store = BucketStore(storage, bucket: "my-app", prefix: "shared/")
/// let leases = EncryptedSharedStore(store, key: key)      // for upload sessions and personal responses
/// ```
///
/// Each value is an object, and its generation is its version: every change names the generation that the object must
/// have, so the server lets one of two writers through. Cloud Storage is strongly consistent for that.
///
/// **Clock.** The clock is the server's: the age of a value is the `Date` of an answer minus the time at which the object
/// was created. `Date` has whole seconds, so an age can be up to a second too low, and a lease ends that much later for
/// others.
///
/// **Costs.** Reading a value takes two requests, changing it one. Cloud Storage allows about one change of the same
/// object in a second, and answers 429 beyond that; the calls are repeated as the service's options say. So the store is
/// for leases, sessions and cursors, and for budgets and responses that are not used many times in a second.
///
/// **Lifecycle.** Values that have expired are not found, but stay in the bucket until they are replaced. Add a rule to
/// the bucket that deletes objects with the prefix some days after their creation, later than the longest lifetime in
/// use: fencing numbers of leases are kept for 30 days. Turn soft deletion and versions off for the bucket, or pay for
/// all old values.
///
/// **Rights.** Everybody who can read the bucket can read the values. The credentials need to create, get, list and delete
/// objects.
public struct BucketStore: FetchSharedStore {
    private let storage: StorageService
    private let bucket: String
    private let prefix: String

    /// The name of the member of an object's metadata that says after how many milliseconds it expires.
    private static let lifetimeKey = "lifetime-ms"
    /// The name of the member that tells one put from another with the same bytes.
    private static let markKey = "put"
    private static let maximumRounds = 64

    /// Creates a store; nothing is sent before it is used.
    ///
    /// - Parameters:
    ///   - storage: The service that the requests are sent with.
    ///   - bucket: The name of the bucket, which must exist.
    ///   - prefix: The beginning of the names of all objects of the store.
    public init(_ storage: StorageService, bucket: String, prefix: String = "") {
        self.storage = storage
        self.bucket = bucket
        self.prefix = prefix
    }

    /// `false`: the bucket decides who can read.
    public var isPrivate: Bool { false }

    /// Returns the value with a name.
    ///
    /// Cancelling the task closes the connection. The requests are repeated as the service's options say. The whole
    /// value is in memory.
    ///
    /// - Throws: `GAPI.Error`; ``FetchError/Code/sharedStore`` for an object of another kind; `CancellationError`.
    public func value(for name: String) async throws -> FetchSharedValue? {
        try SharedNames.check(name)
        for _ in 0..<Self.maximumRounds {
            guard let found = try await find(name), !found.hasExpired else { return nil }
            let query = Storage.ObjectsGetQuery(bucket: bucket, object: prefix + name) {
                $0.ifGenerationMatch = found.generation
            }
            let media = storage.media(query, options: Self.options)
            do {
                let content = try await media.collect(upTo: SharedNames.maximumSize)
                return FetchSharedValue(content, version: found.generation, age: found.age)
            } catch let error as GAPI.Error where error.isNotFound || error.status == 412 {
                continue  // it was replaced in between
            }
        }
        throw FetchError(.sharedStore, "\(name) in the bucket changes all the time, and could not be read")
    }

    /// Stores a value.
    ///
    /// Cancelling the task closes the connection; the value may be stored nevertheless. The request is repeated as the
    /// service's options say.
    ///
    /// - Returns: The generation of the object; `nil` if the name is not in the expected state, or if the answer to an
    ///   earlier attempt was lost.
    /// - Throws: `GAPI.Error`; ``FetchError/Code/invalidRequest`` for such a name; ``FetchError/Code/tooLarge``;
    ///   `CancellationError`.
    public func put(
        _ content: ByteBuffer,
        for name: String,
        expecting state: FetchSharedState,
        expiresIn lifetime: Duration?
    ) async throws -> Int64? {
        try SharedNames.check(name)
        try SharedNames.check(size: content.readableBytes)
        switch state {
        case .any: return try await insert(content, name, over: nil, lifetime)
        case .version(let version): return try await insert(content, name, over: version, lifetime)
        case .absent:
            if let version = try await insert(content, name, over: 0, lifetime) { return version }
            // What has expired counts as absent.
            guard let found = try await find(name), found.hasExpired else { return nil }
            return try await insert(content, name, over: found.generation, lifetime)
        }
    }

    /// Removes a value.
    ///
    /// Cancelling the task closes the connection; the value may be removed nevertheless. The request is repeated as the
    /// service's options say.
    ///
    /// - Returns: `true` if there is no value any more.
    /// - Throws: `GAPI.Error`; ``FetchError/Code/invalidRequest`` for such a name; `CancellationError`.
    @discardableResult
    public func remove(_ name: String, expecting state: FetchSharedState) async throws -> Bool {
        try SharedNames.check(name)
        if state == .absent { return try await find(name).map(\.hasExpired) ?? true }
        var options = Self.options
        options.fetch.isIdempotent = true  // a second removal finds nothing
        let query = Storage.ObjectsDeleteQuery(bucket: bucket, object: prefix + name) {
            if case .version(let version) = state { $0.ifGenerationMatch = version }
        }
        do {
            try await storage.execute(query, options: options)
            return true
        } catch let error as GAPI.Error where error.status == 412 {
            return false
        } catch let error as GAPI.Error where error.isNotFound {
            // Without the bucket, too, the status is 404; an expected version is gone either way.
            return state == .any
        }
    }

    /// Returns names with a prefix and the sizes of their values, in the order of their UTF-8 bytes.
    ///
    /// Cancelling the task closes the connection. The requests are repeated as the service's options say. One page of at
    /// most 1000 objects is in memory besides the result.
    ///
    /// - Throws: `GAPI.Error`, also for an answer that is no list; ``FetchError/Code/sharedStore`` for an object of
    ///   another kind; `CancellationError`.
    public func names(withPrefix prefix: String, after name: String?, limit: Int) async throws -> [FetchSharedName] {
        var query = Storage.ObjectsListQuery(bucket: bucket) {
            $0.prefix = self.prefix + prefix
            $0.startOffset = name.map { self.prefix + $0 }
            $0.maxResults = UInt32(clamping: min(max(limit, 0), 999) + 1)
        }
        query.fields = "nextPageToken,items(name,size,generation,timeCreated,metadata)"
        var names: [FetchSharedName] = []
        while names.count < limit {
            let (page, head) = try await storage.executeWithHead(query, options: Self.options)
            try ListCheck.require(page, of: query)
            for object in page.items ?? [] {
                guard let full = object.name, full.utf8.starts(with: self.prefix.utf8) else { continue }
                let found = String(decoding: full.utf8.dropFirst(self.prefix.utf8.count), as: UTF8.self)
                if let name, !SharedNames.isOrdered(name, found) { continue }
                guard names.count < limit, try !Found(object, head, name: found).hasExpired else { continue }
                names.append(FetchSharedName(found, size: Int(clamping: object.size ?? 0)))
            }
            guard let token = page.nextPageToken, !token.isEmpty, token != query.pageToken else { break }
            query.pageToken = token
        }
        return names
    }

    // MARK: Objects

    /// The version and the age of an object.
    private struct Found {
        let generation: Int64
        let age: Duration
        let hasExpired: Bool

        init(_ object: Storage.Object, _ head: HTTPResponse, name: String) throws(FetchError) {
            guard let generation = object.generation, let created = object.timeCreated else {
                throw FetchError(.sharedStore, "the server does not tell the generation and the time of \(name)")
            }
            guard let now = head.headerFields[.date].flatMap(HTTPDate.seconds) else {
                throw FetchError(.sharedStore, "the server sends no Date, which is the clock of a store in a bucket")
            }
            self.generation = generation
            let seconds = Double(now) - Double(created.seconds) - Double(created.nanoseconds) / 1e9
            let age = Duration.seconds(min(max(seconds, 0), 1e12))
            self.age = age
            let lifetime = object.metadata?[BucketStore.lifetimeKey].flatMap { WireNumber.signed($0) }
            hasExpired = lifetime.map { age >= .milliseconds($0) } ?? false
        }
    }

    private func find(_ name: String) async throws -> Found? {
        var query = Storage.ObjectsGetQuery(bucket: bucket, object: prefix + name)
        query.fields = "generation,timeCreated,metadata"
        do {
            let (object, head) = try await storage.executeWithHead(query, options: Self.options)
            return try Found(object, head, name: name)
        } catch let error as GAPI.Error where error.isNotFound && !error.isMissingBucket {
            return nil
        }
    }

    /// Stores an object in the place of a generation; 0 for none, `nil` for any.
    private func insert(
        _ content: ByteBuffer,
        _ name: String,
        over generation: Int64?,
        _ lifetime: Duration?
    ) async throws -> Int64? {
        let mark = String(UInt64.random(in: .min ... .max), radix: 36)
        let object = Storage.Object {
            $0.name = prefix + name
            // Nobody on the way may answer with an old value.
            $0.cacheControl = "no-store"
            $0.metadata = [Self.markKey: mark]
            if let lifetime { $0.metadata?[Self.lifetimeKey] = String(lifetime.wholeMilliseconds) }
        }
        let query = Storage.ObjectsInsertQuery(bucket: bucket, object) {
            $0.ifGenerationMatch = generation
        }
        var options = Self.options
        options.fetch.isIdempotent = true  // the same value again, or 412
        let type = "application/octet-stream"
        do {
            let bytes = Array(content.readableBytesView)
            let stored = try await storage.upload(query, from: .bytes(bytes), contentType: type, options: options).value
            // After a failed attempt, an upload takes an object with its bytes for its own.
            guard stored.metadata?[Self.markKey] == mark else { return nil }
            guard let generation = stored.generation else {
                throw FetchError(.sharedStore, "the server does not tell the generation of \(name)")
            }
            return generation
        } catch let error as GAPI.Error where error.status == 412 {
            return nil
        }
    }

    /// The options of each call: a cache of the service must not answer.
    private static let options = GAPI.QueryOptions { $0.headerFields[.cacheControl] = "no-store" }
}

extension GAPI.Error {
    /// A Boolean value indicating whether the bucket itself does not exist.
    fileprivate var isMissingBucket: Bool { isNotFound && message.contains("bucket does not exist") }
}

extension Duration {
    /// The number of milliseconds, rounded up, from 0 to 10^15.
    fileprivate var wholeMilliseconds: Int64 { Int64(min(max((self / .milliseconds(1)).rounded(.up), 0), 1e15)) }
}
