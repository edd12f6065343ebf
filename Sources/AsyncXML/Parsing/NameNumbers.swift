/// A table that finds the number of a name by the three pointers that libxml2 has for it.
///
/// libxml2 stores each string of a document once, so equal names have equal pointers. They distinguish names without a
/// look at their bytes. It is a hash table with open addressing, at most half full.
struct NameNumbers {
    /// The addresses of a name's strings, which compare faster than optional pointers.
    private struct Name: Equatable {
        let local: UInt
        let prefix: UInt
        let namespace: UInt

        @inline(__always)
        init(_ local: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ namespace: UnsafePointer<UInt8>?) {
            self.local = UInt(bitPattern: local)
            self.prefix = UInt(bitPattern: prefix)
            self.namespace = UInt(bitPattern: namespace)
        }
    }

    private struct Slot {
        let name: Name
        /// The number plus one; 0 for a free slot.
        let number: Int
    }

    /// A pointer that stands for the namespace of namespace declarations.
    static var declaration: UnsafePointer<UInt8>? { UnsafePointer(bitPattern: 1) }

    private var slots: UnsafeMutablePointer<Slot>
    private var capacity = 128
    private var count = 0

    init() { slots = Self.emptySlots(capacity) }

    func deallocate() { slots.deallocate() }

    private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
        slots.initialize(repeating: Slot(name: Name(nil, nil, nil), number: 0), count: capacity)
        return slots
    }

    @inline(__always)
    func find(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?
    ) -> Int? {
        let number = slots[place(of: Name(local, prefix, namespace))].number
        return number > 0 ? number - 1 : nil
    }

    mutating func insert(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?,
        _ number: Int
    ) {
        if count * 2 >= capacity { grow() }
        let name = Name(local, prefix, namespace)
        slots[place(of: name)] = Slot(name: name, number: number + 1)
        count += 1
    }

    private mutating func grow() {
        let (old, oldCapacity) = (slots, capacity)
        capacity *= 2
        slots = Self.emptySlots(capacity)
        for slot in 0..<oldCapacity where old[slot].number > 0 { slots[place(of: old[slot].name)] = old[slot] }
        old.deallocate()
    }

    /// Returns the slot of a name, or the free one for it.
    @inline(__always)
    private func place(of name: Name) -> Int {
        let mask = capacity &- 1
        let mixed = name.local &* 31 &+ name.prefix &* 7 &+ name.namespace
        // The product's upper half depends on all bits.
        var index = Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while slots[index].number > 0, slots[index].name != name { index = (index &+ 1) & mask }
        return index
    }
}
