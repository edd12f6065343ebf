import AsyncFetch
import AsyncJSON

extension GAPI.Service {
    /// Waits until an operation has ended.
    ///
    /// The method requests the state repeatedly, with growing waits between. Each request is a call with its own
    /// retries. Cancelling the surrounding task ends the wait at once; the operation continues at the server.
    ///
    /// - Parameters:
    ///   - operation: The operation from a method's response.
    ///   - polling: The times at which the state is requested.
    ///   - options: The options of these requests.
    /// - Returns: The operation at its end, with its result.
    /// - Throws: ``GAPI/Error/Code/operationFailed`` with the operation's own reason;
    ///   ``GAPI/Error/Code/operationTimeout``; the errors of calls; `CancellationError`.
    @discardableResult
    @concurrent public func wait<Operation: GAPI.LongRunningOperation>(
        for operation: Operation,
        polling: GAPI.Polling = .init(),
        options: GAPI.QueryOptions = .init()
    ) async throws -> Operation {
        var last = operation
        for try await state in states(of: operation, polling: polling, options: options) { last = state }
        if let failure = OperationState(value: JSON.Value(last)).failure { throw failure }
        return last
    }

    /// Returns the states of an operation: the given one, and each that the server sends, up to the last.
    ///
    /// An operation that fails ends the sequence like any other; its last state has the reason. Cancelling the task of
    /// the loop ends the sequence with `CancellationError`.
    ///
    /// - Parameters:
    ///   - operation: The operation from a method's response.
    ///   - polling: The times at which the state is requested.
    ///   - options: The options of these requests.
    /// - Returns: The states; nothing has been requested yet. Each loop requests them again.
    public nonisolated func states<Operation: GAPI.LongRunningOperation>(
        of operation: Operation,
        polling: GAPI.Polling = .init(),
        options: GAPI.QueryOptions = .init()
    ) -> some AsyncSequence<Operation, any Error> & Sendable {
        states(
            of: operation,
            by: Operation.polling,
            polling,
            options,
            value: { JSON.Value($0) },
            read: { try $0.model() }
        )
    }

    /// Returns the states of an operation of any type.
    nonisolated func states<Operation: Sendable>(
        of operation: Operation,
        by method: GAPI.QueryMethod,
        _ polling: GAPI.Polling,
        _ options: GAPI.QueryOptions,
        value: @escaping @Sendable (Operation) -> JSON.Value,
        read: @escaping @Sendable (FetchResponse) throws -> Operation
    ) -> OperationStates<Operation> {
        let query = PollQuery(
            method: method,
            operation: value(operation),
            state: operation,
            servicePath: core.definition.servicePath,
            read: read
        )
        let clock = core.fetcher.core.configuration.clock
        return OperationStates(
            first: operation,
            name: OperationState(value: query.operation).name,
            polling: polling,
            clock: clock,
            began: clock.now()
        ) { [self] in
            try await execute(query, options: options)
        } isDone: {
            OperationState(value: value($0)).isDone
        }
    }
}
