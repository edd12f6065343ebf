import AsyncFetch

/// The states of an operation: the given one, and each that the server sends, up to the last.
///
/// Nothing is requested before `next()`, and only one state is in memory. An operation that fails ends the sequence
/// like any other. After an error the sequence has ended. Cancelling the task of the loop ends a wait or a request at
/// once.
struct OperationStates<Operation: Sendable>: AsyncSequence, Sendable {
    typealias Element = Operation
    typealias Failure = any Error

    /// The state that is known at the beginning.
    let first: Operation
    /// The operation's name, for errors.
    let name: String
    let polling: GAPI.Polling
    let clock: FetchClock
    /// The time from which ``GAPI/Polling/timeout`` counts.
    let began: Duration
    /// Requests the state once.
    let request: @Sendable () async throws -> Operation
    let isDone: @Sendable (Operation) -> Bool

    func makeAsyncIterator() -> Iterator { Iterator(states: self) }

    /// Waits, and requests the state; requests count from 1.
    private func state(number: Int) async throws -> Operation {
        let delay = polling.delay(before: number)
        if let timeout = polling.timeout, clock.now() - began + delay > timeout {
            throw GAPI.Error(.operationTimeout, "the operation \(name) goes on after \(timeout); wait for it again")
        }
        try await clock.sleep(delay)
        return try await request()
    }

    struct Iterator: AsyncIteratorProtocol {
        fileprivate let states: OperationStates
        /// The number of requests so far; `nil` before the first element.
        private var requests: Int?
        private var hasEnded = false

        fileprivate init(states: OperationStates) { self.states = states }

        mutating func next() async throws -> Operation? { try await next(isolation: #isolation) }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> Operation? {
            guard !hasEnded else { return nil }
            hasEnded = true  // unless this state has a successor
            try Task.checkCancellation()
            let number = requests.map { $0 + 1 } ?? 0
            let state = number == 0 ? states.first : try await states.state(number: number)
            requests = number
            hasEnded = states.isDone(state)
            return state
        }
    }
}
