extension Reader {
    /// Scans a number; the cursor moves from its first byte past its last.
    @inline(__always)
    mutating func scanNumber() throws(JSON.Error) -> UnsafeBufferPointer<UInt8> {
        let first = cursor
        if cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
        if cursor.pointee == UInt8(ascii: "0") {
            cursor += 1
            if isDigit(cursor.pointee) { throw syntax("A number must not start with 0") }
        } else {
            try scanDigits()
        }
        if cursor.pointee == UInt8(ascii: ".") {
            cursor += 1
            try scanDigits()
        }
        if cursor.pointee | 0x20 == UInt8(ascii: "e") {
            cursor += 1
            if cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
            try scanDigits()
        }
        return UnsafeBufferPointer(start: first, count: cursor - first)
    }

    @inline(__always)
    private mutating func scanDigits() throws(JSON.Error) {
        guard isDigit(cursor.pointee) else { throw syntax("Expected a digit") }
        repeat { cursor += 1 } while isDigit(cursor.pointee)
    }

    /// Reads an integer written as a number or as a string; Google's services write integers of 64 bits as strings.
    @inline(__always)
    mutating func readInteger<I: FixedWidthInteger>(_: I.Type) throws(JSON.Error) -> I {
        let first = cursor
        if let value = readUsualInteger().flatMap(I.init(exactly:)) { return value }
        cursor = first
        return try readUnusualInteger(I.self)
    }

    /// Moves past an integer of at most 18 digits without a sign and returns it; `nil` for all others.
    ///
    /// It is read while it is scanned. If the result is `nil`, the cursor may be at any place.
    @inline(__always)
    private mutating func readUsualInteger() -> Int64? {
        let isQuoted = peek() == UInt8(ascii: "\"")
        if isQuoted { cursor += 1 }
        let first = cursor
        var value: Int64 = 0
        while case let digit = cursor.pointee &- 0x30, digit < 10 {
            // The value of more than 18 digits, which may be wrong, is not used.
            value = value &* 10 &+ Int64(digit)
            cursor += 1
        }
        guard 1...18 ~= cursor - first else { return nil }
        if isQuoted {
            guard cursor.pointee == UInt8(ascii: "\"") else { return nil }
            cursor += 1
            return value
        }
        // A number may not start with 0, and it may have a fraction or an exponent.
        guard first.pointee != UInt8(ascii: "0") || cursor - first == 1 else { return nil }
        guard cursor.pointee != UInt8(ascii: "."), cursor.pointee | 0x20 != UInt8(ascii: "e") else { return nil }
        return value
    }

    @inline(never)
    private mutating func readUnusualInteger<I: FixedWidthInteger>(_: I.Type) throws(JSON.Error) -> I {
        let text = try scanNumberText("an integer")
        guard let value = I(jsonNumber: text) ?? withoutEscapes(text, I.init(jsonNumber:)) else {
            throw failure(ofNumber: text, "an integer", "is no integer that fits \(I.bitWidth) bits")
        }
        return value
    }

    /// Reads a floating-point number or a string, which may also be `NaN`, `Infinity` or `-Infinity` (ProtoJSON).
    mutating func readDouble() throws(JSON.Error) -> Double {
        let text = try scanNumberText("a number")
        guard let value = Double(jsonNumber: text) ?? withoutEscapes(text, Double.init(jsonNumber:)) else {
            throw failure(ofNumber: text, "a number", "does not fit a Double")
        }
        return value
    }

    /// Reads a floating-point number as `readDouble` does.
    mutating func readFloat() throws(JSON.Error) -> Float {
        let text = try scanNumberText("a number")
        guard let value = Float(jsonNumber: text) ?? withoutEscapes(text, Float.init(jsonNumber:)) else {
            throw failure(ofNumber: text, "a number", "does not fit a Float")
        }
        return value
    }

