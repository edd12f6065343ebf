import HTTPTypes
import NIOCore

/// A store of responses in a shared store.
///
///     cache/DIGEST OF URL/DIGEST OF IDENTITY     the responses for one key: (length, encoded entry), …
///
/// The responses that differ only in the choices of `Vary` are one value, so that a look-up is one question.
final class SharedCacheStore: CacheStore {
    private static let prefix = "cache/"
    private let store: any FetchSharedStore
    private let lifetime: Duration
    let maximumEntryBytes: Int
    let patience: WaitLimit

    init(
        _ store: any FetchSharedStore,
        lifetime: Duration,
        maximumEntryBytes: Int,
        patience: WaitLimit = .stores
    ) {
        self.store = LimitedSharedStore(base: store, limit: patience)
        self.lifetime = lifetime
        self.patience = patience
        self.maximumEntryBytes = min(max(maximumEntryBytes, 0), SharedNames.maximumSize / 2)
    }

    var isImmediate: Bool { false }

    func entry(for key: CacheKey, fitting request: HTTPRequest) async throws -> CacheEntry? {
        guard let value = try await store.value(for: Self.name(key)) else { return nil }
        let fitting = Self.entries(in: value.content, of: key).filter { $0.fits(request) }
        var latest = fitting.max { $0.received < $1.received }
        // The clock of this process may be behind that of the one that stored it.
        latest?.residence = value.age / .seconds(1)
        return latest
    }

    func insert(
        _ entry: CacheEntry,
        for key: CacheKey,
        if isCurrent: @escaping @Sendable () -> Bool
    ) async throws {
        var isTried = false
        let result: Result<Void, any Error>
        do {
            try await change(key) { entries in
                guard isCurrent() else { return false }
                isTried = true
                entries.removeAll { entry.replaces($0) }
                entries.append(entry)
                return true
            }
            result = .success(())
        } catch {
            result = .failure(error)
        }
        // A removal that came between is made up for: what was stored before it must be gone. A store that has failed
        // may have stored it.
        if isTried, !isCurrent() { try await undo(entry, for: key) }
        try result.get()
    }

    /// Removes a response that was stored too late, even if this task is cancelled.
    private func undo(_ entry: CacheEntry, for key: CacheKey) async throws {
        try await Interruption.outliving { [self] in
            try await remove(for: key) {
                $0.requested == entry.requested && $0.received == entry.received && $0.choices == entry.choices
            }
        }
    }

    func remove(_ entry: CacheEntry, for key: CacheKey) async throws {
        try await remove(for: key) { entry.replaces($0) }
    }

    private func remove(for key: CacheKey, where isRemoved: (CacheEntry) -> Bool) async throws {
        try await change(key) { entries in
            let count = entries.count
            entries.removeAll(where: isRemoved)
            return entries.count < count
        }
    }

    func removeAll(from url: String) async throws { try await removeAll(below: Self.folder(url)) }

    func removeAll() async throws { try await removeAll(below: Self.prefix) }

    func usage() async throws -> (count: Int, bytes: Int) {
        let names = try await store.allNames(withPrefix: Self.prefix)
        return (names.count, names.reduce(0) { $0 + $1.size })
    }

    private func removeAll(below prefix: String) async throws {
        var failure: (any Error)?
        for name in try await store.allNames(withPrefix: prefix) {
            do { try await store.remove(name.name, expecting: .any) } catch { failure = failure ?? error }
        }
        if let failure { throw failure }
    }

    /// Changes the responses for a key, in spite of other processes that change them at the same time.
    ///
    /// The body returns `false` if they can stay as they are.
    private func change(_ key: CacheKey, _ body: (inout [CacheEntry]) -> Bool) async throws {
        let name = Self.name(key)
        for _ in 0..<4 {
            let value = try await store.value(for: name)
            var entries = value.map { Self.entries(in: $0.content, of: key) } ?? []
            guard body(&entries) else { return }
            let state = value.map { FetchSharedState.version($0.version) } ?? .absent
            if entries.isEmpty {
                guard value != nil else { return }
                if try await store.remove(name, expecting: state) { return }
            } else {
                let content = Self.encoded(entries, of: key)
                if try await store.put(content, for: name, expecting: state, expiresIn: lifetime) != nil { return }
            }
        }
        // Whoever changes it now has a newer response.
        try await store.remove(name, expecting: .any)
    }

    // MARK: Values

    private static func entries(in value: ByteBuffer, of key: CacheKey) -> [CacheEntry] {
        let digest = digest(key)
        var value = value
        var entries: [CacheEntry] = []
        while entries.count < maximumChoices, let length = value.readInteger(as: UInt32.self),
            let bytes = value.readSlice(length: Int(length))
        {
            // A damaged entry is a miss.
            if let entry = CacheEntry(decoding: bytes, of: digest) { entries.append(entry) }
        }
        return entries
    }

    /// Encodes the latest responses, as many as a value may hold.
    private static func encoded(_ entries: [CacheEntry], of key: CacheKey) -> ByteBuffer {
        let digest = digest(key)
        var value = ByteBuffer()
        for entry in entries.sorted(by: { $0.received > $1.received }).prefix(maximumChoices) {
            let bytes = entry.encoded(for: digest)
            guard value.readableBytes + bytes.readableBytes < SharedNames.maximumSize else { continue }
            value.writeInteger(UInt32(clamping: bytes.readableBytes))
            value.writeImmutableBuffer(bytes)
        }
        return value
    }

    // MARK: Names

    private static func name(_ key: CacheKey) -> String { folder(key.url) + short(key.identity) }
    private static func folder(_ url: String) -> String { prefix + short(url) + "/" }
    private static func digest(_ key: CacheKey) -> String { short(key.url + "\n" + key.identity) }
    private static func short(_ text: String) -> String { String(text.sha256.prefix(32)) }
}
