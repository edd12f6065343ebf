/// The end of a name in lower case and without hyphens, underscores and dots, so that spellings make no difference.
///
/// It has the last 24 bytes, which are more than any known name has, and the number of all bytes. It needs no memory of
/// its own.
struct NameEnd {
    /// The bytes in three words; the last byte is the lowest of the first word.
    private(set) var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
    private(set) var count = 0

    /// The most bytes that an end has.
    static let capacity = 24

    init(of name: some Sequence<UInt8>) {
        for byte in name { append(byte) }
    }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
        guard let letter = Self.normalized(byte) else { return }
        words.2 = words.2 << 8 | words.1 >> 56
        words.1 = words.1 << 8 | words.0 >> 56
        words.0 = words.0 << 8 | UInt64(letter)
        count += 1
    }

    /// Returns a byte in lower case; `nil` for a byte that makes no difference.
    @inline(__always)
    static func normalized(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): nil
        case 0x41...0x5A: byte | 0x20
        default: byte
        }
    }

    /// Returns the last three bytes of a name in one number; 0 if it has fewer.
    ///
    /// All known names have three. Few others end with the same ones, so this is all that is looked at in most names.
    @inline(__always)
    static func lastBytes(of name: some BidirectionalCollection<UInt8>) -> UInt32 {
        var bytes: UInt32 = 0
        var shift: UInt32 = 0
        var index = name.endIndex
        while index != name.startIndex {
            name.formIndex(before: &index)
            guard let letter = normalized(name[index]) else { continue }
            bytes |= UInt32(letter) << shift
            shift += 8
            if shift == 24 { return bytes }
        }
        return 0
    }
}
