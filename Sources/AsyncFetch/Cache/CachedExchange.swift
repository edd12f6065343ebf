import HTTPTypes

/// One call whose response may be stored, on its way through a cache.
struct CachedExchange: Sendable {
    let cache: ResponseCache
    let call: FetchCall
    let key: CacheKey
    /// The directives of the request.
    let wishes: CacheControl
    let next: @Sendable (FetchCall) async throws -> TransportResponse

    private var request: HTTPRequest { call.request }

    /// The header fields of the latest request that was sent, besides those of its credentials; `nil` before the first.
    private var sentFields: HTTPFields? { call.sent?.latestFields }

    /// The key of the latest request that was sent, to whose identity the response belongs; that of the call before the
    /// first.
    ///
    /// A retry may have added a cookie, and middleware a key.
    private var sentKey: CacheKey { key.with(identity: call.sent?.identity ?? key.identity) }

    /// A Boolean value indicating whether the latest request told the server for which user it is.
    private var identifiesUser: Bool { call.sent?.identifiesUser ?? request.headerFields.identifyUser }

    /// The stored response for the call.
    var stored: CacheEntry? {
        get async throws { try await cache.entry(for: key, fitting: request) }
    }

    /// Returns the stored response if it may be used without asking the server.
    func hit(_ stored: CacheEntry?) -> TransportResponse? {
        guard let stored else { return nil }
        let now = cache.time
        guard stored.satisfies(wishes, at: now) else { return nil }
        cache.count { $0.hits += 1 }
        return stored.answer(to: request, at: now)
    }

    func answer() async throws -> TransportResponse {
        let stored = try await stored
        if let hit = hit(stored) { return hit }
        if wishes.has(.onlyIfCached) { return .nothingStored }
        return try await send(validating: stored)
    }

    /// Asks the server for a new response, or whether the stored one is still valid.
    func send(validating stored: CacheEntry?) async throws -> TransportResponse {
        let began = cache.time
        let result: Result<TransportResponse, FetchError>
        do {
            result = .success(try await next(asking(about: stored)))
        } catch let error as FetchError where error.isRetryable {
            result = .failure(error)
        }
        if let response = try await finish(result, validating: stored, began) { return response }
        return try await send(validating: nil)
    }

    /// Changes what is stored, and returns the response for the caller; `nil` if the server has to be asked again,
    /// without conditions.
    ///
    /// Not inlined, because its variables would be memory of every call that waits.
    @inline(never)
    private func finish(
        _ result: Result<TransportResponse, FetchError>,
        validating stored: CacheEntry?,
        _ began: Double
    ) async throws -> TransportResponse? {
        let conclusion =
            switch result {
            case .success(let response): conclude(response, validating: stored, began)
            case .failure(let error): Conclusion(error: error, mayStandIn: stored != nil, key: sentKey, number: 0)
            }
        if conclusion.mayStandIn, let standIn = await standIn(for: conclusion.key) { return standIn }
        if let error = conclusion.error { throw error }
        if let old = conclusion.removed { await cache.remove(old, for: conclusion.key, sentAs: conclusion.number) }
        if let new = conclusion.inserted { await cache.insert(new, for: conclusion.key, sentAs: conclusion.number) }
        return conclusion.response
    }

    /// Returns the call with the conditions that ask whether a stored response is still valid.
    private func asking(about stored: CacheEntry?) -> FetchCall {
        guard request.method == .get, let stored else { return call }
        var call = call
        for field in stored.validators { call.request.headerFields[field.name] = field.value }
        return call
    }

    /// The consequences of a response for the caller and for the store.
    private struct Conclusion {
        /// The response for the caller; `nil` if the server has to be asked again, without conditions.
        var response: TransportResponse?
        /// The error for the caller, if there is no response.
        var error: (any Error)?
        /// A Boolean value indicating whether a stored response may take the place of both.
        var mayStandIn = false
        /// The stored response that goes.
        var removed: CacheEntry?
        /// The response that is stored.
        var inserted: CacheEntry?
        /// The key of the request that was sent.
        let key: CacheKey
        /// The number of the request that was sent.
        let number: UInt64
    }

