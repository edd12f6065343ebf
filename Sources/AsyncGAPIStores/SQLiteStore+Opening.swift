public import AsyncFetch
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension SQLiteStore {
    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.label = "AsyncGAPI shared store"
        configuration.busyMode = .timeout(10)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { database in
            // What was removed, such as the URL of a session, must not stay in the file.
            try database.execute(sql: "PRAGMA secure_delete = ON")
            // With the log, a loss of power loses the latest changes, and nothing else.
            if !database.configuration.readonly { try database.execute(sql: "PRAGMA synchronous = NORMAL") }
        }
        return configuration
    }

    /// Opens the database, and creates the tables if there are none.
    ///
    /// Of two processes that turn the log of a new database on at the same moment, SQLite refuses one at once.
    static func open(_ path: String) throws -> DatabasePool {
        let end = ContinuousClock.now + .seconds(10)
        while true {
            do {
                let pool = try DatabasePool(path: path, configuration: configuration)
                try migrate(pool)
                return pool
            } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY && ContinuousClock.now < end {
                DatabaseFile.pause()
            }
        }
    }

    /// Creates the tables, or brings those of an earlier version up to date.
    private static func migrate(_ pool: DatabasePool) throws {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1") { database in
            try database.execute(
                sql: """
                    CREATE TABLE value (
                        id INTEGER PRIMARY KEY,
                        name BLOB NOT NULL UNIQUE,
                        content BLOB NOT NULL,
                        version INTEGER NOT NULL,
                        storedAt INTEGER NOT NULL,
                        expiresAt INTEGER
                    );
                    CREATE INDEX valueByExpiry ON value (expiresAt) WHERE expiresAt IS NOT NULL;
                    CREATE TABLE counter (id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL);
                    INSERT INTO counter (id, version) VALUES (1, 0);
                    """
            )
        }
        let (isLater, isForeign) = try pool.read { database in
            let tables = try String.fetchSet(database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
            return (
                try migrator.hasBeenSuperseded(database),
                !tables.isEmpty && !tables.contains("grdb_migrations")
            )
        }
        guard !isLater else { throw OpeningError(description: "it was written by a later version of this program") }
        guard !isForeign else { throw OpeningError(description: "it is the database of another program") }
        do { try migrator.migrate(pool) } catch {
            // Another process that opened the new database at the same time may have made the tables just before.
            guard try pool.read({ try migrator.hasCompletedMigrations($0) }) else { throw error }
        }
    }

    /// Moves a damaged database away, so that the next process begins with an empty one.
    ///
    /// The file and its companions stay beside it, with `.damaged-` and a number added to their names. Stop all processes
    /// that use the database before: a process that still has the old one would not see what the others store, and both
    /// could have the same lease.
    ///
    /// - Parameter path: The path of the database.
    /// - Returns: The new path of the database; `nil` if there was none.
    /// - Throws: ``FetchError/Code/sharedStore`` if a file cannot be renamed.
    @discardableResult
    public static func setAside(_ path: String) throws(FetchError) -> String? {
        guard DatabaseFile.exists(path) else { return nil }
        let place = "\(path).damaged-\(String(UInt32.random(in: .min ... .max), radix: 36))"
        do {
            for suffix in ["-shm", "-wal", ""] where DatabaseFile.exists(path + suffix) {
                try FileReplacement.move(path + suffix, to: place + suffix)
            }
        } catch {
            throw failure(error, path)
        }
        return place
    }

    /// Returns the error of the store; it names the file and never shows what is in it.
    static func failure(_ error: any Error, _ path: String) -> FetchError {
        if let error = error as? FetchError { return error }
        let advice: String
        // The description of a row that cannot be read has its values.
        switch error is RowDecodingError ? .SQLITE_CORRUPT : (error as? DatabaseError)?.resultCode {
        case .SQLITE_CORRUPT?, .SQLITE_NOTADB?:
            advice = "it is damaged or no database; stop all processes and move it away with SQLiteStore.setAside"
        case .SQLITE_BUSY?: advice = "other processes have kept it busy for ten seconds; try again"
        case .SQLITE_FULL?: advice = "the disk is full"
        case .SQLITE_CANTOPEN?, .SQLITE_IOERR?, .SQLITE_READONLY?:
            advice = "its folder or file cannot be read and written"
        case let code?: advice = "SQLite reports \(code)"
        case nil: advice = "\(error)"
        }
        return FetchError(.sharedStore, "cannot use the database \(path): \(advice)")
    }
}

/// The reason why a database cannot be used.
struct OpeningError: Error, CustomStringConvertible {
    let description: String
}
