public import HTTPTypes

/// What sends one request and returns one answer: the lowest rung of the package.
///
/// A transport neither retries nor redirects nor judges a status; ``Fetcher`` does. ``HTTPClientTransport`` is the one for real
/// networks; AsyncFetchTesting has one that answers from a script.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns as soon as the head of the answer is there; the body follows through the response.
    ///
    /// Cancelling the task that waits here closes the request at once.
    ///
    /// - Parameters:
    ///   - request: with scheme, authority and path.
    ///   - body: is pulled as fast as the peer takes it, and no faster.
    /// - Returns: the answer, whatever its status.
    /// - Throws: ``FetchError``, or `CancellationError`.
    func send(_ request: HTTPRequest, body: RequestBody?) async throws -> TransportResponse

    /// Closes all connections. Requests that still run fail.
    func shutdown() async
}

/// The answer to one request as it comes off the wire.
public struct TransportResponse: Sendable {
    /// Status and headers.
    public var head: HTTPResponse
    /// The bytes after them: single pass, pulled by its reader.
    public var body: ResponseBody

    /// Creates an answer; for transports.
    public init(head: HTTPResponse, body: ResponseBody = .empty) {
        self.head = head
        self.body = body
    }
}
