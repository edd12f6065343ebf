/// The urgency of a fetch among those that wait for the same host; a lower number goes first.
///
/// No fetch waits for ever: for each step of difference, at most 64 later and more urgent fetches go first.
public struct FetchPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number: 0 is normal, and a lower number is more urgent.
    public var rawValue: Int

    /// Creates a priority; numbers beyond ±1000 count as ±1000, except the number of ``immediate``.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The priority that never waits for its turn, whatever is running.
    public static let immediate = FetchPriority(rawValue: .min)
    /// The priority before normal.
    public static let high = FetchPriority(rawValue: -1)
    /// The default priority.
    public static let normal = FetchPriority(rawValue: 0)
    /// The priority after normal.
    public static let low = FetchPriority(rawValue: 1)

    /// Returns `true` if the first priority goes before the second.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

    /// The number of later arrivals that go first, compared with a normal fetch.
    var handicap: Int { 64 * min(max(rawValue, -1000), 1000) }
}
