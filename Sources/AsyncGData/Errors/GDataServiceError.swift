import AsyncFeeds
public import AsyncFetch
import AsyncXML
import HTTPTypes

/// The error of a call of a ``GDataService``, or of a login.
///
/// It is the only public error of this module. Feeds and entries themselves throw `XML.Error`, and registries
/// `Feeds.Error`.
///
/// A cancelled call throws `CancellationError` instead, never wrapped in this type.
public struct GDataServiceError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public var code: Code
    /// A description of the failure and its remedy; the server's own description if it sent one.
    public var message: String
    /// The status of the response; `nil` if there was no response.
    public var status: Int?
    /// The errors in the response, the most important first.
    public var errors: [ServerError] = []
    /// The time that the server asks the client to wait; `nil` if it asks for none.
    public var retryAfter: Duration?
    /// The attempts that failed, in order.
    public var attempts: [FetchAttempt] = []
    /// The URL of the page that could not be fetched or read completely; a listing can continue from it.
    public var resumeURL: String?
    /// The refusal of a login; `nil` for any other failure.
    public var login: LoginRefusal?
    /// The underlying error: `FetchError` from the transport, `XML.Error` from the decoder.
    public var cause: (any Error)?

    /// The kinds of failure; later versions may add more.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// A readable form.
        public let description: String
        private init(_ description: String) { self.description = description }

        /// The call cannot be sent: for example, the entry has no `edit` link, or cannot be written as XML.
        public static let invalidRequest = Code("invalid request")
        /// The server responded with an error; see ``GDataServiceError/status`` and ``GDataServiceError/errors``.
        public static let server = Code("server error")
        /// There was no response; see ``GDataServiceError/cause``.
        public static let transport = Code("transport failure")
        /// The response is invalid XML, or XML of an unexpected kind.
        public static let decoding = Code("undecodable answer")
        /// The response is not XML, such as the page of a proxy.
        public static let unexpectedContent = Code("unexpected content")
        /// The server refused the login of the user; see ``GDataServiceError/login``.
        public static let login = Code("login failure")
        /// A page links to an earlier page, so the feed would never end.
        public static let repeatedPage = Code("repeated page")
        /// The feed has more pages than the caller allowed.
        public static let tooManyPages = Code("too many pages")
        /// The upload session no longer exists; start a new upload.
        public static let uploadSessionExpired = Code("upload session expired")
        /// The server violated the upload protocol.
        public static let uploadProtocol = Code("upload protocol violation")
        /// The source of an upload has changed since the session began.
        public static let sourceChanged = Code("source changed")
        /// Another process has taken over the upload.
        public static let leaseLost = Code("lost lease")
    }

    /// One of the errors in a response.
    public struct ServerError: Sendable, Hashable, Codable {
        /// The part of the service that reports the error.
        public var domain: String?
        /// The error code, such as `InvalidEntry`.
        public var code: String?
        /// The parameter, header field or element that is at fault.
        public var location: String?
        /// A description for developers.
        public var internalReason: String?
        /// The URL of more information.
        public var extendedHelp: String?
        /// The URL for reports of the error.
        public var sendReport: String?
    }

    /// A puzzle that shows that a person logs in.
    public struct Captcha: Sendable, Hashable {
        /// The token that identifies the puzzle to the server.
        public let token: String
        /// The URL of the image to show.
        public let imageURL: String
    }

    /// The refusal of a login by the server.
    public struct LoginRefusal: Sendable, Hashable {
        /// The server's error code, such as `BadAuthentication` or `CaptchaRequired`.
        public let reason: String
        /// The URL of more information; `nil` if the server names none, or names a place that it must not link to.
        public let infoURL: String?
        /// The captcha to solve; `nil` if the server asks for none, or if its image is at a place that the server must
        /// not link to.
        public let captcha: Captcha?
    }

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// A Boolean value indicating whether the resource does not exist (404).
    ///
    /// Troubleshooting: another client may have deleted it; fetch the feed again.
    public var isNotFound: Bool { status == 404 }
    /// A Boolean value indicating whether the resource existed and does no longer (410).
    ///
    /// Troubleshooting: fetch the feed again.
    public var isGone: Bool { status == 410 }
    /// A Boolean value indicating whether the credentials were missing or rejected (401).
    ///
    /// Troubleshooting: log in again; a 403 needs a permission instead.
    public var isUnauthorized: Bool { status == 401 }
    /// A Boolean value indicating whether the credentials are valid, but not allowed to make the call (403).
    ///
    /// Troubleshooting: get the permission, or use another account; for a refused login, see ``login``.
    public var isForbidden: Bool { status == 403 && login == nil }
    /// A Boolean value indicating whether another client has changed the entry since it was fetched (409 or 412).
    ///
    /// Troubleshooting: fetch the entry again, and decide which changes to keep.
    public var isConflict: Bool { status == 409 || status == 412 }
    /// A Boolean value indicating whether the same call may succeed later, if it is safe to repeat.
    ///
    /// `StandardRetry` decides by the same rule.
    public var isRetryable: Bool {
        if let error = cause as? FetchError { return error.isRetryable }
        return status.map { StandardRetry().mayPass($0, reason: nil) } ?? false
    }
    /// A Boolean value indicating whether a time limit was exceeded.
    ///
    /// Troubleshooting: raise the timeout that the code of ``cause`` names, or find out why the server is slow.
    public var isTimeout: Bool { (cause as? FetchError)?.isTimeout ?? false }
    /// The captcha that the user must solve before the login; `nil` if there is none.
    ///
    /// Troubleshooting: show ``Captcha/imageURL`` and call ``ClientLogin/solve(_:answer:)``.
    public var captcha: Captcha? { login?.captcha }

    /// A readable form, without secrets that the messages of servers and causes may contain.
    public var description: String {
        var text = status.map { "HTTP \($0)" } ?? code.description
        if let code = errors.first?.code { text += " \(code)" }
        text += ": \(message)"
        if attempts.count > 1 { text += " (after \(attempts.count) attempts)" }
        if let cause { text += " [\(cause)]" }
        return Redaction.text(text)
    }
}

