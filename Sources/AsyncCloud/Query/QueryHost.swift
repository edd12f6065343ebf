extension Cloud {
    /// The one who brings a folder up to date as long as somebody reads it.
    package protocol QueryHost: Sendable {
        /// Keeps the list of a folder in the database up to date until the task is cancelled.
        ///
        /// It may return earlier: the last report stays true for the readers.
        ///
        /// - Parameters:
        ///   - folder: The folder of the query; for a query of one item, the folder of the item.
        ///   - report: Tells the readers how things are. It may be called any number of times.
        func serve(_ folder: Path, report: @escaping @Sendable (QueryServing) -> Void) async

        /// Tells that the database has a new file, which is to be filled.
        func databaseWasRebuilt() async
    }

    /// The news of a server about a folder that is served.
    package enum QueryServing: Sendable {
        /// The server has not answered yet.
        case waiting
        /// The server's list is in the database, with the anchor that the database has since then.
        case current(anchor: Int64)
        /// The server has no such folder any more.
        case removed
        /// The server gave no list.
        case failed(Cloud.Error)
    }
}
