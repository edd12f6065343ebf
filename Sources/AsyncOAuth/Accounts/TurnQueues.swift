import AsyncFetch
import Synchronization

/// Turns that the tasks of a process take one after the other, with a queue for each key.
final class TurnQueues: Sendable {
    /// The tasks that wait for a key; a key without an entry is free.
    private let queues = Mutex<[String: [Promise<Void>]]>([:])

    /// Waits for the turn of this task; ``leave(_:)`` ends it.
    ///
    /// - Throws: ``OAuthError/Code/storeLocked`` when the time has passed; `CancellationError`.
    func enter(_ key: String, within limit: Duration, by clock: FetchClock) async throws {
        try Task.checkCancellation()
        let turn = queues.withLock { queues -> Promise<Void>? in
            guard queues[key] != nil else {
                queues[key] = []
                return nil
            }
            let turn = Promise<Void>()
            queues[key]?.append(turn)
            return turn
        }
        guard let turn else { return }
        do {
            try await Self.wait(for: turn, within: limit, by: clock)
        } catch {
            giveUp(turn, of: key)
            throw error
        }
    }

    /// Passes the turn on to the next task.
    func leave(_ key: String) {
        let next = queues.withLock { queues -> Promise<Void>? in
            guard queues[key]?.isEmpty == false else {
                queues[key] = nil
                return nil
            }
            return queues[key]?.removeFirst()
        }
        next?.fulfill(.success(()))
    }

    private func giveUp(_ turn: Promise<Void>, of key: String) {
        let hadCome = queues.withLock { queues in
            guard let place = queues[key]?.firstIndex(where: { $0 === turn }) else { return true }
            queues[key]?.remove(at: place)
            return false
        }
        if hadCome { leave(key) }
    }

    private static func wait(for turn: Promise<Void>, within limit: Duration, by clock: FetchClock) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await turn.value }
            group.addTask {
                try await clock.sleep(limit)
                throw OAuthError(
                    .storeLocked,
                    "another task of this process has held the account for \(limit); try again later"
                )
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}