extension GDataServiceError {
    /// Creates the error of a response.
    init(response: FetchResponse) {
        let status = response.head.status
        self.init(.server, status.reasonPhrase.isEmpty ? "the server refused" : status.reasonPhrase)
        self.status = status.code
        attempts = response.attempts
        retryAfter = RetryAfter.delay(in: response.head)
        let type = response.head.headerFields[.contentType]?.lowercased() ?? ""
        if type.contains("xml") {
            errors = Self.serverErrors(in: response.body.readableBytesView)
        }
        if let error = errors.first {
            message = error.internalReason ?? error.code ?? message
        } else if type.hasPrefix("text/plain") {
            let line = response.text.prefix { !$0.isNewline }
            if !line.isEmpty { message = String(line.prefix(300)) }
        }
    }

    /// Decodes the errors of a Google Data error document; an empty list for any other document.
    static func serverErrors(in document: some Collection<UInt8>) -> [ServerError] {
        (try? XML.Decoder().decode(ServerErrors.self, from: document))?.errors ?? []
    }

    /// Decodes the errors of a Google Data error element; an empty list for any other element.
    static func serverErrors(in element: XML.Element) -> [ServerError] {
        (try? XML.Decoder().decode(ServerErrors.self, from: element))?.errors ?? []
    }

    /// Maps any error of a call, except its cancellation, to an error of this module.
    init(_ error: any Error) {
        switch error {
        case let error as GDataServiceError: self = error
        case let error as FetchError:
            if [.status, .uploadSessionExpired].contains(error.code), let response = error.response {
                self.init(response: response)
                if error.code == .uploadSessionExpired { code = .uploadSessionExpired }
            } else {
                self.init(Code(error.code), error.message, cause: error)
                attempts = error.attempts
                if code == .uploadProtocol { status = error.response?.head.status.code }
            }
        case let error as XML.Error: self.init(.decoding, "the answer is not the XML that was expected", cause: error)
        default: self.init(.transport, "the call failed", cause: error)
        }
    }

    /// Creates the error of a refused login.
    init(login refusal: LoginRefusal, status: Int) {
        let reason = refusal.captcha == nil ? refusal.reason : "a captcha has to be solved"
        self.init(.login, "the login failed: \(reason)")
        self.status = status
        login = refusal
    }

    /// Creates the error of a feed that breaks the contract of `FetchPageSequence`.
    init(_ failure: FetchPageFailure) {
        switch failure.kind {
        case .repeatedToken:
            self.init(.repeatedPage, "a page links to one that was there before; the feed would never end")
        case .tooManyPages:
            let pages = failure.pages
            self.init(.tooManyPages, "there are more than \(pages) pages; raise maxPages or go on from resumeURL")
        }
        resumeURL = failure.resumeToken
    }
}

extension GDataServiceError.Code {
    fileprivate init(_ code: FetchError.Code) {
        self =
            switch code {
            case .source: .sourceChanged
            case .uploadProtocol: .uploadProtocol
            case .leaseLost: .leaseLost
            default: .transport
            }
    }
}

/// The error document of Google Data services: `<errors xmlns="http://schemas.google.com/g/2005"><error>…`.
private struct ServerErrors: Codable, XML.Root {
    static let element = GD.name("errors")
    var errors: [GDataServiceError.ServerError]

    enum CodingKeys: String, CodingKey { case errors = "error" }
}
