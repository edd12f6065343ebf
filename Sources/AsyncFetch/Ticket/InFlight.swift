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
/// The operations are in shards with locks of their own, because each call comes here twice.
///
/// One task watches all deadlines. It sleeps until the earliest, and wakes early only when an earlier deadline is
/// added. With equal timeouts that never happens, and a deadline costs one dictionary entry.
final class InFlight: Sendable {
    private struct Entry {
        let operation: any InFlightOperation
        /// The group; `FetchID.none` without one.
        let group: FetchID
        /// The deadline in nanoseconds; the highest number without one.
        let deadline: Int64
    }

    private final class Shard: Sendable {
        struct State {
            var entries: [FetchID: Entry] = [:]
            var isShutDown = false
        }

        let state = Mutex(State())
    }

    private struct Watch {
        var watcher: Task<Void, Never>?
        /// A Boolean value indicating whether the watcher looks for the deadlines that have passed.
        var isLooking = false
        var isShutDown = false
        /// The promise that is fulfilled when no operation is running any more.
        var idle: Promise<Void>?
    }

    private let shards = (0..<8).map { _ in Shard() }
    private let watch = Mutex(Watch())
    /// The number of entries.
    private let running = Atomic<Int>(0)
    /// A Boolean value indicating whether there is a promise of idleness; it changes under the lock of the watch.
    private let isAwaited = Atomic<Bool>(false)
    /// The time for which the watcher wakes, the highest number for none; it changes under the lock of the watch.
    private let wakesAt = Atomic<Int64>(.max)
    private let clock: FetchClock

    init(clock: FetchClock) {
        self.clock = clock
    }

    deinit {
        watch.withLock { $0.watcher?.cancel() }
    }

    var count: Int { running.load(ordering: .sequentiallyConsistent) }

    var snapshots: [FetchSnapshot] {
        shards.flatMap { shard in shard.state.withLock { $0.entries.values.map(\.operation) } }.map(\.fetch)
    }

    private func shard(of id: FetchID) -> Shard { shards[Int(id.number % UInt64(shards.count))] }

    /// Adds an operation.
    ///
    /// - Returns: `false` when the fetcher was shut down; the operation must not start.
    func add(_ operation: any InFlightOperation, id: FetchID, group: FetchID?, timeout: Duration?) -> Bool {
        let deadline = timeout.map { Int64(nanosecondsOf: clock.now() + $0) } ?? .max
        let isAdded = shard(of: id).state.withLock { state in
            guard !state.isShutDown else { return false }
            state.entries[id] = Entry(operation: operation, group: group ?? FetchID.none, deadline: deadline)
            running.wrappingAdd(1, ordering: .sequentiallyConsistent)
            return true
        }
        // The watcher finds the entry, or has said before it looks there that it will wake for no deadline.
        if isAdded, deadline < wakesAt.load(ordering: .sequentiallyConsistent) { wake(at: deadline) }
        return isAdded
    }

    func remove(_ id: FetchID) {
        let rest = shard(of: id).state.withLock { state -> Int? in
            guard state.entries.removeValue(forKey: id) != nil else { return nil }
            return running.wrappingSubtract(1, ordering: .sequentiallyConsistent).newValue
        }
        // Whoever waits has said so before it looks at the number.
        if rest == 0, isAwaited.load(ordering: .sequentiallyConsistent) { endWaitsIfIdle() }
    }

    /// Cancels the operation with an identifier.
    ///
    /// - Returns: `true` if the operation was running.
    func cancel(_ id: FetchID) -> Bool {
        guard let operation = shard(of: id).state.withLock({ $0.entries[id]?.operation }) else { return false }
        operation.cancel()
        return true
    }

    func waitUntilIdle() async throws {
        let idle = watch.withLock { watch -> Promise<Void> in
            let idle = watch.idle ?? Promise()
            watch.idle = idle
            isAwaited.store(true, ordering: .sequentiallyConsistent)
            return idle
        }
        endWaitsIfIdle()
        try await idle.value
    }

    /// Fulfills the promise of idleness, unless another operation has begun.
    private func endWaitsIfIdle() {
        let idle = watch.withLock { watch -> Promise<Void>? in
            guard running.load(ordering: .sequentiallyConsistent) == 0 else { return nil }
            isAwaited.store(false, ordering: .sequentiallyConsistent)
            return watch.idle.take()
        }
        idle?.fulfill(.success(()))
    }

    /// Cancels the operations of a group, or all operations if it is `nil`: those that were added before, and perhaps
    /// some that are added meanwhile.
    func cancelAll(group: FetchID? = nil, shutDown: Bool = false) {
        let operations: [any InFlightOperation] = shards.flatMap { shard in
            shard.state.withLock { state in
                if shutDown { state.isShutDown = true }
                return state.entries.values.filter { group == nil || $0.group == group }.map(\.operation)
            }
        }
        if shutDown {
            watch.withLock { watch in
                watch.isShutDown = true
                watch.watcher?.cancel()
                watch.watcher = nil
            }
        }
        for operation in operations { operation.cancel() }
    }

    // MARK: Deadlines

    /// Makes sure that the watcher wakes for a deadline.
    private func wake(at deadline: Int64) {
        watch.withLock { watch in
            guard !watch.isShutDown, deadline < wakesAt.load(ordering: .sequentiallyConsistent) else { return }
            wakesAt.store(deadline, ordering: .sequentiallyConsistent)
            // A watcher that is awake sleeps until then.
            if watch.isLooking { return }
            watch.watcher?.cancel()
            watch.watcher = watcher(until: deadline)
        }
    }

    private func watcher(until deadline: Int64) -> Task<Void, Never> {
        Task { [weak self, clock] in
            var next: Int64? = deadline
            while let wake = next {
                do { try await clock.sleep(max(Duration.nanoseconds(wake) - clock.now(), .zero)) } catch { return }
                guard let self else { return }
                next = expireDue()
            }
        }
    }

    /// Ends the operations whose deadline has passed.
    ///
    /// - Returns: The next deadline, or `nil` when no operation has one.
    private func expireDue() -> Int64? {
        let isWatcher = watch.withLock { watch in
            guard !Task.isCancelled else { return false }  // another watcher has taken over
            watch.isLooking = true
            // Before the shards: a deadline that comes into one after its turn is told to the watch.
            wakesAt.store(.max, ordering: .sequentiallyConsistent)
            return true
        }
        guard isWatcher else { return nil }
        let now = Int64(nanosecondsOf: clock.now())
        var overdue: [any InFlightOperation] = []
        var earliest = Int64.max
        for shard in shards {
            shard.state.withLock { state in
                for entry in state.entries.values {
                    if entry.deadline <= now {
                        overdue.append(entry.operation)
                    } else {
                        earliest = min(earliest, entry.deadline)
                    }
                }
            }
        }
        let next = watch.withLock { [earliest] watch -> Int64? in
            watch.isLooking = false
            guard !Task.isCancelled else { return nil }  // the fetcher was shut down
            let next = min(earliest, wakesAt.load(ordering: .sequentiallyConsistent))
            wakesAt.store(next, ordering: .sequentiallyConsistent)
            guard next < .max else {
                watch.watcher = nil
                return nil
            }
            return next
        }
        for operation in overdue { operation.expire() }
        return next
    }
}

extension Int64 {
    /// Creates the number of nanoseconds in a duration, rounded up, or the nearest number that there is.
    fileprivate init(nanosecondsOf duration: Duration) {
        self.init(clamping: (duration.attoseconds + 999_999_999) / 1_000_000_000)
    }
}
