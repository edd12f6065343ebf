/// A step around requests that can change them, respond instead of the server, or look at the response.
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
/// The same protocol has two uses. ``Fetcher/Configuration/middleware`` is around a whole call, with its retries and
/// redirects inside. ``Fetcher/Configuration/attemptMiddleware`` is around each attempt, just before the connection,
/// with cookies and credentials in place. The first of a list is the outermost.
public protocol FetchMiddleware: Sendable {
    /// Responds to a call, usually by calling `next` once.
    ///
    /// The method runs in the call's own task: cancelling the call cancels it.
    ///
    /// - Parameters:
    ///   - call: The call to send.
    ///   - next: Sends a call through the rest of the middleware and to the connection. The response body is in memory
    ///     when the caller wants to collect it, and otherwise a stream that can be read once.
    /// - Returns: The response, whatever its status.
    /// - Throws: The error of the call; a ``FetchError`` thrown around an attempt counts as a failed attempt.
    func respond(
        to call: FetchCall,
        next: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse

    /// A Boolean value indicating whether the middleware waits for nothing but `next`; `false` by default.
    ///
    /// If `true`, calls run in the tasks of their callers, which saves two thread changes for each call. A deadline and
    /// ``Fetcher/cancelAll()`` then end only waits within `next`.
    var isImmediate: Bool { get }
}

extension FetchMiddleware {
    /// `false`: the middleware may wait for other things.
    public var isImmediate: Bool { false }
}

extension [any FetchMiddleware] {
    /// Sends a call through all middleware in order, and then to `last`.
    func respond(
        to call: FetchCall,
        from index: Int = 0,
        last: @escaping @Sendable (FetchCall) async throws -> TransportResponse
    ) async throws -> TransportResponse {
        guard index < count else { return try await last(call) }
        // A function of its own costs an allocation and a frame, so the last middleware calls `last` itself.
        guard index + 1 < count else { return try await self[index].respond(to: call, next: last) }
        return try await self[index].respond(to: call) { try await respond(to: $0, from: index + 1, last: last) }
    }
}
