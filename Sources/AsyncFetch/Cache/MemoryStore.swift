import HTTPTypes
import NIOCore
import Synchronization

/// A store of responses in memory, which removes the least recently used ones.
final class MemoryStore: CacheStore {
    private let state = Mutex(MemoryIndex())
    private let maximumBytes: Int

    init(maximumBytes: Int) {
        self.maximumBytes = maximumBytes
    }

    var maximumEntryBytes: Int { min(maximumBytes, 1 << 30) }  // a buffer has a limit
    var isImmediate: Bool { true }

    func entry(for key: CacheKey, fitting request: HTTPRequest) -> CacheEntry? {
        state.withLock { $0.use(key, fitting: request) }
    }

    func insert(_ entry: CacheEntry, for key: CacheKey, if isCurrent: () -> Bool) {
        var entry = entry
        entry.body = entry.body.compact
        let bytes = entry.byteCount(for: key)
        state.withLock { state in
            guard isCurrent() else { return }
            guard bytes <= maximumBytes else { return state.remove(replacedBy: entry, for: key) }
            state.insert(entry, for: key, bytes: bytes)
            while state.bytes > maximumBytes, state.removeLeastUsed() {}
        }
    }

    func remove(_ entry: CacheEntry, for key: CacheKey) {
        state.withLock { $0.remove(replacedBy: entry, for: key) }
    }

    func removeAll(from url: String) {
        state.withLock { $0.removeAll(from: url) }
    }

    func removeAll() {
        state.withLock { $0 = MemoryIndex() }
    }

    func usage() -> (count: Int, bytes: Int) {
        state.withLock { ($0.count, $0.bytes) }
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
