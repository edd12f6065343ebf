/// A reference to a character, or to one of the five entities that XML itself defines.
struct Reference {
    /// The outcome of reading it; for all other references, libxml2 decides.
    let outcome: Tokenizer.Outcome
    let scalar: Unicode.Scalar
    /// The number of its bytes.
    let count: Int

    /// The most bytes of a reference; a longer one has leading zeros.
    private static let mostBytes = 12

    /// Reads the reference that begins with the `&` at a place.
    @inline(never)
    init(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
        let limit = start + min(end - start, Self.mostBytes)
        var semicolon = start + 1
        while semicolon < limit, Self.isPart(semicolon.pointee) { semicolon += 1 }
        guard semicolon < limit, semicolon.pointee == UInt8(ascii: ";") else {
            self.init(semicolon == end && limit - start < Self.mostBytes ? .incomplete : .irregular)
            return
        }
        let name = UnsafeBufferPointer(start: start + 1, count: semicolon - start - 1)
        guard let scalar = Self.entity(name) ?? Self.character(name) else {
            self.init(.irregular)
            return
        }
        self.init(.done, scalar, semicolon + 1 - start)
    }

    /// Returns the character of one of the five entities at a place from which eight bytes can be read, and the number
    /// of its bytes; `nil` for all other references.
    @inline(__always)
    static func entity(at start: UnsafePointer<UInt8>) -> (byte: UInt8, count: Int)? {
        let word = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian
        switch word & 0xFFFF_FFFF {
        case 0x3B74_6C26: return (UInt8(ascii: "<"), 4)
        case 0x3B74_6726: return (UInt8(ascii: ">"), 4)
        default: break
        }
        if word & 0xFF_FFFF_FFFF == 0x3B_706D_6126 { return (UInt8(ascii: "&"), 5) }
        switch word & 0xFFFF_FFFF_FFFF {
        case 0x3B74_6F75_7126: return (UInt8(ascii: "\""), 6)
        case 0x3B73_6F70_6126: return (UInt8(ascii: "'"), 6)
        default: return nil
        }
    }

    private init(_ outcome: Tokenizer.Outcome, _ scalar: Unicode.Scalar = " ", _ count: Int = 0) {
        self.outcome = outcome
        self.scalar = scalar
        self.count = count
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "#") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func entity(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        var letters: UInt64 = 0
        guard name.count <= 4 else { return nil }
        for byte in name { letters = letters << 8 | UInt64(byte) }
        return switch letters {
        case 0x61_6D_70: "&"
        case 0x6C_74: "<"
        case 0x67_74: ">"
        case 0x71_75_6F_74: "\""
        case 0x61_70_6F_73: "'"
        default: nil
        }
    }

    private static func character(_ name: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar? {
        guard name.count >= 2, name[0] == UInt8(ascii: "#") else { return nil }
        let isHexadecimal = name[1] == UInt8(ascii: "x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard !digits.isEmpty else { return nil }
        // At most ten digits, which cannot overflow.
        var value = 0
        for digit in digits {
            switch digit {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value * (isHexadecimal ? 16 : 10) + Int(digit) - 0x30
            case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: value = value * 16 + Int(digit) - 0x61 + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: value = value * 16 + Int(digit) - 0x41 + 10
            default: return nil
            }
        }
        guard value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D, value != 0xFFFE, value != 0xFFFF else {
            return nil
        }
        return UInt32(exactly: value).flatMap(Unicode.Scalar.init)
    }
}
