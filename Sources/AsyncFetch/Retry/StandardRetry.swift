/// The default policy: repeats requests that are safe to repeat, after waits that grow.
///
/// A request is safe to repeat if its method is idempotent (RFC 9110 §9.2.2), if it names the version that it changes
/// (`If-Match`, but not `*`), or if it only creates (`If-None-Match: *`), unless the caller says otherwise
/// (``FetchOptions/isIdempotent``). The wait is drawn evenly from zero to a ceiling that grows with each attempt ("full
/// jitter"), so that clients that failed together do not come back together. The wait is never shorter than the server
/// asks for in `Retry-After`.
public struct StandardRetry: RetryPolicy, Hashable {
    /// The statuses that are worth another attempt.
    ///
    /// For 403 and 429, a reason in the body decides first: a used-up quota is not retried, and a rate limit is.
    public var statuses: Set<Int> = StandardRetry.temporary
    /// The most attempts of one call, including the first.
    public var maximumAttempts = 8
    /// The ceiling of the first wait.
    public var initialDelay: Duration = .seconds(1)
    /// The factor by which the ceiling grows from one wait to the next; one that is not finite leads to
    /// ``maximumDelay`` at once.
    public var factor = 2.0
    /// The highest ceiling of a wait.
    public var maximumDelay: Duration = .seconds(60)
    /// The longest `Retry-After` that is obeyed; if a server asks for more, there is no further attempt.
    public var maximumRetryAfter: Duration = .seconds(600)

    /// `true`: the policy waits for nothing.
    public var isImmediate: Bool { true }

    private static let temporary: Set<Int> = [408, 429, 500, 502, 503, 504]

    /// Creates the default policy: 1 s × 2 up to 60 s, at most 8 attempts.
    public init() {}

    /// Creates a policy with the default values and changes it with a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }

    /// Returns the wait before the next attempt; `nil` if there is to be none.
    public func delay(after failed: FailedAttempt) -> Duration? {
        guard failed.isIdempotent, failed.number < maximumAttempts, mayPass(failed) else { return nil }
        let retryAfter = failed.retryAfter ?? .zero
        guard retryAfter <= maximumRetryAfter else { return nil }
        let ceiling = initialDelay.grown(forWait: failed.number, by: factor, upTo: maximumDelay)
        return max(ceiling * failed.random, retryAfter)
    }

    /// Returns `true` if the failure is a temporary one.
    func mayPass(_ failed: FailedAttempt) -> Bool {
        if let error = failed.error { return error.isRetryable }
        return failed.status.map { mayPass($0, reason: failed.reason) } ?? false
    }

    /// Returns `true` if a response is a temporary failure: its reason decides, or else its status.
    package func mayPass(_ status: Int, reason: String?) -> Bool {
        if status == 403 || status == 429, let limit = QuotaReason(reason) { return limit.passes }
        return statuses.contains(status)
    }
}
