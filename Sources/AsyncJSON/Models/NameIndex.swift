/// Finds a name among a table's names by its first eight bytes, its last eight and its length.
///
/// A hash table with open addressing, at most half full. Its names are fixed, so a document cannot make probing longer
/// than the longest run of taken slots.
struct NameIndex: Sendable {
    private struct Slot: Sendable {
        var first: UInt64 = 0
        var last: UInt64 = 0
        var count = -1
        var index = 0
    }

    private var slots: [Slot]
    private let names: [[UInt8]]

    init(_ names: [String]) {
        self.names = names.map { Array($0.utf8) }
        var size = 4
        while size < names.count * 2 { size *= 2 }
        slots = Array(repeating: Slot(), count: size)
        for (index, name) in self.names.enumerated() {
            let padded = name + [0, 0, 0, 0, 0, 0, 0, 0]
            let (first, last) = padded.withUnsafeBytes { bytes in
                bytes.baseAddress.map { Self.words($0, name.count) } ?? (0, 0)
            }
            var position = hash(first, last, name.count)
            while slots[position].count >= 0 { position = (position + 1) & (slots.count - 1) }
            slots[position] = Slot(first: first, last: last, count: name.count, index: index)
        }
    }

    /// The index of a name without escapes in padded memory.
    @inline(__always)
    func index(of name: UnsafePointer<UInt8>, count: Int) -> Int? {
        let (first, last) = Self.words(UnsafeRawPointer(name), count)
        return slots.withUnsafeBufferPointer { slots in
            var position = hash(first, last, count)
            while slots[position].count >= 0 {
                let slot = slots[position]
                if slot.first == first, slot.last == last, slot.count == count,
                    count <= 16 || names[slot.index].elementsEqual(UnsafeBufferPointer(start: name, count: count))
                {
                    return slot.index
                }
                position = (position + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    /// The first and the last eight bytes; a shorter name is one word with zeros above it.
    @inline(__always)
    private static func words(_ name: UnsafeRawPointer, _ count: Int) -> (UInt64, UInt64) {
        let first = name.loadUnaligned(as: UInt64.self).littleEndian
        guard count < 8 else { return (first, (name + count - 8).loadUnaligned(as: UInt64.self).littleEndian) }
        let masked = first & (1 << UInt64(count * 8) &- 1)
        return (masked, masked)
    }

    @inline(__always)
    private func hash(_ first: UInt64, _ last: UInt64, _ count: Int) -> Int {
        let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93
        return Int(mixed >> 40) & (slots.count - 1)
    }
}
