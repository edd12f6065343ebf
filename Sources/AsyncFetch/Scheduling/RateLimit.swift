/// A token bucket that fills evenly; each start takes one token.
struct RateLimit {
    private let perSecond: Double
    private let capacity: Double
    private var tokens: Double
    private var filledAt: Duration

    /// The longest delay that is told, about 30 years: a `Duration` cannot hold that of the lowest rates.
    private static let longestDelay = 1e9

    /// Creates a limit, or `nil` if the throttle sets none.
    init?(_ throttle: FetchThrottle, now: Duration) {
        guard throttle.requestsPerSecond > 0, throttle.requestsPerSecond.isFinite else { return nil }
        perSecond = throttle.requestsPerSecond
        capacity = Double(max(throttle.burst, 1))
        tokens = capacity
        filledAt = now
    }

    /// Returns the time that the next start has to wait; zero if it can be now.
    mutating func delay(now: Duration) -> Duration {
        fill(now)
        // Not zero when any part of a token is missing: a sleeping task must not wake too early.
        return tokens >= 1 ? .zero : .seconds(min((1 - tokens) / perSecond, Self.longestDelay)) + .nanoseconds(1)
    }

    /// Takes a token for a start, even if others then have to wait longer.
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
