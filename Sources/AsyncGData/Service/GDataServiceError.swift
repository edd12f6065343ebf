public import AsyncFetch
import AsyncGAPI
import AsyncXML
import HTTPTypes

/// Why a call of a ``GDataService`` failed.
///
/// A cancelled call throws `CancellationError` instead, never wrapped in this type.
public struct GDataServiceError: Error, Sendable, CustomStringConvertible {
    /// What kind of failure it was.
    public var code: Code
    /// What failed, and what to do about it: the server's own sentence where it gave one.
    public var message: String
    /// The status of the answer; nil where there was none.
    public var status: Int?
    /// What the server said is wrong, the most important first.
    public var errors: [ServerError] = []
    /// How long the server asks to wait.
    public var retryAfter: Duration?
    /// The attempts that failed, in order.
    public var attempts: [FetchAttempt] = []
    /// The page that could not be fetched or read to its end: a listing can go on from there.
    public var resumeURL: String?
    /// The error underneath: `FetchError` for a transport's, `XML.Error` for a decoder's.
    public var cause: (any Error)?

    /// The kinds of failure; later versions add to them.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// A readable form.
        public let description: String
        private init(_ description: String) { self.description = description }

        /// The call cannot be made as it is: the entry has no link to edit it, or cannot be written as XML.
        public static let invalidRequest = Code("invalid request")
        /// The server answered with an error; see ``GDataServiceError/status`` and ``GDataServiceError/errors``.
        public static let server = Code("server error")
        /// No answer was had; see ``GDataServiceError/cause``.
        public static let transport = Code("transport failure")
        /// The answer is XML of another kind than was expected, or broken.
        public static let decoding = Code("undecodable answer")
        /// The answer is no XML, for example the page of a proxy.
        public static let unexpectedContent = Code("unexpected content")
        /// No token could be had for the user; see ``GDataServiceError/cause``, a ``ClientLogin/Failure``.
        public static let login = Code("login failure")
        /// A feed whose pages would never end.
        public static let repeatedPage = Code("repeated page")
        /// A feed with more pages than the caller allowed.
        public static let tooManyPages = Code("too many pages")
        /// The upload session is gone; start again.
        public static let uploadSessionExpired = Code("upload session expired")
        /// The server broke the upload protocol.
        public static let uploadProtocol = Code("upload protocol violation")
        /// The source of an upload is not what it was when the session began.
        public static let sourceChanged = Code("source changed")
    }

    /// One of several errors in an answer.
    public struct ServerError: Sendable, Hashable, Codable {
        /// The part of the service that speaks.
        public var domain: String?
        /// A word for programs, such as `InvalidEntry`.
        public var code: String?
        /// The parameter, header or element that is at fault.
        public var location: String?
        /// A sentence for developers.
        public var internalReason: String?
        /// Where to read more.
        public var extendedHelp: String?
        /// Where to report it.
        public var sendReport: String?
    }

    init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// Whether nothing is there.
    ///
    /// Troubleshooting: somebody may have deleted it; fetch the feed again.
    public var isNotFound: Bool { status == 404 || status == 410 }
    /// Whether the credentials were missing or refused.
    ///
    /// Troubleshooting: log in again; a 403 needs a permission instead.
    public var isUnauthorized: Bool { status == 401 }
    /// Whether somebody else has changed the entry since it was fetched.
    ///
    /// Troubleshooting: fetch it again, and decide whose changes count.
    public var isConflict: Bool { status == 409 || status == 412 }
    /// The puzzle that the server wants solved before it lets the user in.
    ///
    /// Troubleshooting: show ``ClientLogin/Captcha/imageURL`` and call ``ClientLogin/solve(_:answer:)``.
    public var captcha: ClientLogin.Captcha? { (cause as? ClientLogin.Failure)?.captcha }

    /// A readable form.
    public var description: String {
        var text = status.map { "HTTP \($0)" } ?? code.description
        if let code = errors.first?.code { text += " \(code)" }
        text += ": \(message)"
        if attempts.count > 1 { text += " (after \(attempts.count) attempts)" }
        if let cause { text += " [\(cause)]" }
        return text
    }
}

extension GDataServiceError {
    /// The error of an answer.
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

    /// The errors of a document of Google Data's; none in any other.
    static func serverErrors(in document: some Collection<UInt8>) -> [ServerError] {
        (try? XML.Decoder().decode(ServerErrors.self, from: document))?.errors ?? []
    }

    /// Any error of a call but its cancellation in this module's terms.
    init(_ error: any Error) {
        switch error {
        case let error as GDataServiceError: self = error
        case let error as ClientLogin.Failure:
            self.init(.login, error.description, cause: error)
            status = error.status
        case let error as FetchError:
            self.init(error.code == .source ? .sourceChanged : .transport, error.message, cause: error)
            attempts = error.attempts
        case let error as GAPIError:
            let code: Code =
                switch error.code {
                case .uploadSessionExpired: .uploadSessionExpired
                case .uploadProtocol: .uploadProtocol
                case .sourceChanged: .sourceChanged
                case .invalidRequest: .invalidRequest
                default: .transport
                }
            self.init(code, error.message, cause: error.cause)
            status = error.status
            attempts = error.attempts
        case let error as XML.Error: self.init(.decoding, "the answer is not the XML that was expected", cause: error)
        default: self.init(.transport, "the call failed", cause: error)
        }
    }

    /// The error of a feed that breaks the contract of `PageSequence`.
    init(_ kind: PageFailure.Kind, after pages: Int, at url: String?) {
        switch kind {
        case .repeatedToken:
            self.init(.repeatedPage, "a page links to one that was there before; the feed would never end")
        case .tooManyPages:
            self.init(.tooManyPages, "there are more than \(pages) pages; raise maxPages or go on from resumeURL")
        }
        resumeURL = url
    }
}

/// `<errors xmlns="http://schemas.google.com/g/2005"><error>…`, as Google Data services answer.
private struct ServerErrors: Codable, XML.Root {
    static let element = GD.name("errors")
    var errors: [GDataServiceError.ServerError]

    enum CodingKeys: String, CodingKey { case errors = "error" }
}
