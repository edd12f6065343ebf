extension XML {
    /// A checker that tests if a document is well-formed, in constant memory.
    ///
    /// ```swift
    /// let checker = try XML.Checker()
    /// for chunk in chunks { try checker.read(chunk) }
    /// try checker.finish()
    /// ```
    ///
    /// Two tasks must not use a checker at the same time.
    public final class Checker {
        private let parser: Parser

        /// Creates a checker for a document.
        ///
        /// - Parameters:
        ///   - limits: The limits beyond which the document is refused; the size applies to the whole document.
        ///   - charset: The encoding that the transport names.
        /// - Throws: ``XML/Error`` if no memory is available.
        public init(limits: Limits = Limits(size: .max), charset: Charset? = nil) throws(XML.Error) {
            parser = try Parser(
                limits: limits,
                charset: charset,
                usesTokenizer: Tokenizer.isUsed && Self.canUseTokenizer(limits)
            )
        }

        /// Returns `true` if no slice has so many nodes as the limits allow.
        ///
        /// A text that is not complete is forgotten with its slice by libxml2, but not by the tokenizer.
        static func canUseTokenizer(_ limits: Limits) -> Bool { limits.nodes >= 1 << 22 && limits.depth <= 1 << 20 }

        /// Takes the next piece of the document.
        ///
        /// - Parameter bytes: The piece.
        /// - Throws: ``XML/Error`` with line and column.
        public func read(_ bytes: some Sequence<UInt8>) throws(XML.Error) {
            let result = bytes.withContiguousStorageIfAvailable { bytes in
                Result { () throws(XML.Error) in try read(bytes) }
            }
            if let result { return try result.get() }
            try Array(bytes).withUnsafeBufferPointer { (bytes) throws(XML.Error) in try read(bytes) }
        }

        private func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(XML.Error) {
            var rest = bytes
            while !rest.isEmpty {
                try parser.take(UnsafeBufferPointer(rebasing: rest.prefix(Parser.slice)))
                parser.forgetContent()
                rest = UnsafeBufferPointer(rebasing: rest.dropFirst(Parser.slice))
            }
        }

        /// Ends the document.
        ///
        /// - Throws: ``XML/Error`` if the document is not complete.
        public func finish() throws(XML.Error) { try parser.finish() }
    }
}

@available(*, unavailable)
extension XML.Checker: Sendable {}
