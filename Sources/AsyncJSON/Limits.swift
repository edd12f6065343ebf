extension JSON {
    /// The limits beyond which a parser refuses a document.
    public struct Limits: Sendable, Hashable {
        private static let largestSize = Int(Int32.max)

        /// The largest number of arrays and objects that may be nested in each other.
        public var depth: Int

        /// The largest number of models that may be nested in each other; only recursive models can reach it.
        ///
        /// Each model takes about a kilobyte of the stack. On some systems a thread's stack has half a megabyte.
        public var modelDepth: Int

        /// The largest document in bytes; at most 2 GiB - 1, because offsets have 31 bits.
        public var size: Int {
            didSet { size = min(size, Self.largestSize) }
        }

        /// A Boolean value indicating whether a member that does not fit its model's property is an error.
        ///
        /// If `false`, the property is `nil`. The member is kept among the model's ``JSON/Model/unknown`` members and
        /// is written back; ``JSON/Model/jsonIssues(limit:)`` lists such members. Use `true` in tests, which should
        /// report such members at once.
        public var isStrict: Bool

        /// The usual limits; a member that does not fit its model's property is an error.
        public static let strict = Limits(isStrict: true)

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - depth: The largest number of arrays and objects that may be nested in each other.
        ///   - modelDepth: The largest number of models that may be nested in each other.
        ///   - size: The largest document in bytes.
        ///   - isStrict: A Boolean value indicating whether a member that does not fit its model's property is an
        ///     error.
        public init(
            depth: Int = 512,
            modelDepth: Int = 128,
            size: Int = Int(Int32.max),
            isStrict: Bool = false
        ) {
            self.depth = depth
            self.modelDepth = modelDepth
            self.size = min(size, Self.largestSize)
            self.isStrict = isStrict
        }
    }
}
