import Synchronization

/// A running operation with an identity, which can be watched, awaited from several places, and cancelled.
///
/// A ticket starts when it is created and runs in its own task. Releasing the last reference does not stop it. The
/// structured counterparts (`fetch`, `execute`) await a ticket and cancel it when their own task is cancelled.
public final class FetchTicket<Value: Sendable>: Sendable, Identifiable, InFlightOperation {
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

    /// Runs an operation in the task of its caller, which is its only owner.
    ///
    /// This saves a task and two thread changes. The operation must wait only in ways that its ``Interruption`` can
    /// end.
    static func run(
        monitor: FetchMonitor,
        inFlight: InFlight,
        group: FetchID?,
        timeout: Duration?,
        mapError: @escaping @Sendable (any Error) -> any Error,
        operation: (FetchMonitor) async throws -> Value
    ) async throws -> Value {
        let ticket = FetchTicket(monitor, mapError)
        let interruption = Interruption()
        ticket.state.withLock { $0.interruption = interruption }
        guard inFlight.add(ticket, id: monitor.id, group: group, timeout: timeout) else {
            return try ticket.finish(.failure(FetchTicket.shutDown)).get()
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
    /// `mapError` translates each error, except cancellation, into the error type of the ticket's creator.
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
            finish(.failure(FetchTicket.shutDown))
            return
        }
        // A task of its own, so that `cancelAll()` and the deadline reach it wherever its caller is waiting.
        let task = Task {
            let result: Result<Value, any Error>
            do {
                // Not the interruption of a call that starts this one: stopping that call does not stop this one.
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

    /// The identifier of this ticket; its ``FetchEvent``s carry it.
    public var id: FetchID { monitor.id }

    /// The result of the operation, awaited.
    ///
    /// Any number of tasks can wait. Cancelling one of them ends only its own wait, with `CancellationError`. To stop
    /// the operation, call ``cancel()``.
    ///
    /// - Throws: The error of the operation; `CancellationError` when it was cancelled before its end.
    public var value: Value {
        get async throws { try await promise.value }
    }

    /// Awaits the end of the operation as its only owner.
    ///
    /// Cancelling the waiting task cancels the operation. The wait ends when the operation has ended.
    package func join() async throws -> Value {
        try await promise.value { cancel() }
    }

    /// The events of the operation from its beginning; the stream ends with the operation.
    ///
    /// The stream buffers 64 events. If more are unread, it keeps the newest, and a ``FetchEvent/Kind/missed(_:)``
    /// tells how many were dropped.
    public var events: AsyncStream<FetchEvent> { monitor.events }

    /// The current state of the requests that this ticket has sent.
    public var fetch: FetchSnapshot { monitor.snapshot }

    /// The entries of these requests in the fetcher's ``TrafficLog``; `nil` when there is no log.
    public var log: FetchLog? { monitor.log }

    /// A Boolean value indicating whether the operation has ended.
    public var isFinished: Bool { result != nil }

    /// The result of ``value``; `nil` until the operation has ended.
    package var result: Result<Value, any Error>? { promise.result }

    /// Stops the operation: closes its connection and ends its waits.
    ///
    /// All tasks that await ``value`` get `CancellationError`. The method does nothing when the operation has ended.
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
