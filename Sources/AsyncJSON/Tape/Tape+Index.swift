extension Tape {
    /// Creates the tape of a document; returns `nil` if it is not regular.
    ///
    /// It reads what the index of quotes says: a string's two ends are loads, and what is between strings is looked at
    /// byte by byte. It does not know errors. Whatever is not plainly good is left to `Reader`, which alone decides what
    /// is wrong with it, and where. So nothing depends on why this gives up.
    ///
    /// - Parameters:
    ///   - bytes: The document.
    ///   - limits: The limits beyond which it is refused.
    ///   - spare: The memory of a tape that is used again if it is large enough; it is freed if it is not.
    init?(regular bytes: PaddedBytes, _ limits: JSON.Limits, reusing spare: Tape? = nil) {
        // A length fits its 28 bits.
        guard bytes.count > 0, bytes.count < Self.longest else {
            spare?.deallocate()
            return nil
        }
        let capacity = QuoteIndex.capacity(for: bytes.count)
        // A constant size of a kilobyte is on the stack.
        let tape =
            capacity <= 512
            ? withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 512) { places in
                Tape(bytes, limits, spare, UnsafeMutableBufferPointer(rebasing: places[..<capacity]))
            }
            : withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { places in
                Tape(bytes, limits, spare, places)
            }
        guard let tape else { return nil }
        self = tape
    }

    @inline(never)
    private init?(
        _ bytes: PaddedBytes,
        _ limits: JSON.Limits,
        _ spare: Tape?,
        _ places: UnsafeMutableBufferPointer<UInt16>
    ) {
        var index = QuoteIndex(of: bytes, in: places)
        let isRegular = index.readChunk()
        // As many words as quotes are enough for most documents, whose names and values are in quotes.
        let parts = bytes.count / index.size + 1
        self.init(capacity: min(index.quoteCount * parts, bytes.count / 4) + 8, reusing: spare)
        // The beginning of a document may be a byte order mark.
        guard isRegular, read(bytes, from: bytes.value, depth: limits.depth, &index) else {
            deallocate()
            return nil
        }
    }

    private mutating func read(
        _ bytes: PaddedBytes,
        from value: UnsafePointer<UInt8>,
        depth limit: Int,
        _ index: inout QuoteIndex
    ) -> Bool {
        let start = bytes.start
        var position = index.position
        var output = Output(self, start)
        var cursor = value
        reading: while true {
            output.makeRoom(in: &self)
            switch peek(&cursor) {
            case UInt8(ascii: "\""):
                guard let word = index.readString(at: &cursor, &position) else { return false }
                output.string(word)
                output.items &+= 1
            case UInt8(ascii: "{"):
                guard output.depth < limit else { return false }
                output.begin(.object, at: cursor)
                cursor += 1
                if peek(&cursor) != UInt8(ascii: "}") {
                    guard let name = index.readString(at: &cursor, &position) else { return false }
                    output.string(name)
                    guard peek(&cursor) == UInt8(ascii: ":") else { return false }
                    cursor += 1
                    continue
                }
                cursor += 1
                output.end(at: cursor)
            case UInt8(ascii: "["):
                guard output.depth < limit else { return false }
                output.begin(.array, at: cursor)
                cursor += 1
                if peek(&cursor) != UInt8(ascii: "]") { continue }
                cursor += 1
                output.end(at: cursor)
            case UInt8(ascii: "t"), UInt8(ascii: "f"):
                guard output.boolean(at: &cursor) else { return false }
            case UInt8(ascii: "n"):
                guard fourBytes(cursor) == 0x6C6C_756E else { return false }
                output.scalar(.null, at: &cursor, count: 4)
            default:
                let count = numberLength(cursor)
                guard count > 0 else { return false }
                output.scalar(.number, at: &cursor, count: count)
            }
            // Close the containers that end here, then move before the next element or past the next name.
            while output.depth > 0 {
                let byte = peek(&cursor)
                cursor += 1
                if byte == UInt8(ascii: ",") {
                    guard output.isObject else { continue reading }
                    _ = peek(&cursor)
                    guard let name = index.readString(at: &cursor, &position) else { return false }
                    output.string(name)
                    guard peek(&cursor) == UInt8(ascii: ":") else { return false }
                    cursor += 1
                    continue reading
                }
                guard byte == (output.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return false }
                output.end(at: cursor)
            }
            _ = peek(&cursor)
            return cursor == start + bytes.count
        }
    }

    /// The place on the tape at which the next word is written, and the innermost open container.
    private struct Output {
        private let start: UnsafePointer<UInt8>
        private var words: UnsafeMutablePointer<UInt64>
        private var next: UnsafeMutablePointer<UInt64>
        private var full: UnsafeMutablePointer<UInt64>
        private var innermost = -1
        private(set) var depth = 0
        private(set) var isObject = false
        /// The number of values in the innermost container.
        var items = 0

        /// The most words that one value and the name after it have.
        private static let room = 4

        @inline(__always)
        init(_ tape: Tape, _ start: UnsafePointer<UInt8>) {
            self.start = start
            words = tape.words
            next = words
            full = words + (tape.capacity &- Self.room)
        }

        @inline(__always)
        mutating func makeRoom(in tape: inout Tape) {
            if next > full { grow(&tape) }
        }

        @inline(__always)
        private mutating func grow(_ tape: inout Tape) {
            let count = next - words
            tape.reserve(tape.capacity * 2 + Self.room, keeping: count)
            words = tape.words
            next = words + count
            full = words + (tape.capacity &- Self.room)
        }

        @inline(__always)
        private mutating func append(_ kind: Kind, _ count: Int, _ place: UnsafePointer<UInt8>) {
            let offset = UInt64(truncatingIfNeeded: place - start)
            next.pointee = UInt64(kind.rawValue) << 60 | UInt64(truncatingIfNeeded: count) << 32 | offset
            next += 1
        }

        /// Writes a string's word.
        @inline(__always)
        mutating func string(_ word: UInt64) {
            next.pointee = word
            next += 1
        }

        /// Writes `true` or `false`, without a branch: which of them it is nobody can predict.
        @inline(__always)
        mutating func boolean(at cursor: inout UnsafePointer<UInt8>) -> Bool {
            // 1 for false, whose letters after the first are compared with "alse".
            let isFalse = Int(truncatingIfNeeded: (cursor.pointee &>> 4) & 1) ^ 1
            let letters: UInt32 = isFalse == 1 ? 0x6573_6C61 : 0x6575_7274
            guard fourBytes(cursor + isFalse) == letters else { return false }
            let word = (UInt64(Kind.true.rawValue) &- UInt64(isFalse)) << 60 | UInt64(4 &+ isFalse) << 32
            next.pointee = word | UInt64(truncatingIfNeeded: cursor - start)
            next += 1
            cursor += 4 &+ isFalse
            items &+= 1
            return true
        }

        @inline(__always)
        mutating func scalar(_ kind: Kind, at cursor: inout UnsafePointer<UInt8>, count: Int) {
            append(kind, count, cursor)
            cursor += count
            items &+= 1
        }

        /// As in `Tape.begin`, but only values are counted.
        @inline(__always)
        mutating func begin(_ kind: Kind, at cursor: UnsafePointer<UInt8>) {
            let link = UInt64(truncatingIfNeeded: innermost) << 32 | UInt64(truncatingIfNeeded: items &+ 1)
            innermost = next - words
            append(kind, 0, cursor)
            next.pointee = link
            next += 1
            items = 0
            isObject = kind == .object
            depth &+= 1
        }

        @inline(__always)
        mutating func end(at cursor: UnsafePointer<UInt8>) {
            let container = words + innermost
            let link = container[1]
            container[0] |= UInt64(truncatingIfNeeded: items) << 32
            // In bytes, whose difference needs no division with a sign.
            let size = UInt64(UInt(bitPattern: next) &- UInt(bitPattern: words))
            container[1] = size << 29 | UInt64(truncatingIfNeeded: cursor - start)
            innermost = Int(Int32(truncatingIfNeeded: link >> 32))
            items = Int(truncatingIfNeeded: link & 0xFFFF_FFFF)
            depth &-= 1
            isObject = depth > 0 && words[innermost] >> 60 == UInt64(Kind.object.rawValue)
        }
    }
}

