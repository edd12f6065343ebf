extension JSON {
    /// A parser that uses its memory again, for many documents one after the other.
    ///
    /// ```swift
    /// var parser = JSON.Parser()
    /// for line in lines {
    ///     let value = try parser.parse(line)
    ///     total += value["size"]?.int64 ?? 0
    /// }
    /// ```
    ///
    /// It reads as `JSON.Value(parsing:)` does. That allocates memory for the bytes and the index of each document; for a
    /// document of some hundred kilobytes, the system's work for it takes about as long as the parsing. The parser keeps
    /// that of its last document. It takes it again as soon as no value of that document exists any more. While one does,
    /// the next document gets memory of its own: a value never changes. So keep the numbers and strings of a document, or
    /// values that are ``JSON/Value/detached()``.
    ///
    /// The memory is about twice as large as the largest document, or more if its values are short: up to nine times for
    /// an array of digits. It is freed with the parser. A copy of a parser shares the memory with the original until
    /// either parses a document. Tasks that work at the same time use a parser each.
    public struct Parser: Sendable {
        /// The limits beyond which a document is refused.
        public var limits: Limits

        private var last: Document?

        /// Creates a parser, which has no memory yet.
        ///
        /// - Parameter limits: The limits beyond which a document is refused.
        public init(limits: Limits = Limits()) { self.limits = limits }

        /// Parses a document, which must be one JSON value in UTF-8.
        ///
        /// - Parameter bytes: The document.
        /// - Returns: The value; the parser's memory is in use as long as it or a part of it exists.
        /// - Throws: ``JSON/Error`` with the place of the first byte that is not JSON. The parser can be used afterwards.
        public mutating func parse(_ bytes: some Sequence<UInt8>) throws(JSON.Error) -> Value {
            let document: Document
            if isKnownUniquelyReferenced(&last), let spare = last {
                last = nil
                document = try Document(bytes, limits: limits, reusing: spare)
            } else {
                document = try Document(PaddedBytes.copy(bytes, limits: limits), limits: limits)
            }
            last = document
            return Value(document, 0)
        }

        /// Parses a text, which must be one JSON value.
        ///
        /// - Parameter text: The document.
        /// - Returns: The value; the parser's memory is in use as long as it or a part of it exists.
        /// - Throws: ``JSON/Error`` with the place of the first byte that is not JSON. The parser can be used afterwards.
        public mutating func parse(_ text: String) throws(JSON.Error) -> Value { try parse(text.utf8) }
    }
}
