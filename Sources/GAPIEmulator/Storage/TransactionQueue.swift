import Dispatch
import Synchronization

/// The order of transactions: each begins after the one before it is in the database and in memory, or has failed.
///
/// With a database, a transaction runs on a thread that may block, and to its end even if the task of the caller is
/// cancelled: a write that has begun is never half done.
final class TransactionQueue: Sendable {
    /// Writes the changes of a transaction; in memory, it does nothing.
    typealias Commit = ([StoreChange]) throws -> Void

    private let database: StoreDatabase?
    private let queue = DispatchQueue(label: "GAPIEmulator store")
    private let turn = Mutex(())

    /// Creates a queue of transactions in a database, or in memory.
    init(database: StoreDatabase?) { self.database = database }

    /// Runs a transaction and returns its result.
    ///
    /// - Parameter body: Prepares the changes, commits them, and lets others see them.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    func perform<R: Sendable>(_ body: @escaping @Sendable (Commit) throws -> R) async throws -> R {
        guard let database else { return try turn.withLock { _ in try body { _ in } } }
        return try await withCheckedThrowingContinuation { continuation in
            queue.async {
                // Files that nobody needs any more are gone before the caller goes on.
                continuation.resume(with: Result { try body(database.commit) })
            }
        }
    }

    /// Waits for the transactions that have begun, and closes the database; later transactions fail.
    func close() async {
        guard let database else { return }
        await withCheckedContinuation { continuation in
            queue.async {
                database.close()
                continuation.resume()
            }
        }
    }
}
