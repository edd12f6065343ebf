/// What one call does differently from its fetcher's defaults.
///
/// Remembers which members were set, so that those of a call can be laid over those of a service: what neither sets has the
/// default that is written here.
public struct FetchOptions: Sendable {
    /// The longest time for the whole call, retries and waits included; `nil` for no limit.
    ///
    /// Does not cover bytes that a caller streams after the call has returned.
    public var timeout: Duration? = .seconds(300) { didSet { changes.insert(.timeout) } }
    /// The longest time for an upload or download of media as a whole; `nil` for no limit.
    ///
    /// `timeout` does not apply to these.
    public var transferTimeout: Duration? { didSet { changes.insert(.transferTimeout) } }
    /// The longest time for one attempt, to the head of a streamed answer and to the end of any other; `nil` for no limit.
    ///
    /// The wait for a place at the host does not count. An attempt that takes longer fails with
    /// ``FetchError/Code/attemptTimeout`` and may be followed by another.
    public var attemptTimeout: Duration? { didSet { changes.insert(.attemptTimeout) } }
    /// How urgent it is among those that wait for the same host.
    public var priority = FetchPriority.normal { didSet { changes.insert(.priority) } }
    /// When to try again.
    public var retry: any RetryPolicy = .standard { didSet { changes.insert(.retry) } }
    /// Asked before each wait for another attempt; its `false` makes the failure final.
    ///
    /// Gets the attempt that failed and the wait that ``retry`` wants. Cancelling the call cancels it.
    public var willRetry: (@Sendable (FailedAttempt, Duration) async -> Bool)? {
        didSet { changes.insert(.willRetry) }
    }
    /// Whether the request is safe to repeat although neither its method nor a precondition says so.
    public var isIdempotent = false { didSet { changes.insert(.isIdempotent) } }
    /// The most bytes of an answer that is collected in memory, counted after decompression.
    public var maximumResponseBytes = 256 << 20 { didSet { changes.insert(.maximumResponseBytes) } }
    /// Whether content that comes as gzip or deflate is decoded; when not, the bytes are those that the server sent.
    ///
    /// Nothing encoded is asked for then, unless the request does so itself with `Accept-Encoding`. Such answers pass by the
    /// ``ResponseCache``.
    public var decodesContent = true { didSet { changes.insert(.decodesContent) } }
    /// What the call is for, in words; the ``TrafficLog`` shows it.
    public var comment: String? { didSet { changes.insert(.comment) } }
    /// Whatever the caller keeps with the call, for ``FetchMiddleware`` and the ``TrafficLog``.
    public var properties: [String: String] = [:] { didSet { changes.insert(.properties) } }

    /// The members that were set.
    private var changes: Changes = []

    /// Creates the defaults.
    public init() {}

    /// Creates options from the defaults, changed by a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }

    private struct Changes: OptionSet {
        var rawValue: UInt16
        static let timeout = Self(rawValue: 1 << 0)
        static let transferTimeout = Self(rawValue: 1 << 1)
        static let attemptTimeout = Self(rawValue: 1 << 2)
        static let priority = Self(rawValue: 1 << 3)
        static let retry = Self(rawValue: 1 << 4)
        static let willRetry = Self(rawValue: 1 << 5)
        static let isIdempotent = Self(rawValue: 1 << 6)
        static let maximumResponseBytes = Self(rawValue: 1 << 7)
        static let comment = Self(rawValue: 1 << 8)
        static let properties = Self(rawValue: 1 << 9)
        static let decodesContent = Self(rawValue: 1 << 10)
    }

    /// These options, and those of `defaults` where nothing was set here; of properties both.
    package func merged(over defaults: FetchOptions) -> FetchOptions {
        guard !changes.isEmpty else { return defaults }
        var merged = defaults
        if changes.contains(.timeout) { merged.timeout = timeout }
        if changes.contains(.transferTimeout) { merged.transferTimeout = transferTimeout }
        if changes.contains(.attemptTimeout) { merged.attemptTimeout = attemptTimeout }
        if changes.contains(.priority) { merged.priority = priority }
        if changes.contains(.retry) { merged.retry = retry }
        if changes.contains(.willRetry) { merged.willRetry = willRetry }
        if changes.contains(.isIdempotent) { merged.isIdempotent = isIdempotent }
        if changes.contains(.maximumResponseBytes) { merged.maximumResponseBytes = maximumResponseBytes }
        if changes.contains(.decodesContent) { merged.decodesContent = decodesContent }
        if changes.contains(.comment) { merged.comment = comment }
        if changes.contains(.properties) { merged.properties.merge(properties) { $1 } }
        return merged
    }
}
