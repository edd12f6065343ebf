/// Decides whether a failed attempt is followed by another, and when.
///
/// ```swift
/// struct Patient: RetryPolicy {
///     func delay(after failed: FailedAttempt) async -> Duration? {
///         failed.number < 3 && failed.isIdempotent && failed.status == 503 ? .seconds(10) : nil
///     }
/// }
/// ```
///
/// A policy is asked after each answer of 400 and above and after each error, except where another attempt is impossible because
/// the body was read from a sequence that cannot be read again. The fetcher has the last word: a wait that would pass
/// ``FetchOptions/timeout`` is not begun, and neither is one for which the host's ``Throttle/retryBudget`` has nothing left.
public protocol RetryPolicy: Sendable {
    /// The wait before the next attempt; `nil` when there is to be none.
    ///
    /// Runs as a part of the call: cancelling that cancels it.
    func delay(after failed: FailedAttempt) async -> Duration?
}

extension RetryPolicy where Self == StandardRetry {
    /// The default policy: what is safe to repeat is repeated, with waits that grow from 1 s to 60 s, in at most 8 attempts.
    public static var standard: StandardRetry { StandardRetry() }

    /// Never sends anything twice.
    public static var none: StandardRetry { StandardRetry { $0.maximumAttempts = 1 } }
}

extension RetryPolicy where Self == SessionFetcherRetry {
    /// What GTMSessionFetcher does when its retries are on.
    public static var sessionFetcher: SessionFetcherRetry { SessionFetcherRetry() }
}
