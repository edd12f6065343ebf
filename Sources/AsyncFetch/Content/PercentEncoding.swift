/// The percent-encoding of UTF-8 (RFC 3986 §2.1): all bytes except the unreserved ones.
package enum PercentEncoding {
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Returns a text with all bytes encoded that are not unreserved.
    package static func encode(_ text: String) -> String {
        var encoded = ""
        append(text, to: &encoded)
        return encoded
    }

    package static func append(_ text: String, to encoded: inout String, keepingSlashes: Bool = false) {
        func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
            case UInt8(ascii: "/"): keepingSlashes
            default: false
            }
        }
        if text.utf8.allSatisfy(isPlain) {
            encoded += text
            return
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 3)
        for byte in text.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += escape(byte)
            }
        }
        encoded += String(decoding: bytes, as: UTF8.self)
    }

    /// Encodes all characters of a path and query that must not occur there (RFC 3986 §3.3, §3.4), and keeps the rest.
    ///
    /// Encoding the result again changes nothing.
    static func escapingForbidden(_ target: String) -> String {
        /// The number of digits that must still follow a `%`.
        var missing = 0
        let isFine = target.utf8.allSatisfy { byte in
            if missing > 0 {
                missing -= 1
                return isDigit(byte)
            }
            guard byte == UInt8(ascii: "%") else { return isAllowedInTarget(byte) }
            missing = 2
            return true
        }
        if isFine, missing == 0 { return target }
        let bytes = Array(target.utf8)
        var encoded: [UInt8] = []
        encoded.reserveCapacity(bytes.count + 32)
        for (index, byte) in bytes.enumerated() {
            let isEscape = byte == UInt8(ascii: "%") && bytes[(index + 1)...].prefix(2).count(where: isDigit) == 2
            if isEscape || isAllowedInTarget(byte) { encoded.append(byte) } else { encoded += escape(byte) }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static func escape(_ byte: UInt8) -> [UInt8] {
        [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte.hexDigit != nil }

    /// Returns `true` for `pchar`, `/` and `?`; the `%` of an escape is handled elsewhere.
    private static func isAllowedInTarget(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "?")...UInt8(ascii: "Z"): true  // ? @ A …
        case UInt8(ascii: "&")...UInt8(ascii: ";"): true  // & ' ( ) * + , - . / 0 … 9 : ;
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "="), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: false
        }
    }

    /// Decodes each escape such as `%41`; returns `nil` for other uses of `%`, and for bytes that are not UTF-8.
    package static func decode(_ text: some StringProtocol) -> String? {
        bytes(of: text).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// Decodes the escapes of a text to bytes; returns `nil` for other uses of `%`.
    static func bytes(of text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }
}
