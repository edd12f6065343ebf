#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// One cookie of a ``CookieJar`` (RFC 6265bis).
///
/// A cookie is codable, so that a jar can be saved: `JSONEncoder().encode(jar.cookies)`. It is a secret like a
/// password: no description shows its value.
public struct FetchCookie: Sendable, Hashable, Codable {
    /// The name, which may be empty.
    public var name: String
    /// The value, with quotation marks if the server put them around it.
    public var value: String
    /// The host to which the cookie is sent, in lower case and without a leading dot.
    public var domain: String
    /// A Boolean value indicating whether the cookie is sent to that host alone, and not to hosts below it.
    public var isHostOnly: Bool
    /// The path at and below which the cookie is sent.
    public var path: String
    /// The time when the cookie expires; `nil` for the end of the session, which the application decides.
    public var expires: Date?
    /// A Boolean value indicating whether the cookie is sent only over https, or to this machine.
    public var isSecure: Bool
    /// A Boolean value indicating whether scripts of a page must not read the cookie; the jar does not use it.
    public var isHTTPOnly: Bool
    /// The value of `SameSite` in lower case, such as `lax`; the jar does not use it, because it knows no sites.
    public var sameSite: String?

    /// Creates a cookie for one host.
    public init(
        name: String,
        value: String,
        domain: String,
        isHostOnly: Bool = true,
        path: String = "/",
        expires: Date? = nil,
        isSecure: Bool = true,
        isHTTPOnly: Bool = false,
        sameSite: String? = nil
    ) {
        self.name = name
        self.value = value
        self.domain = domain
        self.isHostOnly = isHostOnly
        self.path = path
        self.expires = expires
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
        self.sameSite = sameSite
    }

    /// Returns `true` if the cookie is sent to a host (RFC 6265bis §5.1.3); addresses have no hosts below them.
    func isSent(toHost host: String) -> Bool {
        if host == domain { return true }
        return !isHostOnly && host.hasSuffix("." + domain) && !host.isAddress
    }

    /// Returns `true` if the cookie is sent to a path (RFC 6265bis §5.1.4).
    func isSent(toPath requested: String) -> Bool {
        guard requested.utf8.starts(with: path.utf8) else { return false }
        return requested.utf8.count == path.utf8.count || path.utf8.last == UInt8(ascii: "/")
            || requested.utf8.dropFirst(path.utf8.count).first == UInt8(ascii: "/")
    }

    /// Returns `true` if both cookies are the same entry of a jar.
    func replaces(_ other: FetchCookie) -> Bool {
        name == other.name && domain == other.domain && path == other.path && isHostOnly == other.isHostOnly
    }

    func isExpired(at now: Date) -> Bool { expires.map { $0 <= now } ?? false }
}

extension FetchCookie: CustomStringConvertible, CustomReflectable {
    /// The name, domain and path as `name; domain; path`, without the value.
    public var description: String { "\(name); \(domain); \(path)" }
    /// A mirror that does not show the value.
    public var customMirror: Mirror { Mirror(self, children: ["name": name, "domain": domain, "path": path]) }
}

extension String {
    /// A Boolean value indicating whether the string is an IP address and not a host name.
    var isAddress: Bool {
        if utf8.contains(UInt8(ascii: ":")) || utf8.first == UInt8(ascii: "[") { return true }
        guard let last = utf8.last, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) else { return false }
        let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8(Substring($0)) != nil }
    }
}
