public import CoreMetrics
public import HTTPTypes
public import Logging
public import Tracing

/// Sends requests: the one place of an application that talks HTTP.
///
/// ```swift
/// let fetcher = Fetcher()
/// let response = try await fetcher.fetch("https://example.com/")
/// ```
///
/// Adds what a bare client leaves to its caller: retries of what is safe to repeat, a deadline for the whole call, redirects
/// that do not leak credentials, events, and a registry of all that runs, so that ``cancelAll()`` reaches every socket.
/// Make one per application; it owns its connections until ``shutdown()`` or its end.
public actor Fetcher {
    /// What all calls of a fetcher share.
    public struct Configuration: Sendable {
        /// The application's name and version for `User-Agent`, such as `"Backup/2.1"`.
        public var application = ""
        /// The longest time that making a connection takes, with TLS and a proxy's part.
        public var connectTimeout: Duration = .seconds(10)
        /// The longest silence of a server whose turn it is: from which bytes are awaited, or which does not take those that are
        /// there for it.
        ///
        /// Who reads a stream slowly, or supplies a body slowly, may take as long as it takes.
        public var idleTimeout: Duration = .seconds(60)
        /// Whom to trust, and as whom to show oneself.
        public var tls = TLSPolicy()
        /// Through which proxy requests go; by default as the environment says.
        public var proxies = ProxyPolicy.environment
        /// The most redirects that one call follows.
        public var maximumRedirects = 10
        /// Looks at each redirect before it is followed: gives the request to send, changed or not, or nil to refuse, which makes
        /// the redirect the answer.
        public var willRedirect: (@Sendable (Redirection) async throws -> HTTPRequest?)?
        /// Whether plain http may go to hosts other than this machine.
        public var allowsInsecureHTTP = false
        /// Whether redirects and links of servers in the internet may lead to this machine and into private networks.
        ///
        /// Names and addresses are judged as they are written: `localhost`, `10.0.0.1`, names without a dot. URLs that
        /// callers name are not judged.
        public var allowsInwardLinks = false
        /// How much is asked of one host at a time; connections follow it, for each attempt has one or shares it (HTTP/2).
        public var throttle = Throttle()
        /// Where cookies are kept.
        public var cookies = CookiePolicy.own
        /// What authorizes requests that bring nothing of their own, by their origin.
        public var credentials = OriginCredentials()
        /// Keeps answers and gives them again; nil for none.
        ///
        /// With or without it, no `Cache-Control` is sent by itself: answers are for this client alone, and what shared caches on the
        /// way may keep is said by the server. Who must have the latest of all says `no-cache` in the request's headers, which this
        /// cache follows, too.
        ///
        /// It has its place inside of ``middleware``.
        ///
        /// ```swift
        /// configuration.cache = ResponseCache(.memory())   // recommended
        /// ```
        public var cache: ResponseCache?
        /// Stands around each call, its retries and redirects included; the first is the outermost.
        public var middleware: [any FetchMiddleware] = []
        /// Stands around each attempt, just before the connection; the first is the outermost.
        public var attemptMiddleware: [any FetchMiddleware] = []
        /// Is told of each event of ``Fetcher/events``, as debug and trace messages, and of attempts that fail as info.
        ///
        /// Nothing that authorizes is in them, and no query.
        public var logger: Logger?
        /// Collects figures: how long requests, calls and waits take, how many run, are repeated and come from the cache.
        ///
        /// The labels are on the design page. Nil stands for the one that the application has given to
        /// `MetricsSystem.bootstrap(_:)` before it makes its fetcher, if any.
        public var metrics: (any MetricsFactory)?
        /// Makes a span around each attempt; nil stands for the one of `InstrumentationSystem.bootstrap(_:)`, if any.
        public var tracer: (any Tracer)?
        /// Measures and waits.
        public var clock = FetchClock.continuous
        /// Supplies numbers from 0 up to 1 for the jitter of retries.
        public var random: @Sendable () -> Double = { .random(in: 0..<1) }

        /// Creates the defaults.
        public init() {}

        /// Creates a configuration from the defaults, changed by a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }
    }

    package nonisolated let core: FetcherCore

    /// Creates a fetcher.
    ///
    /// - Parameters:
    ///   - configuration: what all its calls share.
    ///   - transport: what sends the requests; by default an ``HTTPClientTransport`` of its own.
    public init(_ configuration: Configuration = .init(), transport: (any HTTPTransport)? = nil) {
        core = FetcherCore(configuration, transport: transport)
    }

    /// Gets a URL, also one that is its own content (`data:`, RFC 2397).
    ///
    /// See ``fetch(_:body:options:)``.
    @concurrent public func fetch(_ url: String, options: FetchOptions = .init()) async throws -> FetchResponse {
        if let content = try DataURL.response(url) { return content }
        return try await fetch(HTTPRequest(url: url), options: options)
    }

    /// Sends a request and collects the answer, whatever its status.
    ///
    /// Retries as `options.retry` says, and buffers up to `options.maximumResponseBytes`. Cancelling the surrounding task
    /// closes the connection at once.
    /// - Throws: ``FetchError``, `CancellationError`, or what the body's source threw.
    @concurrent public func fetch(
        _ request: HTTPRequest,
        body: RequestBody? = nil,
        options: FetchOptions = .init()
    ) async throws -> FetchResponse {
        try await core.call(FetchCall(request, body: body, options: options))
    }

    /// Starts to send a request and returns at once.
    ///
    /// See ``fetch(_:body:options:)``.
    public nonisolated func ticket(
        _ request: HTTPRequest,
        body: RequestBody? = nil,
        options: FetchOptions = .init()
    ) -> Ticket<FetchResponse> {
        core.ticket(for: FetchCall(request, body: body, options: options))
    }

    /// Sends a request and streams the answer, whatever its status.
    ///
    /// Returns with the head of the answer; until then it retries as `options.retry` says. The body is pulled by its reader and
    /// one chunk ahead. It ends with an error when ``cancelAll()`` is called. `options.timeout` covers the time to the head.
    @concurrent public func stream(
        _ request: HTTPRequest,
        body: RequestBody? = nil,
        options: FetchOptions = .init()
    ) async throws -> TransportResponse {
        let core = core
        let call = FetchCall(request, body: body, options: options)
        try Task.checkCancellation()
        let response = try await core.ticket(timeout: options.timeout) { monitor in
            try await core.respond(to: call, monitor: monitor)
        }.join()
        let chunks = core.pump(isAnnounced: false) { _, send in
            for try await chunk in response.body { try await send(chunk) }
        }
        var streamed = response
        streamed.body = ResponseBody(chunks)
        return streamed
    }

    /// The cookies that are sent and kept; nil when the configuration has none.
    public nonisolated var cookies: CookieJar? { core.cookies }

    /// What happens to all fetches from now on.
    ///
    /// Of more than 64 events that were not read, the newest are kept, and a ``FetchEvent/Kind/missed(_:)`` tells how many are not.
    public nonisolated var events: AsyncStream<FetchEvent> { core.observers.events.stream() }

    /// What runs now, that which waits for a place at its host included.
    public nonisolated var inFlight: [FetchSnapshot] {
        core.inFlight.snapshots.filter { $0.request != nil }.sorted { $0.id < $1.id }
    }

    /// The number of operations that are running.
    public nonisolated var inFlightCount: Int { core.inFlight.count }

    /// The number of attempts that run now; see ``Throttle``.
    public nonisolated var runningCount: Int { core.gates.runningCount }

    /// The number of attempts that wait for a place at their host.
    public nonisolated var queuedCount: Int { core.gates.queuedCount }

    /// Cancels everything that is running or waits; whoever awaits it gets `CancellationError`.
    ///
    /// Returns before all of it has stopped; ``waitUntilIdle()`` waits for that.
    public nonisolated func cancelAll() {
        core.inFlight.cancelAll()
    }

    /// Cancels what has the id of a ticket, of an event or of ``inFlight``.
    ///
    /// - Returns: whether that was running.
    @discardableResult
    public nonisolated func cancel(_ id: FetchID) -> Bool {
        core.inFlight.cancel(id)
    }

    /// Waits until nothing runs: after ``cancelAll()`` for the end of what it has stopped.
    ///
    /// What begins in the meantime is waited for too. Cancelling ends the wait, and nothing else.
    public nonisolated func waitUntilIdle() async throws {
        try await core.inFlight.waitUntilIdle()
    }

    /// Cancels everything that is running and closes all connections.
    ///
    /// Later calls throw ``FetchError/Code/shutDown``.
    public func shutdown() async {
        core.inFlight.cancelAll(shutDown: true)
        await core.transport.shutdown()
        core.observers.events.finish()
    }
}
