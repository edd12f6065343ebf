/// The removals of a ``DiskStore`` that wait to be done: what they remove is still on disk, and must not be served.
struct QueuedRemovals {
    /// What a removal removes.
    enum Target: Sendable, Hashable {
        /// One or all of the responses for a key.
        case key(CacheKey)
        /// The responses from a URL.
        case url(String)
        case everything
    }

    private var counts: [Target: Int] = [:]

    /// Returns `true` if responses for a key are to be removed.
    func contains(_ key: CacheKey) -> Bool {
        guard !counts.isEmpty else { return false }
        return counts[.everything] != nil || counts[.url(key.url)] != nil || counts[.key(key)] != nil
    }

    mutating func begin(_ target: Target) { counts[target, default: 0] += 1 }

    mutating func end(_ target: Target) {
        guard let count = counts[target] else { return }
        counts[target] = count > 1 ? count - 1 : nil
    }
}
