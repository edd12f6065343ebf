/// A circuit breaker: decides whether a host may be asked, by the outcomes of its latest attempts.
struct CircuitBreaker {
    private enum State {
        case closed
        /// No attempt is sent until that time; after it, one probe is.
        case open(until: Duration)
        /// A probe is running.
        case halfOpen
    }

    /// The outcomes of the attempts in one half of the window.
    private struct Tally {
        var attempts = 0
        var failures = 0
    }

    private let settings: FetchThrottle.Breaker
    private var state = State.closed
    // The window is the latest half and the one before it, so that it needs no memory per attempt.
    private var latest = Tally()
    private var previous = Tally()
    private var latestBegan: Duration?

    init(_ settings: FetchThrottle.Breaker) {
        self.settings = settings
    }

    enum Admission: Equatable {
        case admitted, probe
        case refused(for: Duration)
    }

    var isClosed: Bool {
        if case .closed = state { return true }
        return false
    }

    /// A Boolean value indicating whether the breaker has nothing to remember.
    var isUntroubled: Bool { isClosed && latestBegan == nil }

    mutating func admit(now: @autoclosure () -> Duration) -> Admission {
        switch state {
        case .closed: return .admitted
        case .halfOpen: return .refused(for: .zero)
        case .open(let end):
            let now = now()
            guard now >= end else { return .refused(for: end - now) }
            state = .halfOpen
            return .probe
        }
    }

    mutating func succeed(isProbe: Bool) {
        if isProbe { self = CircuitBreaker(settings) }
        // The window moves only when something fails; without failures the clock is not read.
        if latestBegan != nil { latest.attempts += 1 }
    }

    mutating func fail(isProbe: Bool, now: Duration) {
        if isProbe { return open(now) }
        guard isClosed else { return }
        turn(now)
        latest.attempts += 1
        latest.failures += 1
        let attempts = latest.attempts + previous.attempts
        let failures = latest.failures + previous.failures
        guard attempts >= settings.minimumAttempts, Double(failures) >= settings.failureRatio * Double(attempts) else {
            return
        }
        open(now)
    }

    /// Records that a probe ended without a result, for example by cancellation; the next attempt is a probe again.
    mutating func giveUpProbe(now: Duration) {
        if case .halfOpen = state { state = .open(until: now) }
    }

    private mutating func open(_ now: Duration) {
        self = CircuitBreaker(settings)
        state = .open(until: now + settings.pause)
    }

    private mutating func turn(_ now: Duration) {
        let age = now - (latestBegan ?? now)
        if latestBegan == nil || age >= settings.window / 2 {
            previous = age < settings.window ? latest : Tally()
            latest = Tally()
            latestBegan = now
        }
    }
}
