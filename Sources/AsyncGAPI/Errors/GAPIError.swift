public import AsyncFetch
public import AsyncJSON

/// Why a call of a service failed.
///
/// A cancelled call throws `CancellationError` instead, never wrapped in this type.
public struct GAPIError: Error, Sendable, CustomStringConvertible {
    /// What kind of failure it was.
    public var code: Code
    /// What failed, and what to do about it: the server's own sentence where it gave one.
    ///
    /// Never shows a token, key or body.
    public var message: String
    /// The method that was called, such as `storage.objects.get`.
    public var method: String?
    /// The URL that was asked, without its query; `nil` when nothing was sent.
    public var url: String?
    /// The HTTP status of the answer, or `nil` when there was none.
    public var status: Int?
    /// The server's word for the failure, such as `notFound` or `rateLimitExceeded`; the first of ``errors`` that has one.
    public var reason: String?
    /// The canonical status of newer services, such as `NOT_FOUND`.
    public var canonicalStatus: String?
    /// The single errors of the answer, as older services list them.
    public var errors: [Detail] = []
    /// The typed details of newer services, each with its `@type`.
    public var details: [JSON.Value] = []
    /// Pages that explain the failure or what to do about it, in the order of the answer.
    public var helpLinks: [HelpLink] = []
    /// The number of the request in the server's books, for a question to the service's support.
    public var requestID: String?
    /// How long the server asks to wait.
    public var retryAfter: Duration?
    /// The attempts that failed, in order.
    public var attempts: [FetchAttempt] = []
    /// The token of the page that could not be fetched: a listing can go on from there.
    public var resumeToken: String?
    /// The error underneath: ``FetchError`` for a transport's, `JSON.Error` for a decoder's.
    public var cause: (any Error)?

    /// One of several errors in an answer.
    public struct Detail: Sendable, Hashable {
        /// The part of the service that speaks, such as `global` or `usageLimits`.
        public var domain: String?
        /// A word for programs.
        public var reason: String?
        /// A sentence for people.
        public var message: String?
        /// The parameter or header that is at fault.
        public var location: String?
        /// What ``location`` names: `parameter` or `header`.
        public var locationType: String?
    }

    /// A page about a failure.
    public struct HelpLink: Sendable, Hashable {
        /// What the page is about.
        public var description: String?
        /// Where the page is.
        public var url: String
    }

    /// The kinds of failure; later versions add to them.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// A readable form.
        public let description: String
        private init(_ description: String) { self.description = description }

