import AsyncJSON
public import HTTPTypes

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A token that authorizes requests (RFC 6750), with what its issuer said of it.
public struct AccessToken: Sendable, Hashable {
    /// The token itself.
    public var value: String
    /// The end of its validity; `nil` if the issuer did not say, so that it is used until a server refuses it.
    public var expiry: Expiry?
    /// The scopes that were granted, which may be fewer than those requested; `nil` if the issuer did not say.
    public var scopes: [String]?
    /// The scheme of the `Authorization` header field.
    public var type: String
    /// The header fields that requests with this token need besides, such as `X-Goog-User-Project`.
    ///
    /// A field that a request has already is kept.
    public var headerFields: HTTPFields
    /// The identity that the token stands for, if only the token tells it; `nil`, the default, for that of the provider.
    ///
    /// It is never a secret, and the same for each token of that identity: see ``TokenProvider/identity``.
    public var identity: String?

    /// Creates a token.
    public init(
        _ value: String,
        expiry: Expiry? = nil,
        scopes: [String]? = nil,
        type: String = "Bearer",
        headerFields: HTTPFields = [:]
    ) {
        self.value = value
        self.expiry = expiry
        self.scopes = scopes
        self.type = type
        self.headerFields = headerFields
    }

    /// The end of a token's validity.
    public enum Expiry: Sendable, Hashable {
        /// The duration since the request for the token was sent (`expires_in`); a wrong wall clock does not matter.
        case after(Duration)
        /// A moment by the wall clock (`exp`, `expireTime`, stored tokens).
        case at(Date)
    }
}

extension AccessToken.Expiry: CustomStringConvertible {
    /// The duration, or the moment in UTC.
    public var description: String {
        switch self {
        case .after(let duration): "\(duration) after its request"
        // The description of a date itself stops the process for dates that are none.
        case .at(let date): "\(JSON.Timestamp(date))"
        }
    }
}

extension AccessToken: CustomStringConvertible, CustomReflectable {
    /// The expiry and the scopes, without the token.
    public var description: String {
        "AccessToken(type: \(type), expiry: \(expiry?.description ?? "unknown"), scopes: \(scopes ?? []))"
    }
    /// A mirror that does not show the token.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
