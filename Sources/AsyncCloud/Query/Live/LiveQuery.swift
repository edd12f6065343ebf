import Synchronization

extension Cloud {
    /// The snapshots of a query: first the cached items, then the server's, then one after each change.
    ///
    /// Each loop is a reader of its own. A reader gets the latest snapshot, and with it the difference to the one that it
    /// got before, however many changes were made between. It keeps only the snapshot that it got last; all readers of
    /// one live query share the work and the items. The work begins with the first reader, and ends with the last one.
    ///
    /// ```swift
    /// for try await snapshot in core.query(.folder("/Photos").sorted(by: .name)) {
    ///     print(snapshot.items.count, snapshot.changes.inserted)
    /// }
    /// ```
    ///
    /// Failures of the server are a state of the snapshots. A loop throws ``Cloud/Error`` when the database cannot be
    /// read, and `CancellationError` when its task is cancelled; nothing is tried again.
    public struct LiveQuery: Sendable {
        /// The query.
        public let query: Query

        private let opener: QueryOpener

        /// Creates a live query.
        ///
        /// - Parameters:
        ///   - query: The query.
        ///   - store: The database.
        ///   - host: Brings the folder of the query up to date while there are readers; `nil` if nobody does.
        package init(_ query: Query, store: any QueryStore, host: (any QueryHost)? = nil) {
            self.query = query
            opener = QueryOpener(query, store, host)
        }
    }
}

extension Cloud.LiveQuery: AsyncSequence {
    /// Returns a new reader, which begins with a first snapshot of its own.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(opener.session(), query) }

    /// A reader of a live query.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let session: QuerySession
        private let order: ItemOrder
        private var revision = 0
        private var failures = 0
        private var last: Cloud.Snapshot?

        init(_ session: QuerySession, _ query: Cloud.Query) {
            self.session = session
            order = ItemOrder(sorts: query.sorts)
        }

        /// Returns the latest snapshot once it differs from the one that this reader got last.
        ///
        /// - Returns: The snapshot; `nil` after the database was closed.
        /// - Throws: ``Cloud/Error`` if the database cannot be read; `CancellationError` if the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Cloud.Snapshot? {
            while let notice = try await session.board.notice(after: revision) {
                revision = notice.revision
                let changes = changes(to: notice.root)
                let isSame = notice.state == last?.state && notice.failures == failures && changes.isEmpty
                let snapshot = Cloud.Snapshot(
                    state: notice.state,
                    error: notice.error,
                    items: Cloud.ItemList(root: notice.root),
                    changes: changes
                )
                last = snapshot
                failures = notice.failures
                // Changes that undo each other are none.
                if !isSame { return snapshot }
            }
            return nil
        }

        /// Returns the latest snapshot once it differs from the one that this reader got last.
        public mutating func next() async throws -> Cloud.Snapshot? { try await next(isolation: nil) }

        private func changes(to root: ItemNode?) -> Cloud.ChangeSet {
            if let last { return ListDifference.changes(from: last.items.root, to: root, order) }
            var changes = Cloud.ChangeSet()
            changes.isReplacement = true
            changes.inserted = root.map { RangeSet([0..<$0.count]) } ?? RangeSet()
            return changes
        }
    }
}

/// The work of a live query that its readers have in common, as long as there are any.
final class QuerySession: Sendable {
    let board: QueryBoard
    private let task: Task<Void, Never>

    init(_ work: QueryWork) {
        board = work.board
        task = Task { await work.run() }
    }

    deinit { task.cancel() }
}

/// Gives all readers of a live query the same session.
final class QueryOpener: Sendable {
    /// A session that its readers keep.
    private struct Reference {
        weak var session: QuerySession?
    }

    private let query: Cloud.Query
    private let store: any Cloud.QueryStore
    private let host: (any Cloud.QueryHost)?
    private let current = Mutex(Reference())

    init(_ query: Cloud.Query, _ store: any Cloud.QueryStore, _ host: (any Cloud.QueryHost)?) {
        self.query = query
        self.store = store
        self.host = host
    }

    func session() -> QuerySession {
        current.withLock { current in
            if let session = current.session { return session }
            let isServed = host != nil && QueryWork.folder(of: query) != nil
            let work = QueryWork(
                query: query,
                order: ItemOrder(sorts: query.sorts),
                store: store,
                host: host,
                board: QueryBoard(isServed: isServed)
            )
            let session = QuerySession(work)
            current.session = session
            return session
        }
    }
}
