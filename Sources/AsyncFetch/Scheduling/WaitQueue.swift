/// The fetches that wait for a host, in the order of their turns.
///
/// The rank of a fetch is the number of its arrival plus the handicap of its priority. A rank never changes. Still, no
/// fetch waits for ever: later arrivals have higher numbers, so only a bounded number of them can have a lower rank.
/// The ranks are in a binary heap, and each waiter knows its place in it. So entering, leaving at the front and leaving
/// early cost O(log n).
struct WaitQueue {
    private var heap: [Waiter] = []
    private var arrivals = 0

    var count: Int { heap.count }
    var isEmpty: Bool { heap.isEmpty }
    /// All waiters, in no particular order.
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

    /// Removes a waiter, wherever it is in the queue; does nothing if it is not in the queue.
    mutating func remove(_ waiter: Waiter) {
        guard let place = waiter.place else { return }
        waiter.place = nil
        let last = heap.removeLast()
        guard last !== waiter else {
            if heap.isEmpty { heap = [] }  // frees the memory, because long queues are rare
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

/// One waiting fetch.
///
/// Invariant behind `@unchecked`: all members are read and written under the lock of the one ``HostGate`` where it
/// waits.
final class Waiter: @unchecked Sendable {
    var rank = (0, 0)
    /// The index in the heap; `nil` while the waiter is in no queue.
    var place: Int?
    var continuation: CheckedContinuation<Slot, any Error>?
    var isCancelled = false
    /// A closure that gets the number of streams that block the host.
    var onBlocked: (@Sendable (Int) -> Void)?
    /// The progress of the host's streams at the latest check.
    var seen: UInt64 = 0
    /// The number of consecutive checks at which the host was blocked and the streams made no progress.
    var looks = 0
}
