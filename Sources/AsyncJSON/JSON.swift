/// JSON as services speak it: exact, fast, and keeping what it does not know.
///
/// A namespace. ``JSON/Model`` is for structs with a field table, ``JSON/Value`` for documents whose shape nobody
/// declared, and ``JSON/UnknownMembers`` for whatever a declared shape has no property for. The grammar is RFC 8259,
/// in UTF-8, without extensions.
public enum JSON {}

extension JSON {
    /// What a parser accepts before it refuses a document.
    public struct Limits: Sendable, Hashable {
        private static let largestSize = Int(Int32.max)

        /// How many arrays and objects may be nested in each other.
        public var depth: Int

        /// How many models may be nested in each other, which only recursive ones can be without end.
        ///
        /// Each takes about a kilobyte of the stack, of which some systems' threads have half a megabyte.
        public var modelDepth: Int

        /// The largest document in bytes; never more than 2 GiB - 1, for offsets have 31 bits.
        public var size: Int {
            didSet { size = min(size, Self.largestSize) }
        }

        /// Whether a member that does not fit its model's property is an error.
        ///
        /// Otherwise the property is nil, and the member is kept among the model's ``JSON/Model/unknown`` ones and written back;
        /// ``JSON/Model/jsonIssues(limit:)`` lists such members. For tests, which want to hear of them at once.
        public var isStrict: Bool

        /// The usual limits, and members that do not fit are errors.
        public static let strict = Limits(isStrict: true)

        /// Creates limits.
        ///
        /// - Parameters:
        ///   - depth: How many arrays and objects may be nested in each other.
        ///   - modelDepth: How many models may be nested in each other.
        ///   - size: The largest document in bytes.
        ///   - isStrict: Whether a member that does not fit its model's property is an error.
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
