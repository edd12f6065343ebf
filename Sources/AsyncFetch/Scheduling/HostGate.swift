import Synchronization

/// The state of one host behind one lock: running and waiting attempts, its limits, and its latest outcomes.
final class HostGate: Sendable {
    private struct State {
        var running = 0
        var queue = WaitQueue()
        var limit: RunLimit
        var rate: RateLimit?
        var budget: RetryBudget
        var breaker: CircuitBreaker?
        /// The time of the latest failure.
        var troubledAt: Duration?
        /// A task that sleeps until the rate lets the next attempt start; `nil` if none waits for that.
        var alarm: Task<Void, Never>?
        /// The number of running attempts whose response is streamed.
        var streams = 0
        /// A task that checks blocked waiters; `nil` if there are none.
        var watch: Task<Void, Never>?
    }

    /// A waiter and its result, which is delivered outside of the lock.
    private typealias Turn = (waiter: CheckedContinuation<Slot, any Error>, result: Result<Slot, any Error>)

    private let throttle: FetchThrottle
    private let host: String
    private let clock: FetchClock
    private let state: Mutex<State>
    /// The number of signs of progress on streams; without the lock, because each chunk counts.
    private let progress = Atomic<UInt64>(0)

    init(_ throttle: FetchThrottle, host: String = "", clock: FetchClock) {
        self.throttle = throttle
        self.host = host
        self.clock = clock
        let state = State(
            limit: RunLimit(throttle),
            rate: RateLimit(throttle, now: clock.now()),
            budget: RetryBudget(throttle),
            breaker: throttle.breaker.map(CircuitBreaker.init)
        )
        self.state = Mutex(state)
    }

    deinit {
        state.withLock { state in
            state.alarm?.cancel()
            state.watch?.cancel()
        }
    }

    var runningCount: Int { state.withLock { $0.running } }
    var queuedCount: Int { state.withLock { $0.queue.count } }

    /// A Boolean value indicating whether a new gate could replace this one.
    ///
    /// Nothing runs, nothing waits, and there was no failure in the last ten minutes.
    var isForgettable: Bool {
        let now = clock.now()
        return state.withLock { state in
            guard state.running == 0, state.queue.isEmpty, state.rate?.isFull(now: now) != false else { return false }
            return state.troubledAt.map { now - $0 > .seconds(600) } ?? true
        }
    }

    /// Takes a place if there is one; returns `nil` if the attempt would have to wait.
    ///
    /// - Throws: ``FetchError/Code/circuitOpen``.
    func freeSlot(_ priority: FetchPriority) throws -> Slot? {
        try state.withLock { try admit(priority, &$0) }
    }

    /// Takes a place, after the waiting attempts of the same or a higher urgency.
    ///
    /// Cancelling ends the wait at once. `onBlocked` is called when streams hold all places and nobody reads from them.
    ///
    /// - Throws: ``FetchError/Code/circuitOpen``, ``FetchError/Code/hostBusy``, or `CancellationError`.
    func slot(_ priority: FetchPriority, onBlocked: (@Sendable (Int) -> Void)? = nil) async throws -> Slot {
        if let slot = try freeSlot(priority) { return slot }
        let waiter = Waiter()
        waiter.onBlocked = onBlocked
        return try await Interruption.ending {
            try await withCheckedThrowingContinuation { enqueue(waiter, $0, priority) }
        } by: {
            self.withdraw(waiter)
        }
    }

    /// Takes the cost of a retry from the budget of the host.
    ///
    /// - Returns: `false` if the budget is used up.
    func payForRetry(afterTimeout isTimeout: Bool) -> Bool {
        guard throttle.retryBudget > 0 else { return true }
        let now = clock.now()
        return state.withLock { state in
            guard state.budget.pay(afterTimeout: isTimeout) else { return false }
            state.troubledAt = now
            return true
        }
    }

    /// Records the outcome of an attempt.
    func note(_ slot: Slot, _ outcome: Slot.Outcome) {
        change { state in
            let turns = note(slot, outcome, &state)
            // A success may have made room.
            return state.queue.isEmpty ? turns : turns + startNext(&state)
        }
    }

