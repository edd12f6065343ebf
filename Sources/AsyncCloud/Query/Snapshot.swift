extension Cloud {
    /// The items of a query at one moment.
    public struct Snapshot: Sendable {
        /// The trust that the items deserve.
        public var state: State
        /// The failure that the state ``State/failed`` tells of.
        public var error: Cloud.Error?
        /// The items in the order of the query.
        public var items: ItemList
        /// The difference to the snapshot that this reader got last.
        public var changes: ChangeSet
    }
}

extension Cloud.Snapshot {
    /// The trust that the items of a snapshot deserve.
    public enum State: Hashable, Sendable {
        /// The items come from the database; the server has not answered yet.
        case contentsFromCache
        /// The database has no items, and the server has not answered yet.
        case waitingForServer
        /// The items are up to date.
        case idle
        /// The folder or the item of the query does not exist any more.
        case targetRemoved
        /// The server gave no list; the items come from the database.
        case failed
    }
}
