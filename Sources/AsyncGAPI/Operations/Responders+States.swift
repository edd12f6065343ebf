public import AsyncJSON

extension GAPI.Responders {
    /// Adds a responder that returns the state of each operation of a type, whenever `wait(for:)` or `states(of:)`
    /// requests it.
    ///
    /// `respond` gets the operation as it was given to that method. It runs in the task of the call and returns the
    /// state. For errors and cancellation, see ``GAPI/Responders``.
    public mutating func respond<Operation: GAPI.LongRunningOperation>(
        toStatesOf _: Operation.Type,
        with respond: @escaping @Sendable (Operation) async throws -> Operation
    ) {
        add(PollQuery<Operation>.self) { (query: PollQuery<Operation>) in
            ("application/json", try await respond(query.state).jsonBytes())
        }
    }

    /// Adds a responder that returns the state of each operation of a ``GAPI/DynamicService``.
    ///
    /// `respond` gets the operation as it was given to `wait(for:)` or `states(of:)`. It runs in the task of the call
    /// and returns the state. For errors and cancellation, see ``GAPI/Responders``.
    public mutating func respond(
        toStatesOf _: JSON.Value.Type,
        with respond: @escaping @Sendable (JSON.Value) async throws -> JSON.Value
    ) {
        add(PollQuery<JSON.Value>.self) { (query: PollQuery<JSON.Value>) in
            ("application/json", try await respond(query.state).encoded())
        }
    }
}
