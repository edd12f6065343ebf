import AsyncFetch

/// The error of getting a token, of a login, or of a credentials file.
///
/// A cancelled wait throws `CancellationError` instead, never wrapped in this type. No description shows a token, a
/// key, a code, an assertion or the contents of a file.
public struct OAuthError: Error, Sendable, CustomStringConvertible {
    /// The kind of failure.
    public var code: Code
    /// A message that says what failed and what to do about it.
    public var message: String
    /// The reason that the server gave, if it refused.
    public var reason: Reason?
    /// The status of the server's response, if there was one.
    public var status: Int?
    /// The time that the server asks to wait.
    public var retryAfter: Duration?
    /// The underlying error, if there was one.
    public var cause: (any Error)?

    /// Creates an error, for providers and stores of one's own.
    public init(
        _ code: Code,
        _ message: String,
        reason: Reason? = nil,
        status: Int? = nil,
        cause: (any Error)? = nil
    ) {
        self.code = code
        self.message = message
        self.reason = reason
        self.status = status
        self.cause = cause
    }

    /// A kind of failure; later versions add more.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// A readable form; its last word names no secret, or else the message behind it would be redacted.
        public let description: String
        private init(_ description: String) { self.description = description }

        /// There are no credentials in any of the places that were looked at, which the message names.
        public static let notFound = Code("no credentials found")
        /// A credentials file cannot be read, or is not what it must be; the message names the file and the member.
        public static let malformedFile = Code("malformed credentials file")
        /// The file has credentials of a type that nobody knows, or that cannot be used here.
        public static let unsupportedType = Code("unsupported type of credentials file")
        /// The file has credentials of another type than the caller allowed.
        public static let unexpectedType = Code("unexpected type of credentials file")
        /// The key is no private key of a supported kind; the message says which kind it is.
        public static let badKey = Code("key that cannot be used")
        /// The credentials run a program, which the environment does not allow.
        public static let executableNotAllowed = Code("program not allowed")
        /// The token of another identity provider cannot be had.
        public static let subjectToken = Code("subject token missing")
        /// The server refused; see ``OAuthError/reason``.
        public static let refused = Code("refused")
        /// The server's response is not what its protocol promises.
        public static let badAnswer = Code("bad answer")
        /// The server cannot be reached, or reports a failure of its own.
        public static let unavailable = Code("unavailable server")
        /// The redirect at the end of a login belongs to another login.
        public static let stateMismatch = Code("state mismatch")
        /// The id token is not valid; the message says why.
        public static let idToken = Code("id token refused")
        /// A token store cannot be read or written.
        public static let store = Code("token store failure")
        /// Another process holds a token store for too long.
        public static let storeLocked = Code("locked token store")
        /// Service and credentials are of different universes (`universe_domain`).
        public static let universeMismatch = Code("universe mismatch")
        /// The login took longer than allowed.
        public static let timeout = Code("login timeout")
        /// The configuration cannot work: a URL that is none, an option without its partner.
        public static let invalidConfiguration = Code("invalid configuration")
    }

    /// The reason of a refusal: the `error` of RFC 6749 §5.2, or a finer reason that the response tells.
    public struct Reason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
        /// The name, as the server or RFC spells it.
        public let rawValue: String
        /// Creates a reason from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The name.
        public var description: String { rawValue }

        /// The grant (refresh token, code, assertion) is not valid, expired or revoked.
        public static let invalidGrant = Reason(rawValue: "invalid_grant")
        /// The client is unknown, or its authentication failed.
        public static let invalidClient = Reason(rawValue: "invalid_client")
        /// The client may not use this grant; for a service account: these scopes were not delegated to it.
        public static let unauthorizedClient = Reason(rawValue: "unauthorized_client")
        /// A scope is unknown or not allowed.
        public static let invalidScope = Reason(rawValue: "invalid_scope")
        /// The request is malformed.
        public static let invalidRequest = Reason(rawValue: "invalid_request")
        /// The server does not know this grant.
        public static let unsupportedGrantType = Reason(rawValue: "unsupported_grant_type")
        /// The user said no.
        public static let accessDenied = Reason(rawValue: "access_denied")
        /// The time for the login has passed.
        public static let expiredToken = Reason(rawValue: "expired_token")
        /// The user has not answered yet.
        public static let authorizationPending = Reason(rawValue: "authorization_pending")
        /// The client asks too often.
        public static let slowDown = Reason(rawValue: "slow_down")
        /// The server is overloaded or being repaired.
        public static let temporarilyUnavailable = Reason(rawValue: "temporarily_unavailable")
        /// The server failed.
        public static let serverError = Reason(rawValue: "server_error")

        // Finer than `invalid_grant`:

        /// The clock of this machine and that of the server differ too much.
        public static let clock = Reason(rawValue: "clock")
        /// The grant was revoked, or has expired.
        public static let revoked = Reason(rawValue: "revoked")
        /// The key of the service account was deleted or is another one.
        public static let keyDeleted = Reason(rawValue: "key_deleted")
        /// The organisation limits the length of sessions: the user must log in again.
        public static let sessionLength = Reason(rawValue: "session_length")
        /// Too many requests.
        public static let rate = Reason(rawValue: "rate")
    }

    /// A Boolean value indicating whether the same request may succeed later.
    ///
    /// Troubleshooting: `false` for what only a person can mend: a login, a key, a file, a permission.
    public var isRetryable: Bool {
        if [.unavailable, .storeLocked].contains(code) { return true }
        if let error = cause as? FetchError, error.isRetryable { return true }
        return reason.map { $0.isTemporary || $0 == .slowDown } ?? false
    }

    /// A Boolean value indicating whether a person has to log in again.
    ///
    /// Troubleshooting: run the login of the application, or for Google's own credentials
    /// `gcloud auth application-default login`.
    public var needsLogin: Bool {
        if code == .notFound { return true }
        guard let reason else { return false }
        return [.invalidGrant, .revoked, .sessionLength, .expiredToken].contains(reason)
    }

    /// A readable form, without secrets that the messages of servers and causes may contain.
    public var description: String {
        var text = "\(code): \(message)"
        if let reason { text += " (\(reason))" }
        if let cause { text += " [\(cause)]" }
        return Redaction.text(text)
    }
}
