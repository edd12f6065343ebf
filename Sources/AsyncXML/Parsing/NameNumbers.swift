/// Finds the number of a name by the three pointers that libxml2 has for it.
///
/// libxml2 keeps each string of a document once, so that the same name has the same pointers: that tells names apart without
/// a look at their bytes. An open-addressing table that is at most half full.
struct NameNumbers {
    private struct Slot {
        var local: UnsafePointer<UInt8>?
        var prefix: UnsafePointer<UInt8>?
        var namespace: UnsafePointer<UInt8>?
        /// The number plus one; 0 for a free slot.
        var number: Int
    }

    /// Stands for the namespace of namespace declarations.
    static var declaration: UnsafePointer<UInt8>? { UnsafePointer(bitPattern: 1) }

    private var slots: UnsafeMutablePointer<Slot>
    private var capacity = 128
    private var count = 0

    init() { slots = Self.emptySlots(capacity) }

    func deallocate() { slots.deallocate() }

    private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
        slots.initialize(repeating: Slot(local: nil, prefix: nil, namespace: nil, number: 0), count: capacity)
        return slots
    }

    @inline(__always)
    func find(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?
    ) -> Int? {
        var slot = start(local, prefix, namespace)
        while slots[slot].number > 0 {
            if slots[slot].local == local, slots[slot].prefix == prefix, slots[slot].namespace == namespace {
                return slots[slot].number - 1
            }
            slot = (slot + 1) & (capacity - 1)
        }
        return nil
    }

    mutating func insert(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?,
        _ number: Int
    ) {
        if count * 2 >= capacity { grow() }
        place(Slot(local: local, prefix: prefix, namespace: namespace, number: number + 1))
        count += 1
    }

    private mutating func grow() {
        let (old, oldCapacity) = (slots, capacity)
        capacity *= 2
        slots = Self.emptySlots(capacity)
        for slot in 0..<oldCapacity where old[slot].number > 0 { place(old[slot]) }
        old.deallocate()
    }

    private func place(_ slot: Slot) {
        var index = start(slot.local, slot.prefix, slot.namespace)
        while slots[index].number > 0 { index = (index + 1) & (capacity - 1) }
        slots[index] = slot
    }

    @inline(__always)
    private func start(
        _ local: UnsafePointer<UInt8>?,
        _ prefix: UnsafePointer<UInt8>?,
        _ namespace: UnsafePointer<UInt8>?
    ) -> Int {
        let mixed = UInt(bitPattern: local) &* 31 &+ UInt(bitPattern: prefix) &* 7 &+ UInt(bitPattern: namespace)
        // The product's upper half depends on all bits.
        return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity - 1)
    }
}
