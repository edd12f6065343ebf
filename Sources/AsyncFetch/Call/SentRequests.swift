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
        var latest: (partition: String, fields: HTTPFields)?
        var changes: [HTTPRequest] = []
    }

    private let state = Mutex(State())

    /// The latest request, by which its response is told apart: the partition of its credentials, and the header fields
    /// besides theirs; `nil` before the first.
    var latest: (partition: String, fields: HTTPFields)? { state.withLock { $0.latest } }

    /// The requests that may have changed a resource, in order.
    var changes: [HTTPRequest] { state.withLock { $0.changes } }

    func didAuthorize(_ request: HTTPRequest, from original: HTTPRequest, by credentials: (any FetchCredentials)?) {
        let added = HTTPFields(request.headerFields.filter { original.headerFields[$0.name] != $0.value })
        // An identity that is unknown by now is that of nobody.
        let partition = credentials.map { $0.partition ?? String(UInt128.random(in: 0 ... .max)) } ?? ""
        state.withLock { ($0.partition, $0.authorization) = (partition, added) }
    }

    func willSend(_ request: HTTPRequest) {
        state.withLock { state in
            let own = request.headerFields.filter { state.authorization[$0.name] != $0.value }
            state.latest = (state.partition, HTTPFields(own))
            guard ![.get, .head, .options, .trace].contains(request.method) else { return }
            state.changes.append(request)
        }
    }
}
