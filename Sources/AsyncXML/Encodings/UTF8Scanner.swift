/// A check of UTF-8 during a copy.
enum UTF8Scanner {
    static func copy(_ bytes: UnsafeBufferPointer<UInt8>, isLast: Bool, into utf8: inout [UInt8]) -> Converter.Step {
        let (valid, malformed) = validPrefix(of: bytes)
        utf8.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[..<valid]))
        // A sequence that is valid so far waits for its end.
        let isCutOff = valid + malformed == bytes.count && isUnfinished(bytes[valid...])
        return (valid, isCutOff && !isLast ? 0 : malformed)
    }

    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { validPrefix(of: bytes).valid == bytes.count }

    /// Returns the length of the valid prefix, and of the malformed sequence after it.
    ///
    /// That sequence is the longest one that begins a character.
    private static func validPrefix(of bytes: UnsafeBufferPointer<UInt8>) -> (valid: Int, malformed: Int) {
        var position = 0
        while position < bytes.count {
            if let word = asciiWord(bytes, position), word & 0x8080_8080_8080_8080 == 0 {
                position += 8
                continue
            }
            let lead = bytes[position]
            guard lead >= 0x80 else {
                position += 1
                continue
            }
            guard let shape = Shape(lead: lead) else { return (position, 1) }
            for offset in 1..<shape.count {
                let range = offset == 1 ? shape.second : 0x80...0xBF
                guard position + offset < bytes.count, range.contains(bytes[position + offset]) else {
                    return (position, offset)
                }
            }
            position += shape.count
        }
        return (position, 0)
    }

    private static func isUnfinished(_ sequence: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let lead = sequence.first, let shape = Shape(lead: lead) else { return false }
        return sequence.count < shape.count
    }

    @inline(__always)
    private static func asciiWord(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) -> UInt64? {
        guard position + 8 <= bytes.count, let start = bytes.baseAddress else { return nil }
        return UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
    }

    /// The bytes that may follow a first byte (Unicode 15, table 3-7).
    private struct Shape {
        let count: Int
        let second: ClosedRange<UInt8>

        init?(lead: UInt8) {
            switch lead {
            case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
            case 0xE0: (count, second) = (3, 0xA0...0xBF)
            case 0xED: (count, second) = (3, 0x80...0x9F)
            case 0xE1...0xEF: (count, second) = (3, 0x80...0xBF)
            case 0xF0: (count, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
            case 0xF4: (count, second) = (4, 0x80...0x8F)
            default: return nil
            }
        }
    }
}
