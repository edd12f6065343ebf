import Synchronization

/// A running operation with an identity, which can be watched, awaited from several places, and cancelled.
///
/// A ticket starts when it is created and runs in its own task. Releasing the last reference does not stop it. The
/// structured counterparts (`fetch`, `execute`) await a ticket and cancel it when their own task is cancelled.
public final class FetchTicket<Value: Sendable>: Sendable, Identifiable, InFlightOperation {
    private struct State {
        var task: Task<Void, Never>?
        var stop: FetchStop?
        var hasEnded = false
    }

    private let state = Mutex(State())
    private let promise = Promise<Value>()
    private let mapError: @Sendable (any Error) -> any Error
    package let monitor: FetchMonitor

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
            finish(.failure(FetchStop.shutDown))
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

    private func stop(_ reason: FetchStop) {
        let task = state.withLock { state -> Task<Void, Never>? in
            guard !state.hasEnded, state.stop == nil else { return nil }
            state.stop = reason
            return state.task
        }
        task?.cancel()
    }

    private func finish(_ result: Result<Value, any Error>) {
        let stop = state.withLock { state in
            state.hasEnded = true
            state.task = nil
            return state.stop
        }
        promise.fulfill(monitor.finish(result, after: stop, mapError))
    }
}
