import AsyncFetch
import Synchronization

/// Gives the commits of a database to all who follow it, in their order.
final class ChangeFeed: Sendable {
    /// A follower, which the feed does not keep alive.
    private struct Follower {
        weak var queue: ChangeQueue?
    }

    private struct State {
        var followers: [Follower] = []
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Returns the changes from now on.
    func follow() -> ChangeQueue {
        let queue = ChangeQueue()
        state.withLock { state in
            state.followers.removeAll { $0.queue == nil }
            if state.isClosed { queue.close() }
            state.followers.append(Follower(queue: queue))
        }
        return queue
    }

    func publish(_ change: Cloud.QueryChange) {
        for queue in state.withLock({ $0.followers.compactMap(\.queue) }) { queue.push(change) }
    }

    func close() {
        let queues = state.withLock { state in
            state.isClosed = true
            return state.followers.compactMap(\.queue)
        }
        for queue in queues { queue.close() }
    }
}

/// The changes that one follower has not read yet.
///
/// There are never more than a limit of items in it: a follower that falls behind is told to begin again.
final class ChangeQueue: Sendable, AsyncSequence {
    typealias Element = Cloud.QueryChange
    typealias Failure = any Error

    static let limit = 50_000

    private struct State {
        var changes: [Cloud.QueryChange] = []
        var weight = 0
        var isClosed = false
        var waiter: Promise<Void>?
    }

    private let state = Mutex(State())

    func push(_ change: Cloud.QueryChange) {
        let waiter = state.withLock { state -> Promise<Void>? in
            switch (state.changes.last, change) {
            // Who begins again reads this change, too.
            case (.rebuilt?, _), (.reload?, .items), (.reload?, .reload): return nil
            case (_, .items(_, let items)) where state.weight + items.count < Self.limit:
                state.changes.append(change)
                state.weight += items.count + 1
            case (_, .rebuilt): (state.changes, state.weight) = ([.rebuilt], 0)
            case (_, .items), (_, .reload): (state.changes, state.weight) = ([.reload], 0)
            }
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.fulfill(.success(()))
    }

    func close() {
        let waiter = state.withLock { state in
            state.isClosed = true
            return state.waiter
        }
        waiter?.fulfill(.success(()))
    }

    func makeAsyncIterator() -> Iterator { Iterator(queue: self) }

    struct Iterator: AsyncIteratorProtocol {
        let queue: ChangeQueue

        mutating func next() async throws -> Cloud.QueryChange? { try await next(isolation: nil) }

        /// Returns the next change; `nil` after the database was closed.
        mutating func next(isolation actor: isolated (any Actor)?) async throws -> Cloud.QueryChange? {
            while true {
                try Task.checkCancellation()
                let promise = Promise<Void>()
                let found = queue.state.withLock { state -> Cloud.QueryChange?? in
                    if !state.changes.isEmpty {
                        let change = state.changes.removeFirst()
                        if case .items(_, let items) = change { state.weight -= items.count + 1 }
                        return .some(change)
                    }
                    if state.isClosed { return .some(nil) }
                    state.waiter = promise
                    return nil
                }
                if let found { return found }
                try await promise.value
            }
        }
    }
}
