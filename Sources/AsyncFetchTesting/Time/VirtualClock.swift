import AsyncFetch
import Synchronization

/// A clock for tests: its time stands still until the test moves it.
///
/// ```swift
/// let clock = VirtualClock()
/// let fetcher = Fetcher(.init { $0.clock = FetchClock(clock) }, transport: transport)
/// let ticket = fetcher.ticket(request)
/// try await clock.waitForSleepers(1)  // its deadline
/// clock.advance(by: .seconds(300))    // which is now over
/// ```
///
/// A fetcher always has one more sleeper than expected: it watches the earliest deadline of its calls (300 s by
/// default). Tests of retries, whose waits are short, should therefore use `VirtualClock(skippingUpTo: .seconds(60))`.
/// With it, a short sleep ends at once and moves the time forward, and the deadline stays where it is.
public final class VirtualClock: Clock {
    /// A moment of a virtual clock, as an offset from the clock's creation.
    public struct Instant: InstantProtocol {
        /// The time since the clock was created.
        public var offset: Duration

        /// Creates a moment.
        public init(offset: Duration = .zero) { self.offset = offset }

        /// Returns the moment that is `duration` later.
        public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }

        /// Returns the time from this moment to another.
        public func duration(to other: Self) -> Duration { other.offset - offset }

        /// Returns `true` if the first moment is before the second.
        public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
    }

    private struct State {
        var now = Instant()
        var sleeps: [Duration] = []
        var sleepers: [FetchID: Sleeper] = [:]
        var observers: [(count: Int, promise: Promise<Void>)] = []

        mutating func takeSatisfiedObservers() -> [Promise<Void>] {
            let satisfied = observers.filter { $0.count <= sleepers.count }
            observers.removeAll { $0.count <= sleepers.count }
            return satisfied.map(\.promise)
        }
    }

    private struct Sleeper {
        let deadline: Instant
        let promise: Promise<Void>
    }

    private let state = Mutex(State())
    private let skipped: Duration

    /// Creates a clock that stands at zero.
    ///
    /// - Parameter skipped: The longest sleep that ends at once and moves the time to its end. Keep it below the
    ///   timeouts of the calls under test, which would otherwise run out at once.
    public init(skippingUpTo skipped: Duration = .zero) {
        self.skipped = skipped
    }

    /// The current moment.
    public var now: Instant { state.withLock { $0.now } }

    /// The resolution of one attosecond, without any rounding.
    public var minimumResolution: Duration { Duration(secondsComponent: 0, attosecondsComponent: 1) }

    /// The moments at which the sleeping tasks will wake, the earliest first.
    public var sleepers: [Instant] { state.withLock { $0.sleepers.values.map(\.deadline).sorted() } }

    /// The lengths of all sleeps so far, in the order in which they began.
    public var sleeps: [Duration] { state.withLock { $0.sleeps } }

    /// Sleeps until the test has moved the time to `deadline`.
    ///
    /// Cancelling the task ends the sleep.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let id = FetchID()
        let promise = Promise<Void>()
        let (isSkipped, reached) = state.withLock { state -> (Bool, [Promise<Void>]) in
            let length = state.now.duration(to: deadline)
            state.sleeps.append(length)
            if length <= skipped { return (true, []) }
            state.sleepers[id] = Sleeper(deadline: deadline, promise: promise)
            return (false, state.takeSatisfiedObservers())
        }
        if isSkipped { return advance(to: deadline) }
        for observer in reached { observer.fulfill(.success(())) }
        defer { state.withLock { _ = $0.sleepers.removeValue(forKey: id) } }
        try await promise.value
    }

    /// Moves the time forward, and wakes all tasks whose deadline has come.
    public func advance(by duration: Duration) {
        advance(to: now.advanced(by: duration))
    }

    /// Moves the time to a moment, and wakes all tasks whose deadline has come.
    ///
    /// The time never goes back.
    public func advance(to moment: Instant) {
        let due = state.withLock { state in
            state.now = max(state.now, moment)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in due { sleeper.promise.fulfill(.success(())) }
    }

    /// Moves the time to the end of the shortest sleep.
    ///
    /// - Returns: `true` if any task slept.
    @discardableResult public func advanceToNextSleeper() -> Bool {
        guard let next = sleepers.first else { return false }
        advance(to: next)
        return true
    }

    /// Waits until at least `count` tasks sleep.
    ///
    /// Cancelling the waiting task ends the wait.
    ///
    /// - Throws: `CancellationError` when the waiting task is cancelled.
    public func waitForSleepers(_ count: Int) async throws {
        let promise = Promise<Void>()
        let reached = state.withLock { state in
            state.observers.append((count, promise))
            return state.takeSatisfiedObservers()
        }
        for observer in reached { observer.fulfill(.success(())) }
        try await promise.value
    }
}
