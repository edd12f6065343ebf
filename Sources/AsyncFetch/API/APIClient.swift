public import HTTPTypes

/// A small HTTP API: where it is, and how to talk to it.
///
/// ```swift
/// let wiki = APIClient("https://en.wikipedia.org/w/", fetcher: fetcher)
/// let hits = try await wiki.send(OpenSearch(term: "cello"))
/// ```
public struct APIClient: Sendable {
    /// What relative URLs of requests start from (RFC 3986 §5.2); nil when all are absolute.
    ///
    /// The credentials and all headers that hold keys are for its origin. Absolute URLs at other origins, such as a link to the next page
    /// that the server gave, are asked without them, and do not lead from the internet into a private network.
    public var base: String?
    /// Sent with each request, unless that has headers of the same names.
    public var headers: HTTPFields
    /// What authorizes the requests to the origin of ``base``, or without a base all requests; nil, the default, for the credentials of the
    /// fetcher's configuration.
    ///
    /// `NoCredentials()` keeps those of the configuration away, too.
    public var credentials: (any Credentials)?
    private let fetcher: Fetcher

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - base: what relative URLs start from, usually with a slash at its end.
    ///   - fetcher: what sends the requests.
    ///   - headers: sent with each request.
    ///   - credentials: what authorizes the requests; `.none` for nothing at all.
    public init(
        _ base: String? = nil,
        fetcher: Fetcher,
        headers: HTTPFields = [:],
        credentials: any Credentials
    ) {
        self.base = base
        self.headers = headers
        self.credentials = credentials
        self.fetcher = fetcher
    }

    /// Creates a client whose requests are authorized as the fetcher's configuration says.
    ///
    /// - Parameters:
    ///   - base: what relative URLs start from, usually with a slash at its end.
    ///   - fetcher: what sends the requests.
    ///   - headers: sent with each request.
    public init(_ base: String? = nil, fetcher: Fetcher, headers: HTTPFields = [:]) {
        self.base = base
        self.headers = headers
        credentials = nil
        self.fetcher = fetcher
    }

    /// Sends a request and reads its answer.
    ///
    /// Buffers the answer, up to the limit of the request's options, and retries as they say. Cancelling the surrounding task
    /// closes the connection at once.
    /// - Returns: the answer as the request reads it.
    /// - Throws: the request's own failure where the service describes one; else ``FetchError``, with
    ///   ``FetchError/Code/status`` or ``FetchError/Code/content`` and the answer where there was one; `CancellationError`.
    @concurrent public func send<R: APIRequest>(_ request: R) async throws -> R.Response {
        let response = try await fetcher.core.call(try call(for: request))
        return try read(response, request)
    }

    /// Starts to send a request and returns at once.
    ///
    /// See ``send(_:)``.
    public func ticket<R: APIRequest>(_ request: R) throws -> Ticket<R.Response> {
        let call = try call(for: request)
        let core = fetcher.core
        return core.ticket(timeout: call.options.timeout) { monitor in
            try read(try await core.fetch(call, monitor: monitor), request)
        }
    }

    /// The request as it would be sent, without what authorizes it.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest``, or what the request's body throws.
    public func httpRequest(for request: some APIRequest) throws -> HTTPRequest { try call(for: request).request }

    private func call(for request: some APIRequest) throws -> FetchCall {
        let base = try base.map { try HTTPRequest(url: $0) }
        var result = try base.map { try $0.resolving(request.url) } ?? HTTPRequest(url: request.url)
        let isAtHome = base.map { $0.origin == result.origin } ?? true
        result.method = request.method
        result.path = (result.path ?? "/") + queryText(request.query, joinedBy: result.path?.contains("?") == true)
        result.headerFields = request.headers
        for field in headers where !request.headers.contains(field.name) { result.headerFields.append(field) }
        let body = try request.body()
        if let body { result.addDefault(.contentType, body.contentType) }
        result.addDefault(.accept, request.format.accepted)
        if !isAtHome { result.removeSecrets() }
        return FetchCall(
            result,
            body: body?.bytes,
            options: request.options,
            credentials: isAtHome ? credentials : nil,
            source: isAtHome ? nil : base.map { LinkSource($0) }
        )
    }

    private func queryText(_ query: KeyValuePairs<String, String?>, joinedBy hasQuery: Bool) -> String {
        var text = ""
        for (name, value) in query {
            guard let value else { continue }
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
        let reason = "\(request.method) was answered with HTTP \(status.code) \(status.reasonPhrase)"
        throw error(.status, reason, response)
    }

    /// An answer that cannot be read as what it should be may be a failure all the same, whatever its status.
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
    /// Sends a request of a small API, whose URL is absolute.
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
