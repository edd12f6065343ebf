public import AsyncJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An id token (OpenID Connect Core §2) whose signature and claims were checked: who the user is.
public struct IDToken: Sendable, Hashable {
    /// The issuer (`iss`).
    public var issuer: String
    /// The user (`sub`): unique at the issuer, and never given to another user.
    public var subject: String
    /// The clients for which the token is (`aud`).
    public var audience: [String]
    /// The client that asked for the token (`azp`).
    public var authorizedParty: String?
    /// The end of the token's validity (`exp`).
    public var expiry: Date
    /// The time at which the token was made (`iat`).
    public var issuedAt: Date
    /// The e-mail address; it can change, so it does not identify the user.
    public var email: String?
    /// A Boolean value indicating whether the issuer knows that the e-mail address is the user's.
    public var isEmailVerified: Bool
    /// The name of the user for people (`name`).
    public var name: String?
    /// The domain of the user's Google Workspace organisation (`hd`).
    public var hostedDomain: String?
    /// All claims.
    public var claims: JSON.Value
}

extension IDToken: CustomStringConvertible, CustomReflectable {
    /// The issuer and the user.
    public var description: String { "IDToken(\(subject) at \(issuer))" }
    /// A mirror that does not show the claims.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
