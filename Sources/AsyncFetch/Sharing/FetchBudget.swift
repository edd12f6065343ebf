public import HTTPTypes

/// A limit that attempts take from before they are sent; ``SharedBudget`` is the ready one.
public protocol FetchBudget: Sendable {
    /// Takes what an attempt costs, and waits until there is enough.
    ///
    /// The time counts for the timeout of the call, not for that of the attempt. Cancelling the call cancels the wait.
    ///
    /// - Parameters:
    ///   - request: The request, with its header fields.
    ///   - credentials: The credentials that have authorized it; `nil` without any.
    /// - Throws: `CancellationError`, or an error that the attempt fails with.
    func take(for request: HTTPRequest, by credentials: (any FetchCredentials)?) async throws
}