    /// Judges a response.
    ///
    /// This is a function of its own, and not asynchronous, because its variables are large, and would be memory of every
    /// call that waits.
    @inline(never)
    private func conclude(
        _ answer: TransportResponse,
        validating stored: CacheEntry?,
        _ began: Double
    ) -> Conclusion {
        var response = answer
        let requested = call.sent?.requested ?? began
        let key = sentKey
        response.identity = key.identity
        let (choices, beginsSession) = judge(response)
        response.isForOneCall = choices == nil || beginsSession
        var conclusion = Conclusion(response: response, key: key, number: call.sent?.number ?? 0)
        let status = response.head.status
        if [500, 502, 503, 504].contains(status.code) {
            conclusion.mayStandIn = stored != nil && response.redirectedURL == nil
            return conclusion
        }
        // The response to somebody else says nothing of what is stored for this identity.
        let own = key == self.key ? stored : nil
        if request.method == .head {
            if let own, !beginsSession { freshen(own, requested, &conclusion) }
        } else if status == .notModified, let stored {
            if own != nil, response.redirectedURL == nil, stored.isDescribed(by: response.head) {
                renew(stored, requested, beginsSession, &conclusion)
            } else {
                // The response describes another entity, or confirms that somebody else has the latest.
                conclusion.response = nil
                conclusion.removed = own
            }
        } else if request.method == .get {
            keep(response, choices, own, requested, &conclusion)
            if conclusion.removed == nil, conclusion.inserted == nil { supersede(choices, requested, &conclusion) }
        }
        return conclusion
    }

    /// Makes the stored response that the server has confirmed that of the caller.
    private func renew(
        _ stored: CacheEntry,
        _ requested: Double,
        _ beginsSession: Bool,
        _ conclusion: inout Conclusion
    ) {
        guard let head = conclusion.response?.head else { return }
        cache.count { $0.revalidations += 1 }
        let described = stored.headDescribed(by: head)
        let entry = stored.updated(
            with: described,
            to: request,
            sentWith: sentFields,
            requested: requested,
            received: cache.time
        )
        var answer = stored.answer(with: described, to: request, for: conclusion.key.identity)
        answer.isForOneCall = entry == nil || beginsSession
        conclusion.response = answer
        guard entry == nil || !beginsSession else { return }
        // The entry takes the place of the stored one, also if the server chooses by other header fields than before.
        if entry == nil { conclusion.removed = stored }
        conclusion.inserted = entry
    }

    /// Returns the choices for which a response can be stored, `nil` if it cannot, and whether it begins a session.
    ///
    /// A response that sets a cookie, to a request that names no user, begins a session, which must not become that of
    /// everybody with the same key or certificate. It can be stored if its server says that the cookie must not.
    private func judge(_ response: TransportResponse) -> (choices: [CacheEntry.Choice]?, beginsSession: Bool) {
        let fields = response.head.headerFields
        let beginsSession = fields.contains(.setCookie) && !identifiesUser
        if beginsSession, !CacheControl(fields).uncachedFields.contains(.setCookie) { return (nil, true) }
        // The next request may get another key in its URL.
        if call.sent?.hasOtherURL == true { return (nil, beginsSession) }
        return (CacheEntry.choices(of: response.head, to: request, sentWith: sentFields), beginsSession)
    }

    /// Returns the stored response in the place of a server that fails, if that is allowed, and if the request was sent
    /// for the same identity.
    ///
    /// A server that fails after a redirect has said before that the response is elsewhere. The response is what is
    /// stored now: what was found before the request may have been removed or replaced since.
    @inline(never)
    private func standIn(for sentKey: CacheKey) async -> TransportResponse? {
        let url = call.sent?.url ?? key.url
        guard sentKey == key, url == key.url, let stored = try? await self.stored else { return nil }
        let now = cache.time
        guard stored.maySurviveError(wishes, at: now) else { return nil }
        cache.count { $0.hits += 1 }
        return stored.answer(to: request, at: now)
    }

