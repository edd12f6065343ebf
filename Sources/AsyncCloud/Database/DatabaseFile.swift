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
        try finishRebuilding(path)
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

    /// What can be read of a damaged file.
    private struct Saved {
        var items: [StoredItem] = []
        var anchor: Int64 = 0
        var account: String?
    }

    /// Puts a new file with what can be saved in the place of a damaged one, which is set aside.
    ///
    /// The new file is complete and on the disk before the old one is renamed. A process that dies in between is followed
    /// by one that finishes; see ``open(_:)``. The caller has the ``DatabaseLock``.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - account: The account of the database; `nil` if only the file can tell.
    /// - Returns: The new file.
    /// - Throws: ``Cloud/Error``.
    static func rebuild(_ path: String, of account: String?) throws(Cloud.Error) -> DatabasePool {
        do {
            let files = FileManager.default
            if !files.fileExists(atPath: path), files.fileExists(atPath: path + newSuffix) { return try open(path) }
            let saved = saved(from: path)
            try remove(path + newSuffix)
            let new = try open(path + newSuffix)
            try new.write { db in
                // Nobody who kept an anchor of a former file may take this one for the same. No file counts as fast as
                // the time.
                let time = Int64(Date().timeIntervalSince1970 * 1_000_000) << 10
                let anchor = max(time, min(saved.anchor, Int64.max >> 2) + 1)
                try db.execute(sql: "UPDATE counters SET value = ? WHERE name = 'anchor'", arguments: [anchor])
                if let account = account ?? saved.account {
                    try db.execute(sql: "INSERT INTO texts VALUES ('account', ?)", arguments: [account])
                }
                for var stored in saved.items {
                    stored.row = 0
                    // Nothing of what is in it was saved.
                    stored.listTag = nil
                    (stored.movedFrom, stored.twin) = (nil, nil)
                    stored.item.anchor = anchor
                    try? stored.write(db)
                }
            }
            // This writes the log into the file, and waits for the disk.
            try new.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
            try new.close()
            try setAside(path)
            return try open(path)
        } catch { throw failure(error, path) }
    }

    private static let newSuffix = ".new"
    private static let logSuffixes = ["-wal", "-shm"]

    /// Finishes what a process that died has begun to put in the place of a damaged file.
    private static func finishRebuilding(_ path: String) throws {
        let files = FileManager.default
        guard !path.hasSuffix(newSuffix), files.fileExists(atPath: path + newSuffix) else { return }
        // A new file beside the old one may be incomplete, and the old one is found to be damaged again.
        if files.fileExists(atPath: path) { try remove(path + newSuffix) } else { try setAside(path) }
    }

    /// Renames the file and its log, and then the new file.
    private static func setAside(_ path: String) throws {
        let files = FileManager.default
        var number = 1
        while files.fileExists(atPath: "\(path).corrupt-\(number)") { number += 1 }
        // The log of a file that was renamed already belongs to it.
        if !files.fileExists(atPath: path) { number = max(1, number - 1) }
        let aside = "\(path).corrupt-\(number)"
        for suffix in [""] + logSuffixes where files.fileExists(atPath: path + suffix) {
            try files.moveItem(atPath: path + suffix, toPath: aside + suffix)
        }
        try files.moveItem(atPath: path + newSuffix, toPath: path)
    }

    private static func remove(_ path: String) throws {
        let files = FileManager.default
        for suffix in [""] + logSuffixes where files.fileExists(atPath: path + suffix) {
            try files.removeItem(atPath: path + suffix)
        }
    }

    /// Returns what this machine alone knows, as far as a damaged file can be read.
    private static func saved(from path: String) -> Saved {
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return Saved() }
        defer { try? queue.close() }
        let found = try? queue.read { db in
            var saved = Saved()
            saved.anchor = (try? Int64.fetchOne(db, sql: "SELECT value FROM counters WHERE name = 'anchor'")) ?? 0
            saved.account = try? String.fetchOne(db, sql: "SELECT value FROM texts WHERE name = 'account'")
            // Row by row through the table itself, so that a damaged page ends it as late as possible.
            let condition = "(+isLocallyModified OR +activity <> 0) AND removed IS NULL"
            if let rows = try? Row.fetchCursor(db, sql: "\(StoredItem.selection) WHERE \(condition)") {
                while let row = try? rows.next() { if let item = try? StoredItem(row) { saved.items.append(item) } }
            }
            // Changes of nobody knows whom are nobody's.
            if !saved.items.isEmpty, saved.account == nil { saved.account = "an account that cannot be read" }
            return saved
        }
        return found ?? Saved()
    }
}
