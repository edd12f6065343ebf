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

extension HTTPRequest {
    /// The target of a `Location`: an absolute URL, or one relative to this request's (RFC 3986 §5.2).
    fileprivate func resolving(_ location: String) throws -> HTTPRequest {
        // Only what stands before all of these can be a scheme: "/login?next=https://…" is relative.
        let hasScheme = location.prefix { !"/?#".contains($0) }.contains(":")
        if hasScheme { return try HTTPRequest(url: location) }
        let scheme = scheme ?? ""
        if location.hasPrefix("//") { return try HTTPRequest(url: scheme + ":" + location) }
        let origin = "\(scheme)://\(authority ?? "")"
        if location.hasPrefix("/") { return try HTTPRequest(url: origin + location) }
        let path = Redaction.pathWithoutQuery(self)
        if location.isEmpty || location.hasPrefix("?") { return try HTTPRequest(url: origin + path + location) }
        let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
        let name = location.prefix { !"?#".contains($0) }
        return try HTTPRequest(url: origin + withoutDotSegments(folder + name) + location[name.endIndex...])
    }

    /// `/a/./b/../c` as `/a/c` (RFC 3986 §5.2.4).
    private func withoutDotSegments(_ path: some StringProtocol) -> String {
        var kept: [Substring] = []
        for segment in Substring(path).split(separator: "/", omittingEmptySubsequences: false) {
            if segment == ".." { _ = kept.popLast() } else if segment != "." { kept.append(segment) }
        }
        let isFolder = path.hasSuffix("/.") || path.hasSuffix("/..")
        let text = kept.joined(separator: "/") + (isFolder ? "/" : "")
        return text.hasPrefix("/") ? text : "/" + text
    }
}
