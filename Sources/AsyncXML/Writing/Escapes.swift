/// The bytes of a text that cannot be copied unchanged.
enum Escapes {
    /// The place of a text in a document.
    enum Place {
        case text, attribute
    }

    /// Returns one bit for each byte below 0x40: whether it needs examination in a place.
    @inline(__always)
    private static func examined(in place: Place) -> UInt64 {
        let controls: UInt64 = 0xFFFF_FFFF
        let everywhere = controls | bit("&") | bit("<")
        return switch place {
        case .text: everywhere & ~(bit("\t") | bit("\n")) | bit(">")
        case .attribute: everywhere | bit("\"")
        }
    }

    @inline(__always)
    private static func bit(_ character: Unicode.Scalar) -> UInt64 { 1 << UInt64(character.value) }

    /// Returns the number of bytes from an offset on that can be copied.
    static func plainLength(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ place: Place) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        let (first, end) = (base + start, base + bytes.count)
        if ByteScan.isUnescaped(first, end) { return end - first }
        let examined = examined(in: place)
        var next = first
        while next < end {
            // 0xEF is the first byte of U+FFFE and U+FFFF.
            let byte = next.pointee
            if byte < 0x40 ? examined >> UInt64(byte) & 1 != 0 : byte == 0xEF { break }
            next += 1
        }
        return next - first
    }

    /// Returns `true` if a character is escaped in some places, but can be part of a text.
    static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x09, 0x0A, 0x0D: true
        default: false
        }
    }

    /// Returns `true` if U+FFFE or U+FFFF is at an offset.
    static func isNoncharacter(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        offset + 2 < bytes.count && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
    }
}
