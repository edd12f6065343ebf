import AsyncFetch
import AsyncFetchTesting
import EmulatorServer
import HTTPTypes

/// The head of a request, with its operation.
struct Call {
    typealias Route = (HTTPRequest.Method, RequestTarget, HTTPFields) throws(GoogleError) -> Operation

    /// The method, or the method that `X-HTTP-Method-Override` names.
    let method: HTTPRequest.Method
    /// The path as sent, percent-encoded.
    let path: String
    let headers: HTTPFields
    /// The server's host and port in the client's request.
    let authority: String
    /// The parsed target and the operation, or the error if there is no operation.
    let meaning: Result<(target: RequestTarget, operation: Operation), GoogleError>
    /// A Boolean value indicating whether the request is a POST that stands for a GET with a long query, which is in
    /// the body.
    let isLongGet: Bool
    /// Returns the operation for a target, also for that of a long GET, which is not complete before the body.
    let route: Route
    private let line: String

    init(_ request: HTTPRequest, route: @escaping Route) {
        let headers = request.headerFields
        let method = headers[.methodOverride].flatMap { HTTPRequest.Method($0) } ?? request.method
        let line = request.path ?? "/"
        self.method = method
        self.line = line
        self.route = route
        self.headers = headers
        path = String(line.prefix { $0 != "?" })
        authority = request.authority ?? ""
        let target = Result { () throws(GoogleError) in try RequestTarget(line) }
        meaning = target.flatMap { target in
            Result { () throws(GoogleError) in (target, try route(method, target, headers)) }
        }
        isControl = path.hasPrefix(ControlServer.path) || (try? target.get())?.segments.first == "_emulator"
        let contentType = headers[.contentType] ?? ""
        isLongGet = method != request.method && contentType.hasPrefix("application/x-www-form-urlencoded")
    }

    var operationName: String? { (try? meaning.get())?.operation.name }

    func journalEntry(_ fault: FaultPlan.Fault?) -> RequestJournal.Entry {
        var entry = RequestJournal.Entry(
            method: method,
            path: path,
            query: line.dropFirst(path.count + 1),
            operation: operationName,
            headers: headers
        )
        entry.fault = fault
        return entry
    }

    /// A Boolean value indicating whether the request is one to the emulator itself, however its path is encoded.
    let isControl: Bool

    /// Throws 401 unless the request has a valid token of an issuer, or one that its service account has signed for a URL.
    func check(_ issuer: TokenIssuer, for root: String) throws(GoogleError) {
        guard let bearer = headers.bearer else { throw .unauthenticated(wrong: false) }
        if issuer.holder(of: bearer) != nil || issuer.isSelfSigned(bearer, for: root) { return }
        throw .unauthenticated(wrong: true)
    }

    /// Throws 401 unless a request has this token or key: in its header fields, or as the parameter `key`.
    static func check(_ credential: String, _ headers: HTTPFields, key: String?) throws(GoogleError) {
        let shown = headers.bearer ?? headers[.googleAPIKey] ?? key
        if shown != credential { throw .unauthenticated(wrong: shown != nil) }
    }
}

extension HTTPFields {
    /// The bearer token; some clients send it without its scheme.
    fileprivate var bearer: String? { credentials(of: "Bearer") ?? self[.authorization] }
}
