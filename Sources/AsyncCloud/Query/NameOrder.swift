/// The natural order of names: numbers by their value, upper and lower case together, and at last the bytes.
enum NameOrder {
    /// Returns a negative number, zero or a positive number for a name before another one, equal to it, or after it.
    static func compare(_ left: String, _ right: String) -> Int {
        let isPlain = left.utf8.allSatisfy { $0 < 0x80 } && right.utf8.allSatisfy { $0 < 0x80 }
        let result =
            isPlain
            ? compareNaturally(left.utf8, right.utf8)
            : compareNaturally(left.lowercased().utf8, right.lowercased().utf8)
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

    private static func compareNaturally(_ left: String.UTF8View, _ right: String.UTF8View) -> Int {
        var (first, second) = (left[...], right[...])
        while let byte = first.first, let other = second.first {
            if isDigit(byte), isDigit(other) {
                let (number, otherNumber) = (takeNumber(&first), takeNumber(&second))
                if number.count != otherNumber.count { return number.count < otherNumber.count ? -1 : 1 }
                let result = compare(number, otherNumber)
                if result != 0 { return result }
                continue
            }
            let (lower, otherLower) = (lowercase(byte), lowercase(other))
            if lower != otherLower { return lower < otherLower ? -1 : 1 }
            first = first.dropFirst()
            second = second.dropFirst()
        }
        return first.isEmpty ? (second.isEmpty ? 0 : -1) : 1
    }

    /// Returns the digits at the beginning, without zeros before them, and drops them.
    private static func takeNumber(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
        let digits = text.prefix(while: isDigit)
        text = text[digits.endIndex...]
        return digits.drop { $0 == UInt8(ascii: "0") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func lowercase(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }
}
