import HTTPTypes

/// Follows redirects within one call (RFC 9110 §15.4).
///
/// A 3xx without `Location` is an answer like any other: resumable uploads say 308 that way. Credentials, cookies and keys do not
/// cross to another origin, and nothing goes from https to http.
struct Redirects {
    private var remaining: Int
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
        remaining = limit
    }

    /// - Returns: what to send next, or `nil` when the answer is not a redirect that can be followed.
    mutating func next(after response: HTTPResponse, to call: FetchCall) throws -> FetchCall? {
        let status = response.status.code
        guard [301, 302, 303, 307, 308].contains(status), let location = response.headerFields[.location] else {
            return nil
        }
        guard call.body?.isReplayable != false || status == 303 else { return nil }
        guard remaining > 0 else {
            throw FetchError(
                .redirect,
                "\(Redaction.summary(call.request)) was redirected more than \(limit) times"
            )
        }
        remaining -= 1
        var next = call
        let target = try call.request.resolving(location)
        next.request.scheme = target.scheme
        next.request.authority = target.authority
        next.request.path = target.path
        if target.scheme == "http", call.request.scheme == "https" {
            throw FetchError(.redirect, "\(Redaction.summary(call.request)) redirects from https to http")
        }
        if status == 303 || (status < 303 && call.request.method == .post) {
            next.request.method = call.request.method == .head ? .head : .get
            next.request.headerFields[.contentType] = nil
            next.body = nil
        }
        if next.request.origin != call.request.origin {
            for name in Redaction.secretHeaders { next.request.headerFields[name] = nil }
            next.credentials = nil
        }
        return next
    }
}
