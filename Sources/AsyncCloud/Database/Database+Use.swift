import GRDB

extension Cloud.Database {
    /// Returns a live query of what the database has; nobody asks a server for it.
    ///
    /// It ends with ``close()``.
    public func query(_ query: Cloud.Query) -> Cloud.LiveQuery { Cloud.LiveQuery(query, store: self) }

    /// Makes the list of a folder that of the server, in one transaction.
    ///
    /// An item keeps its identity on this machine when the server names it by the same ``Cloud/Item/fileID``, wherever it
    /// was. What this machine holds (changes, work under way) is never taken away: the server's state is noted in
    /// ``Cloud/Item/remote``. Cancelling the task leaves nothing of it.
    ///
    /// - Parameters:
    ///   - folder: The folder, as the server sent it with the list.
    ///   - children: The items directly in it, each once.
    /// - Returns: The folders in the list whose version is not that of their own last merged list, except those that are
    ///   more than 200 levels deep.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    @discardableResult
    public func merge(_ folder: Cloud.Item, children: [Cloud.Item]) async throws -> [Cloud.Path] {
        try await mergeList(folder, children: children, since: .init(anchor: .max), follows: false).foldersToScan
    }

    /// Changes what this machine knows of an item.
    ///
    /// - Parameters:
    ///   - id: The identity of the item.
    ///   - change: Changes the item; its identity and its path stay what they are.
    /// - Returns: The changed item; `nil` if there is none of that identity.
    /// - Throws: ``Cloud/Error``; `CancellationError`.
    public func update(
        _ id: Cloud.Item.LocalID,
        _ change: @escaping @Sendable (inout Cloud.Item) -> Void
    ) async throws -> Cloud.Item? {
        try await write { [self] db in
            let found = try StoredItem.all(db, where: "localID = ? AND removed IS NULL", [id.rawValue]).first
            guard var stored = found else { return nil }
            let before = stored.item
            change(&stored.item)
            (stored.item.localID, stored.item.path) = (before.localID, before.path)
            guard stored.item != before else { return before }
            let anchor = try Self.nextAnchor(db)
            stored.item.anchor = anchor
            // What the server did meanwhile was only noted: its folder is read again.
            let wasReleased = before.isHeld && !stored.item.isHeld
            let parent = wasReleased ? before.path.parent : nil
            let folders = try parent.map { try ScanJobs.folders(at: $0, db) } ?? []
            // Its folder is gone, unless nothing was read yet.
            let isOrphan = try parent != nil && folders.isEmpty && StoredItem.at(.root, db) != nil
            var changes = CommittedChanges()
            if isOrphan {
                for row in try StoredItem.rows(below: before.path, db) {
                    guard var inner = try StoredItem.at(row: row, db), !inner.item.isHeld else { continue }
                    changes.append(inner.item, nil)
                    try inner.bury(at: time, anchor: anchor, db)
                }
                try stored.bury(at: time, anchor: anchor, db)
            } else {
                try stored.write(db)
            }
            try ScanJobs.enqueue(folders, db)
            changes.append(before, isOrphan ? nil : stored.item)
            try commit(db, anchor, changes)
            return isOrphan ? nil : stored.item
        }
    }
}
