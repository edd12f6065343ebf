import HTTPTypes
import Synchronization

/// What was really sent for a call, as the fetcher tells it to the cache: cookies, credentials and middleware come after the
/// cache, and redirects lead elsewhere.
final class SentRequests: Sendable {
    private struct State {
        var partition = ""
        /// What the credentials added, which their partition stands for.
        var authorization = HTTPFields()
        var identity: String?
        var changed: [String] = []
    }

    private let state = Mutex(State())

    /// For whom the latest request was: see ``CacheKey/identity``; nil before the first.
    var identity: String? { state.withLock { $0.identity } }

    /// The URLs of the requests that may have changed what is there, in their order.
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
