extension Interruption: InFlightOperation {
    /// Runs an operation in the task of its caller, which is its only owner.
    ///
    /// This saves a task and two thread changes. The operation must wait only in ways that its interruption can end.
    static func run<Value>(
        monitor: FetchMonitor,
        inFlight: InFlight,
        group: FetchID?,
        timeout: Duration?,
        mapError: (any Error) -> any Error,
        operation: (FetchMonitor) async throws -> Value
    ) async throws -> Value {
        let interruption = Interruption(monitor)
        guard inFlight.add(interruption, id: monitor.id, group: group, timeout: timeout) else {
            return try refuse(monitor, mapError)
        }
        let result: Result<Value, any Error>
        do {
            result = .success(
                try await withTaskCancellationHandler {
                    try await $current.withValue(interruption) { try await operation(monitor) }
                } onCancel: {
                    interruption.cancel()
                }
            )
        } catch {
            result = .failure(error)
        }
        inFlight.remove(monitor.id)
        return try finish(result, monitor, after: interruption.end(), mapError)
    }

    /// Ends a fetch that does not start.
    ///
    /// This and ``finish(_:_:after:_:)`` are functions of their own, so that their variables are no memory of a call that
    /// waits.
    @inline(never)
    private static func refuse<Value>(_ monitor: FetchMonitor, _ mapError: (any Error) -> any Error) throws -> Value {
        try finish(.failure(FetchStop.shutDown), monitor, after: nil, mapError)
    }

    /// Ends a fetch.
    @inline(never)
    private static func finish<Value>(
        _ result: Result<Value, any Error>,
        _ monitor: FetchMonitor,
        after stop: FetchStop?,
        _ mapError: (any Error) -> any Error
    ) throws -> Value {
        try monitor.finish(result, after: stop, mapError).get()
    }

    var fetch: FetchSnapshot { monitor.snapshot }

    func cancel() { stop(.cancelled) }

    func expire() {
        monitor.expire()
        stop(.expired)
    }
}
