import NIOCore
import Synchronization

/// The tokens of one bucket that this process has taken from the store, and those who wait for more.
final class BudgetPool: Sendable {
    private struct State {
        /// The tokens that are left of the latest ones.
        var tokens = 0.0
        /// The time after which they are lost.
        var lapse = Duration.zero
        /// The number of tokens to take at once.
        var portion = 0.0
        /// The time at which tokens were taken last.
        var takenAt: Duration?
        /// The sum of what the waiting tasks need.
        var demand = 0.0
        /// The question to the store that is under way; its result is the time to wait before the next one.
        var question: Promise<Duration>?
        /// The bucket of this process alone; `nil` while the store works.
        var own: Own?
    }

    /// A bucket for the time in which the store fails.
    private struct Own {
        var tokens = 0.0
        var filledAt: Duration
        /// The time at which the store is asked again.
        let end: Duration
    }

    private static let lifetime = Duration.seconds(10)
    private static let outage = Duration.seconds(10)
    private static let longestWait = Duration.seconds(60)

    private let name: String
    private let rules: BudgetRules
    private let store: any FetchSharedStore
    private let clock: FetchClock
    private let state = Mutex(State())

    init(_ name: String, _ rules: BudgetRules, _ store: any FetchSharedStore, _ clock: FetchClock) {
        self.name = name
        self.rules = rules
        self.store = store
        self.clock = clock
    }

    /// A Boolean value indicating whether a new pool could replace this one.
    var isForgettable: Bool {
        let now = clock.now()
        return state.withLock { $0.question == nil && $0.demand == 0 && $0.lapse <= now }
    }

    /// Takes tokens, and waits until there are enough.
    func take(_ cost: Double) async throws {
        if spend(cost) { return }
        state.withLock { $0.demand += cost }
        defer { state.withLock { $0.demand = max($0.demand - cost, 0) } }
        repeat {
            let wait = try await question(cost).value
            if wait > .zero { try await Interruption.cancellable { [clock] in try await clock.sleep(wait) } }
            try Task.checkCancellation()
        } while !spend(cost)
    }

    private func spend(_ cost: Double) -> Bool {
        let now = clock.now()
        return state.withLock { state in
            if state.lapse <= now { state.tokens = 0 }
            guard state.tokens >= cost else { return false }
            state.tokens -= cost
            return true
        }
    }

    /// Returns the question to the store that is under way, or asks it.
    private func question(_ cost: Double) -> Promise<Duration> {
        let (question, isNew) = state.withLock { state in
            if let question = state.question { return (question, false) }
            let question = Promise<Duration>()
            state.question = question
            return (question, true)
        }
        guard isNew else { return question }
        // A task of its own, because others wait for the answer as well; cancelling one of them ends only its wait.
        Task {
            let wait = await self.refill(cost)
            self.state.withLock { $0.question = nil }
            question.fulfill(.success(wait))
        }
        return question
    }

    // MARK: The bucket in the store

    /// Takes tokens from the store, or from this process's own part of the rate.
    ///
    /// - Returns: The time after which there are enough for `cost`; zero if there are.
    private func refill(_ cost: Double) async -> Duration {
        if let wait = refillFromOwn(cost) { return wait }
        do { return try await refillFromStore(cost) } catch {
            let now = clock.now()
            state.withLock { $0.own = Own(filledAt: now, end: now + Self.outage) }
            return refillFromOwn(cost) ?? .zero
        }
    }

    private func refillFromStore(_ cost: Double) async throws -> Duration {
        let wanted = portion(for: cost)
        for _ in 0..<16 {
            let value = try await store.value(for: name)
            let bucket = value.map { tokens(in: $0) } ?? rules.capacity
            // What is left of the latest tokens counts.
            let missing = max(cost - left, 0)
            let needed = min(missing, rules.capacity)
            guard bucket >= needed else { return wait(for: needed - bucket) }
            // A request that costs more than the bucket holds leaves a debt.
            let taken = max(missing, min(bucket, wanted))
            let version = try await store.put(
                Self.encoded(bucket - taken),
                for: name,
                expecting: value.map { .version($0.version) } ?? .absent,
                expiresIn: .seconds(min(2 * (rules.capacity + taken) / rules.perSecond + 60, 1e9))
            )
            guard version != nil else { continue }
            add(taken)
            return .zero
        }
        // Many processes take at the same time; a pause lets the others finish.
        return .milliseconds(100)
    }

    private func tokens(in value: FetchSharedValue) -> Double {
        let stored = Self.decoded(value.content) ?? 0
        let filled = stored + value.age / .seconds(1) * rules.perSecond
        return filled.isFinite ? min(filled, rules.capacity) : 0
    }

    /// Returns the tokens to take at once: for all who wait, and twice as many as last time if those lasted less than a
    /// second.
    private func portion(for cost: Double) -> Double {
        let now = clock.now()
        return state.withLock { state in
            let isBusy = state.takenAt.map { now - $0 < .seconds(1) } ?? false
            state.portion = isBusy ? min(state.portion * 2, rules.capacity / 8) : cost
            return max(state.portion, state.demand, cost)
        }
    }

    /// The tokens that this process has.
    private var left: Double {
        let now = clock.now()
        return state.withLock { $0.lapse <= now ? 0 : $0.tokens }
    }

    private func add(_ tokens: Double) {
        let now = clock.now()
        state.withLock { state in
            if state.lapse <= now { state.tokens = 0 }
            state.tokens += tokens
            state.lapse = now + Self.lifetime
            state.takenAt = now
        }
    }

    private func wait(for tokens: Double, rate: Double? = nil) -> Duration {
        let seconds = tokens / (rate ?? rules.perSecond)
        // A little more, so that rounding leaves no part of a token missing.
        return seconds < Self.longestWait / .seconds(1)
            ? .seconds(max(seconds, 0)) + .milliseconds(1) : Self.longestWait
    }

    // MARK: The part of this process

    /// Takes tokens from this process's own part.
    ///
    /// - Returns: `nil` if the store is to be asked.
    private func refillFromOwn(_ cost: Double) -> Duration? {
        let now = clock.now()
        let rate = rules.perSecond / rules.parts
        return state.withLock { state in
            guard var own = state.own, now < own.end else {
                state.own = nil
                return nil
            }
            let capacity = max(rules.capacity / rules.parts, cost)
            own.tokens = min(own.tokens + (now - own.filledAt) / .seconds(1) * rate, capacity)
            own.filledAt = now
            defer { state.own = own }
            guard own.tokens >= cost else { return wait(for: cost - own.tokens, rate: rate) }
            own.tokens -= cost
            if state.lapse <= now { state.tokens = 0 }
            state.tokens += cost
            state.lapse = now + Self.lifetime
            return .zero
        }
    }

    // MARK: Values

    private static let magic: UInt32 = 0x4146_4231

    private static func encoded(_ tokens: Double) -> ByteBuffer {
        var value = ByteBuffer()
        value.writeInteger(magic)
        value.writeInteger(tokens.bitPattern)
        return value
    }

    /// Returns the tokens in a value; `nil` for anything else.
    private static func decoded(_ value: ByteBuffer) -> Double? {
        var value = value
        guard value.readInteger() == magic, let bits = value.readInteger(as: UInt64.self) else { return nil }
        let tokens = Double(bitPattern: bits)
        return tokens.isFinite ? tokens : nil
    }
}
