import HTTPTypes

/// One call on its way to the server and back.
///
/// Each stage calls the next one, and gets its response on the way back. This is their order:
///
/// | stage | purpose |
/// |---|---|
/// | `FetcherCore.call`, `.ticket` | an identity, a deadline, and a place in the registry of running operations |
/// | `CallStages.send` | a link of a server leads only where it may |
/// | `.sendThroughMiddleware` | ``Fetcher/Configuration/middleware`` sees the call once, all attempts inside |
/// | `.sendThroughCache` | a stored response may take the place of all that follows |
/// | `.sendInAttempts` | user agent, scheme, credentials; `CallProgress`: redirects, new credentials, retries |
/// | `AttemptStages.sendAtHost` | adaptive throttling; ``Fetcher/Configuration/budgets``; a place at the host |
/// | `.sendInTime` | the time limit of one attempt |
/// | `.sendWithCookies` | the cookies of the jar |
/// | `.sendInSpan` | a tracing span |
/// | `.sendThroughMiddleware` | ``Fetcher/Configuration/attemptMiddleware`` sees each attempt |
/// | `.sendLogged` | the traffic log |
/// | `.sendOverTransport` | the bytes |
///
/// Stages that are off are skipped, because each asynchronous call costs time and memory.
struct CallStages: Sendable {
    let core: FetcherCore
    let monitor: FetchMonitor

    /// Sends a call through all stages.
    ///
    /// With a limit, the response is collected in memory: by the transport, or by middleware that responds itself.
    func send(_ call: FetchCall, collectingUpTo limit: Int?) async throws -> TransportResponse {
        monitor.willStart(call.request)
        try core.requireAllowedSource(of: call)
        var call = call
        call.id = monitor.id
        call.collectingUpTo = limit
        guard !core.configuration.middleware.isEmpty || core.configuration.cache != nil else {
            return try await sendInAttempts(call)
        }
        return try await sendThroughMiddleware(call)
    }

    /// Sends a call through the middleware of calls.
    @inline(never)
    private func sendThroughMiddleware(_ call: FetchCall) async throws -> TransportResponse {
        let middleware = core.configuration.middleware
        let response =
            if middleware.isEmpty { try await sendThroughCache(call) } else {
                try await middleware.respond(to: call) { try await sendThroughCache($0) }
            }
        if response.isFromCache { monitor.didFind(call.request, status: response.head.status.code) }
        return response
    }

    /// Returns the response from the cache, or sends the call.
    private func sendThroughCache(_ call: FetchCall) async throws -> TransportResponse {
        guard let cache = core.configuration.cache else { return try await sendInAttempts(call) }
        var call = call
        call.request.addDefaults(core.defaultFields)  // a response may vary by them
        // For the key and, if nothing changes meanwhile, for the attempts.
        call.cookies = core.cookies?.made(for: call.request).map { Shared($0) }
        // The cache stores decoded content only. But it must see requests that change a resource in any case.
        // Cookies and credentials are added later, but a stored response belongs to the identity that they give.
        let key = call.options.decodesContent ? key(of: call) : nil
        return try await cache.respond(to: call, as: key) { try await sendInAttempts($0) }
    }

    private func key(of call: FetchCall) -> CacheKey? {
        CacheKey(
            call,
            cookies: call.cookies?.value.header,
            credentials: core.configuration.credentials,
            certificates: core.certificates
        )
    }

    /// Sends requests until an attempt gives a response that needs no further attempt.
    private func sendInAttempts(_ call: FetchCall) async throws -> TransportResponse {
        var progress = CallProgress(of: call, core)
        let loop = monitor.beginLoop()
        defer { monitor.endLoop(loop) }
        while true {
            try Task.checkCancellation()
            try Interruption.current?.check()
            monitor.willAttempt(loop)
            // Before the host gives a place, because credentials may have to fetch a token from that host.
            let (request, credentials) = try await authorized(progress.call)
            var result: Result<TransportResponse, FetchError>
            do {
                let attempt = AttemptStages(core: core, call: progress.call, monitor: monitor, loop: loop)
                result = .success(try await attempt.sendAtHost(request))
            } catch let error as FetchError {
                result = .failure(error)
            } catch {
                monitor.didGiveUpAttempt()
                throw error
            }
            if progress.accept(&result, to: request, monitor) { return try result.get() }
            if try await progress.conclude(result, of: request, by: credentials, monitor, loop) {
                return try result.get()
            }
        }
    }

    /// Returns the request of the next attempt, and the credentials that have authorized it.
    @inline(never)
    private func authorized(_ call: FetchCall) async throws -> (HTTPRequest, (any FetchCredentials)?) {
        var request = try unauthorizedRequest(of: call)
        // Those of the configuration belong to origins, so they stay right after a redirect.
        let credentials = call.credentials ?? core.configuration.credentials[request]
        guard credentials != nil || call.sent != nil else { return (request, nil) }
        call.sent?.willAuthorize(request, from: call.request)
        try await credentials?.authorize(&request)
        call.sent?.didAuthorize(request, by: credentials, showing: core.certificates.digest(for: request))
        return (request, credentials)
    }

    /// Returns the request of the next attempt without credentials.
    private func unauthorizedRequest(of call: FetchCall) throws -> HTTPRequest {
        var request = call.request
        request.addDefaults(core.defaultFields)
        if let field = call.attemptField?(monitor.attempts.count + 1) { request.headerFields[field.name] = field.value }
        try core.requireAllowedScheme(of: request)
        return request
    }
}
