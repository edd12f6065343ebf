/// A parser of the part of XML that nearly all documents consist of; it writes the same tape as libxml2.
///
/// It reads UTF-8 without a document type. It stops before the first thing that it does not know, which may be correct
/// or an error: it gives no verdict. Then libxml2 continues with the bytes from the beginning of that tag or text, in
/// the pieces in which they came. So it decides about errors, limits and their places.
///
/// It is a struct behind a pointer, without reference counting, as the state to which it writes. Its owner must call
/// ``deallocate()``.
struct Tokenizer {
    enum Outcome {
        case done
        /// The tag or text does not end in these bytes.
        case incomplete
        /// libxml2 must continue.
        case irregular
    }

    /// An element whose end tag has not come.
    struct OpenElement {
        let name: Int32
        /// The number of its declarations.
        let declarations: Int
        /// The line at which its start tag begins.
        let line: Int
    }

    struct Declaration {
        let prefix: Int32
        let namespace: Int32
        /// The namespace that the prefix had before.
        let previous: Int32
    }

    struct Attribute {
        let word: Int32
        var number: Int32 = 0
        /// A Boolean value indicating whether the value is what stands in the document.
        let isPlain: Bool
        let value: UnsafeBufferPointer<UInt8>
    }

    /// A place in the bytes of a piece.
    struct Input {
        var next: UnsafePointer<UInt8>
        let end: UnsafePointer<UInt8>
        var line: Int
        /// The address that is as far before the next byte as its column says.
        var origin: Int

        var column: Int {
            @inline(__always) get { Int(bitPattern: next) &- origin }
        }

        /// Takes a line feed.
        @inline(__always)
        mutating func newLine() {
            line &+= 1
            origin = Int(bitPattern: next)
            next += 1
        }
    }

    let state: UnsafeMutablePointer<ParserState>
    var words = WordTable()
    /// The numbers of names, by their word and namespace.
    var numbers: [UInt64: Int32] = [:]
    var open = Stack<OpenElement>()
    /// The declarations of all open elements.
    var declarations: [Declaration] = []
    var attributes: UnsafeMutablePointer<Attribute>
    var attributeCount = 0
    var attributeCapacity = 32
    /// The number of start tags that were begun.
    var tag = 0
    /// The name that was read last, of an element or an attribute.
    var lastName = WordTable.none
    /// The place of the next byte that was not used.
    var line = 1
    var column = 1
    /// The values of the XML declaration.
    var hasDeclaration = false
    var isStandalone: Bool?
    var rest = UnfinishedBytes()
    /// A Boolean value indicating whether libxml2 must continue.
    private var isStopped = false

    init(_ state: UnsafeMutablePointer<ParserState>) {
        self.state = state
        attributes = .allocate(capacity: attributeCapacity)
    }

    func deallocate() {
        words.deallocate()
        open.deallocate()
        attributes.deallocate()
        rest.deallocate()
    }

    /// A Boolean value indicating whether the document has ended and nothing is left.
    var isComplete: Bool { rest.count == 0 && state.pointee.hasRoot && open.isEmpty }

    /// A Boolean value indicating whether nothing is left, or only white space, after the root element.
    ///
    /// Before it, all bytes are left; libxml2 counts them again when it takes over.
    var keepsOnlySpace: Bool { state.pointee.hasRoot && open.isEmpty && rest.bytes.isBlank }

    // MARK: Pieces

    /// Takes the next piece of the document.
    ///
    /// - Returns: `true`, or `false` if libxml2 must continue with what ``rest`` holds.
    mutating func take(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
        rest.taken += piece.count
        var used = 0
        if rest.count > 0 {
            rest.beginPiece()
            guard let count = endRest(with: piece) else { return canWait }
            used = count
        }
        let (count, outcome) = read(UnsafeBufferPointer(rebasing: piece[used...]))
        isStopped = outcome == .irregular
        rest.append(UnsafeBufferPointer(rebasing: piece[(used + count)...]))
        return canWait
    }