    @inline(never)
    private func failure(
        ofNumber text: UnsafeBufferPointer<UInt8>,
        _ expected: String,
        _ unfit: @autoclosure () -> String
    ) -> JSON.Error {
        if let start = text.baseAddress, let offset = firstInvalidUTF8(text) { return invalidUTF8(at: start + offset) }
        let (code, message) = problem(ofNumber: text, expected, unfit())
        // A string begins at its quote. A number may be the first byte of the document.
        let place = text.baseAddress.map { $0 > start && $0[-1] == UInt8(ascii: "\"") ? $0 - 1 : $0 }
        return failure(code, message, at: place)
    }

    /// Scans the text of a number, or of a string that may hold one.
    @inline(__always)
    private mutating func scanNumberText(_ expected: StaticString) throws(JSON.Error) -> UnsafeBufferPointer<UInt8> {
        switch peek() {
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try scanNumber()
        case UInt8(ascii: "\""): return try scanString().bytes
        default: throw mismatch(expected.description)
        }
    }
}

/// Returns why the text of a number or a string is not a value of a numeric type.
func problem(
    ofNumber text: UnsafeBufferPointer<UInt8>,
    _ expected: String,
    _ unfit: String
) -> (JSON.Error.Code, String) {
    func number(_ text: UnsafeBufferPointer<UInt8>) -> String? { isJSONNumber(text) ? excerpt(text) : nil }
    guard let shown = number(text) ?? withoutEscapes(text, number) else {
        return (.typeMismatch, "Expected \(expected), found a string")
    }
    return (.invalidValue, "The number \(shown) \(unfit)")
}

/// Reads the text of a checked string with its escapes resolved; returns `nil` if it has none.
///
/// No number is spelled with escapes, so only a text that could not be read as one is looked at again.
@inline(never)
func withoutEscapes<T>(_ text: UnsafeBufferPointer<UInt8>, _ read: (UnsafeBufferPointer<UInt8>) -> T?) -> T? {
    guard text.contains(UInt8(ascii: "\\")) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { memory in
        let count = unescape(text, into: memory)
        return read(UnsafeBufferPointer(rebasing: memory[..<count]))
    }
}

/// Returns the beginning of a number, for an error message; the text of a string is not shown, as it may be private.
func excerpt(_ text: UnsafeBufferPointer<UInt8>) -> String {
    let longest = 24
    let excerpt = String(decoding: text.prefix(longest), as: UTF8.self)
    return excerpt + (text.count > longest ? "…" : "")
}

