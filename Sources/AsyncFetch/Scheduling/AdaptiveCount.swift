/// The attempts of the latest time, and the accepted ones among them, in bins of equal length.
struct AdaptiveCount {
    private struct Bin {
        var attempts = 0.0
        var accepted = 0.0
    }

    private static let binCount = 24
    private let binLength: Duration
    private var bins = [Bin](repeating: Bin(), count: Self.binCount)
    private var total = Bin()
    /// The number of the latest bin, counted from the clock's zero.
    private var latest: Int64

    init(_ rules: FetchThrottle.Adaptive, now: Duration) {
        binLength = max(rules.window, .milliseconds(Self.binCount)) / Self.binCount
        latest = Self.number(now, binLength)
    }

    /// Counts an attempt.
    mutating func add(isAccepted: Bool, now: Duration) {
        advance(to: now)
        let index = Int(latest.magnitude % UInt64(Self.binCount))
        bins[index].attempts += 1
        total.attempts += 1
        guard isAccepted else { return }
        bins[index].accepted += 1
        total.accepted += 1
    }

    /// Returns the share of attempts that should not be sent.
    mutating func share(_ rules: FetchThrottle.Adaptive, now: Duration) -> Double {
        advance(to: now)
        let surplus = total.attempts - rules.ratio * total.accepted
        let share = surplus / max(total.attempts + rules.padding, 1)
        // A comparison with NaN is false, so that strange settings refuse nothing.
        return share > 0 ? min(share, min(max(rules.highestShare, 0), 1)) : 0
    }

    /// Returns `true` if nothing is counted any more.
    mutating func isEmpty(now: Duration) -> Bool {
        advance(to: now)
        return total.attempts == 0
    }

    /// Empties the bins whose time has passed.
    private mutating func advance(to now: Duration) {
        let number = Self.number(now, binLength)
        guard number > latest else { return }
        if number - latest >= Self.binCount {
            bins = [Bin](repeating: Bin(), count: Self.binCount)
            total = Bin()
        } else {
            for passed in latest + 1...number {
                let index = Int(passed.magnitude % UInt64(Self.binCount))
                total.attempts -= bins[index].attempts
                total.accepted -= bins[index].accepted
                bins[index] = Bin()
            }
        }
        latest = number
    }

    private static func number(_ now: Duration, _ length: Duration) -> Int64 {
        Int64(min(max((now / length).rounded(.down), -9e15), 9e15))
    }
}
