extension Cloud {
    /// The database, as a ``Core`` uses it.
    package protocol CoreStore: QueryStore {
        /// Returns the number of the last change.
        func anchor() async throws -> Int64

        /// Returns the item at a path; `nil` if there is none.
        ///
        /// The version of a folder is that of its last merged list, and `nil` if no list was ever merged.
        func item(at path: Path) async throws -> Item?

        /// Makes the list of a folder that of the server, in one transaction.
        ///
        /// - Parameters:
        ///   - folder: The folder, as the server sent it with the list.
        ///   - children: The items directly in it.
        ///   - anchor: The number of the last change when the list was asked for.
        /// - Returns: The number of the last change now, and the folders in the list whose version is not that of their
        ///   own last merged list.
        /// - Throws: ``Cloud/Error``.
        func mergeList(_ folder: Item, children: [Item], startedAt anchor: Int64) async throws -> CoreMerge

        /// Stores that the list of a folder is to be read; a folder is stored once.
        func enqueueScan(of folder: Path) async throws

        /// Returns the oldest stored folder, except some; it stays stored.
        func nextScan(excluding folders: Set<Path>) async throws -> Path?

        /// Removes a stored folder.
        func finishScan(of folder: Path) async throws
    }

    /// The outcome of a merged list.
    package struct CoreMerge: Sendable {
        /// The number of the last change.
        package var anchor: Int64
        /// The folders whose own lists are to be read.
        package var foldersToScan: [Path]

        package init(anchor: Int64, foldersToScan: [Path]) {
            self.anchor = anchor
            self.foldersToScan = foldersToScan
        }
    }
}
