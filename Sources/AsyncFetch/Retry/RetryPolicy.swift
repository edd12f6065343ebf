/// A policy that decides whether and when another attempt follows a failed one.
///
/// ```swift
/// struct Patient: RetryPolicy {
///     var isImmediate: Bool { true }
///     func delay(after failed: FailedAttempt) async -> Duration? {
///         failed.number < 3 && failed.isIdempotent && failed.status == 503 ? .seconds(10) : nil
///     }
/// }
/// ```
///
/// The fetcher asks the policy after each response with a status of 400 or above and after each error. It does not ask
/// if another attempt is impossible, because the body came from a sequence that cannot be read again. The fetcher has
/// the last word: it begins no wait that would go beyond ``FetchOptions/timeout``, and none for which the host's
/// ``FetchThrottle/retryBudget`` does not suffice.
public protocol RetryPolicy: Sendable {
    /// Returns the wait before the next attempt; `nil` if there is to be none.
    ///
    /// The method runs as a part of the call: cancelling the call cancels it.
    func delay(after failed: FailedAttempt) async -> Duration?

    /// A Boolean value indicating whether ``delay(after:)`` waits for nothing; `false` by default.
    ///
    /// If `true`, calls run in the tasks of their callers, which saves two thread changes for each call.
    var isImmediate: Bool { get }
}

extension RetryPolicy {
    /// `false`: the policy may wait.
    public var isImmediate: Bool { false }
}

extension RetryPolicy where Self == StandardRetry {
    /// The default policy: repeats safe requests in at most 8 attempts, with waits that grow from 1 s to 60 s.
    public static var standard: StandardRetry { StandardRetry() }

    /// A policy that never sends a request twice, unless credentials or a redirect need it.
    public static var none: StandardRetry { StandardRetry { $0.maximumAttempts = 1 } }
}

extension RetryPolicy where Self == SessionFetcherRetry {
    /// A policy that retries as GTMSessionFetcher does when its retries are on.
    public static var sessionFetcher: SessionFetcherRetry { SessionFetcherRetry() }
}
