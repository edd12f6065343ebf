extension JSON {
    /// A span of time to the nanosecond, which is written as it was read: `google-duration`, such as `3.5s`.
    public struct Duration: Sendable, Comparable, CustomStringConvertible {
        /// Whole seconds, rounded towards zero.
        public let seconds: Int64
        /// Nanoseconds beyond ``seconds``, -999,999,999 to 999,999,999, with the same sign.
        public let nanoseconds: Int32

        private let fractionDigits: UInt8
        /// The text as it was read, if the properties above would print another text.
        private var unusualText: String?

        /// Creates a duration, which is written with 0, 3, 6 or 9 digits of a second's fraction.
        ///
        /// - Parameter duration: Swift's duration; parts smaller than a nanosecond are cut off.
        public init(_ duration: Swift.Duration) {
            let (seconds, attoseconds) = duration.components
            self.seconds = seconds
            nanoseconds = Int32(attoseconds / 1_000_000_000)
            fractionDigits = UInt8(AsyncJSON.fractionDigits(nanoseconds))
            unusualText = nil
        }

        /// Parses seconds with a trailing `s`.
        ///
        /// - Parameter text: The duration, such as `-0.25s`.
        /// - Throws: ``JSON/Error`` with the code `invalidValue`.
        public init(parsing text: String) throws(JSON.Error) { try self.init(checking: text) }

        /// The same span as Swift's duration.
        public var duration: Swift.Duration { .seconds(seconds) + .nanoseconds(nanoseconds) }

        /// The text as it was read, or the shortest text with 0, 3, 6 or 9 digits.
        public var description: String { text }

        /// Returns `true` if two durations are equally long.
        public static func == (lhs: Duration, rhs: Duration) -> Bool {
            lhs.seconds == rhs.seconds && lhs.nanoseconds == rhs.nanoseconds
        }

        /// Returns `true` if the first duration is shorter than the second.
        public static func < (lhs: Duration, rhs: Duration) -> Bool {
            (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
        }
    }
}

extension JSON.Duration: TextFormat {
    static var expectation: StaticString { "a duration in seconds (3.5s)" }

    init?(utf8 text: UnsafeBufferPointer<UInt8>) {
        var parser = FormatParser(text)
        let isNegative = parser.take(UInt8(ascii: "-")) != nil
        guard let magnitude = parser.digits(), let (fraction, digits) = parser.fraction(),
            parser.take(UInt8(ascii: "s")) != nil, parser.isAtEnd
        else { return nil }
        seconds = Int64(isNegative ? -magnitude : magnitude)
        nanoseconds = isNegative ? -fraction : fraction
        fractionDigits = UInt8(min(digits, 9))
        unusualText = nil
        if !description.utf8.elementsEqual(text) { unusualText = String(decoding: text, as: UTF8.self) }
    }

    func writeText(to writer: inout Writer) {
        if let unusualText { return writer.raw(unusualText) }
        if seconds < 0 || nanoseconds < 0 { writer.byte(UInt8(ascii: "-")) }
        writer.integer(seconds.magnitude)
        writer.fraction(nanoseconds, digits: Int(fractionDigits))
        writer.byte(UInt8(ascii: "s"))
    }

    /// Hashes the length.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(seconds)
        hasher.combine(nanoseconds)
    }
}
