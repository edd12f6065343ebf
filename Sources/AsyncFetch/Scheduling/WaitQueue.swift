/// The fetches that wait for a host, in the order in which they get their turn.
///
/// A rank is the number of an arrival plus the handicap of its priority. It never changes, and yet nobody starves: whoever
/// comes later has a higher number, so that only a bounded number of later arrivals can have a lower rank. The ranks are in a
/// binary heap, in which each waiter knows its place: entering, leaving at the front and leaving early cost O(log n).
struct WaitQueue {
    private var heap: [Waiter] = []
    private var arrivals = 0

    var count: Int { heap.count }
    var isEmpty: Bool { heap.isEmpty }
    /// All of them, in no order.
    var all: [Waiter] { heap }

    mutating func insert(_ waiter: Waiter, _ priority: FetchPriority) {
        arrivals += 1
        waiter.rank = (arrivals + priority.handicap, arrivals)
        heap.append(waiter)
        waiter.place = heap.count - 1
        rise(from: heap.count - 1)
    }

    mutating func popFirst() -> Waiter? {
        guard let first = heap.first else { return nil }
        remove(first)
        return first
    }

    /// Takes out a waiter wherever it is; nothing when it is not there.
    mutating func remove(_ waiter: Waiter) {
        guard let place = waiter.place else { return }
        waiter.place = nil
        let last = heap.removeLast()
        guard last !== waiter else {
            if heap.isEmpty { heap = [] }  // a long queue is rare; its memory is not kept
            return
        }
        heap[place] = last
        last.place = place
        sink(from: place)
        rise(from: place)
    }

    private mutating func rise(from start: Int) {
        var place = start
        while place > 0 {
            let parent = (place - 1) / 2
            guard heap[place].rank < heap[parent].rank else { return }
            swap(place, parent)
            place = parent
        }
    }

    private mutating func sink(from start: Int) {
        var place = start
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2] where child < heap.count && heap[child].rank < heap[least].rank
            {
                least = child
            }
            guard least != place else { return }
            swap(place, least)
            place = least
        }
    }

    private mutating func swap(_ a: Int, _ b: Int) {
        heap.swapAt(a, b)
        heap[a].place = a
        heap[b].place = b
    }
}

/// One fetch that waits.
///
/// Invariant behind `@unchecked`: all members are read and written under the lock of the one ``HostGate`` that it waits at.
final class Waiter: @unchecked Sendable {
    var rank = (0, 0)
    /// Its place in the queue; `nil` while it is in none.
    var place: Int?
    var continuation: CheckedContinuation<Slot, any Error>?
    var isCancelled = false
    /// Is told that streams block the host, and how many.
    var onBlocked: (@Sendable (Int) -> Void)?
    /// How far the streams of the host had come when it was last looked at.
    var seen: UInt64 = 0
    /// How often in a row the host was looked at while it was blocked and nothing moved.
    var looks = 0
}
