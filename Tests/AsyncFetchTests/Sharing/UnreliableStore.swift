@testable import AsyncFetch
import AsyncFetchTesting
import NIOCore
import Synchronization

/// A shared store in memory whose calls a test can let fail, lose or wait.
final class UnreliableStore: FetchSharedStore {
    enum Trouble: Sendable {
        /// The call fails before it reaches the store.
        case fails
        /// A put is carried out, and its answer is lost.
        case loses
        /// The call waits until it is cancelled.
        case hangs
        /// The first value that somebody wants to remove stays.
        case keepsFirst
        /// The first seven puts are refused, and the answer to the eighth is lost.
        case refusesSevenPuts
    }

    private struct State {
        var trouble: Trouble?
        var calls = 0
        var puts = 0
        /// The name of the value that stays.
        var kept: String?
    }

    let base: MemorySharedStore
    let isPrivate: Bool
    private let state = Mutex(State())

    init(clock: VirtualClock, isPrivate: Bool = true) {
        base = MemorySharedStore(clock: FetchClock(clock))
        self.isPrivate = isPrivate
    }

    var trouble: Trouble? {
        get { state.withLock { $0.trouble } }
        set { state.withLock { $0.trouble = newValue } }
    }
    var calls: Int { state.withLock { $0.calls } }
    var puts: Int { state.withLock { $0.puts } }

    private func run<R>(isPut: Bool = false, removing name: String? = nil, _ work: () throws -> R) async throws -> R {
        let (trouble, isKept) = state.withLock { state in
            state.calls += 1
            state.puts += isPut ? 1 : 0
            if state.trouble == .keepsFirst, state.kept == nil { state.kept = name }
            return (state.trouble, name != nil && state.kept == name)
        }
        switch trouble {
        case .fails?: throw FetchError(.sharedStore, "planned")
        case .keepsFirst? where isKept: throw FetchError(.sharedStore, "planned")
        case .loses? where isPut:
            _ = try work()
            throw FetchError(.connectionLost, "planned")
        case .hangs?:
            try await Promise<Void>().value
            throw CancellationError()
        case .loses?, .keepsFirst?, .refusesSevenPuts?, nil: return try work()
        }
    }

    func value(for name: String) async throws -> FetchSharedValue? { try await run { try base.value(for: name) } }

    func put(
        _ content: ByteBuffer,
        for name: String,
        expecting state: FetchSharedState,
        expiresIn lifetime: Duration?
    ) async throws -> Int64? {
        try await run(isPut: true) {
            let number = trouble == .refusesSevenPuts ? puts : .max
            guard number > 7 else { return nil }
            let version = try base.put(content, for: name, expecting: state, expiresIn: lifetime)
            return number == 8 ? nil : version
        }
    }

    func remove(_ name: String, expecting state: FetchSharedState) async throws -> Bool {
        try await run(removing: name) { try base.remove(name, expecting: state) }
    }

    func names(withPrefix prefix: String, after name: String?, limit: Int) async throws -> [FetchSharedName] {
        try await run { try base.names(withPrefix: prefix, after: name, limit: limit) }
    }
}
