/// The responses that found no room among those that wait to be written, and whose older ones on disk have to go.
///
/// Each key is waited for once, and has each of its choices once. If there are too many, all responses on disk go.
struct RefusedWrites {
    private let maximumBytes: Int
    private var choices: [CacheKey: Set<[CacheEntry.Choice]>] = [:]
    /// The approximate size in memory.
    private(set) var bytes = 0
    /// A Boolean value indicating whether everything on disk is to be removed.
    private(set) var isEverything = false

    /// What is to be removed from disk.
    enum Removal: Sendable {
        case key(CacheKey)
        case everything
    }

    init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

    /// Adds a response.
    ///
    /// - Returns: The removal that is needed; `nil` if one that is waiting does it, too.
    mutating func add(_ entry: CacheEntry, for key: CacheKey) -> Removal? {
        guard !isEverything else { return nil }
        let isNew = choices[key] == nil
        guard choices[key, default: []].insert(entry.choices).inserted else { return nil }
        bytes += Self.byteCount(key, entry.choices)
        guard bytes > maximumBytes else { return isNew ? .key(key) : nil }
        (choices, bytes, isEverything) = ([:], 0, true)
        return .everything
    }

    /// Returns `true` if responses for a key are to be removed, so that none on disk may be served.
    func contains(_ key: CacheKey) -> Bool { isEverything || choices[key] != nil }

    /// Returns the choices of the responses for a key.
    func choices(for key: CacheKey) -> Set<[CacheEntry.Choice]> { choices[key] ?? [] }

    /// Forgets responses for a key, which are removed from disk.
    ///
    /// - Returns: The removal that is needed for others; `nil` if there are none.
    mutating func finish(_ key: CacheKey, _ done: Set<[CacheEntry.Choice]>) -> Removal? {
        guard let all = choices.removeValue(forKey: key) else { return nil }
        for choice in all.intersection(done) { bytes -= Self.byteCount(key, choice) }
        let rest = all.subtracting(done)
        guard !rest.isEmpty else { return nil }
        choices[key] = rest
        return .key(key)
    }

    /// Notes that everything is removed from disk.
    mutating func finishEverything() { isEverything = false }

    private static func byteCount(_ key: CacheKey, _ choices: [CacheEntry.Choice]) -> Int {
        choices.reduce(key.byteCount + 128) { $0 + $1.byteCount }
    }
}
