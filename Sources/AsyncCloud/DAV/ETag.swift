extension Cloud {
    /// The version of a resource, as a server names it (RFC 9110 §8.8.3).
    ///
    /// Servers write it with quotes, without, and with `W/` before it; all of these are read. Two tags are equal if they
    /// have the same text and the same strength.
    public struct ETag: Hashable, Sendable, Codable {
        /// The text between the quotes.
        public var value: String
        /// A Boolean value indicating whether the tag promises only a similar content.
        public var isWeak: Bool

        /// Creates a tag.
        public init(_ value: String, isWeak: Bool = false) {
            self.value = value
            self.isWeak = isWeak
        }
    }
}
