public import AsyncFetch
public import AsyncJSON
import AsyncOAuth

extension GAPI {
    /// The error of a failed service call.
    ///
    /// A cancelled call throws `CancellationError` instead, never wrapped in this type.
    public struct Error: Swift.Error, Sendable, CustomStringConvertible {
        /// The kind of failure.
        public var code: Code
        /// A message that says what failed and what to do about it; the server's own sentence if it sent one.
        ///
        /// It never shows a token, key or body.
        public var message: String
        /// The name of the called method, such as `storage.objects.get`.
        public var method: String?
        /// The URL of the request, without its query; `nil` when nothing was sent.
        public var url: String?
        /// The HTTP status of the response; `nil` if there was none.
        public var status: Int?
        /// The server's reason, such as `notFound` or `rateLimitExceeded`: the first reason in ``errors``.
        public var reason: String?
        /// The canonical status of newer services, such as `NOT_FOUND`.
        public var canonicalStatus: String?
        /// The single errors of the response, as older services list them.
        public var errors: [Detail] = []
        /// The typed details of newer services, each with its `@type`.
        public var details: [JSON.Value] = []
        /// The links to pages that explain the failure or what to do about it, in the order of the response.
        public var helpLinks: [HelpLink] = []
        /// The server's identifier of the request, for a question to the service's support.
        public var requestID: String?
        /// The time that the server asks to wait.
        public var retryAfter: Duration?
        /// The failed attempts, in order.
        public var attempts: [FetchAttempt] = []
        /// The token of the page that could not be fetched; a list can continue from there.
        public var resumeToken: String?
        /// The underlying error: a `FetchError` of a transport, a `JSON.Error` of a decoder, or an `OAuthError` of the
        /// credentials.
        public var cause: (any Swift.Error)?

        /// One of several errors in a response.
        public struct Detail: Sendable, Hashable {
            /// The part of the service that reports the error, such as `global` or `usageLimits`.
            public var domain: String?
            /// The reason as a word for programs.
            public var reason: String?
            /// The message as a sentence for people.
            public var message: String?
            /// The name of the parameter or header field with the error.
            public var location: String?
            /// The kind of ``location``: `parameter` or `header`.
            public var locationType: String?
        }

        /// A link to a page about a failure.
        public struct HelpLink: Sendable, Hashable {
            /// The subject of the page.
            public var description: String?
            /// The URL of the page.
            public var url: String
        }

        /// A kind of failure; later versions add more.
        public struct Code: Hashable, Sendable, CustomStringConvertible {
            /// A readable form.
            public let description: String
            private init(_ description: String) { self.description = description }

            /// The query cannot be sent as it is, or the service's root is not a valid URL.
            public static let invalidRequest = Code("invalid request")
            /// Reading or writing a local file failed.
            public static let file = Code("file failure")
            /// The server responded with an error; see ``GAPI/Error/status`` and ``GAPI/Error/reason``.
            public static let server = Code("server error")
            /// The credentials failed: no token could be had, so that the request was not sent, or not again after a 401.
            ///
            /// ``GAPI/Error/cause`` is an `OAuthError`.
            public static let credentials = Code("credentials failed")
            /// There was no response; see ``GAPI/Error/cause``.
            public static let transport = Code("transport failure")
            /// The response is not what the method promises; ``GAPI/Error/cause`` has the place.
            public static let decoding = Code("undecodable answer")
            /// The response has no body where an object was expected.
            public static let emptyResponse = Code("empty answer")
            /// The response is not JSON, for example the page of a proxy, or not the part of media that was requested.
            public static let unexpectedContent = Code("unexpected content")
            /// The list would never end, because the server repeated a page token.
            public static let repeatedPageToken = Code("repeated page token")
            /// The list is longer than the caller allowed.
            public static let tooManyPages = Code("too many pages")
            /// The upload session no longer exists; start again.
            public static let uploadSessionExpired = Code("upload session expired")
            /// The server broke the upload protocol.
            public static let uploadProtocol = Code("upload protocol violation")
            /// The source of an upload has changed since the session began, or media has changed during its download.
            public static let sourceChanged = Code("source changed")
            /// The bytes that arrived differ from those that were sent.
            public static let checksumMismatch = Code("checksum mismatch")
            /// A long-running operation has ended without success.
            public static let operationFailed = Code("operation failed")
            /// A long-running operation has taken longer than the caller wanted to wait.
            public static let operationTimeout = Code("operation timeout")
            /// The service takes no batches, or not this call in one; nothing was sent.
            public static let batchUnsupported = Code("no batches")
            /// The answer to a batch breaks the protocol of batches.
            public static let batchProtocol = Code("batch protocol violation")
            /// The answer to a batch has no part for this call.
            public static let batchPartMissing = Code("missing part of a batch")
            /// The server may have carried out the call: the connection broke after it was sent, and it is not safe to
            /// repeat.
            public static let outcomeUnknown = Code("unknown outcome")
            /// Another process has taken over the work.
            public static let leaseLost = Code("lost lease")
            /// The cursor of a list of changes is no longer valid; list everything again.
            public static let resyncRequired = Code("expired cursor")
            /// The description of a service cannot be fetched.
            public static let descriptionUnavailable = Code("no description")
            /// A test has responders, but none that can respond to this call.
            public static let responder = Code("responder failure")
        }

        /// Creates an error, for responders and tests.
        public init(
            _ code: Code,
            _ message: String,
            status: Int? = nil,
            reason: String? = nil,
            cause: (any Swift.Error)? = nil
        ) {
            self.code = code
            self.message = message
            self.status = status
            self.reason = reason
            self.cause = cause
        }

