public import HTTPTypes

/// One request with everything that decides how it is sent: what middleware sees and may change.
public struct FetchCall: Sendable {
    /// The fetch that it belongs to, as in its events and its ticket.
    public internal(set) var id = FetchID.none
    /// Method, URL and headers; what ``Credentials`` add is not there yet.
    public var request: HTTPRequest
    /// The bytes to send.
    public var body: RequestBody?
    /// The options of the caller.
    public var options: FetchOptions
    /// What authorizes it.
    package var credentials: (any Credentials)?
    /// What authorizes it if nothing else does, by its origin.
    package var originCredentials = OriginCredentials()
    /// The cookies that are sent when the request has none of its own.
    package var cookieJar: CookieJar?
    /// Answers instead of the network, for responders.
    package var transport: (any HTTPTransport)?
    /// The most bytes of an answer that is wanted in memory as a whole; `nil` for one that is streamed.
    package var collectingUpTo: Int?

    package init(
        _ request: HTTPRequest,
        body: RequestBody? = nil,
        options: FetchOptions = .init(),
        credentials: (any Credentials)? = nil,
        transport: (any HTTPTransport)? = nil
    ) {
        self.request = request
        self.body = body
        self.options = options
        self.credentials = credentials
        self.transport = transport
    }

    /// Whether sending it runs no code but this module's: its body is in memory, and its credentials are at hand.
    var waitsForNothingElse: Bool {
        guard transport == nil, credentials?.isImmediate != false else { return false }
        if case .chunks? = body?.storage { return false }
        return options.willRetry == nil && (options.retry is StandardRetry || options.retry is SessionFetcherRetry)
    }

    /// Tells when somebody begins to read a body that can be read only once.
    var bodyIsSpent: Flag?

    /// Whether sending it twice does no harm and is possible.
    public var isRepeatable: Bool { isIdempotent && canBeSentAgain }
}
