import GRDB

extension Cloud.Database: Cloud.CoreStore {
    static func anchor(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db, sql: "SELECT value FROM counters WHERE name = 'anchor'") ?? 0
    }

    /// Counts the anchor up, and tells the followers what a transaction has changed once it is committed.
    func commit(_ db: Database, _ anchor: Int64, _ changes: CommittedChanges) throws {
        try db.execute(sql: "UPDATE counters SET value = ? WHERE name = 'anchor'", arguments: [anchor])
        let change = changes.told(at: anchor)
        db.afterNextTransaction { [feed] _ in feed.publish(change) }
    }

    package func anchor() async throws -> Int64 { try await read { try Self.anchor($0) } }

    package func item(at path: Cloud.Path) async throws -> Cloud.Item? {
        try await read { db in
            guard let stored = try StoredItem.at(path, db) else { return nil }
            var item = stored.item
            if item.isFolder { item.eTag = try ScanJobs.contains(stored.row, db) ? nil : stored.listTag }
            return item
        }
    }

    /// Returns the number of the next change.
    static func nextAnchor(_ db: Database) throws -> Int64 {
        let anchor = try anchor(db)
        // No database counts so far.
        guard 0..<Int64.max / 2 ~= anchor else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the number of the last change is none")
        }
        return anchor + 1
    }

    package func start() async throws -> Cloud.CoreStart {
        // Before: if another file comes in between, the list counts as one of the former file, and is only read once more.
        let file = rebuilds
        return try await read { db in
            Cloud.CoreStart(anchor: try Self.anchor(db), job: try ScanJobs.last(db), file: file)
        }
    }

    package func mergeList(
        _ folder: Cloud.Item,
        children: [Cloud.Item],
        since start: Cloud.CoreStart,
        follows: Bool
    ) async throws -> Cloud.CoreMerge {
        // The cached items are read in the transaction itself, so none of them is older than it.
        try await write { [self] db in
            // The numbers of another file say nothing of this one's jobs.
            if let file = start.file, file != rebuilds {
                try ScanJobs.enqueue(try ScanJobs.known(at: folder.path, db), db)
                return Cloud.CoreMerge(anchor: try Self.anchor(db), foldersToScan: [], isOutdated: true)
            }
            var merge = ListMerge(db, since: start.anchor, anchor: try Self.nextAnchor(db), now: time)
            try merge.merge(folder, children)
            try commit(db, merge.anchor, merge.changes)
            if !merge.isOutdated, !merge.isPartial { try ScanJobs.finish(at: folder.path, until: start.job, db) }
            try ScanJobs.enqueue(merge.foldersToRepeat, db)
            if follows { try ScanJobs.enqueue(merge.foldersToScan.map(\.row), db) }
            return Cloud.CoreMerge(
                anchor: merge.anchor,
                foldersToScan: merge.foldersToScan.map(\.item.path),
                isOutdated: merge.isOutdated,
                isPartial: merge.isPartial,
                isUncertain: !merge.foldersToRepeat.isEmpty
            )
        }
    }

    package func enqueueScans(of folders: [Cloud.Path]) async throws {
        guard !folders.isEmpty else { return }
        try await write { db in for folder in folders { try ScanJobs.enqueue(try ScanJobs.known(at: folder, db), db) } }
    }

    package func nextScan(from number: Int64, excluding folders: Set<Cloud.Path>) async throws -> Cloud.CoreScan? {
        try await read { try ScanJobs.next(from: number, excluding: folders, $0) }
    }

    /// Forgets the items that were removed more than a day ago.
    ///
    /// While folders are still to be read, such as one that the server refuses to describe, an item may be in one of them:
    /// its identity is then kept for thirty days.
    package func vacuum() async throws {
        let now = time
        try await write { db in
            let days: Int64 = try ScanJobs.last(db) == 0 ? 1 : 30
            try db.execute(
                sql: "DELETE FROM items WHERE removed IS NOT NULL AND removed < ?",
                arguments: [now - days * 86_400]
            )
        }
    }

    /// Makes this the database of an account, if it has none yet; returns the account that it has.
    func claim(_ account: String) async throws -> String {
        let owner = try await write { db in
            try db.execute(sql: "INSERT OR IGNORE INTO texts VALUES ('account', ?)", arguments: [account])
            return try String.fetchOne(db, sql: "SELECT value FROM texts WHERE name = 'account'") ?? ""
        }
        keepAccount(owner)
        return owner
    }
}

extension Cloud.Database: Cloud.QueryStore {
    package func contents(of query: Cloud.Query) async throws -> Cloud.QueryContents {
        try await read { db in
            Cloud.QueryContents(anchor: try Self.anchor(db), items: try Self.items(query.source, db).map(\.item))
        }
    }

    private static func items(_ source: Cloud.Query.Source, _ db: Database) throws -> [StoredItem] {
        switch source {
        case .folder(let path):
            try StoredItem.all(db, where: "removed IS NULL AND parent = ?", [path.string])
                + StoredItem.all(db, where: "removed IS NULL AND path = ?", [path.string])
        case .item(let path): try StoredItem.all(db, where: "removed IS NULL AND path = ?", [path.string])
        case .itemWithID(let id): try StoredItem.all(db, where: "removed IS NULL AND localID = ?", [id.rawValue])
        case .matching(let condition): try matching(condition, db)
        case .changes(let anchor): try StoredItem.all(db, where: "removed IS NULL AND anchor > ?", [anchor])
        case .custom: []
        }
    }

    private static func matching(_ condition: Cloud.Condition, _ db: Database) throws -> [StoredItem] {
        let sql = condition.sql
        return try StoredItem.all(
            db,
            where: "removed IS NULL AND \(sql.expression)",
            StatementArguments(sql.arguments),
            isFixed: false
        )
    }

    package func queryChanges() -> any AsyncSequence<Cloud.QueryChange, any Swift.Error> & Sendable { feed.follow() }
}
