extension API {
    /// The limits of a service's batches, which are requests that carry many calls.
    ///
    /// Descriptions contain the path of batches, but neither the limits nor the fact that some services take no batches
    /// any more; ``Document/batchLimits`` returns what is known.
    public struct BatchLimits: Sendable, Hashable {
        /// The evidence that a service takes batches.
        public enum Support: String, Sendable, Hashable {
            /// The service's documentation describes batches.
            case documented
            /// The service's description names a path of batches, as those of nearly all services do; nothing else is
            /// known.
            case undocumented
            /// The service refuses batches, although its description names a path.
            case off
        }

        /// The evidence that the service takes batches.
        public var support: Support
        /// The most calls in one batch.
        public var maximumCalls: Int
        /// The most bytes of the body of one batch.
        public var maximumBytes: Int
        /// The most bytes of the path and query of one call.
        public var maximumURLLength: Int

        /// Creates limits; the defaults are those of services whose limits are unknown.
        public init(
            _ support: Support = .undocumented,
            maximumCalls: Int = 50,
            maximumBytes: Int = 9_500_000,
            maximumURLLength: Int = 8_000
        ) {
            self.support = support
            self.maximumCalls = maximumCalls
            self.maximumBytes = maximumBytes
            self.maximumURLLength = maximumURLLength
        }

        /// A Boolean value indicating whether the service refuses batches.
        public var isOff: Bool { support == .off }
    }
}
