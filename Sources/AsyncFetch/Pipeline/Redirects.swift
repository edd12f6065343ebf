public import HTTPTypes

/// A redirect that is about to be followed.
public struct FetchRedirection: Sendable {
    /// The response that redirects.
    public let response: HTTPResponse
    /// The request to send next, without credentials and cookies.
    public var request: HTTPRequest
}

/// Follows redirects within one call (RFC 9110 §15.4).
///
/// A 3xx without `Location` is treated like any other response: resumable uploads use such a 308. Credentials, cookies
/// and keys are not sent to another origin. No redirect goes from https to http, or from the internet to this machine
/// or into its network.
struct Redirects {
    private let core: FetcherCore
    private var remaining: Int
    private var seen: Set<Visit> = []

    /// A target of a redirect; the same cookies at the same URL lead to the same response.
    private struct Visit: Hashable {
        let method: HTTPRequest.Method
        let place: String
        let cookies: String?
    }

    init(_ core: FetcherCore) {
        self.core = core
        remaining = core.configuration.maximumRedirects
    }

    /// Returns the call that follows a redirect.
    ///
    /// - Parameters:
    ///   - response: The response that was received.
    ///   - call: The call that was sent.
    ///   - monitor: The monitor of the fetch.
    ///   - loop: The loop of the attempt.
    /// - Returns: The next call, or `nil` when the response is not a redirect that can be followed, or was refused.
    /// - Throws: ``FetchError/Code/redirect``, or the error of the application's closure.
    mutating func next(
        after response: HTTPResponse,
        to call: FetchCall,
        _ monitor: FetchMonitor,
        in loop: Int
    ) async throws -> FetchCall? {
        let status = response.status.code
        guard [301, 302, 303, 307, 308].contains(status), let location = response.headerFields[.location],
            status != 308 || !call.takes308AsAnswer
        else { return nil }
        guard call.body?.isReplayable != false || status == 303 else { return nil }
        let becomesGET = status == 303 || status < 303 && call.request.method == .post
        guard !becomesGET || !call.keepsMethod else { return nil }
        if call.options.staysAtResource {
            let changesMethod = becomesGET && call.request.method != .get && call.request.method != .head
            let target = try call.request.resolving(location)
            guard !changesMethod, Self.isSameResource(target, call.request) else { return nil }
        }
        guard remaining > 0 else {
            let limit = core.configuration.maximumRedirects
            throw FetchError(
                .redirect,
                "\(Redaction.summary(call.request)) was redirected more than \(limit) times"
            )
        }
        var next = call
        let target = try call.request.resolving(location)
        next.request.scheme = target.scheme
        next.request.authority = target.authority
        next.request.path = target.path
        let source = LinkSource.response(to: call.request)
        if let refusal = source.refusal(of: target, allowingInward: core.configuration.allowsInwardLinks) {
            throw FetchError(.redirect, "\(Redaction.summary(call.request)) \(refusal)")
        }
        if becomesGET {
            next.request.method = call.request.method == .head ? .head : .get
            next.request.headerFields[.contentType] = nil
            next.body = nil
        }
        source.withholdKeys(of: &next.request)
        let place = next.request.origin + (next.request.path ?? "")
        let visit = Visit(method: next.request.method, place: place, cookies: core.cookies?.header(for: next.request))
        guard !seen.contains(visit) else {
            throw FetchError(.redirect, "\(Redaction.summary(call.request)) is redirected in a circle")
        }
        if let willRedirect = core.configuration.willRedirect {
            let redirection = FetchRedirection(response: response, request: next.request)
            let decision = try await monitor.awaiting("`willRedirect` after HTTP \(status)", in: loop) {
                try await Interruption.abandonable { try await willRedirect(redirection) }
            }
            guard let request = decision else { return nil }
            // Secrets that the application added are meant for the new origin; those that were there before are not.
            let proposed = next.request
            next.request = request
            LinkSource.response(to: proposed).withholdKeys(of: &next.request) {
                request.headerFields[$0] != proposed.headerFields[$0]
            }
        }
        if call.staysAtOrigin, next.body != nil, !source.isHome(next.request) {
            throw FetchError(
                .redirect,
                "\(Redaction.summary(call.request)) leads elsewhere with what is for it alone"
            )
        }
        next.credentials = source.credentials(call.credentials, for: next.request)
        // Not before the closure: if it throws and the call is repeated, the same redirect comes again.
        remaining -= 1
        seen.insert(visit)
        return next
    }

    /// Returns `true` if two URLs differ only in the slash at the end of their paths.
    private static func isSameResource(_ target: HTTPRequest, _ request: HTTPRequest) -> Bool {
        func path(_ request: HTTPRequest) -> Substring {
            let path = Redaction.pathWithoutQuery(request)[...]
            return path.hasSuffix("/") ? path.dropLast() : path
        }
        return target.origin == request.origin && path(target).utf8.elementsEqual(path(request).utf8)
    }
}
