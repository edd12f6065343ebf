extension Tokenizer {
    /// Reads the XML declaration if the document begins with one.
    mutating func declaration(_ input: inout Input) -> Outcome {
        let opening: StaticString = "<?xml"
        let count = min(input.end - input.next, opening.utf8CodeUnitCount)
        for index in 0..<count where input.next[index] != opening.utf8Start[index] { return .done }
        guard input.end - input.next > opening.utf8CodeUnitCount else { return .incomplete }
        guard input.next[opening.utf8CodeUnitCount].isXMLSpace else { return .done }
        let end = ByteScan.first(UInt8(ascii: ">"), input.next, input.end)
        guard end < input.end else { return .incomplete }
        var inside = Input(
            next: input.next + opening.utf8CodeUnitCount,
            end: end,
            line: input.line,
            origin: input.origin
        )
        guard Self.value("version", &inside).map({ $0.elementsEqual("1.0".utf8) }) == true else { return .irregular }
        if let label = Self.value("encoding", &inside) {
            // It was evaluated before. What it says is not important any more.
            guard let first = label.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20),
                WordTable.isName(label), label.count <= 1000
            else { return .irregular }
        }
        var standalone: Bool?
        if let value = Self.value("standalone", &inside) {
            guard value.elementsEqual("yes".utf8) || value.elementsEqual("no".utf8) else { return .irregular }
            standalone = value.elementsEqual("yes".utf8)
        }
        Self.skipSpace(&inside)
        guard end - inside.next == 1, inside.next.pointee == UInt8(ascii: "?") else { return .irregular }
        (hasDeclaration, isStandalone) = (true, standalone)
        (input.next, input.line, input.origin) = (end + 1, inside.line, inside.origin)
        return .done
    }

    /// Reads ` name="value"` if the name comes next; otherwise it reads nothing.
    private static func value(_ name: StaticString, _ input: inout Input) -> UnsafeBufferPointer<UInt8>? {
        var inside = input
        skipSpace(&inside)
        guard inside.next > input.next, inside.end - inside.next >= name.utf8CodeUnitCount else { return nil }
        for index in 0..<name.utf8CodeUnitCount where inside.next[index] != name.utf8Start[index] { return nil }
        inside.next += name.utf8CodeUnitCount
        skipSpace(&inside)
        guard inside.next < inside.end, inside.next.pointee == UInt8(ascii: "=") else { return nil }
        inside.next += 1
        skipSpace(&inside)
        guard inside.next < inside.end else { return nil }
        let quote = inside.next.pointee
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        let start = inside.next + 1
        let end = ByteScan.first(quote, start, inside.end)
        guard end < inside.end else { return nil }
        inside.next = end + 1
        input = inside
        return UnsafeBufferPointer(start: start, count: end - start)
    }
}
