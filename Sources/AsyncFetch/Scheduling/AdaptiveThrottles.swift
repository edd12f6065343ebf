import HTTPTypes
import Synchronization

/// The counts of all hosts, projects, users and kinds of method that a fetcher throttles by ``FetchThrottle/Adaptive``.
final class AdaptiveThrottles: Sendable {
    private struct State {
        var counts: [String: AdaptiveCount] = [:]
        /// The number of counts at which empty ones are looked for.
        var sweepCount = 1024
    }

    private let rules: FetchThrottle.Adaptive
    private let clock: FetchClock
    private let random: @Sendable () -> Double
    private let state = Mutex(State())

    /// Creates the counts; `nil` if the throttle has no such rules.
    init?(_ configuration: Fetcher.Configuration) {
        guard let rules = configuration.throttle.adaptive else { return nil }
        self.rules = rules
        clock = configuration.clock
        random = configuration.random
    }

    /// The number of counts.
    var count: Int { state.withLock { $0.counts.count } }

    /// Returns the name under which an attempt is counted.
    func key(of request: HTTPRequest, _ credentials: (any FetchCredentials)?) -> String {
        rules.scope.key(of: request, credentials)
    }

    /// Decides if an attempt is sent.
    ///
    /// - Returns: `nil` if it is; otherwise the share of attempts that are not, and the attempt has been counted.
    func refusal(for key: String) -> Double? {
        let now = clock.now()
        let share = state.withLock { $0.counts[key]?.share(rules, now: now) ?? 0 }
        guard share > 0, random() < share else { return nil }
        add(key, isAccepted: false)
        return share
    }

    /// Counts an attempt that has got a response.
    func note(_ response: TransportResponse, to request: HTTPRequest, for key: String) {
        add(key, isAccepted: !response.isOverload(to: request))
    }

    /// Counts an attempt without a response, if the reason is the time that it took.
    func note(_ error: any Error, for key: String) {
        if (error as? FetchError)?.isTimeout == true { add(key, isAccepted: false) }
    }

    private func add(_ key: String, isAccepted: Bool) {
        let now = clock.now()
        state.withLock { state in
            state.counts[key, default: AdaptiveCount(rules, now: now)].add(isAccepted: isAccepted, now: now)
            guard state.counts.count >= state.sweepCount else { return }
            for key in Array(state.counts.keys) where state.counts[key]?.isEmpty(now: now) == true {
                state.counts[key] = nil
            }
            state.sweepCount = max(1024, state.counts.count * 2)
        }
    }
}

extension TransportResponse {
    /// Returns `true` if the server has refused the request for its load.
    fileprivate func isOverload(to request: HTTPRequest) -> Bool {
        switch head.status.code {
        case 503: return true
        case 403, 429:
            let failed = FailedAttempt(request, isIdempotent: false, response: head, body: body.bytes)
            // A quota that is used up for the day is no load; without a reason, the status decides.
            return QuotaReason(failed.reason)?.passes ?? (head.status.code == 429)
        default: return false
        }
    }
}

extension FetchError {
    /// Returns the error of an attempt that was not sent.
    static func throttled(_ share: Double) -> FetchError {
        FetchError(
            .throttled,
            "the server refuses most requests for its load, so \(Int((share * 100).rounded())) % of them are not sent now; "
                + "try again later, or see FetchThrottle.Adaptive"
        )
    }
}
