import Synchronization

extension EmulatedCloud {
    /// The requests that the server has received, in order, for assertions in tests.
    ///
    /// An entry is added when the head of a request has arrived. Its status is set before the first byte of the response is
    /// sent: a client that has a response finds its status here. Only the latest ``capacity`` entries are kept, and fewer
    /// if their heads are very long. The values of credentials are left out.
    public final class Journal: Sendable {
        private struct State {
            var entries: [Entry] = []
            var lastNumber = 0
            /// The bytes of the entries, and a few more.
            var size = 0

            mutating func drop(_ count: Int) {
                entries.removeFirst(count)
                size = entries.reduce(0) { $0 + $1.size }
            }
        }

        /// The most bytes of all entries: strangers can send long heads.
        private static let mostBytes = 64 << 20

        /// The maximum number of entries.
        public let capacity: Int
        private let state = Mutex(State())

        /// Creates an empty journal.
        /// - Parameter capacity: The maximum number of entries; at least one is kept.
        public init(capacity: Int = 16_384) {
            self.capacity = max(1, capacity)
        }

        /// The entries, oldest first.
        public var entries: [Entry] { state.withLock { Array($0.entries.suffix(capacity)) } }

        /// Returns the number of entries that satisfy a condition.
        public func count(where predicate: (Entry) throws -> Bool) rethrows -> Int {
            try entries.count(where: predicate)
        }

        /// Removes all entries; the sequence numbers continue.
        public func clear() { state.withLock { ($0.entries, $0.size) = ([], 0) } }

        /// Adds an entry, and returns its sequence number.
        func enter(_ entry: Entry) -> Int {
            state.withLock { state in
                state.lastNumber += 1
                var entry = entry
                entry.sequenceNumber = state.lastNumber
                // Dropped in batches, so that an entry costs the same however many there are.
                if state.entries.count >= capacity * 2 { state.drop(capacity) }
                if state.size > Self.mostBytes { state.drop((state.entries.count + 1) / 2) }
                state.size += entry.size
                state.entries.append(entry)
                return state.lastNumber
            }
        }

        /// Changes an entry, if the journal still has it.
        func amend(_ number: Int?, _ change: (inout Entry) -> Void) {
            guard let number else { return }
            state.withLock { state in
                guard let first = state.entries.first?.sequenceNumber else { return }
                let index = number - first
                if state.entries.indices.contains(index) { change(&state.entries[index]) }
            }
        }
    }
}
