public import AsyncFetch
import Synchronization

/// A running call of a service: it can be watched, awaited from several places, and cancelled.
///
/// Starts when it is made and runs in a task of its own; dropping the last reference does not stop it.
public final class QueryTicket<Q: Query, Value: Sendable>: Sendable, Identifiable {
    /// The query as it was given.
    public let query: Q
    /// Values of your own: the service's, and over them those of the call.
    public let properties: [String: any Sendable]
    private let ticket: Ticket<Value>
    private let progress: Position

    /// Which query runs.
    ///
    /// A class of its own because the running operation moves it while the ticket is being made.
    final class Position: Sendable {
        private let query: Mutex<Q>
        init(_ query: Q) { self.query = Mutex(query) }
        var current: Q { query.withLock { $0 } }
        func move(to next: Q) { query.withLock { $0 = next } }
    }

    init(_ query: Q, _ options: QueryOptions, start: (Position) -> Ticket<Value>) {
        self.query = query
        properties = options.properties
        progress = Position(query)
        ticket = start(progress)
    }

    /// The query that runs now: differs from ``query`` while pages are collected.
    public var currentQuery: Q { progress.current }

    /// Tells this call from others; its events carry it.
    public var id: FetchID { ticket.id }

    /// The answer, once it is there.
    ///
    /// Cancelling a task that waits ends its wait only; ``cancel()`` ends the call.
    ///
    /// - Throws: ``GAPIError``; `CancellationError` after ``cancel()``, always.
    public var value: Value {
        get async throws { try await ticket.value }
    }

    /// What happens to the call, from its beginning on; ends with it.
    public var events: AsyncStream<FetchEvent> { ticket.events }

    /// What is known of the requests behind the call.
    public var fetch: FetchSnapshot { ticket.fetch }

    /// Whether the call has ended.
    public var isFinished: Bool { ticket.isFinished }

    /// Ends the call: its connection is closed, its waits end.
    public func cancel() { ticket.cancel() }
}
