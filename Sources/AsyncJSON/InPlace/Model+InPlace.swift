extension JSON {
    /// How many zero bytes stand behind a document that is read in place.
    public static let padding = PaddedBytes.padding
}

extension JSON.Model {
    /// Reads a document, which must be one object, where it stands.
    ///
    /// For large documents in memory of your own. `init(json:)` copies the bytes to where zeros stand
    /// behind them; who leaves room for the zeros saves that memory, a third of the peak, and some hundredths of the time. Nothing
    /// of the model refers to the bytes afterwards.
    ///
    /// ```swift
    /// bytes.append(contentsOf: repeatElement(0, count: JSON.padding))
    /// let list = try bytes.withUnsafeBytes { try Storage.Objects(jsonInPlace: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8 and ``JSON/padding`` zero bytes, without which the program stops. Nobody may change them
    ///     meanwhile.
    ///   - limits: What to refuse.
    /// - Throws: ``JSON/Error`` with position for what is no JSON object; with `limits` that are strict, also for a member that
    ///   does not fit its property, with its path.
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
        // One byte order mark may stand in front, as in a document that is copied.
        let offset = document.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var reader = Reader(start: start, end: start + document.count, at: offset, limits: limits)
        try self.init(document: &reader)
    }
}
