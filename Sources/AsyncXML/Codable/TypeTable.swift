/// A table that finds the object for a type: a hash table with open addressing, at most half full.
///
/// It does not hold the objects, and it counts no references. Its owner must deallocate it.
struct TypeTable<Object: AnyObject> {
    private typealias Slot = (type: ObjectIdentifier, object: Unmanaged<Object>)?

    private var slots: UnsafeMutablePointer<Slot>
    private var capacity = 64
    private var count = 0

    init() { slots = Self.emptySlots(capacity) }

    func deallocate() { slots.deallocate() }

    private static func emptySlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
        slots.initialize(repeating: nil, count: capacity)
        return slots
    }

    /// Returns the slot of a type, or the free one for it.
    @inline(__always)
    private func place(of type: ObjectIdentifier) -> Int {
        // Types are records in memory, several words apart from each other.
        var index = (UInt(bitPattern: type) >> 4 ^ UInt(bitPattern: type) >> 9) & UInt(capacity - 1)
        while let slot = slots[Int(index)], slot.type != type {
            index = (index + 1) & UInt(capacity - 1)
        }
        return Int(index)
    }

    @inline(__always)
    func find(_ type: ObjectIdentifier) -> Unmanaged<Object>? { slots[place(of: type)]?.object }

    /// Sets the object for a type.
    mutating func set(_ type: ObjectIdentifier, _ object: Object) {
        if slots[place(of: type)] == nil {
            count += 1
            if count * 2 > capacity { grow() }
        }
        slots[place(of: type)] = (type, .passUnretained(object))
    }

    private mutating func grow() {
        let (old, oldCapacity) = (slots, capacity)
        capacity *= 2
        slots = Self.emptySlots(capacity)
        for index in 0..<oldCapacity {
            if let slot = old[index] { slots[place(of: slot.type)] = slot }
        }
        old.deallocate()
    }
}