        /// The query cannot be sent as it is, or what the service is to be asked at is no URL.
        public static let invalidRequest = Code("invalid request")
        /// Reading or writing a local file failed.
        public static let file = Code("file failure")
        /// The server answered with an error; see ``GAPIError/status`` and ``GAPIError/reason``.
        public static let server = Code("server error")
        /// No answer was had; see ``GAPIError/cause``.
        public static let transport = Code("transport failure")
        /// The answer is not what the method promises; ``GAPIError/cause`` has the place.
        public static let decoding = Code("undecodable answer")
        /// The answer has no body where an object was expected.
        public static let emptyResponse = Code("empty answer")
        /// The answer is not JSON, for example the page of a proxy.
        public static let unexpectedContent = Code("unexpected content")
        /// A list that would never end.
        public static let repeatedPageToken = Code("repeated page token")
        /// A list that is longer than the caller allowed.
        public static let tooManyPages = Code("too many pages")
        /// The upload session is gone; start again.
        public static let uploadSessionExpired = Code("upload session expired")
        /// The server broke the upload protocol.
        public static let uploadProtocol = Code("upload protocol violation")
        /// The source of an upload is not what it was when the session began, or media changed while it was downloaded.
        public static let sourceChanged = Code("source changed")
        /// The bytes that arrived are not those that were sent.
        public static let checksumMismatch = Code("checksum mismatch")
        /// An operation at the server has ended without success.
        public static let operationFailed = Code("operation failed")
        /// An operation at the server goes on for longer than the caller would wait.
        public static let operationTimeout = Code("operation timeout")
        /// The description of a service cannot be had.
        public static let descriptionUnavailable = Code("no description")
        /// A responder of a test cannot give this answer.
        public static let responder = Code("responder failure")
    }

    /// Creates an error, for responders and tests.
    public init(_ code: Code, _ message: String, status: Int? = nil, reason: String? = nil, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.status = status
        self.reason = reason
        self.cause = cause
    }

    /// Whether nothing is there.
    ///
    /// Troubleshooting: check the name, and that the credentials may see it (some services hide with 404).
    public var isNotFound: Bool { status == 404 }
    /// Whether the credentials were missing or refused.
    ///
    /// Troubleshooting: log in again; a 403 (``isForbidden``) needs a permission instead.
    public var isUnauthorized: Bool { status == 401 }
    /// Whether the credentials are known and not allowed to do this.
    ///
    /// Troubleshooting: ask for the permission or the scope, or enable the service; a 403 that tells of a limit is ``isQuota``.
    public var isForbidden: Bool { status == 403 && !isQuota }
    /// Whether somebody else was faster: the name is taken (409), or the resource has changed (412).
    ///
    /// Troubleshooting: read the new state, apply the change to it and try again.
    public var isConflict: Bool { status == 409 || status == 412 }
    /// Whether a precondition (`ifGenerationMatch`, `If-Match`) did not hold.
    ///
    /// Troubleshooting: read the new state and try again.
    public var isPreconditionFailed: Bool { status == 412 }
    /// Whether the answer is that nothing changed since the given ETag.
    public var isNotModified: Bool { status == 304 }
    /// Whether a limit of the service was reached: one of speed, which is ``isRetryable``, or a quota of a day, which is not.
    ///
    /// Troubleshooting: slow down, or raise the quota.
    public var isQuota: Bool {
        status == 429 || canonicalStatus == "RESOURCE_EXHAUSTED" || QuotaReason(reason) != nil
    }
    /// Whether the same call may succeed later, provided that it is safe to repeat; `StandardRetry` decides by the same rule.
    public var isRetryable: Bool {
        if let error = cause as? FetchError { return error.isRetryable }
        return status.map { StandardRetry().mayPass($0, reason: reason) } ?? false
    }
    /// Whether time ran out.
    public var isTimeout: Bool { (cause as? FetchError)?.isTimeout ?? false }

    /// A readable form, without the secrets that servers and causes may have in their messages.
    public var description: String {
        let place = [method, url].compactMap(\.self).joined(separator: " ")
        var text = place.isEmpty ? "" : place + ": "
        text += status.map { "HTTP \($0)" } ?? code.description
        if let reason = reason ?? canonicalStatus { text += " \(reason)" }
        text += ": \(message)"
        if attempts.count > 1 { text += " (after \(attempts.count) attempts)" }
        // What an error of the fetcher says is said above.
        if let cause = (cause as? FetchError).map(\.cause) ?? cause { text += " [\(cause)]" }
        return Redaction.text(text)
    }
}

extension GAPIError.Code {
    fileprivate init(_ code: FetchError.Code) {
        self =
            switch code {
            case .mediaChanged, .source: .sourceChanged
            case .checksumMismatch: .checksumMismatch
            case .invalidRequest: .invalidRequest
            case .file: .file
            case .uploadSessionExpired: .uploadSessionExpired
            case .uploadProtocol: .uploadProtocol
            default: .transport
            }
    }
}

extension GAPIError {
    /// Any error of a call but its cancellation in this module's terms.
    init(_ error: any Error, method: String, url: String? = nil) {
        switch error {
        case let error as GAPIError: self = error
        case let error as FetchError:
            if [.status, .uploadSessionExpired].contains(error.code), let response = error.response {
                self.init(response: response)
                if error.code == .uploadSessionExpired { code = .uploadSessionExpired }
            } else {
                let code = Code(error.code)
                // A transport's message is no more than what was asked for, and that stands before it.
                let saysWhere = url.map { error.message.hasSuffix(" " + $0) } ?? false
                let message = saysWhere ? "\(error.code)" : error.message
                // A source that threw is the application's own: what it threw says more.
                self.init(code, message, cause: error.code == .source ? error.cause : error)
                if code == .transport, !saysWhere { self.message = "\(error.code): \(message)" }
                attempts = error.attempts
                if code == .uploadProtocol { status = error.response?.head.status.code }
            }
        default: self.init(.transport, "the call failed", cause: error)
        }
        self.method = self.method ?? method
        self.url = self.url ?? url
    }
}
