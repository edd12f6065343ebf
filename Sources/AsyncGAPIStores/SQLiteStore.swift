public import AsyncFetch
import GRDB
public import NIOCore
import Synchronization

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A shared store in a SQLite database, for all processes of one machine.
///
/// ```swift
/// let store = try SQLiteStore("/srv/app/shared.sqlite")
/// ```
///
/// **Processes.** Any number of processes can have the database open. They read at the same time and write one after the
/// other (write-ahead log); a write waits up to ten seconds for the others. All processes must be on one machine: the log
/// needs shared memory, and a network file system loses changes or damages the database. Containers of one machine can
/// share it on a local volume.
///
/// **Rights.** The file and its companions (`-wal`, `-shm`) are for this user alone (0600), from their first byte on, and
/// so are folders that the store creates (0700). A file with a wider mode, of another user or behind a symbolic link is
/// refused, not mended: somebody may have read it.
///
/// **Damage.** A change is there as a whole or not at all, even if the process is killed. After a loss of power, the latest
/// changes may be missing. A damaged database, one of a later version, or another program's database is an error of the
/// code ``FetchError/Code/sharedStore`` and is never changed. ``setAside(_:)`` moves it away; stop all processes before.
///
/// **Clock.** The clock is the machine's. If somebody sets it ahead, values expire and leases end that much earlier; if
/// it is set back, later.
///
/// **Size.** Values that have expired are removed bit by bit while others are stored. The file does not shrink, but its
/// space is used again.
public final class SQLiteStore: FetchSharedStore {
    /// The path of the database.
    public let path: String
    private let pool: DatabasePool
    private let now: @Sendable () -> Date
    /// The number of values that were stored, so that expired ones are looked for now and then.
    private let puts = Atomic<UInt64>(0)

    private static let putsPerSweep: UInt64 = 64
    private static let sweptAtOnce = 256

    /// Opens a database, and creates it if it does not exist; blocks the thread for a moment.
    ///
    /// - Parameters:
    ///   - path: The path of the file; missing folders are created.
    ///   - now: Returns the current time: the clock of the store.
    /// - Throws: ``FetchError/Code/sharedStore`` for a file that cannot be used; see the discussion.
    public init(_ path: String, now: @escaping @Sendable () -> Date = { Date() }) throws(FetchError) {
        self.path = path
        self.now = now
        do {
            try DatabaseFile.prepare(path)
            pool = try Self.open(path)
        } catch {
            throw Self.failure(error, path)
        }
    }

    /// `true`: only this user can read the file.
    public var isPrivate: Bool { true }

    /// Returns the value with a name.
    ///
    /// Cancelling the task ends the wait. The whole value is in memory.
    ///
    /// - Throws: ``FetchError/Code/sharedStore``, ``FetchError/Code/invalidRequest`` for such a name;
    ///   `CancellationError`.
    public func value(for name: String) async throws -> FetchSharedValue? {
        try SharedNames.check(name)
        return try await perform { [pool, now] in
            try await pool.read { database in
                let now = Self.microseconds(now())
                let row = try Row.fetchOne(
                    database,
                    sql: """
                        SELECT content, version, storedAt FROM value
                        WHERE name = ? AND (expiresAt IS NULL OR expiresAt > ?)
                        """,
                    arguments: [Data(name.utf8), now]
                )
                guard let row else { return nil }
                let (version, storedAt): (Int64, Int64) = try (Self.column(1, of: row), Self.column(2, of: row))
                let content: Data = try Self.column(0, of: row)
                let age = Duration.microseconds(max(now.subtractingReportingOverflow(storedAt).partialValue, 0))
                return FetchSharedValue(ByteBuffer(bytes: content), version: version, age: age)
            }
        }
    }

