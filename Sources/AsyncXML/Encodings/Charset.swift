extension XML {
    /// A character encoding, with the names that servers and documents use for it.
    ///
    /// ```swift
    /// let charset = XML.Charset(contentType: "text/html; charset=cp1251")   // windows-1251
    /// let text = try XML.TextDecoder(transport: charset, context: .html).text(of: body)
    /// ```
    ///
    /// Names and their meanings are those of the WHATWG Encoding Standard; UTF-32 is added. `iso-8859-1` and `us-ascii`
    /// are read as windows-1252, and `gb2312` as GBK, because documents with these labels contain that. Two charsets
    /// are equal if their names and their ways of decoding are equal.
    public struct Charset: Sendable, Hashable, CustomStringConvertible {
        /// The name of the encoding, such as `windows-1251`; it is the same for all labels of the encoding.
        public let name: String
        let scheme: Scheme

        /// The way in which bytes become characters.
        enum Scheme: Sendable, Hashable {
            case utf8
            case utf16(ByteOrder)
            case utf32(ByteOrder)
            /// Each byte is one character; the name is that of the system's converter.
            case singleByte(String)
            /// Some characters have several bytes; the names are those of the system's converter, the best one first.
            case multibyte([String])
        }

        /// The order of the bytes of a unit.
        enum ByteOrder: Sendable, Hashable {
            case bigEndian, littleEndian
            /// The order is found in the first bytes, which are a mark or contain an ASCII character.
            case unknown
        }

        init(name: String, scheme: Scheme) {
            self.name = name
            self.scheme = scheme
        }

        /// UTF-8.
        public static let utf8 = Charset(name: "utf-8", scheme: .utf8)
        /// UTF-16 with the low byte first.
        public static let utf16LittleEndian = Charset(name: "utf-16le", scheme: .utf16(.littleEndian))
        /// UTF-16 with the high byte first.
        public static let utf16BigEndian = Charset(name: "utf-16be", scheme: .utf16(.bigEndian))
        /// UTF-32 with the low byte first.
        public static let utf32LittleEndian = Charset(name: "utf-32le", scheme: .utf32(.littleEndian))
        /// UTF-32 with the high byte first.
        public static let utf32BigEndian = Charset(name: "utf-32be", scheme: .utf32(.bigEndian))
        /// The superset of Latin 1 and ASCII that is used for both.
        public static let windows1252 = Charset(name: "windows-1252", scheme: .singleByte("CP1252"))

        /// Creates the encoding of a label, in any case and with white space around it; `nil` for unknown labels.
        ///
        /// - Parameter label: The label, such as `UTF8`, `latin1`, `x-sjis`.
        public init?(label: String) {
            guard let charset = Self.charsetsByLabel[label.lowercased().trimmingASCIIWhitespace()] else { return nil }
            self = charset
        }

        /// Creates the encoding that the `charset` parameter of a media type names.
        ///
        /// The result is `nil` if there is no such parameter or if its value is unknown.
        ///
        /// - Parameter contentType: The value of a Content-Type field. Both kinds of quotes, and blanks around the
        ///   equals sign, are accepted, because servers send them.
        public init?(contentType: String) {
            guard let label = Self.charsetParameter(of: contentType) else { return nil }
            self.init(label: label)
        }

        /// The name.
        public var description: String { name }
    }
}

extension XML.Charset {
    private static func charsetParameter(of contentType: String) -> String? {
        for parameter in contentType.split(separator: ";", omittingEmptySubsequences: false).dropFirst() {
            guard let equals = parameter.firstIndex(of: "=") else { continue }
            let name = String(parameter[..<equals]).trimmingASCIIWhitespace().lowercased()
            guard name == "charset" else { continue }
            let value = String(parameter[parameter.index(after: equals)...]).trimmingASCIIWhitespace()
            guard let quote = value.first, quote == "\"" || quote == "'" else { return value }
            return String(value.dropFirst().prefix { $0 != quote })
        }
        return nil
    }
}

extension String {
    fileprivate func trimmingASCIIWhitespace() -> String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
        guard let start = utf8.firstIndex(where: { !isSpace($0) }), let end = utf8.lastIndex(where: { !isSpace($0) })
        else { return "" }
        return String(self[start...end])
    }
}
