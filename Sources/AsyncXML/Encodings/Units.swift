/// UTF-16 and UTF-32.
enum Units {
    static func convert(
        _ bytes: UnsafeBufferPointer<UInt8>,
        size: Int,
        isBigEndian: Bool,
        isLast: Bool,
        into utf8: inout [UInt8]
    ) -> Converter.Step {
        func unit(at offset: Int) -> UInt32? {
            guard offset + size <= bytes.count else { return nil }
            return bytes[offset..<offset + size].enumerated().reduce(0) { value, byte in
                value | UInt32(byte.element) << (8 * UInt32(isBigEndian ? size - 1 - byte.offset : byte.offset))
            }
        }

        var position = 0
        while position < bytes.count {
            guard let first = unit(at: position) else { return (position, isLast ? bytes.count - position : 0) }
            switch first {
            case 0xD800...0xDBFF where size == 2:
                guard let second = unit(at: position + size) else { return (position, isLast ? size : 0) }
                guard 0xDC00...0xDFFF ~= second else { return (position, size) }
                utf8.append(scalar: 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
                position += size
            case 0xD800...0xDFFF, 0x110000...:
                return (position, size)
            default:
                utf8.append(scalar: first)
            }
            position += size
        }
        return (position, 0)
    }
}
