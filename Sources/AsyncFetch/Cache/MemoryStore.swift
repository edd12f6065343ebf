import HTTPTypes
import NIOCore
import Synchronization

/// Answers in memory; those that were not used for longest make room.
final class MemoryStore: CacheStore {
    /// The answers with one key.
    fileprivate struct Group {
        var entries: [CacheEntry] = []
        var bytes = 0
        var lastUse: UInt64 = 0
    }

    fileprivate struct State {
        /// By URL and then by identity, for a change of a resource is one for all who see it.
        var groups: [String: [String: Group]] = [:]
        var groupCount = 0
        var count = 0
        var bytes = 0
        var uses: UInt64 = 0
        /// All uses in their order, those that were not the last of their key among them.
        var order: [(key: CacheKey, use: UInt64)] = []
        /// The first of them that has not been looked at for eviction.
        var orderStart = 0
    }

    private let state = Mutex(State())
    private let maximumBytes: Int

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    var maximumEntryBytes: Int { maximumBytes }
    var isImmediate: Bool { true }

    func entry(for key: CacheKey, fitting request: HTTPRequest) -> CacheEntry? {
        state.withLock { state -> CacheEntry? in
            guard let entries = state.groups[key.url]?[key.identity]?.entries else { return nil }
            state.use(key)
            return entries.last { $0.fits(request) }
        }
    }

    func insert(_ entry: CacheEntry, for key: CacheKey) {
        var entry = entry
        entry.body = entry.body.compact
        state.withLock { state in
            state.change(key) { entries in
                entries.removeAll { $0.choices == entry.choices }
                if entry.byteCount <= maximumBytes { entries.append(entry) }
                if entries.count > maximumChoices { entries.removeFirst() }
            }
            state.use(key)
            while state.bytes > maximumBytes, let oldest = state.leastUsed() {
                state.change(oldest) { $0 = [] }
            }
        }
    }

    func remove(_ entry: CacheEntry, for key: CacheKey) {
        state.withLock { $0.change(key) { $0.removeAll { $0.choices == entry.choices } } }
    }

    func removeAll(from url: String) {
        state.withLock { state in
            for identity in state.groups[url].map({ Array($0.keys) }) ?? [] {
                state.change(CacheKey(url: url, identity: identity)) { $0 = [] }
            }
        }
    }

    func removeAll() {
        state.withLock { $0 = State() }
    }

    func usage() -> (count: Int, bytes: Int) {
        state.withLock { ($0.count, $0.bytes) }
    }
}

extension MemoryStore.State {
    /// Changes the answers of a key and keeps the sums right.
    fileprivate mutating func change(_ key: CacheKey, _ body: (inout [CacheEntry]) -> Void) {
        let old = groups[key.url]?[key.identity]
        var group = old ?? .init()
        body(&group.entries)
        group.bytes = group.entries.reduce(0) { $0 + $1.byteCount }
        count += group.entries.count - (old?.entries.count ?? 0)
        bytes += group.bytes - (old?.bytes ?? 0)
        groupCount += (group.entries.isEmpty ? 0 : 1) - (old == nil ? 0 : 1)
        groups[key.url, default: [:]][key.identity] = group.entries.isEmpty ? nil : group
        if groups[key.url]?.isEmpty == true { groups[key.url] = nil }
    }

    fileprivate mutating func use(_ key: CacheKey) {
        uses += 1
        groups[key.url]?[key.identity]?.lastUse = uses
        order.append((key, uses))
        // Each key needs one place; the rest is thrown away now and then, at a constant cost per use.
        guard order.count > 2 * groupCount + 64 else { return }
        order = order[orderStart...].filter { groups[$0.key.url]?[$0.key.identity]?.lastUse == $0.use }
        orderStart = 0
    }

    /// The key that was not used for longest.
    fileprivate mutating func leastUsed() -> CacheKey? {
        while orderStart < order.count {
            let (key, use) = order[orderStart]
            orderStart += 1
            if groups[key.url]?[key.identity]?.lastUse == use { return key }
        }
        return nil
    }
}

extension CacheEntry {
    /// Roughly what it takes in memory.
    fileprivate var byteCount: Int {
        head.headerFields.reduce(body.readableBytes + 256) {
            $0 + 64 + $1.name.rawName.utf8.count + $1.value.utf8.count
        }
    }
}

extension ByteBuffer {
    /// The same bytes in memory of their own, if they hold on to much more: the connection's whole read buffer.
    fileprivate var compact: ByteBuffer {
        guard storageCapacity > readableBytes + readableBytes / 4 + 64 else { return self }
        var copy = ByteBufferAllocator().buffer(capacity: readableBytes)
        copy.writeImmutableBuffer(self)
        return copy
    }
}
