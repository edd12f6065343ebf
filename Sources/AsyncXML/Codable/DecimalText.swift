#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The format of decimal numbers in XML Schema, also with an exponent.
enum DecimalText {
    /// The largest mantissa of a `Decimal`, 2^128 - 1.
    private static let largestMantissa = Array("340282366920938463463374607431768211455".utf8)
    /// The number of digits that every mantissa can have.
    private static let digitCount = 38
    private static let exponents = -128...127

    /// Returns the number of a text; `nil` if it is not a number, or one that a `Decimal` cannot hold exactly.
    ///
    /// Foundation's own parser stops at the first character that is not part of a number, and drops digits for which
    /// the mantissa has no room. So it gets only texts that it reads exactly.
    static func number(_ text: String) -> Decimal? {
        var rest = text.utf8[...]
        func take(_ bytes: UInt8...) -> UInt8? {
            guard let first = rest.first, bytes.contains(first) else { return nil }
            rest = rest.dropFirst()
            return first
        }
        func digits() -> [UInt8] {
            let part = Array(rest.prefix { 0x30...0x39 ~= $0 })
            rest = rest.dropFirst(part.count)
            return part
        }
        let (plus, minus) = (UInt8(ascii: "+"), UInt8(ascii: "-"))
        let isNegative = take(plus, minus) == minus
        let whole = digits()
        let fraction = take(UInt8(ascii: ".")) == nil ? [] : digits()
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }
        var exponent = -fraction.count
        if take(UInt8(ascii: "e"), UInt8(ascii: "E")) != nil {
            let sign = take(plus, minus)
            guard let value = Int32(String(decoding: digits(), as: UTF8.self)) else { return nil }
            exponent += sign == minus ? -Int(value) : Int(value)
        }
        guard rest.isEmpty else { return nil }
        var mantissa = Array((whole + fraction).drop { $0 == 0x30 })
        while mantissa.last == 0x30 {
            mantissa.removeLast()
            exponent += 1
        }
        guard !mantissa.isEmpty else { return Decimal() }
        while exponent > exponents.upperBound, mantissa.count < digitCount {
            mantissa.append(0x30)
            exponent -= 1
        }
        guard exponents.contains(exponent), fits(mantissa) else { return nil }
        return Decimal(string: "\(isNegative ? "-" : "")\(String(decoding: mantissa, as: UTF8.self))e\(exponent)")
    }

    private static func fits(_ mantissa: [UInt8]) -> Bool {
        if mantissa.count != largestMantissa.count { return mantissa.count <= digitCount }
        return !largestMantissa.lexicographicallyPrecedes(mantissa)
    }
}
