import HTTPTypes
import Synchronization

/// The requests really sent for a call, as the fetcher reports them to the cache.
///
/// Cookies, credentials and middleware are added after the cache, and redirects lead to other URLs.
final class SentRequests: Sendable {
    /// A request, step by step; the steps are compared only when somebody asks.
    private struct Steps {
        /// The header fields of the call.
        var call = HTTPFields()
        /// The attempt before its credentials.
        var unauthorized: HTTPRequest?
        /// The attempt after its credentials.
        var authorized: HTTPRequest?
        /// What was sent.
        var sent: HTTPRequest?
        /// The partition of the credentials; empty without credentials.
        var partition = ""
        /// The digest of the client certificate; empty without one.
        var certificate = ""

        var sentFields: HTTPFields { sent?.headerFields ?? [:] }

        /// A Boolean value indicating whether middleware has changed the URL.
        var hasOtherURL: Bool {
            guard let authorized, let sent else { return false }
            return sent.path != authorized.path || sent.authority != authorized.authority
                || sent.scheme != authorized.scheme
        }

        /// Returns `true` for a header field that an attempt or its credentials added to earlier ones.
        func added(_ field: HTTPField, to earlier: HTTPFields) -> Bool {
            guard let authorized else { return false }
            return field.isIn(authorized.headerFields) && !field.isIn(earlier)
        }
    }

    private struct State {
        /// The steps of the attempt.
        var steps = Steps()
        /// The steps of the latest request; `nil` before the first.
        var latest: Steps?
        var number: UInt64
        /// The time when the first request of the latest attempt was sent; `nil` before the first.
        var requested: Double?
        /// A Boolean value indicating whether the latest attempt has sent a request.
        var hasSent = false
        var changes: [HTTPRequest] = []
    }

    private let ledger: CacheLedger
    private let now: @Sendable () -> Double
    private let state: Mutex<State>

    /// Creates a record for a call that is sent now.
    ///
    /// - Parameters:
    ///   - ledger: The ledger that numbers the requests.
    ///   - now: Returns the current time, in seconds since 1970.
    init(_ ledger: CacheLedger, now: @escaping @Sendable () -> Double) {
        self.ledger = ledger
        self.now = now
        state = Mutex(State(number: ledger.nextNumber()))
    }

    /// The number of the latest request in the ledger; that of the call before the first.
    ///
    /// If middleware sends several for one attempt, it is that of the first, because any of them may be answered.
    var number: UInt64 { state.withLock { $0.number } }

    /// The time when the latest request was sent, in seconds since 1970; `nil` before the first.
    ///
    /// What a call waited for before it is no age of its response: a token, a place at the host, failed attempts. If
    /// middleware sends several for one attempt, it is the time of the first.
    var requested: Double? { state.withLock { $0.requested } }

    /// The identity of the latest request, see ``CacheKey/identity``; `nil` before the first.
    ///
    /// The partition stands for the header fields that the attempt and the credentials added. If middleware has changed
    /// the URL, there may be a key in it, and the identity is that of nobody.
    var identity: String? {
        guard let steps = state.withLock({ $0.latest }) else { return nil }
        guard !steps.hasOtherURL else { return CacheKey.identity(partition: Self.nobody, certificate: "", [:]) }
        let secrets = steps.sentFields.filter { Redaction.isSecret($0.name) && !steps.added($0, to: steps.call) }
        return CacheKey.identity(partition: steps.partition, certificate: steps.certificate, secrets)
    }

    /// The partition of somebody unknown, which is never found again.
    private static var nobody: String { String(UInt128.random(in: 0 ... .max)) }

    /// A Boolean value indicating whether the latest request told the server for which user it is; `nil` before the
    /// first.
    var identifiesUser: Bool? { state.withLock { $0.latest?.sentFields.identifyUser } }

    /// A Boolean value indicating whether middleware has changed the URL of the latest request.
    var hasOtherURL: Bool { state.withLock { $0.latest?.hasOtherURL ?? false } }

    /// The header fields of the latest request, by which the server may have chosen its response, besides those of the
    /// credentials; `nil` before the first.
    var latestFields: HTTPFields? {
        state.withLock { $0.latest }.map { steps -> HTTPFields in
            let unauthorized = steps.unauthorized?.headerFields ?? [:]
            return steps.sentFields.filter { !steps.added($0, to: unauthorized) }
        }
    }

    /// The URL of the latest attempt, in the form of keys; `nil` before the first.
    ///
    /// Redirects lead to other URLs. Credentials may add a key, which is not in it.
    var url: String? { state.withLock { $0.steps.unauthorized }.map { CacheKey.url(of: $0) } }

    /// The requests that may have changed a resource, and those at the same origin to which redirects led these, in
    /// order.
    var changes: [HTTPRequest] { state.withLock { $0.changes } }

    /// The number of requests that may have changed a resource.
    var countOfChanges: Int { state.withLock { $0.changes.count { !$0.isSafe } } }

    /// Notes the request of an attempt before its credentials, for which it may have to wait.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - original: The request of the call.
    func willAuthorize(_ request: HTTPRequest, from original: HTTPRequest) {
        state.withLock {
            $0.steps.call = original.headerFields
            $0.steps.unauthorized = request
            $0.hasSent = false
        }
    }

    /// Notes what credentials have added to a request.
    ///
    /// - Parameters:
    ///   - request: The request with all header fields.
    ///   - credentials: The credentials.
    ///   - certificate: The digest of the client certificate; `nil` if it is unknown.
    func didAuthorize(
        _ request: HTTPRequest,
        by credentials: (any FetchCredentials)?,
        showing certificate: String?
    ) {
        // An identity that is unknown by now is that of nobody.
        let partition = credentials.map { $0.partition ?? Self.nobody } ?? ""
        let certificate = certificate ?? Self.nobody
        state.withLock {
            $0.steps.authorized = request
            $0.steps.partition = partition
            $0.steps.certificate = certificate
        }
    }

    func willSend(_ request: HTTPRequest) {
        let time = now()
        state.withLock { state in
            state.steps.sent = request
            state.latest = state.steps
            if !state.hasSent {
                state.hasSent = true
                state.requested = time
                // A call may have waited for long, and others may have been sent before it.
                state.number = ledger.nextNumber(at: time)
            }
            let isTarget = state.changes.last.map { $0.origin == request.origin } ?? false
            if isTarget || !request.isSafe { state.changes.append(request) }
        }
    }
}

extension HTTPField {
    /// Returns `true` if the fields have one of this name and value.
    fileprivate func isIn(_ fields: HTTPFields) -> Bool {
        fields.contains { $0.name == name && $0.value == value }
    }
}
