/// A text with one level of its escapes replaced, and the way back to the original text.
///
///     https:\/\/a\/?x=1\u0026sig=ab    https%3A%2F%2Fa%2F%3Fx%3D1%26sig%3Dab    https://a/?x=1&amp;sig=ab
///
/// All of these become `https://a/?x=1&sig=ab`. A text that was escaped twice needs two steps.
struct UnescapedText {
    private(set) var bytes: [UInt8] = []
    /// The start of each byte in the original text, and the end of the text after them.
    private(set) var origins: [Int] = []

    /// Replaces one level of escapes.
    ///
    /// - Returns: `nil` if no escape can hide a secret.
    init?(_ text: TextBytes, origins outer: [Int]?) {
        guard Self.hidesSomething(text) else { return nil }
        bytes.reserveCapacity(text.count)
        origins.reserveCapacity(text.count + 1)
        var index = 0
        while index < text.count {
            let (byte, length) = Self.escape(text, at: index) ?? (text[index], 1)
            bytes.append(byte)
            origins.append(outer?[index] ?? index)
            index += length
        }
        origins.append(outer?[index] ?? index)
    }

    private static var percent: UInt8 { UInt8(ascii: "%") }
    private static var backslash: UInt8 { UInt8(ascii: "\\") }
    private static var ampersand: UInt8 { UInt8(ascii: "&") }

    /// Returns `true` if there are escapes other than those of quotation marks, which a search handles itself.
    private static func hidesSomething(_ text: TextBytes) -> Bool {
        var index = 0
        while index < text.count {
            index = text.index(from: index) { $0 != percent && $0 != backslash && $0 != ampersand }
            guard index < text.count else { break }
            guard let (_, length) = escape(text, at: index) else {
                index += 1
                continue
            }
            if length > 2 || text[index + 1] != UInt8(ascii: "\"") { return true }
            index += length
        }
        return false
    }

    private static func escape(_ text: TextBytes, at index: Int) -> (byte: UInt8, length: Int)? {
        switch text[index] {
        case percent: hexadecimal(text, at: index + 1).map { ($0, 3) }
        case backslash: backslashed(text, at: index)
        case ampersand: entity(text, at: index)
        default: nil
        }
    }

    private static func backslashed(_ text: TextBytes, at index: Int) -> (UInt8, Int)? {
        guard index + 1 < text.count else { return nil }
        switch text[index + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "'"): return (text[index + 1], 2)
        case UInt8(ascii: "n"): return (0x0A, 2)
        case UInt8(ascii: "r"): return (0x0D, 2)
        case UInt8(ascii: "t"): return (0x09, 2)
        case UInt8(ascii: "x"): return hexadecimal(text, at: index + 2).map { ($0, 4) }
        case UInt8(ascii: "u"):
            guard hexadecimal(text, at: index + 2) == 0, let byte = hexadecimal(text, at: index + 4), byte < 0x80 else {
                return nil
            }
            return (byte, 6)
        default: return nil
        }
    }

    private static func hexadecimal(_ text: TextBytes, at index: Int) -> UInt8? {
        guard index + 1 < text.count, let high = text[index].hexDigit, let low = text[index + 1].hexDigit else {
            return nil
        }
        return high << 4 | low
    }

    // MARK: XML

    private static let entities: [(name: StaticString, byte: UInt8)] = [
        ("amp;", UInt8(ascii: "&")), ("quot;", UInt8(ascii: "\"")), ("apos;", UInt8(ascii: "'")),
        ("lt;", UInt8(ascii: "<")), ("gt;", UInt8(ascii: ">")),
    ]

    /// Decodes `&amp;`, `&#38;` or `&#x26;`.
    private static func entity(_ text: TextBytes, at index: Int) -> (UInt8, Int)? {
        let start = index + 1
        guard start < text.count else { return nil }
        guard text[start] == UInt8(ascii: "#") else {
            let entity = entities.first { text.holds($0.name, at: start) }
            return entity.map { ($0.byte, $0.name.utf8CodeUnitCount + 1) }
        }
        // Not longer than a code needs, with some zeros before it.
        let digits = text[from: start + 1, to: start + 9]
        guard let end = digits.firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let number = String(decoding: digits[..<end], as: UTF8.self)
        let isHexadecimal = number.hasPrefix("x") || number.hasPrefix("X")
        let code = isHexadecimal ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
        guard let code, code > 0, code < 0x80 else { return nil }
        return (UInt8(code), end + 1 - index)
    }
}
