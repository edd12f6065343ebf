/// Finds the plan for a type of coding keys: an open-addressing table that is at most half full.
///
/// It does not hold the plans, and counts no references. Whoever makes one deallocates it.
struct PlanTable<Plan: AnyObject> {
    private typealias Slot = (keys: ObjectIdentifier, plan: Unmanaged<Plan>)?

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

    /// The slot of a type, or the free one where it belongs.
    @inline(__always)
    private func place(of keys: ObjectIdentifier) -> Int {
        // Types are records in memory, apart from each other by several words.
        var index = (UInt(bitPattern: keys) >> 4 ^ UInt(bitPattern: keys) >> 9) & UInt(capacity - 1)
        while let slot = slots[Int(index)], slot.keys != keys {
            index = (index + 1) & UInt(capacity - 1)
        }
        return Int(index)
    }

    @inline(__always)
    func find(_ keys: ObjectIdentifier) -> Unmanaged<Plan>? { slots[place(of: keys)]?.plan }

    /// Makes a plan the one to be found for a type.
    mutating func set(_ keys: ObjectIdentifier, _ plan: Plan) {
        if slots[place(of: keys)] == nil {
            count += 1
            if count * 2 > capacity { grow() }
        }
        slots[place(of: keys)] = (keys, .passUnretained(plan))
    }

    private mutating func grow() {
        let (old, oldCapacity) = (slots, capacity)
        capacity *= 2
        slots = Self.emptySlots(capacity)
        for index in 0..<oldCapacity {
            if let slot = old[index] { slots[place(of: slot.keys)] = slot }
        }
        old.deallocate()
    }
}
