/// The tokens that a host has left for retries; see ``FetchThrottle/retryBudget``.
struct RetryBudget {
    private let capacity: Int
    private var tokens: Int

    init(_ throttle: FetchThrottle) {
        capacity = throttle.retryBudget
        tokens = capacity
    }

    /// Takes the tokens that a retry costs.
    ///
    /// - Returns: `false`, and takes none, if they do not suffice.
    mutating func pay(afterTimeout isTimeout: Bool) -> Bool {
        let cost = isTimeout ? 10 : 5
        guard tokens >= cost else { return false }
        tokens -= cost
        return true
    }

    /// Gives a token back.
    mutating func succeed() {
        if tokens < capacity { tokens += 1 }
    }
}
