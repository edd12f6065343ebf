extension XML {
    /// A character encoding, by one of the names that servers and documents use for it.
    ///
    /// ```swift
    /// let charset = XML.Charset(contentType: "text/html; charset=cp1251")   // windows-1251
    /// let text = try XML.TextDecoder(transport: charset, context: .html).text(of: body)
    /// ```
    ///
    /// Names and what they stand for are those of the WHATWG Encoding Standard, to which UTF-32 is added: `iso-8859-1`
    /// and `us-ascii` are read as windows-1252, `gb2312` as GBK, because that is what documents so labelled hold. Two
    /// charsets are equal when they decode alike by name.
    public struct Charset: Sendable, Hashable, CustomStringConvertible {
        /// The name of the encoding, such as `windows-1251`, which is the same for all of its labels.
        public let name: String
        let scheme: Scheme

        /// How bytes become characters.
        enum Scheme: Sendable, Hashable {
            case utf8
            case utf16(ByteOrder)
            case utf32(ByteOrder)
            /// One byte is one character; the name is the system converter's.
            case singleByte(String)
            /// Some characters are several bytes; the names are the system converter's, the best one first.
            case multibyte([String])
        }

        /// The order of the bytes of a unit.
        enum ByteOrder: Sendable, Hashable {
            case bigEndian, littleEndian
            /// By the first bytes, which are a mark or hold a character of ASCII.
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
        /// The superset of Latin 1 and ASCII that stands for both.
        public static let windows1252 = Charset(name: "windows-1252", scheme: .singleByte("CP1252"))

        /// The encoding a label names, in any case and with white space around it; nil for labels nobody knows.
        ///
        /// - Parameter label: The label, such as `UTF8`, `latin1`, `x-sjis`.
        public init?(label: String) {
            guard let charset = Self.charsetsByLabel[label.lowercased().trimmingASCIIWhitespace()] else { return nil }
            self = charset
        }

        /// The encoding that the `charset` parameter of a media type names; nil without one, or when nobody knows it.
        ///
        /// - Parameter contentType: The value of a Content-Type field. Both kinds of quotes and blanks around the
        ///   equals sign are accepted, as servers send them.
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
