import Synchronization

/// The identifier of one fetch, ticket or upload, unique in this process.
public struct FetchID: Hashable, Sendable, Comparable, CustomStringConvertible {
    private static let counter = Atomic<UInt64>(0)

    /// The number of the identifier; numbers count from 1 in each process.
    public let number: UInt64

    /// The identifier of no fetch: for a call that no fetcher has got yet, and for events about several fetches.
    public static let none = FetchID(number: 0)

    private init(number: UInt64) {
        self.number = number
    }

    package init() {
        number = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// A readable form.
    public var description: String { "#\(number)" }

    /// Returns `true` if the first identifier is smaller.
    public static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
