import HTTPTypes
import NIOCore
import Synchronization

/// A store of responses in memory, which removes the least recently used ones.
final class MemoryStore: CacheStore {
    fileprivate struct Kept {
        let identity: String
        let entry: CacheEntry
        let bytes: Int
        /// The latest use, which also identifies this response.
        var lastUse: UInt64
    }

    fileprivate struct State {
        /// The responses by URL, because a change of a resource concerns all identities.
        var kept: [String: [Kept]] = [:]
        var count = 0
        var bytes = 0
        var uses: UInt64 = 0
        /// The URLs of the responses, by their latest use.
        var urls: [UInt64: String] = [:]
        /// All uses in order, including those that were not the latest of their response.
        var order: [UInt64] = []
        /// The index of the first use that has not been considered for eviction.
        var orderStart = 0
    }

    private let state = Mutex(State())
    private let maximumBytes: Int

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    var maximumEntryBytes: Int { min(maximumBytes, 1 << 30) }  // a buffer has a limit
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
        let bytes = entry.byteCount(for: key)
        state.withLock { state in
            guard isCurrent() else { return }
            let use = state.nextUse()
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
    /// Changes the responses of a URL and updates the totals.
    fileprivate mutating func change(_ url: String, _ body: (inout [MemoryStore.Kept]) -> Void) {
        var changed = kept.removeValue(forKey: url) ?? []
        count -= changed.count
        for kept in changed {
            bytes -= kept.bytes
            urls[kept.lastUse] = nil
        }
        body(&changed)
        count += changed.count
        for kept in changed {
            bytes += kept.bytes
            urls[kept.lastUse] = url
        }
        if !changed.isEmpty { kept[url] = changed }
    }

    fileprivate mutating func use(_ url: String, _ index: Int) -> CacheEntry? {
        let use = nextUse()
        guard let before = kept[url]?[index].lastUse else { return nil }
        urls[use] = urls.removeValue(forKey: before)
        kept[url]?[index].lastUse = use
        return kept[url]?[index].entry
    }

    fileprivate mutating func nextUse() -> UInt64 {
        // Each response needs one element; the others are removed from time to time, at a constant cost per use.
        if order.count > 2 * count + 64 {
            order = order[orderStart...].filter { urls[$0] != nil }
            orderStart = 0
        }
        uses += 1
        order.append(uses)
        return uses
    }

    /// Removes the least recently used response.
    ///
    /// - Returns: `false` if there is none left.
    fileprivate mutating func removeLeastUsed() -> Bool {
        while orderStart < order.count {
            let use = order[orderStart]
            orderStart += 1
            guard let url = urls[use], let index = kept[url]?.firstIndex(where: { $0.lastUse == use }) else {
                continue
            }
            change(url) { $0.remove(at: index) }
            return true
        }
        return false
    }
}

extension CacheEntry {
    /// The approximate size in memory, with the key and the choices.
    func byteCount(for key: CacheKey) -> Int {
        let bytes = choices.reduce(body.readableBytes + key.byteCount + control.byteCount + 256) { $0 + $1.byteCount }
        return head.headerFields.reduce(bytes) { $0 + 64 + $1.name.rawName.utf8.count + $1.value.utf8.count }
    }
}

extension ByteBuffer {
    /// The same bytes in a buffer of their own, if they keep much more memory alive: the connection's whole read
    /// buffer.
    var compact: ByteBuffer {
        guard storageCapacity > readableBytes + readableBytes / 4 + 64 else { return self }
        var copy = ByteBufferAllocator().buffer(capacity: readableBytes)
        copy.writeImmutableBuffer(self)
        return copy
    }
}
