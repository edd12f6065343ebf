/// The natural order of names, in which numbers compare by value.
enum NaturalNames {
    static func sorted(_ names: some Sequence<String>) -> [String] {
        names.map { (key: key(of: $0), name: $0) }
            .sorted { first, second in
                if first.key == second.key { return first.name < second.name }
                return first.key.lexicographicallyPrecedes(second.key)
            }
            .map(\.name)
    }

    /// Returns bytes that compare as the name does: each number is a digit, the count of its digits and these, and each other
    /// part has an end below all characters.
    private static func key(of name: String) -> [UInt8] {
        var key: [UInt8] = []
        var rest = Array(name.utf8)[...]
        while let first = rest.first {
            let isNumber = isDigit(first)
            let part = rest.prefix { isDigit($0) == isNumber }
            rest = rest.dropFirst(part.count)
            if isNumber {
                let digits = part.drop { $0 == UInt8(ascii: "0") }
                let count = UInt16(clamping: digits.count)
                key += [UInt8(ascii: "0"), UInt8(count >> 8), UInt8(count & 0xFF)]
                key += digits
            } else {
                key += part
                key.append(0)
            }
        }
        return key
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
