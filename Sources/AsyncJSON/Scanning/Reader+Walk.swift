/// The receiver of the tokens of a walk over a value; offsets count from the document's start.
protocol TokenSink {
    mutating func scalar(_ kind: Tape.Kind, start: Int, count: Int)
    mutating func begin(_ kind: Tape.Kind, at offset: Int)
    /// Ends the innermost container; `offset` is after its closing bracket.
    mutating func end(at offset: Int)
}

/// A sink that ignores all tokens: the value is checked and skipped.
private struct Skipping: TokenSink {
    mutating func scalar(_ kind: Tape.Kind, start: Int, count: Int) {}
    mutating func begin(_ kind: Tape.Kind, at offset: Int) {}
    mutating func end(at offset: Int) {}
}

/// A stack of bits that tells which open containers are objects: the innermost is the lowest, full words are in an
/// array.
private struct ContainerStack {
    private var bits: UInt64 = 0
    private var outer: [UInt64] = []
    private var count = 0

    var isEmpty: Bool { count == 0 }
    var topIsObject: Bool { bits & 1 == 1 }

    @inline(__always)
    mutating func push(isObject: Bool) {
        if count & 63 == 0, count > 0 { outer.append(bits) }
        bits = bits << 1 | (isObject ? 1 : 0)
        count += 1
    }

    @inline(__always)
    mutating func pop() {
        bits >>= 1
        count -= 1
        if count & 63 == 0, let full = outer.popLast() { bits = full }
    }
}

extension Reader {
    /// Checks the next value and moves past it.
    mutating func skipValue() throws(JSON.Error) {
        var sink = Skipping()
        try walk(&sink)
    }

    /// Checks the next value and reports its tokens in order: names and elements alike.
    ///
    /// It is iterative, so that depth costs heap and not stack.
    @inline(__always)
    mutating func walk(_ sink: inout some TokenSink) throws(JSON.Error) {
        var open = ContainerStack()
        while true {
            var opened = false
            switch peek() {
            case UInt8(ascii: "\""):
                let token = try scanString()
                try checkUTF8(token)
                sink.scalar(token.hasEscapes ? .escapedString : .string, start: token.start - start, count: token.count)
            case UInt8(ascii: "{"):
                sink.begin(.object, at: cursor - start)
                opened = try beginObject()
                if opened { open.push(isObject: true) } else { sink.end(at: cursor - start) }
            case UInt8(ascii: "["):
                sink.begin(.array, at: cursor - start)
                opened = try beginArray()
                if opened { open.push(isObject: false) } else { sink.end(at: cursor - start) }
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                let text = try scanNumber()
                sink.scalar(.number, start: cursor - start - text.count, count: text.count)
            case UInt8(ascii: "t"):
                try scanLiteral("true")
                sink.scalar(.true, start: cursor - start - 4, count: 4)
            case UInt8(ascii: "f"):
                try scanLiteral("false")
                sink.scalar(.false, start: cursor - start - 5, count: 5)
            case UInt8(ascii: "n"):
                try scanLiteral("null")
                sink.scalar(.null, start: cursor - start - 4, count: 4)
            default:
                throw syntax("Expected a value")
            }
            // Close the containers that end here, then move before the next element or past the next name.
            while !opened, !open.isEmpty {
                if try open.topIsObject ? endMember() : endElement() { break }
                open.pop()
                sink.end(at: cursor - start)
            }
            guard !open.isEmpty else { return }
            guard open.topIsObject else { continue }
            let name = try scanName()
            try checkUTF8(name)
            sink.scalar(name.hasEscapes ? .escapedString : .string, start: name.start - start, count: name.count)
        }
    }
}
