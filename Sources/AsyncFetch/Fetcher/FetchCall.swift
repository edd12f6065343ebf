public import HTTPTypes

/// One request with everything that decides how it is sent: what middleware sees and may change.
public struct FetchCall: Sendable {
    private struct Parts: Sendable {
        var request: HTTPRequest
        var body: RequestBody?
        var options: FetchOptions
        var credentials: (any Credentials)?
        var transport: (any HTTPTransport)?
        var source: LinkSource?
        var staysAtOrigin = false
        var bodyIsSpent: Flag?
        var attemptField: (@Sendable (Int) -> HTTPField)?
        var takes308AsAnswer = false
    }

    /// The fetch that it belongs to, as in its events and its ticket.
    public internal(set) var id = FetchID.none
    /// What authorizes it if nothing else does, by its origin.
    package var originCredentials = OriginCredentials()
    /// The cookies that are sent when the request has none of its own.
    package var cookieJar: CookieJar?
    /// Told of what is really sent; nil when no cache wants to know.
    var sent: SentRequests?
    /// The most bytes of an answer that is wanted in memory as a whole; `nil` for one that is streamed.
    package var collectingUpTo: Int?
    /// What its caller says: handed on from stage to stage, and changed by few of them.
    private var parts: Shared<Parts>

    package init(
        _ request: HTTPRequest,
        body: RequestBody? = nil,
        options: FetchOptions = .init(),
        credentials: (any Credentials)? = nil,
        transport: (any HTTPTransport)? = nil,
        source: LinkSource? = nil
    ) {
        let parts = Parts(
            request: request,
            body: body,
            options: options,
            credentials: credentials,
            transport: transport,
            source: source
        )
        self.parts = Shared(parts)
    }

    /// Method, URL and headers; what ``Credentials`` add is not there yet.
    public var request: HTTPRequest {
        get { parts.value.request }
        set { parts.value.request = newValue }
    }
    /// The bytes to send.
    public var body: RequestBody? {
        get { parts.value.body }
        set { parts.value.body = newValue }
    }
    /// The options of the caller.
    public var options: FetchOptions {
        get { parts.value.options }
        set { parts.value.options = newValue }
    }
    /// What authorizes it.
    package var credentials: (any Credentials)? {
        get { parts.value.credentials }
        set { parts.value.credentials = newValue }
    }
    /// Answers instead of the network, for responders.
    package var transport: (any HTTPTransport)? {
        get { parts.value.transport }
        set { parts.value.transport = newValue }
    }
    /// Makes the header that differs from attempt to attempt, which count from 1.
    package var attemptField: (@Sendable (Int) -> HTTPField)? {
        get { parts.value.attemptField }
        set { parts.value.attemptField = newValue }
    }
    /// Whether a 308 is an answer even with a `Location`: parts of uploads get it, and nothing is to be redirected.
    package var takes308AsAnswer: Bool {
        get { parts.value.takes308AsAnswer }
        set { parts.value.takes308AsAnswer = newValue }
    }
    /// Where its URL was found; nil when the caller has named it.
    package var source: LinkSource? {
        get { parts.value.source }
        set { parts.value.source = newValue }
    }
    /// Whether its body, a password for example, is for its origin alone: no redirect carries it away.
    package var staysAtOrigin: Bool {
        get { parts.value.staysAtOrigin }
        set { parts.value.staysAtOrigin = newValue }
    }
    /// Tells when somebody begins to read a body that can be read only once.
    var bodyIsSpent: Flag? {
        get { parts.value.bodyIsSpent }
        set { parts.value.bodyIsSpent = newValue }
    }

    /// Whether sending it runs no code but this module's: its body is in memory, and its credentials are at hand.
    var waitsForNothingElse: Bool {
        guard transport == nil, credentials?.isImmediate != false else { return false }
        if case .chunks? = body?.storage { return false }
        return options.willRetry == nil && (options.retry is StandardRetry || options.retry is SessionFetcherRetry)
    }

    mutating func addDefault(_ name: HTTPField.Name, _ value: String) {
        // Not asked of the request itself, of which every change is a copy.
        if !request.headerFields.contains(name) { request.addDefault(name, value) }
    }

    /// Whether sending it twice does no harm and is possible.
    public var isRepeatable: Bool { isIdempotent && canBeSentAgain }
}
