/// A table of the bytes of a text that cannot be copied unchanged.
enum Escapes {
    /// The place of a text in a document.
    enum Place {
        case text, attribute
    }

    /// Flags for the bytes that need examination: bit 0 in text, bit 1 in attributes.
    ///
    /// The table never changes.
    nonisolated(unsafe) private static let table: UnsafePointer<UInt8> = {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        table.initialize(repeating: 0, count: 256)
        for control in 0..<0x20 { table[control] = 3 }
        table[0x09] = 2
        table[0x0A] = 2
        for byte in "&<\u{0D}".utf8 { table[Int(byte)] = 3 }
        table[Int(UInt8(ascii: ">"))] = 1
        table[Int(UInt8(ascii: "\""))] = 2
        table[0xEF] = 3  // the first byte of U+FFFE and U+FFFF
        return UnsafePointer(table)
    }()

    /// Returns the number of bytes from an offset on that can be copied.
    @inline(__always)
    static func plainLength(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ place: Place) -> Int {
        let table = table
        let mask: UInt8 = place == .text ? 1 : 2
        var offset = start
        while offset < bytes.count, table[Int(bytes[offset])] & mask == 0 { offset += 1 }
        return offset - start
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
