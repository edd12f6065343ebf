import HTTPTypes
import Synchronization

/// The requests really sent for a call, as the fetcher reports them to the cache.
///
/// Cookies, credentials and middleware are added after the cache, and redirects lead to other URLs.
final class SentRequests: Sendable {
    private struct State {
        var partition = ""
        /// The header fields that the attempt and the credentials added; the partition stands for them.
        var authorization = HTTPFields()
        /// The header fields that the credentials added.
        var credentials = HTTPFields()
        var latest: (partition: String, fields: HTTPFields)?
        var latestFields: HTTPFields?
        var changes: [HTTPRequest] = []
    }

    private let state = Mutex(State())

    /// The latest request, by which its response is told apart: the partition of its credentials, and the header fields
    /// besides theirs; `nil` before the first.
    var latest: (partition: String, fields: HTTPFields)? { state.withLock { $0.latest } }

    /// The header fields of the latest request, by which the server may have chosen its response, besides those of the
    /// credentials; `nil` before the first.
    var latestFields: HTTPFields? { state.withLock { $0.latestFields } }

    /// The requests that may have changed a resource, in order.
    var changes: [HTTPRequest] { state.withLock { $0.changes } }

    /// Notes what is added to a request before an attempt.
    ///
    /// - Parameters:
    ///   - request: The request with all header fields.
    ///   - original: The request of the call.
    ///   - unauthorized: The request of the attempt before its credentials.
    ///   - credentials: The credentials.
    func didAuthorize(
        _ request: HTTPRequest,
        from original: HTTPRequest,
        _ unauthorized: HTTPRequest,
        by credentials: (any FetchCredentials)?
    ) {
        func fields(addedTo other: HTTPRequest) -> HTTPFields {
            HTTPFields(request.headerFields.filter { other.headerFields[$0.name] != $0.value })
        }
        let (added, addedByCredentials) = (fields(addedTo: original), fields(addedTo: unauthorized))
        // An identity that is unknown by now is that of nobody.
        let partition = credentials.map { $0.partition ?? String(UInt128.random(in: 0 ... .max)) } ?? ""
        state.withLock {
            $0.partition = partition
            $0.authorization = added
            $0.credentials = addedByCredentials
        }
    }

    func willSend(_ request: HTTPRequest) {
        state.withLock { state in
            let own = request.headerFields.filter { state.authorization[$0.name] != $0.value }
            state.latest = (state.partition, HTTPFields(own))
            let chosen = request.headerFields.filter { state.credentials[$0.name] != $0.value }
            state.latestFields = HTTPFields(chosen)
            guard ![.get, .head, .options, .trace].contains(request.method) else { return }
            state.changes.append(request)
        }
    }
}
