@testable import AsyncFetch
import AsyncFetchTesting
import NIOCore
import Synchronization

/// A store in memory whose calls a test can let fail, lose or wait.
final class UnreliableStore: FetchSharedStore {
    enum Trouble: Sendable {
        /// The call fails before it reaches the store.
        case fails
        /// A put is carried out, and its answer is lost.
        case loses
        /// The call waits until it is cancelled.
        case hangs
    }

    let base: MemorySharedStore
    let isPrivate: Bool
    private let state = Mutex<(trouble: Trouble?, calls: Int, puts: Int)>((nil, 0, 0))

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

    private func run<R>(isPut: Bool = false, _ work: () throws -> R) async throws -> R {
        let trouble = state.withLock { state in
            state.calls += 1
            state.puts += isPut ? 1 : 0
            return state.trouble
        }
        switch trouble {
        case .fails?: throw FetchError(.sharedStore, "planned")
        case .loses? where isPut:
            _ = try work()
            throw FetchError(.connectionLost, "planned")
        case .hangs?:
            try await Promise<Void>().value
            throw CancellationError()
        case .loses?, nil: return try work()
        }
    }

    func value(for name: String) async throws -> FetchSharedValue? { try await run { try base.value(for: name) } }

    func put(
        _ content: ByteBuffer,
        for name: String,
        expecting state: FetchSharedState,
        expiresIn lifetime: Duration?
    ) async throws -> Int64? {
        try await run(isPut: true) { try base.put(content, for: name, expecting: state, expiresIn: lifetime) }
    }

    func remove(_ name: String, expecting state: FetchSharedState) async throws -> Bool {
        try await run { try base.remove(name, expecting: state) }
    }

    func names(withPrefix prefix: String, after name: String?, limit: Int) async throws -> [FetchSharedName] {
        try await run { try base.names(withPrefix: prefix, after: name, limit: limit) }
    }
}
