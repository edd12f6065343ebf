import GRDB

/// The folders whose lists are still to be read, in the table `scans`.
///
/// A job belongs to the row of a folder: it goes with the folder wherever that moves, and ends with it. Only the merge of
/// a whole list that was asked for after the job was stored ends it otherwise.
enum ScanJobs {
    /// Returns the rows of the folders at a path: one that is held on this machine, and the one that took its place on the
    /// server, are two.
    static func folders(at path: Cloud.Path, _ db: Database) throws -> [Int64] {
        let sql = "SELECT row FROM items WHERE path = ? AND removed IS NULL AND kind = ?"
        let arguments: StatementArguments = [path.string, Cloud.Item.Kind.folder.rawValue]
        return try Int64.fetchAll(try db.cachedStatement(sql: sql), arguments: arguments)
    }

    /// Returns the rows of the folder at a path, or else of the next one above it, whose list tells of it.
    static func known(at path: Cloud.Path, _ db: Database) throws -> [Int64] {
        var next: Cloud.Path? = path
        while let path = next {
            let rows = try folders(at: path, db)
            if !rows.isEmpty { return rows }
            next = path.parent
        }
        return []
    }

    /// Stores folders that exist after all that are stored already.
    static func enqueue(_ rows: [Int64], _ db: Database) throws {
        // The number is a new one: a list that is being read now is not the one that is wanted.
        let sql = "INSERT OR REPLACE INTO scans (row) SELECT row FROM items WHERE row = ? AND removed IS NULL"
        let statement = try db.cachedStatement(sql: sql)
        for row in rows { try statement.execute(arguments: [row]) }
    }

    /// Returns the number of the last stored job.
    static func last(_ db: Database) throws -> Int64 {
        try Int64.fetchOne(try db.cachedStatement(sql: "SELECT max(number) FROM scans")) ?? 0
    }

    /// Returns the oldest stored folder from a number on, except some.
    static func next(
        from number: Int64,
        excluding folders: Set<Cloud.Path>,
        _ db: Database
    ) throws -> Cloud.CoreScan? {
        let sql =
            "SELECT items.path, scans.number FROM scans CROSS JOIN items ON items.row = scans.row "
            + "WHERE scans.number >= ? ORDER BY scans.number"
        let rows = try Row.fetchCursor(try db.cachedStatement(sql: sql), arguments: [number])
        while let row = try rows.next() {
            let path = try Cloud.Path(stored: try row.decode(atIndex: 0))
            if !folders.contains(path) { return Cloud.CoreScan(folder: path, number: try row.decode(atIndex: 1)) }
        }
        return nil
    }

    /// Returns a Boolean value indicating whether a folder is still to be read.
    static func contains(_ row: Int64, _ db: Database) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT number FROM scans WHERE row = ?")
        return try Int64.fetchOne(statement, arguments: [row]) != nil
    }

    /// Ends the jobs of a folder whose list was read, but not those that were stored after it was asked for.
    static func finish(at path: Cloud.Path, until last: Int64, _ db: Database) throws {
        // The plus keeps SQLite from looking at the numbers of all jobs.
        let rows = "SELECT row FROM items WHERE path = ? AND removed IS NULL"
        let sql = "DELETE FROM scans WHERE +number <= ? AND row IN (\(rows))"
        try db.cachedStatement(sql: sql).execute(arguments: [last, path.string])
    }

    /// Ends the job of a folder that the server does not have any more.
    static func remove(_ row: Int64, _ db: Database) throws {
        try db.cachedStatement(sql: "DELETE FROM scans WHERE row = ?").execute(arguments: [row])
    }
}
