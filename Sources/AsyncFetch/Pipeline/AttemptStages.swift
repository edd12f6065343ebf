import HTTPTypes

/// One attempt on its way to the server and back: the later stages of the order in ``CallStages``.
struct AttemptStages: Sendable {
    let core: FetcherCore
    let call: FetchCall
    let monitor: FetchMonitor
    /// The number of the monitor's loop that the attempt belongs to.
    let loop: Int

    /// Sends a request as soon as its host has a place for it; responders need no place.
    func sendAtHost(_ request: HTTPRequest) async throws -> TransportResponse {
        guard call.transport == nil else {
            if call.batchRole == .part { try await takeFromBudgets(request) }
            return try await sendWithCookies(request)
        }
        if core.adaptive == nil, core.configuration.budgets.isEmpty { return try await sendInTurn(request) }
        return try await sendSparingly(request)
    }

    /// Sends a request if the server is not overloaded, and if the budgets have enough for it.
    @inline(never)
    private func sendSparingly(_ request: HTTPRequest) async throws -> TransportResponse {
        let credentials = call.credentials ?? core.configuration.credentials[request]
        let adaptive = core.adaptive
        let key = adaptive?.key(of: request, credentials) ?? ""
        if let share = adaptive?.refusal(for: key) {
            monitor.isThrottled(share)
            throw FetchError.throttled(share)
        }
        if call.batchRole != .carrier { try await takeFromBudgets(request) }
        do {
            let response = try await sendInTurn(request)
            adaptive?.note(response, to: request, for: key)
            return response
        } catch {
            adaptive?.note(error, for: key)
            throw error
        }
    }

    private func takeFromBudgets(_ request: HTTPRequest) async throws {
        let credentials = call.credentials ?? core.configuration.credentials[request]
        for budget in core.configuration.budgets { try await budget.take(for: request, by: credentials) }
    }

    /// Sends a request as soon as its host has a place for it.
    private func sendInTurn(_ request: HTTPRequest) async throws -> TransportResponse {
        let gate = core.gates[request]
        let priority = call.options.priority
        if let slot = try gate.freeSlot(priority) { return try await sendInTime(request, slot) }
        let slot = try await monitor.queueing {
            try await gate.slot(priority) { [monitor] in monitor.isBlocked(byStreams: $0) }
        }
        return try await sendInTime(request, slot)
    }

    /// Sends a request within the time of an attempt, and ends its place at the host.
    @inline(never)
    private func sendInTime(_ request: HTTPRequest, _ slot: Slot) async throws -> TransportResponse {
        do {
            var response =
                if let limit = call.options.attemptTimeout {
                    try await core.configuration.clock.limiting(limit) { try await sendWithCookies(request) }
                } else {
                    try await sendWithCookies(request)
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

    /// Sends a request with the cookies of the jar, as they are now.
    private func sendWithCookies(_ request: HTTPRequest) async throws -> TransportResponse {
        var request = request
        // A request with its own cookies is sent with those alone.
        if let cookies = core.cookies?.header(for: request, earlier: call.cookies?.value) {
            request.addDefault(.cookie, cookies)
        }
        monitor.willSend(request, in: loop)
        guard let span = core.span else { return try await sendThroughMiddleware(request) }
        return try await sendInSpan(request, span)
    }

    /// Sends a request within a tracing span.
    private func sendInSpan(_ request: HTTPRequest, _ span: AttemptSpan) async throws -> TransportResponse {
        try await span.around(request, resendCount: monitor.attempts.count) { try await sendThroughMiddleware($0) }
    }

    /// Sends a request through the middleware of attempts.
    private func sendThroughMiddleware(_ request: HTTPRequest) async throws -> TransportResponse {
        let middleware = core.configuration.attemptMiddleware
        guard !middleware.isEmpty || core.configuration.trafficLog != nil else {
            return try await sendOverTransport(request)
        }
        var call = call
        call.id = monitor.id  // middleware may have sent a call of another fetch
        call.request = request
        guard !middleware.isEmpty else { return try await with(call).sendLogged() }
        return try await middleware.respond(to: call) { [core, monitor, loop] in
            try await AttemptStages(core: core, call: $0, monitor: monitor, loop: loop).sendLogged()
        }
    }

    /// Sends the request of the call, and records it in the traffic log.
    private func sendLogged() async throws -> TransportResponse {
        guard let log = core.configuration.trafficLog, log.isEnabled else {
            return try await sendOverTransport(call.request)
        }
        return try await log.recording(call) { try await with($0).sendOverTransport($0.request) }
    }

    /// Sends a request over the connection; the transport collects the response if the call wants that.
    private func sendOverTransport(_ request: HTTPRequest) async throws -> TransportResponse {
        var transport = call.transport ?? core.transport
        if !call.options.decodesContent { transport = transport.undecoded }
        call.sent?.willSend(request)
        if let limit = call.collectingUpTo {
            let response = try await transport.collect(request, body: call.body, upTo: limit) { [monitor] in
                monitor.didReceive(status: $0.status.code, isCollecting: true)
            }
            monitor.didCollect(status: response.head.status.code)
            return response
        }
        let response = try await transport.send(request, body: call.body)
        monitor.didReceive(status: response.head.status.code, isCollecting: false)
        return response
    }

    /// Returns the same attempt with a call that a stage has changed.
    private func with(_ call: FetchCall) -> Self { Self(core: core, call: call, monitor: monitor, loop: loop) }
}
