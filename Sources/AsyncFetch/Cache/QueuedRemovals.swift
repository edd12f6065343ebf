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

    /// A removal that waits to begin; equal ones are done together.
    struct Removal: Sendable, Hashable {
        let target: Target
        /// The choices of the response, if the target is a key.
        let choices: [CacheEntry.Choice]
    }

    /// The removals of each target that have not ended.
    private var counts: [Target: Int] = [:]
    /// Those who wait for each removal that has not begun.
    private var waiting: [Removal: [Promise<Void>]] = [:]

    /// Returns `true` if responses for a key are to be removed.
    func contains(_ key: CacheKey) -> Bool {
        guard !counts.isEmpty else { return false }
        return counts[.everything] != nil || counts[.url(key.url)] != nil || counts[.key(key)] != nil
    }

    /// Adds a removal.
    ///
    /// - Returns: `false` if an equal one has not begun, and does its work.
    mutating func begin(_ removal: Removal, fulfilling promise: Promise<Void>) -> Bool {
        if let others = waiting[removal] {
            // Those who have gone need not be remembered.
            waiting[removal] = others.filter { $0.result == nil } + [promise]
            return false
        }
        waiting[removal] = [promise]
        counts[removal.target, default: 0] += 1
        return true
    }

    /// Returns those who wait for a removal that begins now.
    mutating func take(_ removal: Removal) -> [Promise<Void>] { waiting.removeValue(forKey: removal) ?? [] }

    mutating func end(_ target: Target) {
        guard let count = counts[target] else { return }
        counts[target] = count > 1 ? count - 1 : nil
    }
}
