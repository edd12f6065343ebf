/// A policy that retries as GTMSessionFetcher does when its retries are on, for applications that come from it.
///
/// It repeats any request, even a POST, without regard to the effect of the first one, unless the caller forbids it
/// with `false` for ``FetchOptions/isIdempotent``. Use it only where that is known to do no harm. It retries 408, 502,
/// 503 and 504, timeouts and lost connections. The first wait is drawn from 1 to 2 seconds, and each further wait is
/// twice the one before. A 503 with `Retry-After` sets the wait itself. There is no further attempt if the next wait
/// would reach ``maximumDelay``, or after three times that time. Unlike the original, the policy keeps to these limits
/// with `Retry-After` too, where the original never ends.
public struct SessionFetcherRetry: RetryPolicy, Hashable {
    /// The limit that a wait must not reach; `nil` for 60 s, and for 600 s with POST, PUT and PATCH.
    public var maximumDelay: Duration?

    /// `true`: the policy waits for nothing.
    public var isImmediate: Bool { true }

    /// Creates the policy.
    public init(maximumDelay: Duration? = nil) {
        self.maximumDelay = maximumDelay
    }

    /// Returns the wait before the next attempt; `nil` if there is to be none.
    public func delay(after failed: FailedAttempt) -> Duration? {
        guard !failed.isOnlySentOnce else { return nil }
        let isTransient =
            failed.error.map { $0.isTimeout || $0.code == .connectionLost }
            ?? [408, 502, 503, 504].contains(failed.status)
        let isUpload = [.post, .put, .patch].contains(failed.request.method)
        let maximum = maximumDelay ?? .seconds(isUpload ? 600 : 60)
        let next = max((failed.previousDelay ?? .zero) * 2, .seconds(1 + failed.random))
        // The shortest first wait, doubled for each failure: short waits that the server asked for do not add attempts.
        var least = Duration.seconds(1)
        for _ in 1..<max(failed.number, 1) where least < maximum { least = least * 2 }
        guard isTransient, max(next, least) < maximum, failed.elapsed <= maximum * 3 else { return nil }
        if failed.status == 503, let asked = failed.retryAfter { return min(asked, maximum) }
        return next
    }
}
