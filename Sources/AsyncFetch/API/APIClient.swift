public import HTTPTypes

/// A client for a small HTTP API, with the API's base URL, header fields and credentials.
///
/// ```swift
/// let wiki = APIClient("https://en.wikipedia.org/w/", fetcher: fetcher)
/// let hits = try await wiki.send(OpenSearch(term: "cello"))
/// ```
public struct APIClient: Sendable {
    /// The URL to which the URLs of requests are relative (RFC 3986 §5.2); `nil` if all are absolute.
    ///
    /// The credentials, header fields and parameters with keys are only for its origin. An absolute URL at another
    /// origin, such as a link to the next page from the server, is requested without them, and without the credentials
    /// that the fetcher has for it. It must not lead from the internet into a private network. For an API at two
    /// origins, create two clients.
    public var base: String?
    /// The header fields of each request, unless the request has fields of the same names.
    public var headers: HTTPFields
    /// The credentials for the origin of ``base``, or for all requests without a base.
    ///
    /// With `nil`, the default, the credentials of the fetcher's configuration are used. `NoCredentials()` prevents
    /// those, too.
    public var credentials: (any FetchCredentials)?
    private let fetcher: Fetcher

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - base: The URL to which URLs are relative, usually with a slash at its end.
    ///   - fetcher: The fetcher that sends the requests.
    ///   - headers: The header fields of each request.
    ///   - credentials: The credentials of the requests; `.none` for no credentials at all.
    public init(
        _ base: String? = nil,
        fetcher: Fetcher,
        headers: HTTPFields = [:],
        credentials: any FetchCredentials
    ) {
        self.base = base
        self.headers = headers
        self.credentials = credentials
        self.fetcher = fetcher
    }

    /// Creates a client that uses the credentials of the fetcher's configuration.
    ///
    /// - Parameters:
    ///   - base: The URL to which URLs are relative, usually with a slash at its end.
    ///   - fetcher: The fetcher that sends the requests.
    ///   - headers: The header fields of each request.
    public init(_ base: String? = nil, fetcher: Fetcher, headers: HTTPFields = [:]) {
        self.base = base
        self.headers = headers
        credentials = nil
        self.fetcher = fetcher
    }

    /// Sends a request and reads its response.
    ///
    /// The response body is buffered, up to the limit of the request's options. Failed attempts are retried as the
    /// options say. Cancelling the surrounding task closes the connection at once.
    ///
    /// - Returns: The response as the request reads it.
    /// - Throws: The request's own failure if the service describes one; otherwise ``FetchError``, with
    ///   ``FetchError/Code/status`` or ``FetchError/Code/content`` and the response if there was one;
    ///   `CancellationError`.
    @concurrent public func send<R: APIRequest>(_ request: R) async throws -> R.Response {
        let response = try await fetcher.core.call(try call(for: request))
        return try read(response, request)
    }

    /// Starts to send a request and returns at once.
    ///
    /// See ``send(_:)``.
    public func ticket<R: APIRequest>(_ request: R) throws -> FetchTicket<R.Response> {
        let call = try call(for: request)
        let core = fetcher.core
        return core.ticket(timeout: call.options.timeout) { monitor in
            try read(try await core.fetch(call, monitor: monitor), request)
        }
    }

    /// Returns the request as it would be sent, without credentials.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest``, or the error of the request's body.
    public func httpRequest(for request: some APIRequest) throws -> HTTPRequest { try call(for: request).request }

    private func call(for request: some APIRequest) throws -> FetchCall {
        let base = try base.map { try HTTPRequest(url: $0) }
        var result = try base.map { try $0.resolving(request.url) } ?? HTTPRequest(url: request.url)
        let source = base.map { LinkSource.document(at: $0) } ?? .caller
        result.method = request.method
        result.path = (result.path ?? "/") + queryText(request.query, to: result, from: source)
        result.headerFields = request.headers
        for field in headers where !request.headers.contains(field.name) { result.headerFields.append(field) }
        let body = try request.body()
        if let body { result.addDefault(.contentType, body.contentType) }
        result.addDefault(.accept, request.format.accepted)
        return FetchCall(
            result,
            body: body?.bytes,
            options: request.options,
            credentials: credentials,
            source: source
        )
    }

    /// Returns the query to append to a URL; keys are left out if they are not for its origin.
    private func queryText(
        _ query: KeyValuePairs<String, String?>,
        to target: HTTPRequest,
        from source: LinkSource
    ) -> String {
        let hasQuery = target.path?.contains("?") == true
        var text = ""
        for (name, value) in query {
            guard let value, !Redaction.isSecret(parameter: name, value: value) || source.isHome(target) else {
                continue
            }
            text += text.isEmpty && !hasQuery ? "?" : "&"
            PercentEncoding.append(name, to: &text)
            text += "="
            PercentEncoding.append(value, to: &text)
        }
        return text
    }

    private func read<R: APIRequest>(_ response: FetchResponse, _ request: R) throws -> R.Response {
        let answer = APIAnswer(response, to: request)
        let status = response.head.status
        if status.kind == .successful || status == .notModified {
            do { return try request.decode(answer) } catch {
                try throwFailure(request, answer)
                throw self.error(.content, "the answer is no \(R.Response.self)", response, error)
            }
        }
        try throwFailure(request, answer)
        let shown = Redaction.shown(status)
        let reason = "\(request.method) was answered with HTTP \(shown.code) \(shown.reasonPhrase)"
        throw error(.status, reason, response)
    }

    /// Throws the failure that a response describes, if any; an unreadable response can describe one with any status.
    private func throwFailure<R: APIRequest>(_ request: R, _ answer: APIAnswer) throws {
        if let failure = request.failure(answer) { throw failure }
    }

    private func error(
        _ code: FetchError.Code,
        _ message: String,
        _ response: FetchResponse,
        _ cause: (any Error)? = nil
    ) -> FetchError {
        var error = FetchError(code, message, cause: cause, attempts: response.attempts)
        error.response = response
        return error
    }
}

extension Fetcher {
    /// Sends a request of a small API; its URL must be absolute.
    ///
    /// See ``APIClient/send(_:)``.
    @concurrent public func send<R: APIRequest>(_ request: R) async throws -> R.Response {
        try await APIClient(fetcher: self).send(request)
    }
}

extension APIFormat {
    fileprivate var accepted: String {
        switch self {
        case .json: "application/json"
        case .xml: "application/xml, text/xml"
        case .automatic: "application/json, application/xml, text/xml, */*;q=0.1"
        }
    }
}
