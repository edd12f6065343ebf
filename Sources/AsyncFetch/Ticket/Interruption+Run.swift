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
            return try monitor.finish(.failure(FetchStop.shutDown), after: nil, mapError).get()
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
        return try monitor.finish(result, after: interruption.end(), mapError).get()
    }

    var fetch: FetchSnapshot { monitor.snapshot }

    func cancel() { stop(.cancelled) }

    func expire() {
        monitor.expire()
        stop(.expired)
    }
}
