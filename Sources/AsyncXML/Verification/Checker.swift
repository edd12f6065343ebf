extension XML {
    /// Checks whether a document is well-formed, in constant memory.
    ///
    /// ```swift
    /// let checker = try XML.Checker()
    /// for chunk in chunks { try checker.read(chunk) }
    /// try checker.finish()
    /// ```
    ///
    /// Not for use by two tasks at once.
    public final class Checker {
        private let parser: Parser

        /// Begins a document.
        ///
        /// - Parameters:
        ///   - limits: What to refuse; the size holds for the whole document.
        ///   - charset: The encoding that came with the document.
        /// - Throws: ``XML/Error`` where there is no memory.
        public init(limits: Limits = Limits(size: .max), charset: Charset? = nil) throws(XML.Error) {
            parser = try Parser(limits: limits, charset: charset)
        }

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
                parser.state.pointee.builder.forgetContent()
                rest = UnsafeBufferPointer(rebasing: rest.dropFirst(Parser.slice))
            }
        }

        /// Ends the document.
        ///
        /// - Throws: ``XML/Error`` where it is not complete.
        public func finish() throws(XML.Error) { try parser.finish() }
    }
}

@available(*, unavailable)
extension XML.Checker: Sendable {}
