public import HTTPTypes

/// What makes a request authorized.
///
/// Called for each attempt, from any task. A type that holds tokens that expire keeps them in an actor of its own and shares one
/// refresh among all who wait for it.
public protocol Credentials: Sendable {
    /// Tells one identity from others: a ``ResponseCache`` gives an answer only to those whose partition is the same.
    ///
    /// Never the secret itself, for it may be written to disk as part of a digest: ``partition(of:)`` makes one of a secret. The
    /// empty text stands for the public, and nil, the default, for an identity that cannot be told: answers are not kept then.
    var partition: String? { get }

    /// Adds what authorizes a request, usually one header.
    /// - Throws: when there is no token and none can be had; the request is then not sent.
    func authorize(_ request: inout HTTPRequest) async throws

    /// Called once per call after the server answered 401.
    ///
    /// - Parameters:
    ///   - rejected: the request that was refused, as ``authorize(_:)`` left it.
    ///   - response: the answer, whose `WWW-Authenticate` says what the server wants.
    /// - Returns: whether there is something new to say, so that the request should be sent once more.
    /// - Throws: when the attempt to get it failed; the call then fails with this error.
    func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool

    /// Whether it waits for nothing; by default false.
    ///
    /// Calls then run in the tasks of their callers, which saves two changes of threads each.
    var isImmediate: Bool { get }
}

extension Credentials {
    /// Cannot tell.
    public var partition: String? { nil }

    /// May wait.
    public var isImmediate: Bool { false }

    /// A partition for those who know a secret: its SHA-256.
    public static func partition(of secret: String) -> String { secret.sha256 }

    /// Has nothing to refresh.
    public func refresh(afterRejectionOf rejected: HTTPRequest, by response: HTTPResponse) async throws -> Bool {
        false
    }
}

/// Adds nothing.
public struct NoCredentials: Credentials {
    /// Creates them.
    public init() {}
    /// The public.
    public var partition: String? { "" }
    /// Has nothing to wait for.
    public var isImmediate: Bool { true }
    /// Adds nothing.
    public func authorize(_ request: inout HTTPRequest) {}
}

extension Credentials where Self == NoCredentials {
    /// For public data and for servers that ask for nothing.
    public static var none: Self { NoCredentials() }
}
