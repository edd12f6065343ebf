public import HTTPTypes
import Synchronization

/// A rate that all processes together keep to, such as the quota of a project or of a user.
///
/// ```swift
/// // Gmail: 15,000 units per minute and user; sending costs 100 of them.
/// let quota = SharedBudget.Limit("gmail", 15_000, per: .seconds(60), scope: .user) { request in
///     request.path?.hasSuffix("/send") == true ? 100 : 5
/// }
/// configuration.budgets = [SharedBudget(quota, in: store)]
/// ```
///
/// The budget is a token bucket in the store, filled evenly by the store's clock. A process takes tokens for about a second
/// at a time and spends them by itself, so there is no question to the store for each request: the more a process sends,
/// the more it takes at once, up to an eighth of the burst. What it has not spent after ten seconds is lost.
///
/// If the store fails, each process goes on with its part of the rate, ``Limit/processes`` being the number of parts, and
/// asks the store again after ten seconds.
public final class SharedBudget: FetchBudget {
    /// A number of units in a time.
    public struct Limit: Sendable {
        /// The name of the budget in the store.
        public var name: String
        /// The number of units.
        public var amount: Double
        /// The time in which so many units may be used.
        public var period: Duration
        /// The calls that are counted together.
        public var scope: FetchScope
        /// The number of units that may be used at once after a quiet time; a tenth of the amount by default.
        ///
        /// The bucket fills so slowly that no period sees more than the amount: by `amount − burst` in a period.
        public var burst: Double
        /// The number of processes among which the rate is divided while the store fails.
        public var processes = 4
        /// The number of units that a request costs; 0 for a request that is not counted.
        public var cost: @Sendable (HTTPRequest) -> Double

        /// Creates a limit.
        ///
        /// - Parameters:
        ///   - name: The name of the budget in the store.
        ///   - amount: The number of units.
        ///   - period: The time in which so many units may be used.
        ///   - scope: The calls that are counted together; by default those of one host.
        ///   - cost: Returns the number of units that a request costs.
        public init(
            _ name: String,
            _ amount: Double,
            per period: Duration,
            scope: FetchScope = [],
            cost: @escaping @Sendable (HTTPRequest) -> Double = { _ in 1 }
        ) {
            self.name = name
            self.amount = amount
            self.period = period
            self.scope = scope
            self.cost = cost
            burst = amount / 10
        }
    }

    private struct State {
        var pools: [String: BudgetPool] = [:]
        /// The number of pools at which unused ones are looked for.
        var sweepCount = 1024
    }

    private let limit: Limit
    private let store: any FetchSharedStore
    private let clock: FetchClock
    private let state = Mutex(State())

    /// Creates a budget; nothing is read before the first request.
    ///
    /// - Parameters:
    ///   - limit: The number of units in a time.
    ///   - store: The store that all processes share.
    ///   - clock: The clock that waits, and that measures while the store fails.
    public init(_ limit: Limit, in store: any FetchSharedStore, clock: FetchClock = .continuous) {
        self.limit = limit
        self.store = store
        self.clock = clock
    }

    /// Takes what a request costs, and waits until there is enough.
    ///
    /// Cancelling the task ends the wait.
    ///
    /// - Throws: `CancellationError`; never an error of the store.
    public func take(for request: HTTPRequest, by credentials: (any FetchCredentials)?) async throws {
        let cost = limit.cost(request)
        guard cost > 0, cost.isFinite, let rules = BudgetRules(limit) else { return }
        try await pool(limit.scope.key(of: request, credentials), rules).take(cost)
    }

    private func pool(_ key: String, _ rules: BudgetRules) -> BudgetPool {
        state.withLock { state in
            if let pool = state.pools[key] { return pool }
            if state.pools.count >= state.sweepCount {
                state.pools = state.pools.filter { !$0.value.isForgettable }
                state.sweepCount = max(1024, state.pools.count * 2)
            }
            let pool = BudgetPool("budgets/\(limit.name)/\(key)", rules, store, clock)
            state.pools[key] = pool
            return pool
        }
    }
}

/// The numbers of a limit that make sense.
struct BudgetRules: Sendable {
    /// The most tokens in the bucket.
    let capacity: Double
    /// The tokens that come in each second.
    let perSecond: Double
    /// The parts of the rate while the store fails.
    let parts: Double

    /// Creates the numbers; `nil` for a limit that limits nothing.
    init?(_ limit: SharedBudget.Limit) {
        let seconds = limit.period / .seconds(1)
        guard limit.amount > 0, limit.amount.isFinite, seconds > 0 else { return nil }
        // Neither an empty bucket nor one that never fills.
        let burst = limit.burst.isFinite ? limit.burst : limit.amount
        capacity = min(max(burst, limit.amount / 1000), limit.amount * 0.9)
        perSecond = (limit.amount - capacity) / seconds
        parts = Double(max(limit.processes, 1))
    }
}
