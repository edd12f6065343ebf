/// The number of attempts that may run at a host (additive increase, multiplicative decrease).
///
/// The number falls when the host reports too many requests.
struct RunLimit {
    private let maximum: Int
    private(set) var current: Int
    /// The number of cuts; attempts that began before the latest cut say nothing about the time after it.
    private(set) var cuts = 0
    private var successes = 0

    init(_ throttle: FetchThrottle) {
        maximum = throttle.maximum ?? .max
        current = maximum
    }

    var isReduced: Bool { current < maximum }

    /// Halves the limit, once for all attempts that were running.
    mutating func cut(running: Int, startedAfter cuts: Int) {
        guard cuts == self.cuts else { return }
        self.cuts += 1
        successes = 0
        // Without a limit there is nothing to halve, so the number of running attempts is halved instead.
        current = max((maximum == .max ? min(current, running) : current) / 2, 1)
    }

    /// Adds one to the limit when as many attempts as the limit have succeeded.
    mutating func succeed() {
        guard isReduced else { return }
        successes += 1
        guard successes >= current else { return }
        successes = 0
        current += 1
    }
}
