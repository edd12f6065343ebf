/// The waits between the attempts of one piece of work: how many there may be, how long they last, and until when.
package struct Backoff: Sendable {
    private let policy: RetryPolicy
    private let clock: FetchClock
    private let random: @Sendable () -> Double
    private let deadline: Duration?
    private var failures = 0

    /// Starts to count.
    ///
    /// `timeout` begins now: a wait that would pass it is not begun.
    package init(_ policy: RetryPolicy, _ configuration: Fetcher.Configuration, timeout: Duration?) {
        self.policy = policy
        clock = configuration.clock
        random = configuration.random
        deadline = timeout.map { configuration.clock.now() + $0 }
    }

    /// Counts a failure.
    ///
    /// - Returns: how long to wait before the next attempt; `nil` when there is to be none.
    package mutating func delay(retryAfter: Duration?) -> Duration? {
        failures += 1
        guard failures < policy.maximumAttempts, retryAfter ?? .zero <= policy.maximumRetryAfter else { return nil }
        let delay = policy.delay(afterAttempt: failures, retryAfter: retryAfter, random: random())
        if let deadline, clock.now() + delay >= deadline { return nil }
        return delay
    }

    /// Forgets the failures, because the work went forward.
    package mutating func reset() {
        failures = 0
    }
}
