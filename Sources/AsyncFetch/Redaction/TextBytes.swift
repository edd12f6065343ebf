/// The bytes of a text during a search: a byte outside of them is 0.
struct TextBytes {
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var count: Int { bytes.count }

    subscript(index: Int) -> UInt8 {
        @inline(__always) get { index >= 0 && index < bytes.count ? bytes[index] : 0 }
    }

    /// Returns the part of a range that is in the text.
    subscript(from start: Int, to end: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = min(max(start, 0), bytes.count)
        return bytes[start..<min(max(end, start), bytes.count)]
    }

    /// Returns the index of the first byte for which a condition is false, or that of the end.
    @inline(__always)
    func index(from start: Int, while isIncluded: (UInt8) -> Bool) -> Int {
        var index = start
        while index < bytes.count, isIncluded(bytes[index]) { index += 1 }
        return index
    }

    /// Returns the three bytes before an index in one number.
    @inline(__always)
    func threeBytes(before index: Int) -> UInt32 {
        UInt32(self[index - 3]) << 16 | UInt32(self[index - 2]) << 8 | UInt32(self[index - 1])
    }

    func holds(_ word: StaticString, at index: Int) -> Bool {
        let length = word.utf8CodeUnitCount
        guard index >= 0, bytes.count - index >= length else { return false }
        for offset in 0..<length where bytes[index + offset] != word.utf8Start[offset] { return false }
        return true
    }
}
