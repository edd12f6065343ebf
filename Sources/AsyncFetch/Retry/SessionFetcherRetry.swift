/// Retries as GTMSessionFetcher does when they are on, for applications that come from it.
///
/// It repeats any request, a POST too, without regard to whether the first one had an effect: use it where that is known to do
/// no harm. Answers of 408, 502, 503 and 504, timeouts and lost connections are retried. The first wait is drawn from 1 to 2
/// seconds and each one is twice the one before; a 503 with `Retry-After` sets the wait itself. There is no further attempt when
/// the next wait would reach ``maximumDelay``, or once three times as much has passed. Unlike the original it keeps to that in
/// the presence of `Retry-After` too, where the original never ends.
public struct SessionFetcherRetry: RetryPolicy, Hashable {
    /// What waits must not reach; `nil` for 60 s, and for 600 s with POST, PUT and PATCH.
    public var maximumDelay: Duration?

    /// Creates the policy.
    public init(maximumDelay: Duration? = nil) {
        self.maximumDelay = maximumDelay
    }

    /// The wait before the next attempt; `nil` when there is to be none.
    public func delay(after failed: FailedAttempt) -> Duration? {
        let isTransient =
            failed.error.map { $0.isTimeout || $0.code == .connectionLost }
            ?? [408, 502, 503, 504].contains(failed.status)
        let isUpload = [.post, .put, .patch].contains(failed.request.method)
        let maximum = maximumDelay ?? .seconds(isUpload ? 600 : 60)
        let next = max((failed.previousDelay ?? .zero) * 2, .seconds(1 + failed.random))
        // What the shortest first wait has grown to by now: short waits that the server asked for do not add attempts.
        var least = Duration.seconds(1)
        for _ in 1..<max(failed.number, 1) where least < maximum { least = least * 2 }
        guard isTransient, max(next, least) < maximum, failed.elapsed <= maximum * 3 else { return nil }
        if failed.status == 503, let asked = failed.retryAfter { return min(asked, maximum) }
        return next
    }
}
