/// A bucket of tokens that fills evenly: each start takes one.
struct RateLimit {
    private let perSecond: Double
    private let capacity: Double
    private var tokens: Double
    private var filledAt: Duration

    /// `nil` for no limit.
    init?(_ throttle: Throttle, now: Duration) {
        guard throttle.requestsPerSecond > 0 else { return nil }
        perSecond = throttle.requestsPerSecond
        capacity = Double(max(throttle.burst, 1))
        tokens = capacity
        filledAt = now
    }

    /// How long the next start has to wait; zero when it can be now.
    mutating func delay(now: Duration) -> Duration {
        fill(now)
        // Not zero when a part of a token is missing, however small: a sleeper must not wake before its time.
        return tokens >= 1 ? .zero : .seconds((1 - tokens) / perSecond) + .nanoseconds(1)
    }

    /// Starts one, even if that means that others have to wait longer.
    mutating func take(now: Duration) {
        fill(now)
        tokens -= 1
    }

    mutating func isFull(now: Duration) -> Bool {
        fill(now)
        return tokens == capacity
    }

    private mutating func fill(_ now: Duration) {
        tokens = min(tokens + (now - filledAt) / .seconds(1) * perSecond, capacity)
        filledAt = now
    }
}