/// Skips white space and returns the next byte.
@inline(__always)
private func peek(_ cursor: inout UnsafePointer<UInt8>) -> UInt8 {
    var byte = cursor.pointee
    while byte <= 0x20 {
        if byte == 0x20 {
            // Indentation: eight spaces at a time, then those before the first other byte.
            let others = UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self).littleEndian ^ 0x2020_2020_2020_2020
            cursor += others == 0 ? 8 : others.trailingZeroBitCount / 8
        } else if byte == 0x0A || byte == 0x0D || byte == 0x09 {
            cursor += 1
        } else {
            return byte
        }
        byte = cursor.pointee
    }
    return byte
}

@inline(__always)
private func fourBytes(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self).littleEndian
}

/// Returns the number of bytes of the number at an address; 0 if there is none.
@inline(__always)
private func numberLength(_ first: UnsafePointer<UInt8>) -> Int {
    var cursor = first
    if cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
    if cursor.pointee == UInt8(ascii: "0") { cursor += 1 } else { guard skipDigits(&cursor) else { return 0 } }
    if cursor.pointee == UInt8(ascii: ".") {
        cursor += 1
        guard skipDigits(&cursor) else { return 0 }
    }
    if cursor.pointee | 0x20 == UInt8(ascii: "e") {
        cursor += 1
        if cursor.pointee == UInt8(ascii: "+") || cursor.pointee == UInt8(ascii: "-") { cursor += 1 }
        guard skipDigits(&cursor) else { return 0 }
    }
    return cursor - first
}

@inline(__always)
private func skipDigits(_ cursor: inout UnsafePointer<UInt8>) -> Bool {
    let first = cursor
    while isDigit(cursor.pointee) { cursor += 1 }
    return cursor > first
}
