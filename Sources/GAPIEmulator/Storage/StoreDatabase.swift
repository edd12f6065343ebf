import GRDB
import NIOCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The database of a store: the records of buckets, objects, uploads and feeds.
///
/// A transaction is written to the log of SQLite before ``commit(_:)`` returns. The log belongs to the system by then, so
/// that no transaction is lost if the process is killed. The disk is not waited for (`synchronous = NORMAL`), because the
/// contents are not, either: a loss of power can take the latest transactions and contents, and leaves the rest whole.
final class StoreDatabase: Sendable {
    /// A row as far as it can be read.
    struct Found: Sendable {
        /// The number of the row.
        let id: Int64
        let key: String
        /// The name of the content to which the row refers.
        let content: String?
        /// The record; `nil` if a column has a value of another type.
        var record: StoreRecord?
    }

    private let queue: DatabaseQueue
    private let path: String

    /// Opens the database of a folder that this process has locked, and creates it if it is missing.
    /// - Throws: ``DataDirectoryError`` for a damaged file, or one of another program.
    init(path: String) throws {
        self.path = path
        var configuration = Configuration()
        configuration.label = "GAPIEmulator store"
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = NORMAL") }
        do {
            queue = try DatabaseQueue(path: path, configuration: configuration)
            try Self.migrate(queue)
        } catch let error as DataDirectoryError {
            throw DataDirectoryError(description: "\(path): \(error.description)")
        } catch let error as DatabaseError {
            throw Self.explained(error, path)
        }
    }

    /// Runs a part of the start, in which a damaged page of the file may be found; its error then names the remedy.
    /// - Throws: ``DataDirectoryError`` for a damaged file; the errors of the closure.
    func starting<R>(_ body: () throws -> R) throws -> R {
        do { return try body() } catch let error as DatabaseError { throw Self.explained(error, path) }
    }

    private static func explained(_ error: DatabaseError, _ path: String) -> any Error {
        guard [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) else { return error }
        return DataDirectoryError(description: "\(path) is damaged or no database; move it away, or the whole folder")
    }

    private static func migrate(_ queue: DatabaseQueue) throws {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { database in
            let name = String(UInt64.random(in: .min ... .max), radix: 36)
            try database.execute(
                sql: """
                    CREATE TABLE store (name TEXT NOT NULL);
                    CREATE TABLE record (
                        id INTEGER PRIMARY KEY,
                        kind TEXT NOT NULL,
                        key TEXT NOT NULL,
                        state INTEGER NOT NULL,
                        time INTEGER NOT NULL,
                        content TEXT,
                        value BLOB NOT NULL,
                        UNIQUE (kind, key)
                    );
                    CREATE TABLE setAside (
                        id INTEGER PRIMARY KEY, kind, key, state, time, content, value, reason TEXT NOT NULL
                    );
                    """
            )
            try database.execute(sql: "INSERT INTO store (name) VALUES (?)", arguments: [name])
        }
        let (isLater, isForeign) = try queue.read { database in
            let tables = try String.fetchSet(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            return (
                try migrator.hasBeenSuperseded(database),
                !tables.isEmpty && !tables.contains("grdb_migrations")
            )
        }
        guard !isLater else {
            throw DataDirectoryError(description: "it was written by a later version of this program")
        }
        guard !isForeign else { throw DataDirectoryError(description: "it is the database of another program") }
        try migrator.migrate(queue)
    }

    /// Closes the file; later calls fail.
    func close() { try? queue.close() }

    /// Writes changes, all or none.
    /// - Throws: `DatabaseError`; then nothing is changed.
    func commit(_ changes: [StoreChange]) throws {
        guard !changes.isEmpty else { return }
        try queue.write { database in
            for change in changes { try Self.write(change, database) }
        }
    }

    private static func write(_ change: StoreChange, _ database: Database) throws {
        switch change {
        case .save(let record):
            let statement = try database.cachedStatement(
                sql: """
                    INSERT INTO record (kind, key, state, time, content, value) VALUES (?, ?, ?, ?, ?, coalesce(?, x''))
                    ON CONFLICT (kind, key) DO UPDATE SET state = excluded.state, time = excluded.time,
                        content = excluded.content, value = excluded.value
                    """
            )
            let value = Data(record.value.readableBytesView)
            try statement.execute(
                arguments: [record.kind.rawValue, record.key, record.state, record.time, record.content, value]
            )
        case .remove(let kind, let key):
            let statement = try database.cachedStatement(sql: "DELETE FROM record WHERE kind = ? AND key = ?")
            try statement.execute(arguments: [kind.rawValue, key])
        }
    }

    // MARK: Start

    /// Returns the random name of the store, which the names of its files have.
    func storeName() throws -> String {
        let row = try starting { try queue.read { try Row.fetchOne($0, sql: "SELECT name FROM store") } }
        guard let name = row.flatMap({ String.fromDatabaseValue($0[0]) }), !name.isEmpty, !name.contains("/") else {
            throw DataDirectoryError(description: "\(path) is damaged; move it away, or the whole folder")
        }
        return name
    }

    /// Passes all rows of a kind to a closure, one after the other.
    func read(_ kind: StoreRecord.Kind, _ body: (Found) throws -> Void) throws {
        try queue.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT id, key, state, time, content, value FROM record WHERE kind = ?",
                arguments: [kind.rawValue]
            )
            while let row = try rows.next() { try body(Self.found(row, kind)) }
        }
    }

    /// Reads a row; the row's own subscripts would trap for values that this code has not written.
    private static func found(_ row: Row, _ kind: StoreRecord.Kind) -> Found {
        var found = Found(
            id: Int64.fromDatabaseValue(row[0]) ?? 0,
            key: String.fromDatabaseValue(row[1]) ?? "",
            content: String.fromDatabaseValue(row[4])
        )
        if let state = Int64.fromDatabaseValue(row[2]), let time = Int64.fromDatabaseValue(row[3]),
            let value = Data.fromDatabaseValue(row[5])
        {
            found.record = StoreRecord(
                kind: kind,
                key: found.key,
                state: state,
                time: time,
                content: found.content,
                value: ByteBuffer(bytes: value)
            )
        }
        return found
    }

    /// Moves rows to the table of those that are not used, with the reasons.
    func setAside(_ rows: [(id: Int64, reason: String)]) throws {
        guard !rows.isEmpty else { return }
        try queue.write { database in
            for (id, reason) in rows {
                try database.execute(
                    sql: """
                        INSERT INTO setAside (kind, key, state, time, content, value, reason)
                        SELECT kind, key, state, time, content, value, ? FROM record WHERE id = ?
                        """,
                    arguments: [reason, id]
                )
                try database.execute(sql: "DELETE FROM record WHERE id = ?", arguments: [id])
            }
        }
    }

    /// Returns the names of all contents to which rows refer, also those that were set aside.
    func contents() throws -> Set<String> {
        try queue.read { database in
            var names: Set<String> = []
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT content FROM record WHERE content IS NOT NULL
                    UNION ALL SELECT content FROM setAside WHERE content IS NOT NULL
                    """
            )
            while let row = try rows.next() { if let name = String.fromDatabaseValue(row[0]) { names.insert(name) } }
            return names
        }
    }
}
