import HTTPTypes
import Synchronization

/// The requests really sent for a call, as the fetcher reports them to the cache.
///
/// Cookies, credentials and middleware are added after the cache, and redirects lead to other URLs.
final class SentRequests: Sendable {
    private struct State {
        var partition = ""
        /// The header fields that the credentials added; their partition stands for them.
        var authorization = HTTPFields()
        var identity: String?
        var changed: [String] = []
    }

    private let state = Mutex(State())

    /// The identity of the latest request, see ``CacheKey/identity``; `nil` before the first.
    var identity: String? { state.withLock { $0.identity } }

    /// The URLs of requests that may have changed a resource, in order.
    var changed: [String] { state.withLock { $0.changed } }

    func didAuthorize(_ request: HTTPRequest, from original: HTTPRequest, by credentials: (any Credentials)?) {
        let added = HTTPFields(request.headerFields.filter { original.headerFields[$0.name] != $0.value })
        state.withLock { ($0.partition, $0.authorization) = (credentials?.partition ?? "", added) }
    }

    func willSend(_ request: HTTPRequest) {
        state.withLock { state in
            let own = request.headerFields.filter { state.authorization[$0.name] != $0.value }
            state.identity = CacheKey.identity(partition: state.partition, HTTPFields(own))
            guard ![.get, .head, .options, .trace].contains(request.method) else { return }
            let url = CacheKey.url(of: request)
            if !state.changed.contains(url) { state.changed.append(url) }
        }
    }
}
