extension Cloud {
    /// The difference between two snapshots that a reader got one after the other.
    ///
    /// The changes make the new list of the previous one in three steps: take out what was ``removed`` and the `from` of
    /// what ``moved``, all counted in the previous list; put in what was ``inserted`` and the `to` of what moved, in
    /// ascending order, all counted in the new list; then replace what was ``updated``. The new items themselves are a
    /// slice: `snapshot.items[snapshot.changes.inserted]`.
    public struct ChangeSet: Sendable, Equatable {
        /// A Boolean value indicating whether this is the first snapshot of the reader; all items are inserted.
        public var isReplacement = false
        /// The indexes in the previous list of the items that are gone.
        public var removed = RangeSet<Int>()
        /// The indexes in the new list of the items that are new.
        public var inserted = RangeSet<Int>()
        /// The indexes in the new list of the items that were there before, with other properties.
        public var updated = RangeSet<Int>()
        /// The items that changed their place among the others, in ascending order of `to`.
        public var moved: [Move] = []
        /// The items that are gone, as they were last, in the order of ``removed``.
        public var removedItems: [Item] = []

        /// Creates an empty set.
        public init() {}
    }
}

extension Cloud.ChangeSet {
    /// A change of place.
    public struct Move: Hashable, Sendable {
        /// The index in the previous list.
        public var from: Int
        /// The index in the new list.
        public var to: Int

        /// Creates a change of place.
        public init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// A Boolean value indicating whether both lists are the same.
    public var isEmpty: Bool {
        !isReplacement && removed.isEmpty && inserted.isEmpty && updated.isEmpty && moved.isEmpty
    }
}
