extension FetchThrottle {
    /// The rules by which a client sends less to a server that refuses much for too much load.
    ///
    /// Of the latest attempts, those that the server has refused for its load are compared with the rest. If it refuses
    /// more than half of them, some of the next attempts are not sent: they fail at once with
    /// ``FetchError/Code/throttled``. So the server has less to refuse, and notices less of clients that repeat. The
    /// share of these attempts is
    ///
    ///     (attempts − ratio × accepted) / (attempts + padding), from 0 to highestShare
    ///
    /// where attempts includes those that were not sent. The source is "Client-Side Throttling" in chapter 21 of Google's
    /// book Site Reliability Engineering.
    ///
    /// An attempt is refused if its answer is 429, 503, or 403 with the reason of a rate limit, or if there was none in
    /// time. Any other answer is accepted, be it 404 or 500. An attempt without an answer for other reasons does not
    /// count; ``FetchThrottle/breaker`` is for those.
    ///
    /// The rules are off by default. They help a server only if many clients use them, and a client with few calls may
    /// fail without a request after a single refusal. The limit of running attempts, the retry budget and the breaker
    /// protect a server from one client anyway. Turn them on in services with many calls, which can do without some:
    ///
    /// ```swift
    /// configuration.throttle.adaptive = .init { $0.scope = [.project, .user, .method] }
    /// ```
    public struct Adaptive: Sendable, Hashable {
        /// The time in which attempts are counted.
        public var window: Duration = .seconds(120)
        /// The number of attempts for each accepted one from which on some are not sent; less than 2 begins earlier.
        public var ratio = 2.0
        /// The number that is added to the attempts; a higher one spares clients with few calls.
        public var padding = 1.0
        /// The largest share of attempts that are not sent, so that a recovery is noticed.
        public var highestShare = 0.9
        /// The attempts that are counted together: those of a host, or fewer.
        public var scope: FetchScope = []

        /// Creates the rules of the book: two minutes, twice as many attempts as accepted ones.
        public init() {}

        /// Creates rules with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }
    }
}
