extension JSON {
    /// The number of zero bytes after a document that is read in place.
    public static let padding = PaddedBytes.padding
}

extension JSON.Model {
    /// Reads a document, which must be one object, in the memory where it is.
    ///
    /// This is for large documents in memory that the caller owns. `init(json:)` copies the bytes to a place with zeros
    /// after them. A caller that leaves room for the zeros saves that copy, which is a third of the peak memory and a
    /// few hundredths of the time. The model does not refer to the bytes afterwards.
    ///
    /// ```swift
    /// bytes.append(contentsOf: repeatElement(0, count: JSON.padding))
    /// let list = try bytes.withUnsafeBytes { try Storage.Objects(jsonInPlace: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8 and ``JSON/padding`` zero bytes, without which the program stops. The bytes
    ///     must not change during the call.
    ///   - limits: The limits beyond which a document is refused.
    /// - Throws: ``JSON/Error`` with position if the document is not a JSON object; with strict `limits`, also for a
    ///   member that does not fit its property, with its path.
    public init(
        jsonInPlace bytes: UnsafeRawBufferPointer,
        limits: JSON.Limits = JSON.Limits()
    ) throws(JSON.Error) {
        let document = bytes.dropLast(JSON.padding)
        let padding = bytes[document.endIndex...]
        guard padding.count == JSON.padding, padding.allSatisfy({ $0 == 0 }), let address = bytes.baseAddress else {
            preconditionFailure("A document that is read in place ends with \(JSON.padding) zero bytes")
        }
        guard document.count <= limits.size else {
            throw JSON.Error(.sizeExceeded, "The document has \(document.count) bytes, allowed are \(limits.size)")
        }
        let start = address.assumingMemoryBound(to: UInt8.self)
        // One byte order mark is allowed at the start, as in a document that is copied.
        let offset = document.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var reader = Reader(start: start, end: start + document.count, at: offset, limits: limits)
        try self.init(document: &reader)
    }
}
