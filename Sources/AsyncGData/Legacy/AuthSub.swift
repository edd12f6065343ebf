public import AsyncFetch
public import HTTPTypes

/// A token that a user has given to a web application (AuthSub), which nothing but old servers takes.
///
/// Unsigned tokens only.
public struct AuthSub: Credentials {
    private let token: String

    /// Creates them from a token.
    public init(_ token: String) { self.token = token }

    /// One for each token.
    public var partition: String? { Self.partition(of: "AuthSub \(token)") }

    /// Has what it needs at hand.
    public var isImmediate: Bool { true }

    /// Adds the token to a request.
    public func authorize(_ request: inout HTTPRequest) {
        request.headerFields[.authorization] = "AuthSub token=\"\(token.filter { $0 != "\"" && !$0.isNewline })\""
    }
}

extension AuthSub: CustomStringConvertible, CustomReflectable {
    /// Does not show the token.
    public var description: String { "AuthSub" }
    /// Does not show the token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Credentials where Self == AuthSub {
    /// A token of AuthSub.
    public static func authSub(_ token: String) -> Self { AuthSub(token) }
}
