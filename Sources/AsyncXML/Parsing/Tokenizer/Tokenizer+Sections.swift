import CLibXML2

extension Tokenizer {
    private static let commentStart: StaticString = "<!--"
    private static let cdataStart: StaticString = "<![CDATA["

    /// Compares the next bytes with the beginning of something.
    private static func begins(_ input: Input, _ text: StaticString) -> Outcome {
        let count = min(input.end - input.next, text.utf8CodeUnitCount)
        for index in 0..<count where input.next[index] != text.utf8Start[index] { return .irregular }
        return count < text.utf8CodeUnitCount ? .incomplete : .done
    }

    mutating func commentOrCDATA(_ input: inout Input) -> Outcome {
        let isComment = Self.begins(input, Self.commentStart)
        if isComment != .irregular { return isComment == .done ? comment(&input) : .incomplete }
        let isCDATA = open.isEmpty ? .irregular : Self.begins(input, Self.cdataStart)
        return isCDATA == .done ? cdata(&input) : isCDATA
    }

    private mutating func comment(_ input: inout Input) -> Outcome {
        let end = input.end
        input.next += Self.commentStart.utf8CodeUnitCount
        var dash = input.next
        // These are errors as soon as they are there.
        for beginning: StaticString in [">", "->"] where Self.begins(input, beginning) == .done { return .irregular }
        while true {
            dash = ByteScan.first(UInt8(ascii: "-"), dash, end)
            guard end - dash >= 3 else { return .incomplete }
            if dash[1] == UInt8(ascii: "-") { break }
            dash += 1
        }
        guard dash[2] == UInt8(ascii: ">") else { return .irregular }
        let text = UnsafeBufferPointer(start: input.next, count: dash - input.next)
        guard text.count <= state.pointee.limits.valueLength, state.pointee.admits(nodes: 1, text: text.count),
            Self.content(&input, until: dash) == .done
        else { return .irregular }
        input.next += 3
        withLineFeeds(text) { state, text in state.pointee.builder.append(.comment, text) }
        return .done
    }

    /// A Boolean value indicating whether each byte of a section is a column for libxml2, as it was before 2.14.
    private static let countsBytesOfSections = LIBXML_VERSION < 21400

    private mutating func cdata(_ input: inout Input) -> Outcome {
        let end = input.end
        input.next += Self.cdataStart.utf8CodeUnitCount
        var bracket = input.next
        while true {
            bracket = ByteScan.first(UInt8(ascii: "]"), bracket, end)
            guard end - bracket >= 3 else {
                // libxml2 also reads sections that are not complete.
                return Self.content(&input, until: bracket) == .irregular ? .irregular : .incomplete
            }
            if bracket[1] == UInt8(ascii: "]"), bracket[2] == UInt8(ascii: ">") { break }
            bracket += 1
        }
        let text = UnsafeBufferPointer(start: input.next, count: bracket - input.next)
        guard state.pointee.admitsText(text.count), Self.content(&input, until: bracket) == .done else {
            return .irregular
        }
        if Self.countsBytesOfSections {
            let lineStart = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            for byte in text[lineStart...] where byte & 0xC0 == 0x80 { input.origin &-= 1 }
        }
        input.next += 3
        withLineFeeds(text) { state, text in state.pointee.builder.appendPiece(.cdata, text) }
        return .done
    }

    /// Reads a processing instruction.
    mutating func instruction(_ input: inout Input) -> Outcome {
        let end = input.end
        input.next += 2
        // For libxml2, `<?>` has an end.
        var mark = input.next - 1
        while true {
            mark = ByteScan.first(UInt8(ascii: "?"), mark, end)
            guard end - mark >= 2 else { return .incomplete }
            if mark[1] == UInt8(ascii: ">") { break }
            mark += 1
        }
        guard mark > input.next else { return .irregular }
        let targetEnd = min(ByteScan.endOfName(input.next, mark), mark)
        let target = words.find(input.next, targetEnd - input.next, readable: end)
        guard target >= 0, words[target].prefix == WordTable.none, !Self.isReserved(words[target]),
            targetEnd == mark || targetEnd.pointee.isXMLSpace
        else { return .irregular }
        input.next = targetEnd
        var inside = Input(next: input.next, end: mark, line: input.line, origin: input.origin)
        Self.skipSpace(&inside)
        (input.next, input.line, input.origin) = (inside.next, inside.line, inside.origin)
        let text = UnsafeBufferPointer(start: input.next, count: mark - input.next)
        guard text.count <= state.pointee.limits.valueLength, state.pointee.admits(nodes: 1, text: text.count),
            Self.content(&input, until: mark) == .done
        else { return .irregular }
        let name = findNumber(target, WordTable.none)
        guard name >= 0 else { return .irregular }
        input.next += 2
        withLineFeeds(text) { state, text in state.pointee.builder.append(.instruction, name: Int(name), text) }
        return .done
    }

    /// Returns `true` for the target `xml`, in upper or lower case.
    private static func isReserved(_ word: WordTable.Word) -> Bool {
        word.count == 3 && word.bytes[0] | 0x20 == UInt8(ascii: "x") && word.bytes[1] | 0x20 == UInt8(ascii: "m")
            && word.bytes[2] | 0x20 == UInt8(ascii: "l")
    }

    // MARK: Content

    /// Reads characters up to a place.
    private static func content(_ input: inout Input, until end: UnsafePointer<UInt8>) -> Outcome {
        var inside = Input(next: input.next, end: end, line: input.line, origin: input.origin)
        while true {
            inside.next = ByteScan.endOfASCII(inside.next, end)
            guard inside.next < end else { break }
            switch inside.next.pointee {
            case UInt8(ascii: "\n"): inside.newLine()
            case UInt8(ascii: "\t"), UInt8(ascii: "\r"): inside.next += 1
            case 0x80...:
                let outcome = characters(&inside)
                guard outcome == .done else { return outcome }
            default: return .irregular
            }
        }
        (input.next, input.line, input.origin) = (inside.next, inside.line, inside.origin)
        return .done
    }

    /// Passes a text on with line feeds as line ends (XML 1.0, 2.11).
    private func withLineFeeds(
        _ text: UnsafeBufferPointer<UInt8>,
        _ body: (UnsafeMutablePointer<ParserState>, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        let carriageReturn = UInt8(ascii: "\r")
        guard text.contains(carriageReturn) else { return body(state, text) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { memory in
            var (count, previous) = (0, UInt8(0))
            for byte in text {
                if byte != UInt8(ascii: "\n") || previous != carriageReturn {
                    memory[count] = byte == carriageReturn ? UInt8(ascii: "\n") : byte
                    count += 1
                }
                previous = byte
            }
            body(state, UnsafeBufferPointer(start: memory.baseAddress, count: count))
        }
    }
}
