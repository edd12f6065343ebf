public import AsyncFetch

extension GAPI {
    /// A Google service, whose methods can be called in several ways.
    ///
    /// ```swift
    /// let storage = StorageService(credentials: .bearer { try await tokens.current() })
    /// let object = try await storage.execute(Storage.ObjectsGetQuery(bucket: "photos", object: "cat.jpg"))
    /// ```
    ///
    /// Create one for each application. The actor guards the credentials, which may be replaced at any time; the
    /// configuration is fixed. Everything that takes time (sending, hashing, decoding) runs outside the actor, on all
    /// cores.
    public protocol Service: Actor {
        /// The parts of the service, for generated code.
        nonisolated var core: ServiceCore { get }

        /// The credentials of the calls that start from now on.
        var credentials: any FetchCredentials { get set }
    }
}

extension GAPI.Service {
    /// The settings that all calls of the service share.
    public nonisolated var configuration: GAPI.ServiceConfiguration { core.configuration }

    /// Replaces the credentials.
    ///
    /// Running calls keep the credentials that they started with.
    public func setCredentials(_ credentials: any FetchCredentials) {
        self.credentials = credentials
    }

    /// Calls a method and returns its response.
    ///
    /// Calls that are safe to repeat are retried as the options say. The response is buffered in memory. Cancelling the
    /// surrounding task closes the connection at once.
    ///
    /// - Throws: ``GAPI/Error``, or `CancellationError`; nothing else.
    @discardableResult
    @concurrent public func execute<Q: GAPI.Query>(
        _ query: Q,
        options: GAPI.QueryOptions = .init()
    ) async throws -> Q.Response {
        let options = core.options(options)
        let call = try await admittedCall(for: query, options)
        let response = try await core.call(call, method: query.method.id)
        do {
            return try core.read(response, of: query)
        } catch {
            throw GAPI.Error(error, method: query.method.id, url: Redaction.urlWithoutQuery(call.request))
        }
    }

    /// Starts to call a method and returns at once with a handle on the running call.
    ///
    /// For retries and memory, see ``execute(_:options:)``.
    public nonisolated func ticket<Q: GAPI.Query>(
        _ query: Q,
        options: GAPI.QueryOptions = .init()
    ) -> GAPI.QueryTicket<Q, Q.Response> {
        let options = core.options(options)
        return GAPI.QueryTicket(query, options) { _ in start(query, options) }
    }

    /// Returns the HTTP request of a query, without credentials.
    ///
    /// - Throws: ``GAPI/Error/Code/invalidRequest`` when a value cannot be in a path.
    public nonisolated func request<Q: GAPI.Query>(
        for query: Q,
        options: GAPI.QueryOptions = .init()
    ) throws -> HTTPRequest {
        try core.builder(core.options(options)).call(for: query).request
    }

    /// Returns the request of a query with its body, without credentials.
    package nonisolated func call<Q: GAPI.Query>(for query: Q, options: GAPI.QueryOptions = .init()) throws -> FetchCall
    {
        try core.builder(core.options(options)).call(for: query)
    }

    /// Cancels all running calls, pages, uploads and downloads of this service.
    public nonisolated func cancelAll() {
        core.cancelAll()
    }

    /// Cancels all calls; closes the connections if the service has its own fetcher.
    public func shutdown() async {
        await core.shutdown()
    }

    /// Starts a call whose options are merged already.
    nonisolated func start<Q: GAPI.Query>(_ query: Q, _ options: GAPI.QueryOptions) -> FetchTicket<Q.Response> {
        let timeout = options.fetch.timeout
        return core.ticket(timeout: timeout, method: query.method.id) { [self] monitor in
            try await answer(to: query, options, monitor)
        }
    }

    /// Makes one call as a part of a ticket.
    nonisolated func answer<Q: GAPI.Query>(
        to query: Q,
        _ options: GAPI.QueryOptions,
        _ monitor: FetchMonitor
    ) async throws -> Q.Response {
        let call = try await admittedCall(for: query, options)
        return try core.read(await core.fetcher.core.fetch(call, monitor: monitor), of: query)
    }

    private nonisolated func admittedCall<Q: GAPI.Query>(
        for query: Q,
        _ options: GAPI.QueryOptions
    ) async throws -> FetchCall {
        try await admit(core.builder(options).call(for: query), for: query, options)
    }

    /// Completes a call with its responder and with the actor's credentials.
    nonisolated func admit<Q: GAPI.Query>(
        _ call: FetchCall,
        for query: Q,
        _ options: GAPI.QueryOptions
    ) async -> FetchCall {
        var call = call
        call.transport = options.responders.transport(for: query)
        call.credentials =
            if options.skipsAuthorization { WithheldCredentials() } else { core.scoped(await credentials) }
        return call
    }
}
