import Synchronization

/// A running operation with an identity: it can be watched, awaited from several places, and cancelled.
///
/// A ticket starts when it is made and runs in a task of its own. Dropping the last reference does not stop it. Its structured
/// counterparts (`fetch`, `execute`) await a ticket and cancel it with their own task.
public final class Ticket<Value: Sendable>: Sendable, Identifiable, InFlightOperation {
    private enum Stop {
        case cancelled, expired
    }

    private struct State {
        var task: Task<Void, Never>?
        var interruption: Interruption?
        var stop: Stop?
        var hasEnded = false
    }

    private let state = Mutex(State())
    private let promise = Promise<Value>()
    private let mapError: @Sendable (any Error) -> any Error
    package let monitor: FetchMonitor

    private init(_ monitor: FetchMonitor, _ mapError: @escaping @Sendable (any Error) -> any Error) {
        self.monitor = monitor
        self.mapError = mapError
    }

    /// Runs an operation in the task of its caller, whose only owner that is.
    ///
    /// Saves a task and two changes of thread. The operation must wait only in ways that its ``Interruption`` ends.
    static func run(
        monitor: FetchMonitor,
        inFlight: InFlight,
        group: FetchID?,
        timeout: Duration?,
        mapError: @escaping @Sendable (any Error) -> any Error,
        operation: (FetchMonitor) async throws -> Value
    ) async throws -> Value {
        let ticket = Ticket(monitor, mapError)
        let interruption = Interruption()
        ticket.state.withLock { $0.interruption = interruption }
        guard inFlight.add(ticket, id: monitor.id, group: group, timeout: timeout) else {
            return try ticket.finish(.failure(Ticket.shutDown)).get()
        }
        let result: Result<Value, any Error>
        do {
            result = .success(
                try await withTaskCancellationHandler {
                    try await Interruption.$current.withValue(interruption) { try await operation(monitor) }
                } onCancel: {
                    ticket.cancel()
                }
            )
        } catch {
            result = .failure(error)
        }
        inFlight.remove(monitor.id)
        return try ticket.finish(result).get()
    }

    private static var shutDown: FetchError {
        FetchError(.shutDown, "the fetcher was shut down; make a new one")
    }

    /// Starts an operation and registers it until it ends.
    ///
    /// `mapError` puts each error but cancellation into the terms of whoever made the ticket.
    init(
        monitor: FetchMonitor,
        inFlight: InFlight,
        group: FetchID?,
        timeout: Duration?,
        mapError: @escaping @Sendable (any Error) -> any Error,
        operation: @escaping @Sendable (FetchMonitor) async throws -> Value
    ) {
        self.monitor = monitor
        self.mapError = mapError
        guard inFlight.add(self, id: monitor.id, group: group, timeout: timeout) else {
            finish(.failure(Ticket.shutDown))
            return
        }
        // A task of its own, so that `cancelAll()` and the deadline reach it wherever its caller waits.
        let task = Task {
            let result: Result<Value, any Error>
            do {
                // Not that of a call within which it begins: what stops the one does not stop the other.
                result = .success(try await Interruption.$current.withValue(nil) { try await operation(monitor) })
            } catch {
                result = .failure(error)
            }
            inFlight.remove(monitor.id)
            self.finish(result)
        }
        let isStopped = state.withLock { state in
            if !state.hasEnded { state.task = task }
            return state.stop != nil
        }
        if isStopped { task.cancel() }
    }

    /// Tells this ticket from others; its ``FetchEvent``s carry it.
    public var id: FetchID { monitor.id }

    /// The result, once there is one.
    ///
    /// Any number of tasks can wait. Cancelling one of them ends its wait with `CancellationError` and nothing else; to stop
    /// the operation, call ``cancel()``.
    /// - Throws: what the operation threw; `CancellationError` when it was cancelled before it had ended.
    public var value: Value {
        get async throws { try await promise.value }
    }

    /// Awaits the end of the operation as its only owner: cancelling the waiting task cancels the operation, and the wait ends
    /// when the operation has.
    package func join() async throws -> Value {
        try await promise.value { cancel() }
    }

    /// What happens to the operation, from its beginning on; ends with it.
    ///
    /// Of more than 64 events that were not read, the newest are kept, and a ``FetchEvent/Kind/missed(_:)`` tells how many are not.
    public var events: AsyncStream<FetchEvent> { monitor.events }

    /// What is known of the requests that this ticket has sent.
    public var fetch: FetchSnapshot { monitor.snapshot }

    /// What the ``TrafficLog`` of the fetcher has of them; nil when there is none.
    public var log: FetchLog? { monitor.log }

    /// Whether the operation has ended.
    public var isFinished: Bool { result != nil }

    /// What ``value`` gives, once it is there.
    package var result: Result<Value, any Error>? { promise.result }

    /// Stops the operation: its connection is closed, its waits end.
    ///
    /// Everybody who awaits ``value`` gets `CancellationError`.
    ///
    /// Does nothing when the operation has ended.
    public func cancel() { stop(.cancelled) }

    func expire() {
        monitor.expire()
        stop(.expired)
    }

    private func stop(_ reason: Stop) {
        let (task, interruption) = state.withLock { state -> (Task<Void, Never>?, Interruption?) in
            guard !state.hasEnded, state.stop == nil else { return (nil, nil) }
            state.stop = reason
            return (state.task, state.interruption)
        }
        task?.cancel()
        interruption?.stop()
    }

    @discardableResult
    private func finish(_ result: Result<Value, any Error>) -> Result<Value, any Error> {
        let stop = state.withLock { state in
            state.hasEnded = true
            state.task = nil
            state.interruption = nil
            return state.stop
        }
        let outcome: Result<Value, any Error> =
            switch (stop, result) {
            case (.cancelled, _), (nil, .failure(is CancellationError)): .failure(CancellationError())
            case (_, .success): result
            case (.expired, .failure): .failure(mapError(timeout))
            case (nil, .failure(let error)): .failure(mapError(error))
            }
        monitor.finish(FetchEvent.Outcome(outcome))
        promise.fulfill(outcome)
        return outcome
    }

    private var timeout: FetchError {
        FetchError(
            .totalTimeout,
            "no result in the time allowed for the whole call; raise `timeout` in its options",
            attempts: monitor.attempts
        )
    }
}

extension FetchEvent.Outcome {
    fileprivate init<Value>(_ result: Result<Value, any Error>) {
        self =
            switch result {
            case .success: .succeeded
            case .failure(is CancellationError): .cancelled
            case .failure: .failed
            }
    }
}
