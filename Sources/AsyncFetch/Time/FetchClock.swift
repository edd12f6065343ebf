/// The clock of a fetcher: real time in production, and time that a test controls in tests.
public struct FetchClock: Sendable {
    /// The time since an arbitrary, fixed moment.
    public let now: @Sendable () -> Duration
    /// Waits for a duration; throws `CancellationError` at once when its task is cancelled.
    public let sleep: @Sendable (Duration) async throws -> Void

    /// Creates a clock from any clock of the standard library or of a test.
    public init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    }

    /// The continuous clock, whose time also passes while the machine sleeps.
    public static let continuous = FetchClock(ContinuousClock())
}
