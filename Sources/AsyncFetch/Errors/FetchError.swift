/// Why a transfer failed below the level of an answer's meaning: no connection, no answer in time, a broken file.
///
/// A cancelled transfer throws `CancellationError` instead, never wrapped in this type. An HTTP status is no error here: it is
/// part of the response.
public struct FetchError: Error, Sendable, CustomStringConvertible {
    /// What kind of failure it was.
    public var code: Code
    /// What failed, and what to do about it.
    ///
    /// Never shows a token, key, cookie, query or body.
    public var message: String
    /// The error underneath, if there was one.
    public var cause: (any Error)?
    /// Each attempt that was made, in order.
    public var attempts: [FetchAttempt]
    /// The answer, where there was one to look at; not part of the description.
    public var response: FetchResponse?

    /// Creates an error; for transports.
    public init(_ code: Code, _ message: String, cause: (any Error)? = nil, attempts: [FetchAttempt] = []) {
        self.code = code
        self.message = message
        self.cause = cause
        self.attempts = attempts
    }

    /// The kinds of failure; later versions add to them.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// A readable form.
        public let description: String
        private init(_ description: String) { self.description = description }

        /// The request cannot be sent as it is: no host, a scheme that is not allowed, a broken URL.
        public static let invalidRequest = Code("invalid request")
        /// No connection could be made: unknown host, refused, no route.
        public static let unreachable = Code("unreachable host")
        /// No connection was made in time; waiting for a place at the host is not a part of that.
        public static let connectTimeout = Code("connect timeout")
        /// Connected, but the server was silent for too long while it was its turn.
        public static let idleTimeout = Code("idle timeout")
        /// One attempt took longer than ``FetchOptions/attemptTimeout``.
        public static let attemptTimeout = Code("attempt timeout")
        /// The call as a whole took too long, its retries included.
        public static let totalTimeout = Code("total timeout")
        /// The connection broke before the answer was complete.
        public static let connectionLost = Code("connection lost")
        /// No place at the host became free: streams that nobody reads hold all of them, see ``Throttle/streamPatience``.
        public static let hostBusy = Code("busy host")
        /// The host has failed nearly always of late, and is not asked for a while; see ``Throttle/Breaker``.
        public static let circuitOpen = Code("circuit open")
        /// TLS could not be set up, or the peer's certificate was refused.
        public static let tls = Code("TLS failure")
        /// A proxy did not open the way: it asks for a user name and password, or refuses the host.
        public static let proxy = Code("proxy failure")
        /// The answer breaks HTTP: its length is wrong, its compression is broken.
        public static let invalidResponse = Code("invalid response")
        /// The answer is larger than the caller allowed.
        public static let tooLarge = Code("too large")
        /// A redirect that must not be followed: too many, from https to http, or from the internet into a private network.
        public static let redirect = Code("refused redirect")
        /// Reading or writing a local file failed.
        public static let file = Code("file failure")
        /// The source of a request's body threw, or supplied more or less than it promised, or is not that of the session.
        public static let source = Code("body source failure")
        /// The status of an answer is none that an ``APIRequest`` can do with; see ``FetchError/response``.
        public static let status = Code("unexpected status")
        /// An answer is not what an ``APIRequest`` reads it as; see ``FetchError/cause`` for path and position.
        public static let content = Code("unreadable content")
        /// A file changed on the server while it was downloaded.
        public static let mediaChanged = Code("changed media")
        /// The bytes that arrived are not those that the server has.
        public static let checksumMismatch = Code("checksum mismatch")
        /// The server has dropped the session of an upload; start a new upload.
        public static let uploadSessionExpired = Code("upload session expired")
        /// The server broke the protocol of an upload.
        public static let uploadProtocol = Code("upload protocol violation")
        /// The fetcher was shut down.
        public static let shutDown = Code("shut down")
        /// Anything else; see ``FetchError/cause``.
        public static let other = Code("transport failure")
    }

    /// Whether sending the same request again may succeed, provided that the request is safe to repeat.
    ///
    /// Troubleshooting: `false` for a broken file or URL, which a second try does not mend.
    public var isRetryable: Bool {
        [.unreachable, .connectTimeout, .idleTimeout, .attemptTimeout, .connectionLost, .circuitOpen].contains(code)
    }

    /// Whether it was a proxy that failed, and not the server behind it.
    ///
    /// Troubleshooting: look at the environment's `https_proxy`, or the ``ProxyPolicy`` of the configuration.
    public var isProxy: Bool { code == .proxy }

    /// Whether time ran out.
    ///
    /// Troubleshooting: raise the timeout that ``code`` names, or look why the server is slow.
    public var isTimeout: Bool { [.connectTimeout, .idleTimeout, .attemptTimeout, .totalTimeout].contains(code) }

    /// A readable form, without the secrets that causes of other libraries may have in them.
    public var description: String {
        var text = "\(code): \(message)"
        if attempts.count > 1 { text += " (\(attempts.count) attempts)" }
        if let cause { text += " [\(cause)]" }
        return Redaction.text(text)
    }
}
