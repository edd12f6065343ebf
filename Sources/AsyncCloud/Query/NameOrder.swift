/// The natural order of names: numbers by their value, upper and lower case together, and at last the bytes.
enum NameOrder {
    /// Returns a negative number, zero or a positive number for a name before another one, equal to it, or after it.
    static func compare(_ left: String, _ right: String) -> Int {
        let result =
            withBytes(left, right) { compareNaturally($0, $1, isFolded: false) }
            ?? withBytes(left.lowercased(), right.lowercased()) { compareNaturally($0, $1, isFolded: true) ?? 0 }
        return result != 0 ? result : compare(left.utf8, right.utf8)
    }

    /// Compares bytes.
    static func compare(_ left: some Sequence<UInt8>, _ right: some Sequence<UInt8>) -> Int {
        var others = right.makeIterator()
        for byte in left {
            guard let other = others.next() else { return 1 }
            if byte != other { return byte < other ? -1 : 1 }
        }
        return others.next() == nil ? 0 : -1
    }

    private static func withBytes<R>(
        _ left: String,
        _ right: String,
        _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> R
    ) -> R {
        var (left, right) = (left, right)
        return left.withUTF8 { left in right.withUTF8 { right in body(left, right) } }
    }

    /// Compares names whose bytes are read only within the call.
    ///
    /// - Returns: `nil` if a character that is not ASCII could decide and the names are not folded yet.
    private static func compareNaturally(
        _ left: UnsafeBufferPointer<UInt8>,
        _ right: UnsafeBufferPointer<UInt8>,
        isFolded: Bool
    ) -> Int? {
        var (first, second) = (0, 0)
        while first < left.count, second < right.count {
            let (byte, other) = (left[first], right[second])
            if isDigit(byte), isDigit(other) {
                let (number, otherNumber) = (takeNumber(left, &first), takeNumber(right, &second))
                if number.count != otherNumber.count { return number.count < otherNumber.count ? -1 : 1 }
                for (digit, otherDigit) in zip(number, otherNumber) where left[digit] != right[otherDigit] {
                    return left[digit] < right[otherDigit] ? -1 : 1
                }
                continue
            }
            if !isFolded, byte >= 0x80 || other >= 0x80 { return nil }
            let (lower, otherLower) = (lowercase(byte), lowercase(other))
            if lower != otherLower { return lower < otherLower ? -1 : 1 }
            first += 1
            second += 1
        }
        return first < left.count ? 1 : (second < right.count ? -1 : 0)
    }

    /// Returns the places of the digits from an index on, without zeros before them, and moves the index behind them.
    private static func takeNumber(_ text: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> Range<Int> {
        while index < text.count, text[index] == UInt8(ascii: "0") { index += 1 }
        let start = index
        while index < text.count, isDigit(text[index]) { index += 1 }
        return start..<index
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