    /// Frees a place; only the first call has an effect.
    func end(_ slot: Slot, _ outcome: Slot.Outcome?) {
        change { state in
            var turns = outcome.map { note(slot, $0, &state) } ?? []
            guard !slot.isReleased else { return turns }
            slot.isReleased = true
            state.running -= 1
            if slot.isStream {
                state.streams -= 1
                noteProgress()
            }
            if slot.isProbe, !slot.hasReported { state.breaker?.giveUpProbe(now: clock.now()) }
            if !state.queue.isEmpty { turns += startNext(&state) }
            return turns
        }
    }

    func becomeStream(_ slot: Slot) {
        change { state in
            guard !slot.isReleased, !slot.isStream else { return [] }
            slot.isStream = true
            state.streams += 1
            noteProgress()
            setWatch(&state)
            return []
        }
    }

    func noteProgress() { progress.add(1, ordering: .relaxed) }

    // MARK: Waiting

    private func enqueue(
        _ waiter: Waiter,
        _ continuation: CheckedContinuation<Slot, any Error>,
        _ priority: FetchPriority
    ) {
        let result: Result<Slot, any Error>? = state.withLock { state in
            if waiter.isCancelled { return .failure(CancellationError()) }
            do {
                if let slot = try admit(priority, &state) { return .success(slot) }
            } catch {
                return .failure(error)
            }
            waiter.continuation = continuation
            waiter.seen = progress.load(ordering: .relaxed)
            state.queue.insert(waiter, priority)
            setAlarm(&state)
            setWatch(&state)
            return nil
        }
        if let result { continuation.resume(with: result) }
    }

    private func withdraw(_ waiter: Waiter) {
        let continuation = state.withLock { state in
            waiter.isCancelled = true
            state.queue.remove(waiter)
            setAlarm(&state)
            setWatch(&state)
            return waiter.continuation.take()
        }
        continuation?.resume(throwing: CancellationError())
    }

    // MARK: Under the lock

    private func change(_ body: (inout State) -> [Turn]) {
        for turn in state.withLock({ body(&$0) }) { turn.waiter.resume(with: turn.result) }
    }

    /// Takes a place, or returns `nil` if the attempt has to wait.
    private func admit(_ priority: FetchPriority, _ state: inout State) throws -> Slot? {
        // Without both, nothing depends on the time.
        let now: Duration = state.breaker == nil && state.rate == nil ? .zero : clock.now()
        switch state.breaker?.admit(now: now) {
        case .refused(let pause)?: throw FetchError.circuitOpen(for: pause)
        case .probe?: return start(&state, now, isProbe: true)
        case .admitted?, nil: break
        }
        guard priority == .immediate || (state.queue.isEmpty && hasRoom(&state, now)) else { return nil }
        return start(&state, now)
    }

    private func hasRoom(_ state: inout State, _ now: Duration) -> Bool {
        state.running < state.limit.current && state.rate?.delay(now: now) ?? .zero == .zero
    }

    private func start(_ state: inout State, _ now: Duration, isProbe: Bool = false) -> Slot {
        state.running += 1
        state.rate?.take(now: now)
        return Slot(self, cuts: state.limit.cuts, isProbe: isProbe)
    }

    private func startNext(_ state: inout State) -> [Turn] {
        var turns: [Turn] = []
        let now: Duration = state.rate == nil ? .zero : clock.now()
        while !state.queue.isEmpty, hasRoom(&state, now), let waiter = state.queue.popFirst()?.continuation.take() {
            turns.append((waiter, .success(start(&state, now))))
        }
        setAlarm(&state)
        setWatch(&state)
        return turns
    }

    /// Records an outcome.
    ///
    /// - Returns: The waiters that fail, because the host is not asked from now on.
    private func note(_ slot: Slot, _ outcome: Slot.Outcome, _ state: inout State) -> [Turn] {
        guard !slot.hasReported else { return [] }
        slot.hasReported = true
        if outcome != .success { state.troubledAt = clock.now() }
        switch outcome {
        case .success:
            state.limit.succeed()
            state.budget.succeed()
        case .tooMuch, .overload: state.limit.cut(running: state.running, startedAfter: slot.cuts)
        case .failure: break
        }
        switch outcome {
        case .success, .tooMuch: state.breaker?.succeed(isProbe: slot.isProbe)
        case .failure, .overload: state.breaker?.fail(isProbe: slot.isProbe, now: clock.now())
        }
        guard state.breaker?.isClosed == false else { return [] }
        var turns: [Turn] = []
        while let waiter = state.queue.popFirst()?.continuation.take() {
            turns.append((waiter, .failure(FetchError.circuitOpen(for: throttle.breaker?.pause ?? .zero))))
        }
        setAlarm(&state)
        setWatch(&state)
        return turns
    }

