public import AsyncFetch
public import HTTPTypes

/// A token that a user has granted to a web application (AuthSub); only old servers accept it.
///
/// Only unsigned tokens are supported.
public struct AuthSub: FetchCredentials {
    private let token: String

    /// Creates credentials from a token.
    public init(_ token: String) { self.token = token }

    /// A partition for each token.
    public var partition: String? { Self.partition(of: "AuthSub \(token)") }

    /// Always `true`, because the token is in memory.
    public var isImmediate: Bool { true }

    /// Adds the token to a request.
    public func authorize(_ request: inout HTTPRequest) {
        // By scalars: a quotation mark with a combining accent is another character for Swift.
        let scalars = token.unicodeScalars.filter { !"\"\r\n".unicodeScalars.contains($0) }
        request.headerFields[.authorization] = "AuthSub token=\"\(String(String.UnicodeScalarView(scalars)))\""
    }
}

extension AuthSub: CustomStringConvertible, CustomReflectable {
    /// A description without the token.
    public var description: String { "AuthSub" }
    /// A mirror without the token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchCredentials where Self == AuthSub {
    /// Returns credentials with a token of AuthSub.
    public static func authSub(_ token: String) -> Self { AuthSub(token) }
}