    /// Stores a response in the place of an older one, now or when its reader has read it; one that fits no other
    /// request has no choices, and is not stored.
    private func keep(
        _ response: TransportResponse,
        _ choices: [CacheEntry.Choice]?,
        _ stored: CacheEntry?,
        _ requested: Double,
        _ conclusion: inout Conclusion
    ) {
        cache.count { $0.misses += 1 }
        let received = cache.time
        // The latest response is found later, or none.
        conclusion.removed = stored
        guard response.redirectedURL == nil, let choices,
            var entry = CacheEntry(storing: response.head, choices, requested: requested, received: received)
        else { return }
        if let bytes = response.body.bytes {
            guard bytes.readableBytes <= cache.maximumEntryBytes else { return }
            entry.body = bytes
            conclusion.removed = nil
            conclusion.inserted = entry
            return
        }
        // A response that announces to be too long need not be collected.
        let announced = response.head.headerFields[.contentLength].flatMap { WireNumber.count($0) } ?? 0
        guard announced <= cache.maximumEntryBytes else { return }
        let (key, number) = (conclusion.key, conclusion.number)
        let body = CachingBody(source: response.body, limit: cache.maximumEntryBytes) { [cache, entry] bytes in
            var entry = entry
            entry.body = bytes
            await cache.insert(entry, for: key, sentAs: number)
        }
        conclusion.response?.body = FetchResponseBody(body)
    }

    /// Notes a response that is not stored, or not yet, and for which nothing stored was found.
    ///
    /// The responses to earlier requests are not stored after it, and one that was stored since goes.
    private func supersede(
        _ choices: [CacheEntry.Choice]?,
        _ requested: Double,
        _ conclusion: inout Conclusion
    ) {
        guard let response = conclusion.response else { return }
        // These are about a condition or a part that the caller has asked for, and not about the resource.
        if [206, 304, 412, 416].contains(response.head.status.code) { return }
        // At the end of a redirect, the identity can be the one for another origin.
        guard response.redirectedURL == nil || conclusion.key == key else { return }
        // A URL that middleware has changed gives the identity of nobody.
        guard choices != nil || call.sent?.hasOtherURL != true else { return }
        let choices = choices ?? []
        let (ledger, number) = (cache.ledger, conclusion.number)
        guard ledger.supersedes(choices, for: conclusion.key, sentAs: number, hasStored: false) else { return }
        conclusion.removed = CacheEntry(
            head: response.head,
            choices: choices,
            requested: requested,
            received: requested
        )
    }

    /// Updates the header fields of the stored response from a response to HEAD, or removes it (RFC 9111 §4.3.5).
    private func freshen(_ stored: CacheEntry, _ requested: Double, _ conclusion: inout Conclusion) {
        guard let response = conclusion.response, response.head.status == .ok, response.redirectedURL == nil else {
            return
        }
        let head = response.head
        let length = head.headerFields[.contentLength]
        let received = cache.time
        var get = request
        get.method = .get
        // The head of a success does not describe a stored failure.
        if stored.head.status == .ok, stored.isDescribed(by: head),
            length == nil || length == stored.head.headerFields[.contentLength],
            let entry = stored.updated(
                with: stored.headDescribed(by: head),
                to: get,
                sentWith: sentFields,
                requested: requested,
                received: received
            )
        {
            conclusion.inserted = entry
        } else {
            conclusion.removed = stored
        }
    }
}

extension TransportResponse {
    /// The response to a request that must not be sent, if nothing stored is for it (RFC 9111 §5.2.1.7).
    static var nothingStored: Self { Self(head: HTTPResponse(status: .gatewayTimeout)) }
}
