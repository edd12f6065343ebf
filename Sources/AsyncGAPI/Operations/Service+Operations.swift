import AsyncFetch
import AsyncJSON

extension Service {
    /// Waits until an operation has ended.
    ///
    /// Asks for its state again and again, with growing waits between. Cancelling the surrounding task ends the wait at once; the
    /// operation goes on at the server.
    /// - Parameters:
    ///   - operation: as a method has answered it.
    ///   - polling: how often to ask.
    ///   - options: what the questions do differently.
    /// - Returns: the operation at its end, with its result.
    /// - Throws: ``GAPIError/Code/operationFailed`` with the operation's own reason; ``GAPIError/Code/operationTimeout``; the errors
    ///   of any call.
    @discardableResult
    @concurrent public func wait<Operation: LongRunningOperation>(
        for operation: Operation,
        polling: Polling = .init(),
        options: QueryOptions = .init()
    ) async throws -> Operation {
        var last = operation
        for try await state in states(of: operation, polling: polling, options: options) { last = state }
        if let failure = OperationState(value: JSON.Value(last)).failure { throw failure }
        return last
    }

    /// The states of an operation: the given one, and each that the server tells, up to the last.
    ///
    /// An operation that fails ends the sequence like any other; its last state says why.
    /// - Parameters:
    ///   - operation: as a method has answered it.
    ///   - polling: how often to ask.
    ///   - options: what the questions do differently.
    /// - Returns: the states, of which none has been asked for yet. Each loop asks anew.
    public nonisolated func states<Operation: LongRunningOperation>(
        of operation: Operation,
        polling: Polling = .init(),
        options: QueryOptions = .init()
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

    /// The states of an operation of any type.
    nonisolated func states<Operation: Sendable>(
        of operation: Operation,
        by method: QueryMethod,
        _ polling: Polling,
        _ options: QueryOptions,
        value: @escaping @Sendable (Operation) -> JSON.Value,
        read: @escaping @Sendable (FetchResponse) throws -> Operation
    ) -> PageSequence<Operation> {
        let query = PollQuery(
            method: method,
            operation: value(operation),
            servicePath: core.definition.servicePath,
            read: read
        )
        let clock = core.fetcher.core.configuration.clock
        let start = clock.now()
        // The numbers of the questions take the place of tokens: the sequence goes on until there is none.
        return PageSequence { [self] number, _ in
            guard let question = number.flatMap({ Int($0) }) else {
                return (operation, OperationState(value: value(operation)).isDone ? nil : "1")
            }
            let delay = polling.delay(before: question)
            if let timeout = polling.timeout, clock.now() - start + delay > timeout {
                let name = OperationState(value: query.operation).name
                throw GAPIError(.operationTimeout, "the operation \(name) goes on after \(timeout); wait for it again")
            }
            try await clock.sleep(delay)
            let state = try await execute(query, options: options)
            return (state, OperationState(value: value(state)).isDone ? nil : "\(question + 1)")
        }
    }
}