    /// Stores a value.
    ///
    /// Cancelling the task ends the wait; the value is then stored or not.
    ///
    /// - Throws: ``FetchError/Code/sharedStore``, ``FetchError/Code/invalidRequest`` for such a name,
    ///   ``FetchError/Code/tooLarge``; `CancellationError`.
    public func put(
        _ content: ByteBuffer,
        for name: String,
        expecting state: FetchSharedState,
        expiresIn lifetime: Duration?
    ) async throws -> Int64? {
        try SharedNames.check(name)
        try SharedNames.check(size: content.readableBytes)
        let sweeps = puts.wrappingAdd(1, ordering: .relaxed).newValue % Self.putsPerSweep == 0
        return try await perform { [pool, now] in
            try await pool.write { database in
                let now = Self.microseconds(now())
                if sweeps { try Self.sweep(database, now) }
                let key = Data(name.utf8)
                guard try Self.isExpected(state, key, now, database) else { return nil }
                let version = try Int64.fetchOne(
                    database,
                    sql: "UPDATE counter SET version = version + 1 RETURNING version"
                )
                guard let version else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "no counter") }
                try database.execute(
                    sql: """
                        INSERT INTO value (name, content, version, storedAt, expiresAt) VALUES (?, coalesce(?, x''), ?, ?, ?)
                        ON CONFLICT (name) DO UPDATE SET content = excluded.content, version = excluded.version,
                            storedAt = excluded.storedAt, expiresAt = excluded.expiresAt
                        """,
                    arguments: [
                        key, Data(content.readableBytesView), version, now, lifetime.map { Self.sum(now, $0) },
                    ]
                )
                return version
            }
        }
    }

    /// Removes a value.
    ///
    /// Cancelling the task ends the wait; the value is then removed or not.
    ///
    /// - Throws: ``FetchError/Code/sharedStore``, ``FetchError/Code/invalidRequest`` for such a name;
    ///   `CancellationError`.
    @discardableResult
    public func remove(_ name: String, expecting state: FetchSharedState) async throws -> Bool {
        try SharedNames.check(name)
        return try await perform { [pool, now] in
            try await pool.write { database in
                let key = Data(name.utf8)
                guard try Self.isExpected(state, key, Self.microseconds(now()), database) else { return false }
                try database.execute(sql: "DELETE FROM value WHERE name = ?", arguments: [key])
                return true
            }
        }
    }

    /// Returns names with a prefix and the sizes of their values, in the order of their UTF-8 bytes.
    ///
    /// Cancelling the task ends the wait.
    ///
    /// - Throws: ``FetchError/Code/sharedStore``; `CancellationError`.
    public func names(withPrefix prefix: String, after name: String?, limit: Int) async throws -> [FetchSharedName] {
        try await perform { [pool, now] in
            try await pool.read { database in
                let first = Data(prefix.utf8)
                var end = first
                // GRDB binds no bytes as NULL, hence `coalesce`. UTF-8 has no byte 255, so there is always a next one.
                if let last = end.popLast() { end.append(last + 1) } else { end.append(0xFF) }
                let rows = try Row.fetchAll(
                    database,
                    sql: """
                        SELECT name, length(content) AS size FROM value
                        WHERE name >= coalesce(?, x'') AND name < ? AND name > coalesce(?, x'') AND (expiresAt IS NULL OR expiresAt > ?)
                        ORDER BY name LIMIT ?
                        """,
                    arguments: [first, end, Data((name ?? "").utf8), Self.microseconds(now()), max(limit, 0)]
                )
                return try rows.map { row in
                    let name: Data = try Self.column(0, of: row)
                    return FetchSharedName(String(decoding: name, as: UTF8.self), size: try Self.column(1, of: row))
                }
            }
        }
    }

    /// Closes the database; later calls fail.
    ///
    /// Without it, the database is closed when the last reference to the store goes away.
    ///
    /// - Throws: ``FetchError/Code/sharedStore`` while calls are running.
    public func close() throws(FetchError) {
        do { try pool.close() } catch { throw Self.failure(error, path) }
    }

    // MARK: In a transaction

    /// Returns a value of a row, which can be of any type in a damaged database: the row's subscripts would trap.
    private static func column<V: DatabaseValueConvertible>(_ index: Int, of row: Row) throws -> V {
        guard let value = V.fromDatabaseValue(row[index]) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT)
        }
        return value
    }

    private static func isExpected(
        _ state: FetchSharedState,
        _ name: Data,
        _ now: Int64,
        _ database: Database
    ) throws -> Bool {
        if state == .any { return true }
        let version = try Int64.fetchOne(
            database,
            sql: "SELECT version FROM value WHERE name = ? AND (expiresAt IS NULL OR expiresAt > ?)",
            arguments: [name, now]
        )
        return version.map { state == .version($0) } ?? (state == .absent)
    }

    private static func sweep(_ database: Database, _ now: Int64) throws {
        try database.execute(
            sql: "DELETE FROM value WHERE id IN (SELECT id FROM value WHERE expiresAt <= ? LIMIT ?)",
            arguments: [now, sweptAtOnce]
        )
    }

    private func perform<R: Sendable>(_ work: @Sendable () async throws -> R) async throws -> R {
        do { return try await work() } catch let error as CancellationError { throw error } catch {
            throw Self.failure(error, path)
        }
    }

    // MARK: Times

    private static func microseconds(_ date: Date) -> Int64 {
        Int64(min(max(date.timeIntervalSince1970 * 1e6, -4e18), 4e18))
    }

    private static func sum(_ now: Int64, _ duration: Duration) -> Int64 {
        Int64(min(max(Double(now) + duration / .microseconds(1), -9e18), 9e18))
    }
}
