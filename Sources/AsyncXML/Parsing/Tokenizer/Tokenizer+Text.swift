extension Tokenizer {
    /// Reads the text up to the next tag.
    @inline(__always)
    mutating func text(_ input: inout Input) -> Outcome {
        let start = input.next
        let first = ByteScan.endOfText(start, input.end)
        if first < input.end, first.pointee == UInt8(ascii: "<") {
            // Most texts are like this one.
            input.next = first
            return write(start, first) ? .done : .irregular
        }
        if let outcome = indentation(&input) { return outcome }
        let (count, textCount) = (state.pointee.builder.count, state.pointee.builder.textCount)
        let growing = state.pointee.builder.growing
        let outcome = mixedText(&input)
        guard outcome != .done else { return .done }
        // What was written is not complete; the text is read again from its beginning.
        state.pointee.builder.count = count
        state.pointee.builder.textCount = textCount
        state.pointee.builder.growing = growing
        return outcome
    }

    /// Reads a line end with the spaces after it, if this is all of the text; otherwise it reads nothing.
    @inline(__always)
    private mutating func indentation(_ input: inout Input) -> Outcome? {
        let start = input.next
        guard start.pointee == UInt8(ascii: "\n") else { return nil }
        var next = start + 1
        while next < input.end, next.pointee == UInt8(ascii: " ") { next += 1 }
        guard next < input.end, next.pointee == UInt8(ascii: "<") else { return nil }
        guard write(start, next) else { return .irregular }
        input.newLine()
        input.next = next
        return .done
    }

    /// Reads a text that is not only ASCII characters, or has more than one line or references.
    @inline(never)
    private mutating func mixedText(_ input: inout Input) -> Outcome {
        let end = input.end
        var start = input.next
        while true {
            input.next = ByteScan.endOfText(input.next, end)
            guard input.next < end else { return .incomplete }
            switch input.next.pointee {
            case UInt8(ascii: "<"): return write(start, input.next) ? .done : .irregular
            case UInt8(ascii: "\n"): input.newLine()
            case UInt8(ascii: "\t"): input.next += 1
            case UInt8(ascii: "]"):
                let outcome = Self.endsSection(input)
                guard outcome == .done else { return outcome }
                input.next += 1
            case UInt8(ascii: "&"):
                if end - input.next >= 8, let entity = Reference.entity(at: input.next) {
                    guard write(start, input.next), write(entity.byte) else { return .irregular }
                    input.next += entity.count
                    start = input.next
                    continue
                }
                let reference = Reference(input.next, end)
                guard reference.outcome == .done else { return reference.outcome }
                guard write(start, input.next), write(reference.scalar) else { return .irregular }
                input.next += reference.count
                start = input.next
            case UInt8(ascii: "\r"):
                guard end - input.next >= 2 else { return .incomplete }
                guard write(start, input.next) else { return .irregular }
                input.next += 1
                start = input.next
                if input.next.pointee != UInt8(ascii: "\n"), !write("\n") { return .irregular }
            case 0x80...:
                let outcome = Self.characters(&input)
                guard outcome == .done else { return outcome }
            default: return .irregular
            }
        }
    }

    /// Refuses `]]>` at a `]`.
    private static func endsSection(_ input: Input) -> Outcome {
        guard input.end - input.next >= 2 else { return .incomplete }
        guard input.next[1] == UInt8(ascii: "]") else { return .done }
        guard input.end - input.next >= 3 else { return .incomplete }
        return input.next[2] == UInt8(ascii: ">") ? .irregular : .done
    }

    @inline(__always)
    private mutating func write(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        let count = end - start
        guard count > 0 else { return true }
        guard state.pointee.admitsText(count) else { return false }
        state.pointee.builder.appendPiece(.text, UnsafeBufferPointer(start: start, count: count))
        return true
    }

    @inline(__always)
    private mutating func write(_ byte: UInt8) -> Bool {
        // As for a character that is not ASCII.
        guard state.pointee.admitsText(4) else { return false }
        withUnsafePointer(to: byte) {
            state.pointee.builder.appendPiece(.text, UnsafeBufferPointer(start: $0, count: 1))
        }
        return true
    }

    private mutating func write(_ scalar: Unicode.Scalar) -> Bool {
        guard state.pointee.admitsText(4) else { return false }
        if scalar.isASCII { return write(UInt8(truncatingIfNeeded: scalar.value)) }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4) { memory in
            var count = 0
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                memory[count] = byte
                count += 1
            }
            state.pointee.builder.appendPiece(.text, UnsafeBufferPointer(start: memory.baseAddress, count: count))
        }
        return true
    }

    // MARK: Characters

    /// Reads characters that are not ASCII, at least one.
    @inline(never)
    static func characters(_ input: inout Input) -> Outcome {
        let end = input.end
        while input.next < end, input.next.pointee >= 0x80 {
            let count = Self.length(of: input.next, end)
            guard count > 0 else { return count < 0 ? .incomplete : .irregular }
            input.next += count
            // A character is one column.
            input.origin &+= count - 1
        }
        return .done
    }

    /// Returns the length of a character that is not ASCII; 0 if it is malformed or not allowed in XML, and a negative
    /// number if it is not complete.
    @inline(__always)
    private static func length(of start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int {
        let first = start.pointee
        let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard first >= 0xC2, first <= 0xF4 else { return 0 }
        var value = UInt32(first) & (0x7F >> UInt32(truncatingIfNeeded: count))
        for offset in 1..<count {
            guard start + offset < end else { return -1 }
            guard start[offset] & 0xC0 == 0x80 else { return 0 }
            value = value << 6 | UInt32(start[offset]) & 0x3F
        }
        switch count {
        case 2: return count
        case 3: return value >= 0x800 && !(0xD800...0xDFFF).contains(value) && value < 0xFFFE ? count : 0
        default: return value >= 0x1_0000 && value < 0x11_0000 ? count : 0
        }
    }
}
