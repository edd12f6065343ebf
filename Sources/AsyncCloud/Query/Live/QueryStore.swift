extension Cloud {
    /// The database, as queries see it.
    package protocol QueryStore: Sendable {
        /// Returns the items of a source as they are at one moment, and the anchor of that moment.
        ///
        /// The answer may contain more items than the query: those of a folder, and the folder itself, which tells whether
        /// it exists; all items, for a condition that is too large for the database. Of a custom source, only the anchor
        /// is used.
        func contents(of query: Query) async throws -> QueryContents

        /// Returns the changes from now on, in the order of their commits.
        func queryChanges() -> any AsyncSequence<QueryChange, any Swift.Error> & Sendable
    }

    /// The items of a database at one moment.
    package struct QueryContents: Sendable {
        /// The anchor of the moment.
        package var anchor: Int64
        /// The items.
        package var items: [Item]

        package init(anchor: Int64, items: [Item]) {
            self.anchor = anchor
            self.items = items
        }
    }

    /// A commit, as queries see it.
    package enum QueryChange: Sendable {
        /// The items before and after a commit; `nil` for those that did not exist or are removed.
        case items(anchor: Int64, [(before: Item?, after: Item?)])
        /// So many changes that the reader has to begin again.
        case reload
        /// A new file in the place of a damaged one: what it does not have is not gone, but not read yet.
        case rebuilt
    }
}