        /// A Boolean value indicating whether the resource does not exist (404).
        ///
        /// Troubleshooting: check the name, and that the credentials may see the resource (some services hide it with
        /// 404).
        public var isNotFound: Bool { status == 404 && code != .batchUnsupported }
        /// A Boolean value indicating whether the resource existed and does no longer (410).
        ///
        /// Some services respond so when a token, such as Calendar's sync token, is too old.
        ///
        /// Troubleshooting: begin again without the token.
        public var isGone: Bool { status == 410 }
        /// A Boolean value indicating whether the credentials were missing or refused.
        ///
        /// Troubleshooting: log in again; a 403 (``isForbidden``) needs a permission instead.
        public var isUnauthorized: Bool { status == 401 }
        /// A Boolean value indicating whether a person has to log in (again) before any call can succeed.
        ///
        /// Troubleshooting: run the login of the application, or for Google's own credentials
        /// `gcloud auth application-default login`; ``message`` says which place has no credentials, or why they were
        /// refused.
        public var needsLogin: Bool { (cause as? OAuthError)?.needsLogin ?? false }
        /// A Boolean value indicating whether the credentials are valid, but not allowed to make the call.
        ///
        /// Troubleshooting: get the permission or the scope, or enable the service; a 403 that reports a limit is
        /// ``isQuota``.
        public var isForbidden: Bool { status == 403 && !isQuota }
        /// A Boolean value indicating whether another change came first: the name is taken (409), or the resource has
        /// changed (412).
        ///
        /// Troubleshooting: read the new state, apply the change to it and try again.
        public var isConflict: Bool { status == 409 || status == 412 }
        /// A Boolean value indicating whether a precondition (`ifGenerationMatch`, `If-Match`) did not hold.
        ///
        /// Troubleshooting: read the new state and try again.
        public var isPreconditionFailed: Bool { status == 412 }
        /// A Boolean value indicating whether the response says that nothing has changed since the given ETag.
        public var isNotModified: Bool { status == 304 }
        /// A Boolean value indicating whether a limit of the service was reached.
        ///
        /// A rate limit is ``isRetryable``; a used-up daily quota is not.
        ///
        /// Troubleshooting: slow down, or raise the quota.
        public var isQuota: Bool {
            status == 429 || canonicalStatus == "RESOURCE_EXHAUSTED" || QuotaReason(reason) != nil
        }
        /// A Boolean value indicating whether the same call may succeed later, if it is safe to repeat.
        ///
        /// `StandardRetry` decides by the same rule.
        public var isRetryable: Bool {
            if let error = cause as? FetchError { return error.isRetryable }
            if let error = cause as? OAuthError { return error.isRetryable }
            return status.map { StandardRetry().mayPass($0, reason: reason) } ?? false
        }
        /// A Boolean value indicating whether a time limit was exceeded.
        public var isTimeout: Bool {
            let error = (cause as? OAuthError)?.cause ?? cause
            return (error as? FetchError)?.isTimeout ?? false
        }

        /// A readable form, without secrets that the messages of servers and causes may contain.
        public var description: String {
            let place = [method, url].compactMap(\.self).joined(separator: " ")
            var text = place.isEmpty ? "" : place + ": "
            text += status.map { "HTTP \($0)" } ?? code.description
            if let reason = reason ?? canonicalStatus { text += " \(reason)" }
            text += ": \(message)"
            if attempts.count > 1 { text += " (after \(attempts.count) attempts)" }
            if let cause = causeToShow { text += " [\(cause)]" }
            return Redaction.text(text)
        }

        /// The cause that the message does not contain already, as it does that of these errors.
        private var causeToShow: (any Swift.Error)? {
            switch cause {
            case let error as FetchError: error.cause
            case let error as OAuthError: error.cause
            default: cause
            }
        }
    }
}

extension GAPI.Error.Code {
    fileprivate init(_ code: FetchError.Code) {
        self =
            switch code {
            case .mediaChanged, .source: .sourceChanged
            case .invalidResponse: .unexpectedContent
            case .checksumMismatch: .checksumMismatch
            case .invalidRequest: .invalidRequest
            case .file: .file
            case .uploadSessionExpired: .uploadSessionExpired
            case .uploadProtocol: .uploadProtocol
            case .leaseLost: .leaseLost
            default: .transport
            }
    }
}

extension GAPI.Error {
    /// Creates an error of this module from any error of a call except its cancellation.
    init(_ error: any Error, method: String, url: String? = nil) {
        switch error {
        case let error as GAPI.Error: self = error
        case let error as FetchError:
            if [.status, .uploadSessionExpired].contains(error.code), let response = error.response {
                self.init(response: response)
                if error.code == .uploadSessionExpired { code = .uploadSessionExpired }
            } else {
                let code = Code(error.code)
                // A transport's message only repeats the request, which is shown before it.
                let saysWhere = url.map { error.message.hasSuffix(" " + $0) } ?? false
                let message = saysWhere ? "\(error.code)" : error.message
                // A source that threw belongs to the application, so its own error says more.
                self.init(code, message, cause: error.code == .source ? error.cause : error)
                if code == .transport, !saysWhere { self.message = "\(error.code): \(message)" }
                attempts = error.attempts
                if code == .uploadProtocol { status = error.response?.head.status.code }
            }
        case let error as OAuthError:
            self.init(.credentials, error.message, reason: error.reason?.rawValue, cause: error)
            retryAfter = error.retryAfter
        default: self.init(.transport, "the call failed", cause: error)
        }
        self.method = self.method ?? method
        self.url = self.url ?? url
    }
}
