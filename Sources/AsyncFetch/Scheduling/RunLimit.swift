/// How many attempts may run at a host: fewer after it has said that they are too many (additive increase, multiplicative decrease).
struct RunLimit {
    private let maximum: Int
    private(set) var current: Int
    /// Counts the cuts: attempts that began before the latest one say nothing about what came after it.
    private(set) var cuts = 0
    private var successes = 0

    init(_ throttle: Throttle) {
        maximum = throttle.maximum ?? .max
        current = maximum
    }

    var isReduced: Bool { current < maximum }

    /// Halves the limit, once for all attempts that were running.
    mutating func cut(running: Int, startedAfter cuts: Int) {
        guard cuts == self.cuts else { return }
        self.cuts += 1
        successes = 0
        // Half of no limit is none: there it is what runs that counts.
        current = max((maximum == .max ? min(current, running) : current) / 2, 1)
    }

    /// Adds one to the limit when as many attempts as it allows have succeeded.
    mutating func succeed() {
        guard isReduced else { return }
        successes += 1
        guard successes >= current else { return }
        successes = 0
        current += 1
    }
}
