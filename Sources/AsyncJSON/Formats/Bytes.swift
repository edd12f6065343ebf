extension JSON {
    /// Bytes as base64 text: Discovery's `byte` format.
    ///
    /// Both alphabets are read (RFC 4648 §4 and §5), with or without padding, and the text is written back as it was
    /// read. Two values are equal if their bytes are.
    public struct Bytes: Sendable, CustomStringConvertible {
        /// The base64 text.
        public let description: String

        /// Encodes bytes in the standard alphabet, with padding.
        ///
        /// - Parameter bytes: The bytes.
        public init(_ bytes: some Sequence<UInt8>) {
            description = Base64.encode(bytes, Base64.standard, isPadded: true)
        }

        /// Encodes bytes in the alphabet that is safe in URLs and file names (RFC 4648 §5), without padding.
        ///
        /// Gmail's `raw` requires this form.
        ///
        /// - Parameter bytes: The bytes.
        public init(urlSafe bytes: some Sequence<UInt8>) {
            description = Base64.encode(bytes, Base64.urlSafe, isPadded: false)
        }

        /// Checks base64 text.
        ///
        /// - Parameter text: Text in either alphabet, with padding or without.
        /// - Throws: ``JSON/Error`` with the code `invalidValue`.
        public init(parsing text: String) throws(JSON.Error) { try self.init(checking: text) }

        /// The bytes, decoded again at each access.
        public var bytes: [UInt8] { Base64.decode(description.utf8) ?? [] }
    }
}

extension JSON.Bytes: TextFormat {
    static var expectation: StaticString { "base64 text" }

    init?(utf8 text: UnsafeBufferPointer<UInt8>) {
        guard Base64.decode(text) != nil else { return nil }
        description = String(decoding: text, as: UTF8.self)
    }

    func writeText(to writer: inout Writer) { writer.raw(description) }

    /// Returns `true` if two values stand for the same bytes, in either alphabet.
    public static func == (lhs: JSON.Bytes, rhs: JSON.Bytes) -> Bool {
        lhs.description == rhs.description || lhs.bytes == rhs.bytes
    }

    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

/// The base64 encoding of RFC 4648, with the standard and the URL-safe alphabet.
private enum Base64 {
    static let standard = letters + Array("+/".utf8)
    static let urlSafe = letters + Array("-_".utf8)
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

    static func encode(_ bytes: some Sequence<UInt8>, _ alphabet: [UInt8], isPadded: Bool) -> String {
        var text: [UInt8] = []
        var bits: UInt32 = 0
        var bitCount = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            bitCount += 8
            while bitCount >= 6 {
                bitCount -= 6
                text.append(alphabet[Int(bits >> bitCount & 63)])
            }
        }
        if bitCount > 0 { text.append(alphabet[Int(bits << (6 - bitCount) & 63)]) }
        while isPadded, text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
        return String(decoding: text, as: UTF8.self)
    }

    static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count * 3 / 4)
        var bits: UInt32 = 0
        var digitCount = 0
        var padding = 0
        for character in text {
            guard character != UInt8(ascii: "=") else {
                padding += 1
                continue
            }
            guard padding == 0, let digit = digit(character) else { return nil }
            bits = bits << 6 | digit
            digitCount += 1
            if digitCount % 4 != 1 { bytes.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * ((digitCount - 1) % 4)))) }
        }
        // A single digit holds no byte. Padding, if there is any, completes a group of four.
        guard digitCount % 4 != 1, padding == 0 || padding <= 2 && (digitCount + padding) % 4 == 0 else { return nil }
        return bytes
    }

    private static func digit(_ character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character) + 4
        case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
        case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
