import AsyncFetch
import GRDB
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Cloud {
    /// The items of an account on this machine, in a file of SQLite.
    ///
    /// It keeps what the server said, and what this machine knows besides. A damaged file is set aside as
    /// `….corrupt-1` and a new one takes its place, which the server fills again; items with local changes are saved
    /// from the old one as far as it can be read. So a file is open in one object at a time, in all processes: another one
    /// would go on with the damaged file. The lock is that of `….lock`, which stays beside the file.
    ///
    /// Each change is one transaction: a process that dies leaves all of it or nothing. Cancelling the task of a call
    /// leaves nothing of it.
    public final class Database: Sendable {
        /// The path of the file.
        public let path: String

        let feed = ChangeFeed()
        private let now: @Sendable () -> Int64
        private let state: Mutex<State>

        private struct State {
            /// `nil` after the database was closed.
            var pool: DatabasePool?
            /// `nil` after the database was closed.
            var lock: DatabaseLock?
            /// The number of files that have taken the place of damaged ones since this was opened.
            var rebuilds: Int
            /// The account of the file, once it is known; a file that takes its place is of the same one.
            var account: String?
        }

        /// Opens a database, or creates one.
        ///
        /// - Parameter path: The path of the file; its folder must exist.
        /// - Throws: ``Cloud/Error`` with ``Cloud/Error/Code/database``, such as for a file that is open already, or one of
        ///   a later version of this package, or with ``Cloud/Error/Code/diskFull``.
        public convenience init(at path: String) throws(Cloud.Error) {
            try self.init(at: path) { Int64(Date().timeIntervalSince1970) }
        }

        /// Opens a database with a clock of seconds since 1970.
        package init(at path: String, now: @escaping @Sendable () -> Int64) throws(Cloud.Error) {
            self.path = path
            self.now = now
            let lock = try DatabaseLock(path)
            do {
                state = Mutex(State(pool: try DatabaseFile.open(path), lock: lock, rebuilds: 0))
            } catch  where DatabaseFile.isDamage(error) {
                state = Mutex(State(pool: try DatabaseFile.rebuild(path, of: nil), lock: lock, rebuilds: 1))
            } catch {
                throw DatabaseFile.failure(error, path)
            }
        }

        /// A Boolean value indicating whether the file was damaged, and a new one has taken its place.
        public var wasRebuilt: Bool { rebuilds > 0 }

        /// The number of the file, of those that have taken the place of damaged ones.
        var rebuilds: Int { state.withLock(\.rebuilds) }

        /// Closes the database; later calls fail, and those who follow it end.
        ///
        /// Calls that are under way are finished: the file is closed after the last one, and can be opened again then.
        public func close() {
            feed.close()
            state.withLock { state in
                state.pool = nil
                state.lock = nil
            }
        }

        /// Closes the database, and waits until its last call has ended: then it can be opened again.
        ///
        /// Cancelling the waiting task changes nothing.
        func closeAndWait() async {
            let end = state.withLock { $0.lock?.end }
            close()
            _ = try? await end?.value(onCancel: {})
        }

        private func pool() throws(Cloud.Error) -> DatabasePool {
            guard let pool = state.withLock(\.pool) else {
                throw Cloud.Error(.database, "the database \(path) is closed")
            }
            return pool
        }

        /// Reads at one moment, whatever is written meanwhile.
        func read<R: Sendable>(_ body: @Sendable @escaping (GRDB.Database) throws -> R) async throws -> R {
            try await use { try await $0.read(body) }
        }

        /// Writes in one transaction.
        func write<R: Sendable>(_ body: @Sendable @escaping (GRDB.Database) throws -> R) async throws -> R {
            try await use { pool in
                let result = try await pool.write(body)
                // Another call may have found damage meanwhile: then this went into the file that was set aside.
                guard let now = self.state.withLock(\.pool), now !== pool else { return result }
                return try await now.write(body)
            }
        }

        /// Makes a call, during which nobody else can open the file, even after ``close()``.
        private func use<R: Sendable>(_ call: @Sendable (DatabasePool) async throws -> R) async throws -> R {
            let lock = state.withLock(\.lock)
            // The call itself has the pool, so that the file is closed before the lock ends.
            defer { withExtendedLifetime(lock) {} }
            return try await attempt(call)
        }

        /// Makes a call with the file, and once more if that was damaged and another one has taken its place.
        private func attempt<R: Sendable>(_ call: @Sendable (DatabasePool) async throws -> R) async throws -> R {
            let pool = try pool()
            do {
                do { return try await call(pool) } catch  where DatabaseFile.isDamage(error) {
                    return try await call(try mended(pool))
                }
            } catch { throw DatabaseFile.mapping(error, path) }
        }

        /// Replaces a damaged file, once for all who find it.
        private func mended(_ damaged: DatabasePool) throws -> DatabasePool {
            try state.withLock { state in
                guard state.pool === damaged else { return }
                state.pool = try DatabaseFile.rebuild(path, of: state.account)
                state.rebuilds += 1
            }
            feed.publish(.rebuilt)
            return try pool()
        }

        /// Notes whose database this is, for a file that takes the place of this one.
        func keepAccount(_ account: String) { state.withLock { $0.account = account } }

        /// The seconds since 1970.
        var time: Int64 { now() }
    }
}