/// Returns `true` if text that may come from a string follows the grammar of numbers.
func isJSONNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = text[...]
    func dropDigits() -> Bool {
        let count = rest.prefix(while: isDigit).count
        rest = rest.dropFirst(count)
        return count > 0
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard dropDigits() else { return false }
    if rest.first == UInt8(ascii: ".") {
        rest = rest.dropFirst()
        guard dropDigits() else { return false }
    }
    guard let exponent = rest.first else { return true }
    guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    return dropDigits() && rest.isEmpty
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

extension FixedWidthInteger {
    /// Creates the exact integer of a JSON number, which may also be spelled `1.0` or `1e2`.
    @inline(__always)
    init?(jsonNumber text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.first else { return nil }
        let isNegative = first == UInt8(ascii: "-")
        let digits = isNegative ? UnsafeBufferPointer(rebasing: text.dropFirst()) : text
        guard !digits.isEmpty else { return nil }
        var value: Self = 0
        for byte in digits {
            guard isDigit(byte) else {
                self.init(decimal: text)
                return
            }
            let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
            let digit = Self(truncatingIfNeeded: byte &- 0x30)
            let (sum, carried) =
                isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            guard !overflowed, !carried else {
                // More digits than fit, unless a negative exponent or a fraction of zeros follows.
                self.init(decimal: text)
                return
            }
            value = sum
        }
        self = value
    }

    private init?(decimal text: UnsafeBufferPointer<UInt8>) {
        guard let decimal = Decimal(text), decimal.exponent >= 0 else { return nil }
        self.init(withoutFraction: decimal)
    }

    /// Creates the integer of a JSON number whose fraction is cut off.
    init?(withoutFractionOf text: UnsafeBufferPointer<UInt8>) {
        guard let decimal = Decimal(text) else { return nil }
        self.init(withoutFraction: decimal)
    }

    private init?(withoutFraction decimal: Decimal) {
        let digits = decimal.digits.dropLast(Swift.max(0, -decimal.exponent))
        let zeros = digits.isEmpty ? 1 : Swift.max(0, decimal.exponent)
        // 20 digits hold the largest UInt64; a larger exponent cannot fit either.
        guard digits.count + zeros <= 20 else { return nil }
        var text: [UInt8] = decimal.isNegative && !digits.isEmpty ? [UInt8(ascii: "-")] : []
        text += digits
        text += repeatElement(UInt8(ascii: "0"), count: zeros)
        self.init(String(decoding: text, as: UTF8.self))
    }
}

extension Double {
    /// Creates the nearest `Double` of a JSON number or of ProtoJSON's three names.
    ///
    /// The result is `nil` if the number is out of range, or if the text is neither a number nor one of the names.
    init?(jsonNumber text: UnsafeBufferPointer<UInt8>) {
        if let exact = Self.exact(text) {
            self = exact
            return
        }
        let string = String(decoding: text, as: UTF8.self)
        switch string {
        case "NaN": self = .nan
        case "Infinity": self = .infinity
        case "-Infinity": self = -.infinity
        default:
            // Double's own parser also accepts hexadecimal, "nan", "1." and more.
            guard isJSONNumber(text) else { return nil }
            guard let value = Double(string), value.isFinite else { return nil }
            self = value
        }
    }

    /// A Boolean value indicating whether the next `Float` above and the one below may be equally near.
    ///
    /// Its last 29 bits are those that a `Float` does not have. The smallest numbers have even fewer bits there.
    fileprivate var mayBeBetweenFloats: Bool {
        significandBitPattern & 0x1FFF_FFFF == 0x1000_0000
            || magnitude < Double(Float.leastNormalMagnitude) && self != 0
    }

    /// Returns the value of a short number, without the general parser.
    ///
    /// At most 15 digits and a power of ten up to 22 are exact in a `Double`, and so is their rounded quotient.
    private static func exact(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        guard text.count <= 17, let first = text.first, let last = text.last, isDigit(last) else { return nil }
        var mantissa = 0
        var digits = 0
        var fraction = 0
        var hasPoint = false
        let isNegative = first == UInt8(ascii: "-")
        for byte in text.dropFirst(isNegative ? 1 : 0) {
            if isDigit(byte) {
                mantissa = mantissa &* 10 &+ Int(byte &- 0x30)
                digits += 1
                if hasPoint { fraction += 1 }
            } else if byte == UInt8(ascii: "."), !hasPoint, digits > 0 {
                hasPoint = true
            } else {
                return nil
            }
        }
        guard digits > 0, digits <= 15 else { return nil }
        let magnitude = Double(mantissa) / powersOfTen[fraction]
        return isNegative ? -magnitude : magnitude
    }

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}

extension Float {
    /// Creates the nearest `Float` of a JSON number or of ProtoJSON's three names.
    ///
    /// The result is `nil` if the number is out of range, or if the text is neither a number nor one of the names. A
    /// number is rounded once: if the `Double` is right between two values, its own rounding may have brought it there,
    /// and the text decides.
    init?(jsonNumber text: UnsafeBufferPointer<UInt8>) {
        guard let double = Double(jsonNumber: text) else { return nil }
        let nearest = double.mayBeBetweenFloats ? Float(String(decoding: text, as: UTF8.self)) : Float(double)
        guard let nearest, nearest.isFinite || !double.isFinite else { return nil }
        self = nearest
    }
}
