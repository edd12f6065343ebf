public import AsyncFetch
import Synchronization

extension GAPI {
    /// A running call of a service, which can be watched, awaited from several places, and cancelled.
    ///
    /// A ticket starts when it is created and runs in its own task. Releasing the last reference does not stop it.
    public final class QueryTicket<Q: Query, Value: Sendable>: Sendable, Identifiable {
        /// The query as it was given.
        public let query: Q
        /// The application's values: those of the service, and those of the call, which win.
        public let properties: [String: any Sendable]
        private let ticket: FetchTicket<Value>
        private let progress: Position

        /// The query that is running.
        ///
        /// This is a separate class, because the running operation changes it while the ticket is being created.
        final class Position: Sendable {
            private let query: Mutex<Q>
            init(_ query: Q) { self.query = Mutex(query) }
            var current: Q { query.withLock { $0 } }
            func move(to next: Q) { query.withLock { $0 = next } }
        }

        init(_ query: Q, _ options: QueryOptions, start: (Position) -> FetchTicket<Value>) {
            self.query = query
            properties = options.properties
            progress = Position(query)
            ticket = start(progress)
        }

        /// The query that is running now; it differs from ``query`` while pages are collected.
        public var currentQuery: Q { progress.current }

        /// The identifier of this call; its events carry it.
        public var id: FetchID { ticket.id }

        /// The response, awaited.
        ///
        /// Cancelling a waiting task ends only its own wait; ``cancel()`` ends the call.
        ///
        /// - Throws: ``GAPI/Error``; `CancellationError` after ``cancel()``, always.
        public var value: Value {
            get async throws { try await ticket.value }
        }

        /// The events of the call from its beginning; the stream ends with the call.
        public var events: AsyncStream<FetchEvent> { ticket.events }

        /// The current state of the call's requests.
        public var fetch: FetchSnapshot { ticket.fetch }

        /// A Boolean value indicating whether the call has ended.
        public var isFinished: Bool { ticket.isFinished }

        /// Ends the call: closes its connection and ends its waits.
        public func cancel() { ticket.cancel() }
    }
}
