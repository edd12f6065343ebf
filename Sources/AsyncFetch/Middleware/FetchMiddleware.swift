/// Stands around requests: changes them, answers in their place, or looks at what comes back.
///
/// ```swift
/// struct RequestID: FetchMiddleware {
///     var isImmediate: Bool { true }
///     func respond(to call: FetchCall, next: @Sendable (FetchCall) async throws -> TransportResponse) async throws
///         -> TransportResponse
///     {
///         var call = call
///         call.request.headerFields[.init("X-Request-ID")!] = UUID().uuidString
///         return try await next(call)
///     }
/// }
/// ```
///
/// The same protocol serves in two places: ``Fetcher/Configuration/middleware`` stands around a whole call, with its retries
/// and redirects inside; ``Fetcher/Configuration/attemptMiddleware`` around each attempt, just before the connection, with
/// cookies and credentials in place. The first of a list is the outermost.
public protocol FetchMiddleware: Sendable {
    /// Answers a call, usually by calling `next` once.
    ///
    /// Runs in the call's own task: cancelling the call cancels it.
    ///
    /// - Parameters:
    ///   - call: what is to be sent.
    ///   - next: sends a call through the rest of the middleware and to the connection. The answer's body is in memory when the
    ///     caller wants it so, and a stream to be read once when not.
    /// - Returns: the answer, whatever its status.
    /// - Throws: what the call is to throw; a ``FetchError`` thrown around an attempt counts as a failed attempt.
    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse

    /// Whether it waits for nothing but `next`; by default false.
    ///
    /// Calls then run in the tasks of their callers, which saves two changes of threads each. A deadline and
    /// ``Fetcher/cancelAll()`` end only waits within `next` then.
    var isImmediate: Bool { get }
}

extension FetchMiddleware {
    /// May wait for other things.
    public var isImmediate: Bool { false }
}

extension [any FetchMiddleware] {
    /// Sends a call through all of them in order, and then to `last`.
    func respond(
        to call: FetchCall,
        from index: Int = 0,
        last: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        guard index < count else { return try await last(call) }
        return try await self[index].respond(to: call) { try await respond(to: $0, from: index + 1, last: last) }
    }
}
