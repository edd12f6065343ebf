import HTTPTypes

/// One call that changes a resource, after which the stored responses for it are removed (RFC 9111 §4.4).
struct CachedChange: Sendable {
    let cache: ResponseCache
    let call: FetchCall
    let next: @Sendable (FetchCall) async throws -> TransportResponse

    /// Sends the call, and removes what it may have changed.
    func answer() async throws -> TransportResponse {
        let sent = cache.recordOfRequests()
        var call = call
        call.sent = sent
        let response: TransportResponse
        do { response = try await next(call) } catch {
            // The server may have made the change in spite of the error.
            await cache.discard(urls(changedBy: sent))
            throw error
        }
        guard Self.mayHaveChanged(response, sent) else { return response }
        await cache.discard(urls(changedBy: sent).union(Self.named(by: response, to: call.request)))
        return response
    }

    /// Returns `false` if the server has refused the change.
    ///
    /// A failure at the end does not always tell that: the answer to an earlier request may be lost, a gateway may have
    /// lost that of the server, and after a redirect the status is that of another resource.
    private static func mayHaveChanged(_ response: TransportResponse, _ sent: SentRequests) -> Bool {
        !(400..<500).contains(response.head.status.code) || response.redirectedURL != nil || sent.countOfChanges > 1
    }

    /// Returns the URLs of the requests, and of the places to which they move or copy something (RFC 4918 §10.3).
    private func urls(changedBy sent: SentRequests) -> Set<String> {
        var urls: Set<String> = []
        for request in [call.request] + sent.changes {
            urls.insert(CacheKey.url(of: request))
            let other = request.neighbour(request.headerFields[.destination])
            if let other { urls.insert(CacheKey.url(of: other)) }
        }
        return urls
    }

    /// Returns the URLs that a response names as changed.
    private static func named(by response: TransportResponse, to request: HTTPRequest) -> [String] {
        let target = response.redirectedURL.flatMap { try? HTTPRequest(url: $0) } ?? request
        return [HTTPField.Name.location, .contentLocation].compactMap { name in
            target.neighbour(response.head.headerFields[name]).map { CacheKey.url(of: $0) }
        }
    }
}

extension HTTPRequest {
    /// Returns a request for a URL reference; `nil` if it is unusable, or leads to another origin, about which this one
    /// has nothing to say.
    fileprivate func neighbour(_ reference: String?) -> HTTPRequest? {
        guard let other = reference.flatMap({ try? resolving($0) }), other.origin == origin else { return nil }
        return other
    }
}

extension HTTPField.Name {
    fileprivate static let destination = Self.known("Destination")
}
