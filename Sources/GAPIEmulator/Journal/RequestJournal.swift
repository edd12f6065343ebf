import Synchronization

/// The requests that the emulator has received, in order, for assertions in tests.
///
/// An entry is added when the head of a request has arrived. Its status is set before the first byte of the response is
/// sent: a client that has a response finds its status here. Only the latest ``capacity`` entries are kept, and fewer if
/// they have more than 64 MiB of text. The values of credentials are left out.
public final class RequestJournal: Sendable {
    private struct State {
        /// The entries, those before the first number `nil`; a ring once it is full: the entry with sequence number `n`
        /// is at `(n - 1) % capacity`.
        var entries: [Entry?] = []
        /// The bytes of the texts of all entries.
        var bytes = 0
        var lastNumber = 0
        var firstNumber = 1
        var waiters: [Int: Waiter] = [:]
        var lastWaiter = 0

        mutating func satisfiedWaiters(capacity: Int) -> [Waiter] {
            guard !waiters.isEmpty else { return [] }
            let entries = ordered(capacity: capacity)
            let satisfied = waiters.filter { $0.value.predicate(entries) }
            for id in satisfied.keys { waiters[id] = nil }
            return Array(satisfied.values)
        }

        func ordered(capacity: Int) -> [Entry] {
            guard firstNumber <= lastNumber else { return [] }
            return (firstNumber...lastNumber).compactMap { entries[($0 - 1) % capacity] }
        }

        /// Removes the oldest entries while there are too many or they are too long; the newest one stays.
        mutating func makeRoom(capacity: Int) {
            while lastNumber - firstNumber >= capacity || bytes > RequestJournal.mostBytes && firstNumber < lastNumber {
                let place = (firstNumber - 1) % capacity
                if place < entries.count, let entry = entries[place], entry.sequenceNumber == firstNumber {
                    bytes -= entry.textBytes
                    entries[place] = nil
                }
                firstNumber += 1
            }
        }
    }

    private struct Waiter {
        let predicate: @Sendable ([Entry]) -> Bool
        let continuation: CheckedContinuation<Void, any Error>
    }

    /// The maximum number of entries.
    public let capacity: Int

    /// The most bytes that the texts of all entries have together.
    static let mostBytes = 64 << 20

    private let state = Mutex(State())

    /// Creates an empty journal.
    /// - Parameter capacity: The maximum number of entries; at least one is kept.
    public init(capacity: Int = 16_384) {
        self.capacity = max(1, capacity)
    }

    /// The entries, oldest first.
    public var entries: [Entry] {
        state.withLock { $0.ordered(capacity: capacity) }
    }

    /// Returns the number of entries that satisfy a condition.
    public func count(where predicate: (Entry) throws -> Bool) rethrows -> Int {
        try entries.count(where: predicate)
    }

    /// Removes all entries; the sequence numbers continue.
    public func clear() {
        state.withLock { state in
            state.firstNumber = state.lastNumber + 1
            state.bytes = 0
            for place in state.entries.indices { state.entries[place] = nil }
        }
    }

    /// Waits until the entries satisfy a condition, which is checked now and after each change.
    ///
    /// Cancellation of the task ends the wait.
    /// - Parameter predicate: The condition. It is called while the journal is locked, and must not use the journal.
    /// - Throws: `CancellationError` if the task is cancelled, and nothing else.
    public func waitUntil(_ predicate: @escaping @Sendable ([Entry]) -> Bool) async throws {
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<Void, any Error>? = state.withLock { state in
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if predicate(state.ordered(capacity: capacity)) { return .success(()) }
                    state.waiters[id] = Waiter(predicate: predicate, continuation: continuation)
                    return nil
                }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            let waiter = state.withLock { $0.waiters.removeValue(forKey: id) }
            waiter?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Adds an entry, and returns its sequence number.
    func enter(_ entry: Entry) -> Int {
        let (number, waiters) = state.withLock { state in
            state.lastNumber += 1
            var entry = entry
            entry.sequenceNumber = state.lastNumber
            state.bytes += entry.textBytes
            // Before the entry takes the place of the oldest one.
            let place = (state.lastNumber - 1) % capacity
            if place < state.entries.count, let oldest = state.entries[place] { state.bytes -= oldest.textBytes }
            if state.entries.count < capacity {
                state.entries.append(entry)
            } else {
                state.entries[place] = entry
            }
            state.makeRoom(capacity: capacity)
            return (state.lastNumber, state.satisfiedWaiters(capacity: capacity))
        }
        for waiter in waiters { waiter.continuation.resume() }
        return number
    }

    /// Changes an entry, if the journal still has it.
    func amend(_ number: Int, _ change: (inout Entry) -> Void) {
        let waiters = state.withLock { state in
            let place = (number - 1) % capacity
            guard number >= state.firstNumber, var entry = state.entries[place] else { return [Waiter]() }
            state.bytes -= entry.textBytes
            change(&entry)
            state.bytes += entry.textBytes
            state.entries[place] = entry
            return state.satisfiedWaiters(capacity: capacity)
        }
        for waiter in waiters { waiter.continuation.resume() }
    }
}
