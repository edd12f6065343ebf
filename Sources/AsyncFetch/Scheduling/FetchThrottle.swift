/// The limits for the attempts at one host, and the rules for a host that fails.
///
/// A host is a name with a port. The limits apply to attempts: a fetch that waits before its next attempt takes no
/// place. An attempt keeps its place until its response is in memory. The attempt of a streamed 2xx response keeps it
/// until the body has been read to its end, has failed, or was dropped. So code that fetches from a host while it reads
/// many streams from that host needs more places than streams.
///
/// Connections have no limit of their own: an attempt with a place has its own connection (HTTP/1.1) or shares one
/// (HTTP/2).
public struct FetchThrottle: Sendable, Hashable {
    /// The most attempts that run at the same time; 0 for no limit.
    ///
    /// A response of 429, or of 503 with `Retry-After`, halves the number of attempts that may run. When as many
    /// attempts as allowed have succeeded, the number grows by one, up to this value.
    public var maximumRunningPerHost = 10
    /// The longest wait while streams hold all places of a host and nobody reads from any of them; `nil` for ever.
    ///
    /// After that time, the waiting fetches fail with ``FetchError/Code/hostBusy``. A
    /// ``FetchEvent/Kind/blocked(streams:)`` comes before the error. While any stream is read, the fetches go on
    /// waiting. The streams are checked six times in that time.
    public var streamPatience: Duration? = .seconds(60)
    /// The average number of attempts that may start in a second; 0, a negative number or infinity for no limit.
    public var requestsPerSecond = 0.0
    /// The number of attempts that may start at once after a quiet time, if `requestsPerSecond` limits them.
    public var burst = 1
    /// The first and highest number of retry tokens of a host; 0 for no limit.
    ///
    /// A retry costs 5 tokens, a retry after a timeout costs 10, and each success gives one back. A failure is final if
    /// the tokens do not suffice. So retries do not multiply the load of a host that is down for all clients.
    public var retryBudget = 500
    /// The circuit breaker, which stops requests to a host that fails; `nil` for none.
    public var breaker: Breaker? = Breaker()
    /// The rules by which less is sent to a server that refuses much; `nil` to send everything.
    public var adaptive: Adaptive?

    /// Creates the default throttle: 10 attempts at a time.
    public init() {}

    /// Creates a throttle with the default values and changes it with a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }

    /// The most attempts that run at the same time; `nil` for no limit.
    var maximum: Int? { maximumRunningPerHost > 0 ? maximumRunningPerHost : nil }

    /// A throttle without limits.
    public static let none = FetchThrottle {
        $0.maximumRunningPerHost = 0
        $0.retryBudget = 0
        $0.breaker = nil
    }

    /// The rules by which a host that fails nearly always is not asked for a while.
    ///
    /// During the pause, its fetches fail at once with ``FetchError/Code/circuitOpen``. That saves them the wait, and
    /// the host the load. After the pause, one attempt probes the host. If it succeeds, all fetches may go on; if it
    /// fails, another pause begins.
    public struct Breaker: Sendable, Hashable {
        /// The share of attempts that must fail, from 0 to 1; failures are 500, 502, 503, 504 and missing responses.
        public var failureRatio = 0.9
        /// The time in which attempts are counted.
        public var window: Duration = .seconds(30)
        /// The least number of attempts in that time.
        public var minimumAttempts = 50
        /// The time for which the host is not asked.
        public var pause: Duration = .seconds(5)

        /// Creates a breaker with the default values.
        public init() {}

        /// Creates a breaker with the default values and changes it with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }
    }
}
