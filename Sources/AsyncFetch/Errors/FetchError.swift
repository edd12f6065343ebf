/// The error of a transfer: no connection, no response in time, a broken file.
///
/// A cancelled transfer throws `CancellationError` instead, never wrapped in this type. An HTTP status alone is not an
/// error of a fetch, because it is part of the response. ``FetchResponse/requireSuccess()`` and ``APIRequest`` turn an
/// unexpected status into ``Code/status``.
public struct FetchError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public var code: Code
    /// A message that says what failed and what to do about it.
    ///
    /// It never shows a token, key, cookie, query or body.
    public var message: String
    /// The underlying error, if there was one.
    public var cause: (any Error)?
    /// The attempts that were sent and have failed, in order.
    public var attempts: [FetchAttempt]
    /// The response, if there was one to look at; it is not part of the description.
    public var response: FetchResponse? {
        get { keptResponse?.value }
        set { keptResponse = newValue.map { Shared($0) } }
    }
    /// The response in its own place: few errors have one, and each call that waits has room for an error.
    private var keptResponse: Shared<FetchResponse>?

    /// Creates an error, for transports.
    public init(_ code: Code, _ message: String, cause: (any Error)? = nil, attempts: [FetchAttempt] = []) {
        self.code = code
        self.message = message
        self.cause = cause
        self.attempts = attempts
    }

    /// A kind of failure; later versions add more.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// A readable form.
        public let description: String
        private init(_ description: String) { self.description = description }

        /// The request cannot be sent as it is: no host, a scheme that is not allowed, a broken URL.
        public static let invalidRequest = Code("invalid request")
        /// No connection could be made: unknown host, refused, no route.
        public static let unreachable = Code("unreachable host")
        /// No connection was made in time; the wait for a place at the host does not count.
        public static let connectTimeout = Code("connect timeout")
        /// The connection was made, but the server kept the client waiting too long.
        public static let idleTimeout = Code("idle timeout")
        /// One attempt took longer than ``FetchOptions/attemptTimeout``.
        public static let attemptTimeout = Code("attempt timeout")
        /// The call as a whole took too long, its retries included.
        public static let totalTimeout = Code("total timeout")
        /// The connection broke before the response was complete.
        public static let connectionLost = Code("connection lost")
        /// No place at the host became free, because streams that nobody reads hold all of them.
        ///
        /// See ``FetchThrottle/streamPatience``.
        public static let hostBusy = Code("busy host")
        /// Nearly all recent attempts at the host failed, so it is not asked for a while; see
        /// ``FetchThrottle/Breaker``.
        public static let circuitOpen = Code("circuit open")
        /// The request was not sent, because the server has refused most recent ones for too much load; see
        /// ``FetchThrottle/Adaptive``.
        public static let throttled = Code("throttled")
        /// TLS could not be set up, or the peer's certificate was refused.
        public static let tls = Code("TLS failure")
        /// A proxy did not let the request through: it asks for a user name and password, or refuses the host.
        public static let proxy = Code("proxy failure")
        /// The response breaks HTTP: its length is wrong, or its compression is broken.
        public static let invalidResponse = Code("invalid response")
        /// The response is larger than the caller allowed.
        public static let tooLarge = Code("too large")
        /// A redirect that must not be followed: too many, from https to http, or from the internet into a private
        /// network.
        public static let redirect = Code("refused redirect")
        /// Reading or writing a local file failed.
        public static let file = Code("file failure")
        /// The source of a request body threw, supplied more or fewer bytes than announced, or is not that of the
        /// upload.
        public static let source = Code("body source failure")
        /// The response has an unexpected status; see ``FetchError/response``.
        public static let status = Code("unexpected status")
        /// The response body cannot be decoded; see ``FetchError/cause`` for path and position.
        public static let content = Code("unreadable content")
        /// A file changed on the server while it was downloaded.
        public static let mediaChanged = Code("changed media")
        /// The bytes that arrived differ from those that the server has.
        public static let checksumMismatch = Code("checksum mismatch")
        /// The server has dropped the session of an upload; start a new upload.
        public static let uploadSessionExpired = Code("upload session expired")
        /// The server broke the protocol of an upload.
        public static let uploadProtocol = Code("upload protocol violation")
        /// Another process has taken over the work.
        public static let leaseLost = Code("lost lease")
        /// The store that processes share cannot be used, or contains something unexpected.
        public static let sharedStore = Code("shared store failure")
        /// The fetcher was shut down.
        public static let shutDown = Code("shut down")
        /// Any other failure; see ``FetchError/cause``.
        public static let other = Code("transport failure")
    }

    /// A Boolean value indicating whether the same request may succeed later, if it is safe to repeat.
    ///
    /// Troubleshooting: `false` for a broken file or URL, which a second try does not repair.
    public var isRetryable: Bool {
        [.unreachable, .connectTimeout, .idleTimeout, .attemptTimeout, .connectionLost, .circuitOpen, .throttled]
            .contains(code)
    }

    /// A Boolean value indicating whether a proxy failed, and not the server behind it.
    ///
    /// Troubleshooting: look at the environment's `https_proxy`, or the ``ProxyPolicy`` of the configuration.
    public var isProxy: Bool { code == .proxy }

    /// A Boolean value indicating whether a time limit was exceeded.
    ///
    /// Troubleshooting: raise the timeout that ``code`` names, or find out why the server is slow.
    public var isTimeout: Bool { [.connectTimeout, .idleTimeout, .attemptTimeout, .totalTimeout].contains(code) }

    /// A readable form, without secrets that the errors of other libraries may contain.
    public var description: String {
        var text = "\(code): \(message)"
        if attempts.count > 1 { text += " (\(attempts.count) attempts)" }
        if let cause { text += " [\(cause)]" }
        return Redaction.text(text)
    }
}
