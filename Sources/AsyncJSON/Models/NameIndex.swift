/// Finds a name among a table's names by its first eight bytes, its last eight and its length.
///
/// It is a hash table with open addressing, at most half full. Its names are fixed, so a document cannot make probing
/// longer than the longest run of occupied slots.
struct NameIndex: @unchecked Sendable {
    // Sendable: the memory is not changed after `init`. It belongs to the layout, which never gives its index away.

    private struct Slot {
        var first: UInt64 = 0
        var last: UInt64 = 0
        var name: UnsafePointer<UInt8>?
        var count: Int32 = -1
        var index: Int32 = 0
    }

    private let slots: UnsafeMutablePointer<Slot>
    private let mask: Int

    /// Creates an index of names; their memory outlives the index and has eight readable bytes after each name.
    init(_ names: [UnsafeBufferPointer<UInt8>]) {
        var size = 4
        while size < names.count * 2 { size *= 2 }
        mask = size - 1
        slots = .allocate(capacity: size)
        slots.initialize(repeating: Slot(), count: size)
        for (index, name) in names.enumerated() {
            guard let start = name.baseAddress else { continue }
            let (first, last) = Self.words(start, name.count)
            var position = Self.hash(first, last, name.count) & mask
            while slots[position].count >= 0 { position = (position + 1) & mask }
            slots[position] =
                Slot(first: first, last: last, name: start, count: Int32(name.count), index: Int32(index))
        }
    }

    func deallocate() { slots.deallocate() }

    /// Returns the index of a name without escapes in padded memory.
    @inline(__always)
    func index(of name: UnsafePointer<UInt8>, count: Int) -> Int? {
        let (first, last) = Self.words(name, count)
        var position = Self.hash(first, last, count) & mask
        while slots[position].count >= 0 {
            if slots[position].first == first, slots[position].last == last, Int(slots[position].count) == count,
                count <= 16 || Self.haveEqualMiddles(name, slots[position].name, count)
            {
                return Int(slots[position].index)
            }
            position = (position + 1) & mask
        }
        return nil
    }

    /// Returns the first and the last eight bytes; a shorter name is one word with zeros above it.
    @inline(__always)
    private static func words(_ name: UnsafePointer<UInt8>, _ count: Int) -> (UInt64, UInt64) {
        let first = word(name)
        guard count < 8 else { return (first, word(name + count - 8)) }
        let masked = first & (1 << UInt64(count * 8) &- 1)
        return (masked, masked)
    }

    @inline(__always)
    private static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self).littleEndian
    }

    @inline(__always)
    private static func hash(_ first: UInt64, _ last: UInt64, _ count: Int) -> Int {
        let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93
        return Int(mixed >> 40)
    }

    /// Compares the bytes between the first and the last eight bytes.
    private static func haveEqualMiddles(
        _ left: UnsafePointer<UInt8>,
        _ right: UnsafePointer<UInt8>?,
        _ count: Int
    ) -> Bool {
        guard let right else { return false }
        var offset = 8
        while offset < count - 8 {
            guard word(left + offset) == word(right + offset) else { return false }
            offset += 8
        }
        return true
    }
}
