import Synchronization

/// The order in which the fields of a table came last: a service writes all objects of a kind in the same order.
///
/// It is only a hint. The reader compares the whole name, so whatever a document makes it learn, the result is the same,
/// and a wrong hint costs one comparison. Tasks that read at the same time share it; each sees what was stored some time
/// before.
struct FieldOrder: @unchecked Sendable {
    // Sendable: the memory belongs to the layout, and its words are atomic.

    /// For each field the one that came after it, then the one that came first.
    private let successors: UnsafeMutablePointer<Atomic<UInt32>>
    private let count: Int

    /// Expects the order of the table.
    init(fieldCount: Int) {
        count = fieldCount + 1
        successors = .allocate(capacity: count)
        for index in 0..<fieldCount {
            (successors + index).initialize(to: Atomic(UInt32(truncatingIfNeeded: index + 1)))
        }
        (successors + fieldCount).initialize(to: Atomic(0))
    }

    func deallocate() {
        successors.deinitialize(count: count)
        successors.deallocate()
    }

    /// Returns the field expected after another, or after the table's last index plus one: the first of an object.
    @inline(__always)
    func successor(of field: Int) -> Int { Int(successors[field].load(ordering: .relaxed)) }

    /// Notes which field came, unless it was expected: tasks that agree do not take the memory from each other.
    @inline(__always)
    func learn(_ field: Int, after previous: Int, instead expected: Int) {
        if field != expected { successors[previous].store(UInt32(truncatingIfNeeded: field), ordering: .relaxed) }
    }
}
