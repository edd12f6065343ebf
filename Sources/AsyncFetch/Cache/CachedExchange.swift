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
    private var sentKey: CacheKey { CacheKey(url: key.url, identity: call.sent?.identity ?? key.identity) }

    /// The stored response for the call.
    var stored: CacheEntry? {
        get async throws { try await cache.entry(for: key, fitting: request) }
    }

    /// Returns the stored response if it may be used without asking the server.
    func hit(_ stored: CacheEntry?) -> TransportResponse? {
        let now = cache.time
        guard let stored, stored.satisfies(wishes, at: now) else { return nil }
        cache.count { $0.hits += 1 }
        return stored.answer(to: request, at: now, isValidated: false)
    }

    func answer() async throws -> TransportResponse {
        let stored = try await stored
        if let hit = hit(stored) { return hit }
        if wishes.has(.onlyIfCached) { return .nothingStored }
        return try await send(validating: stored)
    }

    /// Asks the server for a new response, or whether the stored one is still valid.
    func send(validating stored: CacheEntry?) async throws -> TransportResponse {
        var sent = call
        if request.method == .get, let stored {
            for field in stored.validators { sent.request.headerFields[field.name] = field.value }
        }
        let requested = cache.time
        var response: TransportResponse
        do { response = try await next(sent) } catch let error as FetchError where error.isRetryable {
            if let standIn = standIn(stored, for: sentKey) { return standIn }
            throw error
        }
        let key = sentKey
        response.identity = key.identity
        let number = call.sent?.number ?? 0
        let (choices, beginsSession) = judge(response, to: key)
        response.isForOneCall = choices == nil || beginsSession
        let status = response.head.status
        if [500, 502, 503, 504].contains(status.code) {
            let standIn = response.redirectedURL == nil ? standIn(stored, for: key) : nil
            return standIn ?? response
        }
        // The response to somebody else says nothing of what is stored for this identity.
        let own = key == self.key ? stored : nil
        if request.method == .head {
            if let own, !beginsSession { try await freshen(own, by: response, requested, number) }
            return response
        }
        guard status == .notModified, let stored else {
            return try await keep(response, as: key, choices, own, requested, number)
        }
        guard own != nil, response.redirectedURL == nil, stored.isDescribed(by: response.head) else {
            // The response describes another entity, or confirms that somebody else has the latest.
            if let own { try await cache.remove(own, for: key, sentAs: number) }
            return try await send(validating: nil)
        }
        cache.count { $0.revalidations += 1 }
        let received = cache.time
        let updated = stored.updated(
            by: response.head,
            to: request,
            sentWith: sentFields,
            requested: requested,
            received: received
        )
        guard let entry = updated else {
            try await cache.remove(stored, for: key, sentAs: number)
            var answer = stored.answer(to: request, at: received, isValidated: true, for: key.identity)
            answer.isForOneCall = true
            return answer
        }
        var answer = entry.answer(to: request, at: received, isValidated: true, for: key.identity)
        answer.isForOneCall = beginsSession
        if beginsSession { return answer }
        if entry.choices != stored.choices { try await cache.remove(stored, for: key, sentAs: number) }
        try await cache.insert(entry, for: key, sentAs: number)
        return answer
    }

    /// Returns the choices for which a response can be stored, `nil` if it cannot, and whether it begins a session.
    ///
    /// A response to nobody that sets a cookie begins a session, which must not become that of everybody. It can be
    /// stored if its server says that the cookie must not.
    private func judge(
        _ response: TransportResponse,
        to key: CacheKey
    ) -> (choices: [CacheEntry.Choice]?, beginsSession: Bool) {
        let fields = response.head.headerFields
        let beginsSession = key.identity.isEmpty && fields.contains(.setCookie)
        if beginsSession, !CacheControl(fields).uncachedFields.contains(.setCookie) { return (nil, true) }
        // The next request may get another key in its URL.
        if call.sent?.hasOtherURL == true { return (nil, beginsSession) }
        return (CacheEntry.choices(of: response.head, to: request, sentWith: sentFields), beginsSession)
    }

    /// Returns the stored response in the place of a server that fails, if that is allowed, and if the request was sent
    /// for the same identity.
    private func standIn(_ stored: CacheEntry?, for sentKey: CacheKey) -> TransportResponse? {
        let now = cache.time
        guard sentKey == key, let stored, stored.maySurviveError(wishes, at: now) else { return nil }
        cache.count { $0.hits += 1 }
        return stored.answer(to: request, at: now, isValidated: false)
    }

    /// Stores a response in the place of an older one, now or when its reader has read it; one that fits no other
    /// request has no choices, and is not stored.
    private func keep(
        _ response: TransportResponse,
        as key: CacheKey,
        _ choices: [CacheEntry.Choice]?,
        _ stored: CacheEntry?,
        _ requested: Double,
        _ number: UInt64
    ) async throws -> TransportResponse {
        guard request.method == .get else { return response }
        cache.count { $0.misses += 1 }
        let received = cache.time
        guard response.redirectedURL == nil, let choices,
            var entry = CacheEntry(storing: response.head, choices, requested: requested, received: received)
        else {
            if let stored { try await cache.remove(stored, for: key, sentAs: number) }
            return response
        }
        if let bytes = response.body.bytes, bytes.readableBytes <= cache.maximumEntryBytes {
            entry.body = bytes
            try await cache.insert(entry, for: key, sentAs: number)
            return response
        }
        // The latest response is found later, or none.
        if let stored { try await cache.remove(stored, for: key, sentAs: number) }
        guard response.body.bytes == nil else { return response }
        // A response that announces to be too long need not be collected.
        let announced = response.head.headerFields[.contentLength].flatMap { WireNumber.count($0) } ?? 0
        guard announced <= cache.maximumEntryBytes else { return response }
        var teed = response
        teed.body = FetchResponseBody(
            CachingBody(source: response.body, limit: cache.maximumEntryBytes) { [cache, key, entry] bytes in
                var entry = entry
                entry.body = bytes
                // Only cancellation is thrown here, and the reader notices that by itself.
                try? await cache.insert(entry, for: key, sentAs: number)
            }
        )
        return teed
    }

    /// Updates the header fields of the stored response from a response to HEAD, or removes it (RFC 9111 §4.3.5).
    private func freshen(
        _ stored: CacheEntry,
        by response: TransportResponse,
        _ requested: Double,
        _ number: UInt64
    ) async throws {
        let head = response.head
        guard head.status == .ok, response.redirectedURL == nil else { return }
        let length = head.headerFields[.contentLength]
        let received = cache.time
        var get = request
        get.method = .get
        // The head of a success does not describe a stored failure.
        if stored.head.status == .ok, stored.isDescribed(by: head),
            length == nil || length == stored.head.headerFields[.contentLength],
            let entry = stored.updated(
                by: head,
                to: get,
                sentWith: sentFields,
                requested: requested,
                received: received
            )
        {
            try await cache.insert(entry, for: key, sentAs: number)
        } else {
            try await cache.remove(stored, for: key, sentAs: number)
        }
    }
}

extension TransportResponse {
    /// The response to a request that must not be sent, if nothing stored is for it (RFC 9111 §5.2.1.7).
    static var nothingStored: Self { Self(head: HTTPResponse(status: .gatewayTimeout)) }
}
