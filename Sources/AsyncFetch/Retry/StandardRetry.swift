/// Repeats what is safe to repeat, after waits that grow.
///
/// Safe is an idempotent method (RFC 9110 §9.2.2), a request that names its version (`If-Match`, but not `*`), or one that
/// only creates (`If-None-Match: *`), unless the caller says otherwise (``FetchOptions/isIdempotent``). The wait is drawn
/// evenly from zero to a ceiling that grows with each attempt ("full jitter"), so that clients that failed together do not
/// come back together. It is never shorter than the server asks for in `Retry-After`.
public struct StandardRetry: RetryPolicy, Hashable {
    /// Answers that are worth another attempt.
    ///
    /// One that names a used-up quota as its reason is not, and a 403 whose reason is a rate limit is.
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

    /// Creates a policy from the defaults, changed by a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }

    /// The wait before the next attempt; `nil` when there is to be none.
    public func delay(after failed: FailedAttempt) -> Duration? {
        guard failed.isIdempotent, failed.number < maximumAttempts, mayPass(failed) else { return nil }
        let retryAfter = failed.retryAfter ?? .zero
        guard retryAfter <= maximumRetryAfter else { return nil }
        var ceiling = initialDelay
        for _ in 1..<max(failed.number, 1) where ceiling < maximumDelay { ceiling = ceiling * factor }
        return max(min(ceiling, maximumDelay) * failed.random, retryAfter)
    }

    /// Whether the failure is of the kind that passes.
    func mayPass(_ failed: FailedAttempt) -> Bool {
        if let error = failed.error { return error.isRetryable }
        return failed.status.map { mayPass($0, reason: failed.reason) } ?? false
    }

    /// Whether an answer is of the kind that passes: its status, where its reason does not know better.
    package func mayPass(_ status: Int, reason: String?) -> Bool {
        if status == 403 || status == 429, let limit = QuotaReason(reason) { return limit.passes }
        return statuses.contains(status)
    }
}
