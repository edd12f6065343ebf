/// How urgent a fetch is among those that wait for the same host; the lower number goes first.
///
/// No fetch waits for ever: each step of difference lets at most 64 later and more urgent fetches go first.
public struct FetchPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number: 0 is normal, lower is more urgent.
    public var rawValue: Int

    /// Creates a priority; numbers beyond ±1000 count as ±1000, except that of ``immediate``.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Never waits for its turn, however much is running.
    public static let immediate = FetchPriority(rawValue: .min)
    /// Before normal ones.
    public static let high = FetchPriority(rawValue: -1)
    /// What is asked for without a priority.
    public static let normal = FetchPriority(rawValue: 0)
    /// After normal ones.
    public static let low = FetchPriority(rawValue: 1)

    /// Whether the first goes before the second.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// How many later arrivals at a queue go first, compared with a normal fetch.
    var handicap: Int { 64 * min(max(rawValue, -1000), 1000) }
}
