public import AsyncJSON

/// The claims about a user (OpenID Connect Core §5.3), as the server's userinfo endpoint tells them.
public struct UserInfo: Sendable, Hashable {
    /// All claims.
    public let claims: JSON.Value

    /// Creates a value from the claims.
    public init(claims: JSON.Value) { self.claims = claims }

    /// The user's identity at the issuer (`sub`).
    public var subject: String? { claims["sub"]?.string }
    /// The full name.
    public var name: String? { claims["name"]?.string }
    /// The name with which the user logs in, which can change.
    public var preferredUsername: String? { claims["preferred_username"]?.string }
    /// The e-mail address.
    public var email: String? { claims["email"]?.string }
    /// A Boolean value indicating whether the server has checked that the address is the user's; `nil` if it does not
    /// say.
    public var isEmailVerified: Bool? { claims["email_verified"]?.bool }
    /// The URL of a picture.
    public var picture: String? { claims["picture"]?.string }
    /// The domain of a Google Workspace account (`hd`).
    public var domain: String? { claims["hd"]?.string }
}

extension UserInfo: CustomStringConvertible, CustomReflectable {
    /// The names of the claims, without their values.
    public var description: String { "UserInfo(\((claims.members ?? []).map(\.0).joined(separator: ", ")))" }
    /// A mirror that does not show the values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
