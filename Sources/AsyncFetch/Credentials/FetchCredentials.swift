public import HTTPTypes

/// The credentials that authorize requests.
///
/// The methods are called from any task, ``authorize(_:)`` for each attempt. A type whose tokens expire should keep
/// them in an actor, and share one refresh among all callers that wait for it.
public protocol FetchCredentials: Sendable {
    /// The identity of the credentials; a ``ResponseCache`` returns a response only to the same partition.
    ///
    /// It is never the secret itself, because a digest with it may be written to disk: ``partition(of:)`` makes a
    /// partition from a secret. The empty string stands for public access. With `nil`, the default, the identity is
    /// unknown, and responses are not stored.
    var partition: String? { get }

    /// Adds the credentials to a request, usually as one header field.
    ///
    /// The call waits for the method, and cancelling the call cancels it. ``FetchOptions/attemptTimeout`` does not
    /// cover it.
    ///
    /// - Throws: An error if there is no token; the request is then not sent, and the call fails with this error.
    func authorize(_ request: inout HTTPRequest) async throws

    /// Gets new credentials after a response of 401.
    ///
    /// The method is called at most once per call. If the request body cannot be sent again, the call returns the 401
    /// whatever the method does, unless the call is cancelled; the new credentials are then for the next call.
    ///
    /// - Parameters:
    ///   - rejected: The rejected request, as ``authorize(_:)`` left it.
    ///   - response: The response, whose `WWW-Authenticate` says what the server wants.
    /// - Returns: `true` if there are new credentials, so that the request should be sent once more.
    /// - Throws: An error if that failed; the call then fails with this error, if it could have been sent again.
    func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool

    /// A Boolean value indicating whether the methods wait for nothing; `false` by default.
    ///
    /// If `true`, calls run in the tasks of their callers, which saves two thread changes for each call.
    var isImmediate: Bool { get }
}

extension FetchCredentials {
    /// `nil`: the identity is unknown.
    public var partition: String? { nil }

    /// `false`: the methods may wait.
    public var isImmediate: Bool { false }

    /// Returns the partition for a secret: its SHA-256.
    public static func partition(of secret: String) -> String { secret.sha256 }

    /// Returns `false`: there is nothing to refresh.
    public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        false
    }
}

/// Credentials that add nothing to a request.
public struct NoCredentials: FetchCredentials {
    /// Creates the credentials.
    public init() {}
    /// The partition of public access.
    public var partition: String? { "" }
    /// `true`: there is nothing to wait for.
    public var isImmediate: Bool { true }
    /// Does nothing.
    public func authorize(_ request: inout HTTPRequest) {}
}

extension FetchCredentials where Self == NoCredentials {
    /// Credentials for public data, and for servers that need none.
    public static var none: Self { NoCredentials() }
}
