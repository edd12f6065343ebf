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

    /// Sends a request and returns when the answer is there as a whole, its body in memory.
    ///
    /// By default that is ``send(_:body:)`` and the collected body; a transport that can wait once for all of it, does.
    ///
    /// - Parameters:
    ///   - request: with scheme, authority and path.
    ///   - body: is pulled as fast as the peer takes it, and no faster.
    ///   - limit: the most bytes that the body of the answer may have.
    ///   - onHead: told of the head when it arrives; must not wait.
    /// - Returns: the answer, whatever its status.
    /// - Throws: ``FetchError``, ``FetchError/Code/tooLarge`` among them, or `CancellationError`.
    func collect(
        _ request: HTTPRequest,
        body: RequestBody?,
        upTo limit: Int,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse

    /// The same transport, whose answers keep the `Content-Encoding` that they were sent with; for one that never undoes any, itself.
    var undecoded: any HTTPTransport { get }

    /// Closes all connections. Requests that still run fail.
    func shutdown() async
}

extension HTTPTransport {
    /// Itself.
    public var undecoded: any HTTPTransport { self }

    /// Sends a request and collects the body of its answer.
    public func collect(
        _ request: HTTPRequest,
        body: RequestBody?,
        upTo limit: Int,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        try await sendAndCollect(request, body: body, upTo: limit, onHead: onHead)
    }

    /// What a transport without a way of its own does.
    func sendAndCollect(
        _ request: HTTPRequest,
        body: RequestBody?,
        upTo limit: Int,
        onHead: (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        let response = try await send(request, body: body)
        onHead(response.head)
        return try await response.collected(upTo: limit)
    }
}

/// The answer to one request as it comes off the wire.
public struct TransportResponse: Sendable {
    /// Status and headers.
    public var head: HTTPResponse
    /// The bytes after them: single pass, pulled by its reader.
    public var body: ResponseBody
    /// Whether the body comes from a ``ResponseCache``, or from another call that was sent in place of this one.
    public internal(set) var isFromCache = false
    /// The URL that answered, where redirects led to another than was asked for; nil where they did not.
    ///
    /// Relative references in the body are relative to it (RFC 3986, section 5.1.3).
    public internal(set) var redirectedURL: String?
    /// For whom a cache has it; nil where none asked for it.
    var identity: String?

    /// Creates an answer; for transports.
    public init(head: HTTPResponse, body: ResponseBody = .empty) {
        self.head = head
        self.body = body
    }
}
