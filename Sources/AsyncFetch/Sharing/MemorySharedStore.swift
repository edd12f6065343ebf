public import NIOCore
import Synchronization

/// A store in memory, for tests and for the tasks of one process.
public final class MemorySharedStore: FetchSharedStore {
    private struct Kept {
        var content: ByteBuffer
        var version: Int64
        var storedAt: Duration
        var expiresAt: Duration?
    }

    private struct State {
        var kept: [String: Kept] = [:]
        var lastVersion: Int64 = 0
        /// The number of values at which expired ones are looked for.
        var sweepCount = 1024

        func current(_ name: String, at now: Duration) -> Kept? {
            kept[name].flatMap { $0.expiresAt.map { now >= $0 } == true ? nil : $0 }
        }

        func isExpected(_ state: FetchSharedState, _ name: String, at now: Duration) -> Bool {
            switch state {
            case .any: true
            case .absent: current(name, at: now) == nil
            case .version(let version): current(name, at: now)?.version == version
            }
        }
    }

    private let clock: FetchClock
    private let state = Mutex(State())

    /// Creates an empty store.
    ///
    /// - Parameter clock: The clock of the store.
    public init(clock: FetchClock = .continuous) {
        self.clock = clock
    }

    /// `true`: nothing leaves the process.
    public var isPrivate: Bool { true }

    /// Returns the value with a name.
    ///
    /// Nothing is waited for.
    public func value(for name: String) throws -> FetchSharedValue? {
        let now = clock.now()
        return state.withLock { state in
            state.current(name, at: now).map {
                FetchSharedValue($0.content, version: $0.version, age: max(now - $0.storedAt, .zero))
            }
        }
    }

    /// Stores a value.
    ///
    /// Nothing is waited for.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` for such a name, ``FetchError/Code/tooLarge``.
    public func put(
        _ content: ByteBuffer,
        for name: String,
        expecting expected: FetchSharedState,
        expiresIn lifetime: Duration?
    ) throws -> Int64? {
        try SharedNames.check(name)
        try SharedNames.check(size: content.readableBytes)
        let now = clock.now()
        return state.withLock { state in
            guard state.isExpected(expected, name, at: now) else { return nil }
            state.lastVersion += 1
            let version = state.lastVersion
            state.kept[name] = Kept(
                content: content,
                version: version,
                storedAt: now,
                expiresAt: lifetime.map { now + $0 }
            )
            if state.kept.count >= state.sweepCount {
                state.kept = state.kept.filter { $0.value.expiresAt.map { now < $0 } ?? true }
                state.sweepCount = max(1024, state.kept.count * 2)
            }
            return version
        }
    }

    /// Removes a value.
    ///
    /// Nothing is waited for.
    @discardableResult
    public func remove(_ name: String, expecting expected: FetchSharedState) throws -> Bool {
        let now = clock.now()
        return state.withLock { state in
            guard state.isExpected(expected, name, at: now) else { return false }
            state.kept[name] = nil
            return true
        }
    }

    /// Returns names with a prefix and the sizes of their values, in the order of their UTF-8 bytes.
    ///
    /// Nothing is waited for.
    public func names(withPrefix prefix: String, after name: String?, limit: Int) throws -> [FetchSharedName] {
        let now = clock.now()
        let all = state.withLock { state in
            state.kept.compactMap { kept in
                kept.key.utf8.starts(with: prefix.utf8) && state.current(kept.key, at: now) != nil
                    ? FetchSharedName(kept.key, size: kept.value.content.readableBytes) : nil
            }
        }
        let later = all.filter { item in name.map { SharedNames.isOrdered($0, item.name) } ?? true }
        return Array(later.sorted { SharedNames.isOrdered($0.name, $1.name) }.prefix(max(limit, 0)))
    }
}

extension SharedNames {
    /// Returns `true` if the first name is before the second one, by their bytes.
    package static func isOrdered(_ first: String, _ second: String) -> Bool {
        first.utf8.lexicographicallyPrecedes(second.utf8)
    }
}
