extension Cloud {
    /// The database, as a ``Core`` uses it.
    package protocol CoreStore: QueryStore {
        /// Returns the number of the last change.
        func anchor() async throws -> Int64

        /// Returns the item at a path; `nil` if there is none.
        ///
        /// The version of a folder is that of its last merged list, and `nil` if its list is still to be read.
        func item(at path: Path) async throws -> Item?

        /// Makes the list of a folder that of the server, and stores which folders are to be read then, in one
        /// transaction.
        ///
        /// What has changed since the list was asked for is neither moved nor removed by it: the folder is then to be read
        /// again. The jobs of the folder that were stored before end with a list that was merged as a whole. A list that was
        /// asked for before the database got a new file is not merged.
        ///
        /// - Parameters:
        ///   - folder: The folder, as the server sent it with the list.
        ///   - children: The items directly in it.
        ///   - start: The database when the list was asked for.
        ///   - follows: A Boolean value indicating whether the folders in the list whose version is not that of their own
        ///     last merged list are to be read, except those that are too deep.
        /// - Returns: The outcome.
        /// - Throws: ``Cloud/Error``.
        func mergeList(
            _ folder: Item,
            children: [Item],
            since start: CoreStart,
            follows: Bool
        ) async throws -> CoreMerge

        /// Returns the database now, before the list of a folder is asked for.
        func start() async throws -> CoreStart

        /// Stores that the lists of folders are to be read, after all that are stored already.
        ///
        /// In place of a folder that the database does not know, it is the next one above it; a database without a root
        /// stores nothing: all is to be read there.
        func enqueueScans(of folders: [Path]) async throws

        /// Returns the oldest stored folder from a number on, except some; it stays stored.
        func nextScan(from number: Int64, excluding folders: Set<Path>) async throws -> CoreScan?

        /// Forgets what nobody needs any more.
        func vacuum() async throws
    }

    /// A stored folder whose list is to be read.
    package struct CoreScan: Sendable {
        /// The place where the folder is now.
        package var folder: Path
        /// The number of the job: one that is stored later has a higher one.
        package var number: Int64

        package init(folder: Path, number: Int64) {
            self.folder = folder
            self.number = number
        }
    }

    /// The database when a list was asked for.
    package struct CoreStart: Sendable {
        /// The number of the last change.
        package var anchor: Int64
        /// The number of the last stored job; 0 if no job is to end.
        package var job: Int64
        /// The number of the database's file, whose anchors and jobs these are; `nil` for any file.
        package var file: Int?

        package init(anchor: Int64, job: Int64 = 0, file: Int? = nil) {
            self.anchor = anchor
            self.job = job
            self.file = file
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
        /// A Boolean value indicating whether this folder or others must be read again because of this list.
        package var isUncertain: Bool

        package init(
            anchor: Int64,
            foldersToScan: [Path],
            isOutdated: Bool = false,
            isPartial: Bool = false,
            isUncertain: Bool = false
        ) {
            self.anchor = anchor
            self.foldersToScan = foldersToScan
            self.isOutdated = isOutdated
            self.isPartial = isPartial
            self.isUncertain = isUncertain
        }
    }
}
