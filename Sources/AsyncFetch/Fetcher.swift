public import CoreMetrics
public import HTTPTypes
public import Logging
public import Tracing

/// The HTTP client of an application: it sends all of its requests.
///
/// ```swift
/// let fetcher = Fetcher()
/// let response = try await fetcher.fetch("https://example.com/")
/// ```
///
/// A fetcher adds what a bare HTTP client leaves to its caller: retries of requests that are safe to repeat, a deadline
/// for the whole call, redirects that do not leak credentials, and events. It also keeps a registry of all running
/// operations, so that ``cancelAll()`` closes every connection in use. Create one fetcher per application. It owns its
/// connections until ``shutdown()`` or until it is released.
public actor Fetcher {
    /// The settings that all calls of a fetcher share.
    public struct Configuration: Sendable {
        /// The application's name and version for `User-Agent`, such as `"Backup/2.1"`.
        public var application = ""
        /// The longest time for making a connection, including TLS and the handshake with a proxy.
        public var connectTimeout: Duration = .seconds(10)
        /// The longest time that a server may keep the client waiting.
        ///
        /// The time runs while the client waits for bytes of the response, or while the server does not accept bytes
        /// that are ready to be sent. It does not run while a caller reads a stream slowly or supplies a body slowly.
        /// An interim response (1xx) begins it anew; more than 256 of them to one request are an error.
        public var idleTimeout: Duration = .seconds(60)
        /// The certificates that are trusted, and the certificate that the client shows.
        public var tls = TLSPolicy()
        /// The proxies for requests; by default those of the environment variables.
        public var proxies = ProxyPolicy.environment
        /// The most redirects that one call follows.
        public var maximumRedirects = 10
        /// A closure that is called before each redirect is followed.
        ///
        /// It returns the request to send, changed or not. If it returns `nil`, the redirect is not followed and
        /// becomes the response of the call. If it throws a retryable ``FetchError``, the attempt has failed: the call may
        /// be repeated, and the closure is called again. Any other error is that of the call.
        ///
        /// It may take its time: cancelling the call, or its deadline, cancels the closure's task, and ends the call even
        /// if the closure does not return.
        public var willRedirect: (@Sendable (FetchRedirection) async throws -> HTTPRequest?)?
        /// A Boolean value indicating whether plain http is allowed to hosts other than this machine.
        public var allowsInsecureHTTP = false
        /// A Boolean value indicating whether redirects and links from the internet may lead to this machine or private
        /// networks.
        ///
        /// Names and addresses are judged as they are written: `localhost`, `10.0.0.1`, names without a dot. URLs that
        /// callers name are not judged. The endpoints that authorization servers name in their metadata are links.
        public var allowsInwardLinks = false
        /// The limits for each host.
        ///
        /// They also limit connections, because each attempt has a connection of its own or shares one (HTTP/2).
        public var throttle = FetchThrottle()
        /// The budgets that each attempt takes from, before it waits for a place at its host.
        ///
        /// Each call of a batch takes as much as it would on its own, because servers count it so; the batch takes nothing.
        ///
        /// ```swift
        /// configuration.budgets = [SharedBudget(.init("gmail", 15_000, per: .seconds(60), scope: .user), in: store)]
        /// ```
        public var budgets: [any FetchBudget] = []
        /// The place where cookies are kept.
        public var cookies = CookiePolicy.own
        /// The credentials by origin, for requests without credentials of their own.
        ///
        /// A redirect is followed with those of its target, a link of a document to another origin without any.
        public var credentials = OriginCredentials()
        /// The cache of responses; `nil` for none.
        ///
        /// The fetcher adds no `Cache-Control` to a request, with or without a cache. Responses are only for this
        /// client, and the server says what shared caches on the way may store. To get the latest version, set
        /// `no-cache` in the request's header fields; this cache obeys it too.
        ///
        /// The cache is inside of ``middleware``.
        ///
        /// ```swift
        /// configuration.cache = ResponseCache(.memory())   // recommended
        /// ```
        public var cache: ResponseCache?
        /// Middleware around each call, including its retries and redirects; the first is the outermost.
        public var middleware: [any FetchMiddleware] = []
        /// Middleware around each attempt, just before the traffic log and the connection; the first is the outermost.
        public var attemptMiddleware: [any FetchMiddleware] = []
        /// The log of all traffic; `nil` for none.
        ///
        /// It is inside of ``attemptMiddleware``, so it records what goes over the wire. Tickets and responses refer to
        /// their part of it (``FetchTicket/log``, ``FetchResponse/log``).
        ///
        /// ```swift
        /// configuration.trafficLog = TrafficLog(directory: "/tmp/traffic")
        /// ```
        public var trafficLog: TrafficLog?
        /// A logger for each event of ``Fetcher/events``, as debug and trace messages; failed attempts are info
        /// messages.
        ///
        /// The messages contain no credentials and no query.
        public var logger: Logger?
        /// A closure that gets each event of ``Fetcher/events`` before the fetch goes on, so it must not block.
        package var observer: (@Sendable (FetchEvent) -> Void)?
        /// The factory for metrics: durations of requests, calls and waits, and counts of running, repeated and cached
        /// requests.
        ///
        /// The design page lists the labels. With `nil`, the fetcher uses the factory that the application gave to
        /// `MetricsSystem.bootstrap(_:)` before it created the fetcher, if any.
        public var metrics: (any MetricsFactory)?
        /// The tracer that makes a span for each attempt; `nil` for the tracer of
        /// `InstrumentationSystem.bootstrap(_:)`, if any.
        public var tracer: (any Tracer)?
        /// The clock that measures and waits.
        public var clock = FetchClock.continuous
        /// A source of numbers from 0 up to, but not including, 1, for the jitter of retries.
        public var random: @Sendable () -> Double = { .random(in: 0..<1) }

        /// Creates a configuration with the default values.
        public init() {}

        /// Creates a configuration with the default values and changes it with a closure.
        public init(_ configure: (inout Self) -> Void) {
            configure(&self)
        }
    }

    package nonisolated let core: FetcherCore

    /// Creates a fetcher.
    ///
    /// - Parameters:
    ///   - configuration: The settings that all its calls share.
    ///   - transport: The transport that sends the requests; by default a new ``HTTPClientTransport``.
    public init(_ configuration: Configuration = .init(), transport: (any HTTPTransport)? = nil) {
        core = FetcherCore(configuration, transport: transport)
    }

    /// Gets a URL; a `data:` URL, which contains its own content, works too (RFC 2397).
    ///
    /// A `data:` URL is decoded without a request. For all others, see ``fetch(_:body:options:)``.
    @concurrent public func fetch(_ url: String, options: FetchOptions = .init()) async throws -> FetchResponse {
        if DataURL.isOne(url) { return try DataURL.response(url) }
        // Not through the other `fetch`, whose frame would be memory of every call that waits.
        return try await core.call(FetchCall(HTTPRequest(url: url), options: options))
    }

    /// Sends a request and collects the response, whatever its status.
    ///
    /// Failed attempts are retried as `options.retry` decides. Up to `options.maximumResponseBytes` of the body are
    /// buffered. Cancelling the surrounding task closes the connection at once.
    ///
    /// - Throws: ``FetchError``, `CancellationError`, or the error of the body's source.
    @concurrent public func fetch(
        _ request: HTTPRequest,
        body: FetchRequestBody? = nil,
        options: FetchOptions = .init()
    ) async throws -> FetchResponse {
        try await core.call(FetchCall(request, body: body, options: options))
    }

    /// Starts to send a request and returns at once.
    ///
    /// See ``fetch(_:body:options:)``.
    public nonisolated func ticket(
        _ request: HTTPRequest,
        body: FetchRequestBody? = nil,
        options: FetchOptions = .init()
    ) -> FetchTicket<FetchResponse> {
        core.ticket(for: FetchCall(request, body: body, options: options))
    }

    /// Sends a request and streams the response, whatever its status.
    ///
    /// The method returns with the response head. Until then, failed attempts are retried as `options.retry` decides;
    /// `options.timeout` covers the same time. The reader pulls the body, and at most one chunk is read ahead. The body
    /// ends with an error when ``cancelAll()`` is called. Cancelling the surrounding task, or leaving the loop that
    /// reads the body, closes the connection.
    ///
    /// - Throws: ``FetchError``, `CancellationError`, or the error of the body's source.
    @concurrent public func stream(
        _ request: HTTPRequest,
        body: FetchRequestBody? = nil,
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
        streamed.body = FetchResponseBody(chunks)
        return streamed
    }

    /// The cookies that are sent and stored; `nil` when the configuration has none.
    public nonisolated var cookies: CookieJar? { core.cookies }

    /// The log of all traffic; `nil` when the configuration has none.
    public nonisolated var trafficLog: TrafficLog? { core.configuration.trafficLog }

    /// The events of all fetches from now on.
    ///
    /// The stream buffers 64 events. If more are unread, it keeps the newest, and a ``FetchEvent/Kind/missed(_:)``
    /// tells how many were dropped.
    public nonisolated var events: AsyncStream<FetchEvent> { core.observers.events.stream() }

    /// The fetches that are running now, including those that wait for a place at their host.
    public nonisolated var inFlight: [FetchSnapshot] {
        core.inFlight.snapshots.filter { $0.request != nil }.sorted { $0.id < $1.id }
    }

    /// The number of operations that are running.
    public nonisolated var inFlightCount: Int { core.inFlight.count }

    /// The number of attempts that are running now; see ``FetchThrottle``.
    public nonisolated var runningCount: Int { core.gates.runningCount }

    /// The number of attempts that wait for a place at their host.
    public nonisolated var queuedCount: Int { core.gates.queuedCount }

    /// Cancels all operations, running and waiting; tasks that await them get `CancellationError`.
    ///
    /// The method returns before all operations have stopped; ``waitUntilIdle()`` waits for that.
    public nonisolated func cancelAll() {
        core.inFlight.cancelAll()
    }

    /// Cancels the operation with the identifier of a ticket, an event or an element of ``inFlight``.
    ///
    /// - Returns: `true` if the operation was running.
    @discardableResult
    public nonisolated func cancel(_ id: FetchID) -> Bool {
        core.inFlight.cancel(id)
    }

    /// Waits until no operation is running, for example after ``cancelAll()``.
    ///
    /// Operations that begin during the wait are waited for too. Cancelling the task ends only the wait.
    ///
    /// - Throws: `CancellationError` when the waiting task is cancelled.
    public nonisolated func waitUntilIdle() async throws {
        try await core.inFlight.waitUntilIdle()
    }

    /// Cancels all operations, closes all connections, and stores the responses that the cache has still to write.
    ///
    /// Returns when the connections are closed; for servers that keep one from ending, it waits two seconds,
    /// and as long again for each proxy or identity in use, and for a slow disk. Later calls throw ``FetchError/Code/shutDown``.
    public func shutdown() async {
        core.inFlight.cancelAll(shutDown: true)
        await core.transport.shutdown()
        await core.configuration.cache?.flushBriefly()
        core.observers.events.finish()
    }
}
