/// The waits between the attempts of one piece of work: their number, their length and their deadline.
package struct Backoff: Sendable {
    private let core: FetcherCore
    private let options: FetchOptions
    private let began: Duration
    private let deadline: Duration?
    private let pays: Bool
    private var failures = 0
    private var previousDelay: Duration?

    /// Creates the waits of work that begins now.
    ///
    /// `timeout` begins now: a wait that would go beyond it is not begun. If `pays` is `false`, the waits cost nothing
    /// of the host's budget for retries, because the policy has paid.
    package init(_ core: FetcherCore, _ options: FetchOptions, timeout: Duration?, pays: Bool = true) {
        self.core = core
        self.options = options
        self.pays = pays
        began = core.configuration.clock.now()
        deadline = timeout.map { [began] in began + $0 }
    }

    /// Counts a failure.
    ///
    /// - Returns: The wait before the next attempt; `nil` if there is to be none.
    package mutating func delay(after failed: FailedAttempt) async -> Duration? {
        failures += 1
        var failed = failed
        failed.number = failures
        failed.elapsed = core.configuration.clock.now() - began
        failed.previousDelay = previousDelay
        failed.random = core.configuration.random()
        guard let delay = await options.retry.delay(after: failed) else { return nil }
        if let deadline, core.configuration.clock.now() + delay >= deadline { return nil }
        if let willRetry = options.willRetry, await !willRetry(failed, delay) { return nil }
        let isTimeout = failed.error?.isTimeout == true
        guard !pays || core.payForRetry(of: failed.request, afterTimeout: isTimeout) else { return nil }
        previousDelay = delay
        return delay
    }

    /// Resets the count of failures, because the work made progress.
    package mutating func reset() {
        failures = 0
        previousDelay = nil
    }
}
