/// The conversion of UTF-16 and UTF-32.
enum Units {
    static func convert(
        _ bytes: UnsafeBufferPointer<UInt8>,
        size: Int,
        isBigEndian: Bool,
        isLast: Bool,
        into utf8: inout [UInt8]
    ) -> Converter.Step {
        size == 2
            ? convertUTF16(UnsafeRawBufferPointer(bytes), isBigEndian, isLast, &utf8)
            : convertUTF32(UnsafeRawBufferPointer(bytes), isBigEndian, isLast, &utf8)
    }

    private static func convertUTF16(
        _ bytes: UnsafeRawBufferPointer,
        _ isBigEndian: Bool,
        _ isLast: Bool,
        _ utf8: inout [UInt8]
    ) -> Converter.Step {
        func unit(at offset: Int) -> UInt32 {
            let unit = bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
            return UInt32(isBigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit))
        }

        var position = 0
        while position + 2 <= bytes.count {
            let first = unit(at: position)
            switch first {
            case 0xD800...0xDBFF:
                guard position + 4 <= bytes.count else { return (position, isLast ? 2 : 0) }
                let second = unit(at: position + 2)
                guard 0xDC00...0xDFFF ~= second else { return (position, 2) }
                utf8.append(scalar: 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
                position += 4
            case 0xDC00...0xDFFF:
                return (position, 2)
            default:
                utf8.append(scalar: first)
                position += 2
            }
        }
        return (position, isLast ? bytes.count - position : 0)
    }

    private static func convertUTF32(
        _ bytes: UnsafeRawBufferPointer,
        _ isBigEndian: Bool,
        _ isLast: Bool,
        _ utf8: inout [UInt8]
    ) -> Converter.Step {
        var position = 0
        while position + 4 <= bytes.count {
            let unit = bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
            let value = isBigEndian ? UInt32(bigEndian: unit) : UInt32(littleEndian: unit)
            guard Unicode.Scalar(value) != nil else { return (position, 4) }
            utf8.append(scalar: value)
            position += 4
        }
        return (position, isLast ? bytes.count - position : 0)
    }
}
