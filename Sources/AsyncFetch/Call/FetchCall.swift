public import HTTPTypes

/// One request with all settings that decide how it is sent; middleware sees it and may change it.
public struct FetchCall: Sendable {
    private struct Parts: Sendable {
        var body: FetchRequestBody?
        var options: FetchOptions
        var credentials: (any FetchCredentials)?
        var transport: (any HTTPTransport)?
        var source: LinkSource
        var staysAtOrigin = false
        var bodyIsSpent: Flag?
        var attemptField: (@Sendable (Int) -> HTTPField)?
        var takes308AsAnswer = false
        var keepsMethod = false
        var batchRole: BatchRole?
        var isIdempotentByRule: Bool?
    }

    /// The method, URL and header fields, without the header fields that ``FetchCredentials`` add later.
    public var request: HTTPRequest
    /// The identifier of the fetch that this call belongs to, the same as in its events and its ticket.
    public internal(set) var id = FetchID.none
    /// Records the requests that are really sent; `nil` when no cache needs them.
    var sent: SentRequests?
    /// The cookies that the cache has seen, which are sent if they are still those of the jar.
    var cookies: Shared<MadeCookies>?
    /// The most bytes of a response body that is collected in memory; `nil` for a streamed response.
    package var collectingUpTo: Int?
    /// The settings of the caller, which are passed from stage to stage and rarely changed.
    private var parts: Shared<Parts>

    /// Creates a call, with what its source lets it take to its URL.
    ///
    /// Not inlined, because its variables would be memory of every call that waits.
    @inline(never)
    package init(
        _ request: HTTPRequest,
        body: FetchRequestBody? = nil,
        options: FetchOptions = .init(),
        credentials: (any FetchCredentials)? = nil,
        transport: (any HTTPTransport)? = nil,
        source: LinkSource = .caller
    ) {
        var parts = Parts(
            body: body,
            options: options,
            credentials: credentials,
            transport: transport,
            source: source
        )
        self.request = request
        if !source.isHome(request) {
            source.withholdKeys(of: &self.request)
            parts.credentials = source.credentials(credentials, for: request)
        }
        self.parts = Shared(parts)
    }

    /// The request body; `nil` for a request without one.
    public var body: FetchRequestBody? {
        get { parts.value.body }
        set { parts.value.body = newValue }
    }
    /// The options of the caller.
    public var options: FetchOptions {
        get { parts.value.options }
        set { parts.value.options = newValue }
    }
    /// The credentials that authorize the request.
    package var credentials: (any FetchCredentials)? {
        get { parts.value.credentials }
        set { parts.value.credentials = newValue }
    }
    /// A transport that responds instead of the network; responders use it.
    package var transport: (any HTTPTransport)? {
        get { parts.value.transport }
        set { parts.value.transport = newValue }
    }
    /// Makes the header field that differs from attempt to attempt; attempts count from 1.
    package var attemptField: (@Sendable (Int) -> HTTPField)? {
        get { parts.value.attemptField }
        set { parts.value.attemptField = newValue }
    }
    /// A Boolean value indicating whether a 308 with a `Location` is returned to the caller instead of being followed.
    ///
    /// Servers respond with 308 to the parts of an upload, which must not be redirected.
    package var takes308AsAnswer: Bool {
        get { parts.value.takes308AsAnswer }
        set { parts.value.takes308AsAnswer = newValue }
    }
    /// A Boolean value indicating whether a redirect that changes the method is returned to the caller.
    ///
    /// The answer to a GET tells nothing of a part of an upload, which was not sent with it.
    package var keepsMethod: Bool {
        get { parts.value.keepsMethod }
        set { parts.value.keepsMethod = newValue }
    }
    /// The role of the call in a batch, one request that carries many calls; `nil` for a call on its own.
    package enum BatchRole: Sendable {
        /// The call is carried: it has its own cache entry, and takes from the budgets. Its retries share their requests
        /// with those of others, so its policy pays for them.
        case part
        /// The call carries others, which have taken from the budgets.
        case carrier
    }
    /// The role of the call in a batch; `nil` for a call on its own.
    package var batchRole: BatchRole? {
        get { parts.value.batchRole }
        set { parts.value.batchRole = newValue }
    }
    /// A Boolean value indicating whether the rules of a service say that the request is safe to repeat; `nil` to
    /// decide by its method or a precondition.
    ///
    /// The caller's ``FetchOptions/isIdempotent`` is stronger.
    package var isIdempotentByRule: Bool? {
        get { parts.value.isIdempotentByRule }
        set { parts.value.isIdempotentByRule = newValue }
    }
    /// The source of the URL, by which the call is judged before it is sent.
    package var source: LinkSource {
        get { parts.value.source }
        set { parts.value.source = newValue }
    }
    /// A Boolean value indicating whether the body, such as a password, is only for its origin.
    ///
    /// A redirect to another origin then fails instead of sending the body there.
    package var staysAtOrigin: Bool {
        get { parts.value.staysAtOrigin }
        set { parts.value.staysAtOrigin = newValue }
    }
    /// A flag that is set when a body that can be read only once begins to be read.
    var bodyIsSpent: Flag? {
        get { parts.value.bodyIsSpent }
        set { parts.value.bodyIsSpent = newValue }
    }

    /// A Boolean value indicating whether sending the call waits for nothing but the connection and the clock.
    ///
    /// The body is in memory; credentials, retry policy and transport are immediate.
    var isImmediate: Bool {
        guard transport?.isImmediate != false, credentials?.isImmediate != false else { return false }
        if case .chunks? = body?.storage { return false }
        return options.willRetry == nil && options.retry.isImmediate
    }

    /// A Boolean value indicating whether the request can be sent twice, and whether that does no harm.
    public var isRepeatable: Bool { isIdempotent && canBeSentAgain }
}
