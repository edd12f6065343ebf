import HTTPTypes
import NIOCore
import Synchronization

/// Answers in memory; those that were not used for longest make room.
final class MemoryStore: CacheStore {
    fileprivate struct Kept {
        let identity: String
        let entry: CacheEntry
        let bytes: Int
        /// Tells it from all others, too.
        var lastUse: UInt64
    }

    fileprivate struct State {
        /// By URL, for a change of a resource is one for all who see it.
        var kept: [String: [Kept]] = [:]
        var count = 0
        var bytes = 0
        var uses: UInt64 = 0
        /// All uses in their order, those that were not the last of their answer among them.
        var order: [(url: String, use: UInt64)] = []
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
        state.withLock { state in
            let index = state.kept[key.url]?.lastIndex { $0.identity == key.identity && $0.entry.fits(request) }
            return index.flatMap { state.use(key.url, $0) }
        }
    }

    func insert(_ entry: CacheEntry, for key: CacheKey, if isCurrent: () -> Bool) {
        var entry = entry
        entry.body = entry.body.compact
        let bytes = entry.byteCount
        state.withLock { state in
            guard isCurrent() else { return }
            let use = state.nextUse(of: key.url)
            state.change(key.url) { kept in
                kept.removeAll { $0.identity == key.identity && $0.entry.choices == entry.choices }
                guard bytes <= maximumBytes else { return }
                kept.append(Kept(identity: key.identity, entry: entry, bytes: bytes, lastUse: use))
                guard kept.count > maximumChoices else { return }
                let choices = kept.indices.filter { kept[$0].identity == key.identity }
                if choices.count > maximumChoices { kept.remove(at: choices[0]) }
            }
            while state.bytes > maximumBytes, state.removeLeastUsed() {}
        }
    }

    func remove(_ entry: CacheEntry, for key: CacheKey) {
        state.withLock { state in
            state.change(key.url) { kept in
                kept.removeAll { $0.identity == key.identity && $0.entry.choices == entry.choices }
            }
        }
    }

    func removeAll(from url: String) {
        state.withLock { $0.change(url) { $0 = [] } }
    }

    func removeAll() {
        state.withLock { $0 = State() }
    }

    func usage() -> (count: Int, bytes: Int) {
        state.withLock { ($0.count, $0.bytes) }
    }
}

extension MemoryStore.State {
    /// Changes what is kept of a URL and keeps the sums right.
    fileprivate mutating func change(_ url: String, _ body: (inout [MemoryStore.Kept]) -> Void) {
        var changed = kept.removeValue(forKey: url) ?? []
        count -= changed.count
        bytes -= changed.reduce(0) { $0 + $1.bytes }
        body(&changed)
        count += changed.count
        bytes += changed.reduce(0) { $0 + $1.bytes }
        if !changed.isEmpty { kept[url] = changed }
    }

    fileprivate mutating func use(_ url: String, _ index: Int) -> CacheEntry? {
        let use = nextUse(of: url)
        kept[url]?[index].lastUse = use
        return kept[url]?[index].entry
    }

    fileprivate mutating func nextUse(of url: String) -> UInt64 {
        // Each answer needs one place; the rest is thrown away now and then, at a constant cost per use.
        if order.count > 2 * count + 64 {
            order = order[orderStart...].filter { url, use in kept[url]?.contains { $0.lastUse == use } == true }
            orderStart = 0
        }
        uses += 1
        order.append((url, uses))
        return uses
    }

    /// - Returns: false when there is nothing left.
    fileprivate mutating func removeLeastUsed() -> Bool {
        while orderStart < order.count {
            let (url, use) = order[orderStart]
            orderStart += 1
            guard let index = kept[url]?.firstIndex(where: { $0.lastUse == use }) else { continue }
            change(url) { $0.remove(at: index) }
            return true
        }
        return false
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
