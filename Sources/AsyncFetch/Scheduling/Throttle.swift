/// How much a fetcher asks of one host at a time, and when it leaves a host in peace.
///
/// A host is a name with a port. What it limits are attempts: a fetch that waits before its next attempt takes no place. An
/// attempt keeps its place until its answer is in memory, and that of a streamed answer of 2xx until the body has been read to
/// its end, has failed, or was dropped: who fetches from a host while he reads many streams of it needs more places than streams.
/// There is no other limit: an attempt with a place has a connection of its own or makes one (HTTP/1.1), or shares one (HTTP/2).
public struct Throttle: Sendable, Hashable {
    /// The most attempts that run at the same time; 0 for no limit.
    ///
    /// Answers of 429, and of 503 with `Retry-After`, halve what may run; each full round of successes then adds one, up to this
    /// number.
    public var maximumRunningPerHost = 10
    /// How long fetches wait while streams hold all places of their host and nobody reads from any of them; `nil` for ever.
    ///
    /// They fail with ``FetchError/Code/hostBusy`` then, and not before a ``FetchEvent/Kind/blocked(streams:)`` has told of it. As long as
    /// anybody reads, they wait. It is looked at six times in that time.
    public var streamPatience: Duration? = .seconds(60)
    /// How many attempts may start in a second, on average; 0 for no limit.
    public var requestsPerSecond = 0.0
    /// How many attempts may start at once after a quiet time, where `requestsPerSecond` limits them.
    public var burst = 1
    /// How many tokens for retries a host has at first, and at most; 0 for no limit.
    ///
    /// A retry costs 5, one after a timeout 10, and each success gives one back. When they are used up failures are final, so
    /// that retries do not multiply the load of a host that is down for all.
    public var retryBudget = 500
    /// When a host is not asked at all; `nil` for never.
    public var breaker: Breaker? = Breaker()

    /// Creates the defaults: 10 at a time.
    public init() {}

    /// Creates a throttle from the defaults, changed by a closure.
    public init(_ configure: (inout Self) -> Void) {
        configure(&self)
    }

    /// The most attempts that run at the same time, if there is a limit.
    var maximum: Int? { maximumRunningPerHost > 0 ? maximumRunningPerHost : nil }

    /// No limits at all.
    public static let none = Throttle {
        $0.maximumRunningPerHost = 0
        $0.retryBudget = 0
        $0.breaker = nil
    }

    /// When a host that fails nearly always is not asked for a while.
    ///
    /// Until then its fetches fail at once with ``FetchError/Code/circuitOpen``, which saves them a wait and the host their load.
    /// After that one attempt probes: its success opens the host to all, its failure closes it again.
    public struct Breaker: Sendable, Hashable {
        /// The part of the attempts that has to fail: 500, 502, 503, 504, or no answer.
        public var failureRatio = 0.9
        /// The time in which they are counted.
        public var window: Duration = .seconds(30)
        /// How many attempts there have to be in that time.
        public var minimumAttempts = 50
        /// How long the host is not asked.
        public var pause: Duration = .seconds(5)

        /// Creates the defaults.
        public init() {}

        /// Creates a breaker from the defaults, changed by a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }
    }
}
