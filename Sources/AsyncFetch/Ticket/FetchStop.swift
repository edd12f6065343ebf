/// The reason why an operation was stopped before its end.
enum FetchStop: Sendable {
    case cancelled, expired

    /// The error of an operation that did not start.
    static var shutDown: FetchError { FetchError(.shutDown, "the fetcher was shut down; make a new one") }
}

extension FetchMonitor {
    /// Ends the operation, and tells its outcome.
    ///
    /// - Parameters:
    ///   - result: The result of the operation.
    ///   - stop: The reason why it was stopped; `nil` if it was not.
    ///   - mapError: Translates each error, except cancellation, into the error type of the operation's creator.
    /// - Returns: The result for those who wait.
    func finish<Value>(
        _ result: Result<Value, any Error>,
        after stop: FetchStop?,
        _ mapError: (any Error) -> any Error
    ) -> Result<Value, any Error> {
        let outcome: Result<Value, any Error> =
            switch (stop, result) {
            case (.cancelled, _), (nil, .failure(is CancellationError)): .failure(CancellationError())
            case (_, .success): result
            case (.expired, .failure): .failure(mapError(timeout))
            case (nil, .failure(let error)): .failure(mapError(error))
            }
        finish(FetchEvent.Outcome(outcome))
        return outcome
    }

    private var timeout: FetchError {
        let wait = awaitedAtDeadline.map { ", which waited for \($0)" } ?? ""
        return FetchError(
            .totalTimeout,
            "no result in the time allowed for the whole call\(wait); raise `timeout` in its options",
            attempts: attempts
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
