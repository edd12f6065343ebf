import AsyncFetch

/// The retries of requests to a metadata server.
///
/// The server is next door, so waits are short: half of their ceilings (0.5 s × 2 up to 4 s) at least. A server that is
/// starting, as in each pod of GKE, is asked for 11 s at least, even if each attempt fails at once.
struct MetadataRetry: RetryPolicy {
    /// A Boolean value indicating whether the server may not be ready yet, so that 404 may pass too.
    let waitsForStart: Bool

    var isImmediate: Bool { true }

    func delay(after failed: FailedAttempt) -> Duration? {
        guard failed.number < (waitsForStart ? 9 : 5) else { return nil }
        let mayPass = failed.mayPass || (waitsForStart && failed.status == 404)
        guard mayPass else { return nil }
        let ceiling = Duration.milliseconds(500 << min(failed.number - 1, 3))
        let asked = min(failed.retryAfter ?? .zero, .seconds(30))
        return max(ceiling * (0.5 + failed.random / 2), asked)
    }
}
