/// The waits between the attempts of one piece of work: how many there may be, how long they last, and until when.
package struct Backoff: Sendable {
    private let core: FetcherCore
    private let options: FetchOptions
    private let began: Duration
    private let deadline: Duration?
    private var failures = 0
    private var previousDelay: Duration?

    /// Starts to count.
    ///
    /// `timeout` begins now: a wait that would pass it is not begun.
    package init(_ core: FetcherCore, _ options: FetchOptions, timeout: Duration?) {
        self.core = core
        self.options = options
        began = core.configuration.clock.now()
        deadline = timeout.map { [began] in began + $0 }
    }

    /// Counts a failure.
    ///
    /// - Returns: how long to wait before the next attempt; `nil` when there is to be none.
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
        guard core.gates[failed.request].payForRetry(afterTimeout: isTimeout) else { return nil }
        previousDelay = delay
        return delay
    }

    /// Forgets the failures, because the work went forward.
    package mutating func reset() {
        failures = 0
        previousDelay = nil
    }
}
