/// A queue of records, first in, first out.
///
/// A record is moved in and out and never copied, because a record of a feed holds dozens of strings.
@usableFromInline
final class RecordQueue<Record> {
    @usableFromInline var memory = UnsafeMutablePointer<Record>.allocate(capacity: 16)
    @usableFromInline var capacity = 16
    /// The bounds of the queued records: `first..<end`.
    @usableFromInline var first = 0
    @usableFromInline var end = 0

    init() {}

    deinit {
        (memory + first).deinitialize(count: end - first)
        memory.deallocate()
    }

    @usableFromInline var isEmpty: Bool { first == end }

    @inlinable
    func pop() -> Record? {
        guard first < end else { return nil }
        first += 1
        return (memory + (first - 1)).move()
    }

    func append(_ record: consuming Record) {
        if first == end {
            first = 0
            end = 0
        }
        if end == capacity { grow() }
        (memory + end).initialize(to: record)
        end += 1
    }

    private func grow() {
        capacity *= 2
        let larger = UnsafeMutablePointer<Record>.allocate(capacity: capacity)
        larger.moveInitialize(from: memory + first, count: end - first)
        memory.deallocate()
        memory = larger
        end -= first
        first = 0
    }
}
