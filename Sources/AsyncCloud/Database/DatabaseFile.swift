import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The file of a database: opening, judging of errors, and replacing a damaged one.
enum DatabaseFile {
    /// The largest file that is checked as a whole when it is opened.
    private static let checkedBytes: Int64 = 64 << 20

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "AsyncCloud database"
        configuration.busyMode = .timeout(10)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { db in
            db.add(function: Cloud.Condition.textFunction)
            db.add(collation: collation)
            // With the log, a loss of power loses the latest changes, and nothing else.
            if !db.configuration.readonly { try db.execute(sql: "PRAGMA synchronous = NORMAL") }
        }
        return configuration
    }

    /// The natural order of names.
    private static let collation = DatabaseCollation("cloudNatural") { left, right in
        let order = NameOrder.compare(left, right)
        return order < 0 ? .orderedAscending : order > 0 ? .orderedDescending : .orderedSame
    }

    static func open(_ path: String) throws -> DatabasePool {
        let pool = try DatabasePool(path: path, configuration: configuration)
        do {
            let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int64 ?? 0
            try pool.read { db in
                if try DatabaseSchema.migrator.hasBeenSuperseded(db) {
                    throw Cloud.Error(.database, "\(path) was made by a later version of this package; update it")
                }
                if size <= checkedBytes, try String.fetchOne(db, sql: "PRAGMA quick_check(1)") != "ok" {
                    throw DatabaseError(resultCode: .SQLITE_CORRUPT)
                }
            }
            try DatabaseSchema.migrator.migrate(pool)
            return pool
        } catch {
            try? pool.close()
            throw error
        }
    }

    // MARK: Errors

    /// Returns a Boolean value indicating whether an error says that the file is damaged.
    static func isDamage(_ error: any Error) -> Bool {
        // A value of another type was not written by this code.
        if error is RowDecodingError { return true }
        let code = (error as? DatabaseError)?.resultCode
        return code == .SQLITE_CORRUPT || code == .SQLITE_NOTADB
    }

    /// Returns what a caller is to see of a failure: ``Cloud/Error`` or `CancellationError`.
    static func mapping(_ error: any Error, _ path: String) -> any Error {
        error is CancellationError ? error : failure(error, path)
    }

    static func failure(_ error: any Error, _ path: String) -> Cloud.Error {
        if let error = error as? Cloud.Error { return error }
        guard let error = error as? DatabaseError else {
            return Cloud.Error(.database, "\(path) cannot be read or written", cause: error)
        }
        switch error.resultCode {
        case .SQLITE_FULL: return Cloud.Error(.diskFull, "there is no space left for \(path)", cause: error)
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            return Cloud.Error(.database, "another process keeps \(path) locked", cause: error)
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN:
            return Cloud.Error(
                .database,
                "\(path) cannot be opened for writing; is the folder there, and ours?",
                cause: error
            )
        default:
            return Cloud.Error(
                .database,
                "\(path) cannot be read or written: \(error.extendedResultCode)",
                cause: error
            )
        }
    }

    // MARK: A damaged file

    /// Sets a damaged file aside, and makes a new one with what can be saved.
    static func rebuild(_ path: String) throws(Cloud.Error) -> DatabasePool {
        do {
            let aside = try setAside(path)
            let pool = try open(path)
            let saved = modifiedItems(aside)
            try pool.write { db in
                // Nobody who kept the old anchor may take the new database for the same.
                let anchor = max(saved.anchor, 1) + 1_000_000
                try db.execute(sql: "UPDATE counters SET value = ? WHERE name = 'anchor'", arguments: [anchor])
                for var stored in saved.items {
                    stored.row = 0
                    stored.item.anchor = anchor
                    try? stored.write(db)
                }
            }
            return pool
        } catch { throw failure(error, path) }
    }

    /// Renames the file and its log; returns the new path.
    private static func setAside(_ path: String) throws -> String {
        let files = FileManager.default
        var number = 1
        while files.fileExists(atPath: "\(path).corrupt-\(number)") { number += 1 }
        let aside = "\(path).corrupt-\(number)"
        try files.moveItem(atPath: path, toPath: aside)
        for suffix in ["-wal", "-shm"] where files.fileExists(atPath: path + suffix) {
            try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
        }
        return aside
    }

    /// Returns the items with local changes, as far as a damaged file can be read, and its anchor.
    private static func modifiedItems(_ path: String) -> (items: [StoredItem], anchor: Int64) {
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return ([], 0) }
        defer { try? queue.close() }
        return
            (try? queue.read { db in
                let counter = "SELECT value FROM counters WHERE name = 'anchor'"
                let anchor = (try? Int64.fetchOne(db, sql: counter)) ?? 0
                var items: [StoredItem] = []
                // Row by row through the table itself, so that a damaged page ends it as late as possible.
                let condition = "+isLocallyModified AND removed IS NULL"
                if let rows = try? Row.fetchCursor(db, sql: "\(StoredItem.selection) WHERE \(condition)") {
                    while let row = try? rows.next() { if let item = try? StoredItem(row) { items.append(item) } }
                }
                return (items, anchor)
            }) ?? ([], 0)
    }
}
