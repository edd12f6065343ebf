/// What one call does differently from its fetcher's defaults.
public struct FetchOptions: Sendable {
    /// The longest time for the whole call, retries and waits included; `nil` for no limit.
    ///
    /// Does not cover bytes that a caller streams after the call has returned.
    public var timeout: Duration? = .seconds(300)
    /// The longest time for an upload or download of media as a whole; `nil` for no limit.
    ///
    /// `timeout` does not apply to these.
    public var transferTimeout: Duration?
    /// The longest time for one attempt, to the head of a streamed answer and to the end of any other; `nil` for no limit.
    ///
    /// The wait for a place at the host (``Throttle``) does not count, and nothing else waits. An attempt that takes longer fails with
    /// ``FetchError/Code/attemptTimeout`` and may be followed by another.
    public var attemptTimeout: Duration?
    /// How urgent it is among those that wait for the same host.
    public var priority = FetchPriority.normal
    /// When to try again.
    public var retry: any RetryPolicy = .standard
    /// Asked before each wait for another attempt; its `false` makes the failure final.
    ///
    /// Gets the attempt that failed and the wait that ``retry`` wants. Cancelling the call cancels it.
    public var willRetry: (@Sendable (FailedAttempt, Duration) async -> Bool)?
    /// Whether the request is safe to repeat; `nil` for what its method or a precondition says.
    ///
    /// `true` repeats what would not be, `false` sends only once what would be repeated.
    public var isIdempotent: Bool?
    /// The most bytes of an answer that is collected in memory, counted after decompression.
    public var maximumResponseBytes = 256 << 20
    /// Whether content that comes as gzip or deflate is decoded; when not, the bytes are those that the server sent.
    ///
    /// Nothing encoded is asked for then, unless the request does so itself with `Accept-Encoding`. Such answers pass by the
    /// ``ResponseCache``.
    public var decodesContent = true
    /// What the call is for, in words; the ``TrafficLog`` shows it.
    public var comment: String?
    /// Whatever the caller keeps with the call, for ``FetchMiddleware`` and the ``TrafficLog``.
    public var properties: [String: String] = [:]

    /// Creates the defaults.
    public init() {}

    /// Creates options from the defaults, changed by a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }
}
