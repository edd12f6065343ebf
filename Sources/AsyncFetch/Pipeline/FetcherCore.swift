import AsyncHTTPClient
import HTTPTypes
package import NIOCore

/// The parts of a fetcher, without isolation: tickets, pages and uploads use it without waiting for the actor.
package final class FetcherCore: Sendable {
    package let configuration: Fetcher.Configuration
    let transport: any HTTPTransport
    let inFlight: InFlight
    let cookies: CookieJar?
    let gates: HostGates
    let observers: FetchObservers
    private let span: AttemptSpan?
    private let userAgent: String
    /// A Boolean value indicating whether a call runs no code outside this module.
    private let waitsForNothingElse: Bool

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
        cookies =
            switch configuration.cookies {
            case .own: CookieJar()
            case .jar(let jar): jar
            case .none: nil
            }
        userAgent = UserAgent.text(application: configuration.application)
        waitsForNothingElse =
            self.transport is HTTPClientTransport && configuration.willRedirect == nil
            && configuration.cache?.isImmediate != false && configuration.credentials.isImmediate
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
    ) -> Ticket<Value> {
        let monitor = FetchMonitor(isAnnounced ? observers : nil)
        return Ticket(
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
    ) -> Ticket<FetchResponse> {
        ticket(timeout: call.options.timeout, group: group, mapError: mapError) { [self] monitor in
            let response = try await fetch(call, monitor: monitor)
            try check(response)
            return response
        }
    }

    /// Sends a request for its caller and collects its response; the call fails when `check` throws.
    ///
    /// Runs in the caller's task when it waits only for the connection and the clock. It runs as a ticket when it also
    /// runs code of others.
    package func call(
        _ call: FetchCall,
        group: FetchID? = nil,
        mapError: @escaping @Sendable (any Error) -> any Error = { $0 },
        check: @escaping @Sendable (FetchResponse) throws -> Void = { _ in }
    ) async throws -> FetchResponse {
        try Task.checkCancellation()
        guard waitsForNothingElse, call.waitsForNothingElse else {
            return try await ticket(for: call, group: group, mapError: mapError, check: check).join()
        }
        return try await Ticket<FetchResponse>.run(
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

    package func fetch(_ call: FetchCall, monitor: FetchMonitor) async throws -> FetchResponse {
        let limit = call.options.maximumResponseBytes
        let response = try await respond(to: call, collectingUpTo: limit, monitor: monitor)
        let body = try await response.body.collect(upTo: limit)
        var collected = FetchResponse(head: response.head, body: body, attempts: monitor.attempts)
        collected.isFromCache = response.isFromCache
        collected.redirectedURL = response.redirectedURL
        collected.log = monitor.log
        return collected
    }

    /// Sends a call through the middleware and returns its response, collected in memory when there is a limit for
    /// that.
    package func respond(
        to call: FetchCall,
        collectingUpTo limit: Int? = nil,
        monitor: FetchMonitor
    ) async throws -> TransportResponse {
        monitor.willStart(call.request)
        try requireAllowedSource(of: call)
        var call = call
        call.id = monitor.id
        call.collectingUpTo = limit
        call.cookieJar = cookies
        call.originCredentials = configuration.credentials
        guard !configuration.middleware.isEmpty || configuration.cache != nil else {
            return try await attempt(call, monitor)
        }
        return try await pass(call, monitor)
    }

    /// Sends a call through the middleware of calls.
    @inline(never)
    private func pass(_ call: FetchCall, _ monitor: FetchMonitor) async throws -> TransportResponse {
        let response = try await configuration.middleware.respond(to: call) { [self] in
            try await find($0, monitor)
        }
        if response.isFromCache { monitor.didFind(call.request, status: response.head.status.code) }
        return response
    }

    /// Returns the response from the cache, or sends the call.
    private func find(_ call: FetchCall, _ monitor: FetchMonitor) async throws -> TransportResponse {
        guard let cache = configuration.cache else { return try await attempt(call, monitor) }
        // The cache stores decoded content only. But it must see requests that change a resource in any case.
        if !call.options.decodesContent, [.get, .head].contains(call.request.method) {
            return try await attempt(call, monitor)
        }
        var call = call
        call.addDefault(.userAgent, userAgent)  // a response may vary by it
        return try await cache.respond(to: call) { [self] in try await attempt($0, monitor) }
    }

    /// The state of one call between its attempts.
    private struct Progress {
        var call: FetchCall
        var redirects: Redirects
        var backoff: Backoff
        var mayRefresh = true
        var redirectedURL: String?
    }

    /// Sends a request until an attempt gives a response that needs no further attempt.
    private func attempt(_ call: FetchCall, _ monitor: FetchMonitor) async throws -> TransportResponse {
        let backoff = Backoff(self, call.options, timeout: call.options.timeout)
        var progress = Progress(call: call, redirects: Redirects(configuration, cookies), backoff: backoff)
        progress.call.watchBody()
        while true {
            try Task.checkCancellation()
            try Interruption.current?.check()
            var request = progress.call.request
            request.addDefault(.userAgent, userAgent)
            if let field = progress.call.attemptField?(monitor.attempts.count + 1) {
                request.headerFields[field.name] = field.value
            }
            try requireAllowedScheme(of: request)
            // Those of the configuration belong to origins, so they stay right after a redirect.
            let credentials = progress.call.credentials ?? configuration.credentials[request]
            // Before the host gives a place, because credentials may have to fetch a token from that host.
            try await credentials?.authorize(&request)
            progress.call.sent?.didAuthorize(request, from: progress.call.request, by: credentials)
            let result: Result<TransportResponse, FetchError>
            do {
                result = .success(try await send(request, of: progress.call, monitor))
            } catch let error as FetchError {
                result = .failure(error)
            }
            if let answer = try await conclude(result, of: request, credentials, &progress, monitor) { return answer }
        }
    }

    /// Judges an attempt: prepares the next one, or returns the response.
    ///
    /// This is a separate function because its variables are large, and thousands of attempts may wait for their hosts.
    @inline(never)
    private func conclude(
        _ result: Result<TransportResponse, FetchError>,
        of request: HTTPRequest,
        _ credentials: (any Credentials)?,
        _ progress: inout Progress,
        _ monitor: FetchMonitor
    ) async throws -> TransportResponse? {
        let call = progress.call
        do {
            var response = try result.get()
            response.redirectedURL = progress.redirectedURL
            cookies?.store(response.head, to: request)
            let status = response.head.status.code
            if status == 401, progress.mayRefresh, call.canBeSentAgain {
                progress.mayRefresh = false
                if try await credentials?.refresh(afterRejectionOf: request, by: response.head) == true {
                    await response.body.drain()
                    return nil
                }
            }
            if let next = try await progress.redirects.next(after: response.head, to: call) {
                monitor.willRedirect(to: next.request, status: status)
                progress.call = next
                progress.redirectedURL = next.request.url
                await response.body.drain()
                return nil
            }
            guard status >= 400 else { return response }
            let failed = FailedAttempt(of: call, response: response)
            let delay = call.canBeSentAgain ? await progress.backoff.delay(after: failed) : nil
            if delay != nil || failed.mayPass { monitor.didFail(status: status, failure: nil) }
            guard let delay else { return response }
            await response.body.drain()
            try await wait(delay, monitor)
        } catch var error as FetchError {
            monitor.didFail(status: nil, failure: error.code)
            error.attempts = monitor.attempts
            let failed = FailedAttempt(of: call, error: error)
            guard call.canBeSentAgain, let delay = await progress.backoff.delay(after: failed) else { throw error }
            try await wait(delay, monitor)
        }
        return nil
    }

    /// Sends one attempt as soon as its host has a place for it.
    private func send(
        _ request: HTTPRequest,
        of call: FetchCall,
        _ monitor: FetchMonitor
    ) async throws -> TransportResponse {
        guard call.transport == nil else { return try await sendNow(request, of: call, monitor) }
        let gate = gates[request]
        let priority = call.options.priority
        if let slot = try gate.freeSlot(priority) { return try await send(request, of: call, in: slot, monitor) }
        let slot = try await monitor.queueing {
            try await gate.slot(priority) { monitor.isBlocked(byStreams: $0) }
        }
        return try await send(request, of: call, in: slot, monitor)
    }

    /// Sends one attempt in a place that its host gave it.
    @inline(never)
    private func send(
        _ request: HTTPRequest,
        of call: FetchCall,
        in slot: Slot,
        _ monitor: FetchMonitor
    ) async throws -> TransportResponse {
        do {
            var response = try await configuration.clock.limiting(call.options.attemptTimeout) { [self] in
                try await sendNow(request, of: call, monitor)
            }
            let outcome = Slot.Outcome(response.head)
            // After any other response, the next step (a new token, the caller's decision) may need a place at the same
            // host.
            if response.head.status.code < 300 { response.body.keep(slot, outcome) } else { slot.end(outcome) }
            return response
        } catch {
            slot.end(Slot.Outcome(error))
            throw error
        }
    }

    private func sendNow(
        _ request: HTTPRequest,
        of call: FetchCall,
        _ monitor: FetchMonitor
    ) async throws -> TransportResponse {
        var request = request
        // A request with its own cookies is sent with those alone.
        if let cookies = cookies?.header(for: request) { request.addDefault(.cookie, cookies) }
        monitor.willSend(request)
        guard let span else { return try await pass(request, of: call, monitor) }
        return try await span.around(request, resendCount: monitor.attempts.count) {
            try await pass($0, of: call, monitor)
        }
    }

    private func pass(
        _ request: HTTPRequest,
        of call: FetchCall,
        _ monitor: FetchMonitor
    ) async throws -> TransportResponse {
        guard !configuration.attemptMiddleware.isEmpty else { return try await transmit(request, of: call, monitor) }
        var call = call
        call.id = monitor.id
        call.request = request
        return try await configuration.attemptMiddleware.respond(to: call) { [self] in
            try await transmit($0.request, of: $0, monitor)
        }
    }

    private func transmit(
        _ request: HTTPRequest,
        of call: FetchCall,
        _ monitor: FetchMonitor
    ) async throws -> TransportResponse {
        var transport = call.transport ?? transport
        if !call.options.decodesContent { transport = transport.undecoded }
        call.sent?.willSend(request)
        if let limit = call.collectingUpTo {
            return try await transport.collect(request, body: call.body, upTo: limit) {
                monitor.didReceive(status: $0.status.code)
            }
        }
        let response = try await transport.send(request, body: call.body)
        monitor.didReceive(status: response.head.status.code)
        return response
    }

    /// Waits before the next attempt and reports the wait as an event.
    package func wait(_ delay: Duration, _ monitor: FetchMonitor) async throws {
        try await monitor.retrying(after: delay) {
            try await Interruption.cancellable { [clock = configuration.clock] in try await clock.sleep(delay) }
        }
    }

    /// Returns a request for a URL reference in the response to another request, such as `Location` or a link of a
    /// document.
    ///
    /// - Throws: ``FetchError/Code/invalidRequest`` if that server must not lead to the URL.
    package func request(linked reference: String, from request: HTTPRequest) throws -> HTTPRequest {
        let target = try request.resolving(reference)
        try requireAllowedSource(of: FetchCall(target, source: LinkSource(request)))
        return target
    }

    private func requireAllowedSource(of call: FetchCall) throws {
        guard let source = call.source else { return }
        if let refusal = source.refusal(of: call.request, allowingInward: configuration.allowsInwardLinks) {
            throw FetchError(.invalidRequest, "the link \(Redaction.urlWithoutQuery(call.request)) \(refusal)")
        }
    }

    private func requireAllowedScheme(of request: HTTPRequest) throws {
        if request.scheme == "https" { return }
        guard request.scheme == "http" else {
            throw FetchError(.invalidRequest, "the scheme \(request.scheme ?? "(none)") is not https")
        }
        guard configuration.allowsInsecureHTTP || request.isToLoopback else {
            throw FetchError(
                .invalidRequest,
                "plain http to \(request.authority ?? ""), another machine, is not allowed: anybody on the way can read and "
                    + "change what is sent; use https, or set allowsInsecureHTTP in the fetcher's configuration"
            )
        }
    }
}

extension ResponseBody {
    /// Reads a short rest, so that the connection can be used again; closes the connection if the rest is long.
    fileprivate func drain() async {
        _ = try? await collect(upTo: 64 << 10)
        slot?.end()
    }
}
