extension Cloud {
    /// The database, as a ``Core`` uses it.
    package protocol CoreStore: QueryStore {
        /// Returns the number of the last change.
        func anchor() async throws -> Int64

        /// Returns the item at a path; `nil` if there is none.
        ///
        /// The version of a folder is that of its last merged list, and `nil` if no list was ever merged.
        func item(at path: Path) async throws -> Item?

        /// Makes the list of a folder that of the server, and stores which folders are to be read then, in one
        /// transaction.
        ///
        /// What has changed since the list was asked for is neither moved nor removed by it: the folder is then to be read
        /// again.
        ///
        /// - Parameters:
        ///   - folder: The folder, as the server sent it with the list.
        ///   - children: The items directly in it.
        ///   - start: The database when the list was asked for.
        ///   - follows: A Boolean value indicating whether the folders in the list whose version is not that of their own
        ///     last merged list are to be read.
        /// - Returns: The outcome.
        /// - Throws: ``Cloud/Error``.
        func mergeList(
            _ folder: Item,
            children: [Item],
            since start: CoreStart,
            follows: Bool
        ) async throws -> CoreMerge

        /// Returns the database now, before the list of a folder is asked for.
        func start(of folder: Path) async throws -> CoreStart

        /// Stores that the list of a folder is to be read, after all that are stored already.
        func enqueueScans(of folders: [Path]) async throws

        /// Returns the oldest stored folder, except some; it stays stored.
        func nextScan(excluding folders: Set<Path>) async throws -> Path?

        /// Removes a stored folder, unless it was stored again after the start.
        func finishScan(of folder: Path, _ start: CoreStart) async throws

        /// Forgets what nobody needs any more.
        func vacuum() async throws
    }

    /// The database when a list was asked for.
    package struct CoreStart: Sendable {
        /// The number of the last change.
        package var anchor: Int64
        /// The number under which the folder was stored to be read; `nil` if it was not.
        package var job: Int64?

        package init(anchor: Int64, job: Int64? = nil) {
            self.anchor = anchor
            self.job = job
        }
    }

    /// The outcome of a merged list.
    package struct CoreMerge: Sendable {
        /// The number of the last change.
        package var anchor: Int64
        /// The folders whose own lists are to be read.
        package var foldersToScan: [Path]
        /// A Boolean value indicating whether the list was older than the database, so that the folder is read again.
        package var isOutdated: Bool
        /// A Boolean value indicating whether the server did not describe all of it, so that it is read again later.
        package var isPartial: Bool

        package init(anchor: Int64, foldersToScan: [Path], isOutdated: Bool = false, isPartial: Bool = false) {
            self.anchor = anchor
            self.foldersToScan = foldersToScan
            self.isOutdated = isOutdated
            self.isPartial = isPartial
        }
    }
}