    /// A Boolean value indicating whether libxml2 could neither refuse nor use what is left.
    ///
    /// Of a text that is not complete, libxml2 may write a part. It refuses a tag at the same size or later.
    private var canWait: Bool {
        guard !isStopped else { return false }
        guard rest.count > 0 else { return true }
        return rest.count <= min(max(state.pointee.limits.valueLength, Parser.slice), 1 << 18)
            && state.pointee.admitsText(rest.count) && !rest.isReadTooOften
    }

    /// Reads the tag or text that was not complete, with the next piece.
    ///
    /// - Returns: The number of bytes of the piece that belong to it; `nil` if it has not ended, or if libxml2 must
    ///   continue. Then ``rest`` has all of the piece.
    private mutating func endRest(with piece: UnsafeBufferPointer<UInt8>) -> Int? {
        let old = rest.count
        // A tag goes on until one of these, for libxml2, too.
        if rest.isTag, state.pointee.hasRoot,
            !piece.contains(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") })
        {
            rest.append(piece)
            return nil
        }
        var used = 0
        var size = 256
        while true {
            let part = UnsafeBufferPointer(rebasing: piece[used..<min(used + size, piece.count)])
            rest.append(part)
            used += part.count
            let (count, outcome) = read(rest.bytes)
            if count >= old {
                rest.removeAll()
                return count - old
            }
            rest.readAgain += old
            isStopped = outcome == .irregular || count > 0
            if isStopped || used == piece.count {
                rest.append(UnsafeBufferPointer(rebasing: piece[used...]))
                rest.removeFirst(count)
                return nil
            }
            size *= 4
        }
    }

    /// Reads as many tags and texts as are complete; returns the number of their bytes.
    ///
    /// Nothing of the document counts as complete before the root element's start tag is.
    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (count: Int, outcome: Outcome) {
        guard let start = bytes.baseAddress, bytes.count > 0 else { return (0, .incomplete) }
        var input = Input(
            next: start,
            end: start + bytes.count,
            line: line,
            origin: Int(bitPattern: start) &- column
        )
        let isProlog = !state.pointee.hasRoot
        var complete = input
        var outcome = isProlog ? declaration(&input) : .done
        while outcome == .done {
            if !isProlog || state.pointee.hasRoot { complete = input }
            guard input.next < input.end else {
                outcome = .incomplete
                break
            }
            if input.next.pointee == UInt8(ascii: "<") {
                outcome = markup(&input)
            } else if open.isEmpty {
                outcome = Self.space(&input)
            } else {
                outcome = text(&input)
            }
        }
        line = complete.line
        column = complete.column
        if isProlog, !state.pointee.hasRoot { state.pointee.forgetProlog() }
        return (complete.next - start, outcome)
    }

    /// Reads what begins with `<`.
    @inline(__always)
    private mutating func markup(_ input: inout Input) -> Outcome {
        guard input.end - input.next >= 2 else { return .incomplete }
        switch input.next[1] {
        case UInt8(ascii: "/"): return endTag(&input)
        case UInt8(ascii: "!"): return commentOrCDATA(&input)
        case UInt8(ascii: "?"): return instruction(&input)
        default: return open.isEmpty && state.pointee.hasRoot ? .irregular : startTag(&input)
        }
    }

    /// Reads the white space around the root element.
    private static func space(_ input: inout Input) -> Outcome {
        skipSpace(&input)
        if input.next < input.end { return input.next.pointee == UInt8(ascii: "<") ? .done : .irregular }
        // libxml2 waits for what follows a carriage return.
        return input.next[-1] == UInt8(ascii: "\r") ? .incomplete : .done
    }

    @inline(__always)
    static func skipSpace(_ input: inout Input) {
        while input.next < input.end {
            switch input.next.pointee {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): input.next += 1
            case UInt8(ascii: "\n"): input.newLine()
            default: return
            }
        }
    }
}
