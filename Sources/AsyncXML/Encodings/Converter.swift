/// A converter of bytes of one encoding into UTF-8, in pieces.
///
/// It shares no memory: copies are independent.
struct Converter: Sendable {
    let charset: XML.Charset
    private let method: Method

    private enum Method {
        case utf8
        case units(bytes: Int, isBigEndian: Bool)
        case table([UInt32])
        case system(name: String)
    }

    /// The escape sequence in effect, for encodings that have such; it is converted again before each piece.
    private var escape: [UInt8] = []

    /// The result of converting a piece.
    struct Conversion {
        /// The number of bytes converted; those that remain are the beginning of a character, or malformed.
        var count = 0
        /// A Boolean value indicating whether the conversion stopped at malformed bytes.
        var isMalformed = false
    }

    init(_ charset: XML.Charset) throws(XML.Error) {
        self.charset = charset
        switch charset.scheme {
        case .utf8: method = .utf8
        case .utf16(let order): method = .units(bytes: 2, isBigEndian: order == .bigEndian)
        case .utf32(let order): method = .units(bytes: 4, isBigEndian: order == .bigEndian)
        case .singleByte(let name):
            guard let table = SingleByteTables.table(for: name) else { throw Self.missing(charset) }
            method = .table(table)
        case .multibyte(let names):
            guard let name = names.first(where: SystemConverter.isAvailable) else { throw Self.missing(charset) }
            method = .system(name: name)
        }
    }

    private static func missing(_ charset: XML.Charset) -> XML.Error {
        XML.Error(.invalidEncoding, "This system has no converter for \(charset.name)")
    }

    /// Converts as many bytes as form whole characters.
    mutating func convert(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isLast: Bool,
        stopsAtMalformed: Bool,
        into utf8: inout [UInt8]
    ) -> Conversion {
        if case .system(let name) = method {
            return SystemConverter.convert(
                bytes,
                from: name,
                escape: &escape,
                isLast: isLast,
                stopsAtMalformed: stopsAtMalformed,
                into: &utf8
            )
        }
        var conversion = Conversion()
        while conversion.count < bytes.count {
            let rest = UnsafeBufferPointer(rebasing: bytes[conversion.count...])
            let step = convertUpToMalformed(rest, isLast: isLast, into: &utf8)
            conversion.count += step.count
            guard step.malformed > 0 else { return conversion }
            guard !stopsAtMalformed else {
                conversion.isMalformed = true
                return conversion
            }
            utf8.append(contentsOf: UTF8.encodedReplacementCharacter)
            conversion.count += step.malformed
        }
        return conversion
    }

    /// The number of bytes converted before the first malformed bytes, and the number of these.
    typealias Step = (count: Int, malformed: Int)

    private func convertUpToMalformed(
        _ bytes: UnsafeBufferPointer<UInt8>,
        isLast: Bool,
        into utf8: inout [UInt8]
    ) -> Step {
        switch method {
        case .utf8:
            return UTF8Scanner.copy(bytes, isLast: isLast, into: &utf8)
        case .units(let size, let isBigEndian):
            return Units.convert(bytes, size: size, isBigEndian: isBigEndian, isLast: isLast, into: &utf8)
        case .table(let table):
            for (index, byte) in bytes.enumerated() {
                guard table[Int(byte)] != SingleByteTables.undefined else { return (index, 1) }
                utf8.append(scalar: table[Int(byte)])
            }
            return (bytes.count, 0)
        case .system:
            return (0, 0)  // The system's converter continues after malformed bytes by itself.
        }
    }
}

extension [UInt8] {
    /// Appends a character in UTF-8; a number that is not a Unicode scalar becomes U+FFFD.
    @inline(__always)
    mutating func append(scalar value: UInt32) {
        switch value {
        case 0..<0x80:
            append(UInt8(truncatingIfNeeded: value))
        case 0x80..<0x800:
            append(UInt8(truncatingIfNeeded: 0xC0 | value >> 6))
            append(UInt8(truncatingIfNeeded: 0x80 | value & 0x3F))
        default:
            append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter)
        }
    }
}
