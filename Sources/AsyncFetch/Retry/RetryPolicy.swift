/// When to send a request again, and how long to wait before.
///
/// Only what is safe to repeat is repeated: the method is idempotent (RFC 9110 §9.2.2) or the caller says so
/// (``FetchOptions/isIdempotent``), and the body can be read again. The wait is drawn evenly from zero to a ceiling that grows
/// with each attempt ("full jitter"), so that clients that failed together do not come back together. The whole call,
/// waits included, ends at ``FetchOptions/timeout``: a wait that would pass it is not begun.
public struct RetryPolicy: Sendable, Hashable {
    /// Answers that are worth another attempt.
    public var statuses: Set<Int> = [408, 429, 500, 502, 503, 504]
    /// The most attempts of one call, the first included.
    public var maximumAttempts = 8
    /// The ceiling of the first wait.
    public var initialDelay: Duration = .seconds(1)
    /// How much the ceiling grows from one wait to the next.
    public var factor = 2.0
    /// The highest ceiling.
    public var maximumDelay: Duration = .seconds(60)
    /// The longest `Retry-After` that is obeyed; a server that asks for more is not asked again.
    public var maximumRetryAfter: Duration = .seconds(600)

    /// Creates the default policy: 1 s × 2 up to 60 s, at most 8 attempts.
    public init() {}

    /// The default policy.
    public static let standard = RetryPolicy()
    /// Never sends anything twice.
    public static let none: RetryPolicy = {
        var policy = RetryPolicy()
        policy.maximumAttempts = 1
        return policy
    }()

    /// The wait after the `attempt`-th attempt, counted from 1, failed.
    ///
    /// It is never shorter than the server asked for; `random` is a number from 0 up to 1.
    package func delay(afterAttempt attempt: Int, retryAfter: Duration?, random: Double) -> Duration {
        var ceiling = initialDelay
        for _ in 1..<max(attempt, 1) where ceiling < maximumDelay { ceiling = ceiling * factor }
        let jittered = min(ceiling, maximumDelay) * random
        return max(jittered, retryAfter ?? .zero)
    }
}
