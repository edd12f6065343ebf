extension UnsafeBufferPointer<UInt8> {
    /// Compares eight bytes at a time.
    @inline(__always)
    func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        guard count > 0, let lhs = UnsafeRawPointer(baseAddress), let rhs = UnsafeRawPointer(other.baseAddress) else {
            return true
        }
        var offset = 0
        while offset + 8 <= count {
            let left = lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard left == rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
            offset += 8
        }
        while offset < count {
            guard self[offset] == other[offset] else { return false }
            offset += 1
        }
        return true
    }

    /// Returns `true` if the bytes are those of a text.
    func hasSameBytes(as text: String) -> Bool {
        var text = text
        return text.withUTF8 { hasSameBytes(as: $0) }
    }

    /// A Boolean value indicating whether there is nothing but white space.
    @inline(__always)
    var isBlank: Bool { allSatisfy(\.isXMLSpace) }

    /// The bytes without white space at both ends.
    @inline(__always)
    var trimmed: UnsafeBufferPointer<UInt8> {
        var (start, end) = (0, count)
        while start < end, self[start].isXMLSpace { start += 1 }
        while end > start, self[end - 1].isXMLSpace { end -= 1 }
        return UnsafeBufferPointer(rebasing: self[start..<end])
    }
}

extension UnsafeMutablePointer<UInt8> {
    /// Copies bytes from other memory; a short text needs no call.
    @inline(__always)
    func copyBytes(from source: UnsafePointer<UInt8>, count: Int) {
        guard count <= 32 else { return update(from: source, count: count) }
        // The first and the last bytes, which may overlap.
        if count >= 16 {
            copy(SIMD16<UInt8>.self, source, count)
        } else if count >= 8 {
            copy(UInt64.self, source, count)
        } else if count >= 4 {
            copy(UInt32.self, source, count)
        } else if count > 0 {
            (self[0], self[count / 2], self[count - 1]) = (source[0], source[count / 2], source[count - 1])
        }
    }

    @inline(__always)
    private func copy<Word: BitwiseCopyable>(_: Word.Type, _ source: UnsafePointer<UInt8>, _ count: Int) {
        let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(self))
        let last = count - MemoryLayout<Word>.size
        let words = (from.loadUnaligned(as: Word.self), from.loadUnaligned(fromByteOffset: last, as: Word.self))
        to.storeBytes(of: words.0, as: Word.self)
        to.storeBytes(of: words.1, toByteOffset: last, as: Word.self)
    }
}

extension UInt8 {
    /// A Boolean value indicating whether this is a space, tab, line feed or carriage return.
    @inline(__always)
    var isXMLSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}

extension UnsafePointer<UInt8>? {
    /// The bytes of a C string.
    @inline(__always)
    var bytes: UnsafeBufferPointer<UInt8> {
        guard let start = self else { return UnsafeBufferPointer(start: nil, count: 0) }
        var count = 0
        while start[count] != 0 { count += 1 }
        return UnsafeBufferPointer(start: start, count: count)
    }
}

extension String {
    /// Compares byte for byte: `==` is also true for different compositions of a character (é as one scalar or two).
    func hasSameBytes(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        var (left, right) = (self, other)
        return left.withUTF8 { left in right.withUTF8 { left.hasSameBytes(as: $0) } }
    }
}
