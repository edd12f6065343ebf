import AsyncFetch

extension GAPI {
    /// The options of a list that stays current.
    public struct ChangeOptions: Sendable {
        /// The times at which the service is asked for changes.
        public var polling = ChangePolling()
        /// The source of calls to look at once, such as a push channel's notifications.
        ///
        /// Notifications are not complete, so the service is asked at the times of ``polling``, too.
        public var wakeUps: WakeUps?
        /// A Boolean value indicating whether the sequence ends when all changes up to now were taken, instead of
        /// waiting for more.
        public var endsWhenCurrent = false
        /// A Boolean value indicating whether an expired cursor throws ``GAPI/Error/Code/resyncRequired`` instead of
        /// giving a ``GAPI/ChangeElement/resync(_:)``.
        public var throwsWhenExpired = false
        /// The number of calls in a row that may fail for a passing reason; the next one ends the sequence.
        ///
        /// Each call has its own retries, too.
        public var maximumFailures = 10
        /// The number of changes on a page; the service's own number if it is `nil`.
        public var pageSize: Int?
        /// The options of the requests.
        public var query = QueryOptions()

        /// Creates options with the default values.
        public init() {}

        /// Creates options with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }
    }

    /// The times at which a service is asked for changes.
    public struct ChangePolling: Sendable, Hashable {
        /// The wait after a change.
        public var initialDelay = Duration.seconds(10)
        /// The factor from one wait to the next while nothing changes.
        public var factor = 1.5
        /// The longest wait.
        public var maximumDelay = Duration.seconds(300)
        /// The shortest time between two questions, however many wake-ups arrive and whatever the other waits are.
        public var minimumDelay = Duration.seconds(1)
        /// The part of a wait that is random, from 0 to 1, so that many programs do not ask at the same time.
        public var jitter = 0.3

        /// Creates polling with the default values.
        public init() {}

        /// Creates polling with the default values and changes it with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }

        /// Returns the wait before a question; questions without news count from 1.
        func delay(before question: Int, random: Double) -> Duration {
            let longest = initialDelay.grown(forWait: question, by: factor, upTo: maximumDelay)
            let shortest = max(minimumDelay, .zero)
            guard jitter > 0, random > 0 else { return max(longest, shortest) }
            return max(longest * (1 - min(jitter, 1) * min(random, 1)), shortest)
        }
    }

    /// A source of calls to look for changes at once.
    public struct WakeUps: Sendable {
        private let makeBell: @Sendable () -> Bell

        /// Creates a source from any sequence, each of whose elements is a call.
        ///
        /// When the sequence ends or throws, the polling goes on without it. Each loop over the changes iterates over
        /// the sequence once.
        public init<S: AsyncSequence & Sendable>(_ sequence: S) where S.Element == Void {
            makeBell = {
                let calls = Calls()
                let listener = Task {
                    do {
                        for try await _ in sequence {
                            // Not every sequence ends with its task.
                            guard !Task.isCancelled else { break }
                            calls.ring()
                        }
                    } catch {}
                }
                return Bell(calls, listener)
            }
        }

        /// Creates a source that outlives the loops over the changes: each takes the calls that none has answered.
        init(_ calls: Calls) {
            makeBell = { Bell(calls, nil) }
        }

        /// Begins to listen; the returned bell rings until it is dropped.
        func bell() -> Bell { makeBell() }

        /// The calls that have arrived and were not answered.
        final class Bell: Sendable {
            private let calls: Calls
            private let listener: Task<Void, Never>?

            init(_ calls: Calls, _ listener: Task<Void, Never>?) {
                self.calls = calls
                self.listener = listener
            }

            deinit { listener?.cancel() }

            /// Waits for a call, but not longer than a time; all calls so far count as one.
            ///
            /// - Returns: `true` if there was a call.
            func wait(upTo limit: Duration, _ clock: FetchClock) async throws -> Bool {
                try await calls.wait(upTo: limit, clock)
            }
        }
    }
}
