extension Cloud.ETag {
    /// Creates a tag of the value of a header, such as `"6b00"` or `W/"6b00"`; `nil` if it names no version.
    public init?(header text: some StringProtocol) { self.init(lenient: text) }

    /// Creates a tag of the text of a property; some servers leave the quotes out.
    public init?(property text: some StringProtocol) { self.init(lenient: text) }

    private init?(lenient text: some StringProtocol) {
        var copy = String(text)
        let read = copy.withUTF8 { bytes -> (value: String, isWeak: Bool)? in
            var bytes = bytes[...]
            while let first = bytes.first, Self.isBlank(first) { bytes.removeFirst() }
            while let last = bytes.last, Self.isBlank(last) { bytes.removeLast() }
            let isWeak =
                bytes.count >= 2 && bytes[bytes.startIndex] | 0x20 == UInt8(ascii: "w")
                && bytes[bytes.startIndex + 1] == UInt8(ascii: "/")
            if isWeak { bytes.removeFirst(2) }
            let quote = UInt8(ascii: "\"")
            if bytes.count >= 2, bytes.first == quote, bytes.last == quote { bytes = bytes.dropFirst().dropLast() }
            // Another byte could not be sent back in a header.
            guard !bytes.isEmpty, bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != quote }) else { return nil }
            return (String(decoding: bytes, as: UTF8.self), isWeak)
        }
        guard let read else { return nil }
        self.init(read.value, isWeak: read.isWeak)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    /// The tag as a server writes it in a header.
    public var text: String { (isWeak ? "W/" : "") + "\"\(value)\"" }

    /// The tag as a precondition names it.
    ///
    /// A weak tag never matches there (RFC 9110 §13.1.1). Apache's tags are weak only in the first second of a version
    /// and then the same ones are strong, so the strong form is what can be right.
    var condition: String { "\"\(value)\"" }
}
