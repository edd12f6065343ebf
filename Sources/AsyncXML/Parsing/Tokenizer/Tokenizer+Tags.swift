extension Tokenizer {
    /// Reads a start tag, or the tag of an empty element.
    ///
    /// It is on the tape only when all of it is known to be correct and within the limits. Of an element that has only
    /// text, it reads the text and the end tag, too.
    mutating func startTag(_ input: inout Input) -> Outcome {
        let (start, end, line) = (input.next, input.end, input.line)
        input.next += 1
        guard let name = readName(&input) else { return .incomplete }
        guard name >= 0, words.words[Int(name)].prefix >= 0 else { return .irregular }
        var namespaceCount = 0
        if input.next.pointee == UInt8(ascii: ">") {
            guard state.pointee.admitsElement(namespaces: 0, attributes: 0, size: input.next - start),
                let number = elementNumber(name)
            else { return .irregular }
            state.pointee.beginElement(number: Int(number), namespaces: 0, attributes: 0)
            appendPosition(input)
        } else if let outcome = endTagWithAttributes(&input, name, start, &namespaceCount) {
            return outcome
        }
        input.next += 1
        let text = input.next
        let textEnd = ByteScan.endOfText(text, end)
        let word = words.words + Int(name)
        let count = word.pointee.count
        // Declarations and records end only with the element's own end tag.
        guard end - textEnd > count &+ 2, textEnd[0] == UInt8(ascii: "<"), textEnd[1] == UInt8(ascii: "/"),
            textEnd[count &+ 2] == UInt8(ascii: ">"), word.isAt(textEnd + 2, readable: end), namespaceCount == 0,
            state.pointee.builder.depth &- 1 != state.pointee.records.openDepth,
            state.pointee.admitsText(textEnd - text)
        else {
            open.append(OpenElement(name: name, declarations: namespaceCount, line: line))
            return .done
        }
        if textEnd > text {
            state.pointee.builder.append(.text, UnsafeBufferPointer(start: text, count: textEnd - text))
        }
        state.pointee.builder.endElement()
        input.next = textEnd + (count &+ 3)
        return .done
    }

    /// Reads what is between an element's name and the end of its tag.
    ///
    /// It is a function of its own because the compiler inlines nothing more into one that is too long.
    ///
    /// - Returns: The outcome; `nil` if the next byte is the `>` after which the element's content begins.
    @inline(never)
    private mutating func endTagWithAttributes(
        _ input: inout Input,
        _ name: Int32,
        _ start: UnsafePointer<UInt8>,
        _ namespaceCount: inout Int
    ) -> Outcome? {
        let outcome = readAttributes(&input, &namespaceCount)
        guard outcome == .done else { return outcome }
        guard
            state.pointee.admitsElement(
                namespaces: namespaceCount,
                attributes: attributeCount - namespaceCount,
                size: input.next - start
            ), namespaceCount == 0 || declareNamespaces(), let number = elementNumber(name),
            attributeCount == 0 || resolveAttributes(namespaces: namespaceCount)
        else { return .irregular }
        state.pointee.beginElement(
            number: Int(number),
            namespaces: namespaceCount,
            attributes: attributeCount - namespaceCount
        )
        writeAttributes(namespaceCount)
        appendPosition(input)
        if input.next.pointee == UInt8(ascii: ">") { return nil }
        input.next += 2
        state.pointee.endElement()
        forgetDeclarations(namespaceCount)
        return .done
    }

    @inline(__always)
    private func appendPosition(_ input: Input) {
        state.pointee.builder.appendPosition(
            TapePosition(
                line: UInt32(truncatingIfNeeded: input.line),
                column: UInt32(truncatingIfNeeded: input.column)
            )
        )
    }

    /// Reads the attributes of a tag, up to its end.
    @inline(__always)
    private mutating func readAttributes(_ input: inout Input, _ namespaceCount: inout Int) -> Outcome {
        let end = input.end
        tag &+= 1
        attributeCount = 0
        while input.next.pointee != UInt8(ascii: ">") {
            if input.next.pointee == UInt8(ascii: "/") {
                guard end - input.next >= 2 else { return .incomplete }
                guard input.next[1] == UInt8(ascii: ">") else { return .irregular }
                break
            }
            guard input.next.pointee.isXMLSpace else { return .irregular }
            Self.skipSpace(&input)
            guard input.next < end else { return .incomplete }
            if input.next.pointee == UInt8(ascii: ">") || input.next.pointee == UInt8(ascii: "/") { continue }
            let outcome = attribute(&input, &namespaceCount)
            guard outcome == .done else { return outcome }
            guard input.next < end else { return .incomplete }
        }
        return .done
    }

    /// Reads an attribute with its value.
    @inline(__always)
    private mutating func attribute(_ input: inout Input, _ namespaceCount: inout Int) -> Outcome {
        let end = input.end
        guard let name = readName(&input) else { return .incomplete }
        guard name >= 0 else { return .irregular }
        let word = words.words + Int(name)
        guard word.pointee.prefix >= 0, word.pointee.tag != tag else { return .irregular }
        word.pointee.tag = tag
        Self.skipSpace(&input)
        guard input.next < end else { return .incomplete }
        guard input.next.pointee == UInt8(ascii: "=") else { return .irregular }
        input.next += 1
        Self.skipSpace(&input)
        guard input.next < end else { return .incomplete }
        let quote = input.next.pointee
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .irregular }
        input.next += 1
        let start = input.next
        var isPlain = true
        while true {
            input.next = ByteScan.endOfValue(input.next, end, quote: quote)
            guard input.next < end else { return .incomplete }
            let byte = input.next.pointee
            if byte == quote { break }
            if byte >= 0x80 {
                let outcome = Self.characters(&input)
                guard outcome == .done else { return outcome }
                continue
            }
            isPlain = false
            switch byte {
            case UInt8(ascii: "\n"): input.newLine()
            case UInt8(ascii: "\t"), UInt8(ascii: "\r"): input.next += 1
            case UInt8(ascii: "&"):
                let reference = Reference(input.next, end)
                guard reference.outcome == .done else { return reference.outcome }
                input.next += reference.count
            default: return .irregular
            }
        }
        let value = UnsafeBufferPointer(start: start, count: input.next - start)
        input.next += 1
        guard value.count <= state.pointee.limits.valueLength, attributeCount < state.pointee.limits.attributes else {
            return .irregular
        }
        if name == WordTable.xmlns || word.pointee.prefix == WordTable.xmlns { namespaceCount &+= 1 }
        if attributeCount == attributeCapacity { growAttributes() }
        (attributes + attributeCount).initialize(to: Attribute(word: name, isPlain: isPlain, value: value))
        attributeCount &+= 1
        return .done
    }

    @inline(never)
    private mutating func growAttributes() {
        attributeCapacity *= 2
        let larger = UnsafeMutablePointer<Attribute>.allocate(capacity: attributeCapacity)
        larger.moveInitialize(from: attributes, count: attributeCount)
        attributes.deallocate()
        attributes = larger
    }

    // MARK: Writing

    /// Writes the declarations and attributes of an element.
    @inline(never)
    private mutating func writeAttributes(_ namespaceCount: Int) {
        if namespaceCount > 0 {
            for index in 0..<attributeCount where isDeclaration(attributes[index].word) {
                state.pointee.builder.append(
                    .namespace,
                    name: Int(attributes[index].number),
                    attributes[index].value
                )
            }
            if namespaceCount == attributeCount { return }
        }
        for index in 0..<attributeCount {
            let attribute = attributes[index]
            if namespaceCount > 0, isDeclaration(attribute.word) { continue }
            if attribute.isPlain {
                state.pointee.builder.append(.attribute, name: Int(attribute.number), attribute.value)
            } else {
                writeNormalized(attribute)
            }
        }
    }

    /// Writes a value without references and line ends (XML 1.0, 3.3.3).
    @inline(never)
    private mutating func writeNormalized(_ attribute: Attribute) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: attribute.value.count) { memory in
            guard var next = attribute.value.baseAddress else { return }
            let end = next + attribute.value.count
            var count = 0
            while next < end {
                let byte = next.pointee
                switch byte {
                case UInt8(ascii: "&"):
                    let reference = Reference(next, end)
                    for byte in UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter {
                        memory[count] = byte
                        count += 1
                    }
                    next += max(reference.count, 1)
                    continue
                case UInt8(ascii: "\r") where end - next >= 2 && next[1] == UInt8(ascii: "\n"): break
                case UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                    memory[count] = UInt8(ascii: " ")
                    count += 1
                default:
                    memory[count] = byte
                    count += 1
                }
                next += 1
            }
            state.pointee.builder.append(
                .attribute,
                name: Int(attribute.number),
                UnsafeBufferPointer(start: memory.baseAddress, count: count)
            )
        }
    }

    // MARK: End tags

    /// Reads the end tag of the innermost element.
    mutating func endTag(_ input: inout Input) -> Outcome {
        guard !open.isEmpty else { return .irregular }
        let element = open.last.pointee
        let (start, end) = (input.next + 2, input.end)
        let word = words.words + Int(element.name)
        guard end - start > word.pointee.count else {
            return ByteScan.first(UInt8(ascii: ">"), start, end) < end ? .irregular : .incomplete
        }
        guard word.isAt(start, readable: end) else { return .irregular }
        input.next = start + word.pointee.count
        if input.next.pointee != UInt8(ascii: ">") {
            guard input.next.pointee.isXMLSpace else { return .irregular }
            Self.skipSpace(&input)
            guard input.next < end else { return .incomplete }
            guard input.next.pointee == UInt8(ascii: ">") else { return .irregular }
        }
        input.next += 1
        open.removeLast()
        state.pointee.endElement()
        forgetDeclarations(element.declarations)
        return .done
    }
}
