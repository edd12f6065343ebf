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
    /// When to try again.
    public var retry = RetryPolicy.standard
    /// Whether the request is safe to repeat although its method is not idempotent, for example a POST with a precondition.
    public var isIdempotent = false
    /// The most bytes of an answer that is collected in memory, counted after decompression.
    public var maximumResponseBytes = 256 << 20
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
