import HTTPTypes

/// The state of one call between its attempts; it decides whether another attempt follows.
struct CallProgress: Sendable {
    /// The call to send next: the caller's, or the one that a redirect has made of it.
    private(set) var call: FetchCall
    private let core: FetcherCore
    private var redirects: Redirects
    private var backoff: Backoff
    private var mayRefresh = true
    private var redirectedURL: String?

    init(of call: FetchCall, _ core: FetcherCore) {
        self.call = call
        self.core = core
        redirects = Redirects(core)
        backoff = Backoff(core, call.options, timeout: call.options.timeout, pays: call.batchRole != .part)
        self.call.watchBody()
    }

    /// Takes the cookies of a response, if the attempt has one.
    ///
    /// - Returns: `true` if the response is that of the call, because it is a success.
    @inline(never)
    func accept(
        _ result: inout Result<TransportResponse, FetchError>,
        to request: HTTPRequest,
        _ monitor: FetchMonitor
    ) -> Bool {
        guard case .success(var response) = result else { return false }
        monitor.didEndAttempt(status: response.head.status.code)
        core.cookies?.store(response.head, to: request)
        response.redirectedURL = redirectedURL
        result = .success(response)
        return response.head.status.code < 300
    }

    /// Judges an attempt that is no success, and prepares the next one if there is to be one.
    ///
    /// The next attempt has other credentials, goes where a redirect leads, or repeats this one after a wait. This and
    /// ``accept(_:to:_:)`` are separate functions because their variables are large, and thousands of attempts may wait
    /// for their hosts.
    ///
    /// - Returns: `true` if the response is that of the call.
    /// - Throws: The error of the attempt, if it is that of the call, or that of what comes before the next attempt.
    @inline(never)
    mutating func conclude(
        _ result: Result<TransportResponse, FetchError>,
        of request: HTTPRequest,
        by credentials: (any FetchCredentials)?,
        _ monitor: FetchMonitor,
        _ loop: Int
    ) async throws -> Bool {
        if case .success(let response) = result {
            monitor.mayFollow(loop)
            // Its errors are those of the call, and no failures of this attempt, even if they come from a fetcher.
            if try await hasNewCredentials(afterRejectionOf: request, by: response.head, credentials) {
                await response.body.drain()
                return false
            }
        }
        do {
            let response = try result.get()
            let status = response.head.status.code
            if let next = try await redirects.next(after: response.head, to: call, monitor, in: loop) {
                monitor.willRedirect(to: next.request, status: status)
                call = next
                redirectedURL = next.request.url
                await response.body.drain()
                return false
            }
            monitor.willNotFollow(loop)
            guard status >= 400 else { return true }
            let failed = FailedAttempt(of: call, response: response)
            let delay = call.canBeSentAgain ? await backoff.delay(after: failed) : nil
            if delay != nil || failed.mayPass { monitor.didFail(status: status, failure: nil, in: loop) }
            guard let delay else { return true }
            await response.body.drain()
            try await core.wait(delay, monitor, in: loop)
        } catch var error as FetchError {
            monitor.willNotFollow(loop)
            monitor.didFail(status: nil, failure: error.code, in: loop)
            error.attempts = monitor.attempts
            let failed = FailedAttempt(of: call, error: error)
            guard call.canBeSentAgain, let delay = await backoff.delay(after: failed) else { throw error }
            try await core.wait(delay, monitor, in: loop)
        }
        return false
    }

    /// Tells the credentials that a request was rejected, if the response is the first 401 of the call.
    ///
    /// If the request cannot be sent again, the call returns its 401, and only the next call has the new credentials.
    ///
    /// - Returns: `true` if the request should be sent once more.
    private mutating func hasNewCredentials(
        afterRejectionOf request: HTTPRequest,
        by response: HTTPResponse,
        _ credentials: (any FetchCredentials)?
    ) async throws -> Bool {
        guard response.status.code == 401, mayRefresh, let credentials else { return false }
        mayRefresh = false
        if call.canBeSentAgain { return try await credentials.refresh(afterRejectionOf: request, by: response) }
        do {
            _ = try await credentials.refresh(afterRejectionOf: request, by: response)
        } catch let error as CancellationError {
            throw error
        } catch {
            // The call has its response; the next one asks the credentials again, and fails if they still cannot.
        }
        return false
    }
}

extension FailedAttempt {
    /// Creates an attempt that got a response.
    fileprivate init(of call: FetchCall, response: TransportResponse) {
        self.init(
            call.request,
            isIdempotent: call.isIdempotent,
            response: response.head,
            body: response.body.bytes
        )
        isOnlySentOnce = call.options.isIdempotent == false
    }

    /// Creates an attempt without a response.
    fileprivate init(of call: FetchCall, error: FetchError) {
        // What was not sent can be sent, unless the caller forbids every retry.
        let isUnsent = error.code == .throttled && call.options.isIdempotent != false
        self.init(call.request, isIdempotent: call.isIdempotent || isUnsent, error: error)
        isOnlySentOnce = call.options.isIdempotent == false
    }
}

extension FetchResponseBody {
    /// Reads a short rest, so that the connection can be used again; closes the connection if the rest is long.
    fileprivate func drain() async {
        _ = try? await collect(upTo: 64 << 10)
        slot?.end()
    }
}
