import AsyncFetch

/// The settings of one batch run, and the place where its calls gather.
struct BatchContext: Sendable {
    let service: GAPI.ServiceCore
    let options: GAPI.BatchOptions
    let credentials: any FetchCredentials
    /// The request of the batches.
    let request: HTTPRequest
    let gathering: BatchGathering
    /// A Boolean value indicating whether the calls are pages of lists, so that masks include the next token.
    let isListing: Bool

    /// Prepares a run.
    ///
    /// - Throws: ``GAPI/Error/Code/batchUnsupported`` if the service takes no batches.
    init(
        _ service: GAPI.ServiceCore,
        _ options: GAPI.BatchOptions,
        _ credentials: any FetchCredentials,
        isListing: Bool = false
    ) throws {
        let definition = service.definition
        guard !definition.batchPath.isEmpty, !definition.batch.isOff else {
            throw GAPI.Error(.batchUnsupported, "\(definition.name) takes no batches; send the calls singly")
        }
        let credentials = service.scoped(credentials)
        let sender = BatchSender(service, service.options(options.calls), credentials)
        do { request = try sender.request.get() } catch { throw GAPI.Error(error, method: definition.name + ".batch") }
        self.service = service
        self.options = options
        self.credentials = credentials
        self.isListing = isListing
        gathering = BatchGathering(definition.batch, options, sender)
    }

    /// The most calls that are started before their results are taken: enough to fill the next batches meanwhile.
    var window: Int {
        let most = max(min(service.definition.batch.maximumCalls, options.maximumCalls ?? .max), 1)
        let (window, overflows) = most.multipliedReportingOverflow(by: min(max(options.batchesInFlight, 1), 1_000) + 1)
        return overflows ? most : window
    }

    /// Makes one call of the run.
    ///
    /// - Throws: `CancellationError`, and nothing else.
    func result<Q: GAPI.Query>(of query: Q, _ member: BatchMember) async throws -> Result<Q.Response, GAPI.Error> {
        let settings = query as? any BatchSettings
        let own = settings?.options.merged(over: options.calls) ?? options.calls
        var merged = service.options(own)
        if isListing, let query = query as? any GAPI.PagedQuery { merged = merged.listing(query) }
        let method = query.method.id
        let call: FetchCall
        do {
            call = try self.call(for: query, settings, merged, member)
        } catch {
            gathering.end(member)
            return .failure(GAPI.Error(error, method: method))
        }
        let response: FetchResponse
        do {
            response = try await service.call(call, method: method)
            gathering.end(member)
        } catch {
            gathering.end(member)
            if error is CancellationError { throw error }
            let error = GAPI.Error(error, method: method)
            return .failure(error.inBatch(member.verdict, isIdempotent: call.isRepeatable))
        }
        do {
            return .success(try service.read(response, of: query))
        } catch {
            return .failure(GAPI.Error(error, method: method, url: Redaction.urlWithoutQuery(call.request)))
        }
    }

    private func call<Q: GAPI.Query>(
        for query: Q,
        _ settings: (any BatchSettings)?,
        _ options: GAPI.QueryOptions,
        _ member: BatchMember
    ) throws -> FetchCall {
        let builder = service.builder(options)
        var call = try settings?.call(by: builder) ?? builder.call(for: query)
        let own = options.skipsAuthorization ? WithheldCredentials() : settings?.credentials.map(service.scoped)
        let credentials = own ?? credentials
        let responder =
            if let settings { settings.responder(among: options.responders) } else {
                options.responders.transport(for: query)
            }
        guard responder == nil else {
            call.transport = responder
            call.credentials = credentials
            gathering.end(member)
            return call
        }
        call.transport = BatchTransport(
            gathering: gathering,
            member: member,
            limits: service.definition.batch,
            batch: request,
            hasServiceCredentials: own == nil
        )
        call.credentials = BatchPartCredentials(credentials: credentials, member: member, gathering: gathering)
        call.options.retry = BatchPartRetry(policy: call.options.retry, member: member, gathering: gathering)
        call.retriesAreShared = true
        return call
    }
}
