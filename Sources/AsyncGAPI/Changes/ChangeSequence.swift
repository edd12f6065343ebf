import AsyncFetch

extension GAPI {
    /// A list that stays current: its changes, as the loop asks for them.
    ///
    /// ```swift
    /// for try await element in drive.changes(from: try await kept.cursor()) {
    ///     switch element {
    ///     case .change(.updated(let change)): try await index.insert(change)
    ///     case .change(.deleted(let change)): try await index.remove(change.fileId)
    ///     case .checkpoint(let cursor): try await kept.save(cursor)
    ///     case .resync: try await index.fill(from: drive.items(allFiles))
    ///     }
    /// }
    /// ```
    ///
    /// - No change is missed: a checkpoint comes after the last change before it was taken. A program that begins at its
    ///   last checkpoint gets every change at least once, so it must be able to take one twice.
    /// - Nothing is fetched before the loop asks for it, and nothing ahead: one page is buffered.
    /// - Between two questions the sequence waits, with ``GAPI/ChangePolling`` and ``GAPI/WakeUps``. Of the waits, the
    ///   first after a change is the shortest.
    /// - Without a cursor, and when the service has forgotten the cursor, the next element is a
    ///   ``GAPI/ChangeElement/resync(_:)``.
    /// - Failures that may pass (``GAPI/Error/isRetryable``) are waited out, up to
    ///   ``GAPI/ChangeOptions/maximumFailures`` in a row.
    /// - After an error the sequence has ended; start another one from the last checkpoint.
    ///
    /// Cancelling the task of the loop cancels the running request or the wait, and throws `CancellationError`. Each
    /// loop begins again at the same cursor.
    public struct ChangeSequence<Q: ChangeQuery>: AsyncSequence, Sendable {
        /// The type of the elements.
        public typealias Element = ChangeElement<Q.Item>
        /// The type of the errors.
        public typealias Failure = any Swift.Error

        let source: ChangeSource<Q>
        let cursor: ChangeCursor?

        /// Starts one pass.
        public func makeAsyncIterator() -> Iterator { Iterator(reader: ChangeReader(source, from: cursor)) }

        /// An iterator over the changes of one loop.
        public struct Iterator: AsyncIteratorProtocol {
            var reader: ChangeReader<Q>

            /// Returns the next element; `nil` after the last change, if the options want an end.
            ///
            /// - Throws: The error of a request; `CancellationError`.
            public mutating func next() async throws -> Element? { try await reader.next() }

            /// Returns the next element, on the isolation of its caller.
            ///
            /// - Throws: The error of a request; `CancellationError`.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
                try await reader.next(isolation: actor)
            }
        }
    }
}

@available(*, unavailable)
extension GAPI.ChangeSequence.Iterator: Sendable {}

/// The parts of a service that following a list needs.
struct ChangeSource<Q: GAPI.ChangeQuery>: Sendable {
    let query: Q
    let options: GAPI.ChangeOptions
    /// The digest of the query's parameters.
    let digest: String
    let clock: FetchClock
    let random: @Sendable () -> Double
    /// Fetches one page.
    let fetch: @Sendable (Q) async throws -> Q.Response
    /// Fetches the cursor from which the changes after now can be followed; `nil` if only a complete list has one.
    let start: (@Sendable () async throws -> String)?

    /// Throws ``GAPI/Error/Code/invalidRequest`` if the changes of the query cannot be followed, or not from a cursor.
    func check(_ cursor: GAPI.ChangeCursor?) throws {
        let feed = Q.changeFeed
        var parameters = GAPI.QueryParameters()
        query.encode(into: &parameters)
        for (name, value) in options.query.parameters { parameters.replace(name, value) }
        if let name = feed.excluded.first(where: { parameters.names($0) }) {
            throw refusal("changes cannot be followed with the parameter `\(name)`: leave it out and filter the items")
        }
        let hidden = parameters.query.first { feed.neverFalse.contains($0.name) && $0.value == "false" }
        if let hidden {
            throw refusal("changes cannot be followed with `\(hidden.name)` = false, which hides deletions")
        }
        guard let cursor else { return }
        guard cursor.method == query.method.id else {
            throw refusal("the cursor is one of \(cursor.method): follow that list, or begin without a cursor")
        }
        guard cursor.parameters == digest else {
            throw refusal("the cursor belongs to other parameters: use the same ones, or begin without a cursor")
        }
    }

    func refusal(_ message: String) -> GAPI.Error {
        var error = GAPI.Error(.invalidRequest, message)
        error.method = query.method.id
        return error
    }
}
