import AsyncFetch
import Synchronization

@testable import AsyncCloud

/// A model server that takes the lists of some folders at once, and delivers them when it is told to.
final class SlowSource: Cloud.ItemSource {
    private let server: ModelServer
    private let held = Mutex<[Cloud.Path: Promise<Void>]>([:])
    private let look = Mutex<Promise<Void>?>(nil)
    /// A promise that is fulfilled when a list is held.
    let reached = Promise<Void>()

    init(_ server: ModelServer) { self.server = server }

    /// Holds the next list of a folder until the promise is fulfilled.
    func hold(_ folder: Cloud.Path) -> Promise<Void> {
        let gate = Promise<Void>()
        held.withLock { $0[folder] = gate }
        return gate
    }

    /// Holds the next look at an item until the promise is fulfilled, or throws its error.
    func holdLook() -> Promise<Void> {
        let gate = Promise<Void>()
        look.withLock { $0 = gate }
        return gate
    }

    var pollInterval: Duration { get async { server.pollInterval } }
    var allowsInfiniteDepth: Bool { get async { server.allowsInfiniteDepth } }
    var hasRecursiveETags: Bool { get async { true } }

    func item(at path: Cloud.Path) async throws -> Cloud.Item {
        if let gate = look.withLock({ look in
            defer { look = nil }
            return look
        }) {
            reached.fulfill(.success(()))
            try await gate.value
        }
        return try await server.item(at: path)
    }

    func listing(
        of folder: Cloud.Path,
        depth: Cloud.Depth
    ) -> any AsyncSequence<Cloud.Item, any Error> & Sendable {
        let list = server.listing(of: folder, depth: depth)  // taken now
        guard let gate = held.withLock({ $0.removeValue(forKey: folder) }) else { return list }
        let (stream, continuation) = AsyncThrowingStream<Cloud.Item, any Error>.makeStream()
        Task { [reached] in
            do {
                var items: [Cloud.Item] = []
                for try await item in list { items.append(item) }
                reached.fulfill(.success(()))
                try await gate.value
                for item in items { continuation.yield(item) }
                continuation.finish()
            } catch { continuation.finish(throwing: error) }
        }
        return stream
    }
}
