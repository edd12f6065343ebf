/// The exact value of a JSON number, for comparing numbers with different spellings.
///
///     -120.50e3   →   isNegative true, digits "1205", exponent 2      (-1205 × 10²)
///     0.0         →   isNegative false, digits "", exponent 0
struct Decimal: Hashable {
    var isNegative: Bool
    /// ASCII digits without leading and trailing zeros; empty for zero.
    var digits: [UInt8]
    var exponent: Int

    /// Creates the value of a number, or `nil` if the text is not a number or its exponent is too long.
    ///
    /// The limit is 16 characters, sign included. Numbers with a longer exponent are compared as text.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard isJSONNumber(text) else { return nil }
        let mantissaEnd = text.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? text.endIndex
        exponent = 0
        if mantissaEnd < text.endIndex {
            let digits = text[(mantissaEnd + 1)...]
            guard digits.count <= 16, let value = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
            exponent = value
        }
        isNegative = text.first == UInt8(ascii: "-")
        digits = []
        var hasPoint = false
        for byte in text[..<mantissaEnd].dropFirst(isNegative ? 1 : 0) {
            if byte == UInt8(ascii: ".") {
                hasPoint = true
                continue
            }
            if hasPoint { exponent -= 1 }
            if byte != UInt8(ascii: "0") || !digits.isEmpty { digits.append(byte) }
        }
        while digits.last == UInt8(ascii: "0") {
            digits.removeLast()
            exponent += 1
        }
        if digits.isEmpty { (isNegative, exponent) = (false, 0) }
    }
}
