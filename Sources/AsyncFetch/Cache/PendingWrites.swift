import NIOCore

/// The responses that wait until they are written to disk, in order; they are found as if they were there already.
struct PendingWrites {
    struct Write: Sendable {
        let number: UInt64
        let key: CacheKey
        let entry: CacheEntry
        /// The approximate size in memory.
        let bytes: Int
    }

    private let maximumBytes: Int
    private var writes: [CacheKey: [Write]] = [:]
    /// The keys by number.
    private var keys: [UInt64: CacheKey] = [:]
    /// The numbers in the order in which they came, including those that are no longer wanted.
    private(set) var order: [UInt64] = []
    private var orderStart = 0
    /// The number of the latest response; each has a higher one than those before it.
    private(set) var lastNumber: UInt64 = 0
    private(set) var bytes = 0
    private var count = 0

    init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    var isEmpty: Bool { writes.isEmpty }

    /// Adds a response in the place of the older one, which is removed in any case.
    ///
    /// - Returns: `false` if too much is waiting already; one response alone is never too much.
    mutating func add(_ entry: CacheEntry, for key: CacheKey) -> Bool {
        let size = entry.byteCount(for: key)
        remove(entry, for: key)
        guard writes.isEmpty || bytes + size <= maximumBytes else { return false }
        if order.count > 2 * count + 64 {
            order = order[orderStart...].filter { keys[$0] != nil }
            orderStart = 0
        }
        lastNumber += 1
        writes[key, default: []].append(Write(number: lastNumber, key: key, entry: entry, bytes: size))
        keys[lastNumber] = key
        order.append(lastNumber)
        bytes += size
        count += 1
        return true
    }

    /// Returns the writes of the responses with a key, in the order in which they came.
    func all(for key: CacheKey) -> [Write] { writes[key] ?? [] }

    /// Returns the write that has waited for longest; it stays until it is done.
    mutating func next() -> Write? {
        while orderStart < order.count {
            let number = order[orderStart]
            if let key = keys[number], let write = writes[key]?.first(where: { $0.number == number }) { return write }
            orderStart += 1
        }
        return nil
    }

    /// Returns `true` if a write is still wanted.
    func contains(_ write: Write) -> Bool { writes[write.key]?.contains { $0.number == write.number } == true }

    /// Removes a write that is done.
    mutating func finish(_ write: Write) { remove(of: write.key) { $0.number == write.number } }

    mutating func remove(_ entry: CacheEntry, for key: CacheKey) {
        remove(of: key) { entry.replaces($0.entry) }
    }

    mutating func removeAll(from url: String) {
        for key in writes.keys where key.url == url { remove(of: key) { _ in true } }
    }

    mutating func removeAll() {
        (writes, keys) = ([:], [:])
        (bytes, count) = (0, 0)
    }

    private mutating func remove(of key: CacheKey, where isRemoved: (Write) -> Bool) {
        guard var kept = writes.removeValue(forKey: key) else { return }
        kept.removeAll { write in
            guard isRemoved(write) else { return false }
            bytes -= write.bytes
            count -= 1
            keys[write.number] = nil
            return true
        }
        if !kept.isEmpty { writes[key] = kept }
    }
}
