import Synchronization

/// The generations of objects: the microseconds since 1970, as at Google, but never the same number twice.
final class GenerationCounter: Sendable {
    private let last: Mutex<Int64>
    private let clock: @Sendable () -> Int64

    /// Creates a counter that goes on after a number.
    init(after last: Int64, clock: @escaping @Sendable () -> Int64) {
        self.last = Mutex(last)
        self.clock = clock
    }

    /// Returns the next number.
    func next() -> Int64 {
        last.withLock { last in
            last = max(last + 1, clock())
            return last
        }
    }
}
