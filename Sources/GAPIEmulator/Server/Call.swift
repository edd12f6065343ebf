import AsyncFetchTesting
import HTTPTypes
import HummingbirdCore

/// The head of a request, and what it means.
struct Call {
    typealias Route = (HTTPRequest.Method, RequestTarget, HTTPFields) throws(GoogleError) -> Operation

    /// The method, or the one that `X-HTTP-Method-Override` names.
    let method: HTTPRequest.Method
    /// The path as sent, percent-encoded.
    let path: String
    let headers: HTTPFields
    /// The host and port that the client has for the server.
    let authority: String
    /// The target taken apart and the operation, or why there is none.
    let meaning: Result<(target: RequestTarget, operation: Operation), GoogleError>
    /// Whether this is a GET too long for a URL: its query is the body of a POST.
    let isLongGet: Bool
    private let line: String

    init(_ request: Request, route: Route) {
        let method = request.headers[.methodOverride].flatMap { HTTPRequest.Method($0) } ?? request.method
        let line = request.head.path ?? "/"
        let headers = request.headers
        self.method = method
        self.line = line
        self.headers = headers
        path = String(line.prefix { $0 != "?" })
        authority = request.head.authority ?? ""
        meaning = Result { () throws(GoogleError) in
            let target = try RequestTarget(line)
            return (target, try route(method, target, headers))
        }
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

    /// Throws 401 unless the request shows this token or key.
    func check(_ credential: String) throws(GoogleError) {
        let bearer = headers[.authorization].map { $0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : $0 }
        let key = (try? meaning.get())?.target.query["key"]
        let shown = bearer ?? headers[.apiKey] ?? key
        if shown != credential { throw .unauthenticated(wrong: shown != nil) }
    }
}
