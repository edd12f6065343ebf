import AsyncHTTPClient
package import HTTPTypes
package import NIOCore

/// The parts of a fetcher, without isolation: tickets, pages and uploads use it without waiting for the actor.
package final class FetcherCore: Sendable {
    package let configuration: Fetcher.Configuration
    let transport: any HTTPTransport
    let inFlight: InFlight
    let cookies: CookieJar?
    let certificates: ClientCertificates
    let gates: HostGates
    /// The counts for adaptive throttling; `nil` if it is off.
    let adaptive: AdaptiveThrottles?
    let observers: FetchObservers
    let span: AttemptSpan?
    /// The header fields of requests that have none of these names.
    let defaultFields: HTTPFields
    /// A Boolean value indicating whether no stage waits for anything but the connection and the clock; credentials are
    /// asked for each call, because they may wait for a token at one time and not at another.
    private let isImmediate: Bool

    init(_ configuration: Fetcher.Configuration, transport: (any HTTPTransport)?) {
        self.configuration = configuration
        self.transport =
            transport
            ?? HTTPClientTransport(
                connectTimeout: configuration.connectTimeout,
                idleTimeout: configuration.idleTimeout,
                tls: configuration.tls,
                proxies: configuration.proxies,
                connectionsPerHost: configuration.throttle.maximum,
                loops: Array(HTTPClient.defaultEventLoopGroup.makeIterator())
            )
        observers = FetchObservers(configuration)
        span = AttemptSpan(configuration)
        inFlight = InFlight(clock: configuration.clock)
        gates = HostGates(configuration.throttle, clock: configuration.clock)
        adaptive = AdaptiveThrottles(configuration)
        certificates = ClientCertificates(configuration.tls)
        cookies =
            switch configuration.cookies {
            case .own: CookieJar()
            case .jar(let jar): jar
            case .none: nil
            }
        defaultFields = [.userAgent: UserAgent.text(application: configuration.application)]
        isImmediate =
            self.transport.isImmediate && configuration.willRedirect == nil && configuration.budgets.isEmpty
            && configuration.cache?.isImmediate != false
            && (configuration.middleware + configuration.attemptMiddleware).allSatisfy(\.isImmediate)
    }

    /// Starts an operation that `cancelAll()` cancels and that ends with its timeout.
    ///
    /// `cancelAll(group:)` cancels only the operations of a group. An operation that continues another fetch is not
    /// announced, so that listeners get one end for each start.
    package func ticket<Value: Sendable>(
        timeout: Duration?,
        group: FetchID? = nil,
        isAnnounced: Bool = true,
        mapError: @escaping @Sendable (any Error) -> any Error = { $0 },
        _ operation: @escaping @Sendable (FetchMonitor) async throws -> Value
    ) -> FetchTicket<Value> {
        let monitor = FetchMonitor(isAnnounced ? observers : nil)
        return FetchTicket(
            monitor: monitor,
            inFlight: inFlight,
            group: group,
            timeout: timeout,
            mapError: mapError,
            operation: operation
        )
    }

    /// Starts to send a request and to collect its response; the ticket fails when `check` throws.
    package func ticket(
        for call: FetchCall,
        group: FetchID? = nil,
        mapError: @escaping @Sendable (any Error) -> any Error = { $0 },
        check: @escaping @Sendable (FetchResponse) throws -> Void = { _ in }
    ) -> FetchTicket<FetchResponse> {
        ticket(timeout: call.options.timeout, group: group, mapError: mapError) { [self] monitor in
            let response = try await fetch(call, monitor: monitor)
            try check(response)
            return response
        }
    }

    /// Sends a request for its caller and collects its response; the call fails when `check` throws.
    ///
    /// Runs in the caller's task if all stages are immediate (``HTTPTransport/isImmediate``), because an `Interruption`
    /// then ends every wait. Otherwise it runs as a ticket.
    package func call(
        _ call: FetchCall,
        group: FetchID? = nil,
        mapError: @escaping @Sendable (any Error) -> any Error = { $0 },
        check: @escaping @Sendable (FetchResponse) throws -> Void = { _ in }
    ) async throws -> FetchResponse {
        try Task.checkCancellation()
        guard isImmediate, call.isImmediate, configuration.credentials.isImmediate else {
            return try await callInTask(call, group, mapError, check)
        }
        return try await Interruption.run(
            monitor: FetchMonitor(observers, keepsEvents: false),
            inFlight: inFlight,
            group: group,
            timeout: call.options.timeout,
            mapError: mapError
        ) { monitor in
            let response = try await fetch(call, monitor: monitor)
            try check(response)
            return response
        }
    }

    /// Sends a request as a ticket; a function of its own, so that its variables are no memory of calls without a task.
    @inline(never)
    private func callInTask(
        _ call: FetchCall,
        _ group: FetchID?,
        _ mapError: @escaping @Sendable (any Error) -> any Error,
        _ check: @escaping @Sendable (FetchResponse) throws -> Void
    ) async throws -> FetchResponse {
        try await ticket(for: call, group: group, mapError: mapError, check: check).join()
    }

    /// Starts a producer whose chunks the reader pulls, and which `cancelAll()` stops.
    package func pump(
        group: FetchID? = nil,
        isAnnounced: Bool = true,
        mapError: @escaping @Sendable (any Error) -> any Error = { $0 },
        _ produce:
            @escaping @Sendable (FetchMonitor, _ send: @escaping @Sendable (ByteBuffer) async throws -> Void)
            async throws -> Void
    ) -> ChunkStream {
        let channel = ChunkChannel()
        let ticket = ticket(timeout: nil, group: group, isAnnounced: isAnnounced, mapError: mapError) { monitor in
            do {
                try await produce(monitor) { try await channel.send($0) }
                channel.finish(nil)
            } catch {
                channel.finish(error is CancellationError ? error : mapError(error))
                throw error
            }
        }
        // The ticket never ran, because the fetcher was shut down.
        if case .failure(let error)? = ticket.result { channel.finish(error) }
        return ChunkStream(channel: channel, ticket: ticket)
    }

    package func cancelAll(group: FetchID) {
        inFlight.cancelAll(group: group)
    }

    /// Sends a call through its stages and collects the response.
    package func fetch(_ call: FetchCall, monitor: FetchMonitor) async throws -> FetchResponse {
        let limit = call.options.maximumResponseBytes
        let response = try await CallStages(core: self, monitor: monitor).send(call, collectingUpTo: limit)
        // The transport has collected it, unless middleware has responded with a stream.
        let body =
            if let bytes = response.body.bytes(upTo: limit) { bytes } else {
                try await response.body.collect(upTo: limit)
            }
        return collected(response, body, monitor)
    }

    private func collected(_ response: TransportResponse, _ body: ByteBuffer, _ monitor: FetchMonitor) -> FetchResponse
    {
        var collected = FetchResponse(head: response.head, body: body, attempts: monitor.attempts)
        collected.isFromCache = response.isFromCache
        collected.redirectedURL = response.redirectedURL
        collected.log = monitor.log
        return collected
    }

    /// Sends a call through its stages and returns the response, whose body can be read once.
    package func respond(to call: FetchCall, monitor: FetchMonitor) async throws -> TransportResponse {
        try await CallStages(core: self, monitor: monitor).send(call, collectingUpTo: nil)
    }

    /// Takes the cost of a retry from the budget of the host that a request goes to.
    ///
    /// - Returns: `false` if the budget is used up.
    package func payForRetry(of request: HTTPRequest, afterTimeout isTimeout: Bool) -> Bool {
        gates[request].payForRetry(afterTimeout: isTimeout)
    }

    /// Waits before the next attempt of a loop, `nil` for the latest one, and reports the wait as an event.
    package func wait(_ delay: Duration, _ monitor: FetchMonitor, in loop: Int? = nil) async throws {
        try await monitor.retrying(after: delay, in: loop) {
            try await Interruption.cancellable { [clock = configuration.clock] in try await clock.sleep(delay) }
        }
    }
}
