extension GAPI {
    /// The settings of one batch of calls.
    ///
    /// ```swift
    /// let results = try await drive.batch(queries, options: .init { $0.maximumCalls = 20; $0.calls.retry = .none })
    /// ```
    public struct BatchOptions: Sendable {
        /// The most calls in one request; `nil` for the service's own limit, which is never exceeded.
        ///
        /// A service that reports too many requests gets smaller batches for a while, whatever this is.
        public var maximumCalls: Int?
        /// The most bytes of one request; `nil` for the service's own limit, which is never exceeded.
        public var maximumBytes: Int?
        /// The most requests that run at the same time.
        public var batchesInFlight = 2
        /// The longest time that a call waits for others to fill its batch.
        ///
        /// A batch that is not full is sent earlier if no further call can be on its way.
        public var gatheringTime: Duration = .milliseconds(20)
        /// The options of each call; those of a ``GAPI/BatchCall`` win.
        ///
        /// The timeout begins when the call enters a batch, and includes its retries. `maximumResponseBytes` limits
        /// each part of an answer and the answer as a whole.
        public var calls = QueryOptions()

        /// Creates options with the default values.
        public init() {}

        /// Creates options with the default values and changes them with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }
    }
}
