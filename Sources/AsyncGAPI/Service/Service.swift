public import AsyncFetch

/// A service of Google's: calls its methods, in whatever spelling fits the place.
///
/// ```swift
/// let storage = StorageService(credentials: .bearer { try await tokens.current() })
/// let object = try await storage.execute(Storage.ObjectsGetQuery(bucket: "photos", object: "cat.jpg"))
/// ```
///
/// Make one per application. The actor guards the credentials, which may be replaced at any time; the configuration is fixed.
/// Everything that takes time (sending, hashing, decoding) runs outside the actor, on as many cores as there are.
public protocol Service: Actor {
    /// What the service is made of; for generated code.
    nonisolated var core: ServiceCore { get }

    /// What authorizes the calls from now on.
    var credentials: any Credentials { get set }
}

extension Service {
    /// What all calls of the service share.
    public nonisolated var configuration: ServiceConfiguration { core.configuration }

    /// Replaces the credentials.
    ///
    /// Calls that run keep those that they started with.
    public func setCredentials(_ credentials: any Credentials) {
        self.credentials = credentials
    }

    /// Calls a method and returns its answer.
    ///
    /// Retries what is safe to repeat, as the options say, and buffers the answer. Cancelling the surrounding task closes the
    /// connection at once.
    /// - Throws: ``GAPIError``, or `CancellationError`; nothing else.
    @discardableResult
    @concurrent public func execute<Q: Query>(_ query: Q, options: QueryOptions = .init()) async throws -> Q.Response {
        let options = core.options(options)
        let call = try await admittedCall(for: query, options)
        let response = try await core.call(call, method: query.method.id)
        do {
            return try core.read(response, of: query)
        } catch {
            throw GAPIError(error, method: query.method.id, url: Redaction.urlWithoutQuery(call.request))
        }
    }

    /// Calls a method and returns at once with a handle on the running call.
    public nonisolated func ticket<Q: Query>(_ query: Q, options: QueryOptions = .init()) -> QueryTicket<Q, Q.Response>
    {
        let options = core.options(options)
        return QueryTicket(query, options) { _ in start(query, options) }
    }

    /// The plain HTTP request of a query, without credentials.
    /// - Throws: ``GAPIError/Code/invalidRequest`` when a value cannot stand in a path.
    public nonisolated func request<Q: Query>(for query: Q, options: QueryOptions = .init()) throws -> HTTPRequest {
        try core.builder(core.options(options)).call(for: query).request
    }

    /// The request of a query with its body, without credentials.
    package nonisolated func call<Q: Query>(for query: Q, options: QueryOptions = .init()) throws -> FetchCall {
        try core.builder(core.options(options)).call(for: query)
    }

    /// Cancels every call, page, upload and download of this service that is running.
    public nonisolated func cancelAll() {
        core.cancelAll()
    }

    /// Cancels everything, and closes the connections if the service has a fetcher of its own.
    public func shutdown() async {
        await core.shutdown()
    }

    /// Starts a call whose options are merged already.
    nonisolated func start<Q: Query>(_ query: Q, _ options: QueryOptions) -> Ticket<Q.Response> {
        let timeout = options.fetch.timeout
        return core.ticket(timeout: timeout, method: query.method.id) { [self] monitor in
            try await answer(to: query, options, monitor)
        }
    }

    /// One call as a part of a ticket.
    nonisolated func answer<Q: Query>(
        to query: Q,
        _ options: QueryOptions,
        _ monitor: FetchMonitor
    ) async throws -> Q.Response {
        let call = try await admittedCall(for: query, options)
        return try core.read(await core.fetcher.core.fetch(call, monitor: monitor), of: query)
    }

    private nonisolated func admittedCall<Q: Query>(for query: Q, _ options: QueryOptions) async throws -> FetchCall {
        try await admit(core.builder(options).call(for: query), for: query, options)
    }

    /// Completes an call with what only the actor knows.
    nonisolated func admit<Q: Query>(_ call: FetchCall, for query: Q, _ options: QueryOptions) async -> FetchCall {
        var call = call
        call.transport = options.responders.transport(for: query)
        call.credentials = if options.skipsAuthorization { WithheldCredentials() } else { await credentials }
        return call
    }
}
