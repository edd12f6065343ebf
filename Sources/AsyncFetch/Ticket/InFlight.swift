import Synchronization

/// A running operation that can be stopped from outside.
protocol InFlightOperation: AnyObject, Sendable {
    /// The current state of its requests.
    var fetch: FetchSnapshot { get }
    /// Stops the operation because of a cancellation.
    func cancel()
    /// Stops the operation because its time has run out.
    func expire()
}

/// The running operations, so that all of them can be cancelled and those with a deadline end in time.
///
/// One task watches all deadlines. It sleeps until the earliest, and wakes early only when an earlier deadline is
/// added. With equal timeouts that never happens, and a deadline costs one dictionary entry.
final class InFlight: Sendable {
    private struct Entry {
        let operation: any InFlightOperation
        let group: FetchID?
        let deadline: Duration?
    }

    private struct State {
        var entries: [FetchID: Entry] = [:]
        var watcher: Task<Void, Never>?
        var wakesAt: Duration?
        var isShutDown = false
        /// The promise that is fulfilled when no operation is running any more.
        var idle: Promise<Void>?
    }

    private let state = Mutex(State())
    private let clock: FetchClock

    init(clock: FetchClock) {
        self.clock = clock
    }

    deinit {
        state.withLock { $0.watcher?.cancel() }
    }

    var count: Int { state.withLock { $0.entries.count } }
    var snapshots: [FetchSnapshot] { state.withLock { $0.entries.values.map(\.operation) }.map(\.fetch) }

    /// Adds an operation.
    ///
    /// - Returns: `false` when the fetcher was shut down; the operation must not start.
    func add(_ operation: any InFlightOperation, id: FetchID, group: FetchID?, timeout: Duration?) -> Bool {
        let deadline = timeout.map { clock.now() + $0 }
        return state.withLock { state in
            guard !state.isShutDown else { return false }
            state.entries[id] = Entry(operation: operation, group: group, deadline: deadline)
            if let deadline, deadline < state.wakesAt ?? .seconds(Int64.max) { watch(until: deadline, &state) }
            return true
        }
    }

    func remove(_ id: FetchID) {
        let idle = state.withLock { state in
            state.entries[id] = nil
            return state.entries.isEmpty ? state.idle.take() : nil
        }
        idle?.fulfill(.success(()))
    }

    /// Cancels the operation with an identifier.
    ///
    /// - Returns: `true` if the operation was running.
    func cancel(_ id: FetchID) -> Bool {
        guard let operation = state.withLock({ $0.entries[id]?.operation }) else { return false }
        operation.cancel()
        return true
    }

    func waitUntilIdle() async throws {
        let idle = state.withLock { state -> Promise<Void>? in
            guard !state.entries.isEmpty else { return nil }
            let idle = state.idle ?? Promise()
            state.idle = idle
            return idle
        }
        try await idle?.value
    }

    /// Cancels the operations of a group, or all operations if it is `nil`.
    func cancelAll(group: FetchID? = nil, shutDown: Bool = false) {
        let operations = state.withLock { state in
            if shutDown {
                state.isShutDown = true
                state.watcher?.cancel()
                state.watcher = nil
            }
            return state.entries.values.filter { group == nil || $0.group == group }.map(\.operation)
        }
        for operation in operations { operation.cancel() }
    }

    private func watch(until deadline: Duration, _ state: inout State) {
        state.watcher?.cancel()
        state.wakesAt = deadline
        state.watcher = Task { [weak self, clock] in
            var next: Duration? = deadline
            while let wake = next {
                do { try await clock.sleep(max(wake - clock.now(), .zero)) } catch { return }
                guard let self else { return }
                next = expireDue()
            }
        }
    }

    /// Ends the operations whose deadline has passed.
    ///
    /// - Returns: The next deadline, or `nil` when no operation has one.
    private func expireDue() -> Duration? {
        let now = clock.now()
        var overdue: [any InFlightOperation] = []
        let next = state.withLock { state -> Duration? in
            guard !Task.isCancelled else { return nil }  // another watcher has taken over
            var earliest: Duration?
            for entry in state.entries.values {
                guard let deadline = entry.deadline else { continue }
                if deadline <= now {
                    overdue.append(entry.operation)
                } else {
                    earliest = min(deadline, earliest ?? deadline)
                }
            }
            state.wakesAt = earliest
            if earliest == nil { state.watcher = nil }
            return earliest
        }
        for operation in overdue { operation.expire() }
        return next
    }
}
