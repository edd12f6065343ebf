extension Tape {
    /// Parses a document in any encoding.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - charset: The encoding that the transport names.
    ///   - limits: What to refuse.
    /// - Returns: The tape.
    /// - Throws: ``XML/Error`` with the place of what is wrong.
    static func parse(
        _ bytes: some Sequence<UInt8>,
        charset: XML.Charset?,
        limits: XML.Limits
    ) throws(XML.Error) -> Tape {
        func result(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Tape, XML.Error> {
            Result { () throws(XML.Error) in try parse(contiguous: bytes, charset: charset, limits: limits) }
        }
        return try (bytes.withContiguousStorageIfAvailable(result) ?? Array(bytes).withUnsafeBufferPointer(result))
            .get()
    }

    private static func parse(
        contiguous bytes: UnsafeBufferPointer<UInt8>,
        charset: XML.Charset?,
        limits: XML.Limits
    ) throws(XML.Error) -> Tape {
        let head = Array(bytes.prefix(DetectedCharset.longestHead))
        let detected = try DetectedCharset(
            head: head,
            isComplete: true,
            transport: charset,
            context: .xml,
            fallback: .utf8
        )
        let isUTF8 = detected?.charset == .utf8
        // The parser finds UTF-8 by itself unless the document says that it is something else.
        let parser = try Parser(
            limits: limits,
            charset: isUTF8 && charset == nil ? nil : "UTF-8",
            sizeHint: bytes.count
        )
        if isUTF8 {
            try parser.take(bytes)
        } else {
            var decoder = XML.TextDecoder(transport: charset, context: .xml, malformed: .fail)
            var rest = bytes[...]
            var utf8: [UInt8] = []
            while !rest.isEmpty {
                try decoder.decode(rest.prefix(1 << 16), into: &utf8)
                rest = rest.dropFirst(1 << 16)
                if rest.isEmpty { try decoder.finish(into: &utf8) }
                try utf8.withUnsafeBufferPointer { (utf8) throws(XML.Error) in try parser.take(utf8) }
                utf8.removeAll(keepingCapacity: true)
            }
        }
        try parser.finish()
        return parser.makeTape()
    }
}
