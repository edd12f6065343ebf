import Synchronization

/// A limit for the waits of calls for something that may hang, such as a disk or a store in the network.
///
/// One task watches all waits, and looks at them once in each interval. So a wait costs little, and ends after one to
/// two intervals. That is real time, because disks and networks know no other.
final class WaitLimit: Sendable {
    /// The limit for the stores of caches.
    static let stores = WaitLimit(.seconds(2))

    /// The error of a wait that the limit has ended.
    struct Exceeded: Error {}

    private struct Wait {
        /// The number of intervals that are left to it.
        var intervals: Int
        /// What ends it.
        let end: @Sendable () -> Void
    }

    private struct State {
        var lastNumber = 0
        /// The waits by number.
        var waits: [Int: Wait] = [:]
        /// The number of the last wait that began before this interval.
        var lastDue = 0
        var isWatched = false
    }

    private let interval: Duration
    private let state = Mutex(State())

    init(_ interval: Duration) { self.interval = interval }

    /// Waits for something, and calls `end` when the wait has lasted too long.
    ///
    /// - Parameters:
    ///   - intervals: The number of intervals after which it has; up to one more can pass.
    ///   - wait: Waits for something.
    ///   - end: Ends the wait.
    /// - Returns: What was waited for.
    func ending<R>(
        after intervals: Int = 1,
        _ wait: () async throws -> R,
        by end: @escaping @Sendable () -> Void
    ) async rethrows -> R {
        let number = begin(Wait(intervals: intervals, end: end))
        defer { state.withLock { _ = $0.waits.removeValue(forKey: number) } }
        return try await wait()
    }

    /// Does work in a task of its own, which is cancelled when the wait for it ends before its end.
    ///
    /// - Throws: The error of the work; ``Exceeded``; `CancellationError`.
    func limiting<R: Sendable>(
        to intervals: Int = 1,
        _ work: @escaping @Sendable () async throws -> R
    ) async throws -> R {
        let done = Promise<R>()
        let task = Task {
            do {
                done.fulfill(.success(try await Interruption.$current.withValue(nil, operation: work)))
            } catch {
                done.fulfill(.failure(error))
            }
        }
        defer { task.cancel() }
        return try await Interruption.value(of: done, within: self, for: intervals)
    }

    private func begin(_ wait: Wait) -> Int {
        let (number, mustWatch) = state.withLock { state -> (Int, Bool) in
            state.lastNumber += 1
            state.waits[state.lastNumber] = wait
            guard !state.isWatched else { return (state.lastNumber, false) }
            (state.lastDue, state.isWatched) = (state.lastNumber, true)
            return (state.lastNumber, true)
        }
        if mustWatch { watch() }
        return number
    }

    /// Watches the waits until there are none.
    private func watch() {
        // Detached, because it belongs to no call; and in real time, as the type says. It ends when nobody waits.
        Task.detached { [weak self, interval] in
            repeat { try? await Task.sleep(for: interval) } while self?.endOverdue() == true
        }
    }

    /// Ends the waits that began before this interval.
    ///
    /// - Returns: `false` if there are no others.
    private func endOverdue() -> Bool {
        let (overdue, goesOn) = state.withLock { state -> ([@Sendable () -> Void], Bool) in
            let lastDue = state.lastDue
            var overdue: [@Sendable () -> Void] = []
            for (number, wait) in state.waits where number <= lastDue {
                state.waits[number]?.intervals -= 1
                guard wait.intervals <= 1 else { continue }
                state.waits[number] = nil
                overdue.append(wait.end)
            }
            state.lastDue = state.lastNumber
            state.isWatched = !state.waits.isEmpty
            return (overdue, state.isWatched)
        }
        for end in overdue { end() }
        return goesOn
    }
}
