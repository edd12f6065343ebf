public import HTTPTypes

/// A transport that sends one request and returns one response: the lowest layer of the package.
///
/// A transport does not retry, does not follow redirects and does not judge a status; ``Fetcher`` does. Use
/// ``HTTPClientTransport`` for real networks. AsyncFetchTesting has a transport that responds from a script.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns as soon as the response head has arrived; the body is read from the response.
    ///
    /// Cancelling the waiting task closes the request at once.
    ///
    /// - Parameters:
    ///   - request: A request with scheme, authority and path.
    ///   - body: The request body, which is pulled only as fast as the server takes it.
    /// - Returns: The response, whatever its status.
    /// - Throws: ``FetchError``, or `CancellationError`.
    func send(_ request: HTTPRequest, body: FetchRequestBody?) async throws -> TransportResponse

    /// Sends a request and returns when the whole response has arrived, with its body in memory.
    ///
    /// By default this is ``send(_:body:)`` followed by collecting the body. A transport can do better and wait only
    /// once. Cancelling the waiting task closes the request.
    ///
    /// - Parameters:
    ///   - request: A request with scheme, authority and path.
    ///   - body: The request body, which is pulled only as fast as the server takes it.
    ///   - limit: The most bytes that the response body may have.
    ///   - onHead: Called with the response head when it arrives; it must not block.
    /// - Returns: The response, whatever its status.
    /// - Throws: ``FetchError``, including ``FetchError/Code/tooLarge``, or `CancellationError`.
    func collect(
        _ request: HTTPRequest,
        body: FetchRequestBody?,
        upTo limit: Int,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse

    /// The same transport without decoding: its responses keep their `Content-Encoding`.
    ///
    /// A transport that never decodes returns itself.
    var undecoded: any HTTPTransport { get }

    /// A Boolean value indicating whether the transport waits for nothing, or only for an ``HTTPClientTransport``;
    /// `false` by default.
    ///
    /// If `true`, calls run in the tasks of their callers, which saves two thread changes for each call. A deadline and
    /// ``Fetcher/cancelAll()`` then end only waits of ``HTTPClientTransport``. A transport that sends its requests with
    /// another one returns the value of that.
    var isImmediate: Bool { get }

    /// Closes all connections; running requests fail.
    func shutdown() async
}

extension HTTPTransport {
    /// The transport itself.
    public var undecoded: any HTTPTransport { self }

    /// `false`: the transport may wait for other things.
    public var isImmediate: Bool { false }

    /// Sends a request and collects the body of its response.
    ///
    /// Cancelling the waiting task closes the request.
    public func collect(
        _ request: HTTPRequest,
        body: FetchRequestBody?,
        upTo limit: Int,
        onHead: @escaping @Sendable (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        try await sendAndCollect(request, body: body, upTo: limit, onHead: onHead)
    }

    /// Sends a request and collects the response body, for transports without their own way.
    func sendAndCollect(
        _ request: HTTPRequest,
        body: FetchRequestBody?,
        upTo limit: Int,
        onHead: (HTTPResponse) -> Void
    ) async throws -> TransportResponse {
        let response = try await send(request, body: body)
        onHead(response.head)
        return try await response.collected(upTo: limit)
    }
}

/// The response to one request as it comes from the transport.
public struct TransportResponse: Sendable {
    /// The status and header fields.
    public var head: HTTPResponse
    /// The response body, which its reader pulls and which can be read once.
    public var body: FetchResponseBody
    /// The version of HTTP in which the response came, such as `HTTP/1.1` or `HTTP/2`; `nil` if the transport does not
    /// say.
    ///
    /// Only logs show it.
    public var httpVersion: String?
    /// A Boolean value indicating whether the body comes from a ``ResponseCache`` or from another call for the same
    /// request.
    public internal(set) var isFromCache = false
    /// The URL that responded, if redirects led to another URL than the requested one; `nil` otherwise.
    ///
    /// Relative references in the body are relative to this URL (RFC 3986, section 5.1.3).
    public internal(set) var redirectedURL: String?
    /// The identity for which a cache has the response; `nil` without a cache.
    var identity: String?
    /// A Boolean value indicating whether a cache knows of no other request that the response fits.
    var isForOneCall = false

    /// Creates a response, for transports.
    public init(head: HTTPResponse, body: FetchResponseBody = .empty) {
        self.head = head
        self.body = body
    }

    /// Returns the response with its body in memory, so that it can be read many times.
    func collected(upTo limit: Int) async throws -> TransportResponse {
        guard body.bytes(upTo: limit) == nil else { return self }
        var collected = self
        collected.body = FetchResponseBody(try await body.collect(upTo: limit))
        return collected
    }
}
