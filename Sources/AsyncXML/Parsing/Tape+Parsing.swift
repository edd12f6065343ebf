extension Tape {
    /// Parses a document in any encoding.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - charset: The encoding that the transport names.
    ///   - limits: The limits beyond which a document is refused.
    /// - Returns: The tape.
    /// - Throws: ``XML/Error`` with the place of the failure.
    static func parse(
        _ bytes: some Sequence<UInt8>,
        charset: XML.Charset?,
        limits: XML.Limits
    ) throws(XML.Error) -> Tape {
        // Typed errors do not pass through the standard library's function.
        func result(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Tape, XML.Error> {
            Result { () throws(XML.Error) in
                let parser = try Parser(limits: limits, charset: charset, sizeHint: bytes.count)
                try parser.take(bytes)
                try parser.finish()
                return parser.makeTape()
            }
        }
        return try (bytes.withContiguousStorageIfAvailable(result) ?? Array(bytes).withUnsafeBufferPointer(result))
            .get()
    }
}
