import Synchronization

/// The number of open pages.
final class Viewers: Sendable {
    /// The number after each change, for one reader; one who is slow gets the latest.
    let counts: AsyncStream<Int>

    private let count = Mutex(0)
    private let continuation: AsyncStream<Int>.Continuation

    init() {
        (counts, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Counts a page that was opened.
    func enter() { change(by: 1) }

    /// Counts a page that was left.
    func leave() { change(by: -1) }

    private func change(by difference: Int) {
        // Under the lock, so that the latest number is the last one.
        count.withLock { count in
            count += difference
            _ = continuation.yield(count)
        }
    }
}
