/// The time of a fetcher: real in production, driven by the test in tests.
public struct FetchClock: Sendable {
    /// The time since an arbitrary, fixed moment.
    public let now: @Sendable () -> Duration
    /// Waits; throws `CancellationError` at once when its task is cancelled.
    public let sleep: @Sendable (Duration) async throws -> Void

    /// Wraps any clock of the standard library or of a test.
    public init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
    }

    /// Time that also passes while the machine sleeps.
    public static let continuous = FetchClock(ContinuousClock())
}
