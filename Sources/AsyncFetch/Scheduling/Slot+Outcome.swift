import HTTPTypes

extension Slot.Outcome {
    /// Creates the outcome of a response.
    init(_ response: HTTPResponse) {
        let status = response.status.code
        let asksToWait = response.headerFields.contains(.retryAfter)
        self =
            switch status {
            case 429: .tooMuch
            case 503 where asksToWait: .overload
            case 500, 502, 503, 504: .failure
            default: .success
            }
    }

    /// Creates the outcome of an error; `nil` if the error says nothing about the host.
    init?(_ error: any Error) {
        guard let error = error as? FetchError, error.isRetryable, error.code != .circuitOpen else { return nil }
        self = .failure
    }
}
