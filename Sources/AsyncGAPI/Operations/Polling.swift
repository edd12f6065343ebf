import AsyncFetch

extension GAPI {
    /// The times at which the state of an operation is requested.
    public struct Polling: Sendable, Hashable {
        /// The wait before the first request.
        public var initialDelay = Duration.seconds(1)
        /// The factor from one wait to the next; one that is not finite leads to ``maximumDelay`` at once.
        public var factor = 1.5
        /// The longest wait.
        public var maximumDelay = Duration.seconds(30)
        /// The time after which polling fails with ``GAPI/Error/Code/operationTimeout``; `nil` for no limit.
        public var timeout: Duration?

        /// Creates polling with the default values.
        public init() {}

        /// Creates polling with the default values and changes it with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }

        /// Returns the wait before a request; requests count from 1.
        func delay(before question: Int) -> Duration {
            initialDelay.grown(forWait: question, by: factor, upTo: maximumDelay)
        }
    }
}
