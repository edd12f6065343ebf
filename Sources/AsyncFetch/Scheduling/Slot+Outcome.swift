import HTTPTypes

extension Slot.Outcome {
    /// What an answer says of its host.
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

    /// What an error says of its host; `nil` for nothing.
    init?(_ error: any Error) {
        guard let error = error as? FetchError, error.isRetryable, error.code != .circuitOpen else { return nil }
        self = .failure
    }
}
