import GRDB

extension Cloud.Database: Cloud.CoreStore {
    static func anchor(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(db, sql: "SELECT value FROM counters WHERE name = 'anchor'") ?? 0
    }

    /// Counts the anchor up, and tells the followers what a transaction has changed once it is committed.
    func commit(
        _ db: Database,
        _ anchor: Int64,
        _ changes: [(before: Cloud.Item?, after: Cloud.Item?)]
    ) throws {
        try db.execute(sql: "UPDATE counters SET value = ? WHERE name = 'anchor'", arguments: [anchor])
        let change = Cloud.QueryChange.items(anchor: anchor, changes)
        db.afterNextTransaction { [feed] _ in feed.publish(change) }
    }

    package func anchor() async throws -> Int64 { try await read { try Self.anchor($0) } }

    package func item(at path: Cloud.Path) async throws -> Cloud.Item? {
        try await read { db in
            guard let stored = try StoredItem.at(path, db) else { return nil }
            var item = stored.item
            if item.isFolder { item.eTag = stored.listTag }
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

    package func start(of folder: Cloud.Path) async throws -> Cloud.CoreStart {
        try await read { db in
            let job = try Int64.fetchOne(db, sql: "SELECT number FROM scans WHERE path = ?", arguments: [folder.string])
            return Cloud.CoreStart(anchor: try Self.anchor(db), job: job)
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
            var merge = ListMerge(db, since: start.anchor, anchor: try Self.nextAnchor(db), now: time)
            try merge.merge(folder, children)
            try commit(db, merge.anchor, merge.changes)
            try Self.finishScan(of: folder.path, start, db)
            try Self.enqueueScans(of: merge.foldersToRepeat + (follows ? merge.foldersToScan : []), db)
            return Cloud.CoreMerge(
                anchor: merge.anchor,
                foldersToScan: merge.foldersToScan,
                isOutdated: merge.isOutdated,
                isPartial: merge.isPartial
            )
        }
    }

    package func enqueueScans(of folders: [Cloud.Path]) async throws {
        guard !folders.isEmpty else { return }
        try await write { try Self.enqueueScans(of: folders, $0) }
    }

    static func enqueueScans(of folders: [Cloud.Path], _ db: Database) throws {
        // The number is a new one: a list that is being read now is not the one that is wanted.
        let statement = try db.cachedStatement(sql: "INSERT OR REPLACE INTO scans (path) VALUES (?)")
        for folder in folders { try statement.execute(arguments: [folder.string]) }
    }

    package func nextScan(excluding folders: Set<Cloud.Path>) async throws -> Cloud.Path? {
        try await read { db in
            let paths = try String.fetchCursor(db, sql: "SELECT path FROM scans ORDER BY number")
            while let text = try paths.next() {
                if let path = try? Cloud.Path(validating: text), !folders.contains(path) { return path }
            }
            return nil
        }
    }

    package func finishScan(of folder: Cloud.Path, _ start: Cloud.CoreStart) async throws {
        try await write { try Self.finishScan(of: folder, start, $0) }
    }

    private static func finishScan(of folder: Cloud.Path, _ start: Cloud.CoreStart, _ db: Database) throws {
        guard let job = start.job else { return }
        try db.execute(sql: "DELETE FROM scans WHERE path = ? AND number = ?", arguments: [folder.string, job])
    }

    /// Forgets the items that were removed more than a day ago.
    package func vacuum() async throws {
        let limit = time - 86_400
        try await write { db in
            try db.execute(sql: "DELETE FROM items WHERE removed IS NOT NULL AND removed < ?", arguments: [limit])
        }
    }

    /// Makes this the database of an account, if it has none yet; returns the account that it has.
    func claim(_ account: String) async throws -> String {
        try await write { db in
            try db.execute(sql: "INSERT OR IGNORE INTO texts VALUES ('account', ?)", arguments: [account])
            return try String.fetchOne(db, sql: "SELECT value FROM texts WHERE name = 'account'") ?? ""
        }
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
            StatementArguments(sql.arguments)
        )
    }

    package func queryChanges() -> any AsyncSequence<Cloud.QueryChange, any Swift.Error> & Sendable { feed.follow() }
}