    /// Sets or cancels the alarm, so that waiting attempts start when the rate lets them.
    private func setAlarm(_ state: inout State) {
        guard state.rate != nil else { return }
        guard !state.queue.isEmpty, state.running < state.limit.current else {
            state.alarm?.cancel()
            state.alarm = nil
            return
        }
        guard state.alarm == nil else { return }
        let delay = state.rate?.delay(now: clock.now()) ?? .zero
        state.alarm = Task { [weak self, clock] in
            do { try await clock.sleep(delay) } catch { return }
            self?.ring()
        }
    }

    // MARK: Streams that block

    /// Returns `true` if attempts wait and streams hold all places, so that the readers decide when attempts go on.
    private func isBlocked(_ state: borrowing State) -> Bool {
        !state.queue.isEmpty && state.streams == state.running && state.running >= state.limit.current
    }

    /// Starts or cancels the watch, so that attempts that wait for streams are checked.
    private func setWatch(_ state: inout State) {
        guard let patience = throttle.streamPatience else { return }
        guard isBlocked(state) else {
            state.watch?.cancel()
            state.watch = nil
            return
        }
        guard state.watch == nil else { return }
        state.watch = Task { [weak self, clock] in
            repeat {
                do { try await clock.sleep(patience / Self.looks) } catch { return }
            } while self?.look() == true
        }
    }

    /// The number of checks of a waiter in the longest time that it may wait.
    private static let looks = 6

    /// Tells waiters that the streams make no progress, and ends the wait of those that have waited too long.
    ///
    /// - Returns: `true` if there is to be another check.
    private func look() -> Bool {
        var told: [@Sendable (Int) -> Void] = []
        var failed: [CheckedContinuation<Slot, any Error>] = []
        let (mayLookAgain, streams) = state.withLock { state in
            // This watch was cancelled, and another one may have been set.
            guard !Task.isCancelled else { return (false, 0) }
            guard isBlocked(state) else {
                state.watch = nil
                return (false, 0)
            }
            let progress = progress.load(ordering: .relaxed)
            for waiter in state.queue.all {
                waiter.looks = waiter.seen == progress ? waiter.looks + 1 : 0
                waiter.seen = progress
                if waiter.looks == 1, let tell = waiter.onBlocked { told.append(tell) }
                guard waiter.looks >= Self.looks, let continuation = waiter.continuation.take() else { continue }
                state.queue.remove(waiter)
                failed.append(continuation)
            }
            if state.queue.isEmpty { state.watch = nil }
            return (!state.queue.isEmpty, state.streams)
        }
        for tell in told { tell(streams) }
        for continuation in failed { continuation.resume(throwing: FetchError.hostBusy(host, streams, throttle)) }
        return mayLookAgain
    }

    private func ring() {
        change { state in
            // This alarm was cancelled, and another one may have been set.
            guard !Task.isCancelled else { return [] }
            state.alarm = nil
            return startNext(&state)
        }
    }
}

extension FetchError {
    /// Returns the error of a fetch for a host that is not asked at the moment.
    static func circuitOpen(for pause: Duration) -> FetchError {
        FetchError(
            .circuitOpen,
            "nearly all recent attempts at the host have failed, so it is not asked now",
            cause: CircuitOpen(pause: pause)
        )
    }
}

extension FetchError {
    /// Returns the error of a fetch for a host whose places are all held by streams that nobody reads.
    fileprivate static func hostBusy(_ host: String, _ streams: Int, _ throttle: FetchThrottle) -> FetchError {
        let patience = throttle.streamPatience.map { " for \($0)" } ?? ""
        return FetchError(
            .hostBusy,
            "\(streams) streams of \(host) are open and hold all its places, and nobody has read from them\(patience); "
                + "read them to their ends or drop them, or raise throttle.maximumRunningPerHost"
        )
    }
}

/// The time for which a host is not asked.
struct CircuitOpen: Error, CustomStringConvertible {
    let pause: Duration
    var description: String { "for another \(pause)" }
}
